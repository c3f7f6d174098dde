package io.queenhigh.web.felt;

import io.queenhigh.lab.Price;
import io.queenhigh.lab.Pricing;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is printed on the cloth of a table: its spots in order, with the pay tables that are in
 * force.
 */
public record Cloth(List<Printed> spots) {
  private static final int PLACES = 9;

  /**
   * One spot of a betting position.
   *
   * @param staked whether chips are laid on it before the deal
   * @param note what is said of its stake, where no limits are posted for it
   * @param edge what the house keeps of a unit on average, where it does not hang on a meter
   */
  public record Printed(
      Wager wager,
      String label,
      Citation by,
      boolean staked,
      Optional<String> note,
      Optional<String> edge,
      Optional<Table> table) {}

  /** A pay table. */
  public record Table(String table, Citation by, List<Line> lines) {}

  /** A line of it, as people read it. */
  public record Line(String hand, String title, String pays, Optional<String> envy) {}

  public static Cloth of(Game game) {
    Pricing prices = Pricing.of(game);
    List<Printed> spots = new ArrayList<>();
    for (Wager wager : Wager.values()) {
      game.rule(wager).ifPresent(rule -> spots.add(printed(game, rule, prices)));
    }
    return new Cloth(spots);
  }

  private static Printed printed(Game game, WagerRule rule, Pricing prices) {
    return new Printed(
        rule.wager(),
        rule.label().is(),
        rule.label().by(),
        rule.wager().isBeforeTheDeal(),
        rule.wager() == Wager.PLAY
            ? Optional.of("equals the " + game.label(Wager.ANTE))
            : Optional.empty(),
        prices.price(rule.wager()).map(Price::edge).map(edge -> edge.decimal(PLACES)),
        rule.table().map(Cloth::table));
  }

  private static Table table(PayTable table) {
    return new Table(table.id(), table.by(), table.lines().stream().map(Cloth::line).toList());
  }

  private static Line line(PayLine line) {
    return new Line(
        line.hand().key(),
        line.hand().title(),
        pays(line.pays()),
        Optional.of(line.envyCents()).filter(cents -> cents > 0).map(Dollars::shortest));
  }

  private static String pays(Pays pays) {
    return switch (pays) {
      case Pays.ToOne(long odds) -> odds + " to 1";
      case Pays.ForOne(long odds) -> odds + " for 1";
      case Pays.MeterShare(int percent) -> percent + " % of meter";
    };
  }
}
