package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.TomlWords;

/** What a table may switch on where its document leaves the choice to the house. */
enum TableOption {
  FACE_UP("all player hands are dealt face up"),
  ANTE_REQUIRED("Pair Plus needs the Ante"),
  TWO_SPOTS("a player may bet on two adjacent spots"),
  FOLDED_HANDS_QUALIFY("a folded hand can still win the progressive"),
  GROSS_LIMIT("payoffs together stay within the player-dealer's wager");

  private final String says;

  TableOption(String says) {
    this.says = says;
  }

  String key() {
    return TomlWords.spelled(this);
  }

  String says() {
    return says;
  }
}
