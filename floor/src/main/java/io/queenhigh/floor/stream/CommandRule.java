package io.queenhigh.floor.stream;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Ground;
import io.queenhigh.rules.ruling.Refused;

/** The house's rule about commands, wherever they are given. */
enum CommandRule implements Ground {
  COMMANDS("Commands");

  private final String clause;

  CommandRule(String clause) {
    this.clause = clause;
  }

  @Override
  public Citation cite() {
    return new Citation("FLOOR", clause);
  }

  /** What somebody is told who gives a command under an id that he has used for another. */
  static Refused used() {
    return new Refused(
        "id-used-for-another",
        "This id was used for another command, which was done; give every command an id of its own",
        COMMANDS.cite());
  }
}
