package io.queenhigh.night;

import java.util.Locale;

/** What must hold, whatever a night brings. */
enum Property {
  ACKNOWLEDGED("nothing acknowledged is missing"),
  ONCE("every command is done once"),
  REFUSED("nothing refused is done"),
  MONEY("nobody's money is made or lost"),
  HIDDEN("no hidden card is seen"),
  ENDS("every round ends"),
  JACKPOT("every jackpot is paid once"),
  SAME("a table and a link are what their journals say"),
  NO_MISTAKE("the floor never stumbles"),
  AUDIT("the auditor finds nothing");

  private final String holds;

  Property(String holds) {
    this.holds = holds;
  }

  String holds() {
    return holds;
  }

  String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
