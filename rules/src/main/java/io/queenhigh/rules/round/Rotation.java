package io.queenhigh.rules.round;

import java.util.ArrayList;
import java.util.List;

/**
 * The player-dealer's position as it moves round the table.
 *
 * @param seat who banks; 0 while nobody does
 * @param roundsInARow rounds banked since the position was last offered, this one included
 * @param offeredTo who has the offer; 0 while none is open
 * @param declined who has declined since the position was last held
 * @param lastSeat where the bank was last, and the next offer starts from; 0 before the first
 * @param lastPlayer who held it there
 * @param lastRounds how many rounds in a row he banked
 */
public record Rotation(
    int seat,
    int roundsInARow,
    int offeredTo,
    List<String> declined,
    int lastSeat,
    String lastPlayer,
    int lastRounds) {

  public static final Rotation NONE = new Rotation(0, 0, 0, List.of(), 0, "", 0);

  public Rotation {
    declined = List.copyOf(declined);
  }

  public boolean isHeld() {
    return seat != 0;
  }

  Rotation offered(int to) {
    return new Rotation(seat, roundsInARow, to, declined, lastSeat, lastPlayer, lastRounds);
  }

  Rotation declined(String by) {
    List<String> all = new ArrayList<>(declined);
    all.add(by);
    return new Rotation(seat, roundsInARow, 0, all, lastSeat, lastPlayer, lastRounds);
  }

  /** Who gives the bank up early and takes it again goes on counting. */
  Rotation taken(int by, String player, int mostInARow) {
    boolean goesOn = player.equals(lastPlayer) && lastRounds < mostInARow;
    return new Rotation(by, goesOn ? lastRounds + 1 : 1, 0, List.of(), by, player, 0);
  }

  Rotation goesOn() {
    return new Rotation(seat, roundsInARow + 1, 0, List.of(), lastSeat, lastPlayer, lastRounds);
  }

  Rotation vacated(boolean beforeItsRound) {
    int banked = beforeItsRound ? roundsInARow - 1 : roundsInARow;
    return new Rotation(0, 0, 0, List.of(), lastSeat, lastPlayer, banked);
  }

  /** A fresh round of offers after everyone has declined. */
  Rotation offeredAgain() {
    return new Rotation(seat, roundsInARow, 0, List.of(), lastSeat, lastPlayer, lastRounds);
  }

  /** An offer ends with the one who had it. */
  Rotation without(int gone) {
    return offeredTo == gone ? offered(0) : this;
  }
}
