package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.Optional;
import java.util.stream.Stream;

/** When something goes wrong: the round is suspended or void, and stays on record. */
final class Irregularities {

  private Irregularities() {}

  static Ruling<Event> wrongNumberOfCards(
      Round round, Actor actor, Command.ReportWrongNumberOfCards command) {
    Game game = round.game();
    Point point = Point.WRONG_NUMBER_OF_CARDS;
    Optional<Refused> no =
        Check.first(
            () -> RoundChecks.houseDealer(round, actor, "reports an irregularity", point),
            () ->
                Check.refuseIf(
                    !round.phase().hasCards() && round.phase() != Phase.BETS_CLOSED,
                    "no-cards-out",
                    "No cards are out: " + round.phase().says(),
                    game.cite(point)),
            Check.refuseIf(
                () -> command.seat() != 0 && !round.hasBet(command.seat()),
                "seat-not-dealt-in",
                "Seat " + command.seat() + " is not dealt in",
                game.by(point)),
            Check.refuseIf(
                () -> command.cards() < 0 || command.cards() > 52,
                "no-number-of-cards",
                command.cards() + " is not a number of cards",
                game.by(point)),
            Check.refuseIf(
                () -> command.cards() == 3,
                "three-cards-are-right",
                "Three cards is the right number",
                game.by(Point.STACKS_OF_THREE)));
    String who = command.seat() == 0 ? "the dealer" : "seat " + command.seat();
    return Ruling.unless(
        no,
        () -> new Event.RoundVoided(who + " has " + command.cards() + " cards", game.cite(point)));
  }

  static Ruling<Event> shufflerFailure(Round round, Actor actor) {
    return Ruling.unless(
        Check.first(
            () ->
                RoundChecks.houseDealer(
                    round, actor, "reports a failing shuffler", Point.SHUFFLER_FAILURE),
            Check.refuseIf(
                () -> round.phase().isOver(),
                "round-over",
                "The round is over: " + round.phase().says(),
                round.game().by(Point.SHUFFLER_FAILURE))),
        () -> new Event.ShufflerFailed());
  }

  static Ruling<Event> replace(Round round, Actor actor, Command.ReplaceShuffler command) {
    Optional<ShufflerStep> next = nextStep(round);
    return Ruling.unless(
        Check.first(
            () ->
                RoundChecks.houseDealer(
                    round, actor, "replaces the shuffler", Point.SHUFFLER_FAILURE),
            () -> isSuspended(round),
            Check.refuseIf(
                () -> next.isEmpty(),
                "shuffler-replaced",
                "The shuffler is replaced: resume play",
                round.game().by(Point.SHUFFLER_FAILURE)),
            Check.refuseIf(
                () -> !next.equals(Optional.of(command.step())),
                "shuffler-step-by-step",
                "Before that: " + next.map(ShufflerStep::says).orElse(""),
                round.game().by(Point.SHUFFLER_FAILURE))),
        () -> new Event.ShufflerStepDone(command.step()));
  }

  /** Where the maker's guide has helped, nothing is replaced; what was begun is done to its end. */
  static Ruling<Event> resume(Round round, Actor actor) {
    return Ruling.unless(
        Check.first(
            () -> RoundChecks.houseDealer(round, actor, "resumes play", Point.SHUFFLER_FAILURE),
            () -> isSuspended(round),
            Check.refuseIf(
                () -> round.shufflerSteps() > 0 && nextStep(round).isPresent(),
                "shuffler-half-replaced",
                "Play resumes when the shuffler is replaced. Next: "
                    + nextStep(round).map(ShufflerStep::says).orElse(""),
                round.game().by(Point.SHUFFLER_FAILURE))),
        () -> new Event.PlayResumed());
  }

  private static Optional<ShufflerStep> nextStep(Round round) {
    return Stream.of(ShufflerStep.values()).skip(round.shufflerSteps()).findFirst();
  }

  private static Optional<Refused> isSuspended(Round round) {
    return Check.refuseIf(
        !round.suspended(),
        "not-suspended",
        "Play is not suspended",
        round.game().cite(Point.SHUFFLER_FAILURE));
  }

  static Ruling<Event> voidRound(Round round, Actor actor, Command.VoidRound command) {
    Game game = round.game();
    return Ruling.unless(
        Check.first(
            Check.refuseIf(
                () -> !actor.maySupervise(),
                "only-a-supervisor-voids",
                "Only a supervisor or executive voids a round",
                game.by(Point.SUPERVISOR_VOIDS)),
            Check.refuseIf(
                () -> command.reason().isBlank(),
                "void-needs-a-reason",
                "A void round needs a reason",
                game.by(Point.SUPERVISOR_VOIDS)),
            Check.refuseIf(
                () -> round.phase().isOver(),
                "round-over",
                "The round is over: " + round.phase().says(),
                game.by(Point.SUPERVISOR_VOIDS))),
        () -> new Event.RoundVoided(command.reason(), game.cite(Point.SUPERVISOR_VOIDS)));
  }
}
