package io.queenhigh.audit.link;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.link.Link.Standing;
import io.queenhigh.audit.link.Row.Odds;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.GameBook.Opening.Opened;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import java.util.List;
import java.util.Optional;

/** Tables come to a link and leave it. */
final class Joining {

  private Joining() {}

  static Gains joined(Link link, Fields line, GameBook games) throws Unreadable {
    Fields fit = line.needed("fit");
    String table = fit.text("table");
    link.expect(
        link.standing == Standing.OPEN || link.standing == Standing.SUSPENDED,
        Kind.LINK,
        "a table to join a link that is in use",
        () -> "one that " + link.standing.says(),
        Rule.TABLES);
    link.expect(
        link.row(table).isEmpty(),
        Kind.LINK,
        "a table to join once",
        () -> table + " again",
        Rule.TABLES);
    long others = link.rows.values().stream().filter(row -> row.joined).count();
    link.expect(
        others < link.terms().mostTables(),
        Kind.LINK,
        "at most " + link.terms().mostTables() + " tables",
        () -> String.valueOf(others + 1),
        Rule.TABLES);
    fits(link, fit);
    Odds odds = odds(fit.needed("chance"));
    link.rows.values().stream()
        .filter(row -> row.joined)
        .flatMap(row -> row.odds.stream())
        .findFirst()
        .ifPresent(
            other ->
                link.expect(
                    odds.areThoseOf(other),
                    Kind.LINK,
                    "the same chance at every table, " + other,
                    odds::toString,
                    Rule.TABLES));
    Row row = link.rows.computeIfAbsent(table, _ -> new Row());
    row.joined = true;
    row.odds = Optional.of(odds);
    if (link.payTable.isEmpty()) {
      link.payTable = payTable(link.terms(), fit.text("game"), games);
      link.expect(
          link.payTable.isPresent(),
          Kind.LINK,
          "pay table " + link.terms().forGood().payTable() + " on the shelf",
          () -> "none",
          Rule.SET_UP);
      Opening.longRun(link);
    }
    return Gains.none();
  }

  private static void fits(Link link, Fields fit) throws Unreadable {
    Terms terms = link.terms();
    Fields stake = fit.needed("stake");
    boolean same =
        fit.text("controller").equals(terms.forGood().controller())
            && fit.text("payTable").equals(terms.forGood().payTable())
            && stake.number("unitCents") == terms.forGood().unitCents()
            && stake.number("mostCents") == terms.forGood().mostCents()
            && fit.yes("foldedHandsQualify") == terms.foldedHandsQualify()
            && fit.text("meterOrder").equals(terms.order());
    link.expect(
        same,
        Kind.LINK,
        "a table with the link's controller, pay table, wager, folded hands and order",
        () -> "another one",
        Rule.TABLES);
  }

  private static Odds odds(Fields chance) throws Unreadable {
    return new Odds(chance.text("hand"), chance.whole("ways"), chance.whole("of"));
  }

  /** The pay table, from the game that the table plays. */
  private static Optional<PayTable> payTable(Terms terms, String game, GameBook games) {
    List<String> choices =
        List.of(terms.forGood().payTable(), terms.hasAKey() ? "game-manager" : "nexus");
    return games.open(game, choices) instanceof Opened(Game opened)
        ? opened
            .rule(Wager.PROGRESSIVE)
            .flatMap(rule -> rule.table())
            .filter(table -> table.id().equals(terms.forGood().payTable()))
        : Optional.empty();
  }

  static Gains left(Link link, Fields line) throws Unreadable {
    String table = line.text("table");
    link.expect(
        link.row(table).filter(row -> !row.lock.holdsWagers()).isPresent(),
        Kind.LINK,
        "a table to leave between rounds",
        () -> table + " with wagers locked, or not there",
        Rule.TABLES);
    link.row(table).ifPresent(row -> row.joined = false);
    return Gains.none();
  }
}
