package io.queenhigh.rules.round;

import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Ruling.Refused;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The table's own settings: within the game's rules, and only between rounds. */
final class TableTerms {

  private TableTerms() {}

  static Ruling set(Round round, Actor actor, Command.SetTerms command) {
    Game game = round.game();
    Terms terms = command.terms();
    boolean betweenRounds = round.phase() == Phase.BETTING && round.bettingSpots().isEmpty();
    Optional<Refused> no =
        Check.first(
            () ->
                Check.not(
                    actor instanceof Actor.Player,
                    "Only the house sets the table's terms",
                    game,
                    Point.LIMITS),
            () ->
                Check.not(
                    !betweenRounds && !round.phase().isOver(),
                    "Terms change only between rounds",
                    game,
                    Point.LIMITS),
            () -> places(game, terms),
            () -> limits(game, terms),
            () -> order(game, terms),
            () -> terms.fees().flatMap(fees -> fees(game, fees)));
    return no.isPresent() ? no.get() : Ruling.accepted(new Event.TermsSet(terms));
  }

  private static Optional<Refused> places(Game game, Terms terms) {
    int most = game.mostPlaces();
    return Check.not(
        terms.places() < 1 || terms.places() > most || terms.mostPlayers() < 1,
        "The table has " + terms.places() + " places; this game allows 1 to " + most,
        game.places().by());
  }

  private static Optional<Refused> limits(Game game, Terms terms) {
    for (Map.Entry<Wager, Limits> entry : terms.limits().entrySet()) {
      Limits limits = entry.getValue();
      if (limits.minimumCents() < 1 || limits.minimumCents() > limits.maximumCents()) {
        return Check.no(
            entry.getKey().title() + ": the minimum must be above 0 and not above the maximum",
            game,
            Point.LIMITS);
      }
    }
    return Check.fine();
  }

  /** Another order inside a seat is the house's choice only where the house banks. */
  private static Optional<Refused> order(Game game, Terms terms) {
    List<Wager> order = terms.insideASeat();
    var document = game.settling().insideASeat();
    return Check.first(
        () ->
            Check.not(
                !order.isEmpty() && game.isBankedByAPlayer(),
                "With a player-dealer the order of settling is the document's",
                document.by()),
        () ->
            Check.not(
                !order.isEmpty()
                    && (order.size() != document.is().size()
                        || !EnumSet.copyOf(order).equals(EnumSet.copyOf(document.is()))),
                "The order of settling must name every wager of the game once",
                document.by()));
  }

  private static Optional<Refused> fees(Game game, FeeSchedule fees) {
    if (!game.isBankedByAPlayer()) {
      return Check.no("The house banks this game and collects no fees", game.bank().by());
    }
    boolean printed = !game.fees().isEmpty();
    return Check.first(
        () ->
            Check.not(
                printed && !game.fees().contains(fees),
                "Fee schedule "
                    + fees.id()
                    + " is not one of "
                    + game.fees().stream().map(FeeSchedule::id).toList(),
                game,
                Point.FLAT_FEES),
        () ->
            Check.not(
                fees.rates().size() > FeeSchedule.MOST_RATES,
                "At most five different fees per table limit; this schedule has "
                    + fees.rates().size(),
                game,
                Point.FLAT_FEES),
        () ->
            Check.not(
                !fees.rates().isEmpty() && fees.rates().first() < 0,
                "A fee is a flat amount and cannot be negative",
                game,
                Point.FLAT_FEES));
  }
}
