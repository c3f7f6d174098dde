package io.queenhigh.lab.link;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The recommendations of the last pages, held against a link's terms. */
final class Recommendations {

  /** With this contribution a meter that pays every award is made to grow. */
  static final Fraction LEAST_TO_GROW = Fraction.of(70, 100);

  private final LinkPlan plan;
  private final LongRun longRun;
  private final List<LinkAdvice> all = new ArrayList<>();

  private Recommendations(LinkPlan plan, LongRun longRun) {
    this.plan = plan;
    this.longRun = longRun;
  }

  static List<LinkAdvice> of(LinkPlan plan, LongRun longRun) {
    Recommendations advice = new Recommendations(plan, longRun);
    advice.contribution();
    advice.edge();
    advice.reserve();
    advice.seed();
    advice.shares();
    return List.copyOf(advice.all);
  }

  private void contribution() {
    LinkPlan.Feed feed = plan.feed();
    if (feed.paysAll() && feed.contribution().compareTo(LEAST_TO_GROW) < 0) {
      say("Below 70 % a meter that pays every award may run dry", clause("Contribution 2"));
    }
  }

  private void edge() {
    if (longRun.edge().sign() < 0) {
      say(
          "In the long run more is paid out than the wagers bring in",
          clause(plan.feed().paysAll() ? "Contribution 1" : "Contribution 3"));
    }
  }

  private void reserve() {
    if (plan.feed().reserve().sign() == 0) {
      say("Nothing goes to the reserve, so a win leaves only the seed", clause("Reserve 1"));
    }
  }

  private void seed() {
    if (plan.feed().seed().sign() == 0) {
      say("Without a seed every meter starts from nothing", clause("Seed 3"));
      if (plan.feed().reserve().sign() > 0) {
        say(
            "The reserve alone is the seed: two wins in a row would leave almost nothing",
            clause("Reserve 2"));
      }
    }
    Fraction largest = LinkPlan.largestFixed(plan.game()).times(plan.feed().wager());
    if (plan.feed().seed().compareTo(largest) < 0) {
      say("The seed is smaller than the largest fixed award", clause("Seed 2"));
    }
  }

  /** A share of a small meter may be less than a lower hand's fixed award. */
  private void shares() {
    List<PayLine> lines = plan.lines();
    for (int high = 0; high < lines.size(); high++) {
      if (lines.get(high).pays() instanceof Pays.MeterShare(int percent) && percent < 100) {
        Fraction share = plan.feed().seed().times(Fraction.of(percent, 100));
        for (PayLine low : lines.subList(high + 1, lines.size())) {
          if (share.compareTo(LinkPlan.fixed(low.pays()).times(plan.feed().wager())) < 0) {
            say(
                "%d %% of the seed is less than what %s pays"
                    .formatted(percent, low.hand().title().toLowerCase(Locale.ROOT)),
                plan.game().cite(Point.METER_PAYS));
            return;
          }
        }
      }
    }
  }

  /** Of the manufacturer's recommendations. */
  static Citation clause(String clause) {
    return new Citation("WA-REC", clause);
  }

  private void say(String says, Citation by) {
    all.add(new LinkAdvice(says, by));
  }
}
