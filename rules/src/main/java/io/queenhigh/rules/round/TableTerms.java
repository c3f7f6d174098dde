package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Cited;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.FeeSource;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** The table's own settings: within the game's rules, and only between rounds. */
final class TableTerms {

  private TableTerms() {}

  static Ruling<Event> set(Round round, Actor actor, Command.SetTerms command) {
    Game game = round.game();
    Terms terms = command.terms();
    boolean betweenRounds = round.phase() == Phase.BETTING && !round.hasBets();
    return Ruling.unless(
        Check.first(
            Check.refuseIf(
                () -> actor instanceof Actor.Player,
                "only-the-house-sets-terms",
                "Only the house sets the table's terms",
                game.by(Point.LIMITS)),
            Check.refuseIf(
                () -> !betweenRounds,
                "terms-between-rounds",
                "Terms change only between rounds",
                game.by(Point.LIMITS)),
            () -> places(round, terms),
            () -> limits(game, terms),
            () -> order(game, terms),
            () -> collection(game, terms)),
        () -> new Event.TermsSet(terms));
  }

  private static Optional<Refused> places(Round round, Terms terms) {
    Game game = round.game();
    int most = game.mostPlaces();
    int highest = round.spots().isEmpty() ? 0 : round.spots().lastKey();
    return Check.first(
        Check.refuseIf(
            () -> terms.places() < 1 || terms.places() > most,
            "places-out-of-range",
            "The table has " + terms.places() + " places; this game allows 1 to " + most,
            game.places().by()),
        Check.refuseIf(
            () -> terms.places() < highest,
            "seat-would-vanish",
            "Somebody sits at seat " + highest + ": the table cannot have fewer places",
            game.places().by()),
        Check.refuseIf(
            () -> terms.mostPlayers() < 1,
            "no-hand-dealt",
            "At least one hand must be dealt at a table",
            game.places().by()));
  }

  private static Optional<Refused> limits(Game game, Terms terms) {
    for (Wager wager : Wager.values()) {
      if (!wager.isBeforeTheDeal() || !game.offers(wager)) {
        continue;
      }
      Limits limits = terms.limits().get(wager);
      if (limits == null) {
        return Check.no(
            "limits-missing", "No limits are posted for " + wager.title(), game.by(Point.LIMITS));
      }
      if (limits.minimumCents() < 1 || limits.minimumCents() > limits.maximumCents()) {
        return Check.no(
            "limits-out-of-order",
            wager.title() + ": the minimum must be above 0 and not above the maximum",
            game.by(Point.LIMITS));
      }
    }
    return Check.fine();
  }

  /** Another order inside a seat is the house's choice only where the house banks. */
  private static Optional<Refused> order(Game game, Terms terms) {
    List<Wager> order = terms.insideASeat();
    var document = game.settling().insideASeat();
    return Check.first(
        Check.refuseIf(
            () -> !order.isEmpty() && game.isBankedByAPlayer(),
            "order-is-the-documents",
            "With a player-dealer the order of settling is the document's",
            document.by()),
        Check.refuseIf(
            () ->
                !order.isEmpty()
                    && (order.size() != document.is().size()
                        || !EnumSet.copyOf(order).equals(EnumSet.copyOf(document.is()))),
            "order-incomplete",
            "The order of settling must name every wager of the game once",
            document.by()));
  }

  /** Where the document demands a collection, no table goes without one. */
  private static Optional<Refused> collection(Game game, Terms terms) {
    if (terms.fees().isPresent()) {
      return fees(game, terms, terms.fees().get());
    }
    return game.collection().flatMap(demanded -> missing(game, demanded));
  }

  private static Optional<Refused> missing(Game game, Cited<FeeSource> demanded) {
    String which =
        switch (demanded.is()) {
          case FROM_A_SCHEDULE ->
              String.join(" or ", game.fees().stream().map(FeeSchedule::id).toList());
          case POSTED_BY_THE_TABLE -> "flat fees of its own, such as ante 1 player-dealer 1";
        };
    return Check.no(
        "collection-missing",
        "This game's document demands a collection: the table posts " + which,
        demanded.by());
  }

  private static Optional<Refused> fees(Game game, Terms terms, FeeSchedule fees) {
    if (!game.isBankedByAPlayer()) {
      return Check.no(
          "house-collects-no-fees",
          "The house banks this game and collects no fees",
          game.bank().by());
    }
    boolean printed = !game.fees().isEmpty();
    return Check.first(
        Check.refuseIf(
            () -> printed && !game.fees().contains(fees),
            "fee-schedule-unknown",
            "Fee schedule "
                + fees.id()
                + " is not one of "
                + game.fees().stream().map(FeeSchedule::id).toList(),
            game.by(Point.FLAT_FEES)),
        Check.refuseIf(
            () -> fees.rates().isEmpty(),
            "fee-schedule-empty",
            "A fee schedule names at least one fee",
            game.by(Point.FLAT_FEES)),
        Check.refuseIf(
            () -> fees.rates().size() > FeeSchedule.MOST_RATES,
            "too-many-fees",
            "At most five different fees per table limit; this schedule has " + fees.rates().size(),
            game.by(Point.FLAT_FEES)),
        Check.refuseIf(
            () -> !fees.rates().isEmpty() && fees.rates().first() < 0,
            "fee-negative",
            "A fee is a flat amount and cannot be negative",
            game.by(Point.FLAT_FEES)),
        Check.refuseIf(
            () ->
                !game.wagers().keySet().containsAll(fees.perWagerCents().keySet())
                    || !fees.isInOrder(),
            "fee-tiers-out-of-order",
            "A schedule charges wagers of this game, and its tiers rise from nothing",
            game.by(Point.FLAT_FEES)),
        () -> limitOf(game, terms, fees));
  }

  /** A schedule belongs to one table limit; another limit is another schedule. */
  private static Optional<Refused> limitOf(Game game, Terms terms, FeeSchedule fees) {
    boolean above =
        game.wagers().keySet().stream()
            .filter(Wager::isBeforeTheDeal)
            .anyMatch(wager -> terms.limitsOf(wager).maximumCents() > fees.tableMaximumCents());
    return Check.refuseIf(
        above || terms.limitsOf(Wager.ANTE).minimumCents() < fees.tableMinimumCents(),
        "fee-schedule-other-limit",
        "Fee schedule " + fees.id() + " is for another table limit",
        game.by(Point.FLAT_FEES));
  }
}
