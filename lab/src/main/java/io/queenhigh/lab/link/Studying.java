package io.queenhigh.lab.link;

import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.Progress;
import io.queenhigh.lab.ProgressiveHands;
import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.link.Dry.ByContribution;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;

/** Puts a study together: exact or worked out where that can be had, by chance where not. */
final class Studying {

  /** What is simulated within a second or so: rounds in which something comes off a meter. */
  private static final double BUDGET = 1e7;

  private static final int MOST_HISTORIES = 20_000;
  private static final int FEWEST_HISTORIES = 400;
  private static final int[] CONTRIBUTIONS = {50, 60, 65, 70, 75, 80, 90, 100};

  private static final double LAST = 0.95;
  private static final int STEPS = 12;
  private static final int DAY = 24 * 60;
  private static final int[] STEP_MINUTES = {1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720};

  private final LinkPlan plan;
  private final ProgressivePrice price;
  private final OptionalInt asked;
  private final Followed followed;
  private final Progress progress;
  private final Cycle cycle;
  private final ToWin toWin;
  private final RoundPays pays;
  private int stage;

  Studying(
      LinkPlan plan, Pricing pricing, OptionalInt asked, Followed followed, Progress progress) {
    this.plan = plan;
    this.asked = asked;
    this.followed = followed;
    this.progress = progress;
    price = pricing.progressive().orElseThrow();
    ProgressiveHands hands = pricing.progressiveHands().orElseThrow();
    int players = plan.pace().players();
    RoundAwards awards =
        AwardCounting.count(hands.onTheMeter(), plan.game().communityCards(), players);
    cycle = new Cycle(awards, plan.gain(), plan.aside(), plan.feed().seed());
    toWin = new ToWin(awards.winChance());
    pays =
        plan.feed().paysAll() ? RoundPays.allAwards(price, players) : RoundPays.sharesOnly(awards);
  }

  LinkStudy study() {
    return plan.feed().paysAll() ? byChance() : workedOut();
  }

  /** Follows meters as a study does, and draws no conclusions. */
  void follow() {
    if (plan.feed().paysAll()) {
      untilWon(_ -> plan.meter().approximately());
      untilWon(this::laterStart);
    }
    growth();
  }

  /** What a winner finds when the link has run for long, and nothing else. */
  AtWin whenWon() {
    return plan.feed().paysAll() ? AtWin.of(untilWon(this::laterStart).meters()) : later();
  }

  private LinkStudy workedOut() {
    Optional<Fraction> limit = plan.feed().limit();
    MeterSpread next = MeterAtWin.from(plan.meter(), cycle.awards(), cycle.gain(), limit);
    return study(
        limit.isPresent()
            ? AtWin.of(next)
            : AtWin.exactly(cycle.atWin(Cycle.Moments.of(plan.meter())), next),
        later(),
        Optional.empty());
  }

  private AtWin later() {
    Optional<Fraction> limit = plan.feed().limit();
    MeterSpread spread = MeterAtWin.inTheLongRun(cycle, limit);
    return limit.isPresent() ? AtWin.of(spread) : AtWin.exactly(cycle.atWinInTheLongRun(), spread);
  }

  private LinkStudy byChance() {
    Histories.Won next = untilWon(_ -> plan.meter().approximately());
    Histories.Won later = untilWon(this::laterStart);
    return study(AtWin.of(next.meters()), AtWin.of(later.meters()), Optional.of(dry(next, later)));
  }

  private LinkStudy study(AtWin next, AtWin later, Optional<Dry> dry) {
    return new LinkStudy(
        plan,
        price,
        LongRun.of(plan, price, plan.pace().players()),
        toWin,
        growthPerRound(plan.feed().contribution()),
        next,
        later,
        growth(),
        EnvyCost.of(plan, price),
        dry,
        (int) next.spread().samples());
  }

  /** What stays of a round's contributions when its fixed awards have come off. */
  private Fraction growthPerRound(Fraction contribution) {
    Fraction kept = plan.feed().paysAll() ? contribution.minus(price.fixedReturn()) : contribution;
    return kept.times(plan.stakedPerRound());
  }

  private Dry dry(Histories.Won next, Histories.Won later) {
    double wager = plan.feed().wager().approximately();
    double seed = plan.feed().seed().approximately() / wager;
    double players = plan.pace().players();
    List<ByContribution> others = new ArrayList<>();
    for (int percent : CONTRIBUTIONS) {
      Fraction contribution = Fraction.of(percent, 100);
      others.add(
          new ByContribution(
              contribution,
              growthPerRound(contribution),
              RunningDry.chance(pays, seed, players * percent / 100)));
    }
    OptionalDouble fromNow =
        plan.feed().limit().isPresent()
            ? OptionalDouble.empty()
            : RunningDry.chance(
                pays, plan.meter().approximately() / wager, plan.gain().approximately() / wager);
    Dry.Simulated perWager = later.missing().over(plan.stakedPerRound().approximately());
    return new Dry(fromNow, next.dry(), perWager, others);
  }

  private Histories.Won untilWon(Histories.Start start) {
    double events = (1 - pays.quiet()) / pays.win();
    return histories().untilWon(count(events), start, stage, followed, stage());
  }

  /** What the reserve had when the meter was last won depends on how long that took. */
  private double laterStart(RandomGenerator random) {
    double win = cycle.awards().winChance().approximately();
    double rounds = 1 + Math.floor(Math.log1p(-random.nextDouble()) / Math.log1p(-win));
    double start = cycle.seed().approximately() + cycle.aside().approximately() * rounds;
    return Math.min(limit(), start);
  }

  private List<Growth> growth() {
    double perMinute = plan.pace().allRoundsPerHour() / 60.0;
    int minutes = step(toWin.quantile(LAST) / perMinute / STEPS);
    long[] after = new long[STEPS + 1];
    for (int step = 0; step <= STEPS; step++) {
      after[step] = Math.round(step * minutes * perMinute);
    }
    boolean isPlain = !plan.feed().paysAll() && cycle.awards().shares().isEmpty();
    double start = plan.meter().approximately();
    double[][] meters =
        isPlain
            ? plainGrowth(start, after)
            : histories()
                .unwon(
                    count((1 - pays.quiet()) * after[STEPS]),
                    start,
                    after,
                    stage,
                    followed,
                    stage());
    boolean isExact = !plan.feed().paysAll() && plan.feed().limit().isEmpty();
    List<Growth> growth = new ArrayList<>();
    for (int step = 0; step <= STEPS; step++) {
      double[] all = meters[step];
      growth.add(
          new Growth(
              after[step],
              step * minutes / 60.0,
              toWin.unwon(after[step]),
              isExact
                  ? cycle.meanAfter(start, after[step])
                  : Arrays.stream(all).average().orElse(start),
              all[(int) (0.05 * all.length)],
              all[(int) (0.5 * all.length)],
              all[(int) (0.95 * all.length)]));
    }
    return growth;
  }

  private double[][] plainGrowth(double start, long[] after) {
    double[][] meters = new double[after.length][1];
    for (int at = 0; at < after.length; at++) {
      meters[at][0] = Math.min(limit(), start + cycle.gain().approximately() * after[at]);
    }
    return meters;
  }

  /** The next length of time that people count in. */
  private static int step(double atLeast) {
    for (int minutes : STEP_MINUTES) {
      if (minutes >= atLeast) {
        return minutes;
      }
    }
    for (int days = 1; ; days *= 10) {
      for (int times : new int[] {1, 2, 3, 5, 7}) {
        if (times * days * DAY >= atLeast) {
          return times * days * DAY;
        }
      }
    }
  }

  private int count(double events) {
    return asked.orElse((int) Math.clamp(BUDGET / events, FEWEST_HISTORIES, MOST_HISTORIES));
  }

  private Histories histories() {
    return new Histories(
        pays, plan.gain().approximately(), plan.feed().wager().approximately(), limit());
  }

  private double limit() {
    return plan.feed().limit().map(Fraction::approximately).orElse(Double.POSITIVE_INFINITY);
  }

  /** The next part of the work, as the listener hears it. */
  private Progress stage() {
    long before = stage++;
    long stages = plan.feed().paysAll() ? 3 : 1;
    return (done, total) -> progress.at(before * total + done, stages * total);
  }
}
