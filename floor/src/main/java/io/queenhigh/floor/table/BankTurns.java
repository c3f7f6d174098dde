package io.queenhigh.floor.table;

import java.util.Collections;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Who has banked lately, for the rotation rules of 2026: within every forty minutes the position
 * must have been with two players.
 *
 * @param sinceMillis since when the table has been dealing without a long break
 * @param lastDeal when each player last banked a deal
 */
public record BankTurns(long sinceMillis, NavigableMap<String, Long> lastDeal) {

  static final BankTurns NONE = new BankTurns(0, new TreeMap<>());

  /** How far the rules look back. */
  static final long WINDOW_MILLIS = 40 * 60_000L;

  private static final int PLAYERS = 2;

  public BankTurns {
    lastDeal = Collections.unmodifiableNavigableMap(new TreeMap<>(lastDeal));
  }

  BankTurns dealt(String banker, long atMillis) {
    NavigableMap<String, Long> recent = new TreeMap<>(lastDeal);
    recent.values().removeIf(last -> last < atMillis - WINDOW_MILLIS);
    boolean afterABreak = recent.isEmpty();
    recent.put(banker, atMillis);
    return new BankTurns(afterABreak ? atMillis : sinceMillis, recent);
  }

  /** Whether one more deal under this banker would leave two players unserved for too long. */
  boolean isOverdue(String banker, long nowMillis) {
    BankTurns next = dealt(banker, nowMillis);
    return nowMillis - next.sinceMillis >= WINDOW_MILLIS && next.lastDeal.size() < PLAYERS;
  }
}
