package io.queenhigh.web.drills;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/** Every drill there is, and which games it can be about. */
public final class Drills {

  private static final String HOUSE_BANKED = "wa/three-card-poker";
  private static final String PLAYER_BANKED = "ca/6-card-bonus";

  private static final Needs NOTHING = new Needs(_ -> true, "");
  private static final Needs A_BANKER =
      new Needs(Game::isBankedByAPlayer, "The house banks this game: no player does.");
  private static final Needs A_COLLECTION =
      new Needs(
          game -> game.isBankedByAPlayer() && game.collection().isPresent(),
          "Nothing is collected at this game.");
  private static final Needs A_METER =
      new Needs(
          game -> game.progressive().isPresent(),
          "This table has no progressive; choose one of its pay tables, such as P1.");
  private static final Needs ENVY =
      new Needs(
          game ->
              game.rule(Wager.PROGRESSIVE)
                  .flatMap(WagerRule::table)
                  .map(PayTable::lines)
                  .filter(lines -> lines.stream().anyMatch(line -> line.envyCents() > 0))
                  .isPresent(),
          "No hand brings envy at this table; choose a progressive that has it, such as P1.");

  private static final Map<String, Drill> ALL = all();

  /** What a game must have for a drill to be about it, and what is said where it has not. */
  private record Needs(Predicate<Game> met, String otherwise) {}

  /** How a drill is made; walks are led step by step, the others have a paper. */
  sealed interface Made {
    record OnPaper(BiFunction<Game, Long, DrillPaper> paper) implements Made {}

    record Procedure() implements Made {}

    record Keypad() implements Made {}
  }

  /** A drill, and the game it is about unless another is asked for. */
  private record Drill(String usual, List<String> usualChoices, Needs needs, Made made) {}

  private final Catalogue catalogue;

  public Drills(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  private static Map<String, Drill> all() {
    Map<String, Drill> all = new LinkedHashMap<>();
    all.put("procedure", new Drill(HOUSE_BANKED, List.of(), NOTHING, new Made.Procedure()));
    all.put("pay-the-table", onPaper(HOUSE_BANKED, NOTHING, Payouts::payTheTable));
    all.put("bank-runs-out", onPaper(PLAYER_BANKED, A_BANKER, Payouts::bankRunsOut));
    all.put("rotation", onPaper(PLAYER_BANKED, A_BANKER, RotationDrill::rotation));
    all.put("collections", onPaper(PLAYER_BANKED, A_COLLECTION, CollectionDrill::collections));
    all.put("read-the-hand", onPaper(PLAYER_BANKED, NOTHING, HandDrill::readTheHand));
    all.put("irregularities", onPaper(PLAYER_BANKED, NOTHING, Irregular::irregularities));
    all.put("progressive-pays", atAMeter(A_METER, new Made.OnPaper(ProgressiveDrill::pays)));
    all.put("envy", atAMeter(ENVY, new Made.OnPaper(ProgressiveDrill::envy)));
    all.put("keypad", atAMeter(A_METER, new Made.Keypad()));
    return all;
  }

  private static Drill onPaper(
      String usual, Needs needs, BiFunction<Game, Long, DrillPaper> paper) {
    return new Drill(usual, List.of(), needs, new Made.OnPaper(paper));
  }

  private static Drill atAMeter(Needs needs, Made made) {
    return new Drill(HOUSE_BANKED, List.of("P1"), needs, made);
  }

  /** A drill about a game. */
  record Set(String kind, Game game, Made made) {}

  /** Goes on with a drill about a game, or says why there is none. */
  Response with(
      String kind, Optional<String> game, List<String> choices, Function<Set, Response> then) {
    Drill drill = ALL.get(kind);
    if (drill == null) {
      return Response.no(
          Kind.NOT_FOUND, "There is no such drill; there are " + String.join(", ", ALL.keySet()));
    }
    String id = game.orElse(drill.usual);
    boolean usual = id.equals(drill.usual) && choices.isEmpty();
    return opened(
        id,
        usual ? drill.usualChoices : choices,
        found ->
            drill.needs.met.test(found)
                ? then.apply(new Set(kind, found, drill.made))
                : Response.no(Kind.INVALID, drill.needs.otherwise));
  }

  Response opened(String id, List<String> choices, Function<Game, Response> then) {
    return switch (catalogue.open(id, choices)) {
      case Opening.Opened(Game game) -> then.apply(game);
      case Opening.Unknown(String why) -> Response.no(Kind.INVALID, why);
    };
  }

  /** A drill, and the games that it can be about once something is chosen of them. */
  record Offered(String kind, String game, List<String> choices, List<String> games) {}

  List<Offered> offered() {
    return ALL.entrySet().stream()
        .map(
            one ->
                new Offered(
                    one.getKey(),
                    one.getValue().usual,
                    one.getValue().usualChoices,
                    games(one.getValue())))
        .toList();
  }

  private List<String> games(Drill drill) {
    return catalogue.ids().stream()
        .filter(
            id ->
                isMet(drill, id, List.of())
                    || (id.equals(drill.usual) && isMet(drill, id, drill.usualChoices)))
        .toList();
  }

  private boolean isMet(Drill drill, String id, List<String> choices) {
    return catalogue.open(id, choices) instanceof Opening.Opened(Game game)
        && drill.needs.met.test(game);
  }
}
