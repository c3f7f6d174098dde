package io.queenhigh.audit.table;

import java.util.HashMap;
import java.util.Map;

/** Who has dealt from the bank of late, where it must be with two players in forty minutes. */
final class BankTurns {

  private static final long FORTY_MINUTES = 40 * 60_000L;

  private final Map<String, Long> lastDealOf = new HashMap<>();
  private long dealingSince;

  void dealt(String banker, long atMillis) {
    dealingSince = beganAt(atMillis);
    lastDealOf.put(banker, atMillis);
    lastDealOf.values().removeIf(last -> last < atMillis - FORTY_MINUTES);
  }

  /** Whether one more deal would make it too long that nobody else has had the bank. */
  boolean isOverdue(String banker, long atMillis) {
    boolean another =
        lastDealOf.entrySet().stream()
            .anyMatch(
                deal ->
                    !deal.getKey().equals(banker) && deal.getValue() >= atMillis - FORTY_MINUTES);
    return !another && atMillis - beganAt(atMillis) >= FORTY_MINUTES;
  }

  /** Since when the table has dealt without a break of forty minutes. */
  private long beganAt(long atMillis) {
    boolean goesOn =
        lastDealOf.values().stream().anyMatch(last -> last >= atMillis - FORTY_MINUTES);
    return goesOn ? dealingSince : atMillis;
  }
}
