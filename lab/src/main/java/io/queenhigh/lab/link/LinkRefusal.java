package io.queenhigh.lab.link;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import java.util.Locale;
import java.util.Optional;

/** Plans that no link can have, and sizes beyond which nobody needs an answer. */
final class LinkRefusal {

  private static final int MOST_TABLES = 1_000;
  private static final int MOST_ROUNDS = 1_000;
  private static final Fraction MOST_DOLLARS = Fraction.of(100_000_000);

  private LinkRefusal() {}

  static Optional<String> of(LinkPlan plan) {
    return payTable(plan).or(() -> feed(plan)).or(() -> pace(plan)).or(() -> amounts(plan));
  }

  private static Optional<String> payTable(LinkPlan plan) {
    Game game = plan.game();
    if (!game.offers(Wager.PROGRESSIVE)) {
      return no(game.id() + " has no progressive with these choices", game.bank().by());
    }
    return plan.lines().stream().anyMatch(line -> line.pays().equals(new Pays.MeterShare(100)))
        ? Optional.empty()
        : no("No hand wins the whole meter", game.cite(Point.METER_RESEEDED));
  }

  private static Optional<String> feed(LinkPlan plan) {
    LinkPlan.Feed feed = plan.feed();
    if (feed.wager().sign() <= 0) {
      return no(
          "The progressive wager is more than $0", plan.game().cite(Point.PROGRESSIVE_LOCKED));
    }
    if (feed.contribution().plus(feed.reserve()).compareTo(Fraction.ONE) > 0) {
      return no(
          "Contribution and reserve together take more than the whole wager",
          Recommendations.clause("Contribution 1"));
    }
    if (feed.seed().sign() < 0) {
      return no("A seed is not below $0", Recommendations.clause("Seed 3"));
    }
    return feed.limit().isPresent()
            && feed.limit().get().compareTo(feed.seed().max(plan.meter())) < 0
        ? no(
            "A limit is not below what the meter shows, nor below its seed",
            plan.game().cite(Point.METER_PAYS))
        : Optional.empty();
  }

  private static Optional<String> pace(LinkPlan plan) {
    LinkPlan.Pace pace = plan.pace();
    int places = plan.game().places().is();
    if (pace.players() < 1 || pace.players() > places) {
      return no(
          "From 1 to %d players are at a table, not %d".formatted(places, pace.players()),
          plan.game().places().by());
    }
    if (pace.tables() < 1 || pace.tables() > MOST_TABLES) {
      return beyond("A link has 1 to %,d tables here, not %,d.", MOST_TABLES, pace.tables());
    }
    if (pace.roundsPerHour() < 1 || pace.roundsPerHour() > MOST_ROUNDS) {
      return beyond(
          "A table deals 1 to %,d rounds an hour, not %,d.", MOST_ROUNDS, pace.roundsPerHour());
    }
    return Optional.empty();
  }

  private static Optional<String> amounts(LinkPlan plan) {
    LinkPlan.Feed feed = plan.feed();
    Fraction largest =
        feed.seed().max(plan.meter()).max(feed.wager()).max(feed.limit().orElse(plan.meter()));
    return largest.compareTo(MOST_DOLLARS) > 0
        ? Optional.of("Amounts go up to $100,000,000 here.")
        : Optional.empty();
  }

  private static Optional<String> no(String why, Citation by) {
    return Optional.of(why + " (" + by + ").");
  }

  private static Optional<String> beyond(String why, int most, int asked) {
    return Optional.of(String.format(Locale.ROOT, why, most, asked));
  }
}
