package io.queenhigh.floor.table;

import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import io.queenhigh.rules.round.Terms;
import java.util.List;
import java.util.Optional;

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
    boolean rotation2026,
    Optional<Linked> link) {

  /**
   * The progressive link that the table's meter is on.
   *
   * @param paysFrom as the link's terms have it, which is for good
   * @param verifyFrom the lowest hand of the pay table whose award a supervisor verifies and that
   *     gets a win page; without one it is what comes off the meter
   */
  public record Linked(String id, PaysFrom paysFrom, Optional<String> verifyFrom) {

    public Linked(String id, PaysFrom paysFrom) {
      this(id, paysFrom, Optional.empty());
    }
  }

  /** A table without a progressive. */
  public TableSetup(
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
    this(
        id,
        title,
        game,
        choices,
        fingerprint,
        terms,
        pace,
        dealer,
        cards,
        practicePlayers,
        rotation2026,
        Optional.empty());
  }

  /** Who runs the procedure. */
  public enum Dealer {
    AUTOMATIC,
    PERSON
  }

  /** Where the cards come from. */
  public enum CardSource {
    SHUFFLER,
    KEYED,
    /** Nowhere we know of: the table is dealt elsewhere, and only its controller is ours. */
    CONTROLLER_ONLY
  }

  public TableSetup {
    choices = List.copyOf(choices);
  }

  public TableSetup on(Linked linked) {
    return new TableSetup(
        id,
        title,
        game,
        choices,
        fingerprint,
        terms,
        pace,
        dealer,
        cards,
        practicePlayers,
        rotation2026,
        Optional.of(linked));
  }

  public String roundId(long number) {
    return id + "." + number;
  }

  public boolean isAutomatic() {
    return dealer == Dealer.AUTOMATIC;
  }

  public boolean isControllerOnly() {
    return cards == CardSource.CONTROLLER_ONLY;
  }

  public boolean isShuffled() {
    return cards == CardSource.SHUFFLER;
  }
}
