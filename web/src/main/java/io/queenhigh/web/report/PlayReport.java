package io.queenhigh.web.report;

import java.time.Instant;
import java.util.List;

/**
 * What was wagered between two times, put together by one aspect.
 *
 * @param rows the same wagers once each, by table, game, wager or person
 * @param total of all rows
 */
public record PlayReport(Instant from, Instant to, Aspect by, List<Row> rows, Row total) {

  public PlayReport {
    rows = List.copyOf(rows);
  }

  /** What a report is put together by. */
  public enum Aspect {
    TABLE,
    GAME,
    WAGER,
    PERSON,
    DAY
  }

  /**
   * One line of it. The progressive is left out: its worth moves with its meter.
   *
   * @param rounds in which these wagers were
   * @param heldCents what the bank kept
   * @param expectedCents what it keeps on average, when hands are played by the best strategy
   * @param deviationCents the standard deviation of that
   * @param chance how likely it is to be at least so far from what is expected, 1 at its middle: a
   *     decimal
   */
  public record Row(
      String of,
      long rounds,
      long bets,
      long stakedCents,
      long heldCents,
      long expectedCents,
      long deviationCents,
      String chance) {}
}
