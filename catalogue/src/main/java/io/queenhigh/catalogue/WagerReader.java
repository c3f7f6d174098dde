package io.queenhigh.catalogue;

import io.queenhigh.catalogue.FileTerms.Designator;
import io.queenhigh.catalogue.FileTerms.Offered;
import io.queenhigh.catalogue.FileTerms.Paying;
import io.queenhigh.catalogue.FileTerms.ProgressiveTerms;
import io.queenhigh.catalogue.FileTerms.WagerTerms;
import io.queenhigh.catalogue.page.Section;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Cited;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Progressive;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the wagers of a game file: what each needs, what a fold does to it, and how it pays. */
final class WagerReader {
  private final Citations citations;
  private final TableLookup tables;

  WagerReader(Citations citations, TableLookup tables) {
    this.citations = citations;
    this.tables = tables;
  }

  /** Every wager but the progressive. Ante and Play make the game; the others are optional. */
  Map<Wager, WagerTerms> wagers(Section top) {
    Map<Wager, WagerTerms> wagers = new EnumMap<>(Wager.class);
    for (Wager wager : List.of(Wager.ANTE, Wager.PLAY)) {
      wagers.put(wager, top.in(wager.key(), section -> wager(section, wager)));
    }
    for (Wager wager : List.of(Wager.ANTE_BONUS, Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS)) {
      top.optionalIn(wager.key(), section -> wager(section, wager))
          .ifPresent(terms -> wagers.put(wager, terms));
    }
    return wagers;
  }

  private WagerTerms wager(Section section, Wager wager) {
    return switch (wager) {
      case ANTE, PLAY ->
          new WagerTerms(rule(section, wager), Offered.ALWAYS, new Paying.EvenMoney());
      case ANTE_BONUS, PAIR_PLUS ->
          new WagerTerms(rule(section, wager), Offered.ALWAYS, paying(section, wager));
      case SIX_CARD_BONUS, PROGRESSIVE ->
          new WagerTerms(
              rule(section, wager),
              citations.field(section, "offered", is -> is.word("is", Vocabulary.OFFERED)).is(),
              paying(section, wager));
    };
  }

  private WagerRule rule(Section section, Wager wager) {
    return new WagerRule(
        wager,
        citations.field(section, "label", is -> is.text("is")),
        citations.field(section, "needs", is -> is.word("is", Vocabulary.NEEDS)),
        citations.field(section, "on-fold", is -> is.word("is", Vocabulary.ON_FOLD)),
        Optional.empty());
  }

  private Paying paying(Section section, Wager wager) {
    if (section.has("table")) {
      return new Paying.Fixed(table(section, wager));
    }
    return section.has("tables")
        ? new Paying.OneOf(tables(section, wager))
        : new Paying.ByDesignator();
  }

  private PayTable table(Section section, Wager wager) {
    return section.in("table", is -> tables.find(is, "is", wager, is.text("is"), citations.by(is)));
  }

  private List<PayTable> tables(Section section, Wager wager) {
    return section.in(
        "tables",
        is -> {
          Citation by = citations.by(is);
          return is.texts("is").stream().map(id -> tables.find(is, "is", wager, id, by)).toList();
        });
  }

  /** Each designator names a table for every wager that has none of its own. */
  List<Designator> designators(Section top, Map<Wager, WagerTerms> wagers) {
    List<Wager> named =
        wagers.values().stream()
            .filter(terms -> terms.paying() instanceof Paying.ByDesignator)
            .map(terms -> terms.rule().wager())
            .toList();
    return top.each("designators", "is", section -> designator(section, named));
  }

  private Designator designator(Section section, List<Wager> wagers) {
    String name = section.text("is");
    Citation by = citations.by(section);
    Map<Wager, PayTable> named = new EnumMap<>(Wager.class);
    for (Wager wager : wagers) {
      String id = section.text(wager.key());
      named.put(wager, tables.find(section, wager.key(), wager, id, by));
    }
    return new Designator(name, named, by);
  }

  List<ProgressiveTerms> progressives(Section top) {
    return top.each(Wager.PROGRESSIVE.key(), "controller", this::progressive);
  }

  private ProgressiveTerms progressive(Section section) {
    Cited<Progressive.Controller> controller =
        citations.field(section, "controller", is -> is.word("is", Vocabulary.CONTROLLERS));
    return new ProgressiveTerms(
        rule(section, Wager.PROGRESSIVE),
        new Progressive(
            controller,
            citations.field(section, "envy", is -> is.word("is", Vocabulary.ENVY)),
            citations.field(section, "meter-order", is -> is.word("is", Vocabulary.METER_ORDER)),
            citations.field(section, "community-cards", is -> (int) is.whole("is", 0, 2))),
        tables(section, Wager.PROGRESSIVE),
        section.in("procedure", this::progressivePoints));
  }

  private Map<Point, Citation> progressivePoints(Section section) {
    Map<Point, Citation> points = new EnumMap<>(Point.class);
    for (Point point : Point.values()) {
      switch (point.scope()) {
        case EVERY_GAME, PLAYER_DEALER -> {}
        case PROGRESSIVE -> points.put(point, citations.rule(section, point.key()));
        case COMMUNITY ->
            section.optionalIn(point.key(), citations::by).ifPresent(by -> points.put(point, by));
      }
    }
    return points;
  }
}
