package io.queenhigh.rules.game;

import java.util.List;

/**
 * In which order and by which procedure money moves at the end of a round.
 *
 * @param opensHands the way round the table in which players' hands are opened
 */
public record Settling(
    Cited<Procedure> procedure,
    Cited<Around> around,
    Cited<List<Wager>> insideASeat,
    Cited<Around> opensHands) {

  /** Hands are opened as they are settled. */
  public Settling(
      Cited<Procedure> procedure, Cited<Around> around, Cited<List<Wager>> insideASeat) {
    this(procedure, around, insideASeat, around);
  }

  /** The same where a table takes no other wager. */
  public Settling withOnly(Wager wager) {
    return new Settling(
        procedure, around, new Cited<>(List.of(wager), insideASeat.by()), opensHands);
  }

  /** How a bank meets its wagers. */
  public enum Procedure {
    /** The tray pays and takes every wager in full. */
    HOUSE,
    /** One wager after the other, until the player-dealer's money is gone. */
    SEAT_BY_SEAT,
    /** All losers first, then winners from what is there. */
    COLLECT_FIRST
  }

  /** Where settling starts and which way it goes round the table. */
  public enum Around {
    CLOCKWISE_FROM_ACTION,
    COUNTER_CLOCKWISE_FROM_DEALERS_RIGHT
  }
}
