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
import java.util.ArrayList;
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
    isKnown(link, fit.text("game"), odds, games);
    Row row = link.rows.computeIfAbsent(table, _ -> new Row());
    row.joined = true;
    row.odds = Optional.of(odds);
    if (link.payTable.isEmpty()) {
      link.payTable = payTable(link, fit.text("game"), games);
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

  /** What two people have signed of a game whose cards are unknown is what its tables bring. */
  private static void isKnown(Link link, String game, Odds odds, GameBook games) {
    Optional<Asked.Declared> declared = Optional.ofNullable(link.declared.get(game));
    boolean known =
        declared.isPresent()
            ? declared.get().odds().areThoseOf(odds)
            : payTable(link, game, games).isPresent();
    link.expect(
        known,
        Kind.LINK,
        declared
            .map(signed -> "the chance that was declared, " + signed.odds())
            .orElse("a game whose cards are known, or declared before"),
        () -> game + " with " + odds,
        Rule.DECLARED_GAMES);
  }

  static Asked.Declared game(Fields line) throws Unreadable {
    Fields game = line.needed("game");
    return new Asked.Declared(
        game.text("game"),
        game.number("own"),
        game.number("community"),
        odds(game.needed("chance")));
  }

  static Gains declared(Link link, Fields line) throws Unreadable {
    Asked.Declared game = game(line);
    Signing.approved(link, line, game);
    link.expect(
        game.own() >= 2 && game.community() >= 0 && game.own() + game.community() == 5,
        Kind.LINK,
        "five cards that count",
        () -> game.own() + " own and " + game.community() + " of the community",
        Rule.DECLARED_GAMES);
    link.declared.put(game.game(), game);
    return Gains.none();
  }

  /** The pay table, from the game that the table plays. */
  private static Optional<PayTable> payTable(Link link, String game, GameBook games) {
    Terms terms = link.terms();
    List<String> choices = new ArrayList<>();
    choices.add(terms.forGood().payTable());
    choices.add(terms.hasAKey() ? "game-manager" : "nexus");
    Optional.ofNullable(link.declared.get(game))
        .map(signed -> "own-" + signed.own() + "-community-" + signed.community())
        .ifPresent(choices::add);
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
