package io.queenhigh.web.clauses;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.Catalogue.Look;
import io.queenhigh.catalogue.FieldRow;
import io.queenhigh.catalogue.GameFile;
import io.queenhigh.lab.Price;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.draft.Comparison;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.json.Spelled;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Two games beside each other, clause by clause, and what each difference is worth. */
public final class CompareDesk {
  private final Catalogue catalogue;
  private final Map<String, Response> answers = new ConcurrentHashMap<>();

  public CompareDesk(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  private record Two(
      Named one, Named other, List<Edges> wagers, List<Worth> differences, List<Row> rules) {}

  private record Named(
      String game,
      String title,
      String document,
      boolean approved,
      String fingerprint,
      List<String> choices) {}

  /** A wager's exact edge in each game that has it. */
  private record Edges(
      Wager wager,
      String label,
      Optional<Map<String, Object>> one,
      Optional<Map<String, Object>> other,
      Optional<Map<String, Object>> difference) {}

  private record Worth(
      Comparison.Rule rule,
      Wager wager,
      String label,
      String one,
      String other,
      Optional<String> oneClause,
      Optional<String> otherClause,
      Map<String, Object> worth) {}

  /** A field of the game files, as each of the two has it. */
  private record Row(
      String section, String field, boolean same, Optional<Side> one, Optional<Side> other) {}

  private record Side(String value, String clause, String says) {}

  /** Two games as their tables are set up where nothing is chosen. */
  public Response compare(Call call) {
    return game(
        call.part("regulator") + "/" + call.part("game"),
        one ->
            game(
                call.part("otherRegulator") + "/" + call.part("otherGame"),
                other ->
                    answers.computeIfAbsent(
                        one.fingerprint() + other.fingerprint(),
                        _ -> Response.json(two(one, other)))));
  }

  private Response game(String id, Function<GameFile, Response> then) {
    return switch (catalogue.look(id)) {
      case Look.NotFound(String why) -> Response.no(Kind.NOT_FOUND, why);
      case Look.Found(GameFile file) -> then.apply(file);
    };
  }

  private static Two two(GameFile one, GameFile other) {
    Comparison comparison = Comparison.of(usual(one), usual(other));
    return new Two(
        named(comparison.one().game()),
        named(comparison.other().game()),
        edges(comparison),
        comparison.differences().stream().map(found -> worth(comparison, found)).toList(),
        rows(one, other));
  }

  private static Game usual(GameFile file) {
    return switch (file.choose(List.of())) {
      case Opening.Opened(Game game) -> game;
      case Opening.Unknown(String why) -> throw new IllegalStateException(file.id() + ": " + why);
    };
  }

  private static Named named(Game game) {
    return new Named(
        game.id(),
        game.title(),
        game.document(),
        game.approved(),
        game.fingerprint(),
        game.chosen());
  }

  private static List<Edges> edges(Comparison comparison) {
    List<Edges> edges = new ArrayList<>();
    for (Wager wager : Wager.values()) {
      Optional<Fraction> one = edge(comparison.one(), wager);
      Optional<Fraction> other = edge(comparison.other(), wager);
      if (one.isPresent() || other.isPresent()) {
        edges.add(
            new Edges(
                wager,
                label(comparison, wager),
                one.map(Spelled::share),
                other.map(Spelled::share),
                one.flatMap(mine -> other.map(theirs -> Spelled.share(theirs.minus(mine))))));
      }
    }
    return edges;
  }

  private static Optional<Fraction> edge(Pricing pricing, Wager wager) {
    return pricing.price(wager).map(Price::edge);
  }

  /** What the first game's layout calls a wager, or the second's where only that has it. */
  private static String label(Comparison comparison, Wager wager) {
    Game one = comparison.one().game();
    return (one.offers(wager) ? one : comparison.other().game()).label(wager);
  }

  private static Worth worth(Comparison comparison, Comparison.Difference difference) {
    return new Worth(
        difference.rule(),
        difference.wager(),
        label(comparison, difference.wager()),
        difference.one(),
        difference.other(),
        difference.oneBy().map(Citation::toString),
        difference.otherBy().map(Citation::toString),
        Spelled.share(difference.worth()));
  }

  /** Fields in the order of the first file, then those that only the second has. */
  private static List<Row> rows(GameFile one, GameFile other) {
    Map<String, FieldRow> mine = byName(one);
    Map<String, FieldRow> theirs = byName(other);
    List<Row> rows = new ArrayList<>();
    mine.forEach((name, row) -> rows.add(row(row, Optional.of(row), theirs.get(name))));
    theirs.forEach(
        (name, row) -> {
          if (!mine.containsKey(name)) {
            rows.add(row(row, Optional.empty(), row));
          }
        });
    return rows;
  }

  private static Row row(FieldRow name, Optional<FieldRow> one, @Nullable FieldRow theirs) {
    Optional<FieldRow> other = Optional.ofNullable(theirs);
    return new Row(
        name.section(),
        name.field(),
        one.map(FieldRow::value).equals(other.map(FieldRow::value)),
        one.map(CompareDesk::side),
        other.map(CompareDesk::side));
  }

  private static Side side(FieldRow row) {
    return new Side(row.value(), row.citation().toString(), row.summary());
  }

  private static Map<String, FieldRow> byName(GameFile file) {
    Map<String, FieldRow> rows = new LinkedHashMap<>();
    for (FieldRow row : file.fields()) {
      if (!row.section().equals("published") && !row.section().equals("remark")) {
        rows.putIfAbsent(row.section() + "." + row.field(), row);
      }
    }
    return rows;
  }
}
