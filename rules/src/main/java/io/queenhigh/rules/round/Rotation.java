package io.queenhigh.rules.round;

import java.util.ArrayList;
import java.util.List;

/**
 * The player-dealer's position as it moves round the table.
 *
 * @param seat who banks; 0 while nobody does
 * @param roundsInARow rounds banked since the position was last offered, this one included
 * @param offeredTo who has the offer; 0 while none is open
 * @param declined seats that have declined since the position was last held
 * @param lastSeat where the bank was last, and the next offer starts from; 0 before the first
 * @param lastPlayer who held it there
 */
public record Rotation(
    int seat,
    int roundsInARow,
    int offeredTo,
    List<Integer> declined,
    int lastSeat,
    String lastPlayer) {

  public static final Rotation NONE = new Rotation(0, 0, 0, List.of(), 0, "");

  public Rotation {
    declined = List.copyOf(declined);
  }

  public boolean isHeld() {
    return seat != 0;
  }

  Rotation offered(int to) {
    return new Rotation(seat, roundsInARow, to, declined, lastSeat, lastPlayer);
  }

  Rotation declined(int by) {
    List<Integer> all = new ArrayList<>(declined);
    all.add(by);
    return new Rotation(seat, roundsInARow, 0, all, lastSeat, lastPlayer);
  }

  Rotation taken(int by, String player) {
    return new Rotation(by, 1, 0, List.of(), by, player);
  }

  Rotation goesOn() {
    return new Rotation(seat, roundsInARow + 1, 0, List.of(), lastSeat, lastPlayer);
  }

  Rotation vacated() {
    return new Rotation(0, 0, 0, List.of(), lastSeat, lastPlayer);
  }

  /** A fresh round of offers after everyone has declined. */
  Rotation offeredAgain() {
    return new Rotation(seat, roundsInARow, 0, List.of(), lastSeat, lastPlayer);
  }
}
