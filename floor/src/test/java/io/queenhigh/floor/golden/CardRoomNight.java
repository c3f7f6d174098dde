package io.queenhigh.floor.golden;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.people.Badge;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.PlayLimits;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * A night without jackpots: the four games by hand and by the automatic dealer, whatever happens to
 * people, and two tables that are left in the middle of a round.
 */
final class CardRoomNight implements Script {

  private static final String SIX_CARD = "ca/6-card-bonus";
  private static final String TCP = "ca/three-card-poker";
  private static final String VENTURA = "ca/players-casino-ventura";
  private static final String WASHINGTON = "wa/three-card-poker";
  private static final String HERE = "192.0.2.1";

  @Override
  public String name() {
    return "card-room";
  }

  /** In the first round the player next to the bank holds a straight flush, which breaks it. */
  @Override
  public Shuffler shuffler() {
    return ColdDeck.dealing(20261114, List.of(ColdDeck.startingWith("7h 8h 9h Ac Kd 3s Qs 9c 4d")));
  }

  @Override
  public void plays(GoldenRoom room) {
    people(room);
    byHand(room);
    keyedIn(room);
    washington(room);
    ventura(room);
    changing(room);
    leftInTheMiddle(room);
  }

  // People

  private static void people(GoldenRoom room) {
    Who max = room.hires();
    GoldenRoom.given(room.people().staff().changeRole(max, "dan", Role.SUPERVISOR));
    Password fresh = new Password("battery staple 7");
    GoldenRoom.given(room.people().demo().resetPassword(max, "dan", fresh));
    GoldenRoom.given(room.people().demo().register(max, "rolf", GoldenRoom.PASSWORD, Role.DEALER));
    GoldenRoom.given(room.people().staff().deactivate(max, "rolf"));
    Badge ann = room.registers("ann", 20_000_00);
    room.registers("bob", 20_000_00);
    room.registers("cat", 20_000_00);
    room.registers("dee", 0);
    room.registers("fred", 0);
    Badge gus = room.registers("gus", 0);
    GoldenRoom.given(room.people().door().guest());
    Who cal = new Who("cal", Role.CASHIER);
    GoldenRoom.given(room.people().cashier().redeem(cal, "bob", 250_00, CardRoom.nextId()));
    atTheDoor(room, ann);
    room.pass(Duration.ofMinutes(1));
    PlayLimits tight = PlayLimits.of(OptionalLong.of(300), OptionalLong.of(15_000_00));
    GoldenRoom.given(room.people().care().limit(ann.who(), tight));
    GoldenRoom.given(room.people().care().mayPlay("ann"));
    PlayLimits loose = PlayLimits.of(OptionalLong.empty(), OptionalLong.of(18_000_00));
    GoldenRoom.given(room.people().care().limit(ann.who(), loose));
    GoldenRoom.given(room.people().care().exclude(gus.who(), Duration.ofDays(365)));
  }

  private static void atTheDoor(GoldenRoom room, Badge ann) {
    Password wrong = new Password("correct horse 8");
    for (int i = 0; i < 5; i++) {
      room.seconds(8);
      GoldenRoom.denied(room.people().door().login("fred", wrong, HERE));
    }
    Badge dee = GoldenRoom.given(room.people().door().login("dee", GoldenRoom.PASSWORD, HERE));
    GoldenRoom.given(
        room.people()
            .door()
            .changePassword(dee.who(), GoldenRoom.PASSWORD, new Password("wild horse 10"), HERE));
    Badge cat = GoldenRoom.given(room.people().door().login("cat", GoldenRoom.PASSWORD, HERE));
    GoldenRoom.given(room.people().door().logout(cat.token()));
    room.pass(Duration.ofMinutes(6));
    GoldenRoom.given(room.people().door().who(ann.token()));
  }

  // Six Card Bonus, dealt by a person from sealed decks

  private static void byHand(GoldenRoom room) {
    LiveTable table = room.opens(GoldenRoom.byHand(GoldenRoom.setup("six-1", SIX_CARD, List.of())));
    room.sits(table, "ann", 1, 1_000_00);
    room.sits(table, "bob", 2, 1_000_00);
    room.sits(table, "cat", 3, 1_000_00);
    everyoneDeclinesOnce(room, table);
    theBankRunsOut(room, table);
    theBankIsPassedOnAndTheRoundIsVoid(room, table);
    theShufflerFailsAndSomeoneIsTooSlow(room, table);
    aSupervisorVoids(room, table);
    playersCut(room, table);
  }

  /** The banker's cut is opened, and one is kept back. */
  private static void playersCut(GoldenRoom room, LiveTable table) {
    room.does(table, "bob", new Command.PostBank(2, 300_00));
    room.promises(table, "bob", 2);
    room.sits(table, "cat", 3, 500_00);
    annAndCatBet(room, table);
    room.promises(table, "ann", 1);
    room.dealer(table, new Command.NoMoreBets());
    room.does(table, "bob", new TableCommand.OpenCut(2, GoldenRoom.CUT));
    room.pass(Duration.ofSeconds(4));
    room.dealer(table, new TableCommand.DealSealed());
    while (table.state().round().turn() != 0) {
      int seat = table.state().round().turn();
      room.does(table, seat == 1 ? "ann" : "cat", new Command.Play(seat));
    }
    room.settles(table);
    room.dealer(table, new Command.NextRound());
  }

  private static void everyoneDeclinesOnce(GoldenRoom room, LiveTable table) {
    room.dealer(table, new Command.OfferBank(1));
    room.does(table, "ann", new Command.DeclineBank(1));
    room.does(table, "bob", new Command.DeclineBank(2));
    room.pass(Duration.ofHours(1));
    room.dealer(table, new Command.TimeOut(3));
    room.dealer(table, new Command.OfferBank(1));
  }

  private static void theBankRunsOut(GoldenRoom room, LiveTable table) {
    room.does(table, "ann", new Command.TakeBank(1));
    room.does(table, "ann", new Command.PostBank(1, 60_00));
    room.bets(table, "bob", 2, Wager.ANTE, 20_00);
    room.bets(table, "bob", 2, Wager.PAIR_PLUS, 10_00);
    room.bets(table, "bob", 2, Wager.SIX_CARD_BONUS, 5_00);
    room.bets(table, "cat", 3, Wager.ANTE, 30_00);
    room.bets(table, "cat", 3, Wager.PAIR_PLUS, 5_00);
    room.does(table, "cat", new Command.WithdrawBet(3, Wager.PAIR_PLUS));
    room.dealer(table, new Command.PlaceActionButton(3));
    room.dealer(table, new Command.NoMoreBets());
    room.dealer(table, new TableCommand.DealSealed());
    while (table.state().round().turn() != 0) {
      int seat = table.state().round().turn();
      room.does(table, seat == 2 ? "bob" : "cat", new Command.Play(seat));
    }
    room.settles(table);
    room.dealer(table, new Command.NextRound());
  }

  private static void theBankIsPassedOnAndTheRoundIsVoid(GoldenRoom room, LiveTable table) {
    room.does(table, "ann", new Command.PassBank(1));
    room.does(table, "bob", new Command.TakeBank(2));
    room.does(table, "bob", new Command.PostBank(2, 400_00));
    annAndCatBet(room, table);
    room.dealer(table, new Command.NoMoreBets());
    room.dealer(table, new TableCommand.DealSealed());
    room.dealer(table, new Command.ReportWrongNumberOfCards(3, 5));
    room.supervisor(table, new TableCommand.RejectVoid());
    room.supervisor(
        table, new TableCommand.AssignDealers(List.of(new Staff(GoldenRoom.DEALER, Post.DEALER))));
    room.dealer(table, new Command.ReportWrongNumberOfCards(3, 4));
    room.confirmsVoid(table);
    room.dealer(table, new Command.NextRound());
  }

  private static void theShufflerFailsAndSomeoneIsTooSlow(GoldenRoom room, LiveTable table) {
    room.does(table, "bob", new Command.PostBank(2, 400_00));
    annAndCatBet(room, table);
    room.dealer(table, new Command.ReportShufflerFailure());
    room.pass(Duration.ofMinutes(4));
    room.dealer(table, new Command.ResumeAfterFailure());
    room.dealer(table, new Command.NoMoreBets());
    room.dealer(table, new TableCommand.DealSealed());
    while (table.state().round().turn() != 0) {
      int seat = table.state().round().turn();
      if (seat == 1) {
        room.does(table, "ann", new Command.Fold(1));
      } else {
        room.pass(Duration.ofHours(1));
        room.dealer(table, new Command.TimeOut(seat));
      }
    }
    room.settles(table);
    room.dealer(table, new Command.NextRound());
  }

  private static void annAndCatBet(GoldenRoom room, LiveTable table) {
    room.bets(table, "ann", 1, Wager.ANTE, 10_00);
    room.bets(table, "ann", 1, Wager.SIX_CARD_BONUS, 10_00);
    room.bets(table, "cat", 3, Wager.ANTE, 25_00);
    room.bets(table, "cat", 3, Wager.PAIR_PLUS, 25_00);
  }

  private static void aSupervisorVoids(GoldenRoom room, LiveTable table) {
    room.does(table, "bob", new Command.PostBank(2, 200_00));
    room.bets(table, "ann", 1, Wager.ANTE, 10_00);
    room.supervisor(table, new Command.VoidRound("a drink on the felt"));
    room.does(table, "cat", new TableCommand.CashOut(100_00));
    room.does(table, "cat", new Command.StandUp(3));
    room.dealer(table, new Command.NextRound());
    room.does(table, "ann", new TableCommand.BuyIn(40_00));
  }

  // Three Card Poker, dealt from a deck in the dealer's hands

  private static void keyedIn(GoldenRoom room) {
    TableSetup plain = GoldenRoom.setup("tcp-1", TCP, List.of());
    FeeSchedule posted =
        new FeeSchedule(
            "posted",
            5_00,
            500_00,
            Map.of(Wager.ANTE, 1_00L, Wager.PAIR_PLUS, 50L),
            List.of(new FeeSchedule.Tier(0, 1_00), new FeeSchedule.Tier(100_00, 3_00)),
            new Citation("CA-TCP", "Fees"));
    TableSetup setup =
        new TableSetup(
            plain.id(),
            "Three Card Poker, \"by hand\" · ½ price",
            plain.game(),
            plain.choices(),
            plain.fingerprint(),
            plain.terms().withFees(posted),
            plain.pace(),
            Dealer.PERSON,
            CardSource.KEYED,
            0,
            true);
    LiveTable table = room.opens(setup);
    room.sits(table, "ann", 1, 1_000_00);
    room.sits(table, "bob", 4, 1_000_00);
    room.sits(table, "cat", 8, 1_000_00);
    room.dealer(table, new Command.OfferBank(4));
    room.does(table, "bob", new Command.TakeBank(4));
    room.does(table, "bob", new Command.PostBank(4, 75_00));
    annAndCatPlay(
        room, table, room.keyed(table, Map.of(1, "Qs Qh 4d", 8, "Ah Kh Qd"), "Kd 7c 3h"), 40_00);
    room.dealer(table, new Command.NextRound());
    // Under the rotation of 2026 the bank is offered before every hand.
    room.does(table, "cat", new Command.DeclineBank(8));
    room.does(table, "ann", new Command.DeclineBank(1));
    room.does(table, "bob", new Command.TakeBank(4));
    room.does(table, "bob", new Command.PostBank(4, 300_00));
    annAndCatPlay(
        room, table, room.keyed(table, Map.of(1, "2c 2d 2h", 8, "9s 8s 7d"), "Jd Tc 4s"), 15_00);
    room.dealer(table, new Command.NextRound());
  }

  private static void annAndCatPlay(GoldenRoom room, LiveTable table, Command deal, long cents) {
    for (int seat : List.of(1, 8)) {
      String player = seat == 1 ? "ann" : "cat";
      room.bets(table, player, seat, Wager.ANTE, cents);
      room.bets(table, player, seat, Wager.PAIR_PLUS, cents);
    }
    room.dealer(table, new Command.NoMoreBets());
    room.dealer(table, deal);
    while (table.state().round().turn() != 0) {
      int seat = table.state().round().turn();
      room.does(table, seat == 1 ? "ann" : "cat", new Command.Play(seat));
    }
    room.settles(table);
  }

  // Washington, with the automatic dealer and practice players

  private static void washington(GoldenRoom room) {
    TableSetup plain = GoldenRoom.setup("wa-1", WASHINGTON, List.of("TCP-01", "6B1"));
    LiveTable table = room.opens(GoldenRoom.practice(plain, 2));
    room.sits(table, "ann", 1, 2_000_00);
    for (int round = 1; round <= 9; round++) {
      annBets(room, table);
      GoldenRoom.untilTurnOf(table, 1);
      room.does(table, "ann", round % 3 == 0 ? new Command.Fold(1) : new Command.Play(1));
      GoldenRoom.untilRound(table, round + 1L);
      room.pass(Duration.ofMinutes(1));
    }
    // Somebody goes while he is to decide.
    room.sits(table, "bob", 2, 300_00);
    annBets(room, table);
    room.bets(table, "bob", 2, Wager.ANTE, 25_00);
    room.does(table, "bob", new TableCommand.Ready(2));
    GoldenRoom.until(table, Phase.DECIDING);
    room.does(table, "bob", new Command.StandUp(2));
    GoldenRoom.untilTurnOf(table, 1);
    room.does(table, "ann", new Command.Play(1));
    GoldenRoom.untilRound(table, 11);
  }

  private static void annBets(GoldenRoom room, LiveTable table) {
    room.bets(table, "ann", 1, Wager.ANTE, 10_00);
    room.bets(table, "ann", 1, Wager.PAIR_PLUS, 5_00);
    room.bets(table, "ann", 1, Wager.SIX_CARD_BONUS, 5_00);
    room.does(table, "ann", new TableCommand.Ready(1));
  }

  // Ventura: practice players bank, and the table is closed

  private static void ventura(GoldenRoom room) {
    TableSetup plain = CardRoom.setup("pcv-1", VENTURA, List.of(), CardRoom.PATIENT, 2);
    LiveTable table = room.opens(plain);
    room.sits(table, "dee", 1, 600_00);
    while (table.state().round().phase() != Phase.SETTLED) {
      answers(room, table, GoldenRoom.until(table, CardRoomNight::isForDee).round());
      room.pass(Duration.ofSeconds(30));
    }
    room.does(table, "dee", new Command.StandUp(1));
    room.supervisor(table, new TableCommand.Close("nobody wants to play"));
  }

  private static boolean isForDee(TableState state) {
    Round round = state.round();
    return round.phase() == Phase.SETTLED
        || round.turn() == 1
        || round.rotation().offeredTo() == 1
        || mayBet(round);
  }

  private static boolean mayBet(Round round) {
    return round.phase() == Phase.BETTING && round.bankCents() > 0 && !round.hasBet(1);
  }

  private static void answers(GoldenRoom room, LiveTable table, Round round) {
    if (round.turn() == 1) {
      room.does(table, "dee", new Command.Play(1));
    } else if (round.rotation().offeredTo() == 1) {
      room.does(table, "dee", new Command.DeclineBank(1));
    } else if (mayBet(round)) {
      room.bets(table, "dee", 1, Wager.ANTE, 5_00);
      room.bets(table, "dee", 1, Wager.SIX_CARD_BONUS, 5_00);
      room.does(table, "dee", new TableCommand.Ready(1));
    }
  }

  // One table that is set up again and again

  private static void changing(GoldenRoom room) {
    TableSetup plain = GoldenRoom.setup("wa-2", WASHINGTON, List.of("TCP-05"));
    Pace hurried = new Pace(3_600_000, 3_600_000, 40, 0, 3_600_000, 0);
    LiveTable table =
        room.opens(
            GoldenRoom.with(
                plain, plain.terms(), hurried, Dealer.AUTOMATIC, CardSource.SHUFFLER, 0));
    room.sits(table, "bob", 1, 400_00);
    room.bets(table, "bob", 1, Wager.ANTE, 15_00);
    room.does(table, "bob", new TableCommand.Ready(1));
    GoldenRoom.until(table, _ -> waitsForADecision(table));
    room.pass(Duration.ofMillis(40));
    GoldenRoom.untilRound(table, 2);
    room.supervisor(table, configured("wa-2", List.of("TCP-07", "face-up"), 1));
    room.bets(table, "bob", 1, Wager.ANTE, 15_00);
    room.bets(table, "bob", 1, Wager.PAIR_PLUS, 15_00);
    room.does(table, "bob", new TableCommand.Ready(1));
    GoldenRoom.untilTurnOf(table, 1);
    room.does(table, "bob", new Command.Play(1));
    GoldenRoom.untilRound(table, 3);
    room.supervisor(table, configured("wa-2", List.of("TCP-12", "6B3", "two-spots"), 0));
    room.sits(table, "bob", 2, 0);
    for (int seat = 1; seat <= 2; seat++) {
      room.bets(table, "bob", seat, Wager.ANTE, 5_00L * seat);
      room.does(table, "bob", new TableCommand.Ready(seat));
    }
    for (int seat = 1; seat <= 2; seat++) {
      GoldenRoom.untilTurnOf(table, seat);
      room.does(table, "bob", new Command.Play(seat));
    }
    GoldenRoom.untilRound(table, 4);
    room.supervisor(table, new TableCommand.Close("it is late"));
  }

  private static boolean waitsForADecision(LiveTable table) {
    return table
        .view(Viewer.BYSTANDER)
        .clock()
        .filter(clock -> clock.what().equals("decides"))
        .isPresent();
  }

  private static TableCommand configured(String id, List<String> choices, int practice) {
    return new TableCommand.Configure(
        GoldenRoom.practice(GoldenRoom.setup(id, WASHINGTON, choices), practice));
  }

  // Where the night is interrupted

  private static void leftInTheMiddle(GoldenRoom room) {
    annBets(room, room.table("wa-1"));
    GoldenRoom.untilTurnOf(room.table("wa-1"), 1);
    LiveTable table =
        room.opens(GoldenRoom.practice(GoldenRoom.setup("six-2", SIX_CARD, List.of()), 3));
    room.sits(table, "cat", 2, 500_00);
    GoldenRoom.until(table, state -> state.round().bankCents() > 0);
    room.bets(table, "cat", 2, Wager.ANTE, 10_00);
    room.bets(table, "cat", 2, Wager.SIX_CARD_BONUS, 10_00);
    room.does(table, "cat", new TableCommand.Ready(2));
    GoldenRoom.untilTurnOf(table, 2);
  }
}
