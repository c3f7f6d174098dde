package io.queenhigh.audit.table;

import java.util.HashSet;
import java.util.Set;

/** The player-dealer's position, and how often in a row somebody has had it. */
final class BankSeat {

  private int seat;
  private String player = "";
  private int offeredTo;
  private int lastSeat;
  private String lastPlayer = "";
  private int offersGoOnFrom;
  private boolean takenInThisRound;
  private final Set<String> declined = new HashSet<>();

  /** Who last gave up a bank that he had dealt from, and how many rounds this one has banked. */
  private String servedBy = "";

  private int roundsOfThisTurn;

  /** Rounds banked since the position was last taken from another player. */
  private int roundsSinceTaken;

  /** Hands served one after the other by the same player, however he came to the position. */
  private String lastHandBy = "";

  private int handsInARow;

  int seat() {
    return seat;
  }

  boolean isHeld() {
    return seat != 0;
  }

  boolean isHeldAt(int place) {
    return seat != 0 && seat == place;
  }

  String player() {
    return player;
  }

  int offeredTo() {
    return offeredTo;
  }

  String lastPlayer() {
    return lastPlayer;
  }

  /** Who banked the last round that counts; who took the bank and gave it up unused did not. */
  String servedBy() {
    return servedBy;
  }

  int lastSeat() {
    return lastSeat;
  }

  /** From which seat the round of offers goes on. */
  int offersGoOnFrom() {
    return offersGoOnFrom;
  }

  boolean hasDeclined(String who) {
    return declined.contains(who);
  }

  boolean isTakenInThisRound() {
    return takenInThisRound;
  }

  int roundsSinceTaken() {
    return roundsSinceTaken;
  }

  int handsInARowOf(String who) {
    return who.equals(lastHandBy) ? handsInARow : 0;
  }

  void offered(int to) {
    offeredTo = to;
  }

  void declined(int by, String who) {
    declined.add(who);
    offeredTo = 0;
    offersGoOnFrom = by;
  }

  void restarted() {
    declined.clear();
    offersGoOnFrom = lastSeat;
  }

  /** Who had the offer is gone. */
  void offerEnds(int with) {
    if (offeredTo == with) {
      offeredTo = 0;
      offersGoOnFrom = with;
    }
  }

  /** Who takes the bank back goes on counting, unless everybody else had the chance to take it. */
  void taken(int by, String who, boolean countsAnew) {
    if (!who.equals(lastPlayer) || countsAnew) {
      roundsSinceTaken = 0;
    }
    seat = by;
    player = who;
    lastSeat = by;
    lastPlayer = who;
    roundsOfThisTurn = 0;
    offeredTo = 0;
    declined.clear();
    takenInThisRound = true;
  }

  void vacated() {
    if (roundsOfThisTurn > 0) {
      servedBy = player;
    }
    roundsOfThisTurn = 0;
    offersGoOnFrom = seat;
    seat = 0;
    player = "";
    offeredTo = 0;
    declined.clear();
  }

  /** Cards are out; a hand that ends void has been served, too, but does not count as a turn. */
  void dealt() {
    if (!player.equals(lastHandBy)) {
      lastHandBy = player;
      handsInARow = 0;
    }
  }

  void bankedARound() {
    roundsSinceTaken++;
    roundsOfThisTurn++;
    handsInARow++;
  }

  void nextRound() {
    takenInThisRound = false;
  }

  /** The table plays a game with another kind of bank now. */
  void forget() {
    vacated();
    lastSeat = 0;
    lastPlayer = "";
    servedBy = "";
    offersGoOnFrom = 0;
    roundsSinceTaken = 0;
    lastHandBy = "";
    handsInARow = 0;
  }
}
