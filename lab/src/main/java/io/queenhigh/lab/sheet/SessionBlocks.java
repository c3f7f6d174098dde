package io.queenhigh.lab.sheet;

import static io.queenhigh.lab.sheet.Printed.body;

import io.queenhigh.catalogue.Remark;
import io.queenhigh.lab.Combination;
import io.queenhigh.lab.Price;
import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.exact.Distribution;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.sheet.FigureTable.Cell;
import io.queenhigh.rules.game.Wager;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/** What a session looks like, and how to read the sheet. */
final class SessionBlocks {

  private final PricedGame priced;

  SessionBlocks(PricedGame priced) {
    this.priced = priced;
  }

  /** What a session looks like. */
  Block sessions() {
    Distribution ante = priced.pricing().price(Wager.ANTE).orElseThrow().results();
    Block fan = new Titled("A session", "Ante and Play, one unit a round", new SessionFan(ante));
    if (priced.hasMeter()) {
      return new Beside(0.5, fan, meter(priced.pricing().progressive().orElseThrow()));
    }
    return hasTwoSides() ? new Beside(0.62, fan, ahead()) : fan;
  }

  private Block meter(ProgressivePrice price) {
    return new Titled(
        "The meter",
        "what the house keeps of each dollar bet",
        new MeterLine(price, priced.game().places().is() - 1));
  }

  /** What has found no place above, and how to read it all. */
  Block closing() {
    return hasTwoSides() && priced.hasMeter() ? new Beside(0.4, ahead(), notes()) : notes();
  }

  private boolean hasTwoSides() {
    return priced.pricing().prices().size() == 3;
  }

  /** How often one goes home ahead. */
  Block ahead() {
    FigureTable table =
        new FigureTable().left("AFTER ROUNDS").right("10").right("100").right("1,000");
    for (Price price : priced.pricing().prices()) {
      Session session = new Session(price.results(), 1_000);
      List<Cell> cells = new ArrayList<>();
      cells.add(body(priced.label(price.wager())));
      for (int round = 1; round <= 1_000; round++) {
        session.play();
        if (round == 10 || round == 100 || round == 1_000) {
          cells.add(body(share(session.chanceAhead())));
        }
      }
      table.row(cells.toArray(Cell[]::new));
    }
    Fraction lost = priced.pricing().price(Wager.ANTE).orElseThrow().edge().times(300);
    Block words =
        new Prose(
            List.of(
                "The chart's bands hold half and nine tenths of all players who bet one unit on the Ante"
                    + " each round and play it well. After 300 rounds they have lost "
                    + lost.decimal(1)
                    + " units on average."),
            Style.SMALL);
    return new Titled("Going home ahead", "each wager alone", new Stack(8, List.of(table, words)));
  }

  private Block notes() {
    List<String> notes = new ArrayList<>();
    notes.add(
        priced.showsCard()
            ? "Ante and Play are counted over all 1,221,511,200 deals of a hand, a dealer's hand and the"
                + " card of it that is shown."
            : "Ante and Play are counted over all 407,170,400 deals of a hand and a dealer's hand.");
    notes.add(
        "The edge is what the "
            + priced.whoseEdge()
            + " keeps of each unit staked before the deal; \u201cof all staked\u201d divides by the Play wager"
            + " too. \u201cHits\u201d is how often the player comes out ahead. A printed figure agrees when the exact"
            + " one rounds to it.");
    if (priced.pricing().prices().size() > 1) {
      notes.add(together());
    }
    for (Remark remark : priced.file().remarksFor(priced.game())) {
      if (remark.of().isPresent()) {
        notes.add(remark.of().get() + ": " + remark.says() + " [" + remark.by() + "]");
      }
    }
    return new Titled("Notes", "", new Prose(notes, Style.SMALL));
  }

  private String together() {
    Combination together = priced.pricing().combination();
    List<String> wagers = together.wagers().stream().map(priced::label).toList();
    return "One unit on each of %s loses %s units a round on average, with a standard deviation of %s."
        .formatted(
            String.join(", ", wagers.subList(0, wagers.size() - 1)) + " and " + wagers.getLast(),
            together.mean().negated().decimal(6),
            together.variance().root(4));
  }

  private static String share(double chance) {
    return BigDecimal.valueOf(100 * chance).setScale(1, RoundingMode.HALF_UP) + " %";
  }
}
