package io.queenhigh.lab.sheet;

import static io.queenhigh.lab.sheet.Printed.body;
import static io.queenhigh.lab.sheet.Printed.exactly;
import static io.queenhigh.lab.sheet.Printed.percent;
import static io.queenhigh.lab.sheet.Printed.strong;

import io.queenhigh.lab.Price;
import io.queenhigh.lab.published.Compared;
import io.queenhigh.lab.sheet.FigureTable.Cell;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Every wager in a line, what is printed beside what is exact. */
final class FiguresBlock {

  private final PricedGame priced;

  FiguresBlock(PricedGame priced) {
    this.priced = priced;
  }

  Block block() {
    FigureTable table =
        new FigureTable()
            .left("WAGER")
            .right(priced.game().isBankedByAPlayer() ? "PLAYER-DEALER'S EDGE" : "HOUSE EDGE")
            .right("EXACTLY")
            .right("OF ALL STAKED")
            .right("HITS")
            .right("STD. DEVIATION")
            .right("PRINTED")
            .left("");
    for (Price price : priced.pricing().prices()) {
      Optional<Compared> printed = Compared.edge(priced.compared(), price.wager());
      table.row(
          strong(priced.label(price.wager())),
          strong(percent(price.edge(), 6)),
          exactly(price.edge()),
          body(percent(price.elementOfRisk(), 6)),
          body(percent(price.hitFrequency(), 4)),
          body(price.standardDeviation(4)),
          body(printed.map(each -> each.published().prints()).orElse("")),
          printed.map(FiguresBlock::verdict).orElse(body("")));
    }
    priced
        .pricing()
        .progressive()
        .ifPresent(
            price ->
                table.row(
                    strong(priced.label(Wager.PROGRESSIVE)),
                    body("by meter, below"),
                    body(""),
                    body(""),
                    body(percent(price.hitFrequency(), 4)),
                    body(""),
                    body(""),
                    body("")));
    List<Block> parts = new ArrayList<>(List.of(table));
    List<String> disagreements =
        priced.compared().stream()
            .filter(each -> !each.agrees())
            .map(each -> each.says() + " [" + each.published().by() + "].")
            .toList();
    if (!disagreements.isEmpty()) {
      parts.add(new Prose(disagreements, Style.STRONG.in(Ink.AMBER)));
    }
    return new Titled("Figures", "for each unit staked before the deal", new Stack(5, parts));
  }

  private static Cell verdict(Compared compared) {
    return compared.agrees()
        ? new Cell("agrees", Style.STRONG.in(Ink.FELT))
        : new Cell("disagrees", Style.STRONG.in(Ink.AMBER));
  }
}
