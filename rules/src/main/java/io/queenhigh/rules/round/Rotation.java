package io.queenhigh.rules.round;

import java.util.ArrayList;
import java.util.List;

/**
 * The player-dealer's position as it moves round the table.
 *
 * @param seat who banks; 0 while nobody does
 * @param player his name, or who held it last while nobody does
 * @param roundsInARow rounds banked since the position was last offered, this one included
 * @param offeredTo who has the offer; 0 while none is open
 * @param declined who has declined since the position was last held
 * @param lastSeat where the bank was last, and the next offer starts from; 0 before the first
 * @param lastPlayer who banked the last round that was dealt
 * @param lastRounds how many rounds in a row he had banked then
 */
public record Rotation(
    int seat,
    String player,
    int roundsInARow,
    int offeredTo,
    List<String> declined,
    int lastSeat,
    String lastPlayer,
    int lastRounds) {

  public static final Rotation NONE = new Rotation(0, "", 0, 0, List.of(), 0, "", 0);

  public Rotation {
    declined = List.copyOf(declined);
  }

  public boolean isHeld() {
    return seat != 0;
  }

  Rotation offered(int to) {
    return new Rotation(seat, player, roundsInARow, to, declined, lastSeat, lastPlayer, lastRounds);
  }

  Rotation declined(String by) {
    return new Rotation(
        seat, player, roundsInARow, 0, and(declined, by), lastSeat, lastPlayer, lastRounds);
  }

  /**
   * Who banked the last round and takes the bank again goes on counting, also when somebody else
   * has held it in between without dealing from it.
   */
  Rotation taken(int by, String name, int mostInARow) {
    boolean goesOn = name.equals(lastPlayer) && lastRounds < mostInARow;
    return new Rotation(
        by, name, goesOn ? lastRounds + 1 : 1, 0, List.of(), by, lastPlayer, lastRounds);
  }

  Rotation goesOn() {
    return new Rotation(
        seat, player, roundsInARow + 1, 0, List.of(), lastSeat, lastPlayer, lastRounds);
  }

  /**
   * Who gives the bank up before his first round has banked nothing; the one before him still
   * counts.
   */
  Rotation vacated(boolean beforeItsRound) {
    int banked = beforeItsRound ? roundsInARow - 1 : roundsInARow;
    return banked == 0
        ? new Rotation(0, player, 0, 0, List.of(), lastSeat, lastPlayer, lastRounds)
        : new Rotation(0, player, 0, 0, List.of(), lastSeat, player, banked);
  }

  /** A fresh round of offers after everyone has declined. */
  Rotation offeredAgain() {
    return new Rotation(seat, player, roundsInARow, 0, List.of(), lastSeat, lastPlayer, lastRounds);
  }

  /** An offer ends with the one who had it. */
  Rotation without(int gone) {
    return offeredTo == gone ? offered(0) : this;
  }

  private static List<String> and(List<String> names, String name) {
    List<String> all = new ArrayList<>(names);
    all.add(name);
    return all;
  }
}
