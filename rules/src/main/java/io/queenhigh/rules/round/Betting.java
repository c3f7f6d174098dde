package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Progressive;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Chips going down and coming back, until "no more bets". */
final class Betting {

  private Betting() {}

  static Ruling<Event> bet(Round round, Actor actor, Command.Bet bet) {
    Game game = round.game();
    Wager wager = bet.wager();
    return Ruling.unless(
        Check.first(
            () -> betsAreOpen(round),
            () -> RoundChecks.ownSpot(round, actor, bet.seat()),
            Check.refuseIf(
                () -> round.isBanker(bet.seat()),
                "banker-does-not-bet",
                "The player-dealer does not bet against the bank",
                game.by(Point.BANK_POSTED)),
            () -> isOffered(game, wager),
            () -> room(round, bet.seat()),
            () -> notLocked(round, wager),
            () -> withinLimits(round, wager, bet.cents()),
            () -> RoundChecks.amount(bet.cents(), game, Point.LIMITS),
            () -> hasWhatItNeeds(game, RoundChecks.spot(round, bet.seat()), wager)),
        () -> new Event.BetPlaced(bet.seat(), wager, bet.cents()));
  }

  static Ruling<Event> withdraw(Round round, Actor actor, Command.WithdrawBet command) {
    Wager wager = command.wager();
    return Ruling.unless(
        Check.first(
            () -> betsAreOpen(round),
            () -> RoundChecks.ownSpot(round, actor, command.seat()),
            Check.refuseIf(
                () -> !RoundChecks.spot(round, command.seat()).has(wager),
                "no-such-wager-there",
                "There is no " + wager.title() + " at seat " + command.seat(),
                round.game().by(Point.NO_MORE_BETS)),
            () -> notLocked(round, wager),
            () -> nothingLeansOnIt(round.game(), RoundChecks.spot(round, command.seat()), wager)),
        () -> new Event.BetWithdrawn(command.seat(), wager));
  }

  static Ruling<Event> lockProgressive(Round round, Actor actor) {
    Game game = round.game();
    if (game.progressive().isEmpty()) {
      return Ruling.no(
          "no-progressive-here", "This table has no progressive", game.by(Point.NO_MORE_BETS));
    }
    Progressive side = game.progressive().get();
    String button = side.controller().is().lockButton();
    return Ruling.unless(
        Check.first(
            () ->
                RoundChecks.houseDealer(
                    round, actor, "presses " + button, Point.PROGRESSIVE_LOCKED),
            Check.refuseIf(
                () -> round.phase() != Phase.BETTING && round.phase() != Phase.BETS_CLOSED,
                "lock-comes-before-the-deal",
                button + " is pressed before the deal",
                game.by(Point.PROGRESSIVE_LOCKED)),
            Check.refuseIf(
                () -> round.progressiveLocked(),
                "progressive-locked-already",
                "The progressive wagers of this round are locked already",
                game.by(Point.PROGRESSIVE_LOCKED))),
        () -> new Event.ProgressiveLocked(seatsWith(round, Wager.PROGRESSIVE)));
  }

  static Ruling<Event> noMoreBets(Round round, Actor actor) {
    Game game = round.game();
    Optional<Refused> no =
        Check.first(
            () -> RoundChecks.houseDealer(round, actor, "closes the bets", Point.NO_MORE_BETS),
            () -> betsAreOpen(round),
            Check.refuseIf(
                () -> !round.hasBets(),
                "nobody-has-bet",
                "Nobody has bet yet",
                game.by(Point.NO_MORE_BETS)),
            () -> bankIsPosted(round));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    List<Event> events = new ArrayList<>();
    events.add(new Event.BetsClosed(withoutPairPlus(round)));
    for (Fee fee : Collecting.due(round)) {
      events.add(new Event.FeeDropped(fee.seat(), fee.cents(), fee.playerDealer()));
    }
    return new Ruling.Accepted<>(events);
  }

  private static Optional<Refused> betsAreOpen(Round round) {
    return Check.refuseIf(
        round.phase() != Phase.BETTING,
        "no-more-bets",
        "No more bets",
        round.game().by(Point.NO_MORE_BETS));
  }

  private static Optional<Refused> bankIsPosted(Round round) {
    Game game = round.game();
    if (!game.isBankedByAPlayer()) {
      return Check.fine();
    }
    return Check.first(
        Check.refuseIf(
            () -> !round.rotation().isHeld(),
            "nobody-banks",
            "Nobody banks this round: the bank must be taken first",
            game.by(Point.BANK_ROTATES)),
        Check.refuseIf(
            () -> round.bankCents() == 0,
            "bank-not-posted",
            "The player-dealer has not posted a wager",
            game.by(Point.BANK_POSTED)));
  }

  private static Optional<Refused> isOffered(Game game, Wager wager) {
    if (!wager.isBeforeTheDeal()) {
      return Check.no(
          "not-bet-before-the-deal",
          wager.title() + " is not bet before the deal",
          game.by(Point.PLAY_EQUALS_ANTE));
    }
    return Check.refuseIf(
        !game.offers(wager),
        "wager-not-offered",
        "This table offers no " + wager.title() + offeredInstead(game),
        game.by(Point.LIMITS));
  }

  private static String offeredInstead(Game game) {
    List<String> offered = new ArrayList<>();
    for (Wager wager : Wager.values()) {
      if (wager.isBeforeTheDeal() && game.offers(wager)) {
        offered.add(wager.title());
      }
    }
    return "; it has " + String.join(", ", offered);
  }

  private static Optional<Refused> room(Round round, int seat) {
    boolean isNew = !RoundChecks.spot(round, seat).hasBet();
    int most = round.terms().mostPlayers();
    Game game = round.game();
    Citation by =
        game.shown().is() == Shown.PLAYERS_FACE_UP ? game.shown().by() : game.places().by();
    return Check.refuseIf(
        isNew && round.bettingSpots().size() >= most,
        "hands-limit-reached",
        "At most " + most + " hands are dealt at this table",
        by);
  }

  private static Optional<Refused> notLocked(Round round, Wager wager) {
    return Check.refuseIf(
        wager == Wager.PROGRESSIVE && round.progressiveLocked(),
        "progressive-locked",
        "The progressive wagers of this round are locked",
        round.game().by(Point.PROGRESSIVE_LOCKED));
  }

  private static Optional<Refused> withinLimits(Round round, Wager wager, long cents) {
    Limits limits = round.terms().limitsOf(wager);
    String upTo =
        limits.maximumCents() == Long.MAX_VALUE
            ? " or more"
            : " to " + Dollars.text(limits.maximumCents());
    return Check.refuseIf(
        !limits.allow(cents),
        "outside-the-limits",
        round.game().label(wager)
            + " of "
            + Dollars.text(cents)
            + " is outside the limits: "
            + Dollars.text(limits.minimumCents())
            + upTo,
        round.game().by(Point.LIMITS));
  }

  private static Optional<Refused> hasWhatItNeeds(Game game, Spot spot, Wager wager) {
    WagerRule rule = game.rule(wager).orElseThrow();
    String label = game.label(wager);
    return switch (rule.needs().is()) {
      case NOTHING -> Check.fine();
      case ANTE ->
          Check.refuseIf(
              !isSupported(rule, spot),
              "needs-an-ante",
              label + " needs an Ante at the same spot",
              rule.needs().by());
      case STANDARD_WAGER ->
          Check.refuseIf(
              !isSupported(rule, spot),
              "needs-ante-or-pair-plus",
              label + " needs an Ante or Pair Plus at the same spot",
              rule.needs().by());
    };
  }

  private static boolean isSupported(WagerRule rule, Spot spot) {
    return switch (rule.needs().is()) {
      case NOTHING -> true;
      case ANTE -> spot.has(Wager.ANTE);
      case STANDARD_WAGER -> spot.has(Wager.ANTE) || spot.has(Wager.PAIR_PLUS);
    };
  }

  private static Optional<Refused> nothingLeansOnIt(Game game, Spot spot, Wager wager) {
    Spot without = spot.without(wager);
    for (Wager other : without.stakes().keySet()) {
      WagerRule rule = game.rule(other).orElseThrow();
      if (!isSupported(rule, without)) {
        return Check.no(
            "holds-up-another-wager",
            "The "
                + game.label(wager)
                + " holds up the "
                + game.label(other)
                + ": withdraw that first",
            rule.needs().by());
      }
    }
    return Check.fine();
  }

  private static List<Integer> withoutPairPlus(Round round) {
    return round.bettingSpots().values().stream()
        .filter(spot -> !spot.has(Wager.PAIR_PLUS))
        .map(Spot::seat)
        .toList();
  }

  private static List<Integer> seatsWith(Round round, Wager wager) {
    return round.bettingSpots().values().stream()
        .filter(spot -> spot.has(wager))
        .map(Spot::seat)
        .toList();
  }
}
