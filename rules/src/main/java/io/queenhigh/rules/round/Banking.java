package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Bank;
import io.queenhigh.rules.game.Bank.AfterThat;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Ground;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.table.Circle;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The player-dealer's position: offered, taken, declined, posted, passed on. */
final class Banking {

  private Banking() {}

  static Ruling<Event> offer(Round round, Actor actor, Command.OfferBank command) {
    int seat = command.seat();
    Optional<Refused> no =
        Check.first(
            () -> playerBanked(round),
            () -> RoundChecks.houseDealer(round, actor, "offers the bank", Point.BANK_ROTATES),
            () -> RoundChecks.phase(round, Phase.BETTING, "Offering the bank", Point.BANK_ROTATES),
            () -> vacant(round),
            Check.refuseIf(
                () -> round.spot(seat).isEmpty(),
                "seat-empty",
                "Nobody sits at seat " + seat,
                round.game().by(Point.BANK_ROTATES)),
            () -> isNext(round, seat));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    List<Event> events = new ArrayList<>();
    if (!round.rotation().declined().isEmpty()) {
      events.add(new Event.OffersRestarted());
    }
    events.add(new Event.BankOffered(seat));
    return new Ruling.Accepted<>(events);
  }

  /** The first offer may go to anyone; later ones go clockwise from the last player-dealer. */
  private static Optional<Refused> isNext(Round round, int seat) {
    if (round.rotation().lastSeat() == 0) {
      return Check.fine();
    }
    Round fresh = round.with(draft -> draft.rotation = draft.rotation.offeredAgain());
    int next = nextToBeOffered(fresh, round.rotation().lastSeat());
    Ground by = round.game().by(Point.BANK_ROTATES);
    if (next == 0) {
      return Check.no(
          "nobody-else-to-bank", "Nobody but the last player-dealer is here to take the bank", by);
    }
    return Check.refuseIf(
        seat != next,
        "another-seat-banks-next",
        "The bank goes clockwise: seat " + next + " is next",
        by);
  }

  static Ruling<Event> take(Round round, Actor actor, Command.TakeBank command) {
    int seat = command.seat();
    return Ruling.unless(
        Check.first(
            () -> playerBanked(round),
            Check.refuseIf(
                () -> !(actor instanceof Actor.Player),
                "house-never-banks",
                "The house never takes the player-dealer position",
                round.game().by(Point.HOUSE_NEVER_BANKS)),
            () -> hasTheOffer(round, actor, seat),
            Check.refuseIf(
                () -> RoundChecks.spot(round, seat).hasBet(),
                "banker-takes-wagers-back",
                "The player-dealer does not bet against the bank: take the wagers back first",
                round.game().by(Point.BANK_POSTED))),
        () -> new Event.BankTaken(seat, RoundChecks.spot(round, seat).player()));
  }

  static Ruling<Event> decline(Round round, Actor actor, Command.DeclineBank command) {
    int seat = command.seat();
    Optional<Refused> no =
        Check.first(() -> playerBanked(round), () -> hasTheOffer(round, actor, seat));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    return new Ruling.Accepted<>(declining(round, seat));
  }

  static List<Event> declining(Round round, int seat) {
    return offeredOn(round, seat, List.of(new Event.BankDeclined(seat)));
  }

  static Ruling<Event> pass(Round round, Actor actor, Command.PassBank command) {
    int seat = command.seat();
    return Ruling.allUnless(
        Check.first(
            () -> playerBanked(round),
            () -> RoundChecks.phase(round, Phase.BETTING, "Passing the bank", Point.BANK_POSTED),
            () -> RoundChecks.ownSpot(round, actor, seat),
            () -> holdsTheBank(round, seat),
            () -> isNotBetAgainst(round)),
        () -> vacating(round));
  }

  static List<Event> vacating(Round round) {
    int seat = round.rotation().seat();
    return offeredOn(round, seat, List.of(new Event.BankVacated(seat)));
  }

  /** These events, and the offer to whoever comes next after {@code seat}. */
  static List<Event> offeredOn(Round round, int seat, List<Event> events) {
    List<Event> all = new ArrayList<>(events);
    int next = nextToBeOffered(Evolve.all(round, events), seat);
    if (next != 0) {
      all.add(new Event.BankOffered(next));
    }
    return all;
  }

  static Ruling<Event> post(Round round, Actor actor, Command.PostBank command) {
    int seat = command.seat();
    return Ruling.unless(
        Check.first(
            () -> playerBanked(round),
            () -> RoundChecks.phase(round, Phase.BETTING, "Posting the bank", Point.BANK_POSTED),
            () -> RoundChecks.ownSpot(round, actor, seat),
            () -> holdsTheBank(round, seat),
            Check.refuseIf(
                () -> command.cents() <= 0,
                "bank-above-nothing",
                "The player-dealer's wager must be more than nothing",
                round.game().by(Point.BANK_POSTED)),
            () -> RoundChecks.amount(command.cents(), round.game(), Point.BANK_POSTED),
            () -> round.bankCents() > 0 ? isNotBetAgainst(round) : Check.fine()),
        () -> new Event.BankPosted(seat, command.cents()));
  }

  static Ruling<Event> placeActionButton(
      Round round, Actor actor, Command.PlaceActionButton command) {
    return Ruling.unless(
        Check.first(
            () -> playerBanked(round),
            () ->
                RoundChecks.houseDealer(
                    round, actor, "places the action button", Point.ACTION_BUTTON),
            () -> RoundChecks.phase(round, Phase.BETTING, "Moving the button", Point.ACTION_BUTTON),
            Check.refuseIf(
                () -> round.spot(command.seat()).isEmpty() || round.isBanker(command.seat()),
                "action-button-needs-player",
                "The action button lies at a player's seat; seat "
                    + command.seat()
                    + " has no player",
                round.game().by(Point.ACTION_BUTTON))),
        () -> new Event.ActionButtonPlaced(command.seat()));
  }

  /** What happens to the bank between two rounds, before the next one opens. */
  static boolean mustMoveOn(Round round) {
    if (!round.rotation().isHeld()) {
      return false;
    }
    boolean gone = round.spot(round.rotation().seat()).filter(spot -> !spot.left()).isEmpty();
    boolean served =
        round.phase() != Phase.VOID
            && round.rotation().roundsInARow() >= roundsInARow(round.game());
    return gone || served;
  }

  /**
   * Who is offered the vacant bank next, clockwise after {@code seat}; 0 for nobody. When everyone
   * else has declined, it comes back to who gave it up unused, and then to the last player-dealer
   * if he has rounds left or the rules let him go on.
   */
  static int nextToBeOffered(Round round, int seat) {
    Rotation rotation = round.rotation();
    List<Spot> asked =
        round.spots().values().stream()
            .filter(spot -> !spot.left() && !rotation.declined().contains(spot.player()))
            .toList();
    List<Integer> others = seats(asked, spot -> !isOneOf(spot, rotation));
    if (!others.isEmpty()) {
      return Circle.clockwiseAfter(seat, others).getFirst();
    }
    List<Integer> gaveItUp = seats(asked, spot -> !spot.player().equals(rotation.lastPlayer()));
    if (!gaveItUp.isEmpty()) {
      return gaveItUp.getFirst();
    }
    Bank.PlayerDealerBank bank = bank(round.game());
    boolean mayGoOn =
        rotation.lastRounds() < bank.roundsInARow()
            || bank.afterThat() == AfterThat.MAY_GO_ON_IF_ALL_DECLINE;
    return mayGoOn ? asked.stream().map(Spot::seat).findFirst().orElse(0) : 0;
  }

  /** Who held the bank last, or banked the last round. */
  private static boolean isOneOf(Spot spot, Rotation rotation) {
    return spot.player().equals(rotation.player()) || spot.player().equals(rotation.lastPlayer());
  }

  private static List<Integer> seats(List<Spot> spots, Predicate<Spot> wanted) {
    return spots.stream().filter(wanted).map(Spot::seat).toList();
  }

  private static Optional<Refused> holdsTheBank(Round round, int seat) {
    return Check.refuseIf(
        !round.isBanker(seat),
        "not-the-banker",
        "Seat " + seat + " does not hold the bank",
        round.game().by(Point.BANK_POSTED));
  }

  static Optional<Refused> isNotBetAgainst(Round round) {
    return Check.refuseIf(
        round.hasBets(),
        "bank-fixed-by-bets",
        "The player-dealer's wager is fixed once players have bet against it",
        round.game().by(Point.BANK_POSTED));
  }

  private static Optional<Refused> hasTheOffer(Round round, Actor actor, int seat) {
    int offered = round.rotation().offeredTo();
    Ground by = round.game().by(Point.BANK_ROTATES);
    return Check.first(
        () -> RoundChecks.phase(round, Phase.BETTING, "Taking the bank", Point.BANK_ROTATES),
        () -> RoundChecks.ownSpot(round, actor, seat),
        Check.refuseIf(() -> offered == 0, "bank-not-on-offer", "The bank is not on offer", by),
        Check.refuseIf(
            () -> offered != seat,
            "bank-offered-to-another",
            "The bank is offered to seat " + offered,
            by));
  }

  private static Optional<Refused> vacant(Round round) {
    Rotation rotation = round.rotation();
    return Check.first(
        Check.refuseIf(
            () -> rotation.isHeld(),
            "bank-held",
            "Seat " + rotation.seat() + " holds the bank",
            round.game().by(Point.BANK_ROTATES)),
        Check.refuseIf(
            () -> rotation.offeredTo() != 0,
            "bank-offered-already",
            "The bank is already offered to seat " + rotation.offeredTo(),
            round.game().by(Point.BANK_ROTATES)));
  }

  private static Optional<Refused> playerBanked(Round round) {
    Game game = round.game();
    return Check.refuseIf(
        !game.isBankedByAPlayer(),
        "house-banks",
        "The house banks this game; no player does",
        game.bank().by());
  }

  static int roundsInARow(Game game) {
    return bank(game).roundsInARow();
  }

  private static Bank.PlayerDealerBank bank(Game game) {
    return switch (game.bank().is()) {
      case Bank.PlayerDealerBank bank -> bank;
      case Bank.HouseBank _ -> throw new IllegalStateException("the house banks this game");
    };
  }
}
