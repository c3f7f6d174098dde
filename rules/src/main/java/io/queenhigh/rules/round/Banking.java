package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Bank;
import io.queenhigh.rules.game.Bank.AfterThat;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.round.Ruling.Accepted;
import io.queenhigh.rules.round.Ruling.Refused;
import io.queenhigh.rules.table.Circle;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The player-dealer's position: offered, taken, declined, posted, passed on. */
final class Banking {

  private Banking() {}

  static Ruling offer(Round round, Actor actor, Command.OfferBank command) {
    int seat = command.seat();
    Optional<Refused> no =
        Check.first(
            () -> playerBanked(round),
            () -> Check.houseDealer(round, actor, "offers the bank", Point.BANK_ROTATES),
            () -> Check.phase(round, Phase.BETTING, "Offering the bank", Point.BANK_ROTATES),
            () -> vacant(round),
            () ->
                Check.not(
                    round.spot(seat).isEmpty(),
                    "Nobody sits at seat " + seat,
                    round.game(),
                    Point.BANK_ROTATES),
            () -> isNext(round, seat));
    if (no.isPresent()) {
      return no.get();
    }
    List<Event> events = new ArrayList<>();
    if (!round.rotation().declined().isEmpty()) {
      events.add(new Event.OffersRestarted());
    }
    events.add(new Event.BankOffered(seat));
    return new Accepted(events);
  }

  /** The first offer may go to anyone; later ones go clockwise from the last player-dealer. */
  private static Optional<Refused> isNext(Round round, int seat) {
    if (round.rotation().lastSeat() == 0) {
      return Check.fine();
    }
    Round fresh = round.with(draft -> draft.rotation = draft.rotation.offeredAgain());
    int next = nextToBeOffered(fresh, round.rotation().lastSeat());
    return Check.not(
        seat != next,
        next == 0
            ? "Nobody but the last player-dealer is here to take the bank"
            : "The bank goes clockwise: seat " + next + " is next",
        round.game(),
        Point.BANK_ROTATES);
  }

  static Ruling take(Round round, Actor actor, Command.TakeBank command) {
    int seat = command.seat();
    Optional<Refused> no =
        Check.first(
            () -> playerBanked(round),
            () ->
                Check.not(
                    !(actor instanceof Actor.Player),
                    "The house never takes the player-dealer position",
                    round.game(),
                    Point.HOUSE_NEVER_BANKS),
            () -> hasTheOffer(round, actor, seat),
            () ->
                Check.not(
                    Check.spot(round, seat).hasBet(),
                    "The player-dealer does not bet against the bank: take the wagers back first",
                    round.game(),
                    Point.BANK_POSTED));
    return no.isPresent()
        ? no.get()
        : Ruling.accepted(new Event.BankTaken(seat, Check.spot(round, seat).player()));
  }

  static Ruling decline(Round round, Actor actor, Command.DeclineBank command) {
    int seat = command.seat();
    Optional<Refused> no =
        Check.first(() -> playerBanked(round), () -> hasTheOffer(round, actor, seat));
    if (no.isPresent()) {
      return no.get();
    }
    List<Event> events = new ArrayList<>();
    events.add(new Event.BankDeclined(seat));
    int next = nextToBeOffered(Evolve.one(round, events.getFirst()), seat);
    if (next != 0) {
      events.add(new Event.BankOffered(next));
    }
    return new Accepted(events);
  }

  static Ruling post(Round round, Actor actor, Command.PostBank command) {
    int seat = command.seat();
    Optional<Refused> no =
        Check.first(
            () -> playerBanked(round),
            () -> Check.phase(round, Phase.BETTING, "Posting the bank", Point.BANK_POSTED),
            () -> Check.ownSpot(round, actor, seat),
            () ->
                Check.not(
                    !round.isBanker(seat),
                    "Seat " + seat + " does not hold the bank",
                    round.game(),
                    Point.BANK_POSTED),
            () ->
                Check.not(
                    command.cents() <= 0,
                    "The player-dealer's wager must be more than nothing",
                    round.game(),
                    Point.BANK_POSTED),
            () ->
                Check.not(
                    round.bankCents() > 0 && !round.bettingSpots().isEmpty(),
                    "The player-dealer's wager is fixed once players have bet against it",
                    round.game(),
                    Point.BANK_POSTED));
    return no.isPresent() ? no.get() : Ruling.accepted(new Event.BankPosted(seat, command.cents()));
  }

  static Ruling placeActionButton(Round round, Actor actor, Command.PlaceActionButton command) {
    Optional<Refused> no =
        Check.first(
            () -> playerBanked(round),
            () -> Check.houseDealer(round, actor, "places the action button", Point.ACTION_BUTTON),
            () -> Check.phase(round, Phase.BETTING, "Moving the button", Point.ACTION_BUTTON),
            () ->
                Check.not(
                    round.spot(command.seat()).isEmpty() || round.isBanker(command.seat()),
                    "The action button lies at a player's seat; seat "
                        + command.seat()
                        + " has no player",
                    round.game(),
                    Point.ACTION_BUTTON));
    return no.isPresent()
        ? no.get()
        : Ruling.accepted(new Event.ActionButtonPlaced(command.seat()));
  }

  /** What happens to the bank between two rounds, before the next one opens. */
  static boolean mustMoveOn(Round round) {
    if (!round.rotation().isHeld()) {
      return false;
    }
    boolean gone = round.spot(round.rotation().seat()).filter(spot -> !spot.left()).isEmpty();
    boolean served =
        round.phase() != Phase.VOID
            && round.rotation().roundsInARow() >= bank(round).roundsInARow();
    return gone || served;
  }

  /**
   * Who is offered the vacant bank next, clockwise after {@code seat}; 0 for nobody. The last
   * player-dealer comes again only where the rules allow it and everyone else has declined.
   */
  static int nextToBeOffered(Round round, int seat) {
    Rotation rotation = round.rotation();
    List<Integer> others =
        round.spots().values().stream()
            .filter(spot -> !spot.left())
            .filter(spot -> !rotation.declined().contains(spot.seat()))
            .filter(spot -> !spot.player().equals(rotation.lastPlayer()))
            .map(Spot::seat)
            .toList();
    if (!others.isEmpty()) {
      return Circle.clockwiseAfter(seat, others).getFirst();
    }
    int last = rotation.lastSeat();
    boolean mayGoOn = bank(round).afterThat() == AfterThat.MAY_GO_ON_IF_ALL_DECLINE;
    boolean stillHere =
        round.spot(last).filter(s -> s.player().equals(rotation.lastPlayer())).isPresent();
    return mayGoOn && stillHere && !rotation.declined().contains(last) ? last : 0;
  }

  private static Optional<Refused> hasTheOffer(Round round, Actor actor, int seat) {
    return Check.first(
        () -> Check.phase(round, Phase.BETTING, "Taking the bank", Point.BANK_ROTATES),
        () -> Check.ownSpot(round, actor, seat),
        () ->
            Check.not(
                round.rotation().offeredTo() != seat,
                round.rotation().offeredTo() == 0
                    ? "The bank is not on offer"
                    : "The bank is offered to seat " + round.rotation().offeredTo(),
                round.game(),
                Point.BANK_ROTATES));
  }

  private static Optional<Refused> vacant(Round round) {
    Rotation rotation = round.rotation();
    return Check.first(
        () ->
            Check.not(
                rotation.isHeld(),
                "Seat " + rotation.seat() + " holds the bank",
                round.game(),
                Point.BANK_ROTATES),
        () ->
            Check.not(
                rotation.offeredTo() != 0,
                "The bank is already offered to seat " + rotation.offeredTo(),
                round.game(),
                Point.BANK_ROTATES));
  }

  private static Optional<Refused> playerBanked(Round round) {
    Game game = round.game();
    return Check.not(
        !game.isBankedByAPlayer(), "The house banks this game; no player does", game.bank().by());
  }

  private static Bank.PlayerDealerBank bank(Round round) {
    return switch (round.game().bank().is()) {
      case Bank.PlayerDealerBank bank -> bank;
      case Bank.HouseBank _ -> throw new IllegalStateException("the house banks this game");
    };
  }
}
