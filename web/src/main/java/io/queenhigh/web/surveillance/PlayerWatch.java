package io.queenhigh.web.surveillance;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.web.home.Verdict;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

/**
 * How one player has played at one table dealt face up.
 *
 * <p>The chance is that of a player who never looks at the others' cards. Whatever he does with his
 * own, well or badly, the others' cards were dealt by chance: each of his departures from basic
 * strategy meets cards that approve of it as often as {@link io.queenhigh.lab.FaceUpChance} says,
 * and no oftener. So the chance that at least so many were approved is exact, without a word about
 * how good a player he is.
 *
 * @param rounds with at least one decision
 * @param departures decisions other than his own cards say
 * @param telling decisions where the others' cards say something else than his own
 * @param followed departures that the others' cards approve of
 * @param worthCents what his departures were worth so far, on average, against basic strategy
 * @param missedCents what the informed player would have had on top
 * @param chance of at least so many approved departures, by a player who does not look
 * @param bounded whether the true chance is smaller still, because many cards were in sight
 * @param standsOut whether it is too small to be chance, with so many players looked at
 * @param medianMillis of his decisions
 * @param othersMillis of everybody else's at the table; 0 where there are none
 * @param sideRounds rounds with a wager beside the Ante
 * @param says what the figures mean, in words
 */
public record PlayerWatch(
    String player,
    int rounds,
    int decisions,
    int departures,
    int telling,
    int followed,
    long worthCents,
    long missedCents,
    String chance,
    boolean bounded,
    boolean standsOut,
    long medianMillis,
    long othersMillis,
    int sideRounds,
    long anteCents,
    long sideCents,
    List<String> signs,
    String says) {

  /** Before so many decisions nothing is said about time and side bets. */
  private static final int ENOUGH = 20;

  /** Nobody stands out by one or two lucky departures, however unlikely they were. */
  private static final int FEWEST = 3;

  /** Of all looked at, somebody is taken for an advantage player by mistake once in so many. */
  private static final double MISTAKES = 100;

  /**
   * Adds up.
   *
   * @param own his decisions, of one table
   * @param all everybody's
   * @param looked how many players are looked at together
   * @param chanceOf how often a departure is approved by cards that nobody looked at
   */
  static PlayerWatch of(
      String player,
      List<Observed> own,
      List<Observed> all,
      int looked,
      ToDoubleFunction<Observed> chanceOf,
      boolean bounded) {
    // One decision a round: a second hand of the same player sees the first one's cards.
    List<Observed> counted = own.stream().filter(Observed::first).toList();
    List<Observed> departures = counted.stream().filter(Observed::departs).toList();
    int followed = count(departures, Observed::follows);
    double chance =
        followed == 0
            ? 1
            : UnlikelyCount.atLeast(
                followed, departures.stream().map(chanceOf::applyAsDouble).toList());
    boolean standsOut = followed >= FEWEST && chance * looked * MISTAKES < 1;
    long median = median(own);
    long others = median(all.stream().filter(one -> !one.player().equals(player)).toList());
    int sideRounds = count(counted, one -> one.sideCents() > 0);
    return new PlayerWatch(
        player,
        counted.size(),
        own.size(),
        departures.size(),
        count(counted, Observed::isTelling),
        followed,
        Verdict.cents(sum(own, Observed::worth)),
        Verdict.cents(sum(own, Observed::missed)),
        said(chance),
        bounded,
        standsOut,
        median,
        others,
        sideRounds,
        total(own, Observed::anteCents),
        total(own, Observed::sideCents),
        signs(standsOut, counted.size(), median, others, sideRounds),
        says(departures.size(), followed, chance, standsOut));
  }

  private static List<String> signs(
      boolean standsOut, int rounds, long median, long others, int sideRounds) {
    List<String> signs = new ArrayList<>();
    if (standsOut) {
      signs.add("departs from basic strategy when the others' cards say so");
    }
    if (rounds >= ENOUGH && others > 0 && 2 * median > 3 * others) {
      signs.add("decides slowly");
    }
    if (rounds >= ENOUGH && sideRounds == 0) {
      signs.add("makes no side bets");
    }
    return signs;
  }

  private static String says(int departures, int followed, double chance, boolean standsOut) {
    if (departures == 0) {
      return "Has never departed from basic strategy.";
    }
    String counted =
        "Departed from basic strategy %d time%s; the others' cards backed %d."
            .formatted(departures, departures == 1 ? "" : "s", followed);
    if (followed == 0) {
      return counted + " Nothing suggests a look at the others' cards.";
    }
    return counted
        + " Of players who never look at them, one in %s would be backed this often."
            .formatted(oneIn(chance))
        + (standsOut ? " That is not luck." : " That proves nothing.");
  }

  private static String oneIn(double chance) {
    return chance < 1e-12 ? "a trillion" : "%,d".formatted(Math.max(1, Math.round(1 / chance)));
  }

  /** To three digits that count. */
  private static String said(double chance) {
    return chance < 1e-12
        ? "0"
        : new BigDecimal(chance).round(new MathContext(3)).stripTrailingZeros().toPlainString();
  }

  private static long median(List<Observed> of) {
    List<Long> times = of.stream().map(Observed::tookMillis).sorted().toList();
    return times.isEmpty() ? 0 : times.get(times.size() / 2);
  }

  private static int count(List<Observed> of, Predicate<Observed> which) {
    return (int) of.stream().filter(which).count();
  }

  private static long total(List<Observed> of, ToLongFunction<Observed> what) {
    return of.stream().mapToLong(what).sum();
  }

  private static Fraction sum(List<Observed> of, Function<Observed, Fraction> what) {
    return of.stream().map(what).reduce(Fraction.ZERO, Fraction::plus);
  }
}
