package io.queenhigh.web.drills;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.school.DrillMark;
import io.queenhigh.floor.school.Exercise;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.web.drills.DrillPaper.Asked;
import io.queenhigh.web.drills.DrillPaper.Marked;
import io.queenhigh.web.drills.SealedPapers.Paper;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Where papers are handed out and in whose marks are kept; its clock runs, not the trainee's. */
public final class ExamRoom {

  private final Catalogue catalogue;
  private final Drills drills;
  private final SealedPapers papers;

  public ExamRoom(Catalogue catalogue, SealedPapers papers) {
    this.catalogue = catalogue;
    this.drills = new Drills(catalogue);
    this.papers = papers;
  }

  /** What somebody wants to practise, or have practised. */
  public record Wanted(String drill, Optional<String> game, List<String> choices) {

    public static Wanted of(Fields fields) {
      return new Wanted(
          fields.word("drill", 1, 40), fields.ifText("game", 40), DrillDesk.chosen(fields));
    }
  }

  /** Goes on with an exercise that there is, its choices made. */
  public Response exercise(Wanted wanted, Function<Exercise, Response> then) {
    return set(wanted, set -> then.apply(exercise(set)));
  }

  private Response set(Wanted wanted, Function<Drills.Set, Response> then) {
    return drills.with(wanted.drill(), wanted.game(), wanted.choices(), then);
  }

  private static Exercise exercise(Drills.Set set) {
    return new Exercise(set.kind(), set.game().id(), set.game().chosen());
  }

  /**
   * A paper that was handed out.
   *
   * @param paper what its trainee brings back
   */
  private record HandedOut(String paper, Exercise exercise, Asked asked) {}

  public Response handOut(String name, Wanted wanted) {
    return set(
        wanted,
        set -> {
          String sealed = papers.handOut(name, exercise(set));
          long seed = papers.read(sealed).orElseThrow().seed();
          return Response.json(
              201, new HandedOut(sealed, exercise(set), DrillDesk.asked(set, seed)));
        });
  }

  /** What is done with a paper that was marked. */
  public interface Marking {
    Response of(String paper, DrillMark mark, Object marks);
  }

  public Response handIn(String name, String sealed, List<String> answers, Marking then) {
    return papers
        .read(sealed)
        .filter(paper -> paper.name().equals(name))
        .map(paper -> handIn(paper, answers, then))
        .orElseGet(() -> Response.no(Kind.INVALID, SealedPapers.NO_PAPER));
  }

  private Response handIn(Paper paper, List<String> answers, Marking then) {
    Exercise exercise = paper.exercise();
    return drills.with(
        exercise.drill(),
        Optional.of(exercise.game()),
        exercise.choices(),
        set -> {
          Optional<Marked> marked = DrillDesk.marked(set, paper.seed(), answers);
          if (marked.isEmpty()) {
            return Response.no(Kind.INVALID, "The round is not over yet.");
          }
          long millis = Math.max(0, papers.now() - paper.atMillis());
          Marked marks = marked.get();
          return then.of(
              paper.id(),
              new DrillMark(exercise, marks.right(), marks.of(), millis, marks.missed()),
              marks);
        });
  }

  /** Whether there is such a game to be signed off for. */
  public Optional<String> unknown(String game) {
    return switch (catalogue.open(game, List.of())) {
      case Opening.Opened(Game _) -> Optional.empty();
      case Opening.Unknown(String why) -> Optional.of(why);
    };
  }
}
