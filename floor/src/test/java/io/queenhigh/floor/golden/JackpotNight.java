package io.queenhigh.floor.golden;

import static io.queenhigh.floor.LinkedRoom.DAN;
import static io.queenhigh.floor.LinkedRoom.EVE;
import static io.queenhigh.floor.LinkedRoom.MAX;
import static io.queenhigh.floor.LinkedRoom.SUE;

import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.link.LinkBooks;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.Linked;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.Funds.Fund;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Ceilings;
import io.queenhigh.rules.progressive.LinkTerms.Configured;
import io.queenhigh.rules.progressive.LinkTerms.ExecutiveLevel;
import io.queenhigh.rules.progressive.LinkTerms.Limit;
import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import io.queenhigh.rules.progressive.LinkTerms.Rates;
import io.queenhigh.rules.progressive.LinkTerms.Stake;
import io.queenhigh.rules.progressive.MicroCents;
import io.queenhigh.rules.progressive.PendingHit;
import io.queenhigh.rules.progressive.Reason;
import io.queenhigh.rules.progressive.TableOnLink.Count;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Two days with progressive links on all three controllers: hits, envy, marks taken back, void
 * rounds, changes by two people, a link that is retired; left with a hit that waits for its
 * supervisor, a proposal that waits for its second person, and rounds in every state.
 */
final class JackpotNight implements Script {

  private static final Staff CAL = new Staff("cal", Post.CASHIER);

  private static final String NOTHING = "2s 5h 9d 4c 7h Jd 7d 7c 3c";
  private static final String MINI_ROYAL = "As Ks Qs 4c 7h Jd 7d 7c 3c";

  @Override
  public String name() {
    return "jackpots";
  }

  /** The decks of e1, e2 and s2; then the second round of e1, which hits again. */
  @Override
  public Shuffler shuffler() {
    return ColdDeck.dealing(
        20261115,
        List.of(
            ColdDeck.startingWith(NOTHING),
            ColdDeck.startingWith(MINI_ROYAL),
            ColdDeck.startingWith("Kd 9d 4d Qc Jc 9c 2h 2d 3c Td 8d"),
            ColdDeck.startingWith(MINI_ROYAL),
            ColdDeck.startingWith(NOTHING)));
  }

  @Override
  public void plays(GoldenRoom room) {
    room.hires();
    for (String player : List.of("ann", "bob", "cat")) {
      room.registers(player, 50_000_00);
    }
    LinkedRoom linked = room.linked();
    LiveLink emerald = linked.open(LinkedRoom.gameManager());
    LiveLink topaz = linked.open(LinkedRoom.nexus());
    LiveLink sapphire = linked.open(LinkedRoom.multiGameLink());
    LiveLink ruby = linked.open(ruby());
    LiveLink opal = linked.open(opal());
    opensTables(linked, emerald, topaz, sapphire, ruby, opal);
    refused(room, opal);
    automatic(room);
    keypad(room, emerald);
    display(room, topaz);
    royalFlush(room, sapphire);
    voids(room);
    everythingFromTheMeter(room, ruby);
    office(room, emerald, ruby);
    everybodyGoesHome(room);
    room.pass(Duration.ofHours(14));
    nextDay(room, emerald, topaz);
    leftInTheMiddle(room, sapphire);
  }

  /** A link whose meter pays every award, with a limit that it soon reaches. */
  private static LinkTerms ruby() {
    return new LinkTerms(
        "ruby",
        "The ruby",
        Controller.GAME_MANAGER,
        "P1",
        new Stake(1_00, 5_00),
        PaysFrom.ALL_FROM_METER,
        600_00,
        new Rates(7_033, 1_217),
        new Configured(600_00, 7_033, "the maker's letter"),
        Optional.of(new Limit(603_00, Limit.Excess.OVERFLOW_POOL)),
        false,
        MeterOrder.DEALERS_FAR_LEFT_FIRST,
        new ExecutiveLevel(true, Optional.of(200_00L)),
        Ceilings.WASHINGTON);
  }

  /** A link that takes no more than a dollar from one table in one round. */
  private static LinkTerms opal() {
    LinkTerms usual =
        LinkTerms.usual(
            "opal", "The opal", Controller.NEXUS, "P1", 1_00, 500_00, new Rates(1_000, 100));
    return new LinkTerms(
        usual.id(),
        usual.title(),
        usual.controller(),
        usual.payTable(),
        usual.stake(),
        usual.paysFrom(),
        usual.seedCents(),
        usual.rates(),
        usual.configured(),
        Optional.of(new Limit(501_00, Limit.Excess.RESERVE)),
        usual.foldedHandsQualify(),
        usual.meterOrder(),
        usual.executive(),
        new Ceilings(2, 4, 300_00, 1_00));
  }

  private static void opensTables(
      LinkedRoom linked,
      LiveLink emerald,
      LiveLink topaz,
      LiveLink sapphire,
      LiveLink ruby,
      LiveLink opal) {
    linked.join(emerald, noPause(LinkedRoom.setup("e1", emerald.state().terms())));
    linked.join(emerald, GoldenRoom.byHand(LinkedRoom.setup("e2", emerald.state().terms())));
    linked.join(emerald, LinkedRoom.keyed(LinkedRoom.setup("e3", emerald.state().terms())));
    linked.join(topaz, LinkedRoom.keyed(LinkedRoom.setup("t1", topaz.state().terms())));
    linked.join(sapphire, LinkedRoom.keyed(LinkedRoom.setup("s1", sapphire.state().terms())));
    linked.join(sapphire, noPause(LinkedRoom.setup("s2", sapphire.state().terms())));
    linked.join(
        ruby,
        LinkedRoom.keyed(LinkedRoom.setup("r1", ruby.state().terms()))
            .on(new Linked("ruby", PaysFrom.ALL_FROM_METER)));
    linked.join(opal, LinkedRoom.keyed(LinkedRoom.setup("o1", opal.state().terms())));
  }

  private static TableSetup noPause(TableSetup setup) {
    return GoldenRoom.with(
        setup, setup.terms(), GoldenRoom.NO_PAUSE, setup.dealer(), setup.cards(), 0);
  }

  // Rounds

  /** Ann and bob sit down if they do not sit there yet, and bet on the game and the meter. */
  private static void annAndBobBet(GoldenRoom room, LiveTable table, long progressiveCents) {
    for (int seat = 1; seat <= 2; seat++) {
      String player = player(seat);
      if (!table.state().isSeated(player)) {
        room.sits(table, player, seat, 1_000_00);
      }
      room.bets(table, player, seat, Wager.ANTE, 10_00);
      if (progressiveCents > 0) {
        room.bets(table, player, seat, Wager.PROGRESSIVE, progressiveCents);
      }
    }
  }

  private static String player(int seat) {
    return seat == 1 ? "ann" : "bob";
  }

  private static void locks(LiveTable table) {
    LinkedRoom.go(table, DAN, new ConsoleCommand.Lock());
  }

  /** From "no more bets" to the dealer's hand. */
  private static void deals(GoldenRoom room, LiveTable table, Command deal) {
    room.dealer(table, new Command.NoMoreBets());
    room.dealer(table, deal);
    while (table.state().round().turn() != 0) {
      int seat = table.state().round().turn();
      room.does(table, player(seat), new Command.Play(seat));
    }
    room.dealer(table, new Command.CollectForfeits(), new Command.Reveal());
  }

  private static void deals(
      GoldenRoom room, LiveTable table, String ann, String bob, String... community) {
    deals(room, table, room.keyed(table, Map.of(1, ann, 2, bob), "2h 2d 3c", community));
  }

  private static void settles(GoldenRoom room, LiveTable table, boolean envy) {
    room.dealer(table, new Command.Settle(Optional.empty()));
    if (envy) {
      LinkedRoom.go(table, DAN, new ConsoleCommand.PayEnvy());
    }
    LinkedRoom.go(table, DAN, new ConsoleCommand.EndRound());
    room.dealer(table, new Command.NextRound());
    room.pass(Duration.ofMinutes(1));
  }

  private static void hand(LiveTable table, String hand) {
    LinkedRoom.go(table, DAN, new ConsoleCommand.PressHand(hand));
  }

  private static void spot(LiveTable table, int seat, String hand) {
    LinkedRoom.go(table, DAN, new ConsoleCommand.SelectSpot(seat));
    hand(table, hand);
  }

  private static void calls(LiveTable table) {
    LinkedRoom.go(table, DAN, new ConsoleCommand.CallSupervisor());
  }

  private static void key(LiveTable table, Staff by) {
    LinkedRoom.go(table, by, new ConsoleCommand.TurnKey(SupervisorKey.JPH));
    LinkedRoom.go(table, by, new ConsoleCommand.PressJPot());
    LinkedRoom.go(table, by, new ConsoleCommand.TurnKey(SupervisorKey.RUN));
  }

  private static void card(LiveTable table) {
    LinkedRoom.go(table, SUE, new ConsoleCommand.PressConfirm());
    LinkedRoom.go(table, EVE, new ConsoleCommand.SwipeCard());
  }

  /** The link does not take so much at once: the chips go back, and the game goes on. */
  private static void refused(GoldenRoom room, LiveLink opal) {
    LiveTable table = room.table("o1");
    annAndBobBet(room, table, 1_00);
    locks(table);
    deals(room, table, "Ah 9c 4s", "Kh 8c 5s");
    settles(room, table, false);
    // Without a link in play the chips go back, too.
    annAndBobBet(room, table, 1_00);
    LinkedRoom.go(opal, SUE, new LinkCommand.Suspend("a look at the sensor of seat 2"));
    locks(table);
    deals(room, table, "Ad 9h 4c", "Kc 8h 5d");
    room.dealer(table, new Command.Settle(Optional.empty()), new Command.NextRound());
    LinkedRoom.go(opal, MAX, new LinkCommand.Resume());
  }

  private static void automatic(GoldenRoom room) {
    LiveTable table = room.table("e1");
    annAndBobBet(room, table, 1_00);
    ready(room, table);
    for (int seat = 1; seat <= 2; seat++) {
      GoldenRoom.untilTurnOf(table, seat);
      room.does(table, player(seat), new Command.Play(seat));
    }
    GoldenRoom.untilRound(table, 2);
  }

  private static void ready(GoldenRoom room, LiveTable table) {
    for (int seat = 1; seat <= 2; seat++) {
      room.does(table, player(seat), new TableCommand.Ready(seat));
    }
  }

  /**
   * Two tables of one link hit; the first takes its mark back, and after the call its round is
   * void.
   */
  private static void keypad(GoldenRoom room, LiveLink emerald) {
    LiveTable first = room.table("e3");
    LiveTable second = room.table("e2");
    String royal = "mini-royal-of-spades";
    annAndBobBet(room, first, 1_00);
    locks(first);
    deals(room, first, "As Ks Qs", "9c 9d 4h");
    hand(first, royal);
    hand(first, royal);
    hand(first, royal);
    calls(first);
    annAndBobBet(room, second, 1_00);
    locks(second);
    // What is fed now belongs to the next meter, and so does this hit.
    room.dealer(second, new Command.NoMoreBets());
    room.dealer(second, new TableCommand.DealSealed());
    room.does(second, "ann", new Command.Play(1));
    room.does(second, "bob", new Command.Fold(2));
    room.dealer(second, new Command.CollectForfeits(), new Command.Reveal());
    hand(second, royal);
    calls(second);
    // Without the first hit the second is fixed again, and then comes first.
    room.supervisor(first, new Command.VoidRound("a card of another deck"));
    room.confirmsVoid(first);
    GoldenRoom.until(second, state -> agree(state, emerald));
    room.dealer(first, new Command.NextRound());
    annAndBobBet(room, first, 1_00);
    locks(first);
    deals(room, first, "As Ks Qs", "9c 9d 4h");
    hand(first, royal);
    calls(first);
    key(second, EVE);
    settles(room, second, second.state().controller().orElseThrow().envyIsDue());
    key(first, SUE);
    LinkedRoom.go(first, DAN, new ConsoleCommand.LockUpCards(2));
    settles(room, first, true);
    LinkedRoom.go(emerald, CAL, new LinkCommand.Pay(1));
  }

  private static boolean agree(TableState table, LiveLink link) {
    return link.state().pending().stream()
        .map(PendingHit::hit)
        .filter(hit -> hit.table().equals(table.id()))
        .allMatch(
            hit ->
                table.controller().orElseThrow().amounts().stream()
                    .allMatch(amount -> amount.cents() == hit.awardCents()));
  }

  /** Confirmed by an executive's card, paid, and backed out by two people. */
  private static void display(GoldenRoom room, LiveLink topaz) {
    LiveTable table = room.table("t1");
    annAndBobBet(room, table, 1_00);
    locks(table);
    deals(room, table, "9c 9d 4h", "As Ks Qs");
    spot(table, 2, "mini-royal-of-spades");
    calls(table);
    card(table);
    settles(room, table, true);
    LinkedRoom.go(topaz, CAL, new LinkCommand.Pay(1));
    annAndBobBet(room, table, 1_00);
    locks(table);
    deals(room, table, "Ah Kh Qh", "9s 9d 4c");
    settles(room, table, true);
    both(topaz, new LinkCommand.ProposeBackOut(1, "the wrong seat was paid"), SUE, MAX);
  }

  /** A whole meter and a tenth of it in one round, of which one award is never paid. */
  private static void royalFlush(GoldenRoom room, LiveLink sapphire) {
    LiveTable table = room.table("s1");
    annAndBobBet(room, table, 1_00);
    locks(table);
    deals(room, table, "As Ks Qs", "7s 8s 9s", "Ts", "Js");
    spot(table, 1, "royal-flush");
    spot(table, 2, "straight-flush");
    calls(table);
    card(table);
    card(table);
    settles(room, table, true);
    LinkedRoom.go(sapphire, CAL, new LinkCommand.Pay(1));
  }

  /** A void round gives back what it fed, with hits and without. */
  private static void voids(GoldenRoom room) {
    LiveTable table = room.table("s1");
    annAndBobBet(room, table, 1_00);
    locks(table);
    room.dealer(table, new Command.NoMoreBets());
    room.dealer(table, new Command.ReportWrongNumberOfCards(0, 2));
    room.confirmsVoid(table);
    room.dealer(table, new Command.NextRound());
    annAndBobBet(room, table, 1_00);
    locks(table);
    deals(room, table, "As Ks Qs", "9c 9d 4h", "Ts", "Js");
    spot(table, 1, "royal-flush");
    calls(table);
    room.supervisor(table, new Command.VoidRound("a card of another deck"));
    room.confirmsVoid(table);
    room.dealer(table, new Command.NextRound());
  }

  private static void everythingFromTheMeter(GoldenRoom room, LiveLink ruby) {
    LiveTable table = room.table("r1");
    annAndBobBet(room, table, 5_00);
    locks(table);
    deals(room, table, "7d 8d 9d", "5c 6d 7h");
    hand(table, "straight-flush");
    hand(table, "straight");
    calls(table);
    LinkedRoom.go(table, EVE, new ConsoleCommand.TurnKey(SupervisorKey.JPH));
    LinkedRoom.go(table, EVE, new ConsoleCommand.PressJPot());
    LinkedRoom.go(table, EVE, new ConsoleCommand.PressJPot());
    LinkedRoom.go(table, EVE, new ConsoleCommand.TurnKey(SupervisorKey.RUN));
    settles(room, table, false);
    ruby.state().awards().stream()
        .map(Award::page)
        .toList()
        .forEach(page -> LinkedRoom.go(ruby, CAL, new LinkCommand.Pay(page)));
    for (int round = 0; round < 2; round++) {
      annAndBobBet(room, table, 5_00);
      locks(table);
      deals(room, table, "Ah 9c 4s", "Kh 8c 5s");
      settles(room, table, false);
    }
  }

  // The office

  private static void both(
      LiveLink link, LinkCommand.OfTheOffice proposal, Staff one, Staff other) {
    int number = link.state().next().proposal();
    LinkedRoom.go(link, one, proposal);
    LinkedRoom.go(link, other, new LinkCommand.Approve(number));
  }

  private static void office(GoldenRoom room, LiveLink emerald, LiveLink ruby) {
    LinkedRoom.go(emerald, SUE, new LinkCommand.Suspend("a look at the meter"));
    LinkedRoom.go(emerald, MAX, new LinkCommand.Resume());
    both(
        emerald,
        new LinkCommand.ProposeAdjustment(Fund.METER, 25_00, Reason.HOUSE_ADDS, "a holiday gift"),
        MAX,
        EVE);
    both(
        emerald,
        new LinkCommand.ProposeAdjustment(
            Fund.METER, -1, Reason.MALFUNCTION, "seat 2 counted twice"),
        SUE,
        EVE);
    int number = emerald.state().next().proposal();
    LinkedRoom.go(
        emerald,
        SUE,
        new LinkCommand.ProposeAdjustment(Fund.RESERVE, 5_00, Reason.HOUSE_ADDS, "a slip"));
    LinkedRoom.go(emerald, SUE, new LinkCommand.Withdraw(number));
    LinkedRoom.go(ruby, SUE, new LinkCommand.Suspend("new rates"));
    LinkTerms before = ruby.state().terms();
    both(ruby, new LinkCommand.ProposeTerms(faster(before), "to grow faster"), SUE, MAX);
    LinkedRoom.go(ruby, MAX, new LinkCommand.Resume());
    signOff(room, emerald);
  }

  private static LinkTerms faster(LinkTerms terms) {
    return new LinkTerms(
        terms.id(),
        terms.title(),
        terms.controller(),
        terms.payTable(),
        terms.stake(),
        terms.paysFrom(),
        terms.seedCents(),
        new Rates(7_500, 1_000),
        terms.configured(),
        terms.limit(),
        terms.foldedHandsQualify(),
        terms.meterOrder(),
        terms.executive(),
        terms.ceilings());
  }

  private static void signOff(GoldenRoom room, LiveLink link) {
    LocalDate today = LinkBooks.days(room.store(), link.id()).getLast();
    Map<String, Count> counted = new TreeMap<>();
    for (LiveTable table : room.room().floor().tables()) {
      Optional.ofNullable(table.state().coinIn().get(link.id()))
          .ifPresent(count -> counted.put(table.id(), count));
    }
    LinkedRoom.go(
        link,
        MAX,
        new LinkCommand.SignOff(
            today.toString(),
            LinkBooks.reconciled(
                LinkBooks.opening(room.store(), link.state(), today).orElseThrow(),
                link.state(),
                counted)));
  }

  /** A seat that is left overnight would be freed whenever the floor looks for such seats. */
  private static void everybodyGoesHome(GoldenRoom room) {
    for (String player : List.of("ann", "bob")) {
      room.room().floor().standsUp(player);
      room.room()
          .floor()
          .tables()
          .forEach(table -> GoldenRoom.until(table, state -> !state.isSeated(player)));
    }
  }

  /** The topaz is retired in favour of the emerald, and its table closed. */
  private static void nextDay(GoldenRoom room, LiveLink emerald, LiveLink topaz) {
    LinkedRoom.go(topaz, SUE, new LinkCommand.Suspend("it is retired"));
    LinkedRoom.go(topaz, MAX, new LinkCommand.Leave("t1"));
    Funds funds = topaz.state().live();
    both(topaz, new LinkCommand.ProposeRetirement("emerald", "one meter is enough"), SUE, MAX);
    LinkedRoom.go(
        emerald,
        MAX,
        new LinkCommand.Receive("topaz", funds, MicroCents.begunCents(funds.totalMicroCents())));
    room.supervisor(room.table("t1"), new TableCommand.Close("its link is retired"));
  }

  // Where the night is interrupted

  private static void leftInTheMiddle(GoldenRoom room, LiveLink sapphire) {
    // A proposal without its second person.
    LinkedRoom.go(
        sapphire,
        SUE,
        new LinkCommand.ProposeAdjustment(
            Fund.METER, 12_34, Reason.MALFUNCTION, "the sensor of seat 3"));
    // A hit that waits for its supervisor.
    LiveTable hit = room.table("e1");
    annAndBobBet(room, hit, 1_00);
    ready(room, hit);
    for (int seat = 1; seat <= 2; seat++) {
      GoldenRoom.untilTurnOf(hit, seat);
      room.does(hit, player(seat), new Command.Play(seat));
    }
    GoldenRoom.until(hit, state -> !state.controller().orElseThrow().amounts().isEmpty());
    // Wagers locked, cards dealt, a decision pending.
    LiveTable deciding = room.table("s2");
    annAndBobBet(room, deciding, 1_00);
    ready(room, deciding);
    GoldenRoom.untilTurnOf(deciding, 1);
    room.does(deciding, "ann", new Command.Play(1));
    GoldenRoom.untilTurnOf(deciding, 2);
    // Wagers locked, no more bets, and no cards yet.
    LiveTable closed = room.table("r1");
    annAndBobBet(room, closed, 5_00);
    locks(closed);
    room.dealer(closed, new Command.NoMoreBets());
    // Bets on the layout and a chip on a sensor.
    annAndBobBet(room, room.table("e2"), 1_00);
  }
}
