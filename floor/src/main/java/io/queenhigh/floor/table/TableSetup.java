package io.queenhigh.floor.table;

import io.queenhigh.rules.round.Terms;
import java.util.List;

/**
 * What a table is set up as. Posted, and changed only between rounds.
 *
 * @param id short, for links: {@code wa-1}
 * @param choices the names of the game's choices, as the documents spell them
 * @param fingerprint of the game file the table was opened with
 * @param practicePlayers how many seats are taken by practice players
 * @param rotation2026 whether the player-dealer position is offered before every hand and must
 *     rotate within forty minutes
 */
public record TableSetup(
    String id,
    String title,
    String game,
    List<String> choices,
    String fingerprint,
    Terms terms,
    Pace pace,
    Dealer dealer,
    CardSource cards,
    int practicePlayers,
    boolean rotation2026) {

  /** Who runs the procedure. */
  public enum Dealer {
    AUTOMATIC,
    PERSON
  }

  /** Where the cards come from. */
  public enum CardSource {
    SHUFFLER,
    KEYED
  }

  public TableSetup {
    choices = List.copyOf(choices);
  }

  public String roundId(long number) {
    return id + "." + number;
  }

  public boolean isAutomatic() {
    return dealer == Dealer.AUTOMATIC;
  }

  public boolean isShuffled() {
    return cards == CardSource.SHUFFLER;
  }
}
