package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.round.Ruling.Refused;
import java.util.Optional;

/** When something goes wrong: the round is suspended or void, and stays on record. */
final class Irregularities {

  private Irregularities() {}

  static Ruling wrongNumberOfCards(
      Round round, Actor actor, Command.ReportWrongNumberOfCards command) {
    Game game = round.game();
    Point point = Point.WRONG_NUMBER_OF_CARDS;
    Optional<Refused> no =
        Check.first(
            () -> Check.houseDealer(round, actor, "reports an irregularity", point),
            () ->
                Check.refuseIf(
                    !round.phase().hasCards() && round.phase() != Phase.BETS_CLOSED,
                    "No cards are out: " + round.phase().says(),
                    game.cite(point)),
            () ->
                Check.refuseIf(
                    command.seat() != 0 && !round.bettingSpots().containsKey(command.seat()),
                    "Seat " + command.seat() + " is not dealt in",
                    game,
                    point),
            () ->
                Check.refuseIf(
                    command.cards() < 0 || command.cards() > 52,
                    command.cards() + " is no number of cards",
                    game,
                    point),
            () ->
                Check.refuseIf(
                    command.cards() == 3,
                    "Three cards is the right number",
                    game,
                    Point.STACKS_OF_THREE));
    String who = command.seat() == 0 ? "the dealer" : "seat " + command.seat();
    return no.isPresent()
        ? no.get()
        : Ruling.accepted(
            new Event.RoundVoided(who + " has " + command.cards() + " cards", game.cite(point)));
  }

  static Ruling shufflerFailure(Round round, Actor actor) {
    Optional<Refused> no =
        Check.first(
            () ->
                Check.houseDealer(
                    round, actor, "reports a failing shuffler", Point.SHUFFLER_FAILURE),
            () ->
                Check.refuseIf(
                    round.phase().isOver(),
                    "The round is over: " + round.phase().says(),
                    round.game(),
                    Point.SHUFFLER_FAILURE));
    return no.isPresent() ? no.get() : Ruling.accepted(new Event.ShufflerFailed());
  }

  static Ruling resume(Round round, Actor actor) {
    Optional<Refused> no =
        Check.first(
            () -> Check.houseDealer(round, actor, "resumes play", Point.SHUFFLER_FAILURE),
            () ->
                Check.refuseIf(
                    !round.suspended(),
                    "Play is not suspended",
                    round.game(),
                    Point.SHUFFLER_FAILURE));
    return no.isPresent() ? no.get() : Ruling.accepted(new Event.PlayResumed());
  }

  static Ruling voidRound(Round round, Actor actor, Command.VoidRound command) {
    Game game = round.game();
    Optional<Refused> no =
        Check.first(
            () ->
                Check.refuseIf(
                    !(actor instanceof Actor.Supervisor),
                    "Only a supervisor voids a round",
                    game,
                    Point.SUPERVISOR_VOIDS),
            () ->
                Check.refuseIf(
                    command.reason().isBlank(),
                    "A void round needs a reason",
                    game,
                    Point.SUPERVISOR_VOIDS),
            () ->
                Check.refuseIf(
                    round.phase().isOver(),
                    "The round is over: " + round.phase().says(),
                    game,
                    Point.SUPERVISOR_VOIDS));
    return no.isPresent()
        ? no.get()
        : Ruling.accepted(
            new Event.RoundVoided(command.reason(), game.cite(Point.SUPERVISOR_VOIDS)));
  }
}
