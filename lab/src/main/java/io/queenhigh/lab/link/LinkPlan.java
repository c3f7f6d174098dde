package io.queenhigh.lab.link;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Progressive;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import java.util.List;
import java.util.Optional;

/**
 * A link as a manager thinks of it before there is one: tables that will share a progressive meter,
 * all of the same game, and all players in it.
 *
 * @param meter what it shows now, in dollars
 */
public record LinkPlan(Game game, Feed feed, Pace pace, Fraction meter) {

  private static final Fraction USUAL_CONTRIBUTION = Fraction.of(20, 100);
  private static final Fraction USUAL_RESERVE = Fraction.of(2, 100);

  /**
   * How the meter is fed.
   *
   * @param wager what each player puts on it, in dollars
   * @param contribution the share of each wager that goes to the meter
   * @param reserve the share that goes to the reserve, which joins the seed when the meter is won
   * @param seed what the house puts up then, in dollars
   * @param limit where the meter stops to grow; what comes beyond goes to the overflow
   * @param paysAll whether fixed awards come off the meter too, instead of the tray
   */
  public record Feed(
      Fraction wager,
      Fraction contribution,
      Fraction reserve,
      Fraction seed,
      Optional<Fraction> limit,
      boolean paysAll) {}

  /**
   * How much it is played.
   *
   * @param players at each table, each with the wager
   * @param roundsPerHour at each table
   */
  public record Pace(int tables, int players, int roundsPerHour) {

    public static final Pace USUAL = new Pace(1, 5, 50);

    /** Of all tables. */
    public int allRoundsPerHour() {
      return tables * roundsPerHour;
    }
  }

  /**
   * What a manager may start from: where every award comes off the meter, the contribution that
   * such tables are made for; a little for the reserve; a seed of twice the largest fixed award,
   * and of which no share is less than a lower hand's award.
   */
  public static Feed usual(Game game, Fraction wager, boolean paysAll) {
    Fraction largest = largestFixed(game).times(wager);
    Fraction seed = largest.sign() > 0 ? largest.times(2) : Fraction.of(1_000);
    for (PayLine line : lines(game)) {
      if (line.pays() instanceof Pays.MeterShare(int percent)) {
        seed = seed.max(largest.times(100).over(Fraction.of(percent)));
      }
    }
    return new Feed(
        wager,
        paysAll ? Recommendations.LEAST_TO_GROW : USUAL_CONTRIBUTION,
        USUAL_RESERVE,
        seed,
        Optional.empty(),
        paysAll);
  }

  /** Why this cannot be a link, if so, with the clause that stands against it. */
  public Optional<String> refusal() {
    return LinkRefusal.of(this);
  }

  /** All tables' wagers, in dollars. */
  public Fraction stakedPerHour() {
    return stakedPerRound().times(pace.allRoundsPerHour());
  }

  /** One table's wagers, in dollars. */
  Fraction stakedPerRound() {
    return feed.wager().times(pace.players());
  }

  /** What one table's round puts on the meter, before awards. */
  Fraction gain() {
    return stakedPerRound().times(feed.contribution());
  }

  /** What one table's round puts into the reserve. */
  Fraction aside() {
    return stakedPerRound().times(feed.reserve());
  }

  /** What envy pays in dollars for each dollar that the table prints. */
  Fraction envyScale() {
    Progressive.Envy envy = game.progressive().orElseThrow().envy().is();
    return switch (envy) {
      case PER_SPOT, PER_WAGER_OF_OTHERS, PER_PLAYER -> Fraction.ONE;
      case PER_PLAYER_TIMES_WAGER -> feed.wager();
    };
  }

  List<PayLine> lines() {
    return lines(game);
  }

  private static List<PayLine> lines(Game game) {
    return game.rule(Wager.PROGRESSIVE)
        .flatMap(WagerRule::table)
        .map(PayTable::lines)
        .orElse(List.of());
  }

  static Fraction largestFixed(Game game) {
    Fraction largest = Fraction.ZERO;
    for (PayLine line : lines(game)) {
      largest = largest.max(fixed(line.pays()));
    }
    return largest;
  }

  /** What an award pays for one dollar, the stake not coming back; 0 if it comes off the meter. */
  static Fraction fixed(Pays pays) {
    return switch (pays) {
      case Pays.ToOne(long odds) -> Fraction.of(odds + 1);
      case Pays.ForOne(long odds) -> Fraction.of(odds);
      case Pays.MeterShare _ -> Fraction.ZERO;
    };
  }
}
