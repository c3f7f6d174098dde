package io.queenhigh.web.lab;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PaidHand;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What can be turned on the workbench, and where it stands.
 *
 * @param qualifier the dealer's lowest playing card: {@code Q}
 * @param labels what the layout calls the game's wagers
 */
record Knobs(
    String qualifier,
    Qualifier.Ante unqualifiedAnte,
    Shown shown,
    Map<Wager, String> labels,
    List<Table> tables) {

  /**
   * A pay table.
   *
   * @param hands every hand that a table of its kind can name, highest first
   */
  record Table(
      Wager wager,
      String label,
      String table,
      PayTable.Reads reads,
      boolean forOne,
      List<Line> lines,
      List<Hand> hands) {}

  record Line(
      String hand,
      String title,
      Optional<Long> pays,
      Optional<Integer> percentOfMeter,
      Optional<Long> envyCents) {}

  record Hand(String hand, String title) {}

  static Knobs of(Game game) {
    List<Table> tables = new ArrayList<>();
    Map<Wager, String> labels = new EnumMap<>(Wager.class);
    for (Wager wager : Wager.values()) {
      game.rule(wager).ifPresent(rule -> labels.put(wager, rule.label().is()));
      game.rule(wager)
          .flatMap(WagerRule::table)
          .ifPresent(table -> tables.add(table(wager, game.label(wager), table)));
    }
    return new Knobs(
        String.valueOf(game.qualifier().high().is().symbol()),
        game.qualifier().ante().is(),
        game.shown().is(),
        labels,
        tables);
  }

  private static Table table(Wager wager, String label, PayTable table) {
    Stream<PaidHand> hands =
        table.reads() == PayTable.Reads.OWN_THREE
            ? Stream.of(PaidHand.OfThree.values())
            : Stream.of(PaidHand.OfFive.values());
    return new Table(
        wager,
        label,
        table.id(),
        table.reads(),
        paysForOne(table),
        table.lines().stream().map(Knobs::line).toList(),
        hands.map(hand -> new Hand(hand.key(), hand.title())).toList());
  }

  /** Whether its odds are "for 1", the stake being gone. */
  static boolean paysForOne(PayTable table) {
    return table.lines().stream().noneMatch(line -> line.pays() instanceof Pays.ToOne);
  }

  private static Line line(PayLine line) {
    Optional<Long> envy = Optional.of(line.envyCents()).filter(cents -> cents > 0);
    String hand = line.hand().key();
    String title = line.hand().title();
    return switch (line.pays()) {
      case Pays.ToOne(long odds) ->
          new Line(hand, title, Optional.of(odds), Optional.empty(), envy);
      case Pays.ForOne(long odds) ->
          new Line(hand, title, Optional.of(odds), Optional.empty(), envy);
      case Pays.MeterShare(int percent) ->
          new Line(hand, title, Optional.empty(), Optional.of(percent), envy);
    };
  }
}
