package io.queenhigh.web.drills;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.web.drills.DrillPaper.Marked;
import io.queenhigh.web.drills.Drills.Made;
import io.queenhigh.web.drills.Drills.Offered;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Drills and walks for whoever wants to practise; what becomes of them is his own affair. */
public final class DrillDesk {
  private static final long MOST_SEED = (1L << 53) - 1;
  static final int MOST_ANSWERS = 60;
  static final int LONGEST_ANSWER = 80;
  private static final int MOST_CHOICES = 20;
  private static final int LONGEST_PAPER = 1_000;
  private static final String HOUSE_BANKED = "wa/three-card-poker";

  /** Which pay table goes with which system. */
  private static final Map<String, List<String>> SYSTEMS =
      Map.of(
          "game-manager", List.of("P1", "game-manager"),
          "nexus", List.of("P1", "nexus"),
          "multi-game-link", List.of("MGL"));

  /** Which paper: all of it follows from these. */
  private record Wanted(String game, List<String> choices, long seed, List<String> answers) {}

  /** A walk by a seed, or by a paper whose seed its trainee must not know. */
  private record Walk<T>(
      String game, List<String> choices, long seed, Optional<String> paper, List<T> steps) {}

  private final Drills drills;
  private final SealedPapers papers;

  public DrillDesk(Catalogue catalogue, SealedPapers papers) {
    this.drills = new Drills(catalogue);
    this.papers = papers;
  }

  private record Shelf(List<Offered> drills) {}

  /** The drills there are. */
  public Response list(Call call) {
    return Response.json(new Shelf(drills.offered()));
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
        Stream.of(call.query("choose").orElse("").split(",", -1))
            .map(String::strip)
            .filter(name -> !name.isEmpty())
            .limit(MOST_CHOICES)
            .toList(),
        seed,
        paper -> Response.json(paper.asked(call.part("kind"), Optional.of(seed))));
  }

  /** The same drill with answers: marked, with the truth and its clause. */
  public Response mark(Call call) {
    return call.read(
        fields ->
            new Wanted(
                fields.ifText("game", 40).orElse(""),
                chosen(fields),
                fields.whole("seed", 0, MOST_SEED),
                fields.texts("answers", MOST_ANSWERS, LONGEST_ANSWER)),
        wanted ->
            paper(
                call,
                Optional.of(wanted.game()).filter(id -> !id.isEmpty()),
                wanted.choices(),
                wanted.seed(),
                paper -> Response.json(paper.marked(wanted.answers()))));
  }

  static List<String> chosen(Fields fields) {
    return fields.has("choose") ? fields.texts("choose", MOST_CHOICES, 40) : List.of();
  }

  private Response paper(
      Call call,
      Optional<String> game,
      List<String> choices,
      long seed,
      Function<DrillPaper, Response> then) {
    return drills.with(
        call.part("kind"),
        game,
        choices,
        set ->
            switch (set.made()) {
              case Made.OnPaper(var made) -> then.apply(made.apply(set.game(), seed));
              case Made.Procedure _ -> walked("/api/walks/procedure");
              case Made.Keypad _ -> walked("/api/walks/keypad");
            });
  }

  private static Response walked(String where) {
    return Response.no(Kind.INVALID, "This drill is taken step by step: " + where);
  }

  /** A round led through step by step. */
  public Response procedure(Call call) {
    return call.read(
        fields -> walk(fields, ifStep(fields)),
        walk ->
            at(walk, (game, seed) -> Response.json(ProcedureWalk.of(game, seed, walk.steps()))));
  }

  private static <T> Walk<T> walk(Fields fields, List<T> steps) {
    Optional<String> paper = fields.ifText("paper", LONGEST_PAPER);
    return new Walk<>(
        fields.ifText("game", 40).orElse(HOUSE_BANKED),
        chosen(fields),
        paper.isPresent() && !fields.has("seed") ? 0 : fields.whole("seed", 0, MOST_SEED),
        paper,
        steps);
  }

  private interface Going {
    Response on(Game game, long seed);
  }

  private <T> Response at(Walk<T> walk, Going going) {
    if (walk.paper().isEmpty()) {
      return drills.opened(walk.game(), walk.choices(), game -> going.on(game, walk.seed()));
    }
    return papers
        .read(walk.paper().get())
        .map(
            paper ->
                drills.opened(
                    paper.exercise().game(),
                    paper.exercise().choices(),
                    game -> going.on(game, paper.seed())))
        .orElseGet(() -> Response.no(Kind.INVALID, SealedPapers.NO_PAPER));
  }

  private static List<ProcedureWalk.Step> ifStep(Fields fields) {
    List<String> named = fields.texts("steps", MOST_ANSWERS, LONGEST_ANSWER);
    Map<String, ProcedureWalk.Step> known = steps();
    return known.keySet().containsAll(named)
        ? named.stream().map(known::get).toList()
        : fields.note("steps", "may hold " + String.join(", ", known.keySet()), List.of());
  }

  private static Map<String, ProcedureWalk.Step> steps() {
    Map<String, ProcedureWalk.Step> known = new LinkedHashMap<>();
    Stream.of(ProcedureWalk.Step.values()).forEach(step -> known.put(Key.of(step.name()), step));
    return known;
  }

  /** A round at a progressive controller. */
  public Response keypad(Call call) {
    return call.read(
        fields -> walk(fields, SYSTEMS.getOrDefault(system(fields), List.of()), presses(fields)),
        walk ->
            at(
                walk,
                (game, seed) ->
                    game.progressive().isPresent()
                        ? Response.json(
                            KeypadWalk.of(game, Controller.of(game), seed, walk.steps()))
                        : Response.no(Kind.INVALID, "This table has no controller.")));
  }

  private static String system(Fields fields) {
    Map<String, String> known = new LinkedHashMap<>();
    SYSTEMS.keySet().forEach(name -> known.put(name, name));
    boolean said = fields.has("paper") || fields.has("choose");
    return said && !fields.has("system")
        ? "game-manager"
        : fields.oneOf("system", known, "game-manager");
  }

  private static <T> Walk<T> walk(Fields fields, List<String> system, List<T> steps) {
    Walk<T> walk = walk(fields, steps);
    List<String> choices = walk.choices().isEmpty() ? system : walk.choices();
    return new Walk<>(walk.game(), choices, walk.seed(), walk.paper(), steps);
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

  // For papers whose marks are kept.

  /** What is handed out; a walk has nothing on paper. */
  static DrillPaper.Asked asked(Drills.Set set, long seed) {
    return switch (set.made()) {
      case Made.OnPaper(var made) ->
          made.apply(set.game(), seed).asked(set.kind(), Optional.empty());
      case Made.Procedure _, Made.Keypad _ ->
          new DrillPaper.Asked(set.kind(), Optional.empty(), Optional.empty(), List.of());
    };
  }

  /** What is handed in, marked; nothing where a walk has not come to its end. */
  static Optional<Marked> marked(Drills.Set set, long seed, List<String> answers) {
    return switch (set.made()) {
      case Made.OnPaper(var made) -> Optional.of(made.apply(set.game(), seed).marked(answers));
      case Made.Procedure _ -> ProcedureWalk.marked(set.game(), seed, answers, steps());
      case Made.Keypad _ -> KeypadWalk.marked(set.game(), Controller.of(set.game()), seed, answers);
    };
  }
}
