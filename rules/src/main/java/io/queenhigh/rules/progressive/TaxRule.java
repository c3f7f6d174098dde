package io.queenhigh.rules.progressive;

import java.util.List;

/**
 * When the tax office hears of an award, from a year on. The amounts are the operator's to keep up
 * to date; a page is marked by the rule of the year in which it was won.
 *
 * @param timesWager an award below this multiple of its wager is not reported
 * @param withholdAboveCents what an award, less its wager, may be before tax is withheld
 */
public record TaxRule(int fromYear, long reportFromCents, int timesWager, long withholdAboveCents) {

  /** Federal rules of the United States for wagers other than slots, bingo, keno and poker. */
  public static final List<TaxRule> UNITED_STATES =
      List.of(new TaxRule(1, 600_00, 300, 5_000_00), new TaxRule(2026, 2_000_00, 300, 5_000_00));

  /** The latest rule that had begun by then. */
  public static TaxRule in(int year, List<TaxRule> rules) {
    return rules.stream()
        .filter(rule -> rule.fromYear <= year)
        .reduce((earlier, later) -> later.fromYear >= earlier.fromYear ? later : earlier)
        .orElseThrow(() -> new IllegalArgumentException("no tax rule for " + year));
  }

  public boolean isReported(long awardCents, long wagerCents) {
    return awardCents >= reportFromCents && isManyTimes(awardCents, wagerCents);
  }

  public boolean isWithheld(long awardCents, long wagerCents) {
    return awardCents - wagerCents > withholdAboveCents && isManyTimes(awardCents, wagerCents);
  }

  private boolean isManyTimes(long awardCents, long wagerCents) {
    return awardCents >= Math.multiplyExact(wagerCents, (long) timesWager);
  }
}
