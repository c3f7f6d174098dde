package io.queenhigh.web.home;

import io.queenhigh.lab.exact.Fraction;
import java.util.ArrayList;
import java.util.List;

/**
 * What a player has done since he came: his rounds without a pause of half an hour between them,
 * the same in whichever window he asks.
 *
 * @param sinceMillis when he came into its first round
 * @param netCents fees not in it
 * @param resultCents what his chips have changed by
 * @param expectedCents what such wagers bring on average, fees taken off
 * @param mistakes decisions against the odds
 */
public record Sitting(
    long sinceMillis,
    int rounds,
    long stakedCents,
    long netCents,
    long feeCents,
    long resultCents,
    long expectedCents,
    int mistakes,
    long mistakesCents) {

  private static final long PAUSE_MILLIS = 30 * 60 * 1000L;

  /** Counts his rounds, which come with the newest first. */
  public static Sitting of(List<OwnRound> history, long nowMillis) {
    List<OwnRound> rounds = new ArrayList<>();
    long until = nowMillis;
    for (OwnRound round : history) {
      if (until - round.atMillis() > PAUSE_MILLIS) {
        break;
      }
      rounds.add(round);
      until = round.beganMillis();
    }
    return of(rounds.isEmpty() ? nowMillis : until, rounds);
  }

  private static Sitting of(long since, List<OwnRound> rounds) {
    Fraction expected = Fraction.ZERO;
    Fraction cost = Fraction.ZERO;
    long net = 0;
    long fees = 0;
    long staked = 0;
    long mistakes = 0;
    for (OwnRound round : rounds) {
      expected = expected.plus(round.expected().map(ExpectedResult::mean).orElse(Fraction.ZERO));
      cost = cost.plus(round.cost());
      net += round.netCents();
      fees += round.feeCents();
      staked += round.stakedCents();
      mistakes += round.decisions().stream().filter(one -> !one.verdict().right()).count();
    }
    return new Sitting(
        since,
        rounds.size(),
        staked,
        net,
        fees,
        net - fees,
        Verdict.cents(expected) - fees,
        Math.toIntExact(mistakes),
        Verdict.cents(cost));
  }
}
