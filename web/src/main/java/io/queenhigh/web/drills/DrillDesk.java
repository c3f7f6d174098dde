package io.queenhigh.web.drills;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/** Drills and walks for dealers in training. */
public final class DrillDesk {
  private static final long MOST_SEED = (1L << 53) - 1;
  private static final int MOST_ANSWERS = 60;
  private static final int LONGEST_ANSWER = 80;
  private static final String HOUSE_BANKED = "wa/three-card-poker";
  private static final String PLAYER_BANKED = "ca/6-card-bonus";

  /** A drill: the game it is about unless another is asked for, and how its paper is made. */
  private record Drill(String usual, BiFunction<Game, Long, DrillPaper> made) {}

  private static final Map<String, Drill> DRILLS = drills();

  /** Which paper: all of it follows from these. */
  private record Wanted(String game, long seed, List<String> answers) {}

  private record WantedWalk(String game, long seed, List<ProcedureWalk.Step> steps) {}

  private record WantedKeypad(Controller system, long seed, List<ConsoleCommand> presses) {}

  private final Catalogue catalogue;

  public DrillDesk(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  private static Map<String, Drill> drills() {
    Map<String, Drill> drills = new LinkedHashMap<>();
    drills.put("pay-the-table", new Drill(HOUSE_BANKED, Payouts::payTheTable));
    drills.put("bank-runs-out", new Drill(PLAYER_BANKED, Payouts::bankRunsOut));
    drills.put("read-the-hand", new Drill(PLAYER_BANKED, HandDrill::readTheHand));
    drills.put("irregularities", new Drill(PLAYER_BANKED, Irregular::irregularities));
    return drills;
  }

  /** A drill's questions. */
  public Response ask(Call call) {
    long seed =
        call.query("seed")
            .filter(text -> text.matches("\\d{1,15}"))
            .map(Long::parseLong)
            .orElse(0L);
    return paper(
        call,
        call.query("game"),
        seed,
        paper -> Response.json(paper.asked(call.part("kind"), seed)));
  }

  /** The same drill with answers: marked, with the truth and its clause. */
  public Response mark(Call call) {
    return call.read(
        fields ->
            new Wanted(
                fields.ifText("game", 40).orElse(""),
                fields.whole("seed", 0, MOST_SEED),
                fields.texts("answers", MOST_ANSWERS, LONGEST_ANSWER)),
        wanted ->
            paper(
                call,
                Optional.of(wanted.game()).filter(id -> !id.isEmpty()),
                wanted.seed(),
                paper -> Response.json(paper.marked(wanted.answers()))));
  }

  private Response paper(
      Call call, Optional<String> asked, long seed, Function<DrillPaper, Response> then) {
    Drill drill = DRILLS.get(call.part("kind"));
    if (drill == null) {
      return Response.no(
          Kind.NOT_FOUND,
          "There is no such drill; there are " + String.join(", ", DRILLS.keySet()));
    }
    String id = asked.orElse(drill.usual());
    return game(
        id,
        List.of(),
        game ->
            game.isBankedByAPlayer() || !drill.equals(DRILLS.get("bank-runs-out"))
                ? then.apply(drill.made().apply(game, seed))
                : Response.no(Kind.INVALID, "The house banks this game and does not run out."));
  }

  /** A round led through step by step. */
  public Response procedure(Call call) {
    return call.read(
        fields ->
            new WantedWalk(
                fields.ifText("game", 40).orElse(HOUSE_BANKED),
                fields.whole("seed", 0, MOST_SEED),
                steps(fields)),
        walk ->
            game(
                walk.game(),
                List.of(),
                game -> Response.json(ProcedureWalk.of(game, walk.seed(), walk.steps()))));
  }

  private static List<ProcedureWalk.Step> steps(Fields fields) {
    Map<String, ProcedureWalk.Step> known = new LinkedHashMap<>();
    Stream.of(ProcedureWalk.Step.values()).forEach(step -> known.put(Key.of(step.name()), step));
    List<String> named = fields.texts("steps", MOST_ANSWERS, LONGEST_ANSWER);
    return known.keySet().containsAll(named)
        ? named.stream().map(known::get).toList()
        : fields.note("steps", "may hold " + String.join(", ", known.keySet()), List.of());
  }

  /** A round at a progressive controller. */
  public Response keypad(Call call) {
    return call.read(
        fields ->
            new WantedKeypad(
                fields.oneOf(
                    "system",
                    Map.of("game-manager", Controller.GAME_MANAGER, "nexus", Controller.NEXUS),
                    Controller.GAME_MANAGER),
                fields.whole("seed", 0, MOST_SEED),
                presses(fields)),
        walk ->
            game(
                HOUSE_BANKED,
                List.of("P1", walk.system().key()),
                game ->
                    Response.json(
                        KeypadWalk.of(game, walk.system(), walk.seed(), walk.presses()))));
  }

  private static List<ConsoleCommand> presses(Fields fields) {
    List<Optional<ConsoleCommand>> presses =
        fields.texts("presses", MOST_ANSWERS, LONGEST_ANSWER).stream()
            .map(KeypadWalk::command)
            .toList();
    return presses.stream().allMatch(Optional::isPresent)
        ? presses.stream().flatMap(Optional::stream).toList()
        : fields.note("presses", "has a button that is not on the controller", List.of());
  }

  private Response game(String id, List<String> choices, Function<Game, Response> then) {
    return switch (catalogue.open(id, choices)) {
      case Opening.Opened(Game game) -> then.apply(game);
      case Opening.Unknown(String why) -> Response.no(Kind.INVALID, why);
    };
  }
}
