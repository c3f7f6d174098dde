package io.queenhigh.floor.golden;

import static io.queenhigh.floor.golden.GoldenRoom.given;

import io.queenhigh.floor.Ask;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.office.ApprovalRecord;
import io.queenhigh.floor.office.RoomRules;
import io.queenhigh.floor.office.WallFigure;
import io.queenhigh.floor.office.WallSignal;
import io.queenhigh.floor.office.WallThresholds;
import io.queenhigh.floor.people.FirstSignIn;
import io.queenhigh.floor.people.HouseLimits;
import io.queenhigh.floor.people.Newcomer;
import io.queenhigh.floor.people.PlayLimits;
import io.queenhigh.floor.people.Receipt;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.SecondFactor;
import io.queenhigh.floor.people.StaffChange;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.school.DrillMark;
import io.queenhigh.floor.school.Exercise;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * A house that is no demo: what one person wants waits for another, and what is written is taken
 * into a log that is signed. It is left with much that waits.
 */
final class OfficeNight implements Script {

  private static final String WASHINGTON = "wa/three-card-poker";
  private static final String HERE = "192.0.2.1";

  private static final Who MAX = new Who("max", Role.MANAGER);
  private static final Who MIA = new Who("mia", Role.MANAGER);
  private static final Who CAL = new Who("cal", Role.CASHIER);
  private static final Who SUE = new Who("sue", Role.SUPERVISOR);
  private static final Who DAN = new Who("dan", Role.DEALER);

  @Override
  public String name() {
    return "office";
  }

  @Override
  public Shuffler shuffler() {
    return ColdDeck.seeded(20261117);
  }

  @Override
  public void plays(GoldenRoom room) {
    managers(room);
    posts(room);
    room.signs();
    room.pass(Duration.ofHours(2));
    changes(room);
    register(room);
    wall(room);
    school(room);
    room.pass(Duration.ofHours(2));
    window(room);
    roundsWithADealer(room);
    limited(room);
    room.signs();
    leftInTheMiddle(room);
  }

  // People

  /** Both are named on the machine; one has lost his authenticator and uses a code put by. */
  private static void managers(GoldenRoom room) {
    comesIn(room, "max", given(room.people().staff().nameManager("max")).code().orElseThrow());
    SecondFactor factor =
        comesIn(room, "mia", given(room.people().staff().nameManager("mia")).code().orElseThrow());
    Optional<String> putBy = Optional.of(factor.recovery().getFirst());
    given(room.people().door().login("mia", GoldenRoom.PASSWORD, putBy, HERE));
  }

  /** By a code, with a password of his own, and then with what his authenticator shows. */
  private static SecondFactor comesIn(GoldenRoom room, String name, String code) {
    room.seconds(60);
    FirstSignIn first =
        given(room.people().door().firstSignIn(name, code, GoldenRoom.PASSWORD, HERE));
    SecondFactor factor = first.factor().orElseThrow();
    Optional<String> shown = Optional.of(Newcomer.shows(factor.secret(), room.clock().instant()));
    given(room.people().door().login(name, GoldenRoom.PASSWORD, shown, HERE));
    room.seconds(60);
    return factor;
  }

  private static void posts(GoldenRoom room) {
    appointedByTwo(room, "sue", Role.SUPERVISOR);
    appointedByTwo(room, "eve", Role.EXECUTIVE);
    appointedByTwo(room, "cal", Role.CASHIER);
    appointedByTwo(room, "otto", Role.AUDITOR);
    appointedByTwo(room, "rita", Role.SUPERVISOR);
    for (String dealer : List.of("dan", GoldenRoom.DEALER)) {
      appointedByTwo(room, dealer, Role.DEALER);
    }
  }

  private static void appointedByTwo(GoldenRoom room, String name, Role role) {
    comesIn(room, name, codes(room, given(room.people().staff().appoint(MAX, name, role))));
  }

  /** Each of the two has one half. */
  private static String codes(GoldenRoom room, StaffChange wanted) {
    return wanted.code().orElseThrow() + " " + agrees(room, wanted).code().orElseThrow();
  }

  private static StaffChange agrees(GoldenRoom room, StaffChange wanted) {
    room.seconds(30);
    return given(room.people().proposals().approve(MIA, wanted.proposal().orElseThrow()));
  }

  private static void changes(GoldenRoom room) {
    HouseLimits tighter =
        new HouseLimits(
            2_000_00, 5_000_00, Duration.ofMinutes(30).toMillis(), Duration.ofHours(12).toMillis());
    agrees(room, given(room.people().staff().limit(MAX, tighter)));
    agrees(room, given(room.people().staff().changeRole(MAX, "rita", Role.AUDITOR)));
    agrees(room, given(room.people().staff().deactivate(MAX, "rita")));
    comesIn(room, "cal", codes(room, given(room.people().staff().reset(MAX, "cal"))));
    given(room.people().readings().note(new Who("otto", Role.AUDITOR), "books"));
    given(room.people().readings().note(MAX, "people"));
  }

  /** The room becomes stricter by one person's word and looser by two; a paper is on file. */
  private static void register(GoldenRoom room) {
    given(room.people().register().setRules(MAX, mostInWashington(400_00)));
    given(room.people().register().setRules(MAX, mostInWashington(500_00)));
    given(room.people().register().confirm(MIA, 2));
    for (String requirement : List.of("wa-internal-controls", "wa-supplier-licence")) {
      given(room.people().register().enter(MAX, paper(requirement)));
    }
    given(room.people().register().confirm(MIA, 3));
    given(room.people().register().end(MIA, 4, "a copy of the other one"));
    room.hearsTheOffice();
  }

  /** A tray runs low and is filled, and a meter stays above its plan. */
  private static void wall(GoldenRoom room) {
    given(room.people().wall().set(MAX, new WallThresholds(500_00, 4, 20, 250)));
    WallFigure meter = new WallFigure("link/golden", WallSignal.METER, 260, 250);
    for (long cents : List.of(400_00, 900_00)) {
      WallFigure tray = new WallFigure("table/golden", WallSignal.TRAY, cents, 500_00);
      given(room.people().wall().looked(List.of(tray, meter), _ -> true));
    }
  }

  private static RoomRules mostInWashington(long cents) {
    return new RoomRules(new TreeMap<>(), new TreeMap<>(Map.of("WA", cents)), List.of(), false);
  }

  private static ApprovalRecord paper(String requirement) {
    return new ApprovalRecord(
        requirement, "A paper", "17", Optional.empty(), "2026-01-01", Optional.empty(), false);
  }

  /** Drills are set, done and taken back; one dealer is signed off and then not any more. */
  private static void school(GoldenRoom room) {
    Exercise payouts = new Exercise("payouts", WASHINGTON, List.of("TCP-01"));
    given(room.people().school().assign(MIA, "dan", payouts, 90));
    given(
        room.people()
            .school()
            .handIn(
                DAN, "paper-1", new DrillMark(payouts, 7, 10, 42_000, List.of("WA-TCP Payoffs"))));
    given(
        room.people()
            .school()
            .handIn(DAN, "paper-2", new DrillMark(payouts, 10, 10, 31_000, List.of())));
    given(room.people().school().assign(SUE, "dan", payouts, 100));
    given(room.people().school().withdraw(SUE, 4, "he has done it"));
    given(room.people().school().signOff(MIA, "dan", WASHINGTON, "a steady hand"));
    given(room.people().school().signOff(MIA, GoldenRoom.DEALER, WASHINGTON, ""));
    given(room.people().school().end(MIA, 5, "long away"));
  }

  // Chips

  /** Small sums alone, large ones with a second person, who may say no. */
  private static void window(GoldenRoom room) {
    given(room.people().door().register("ann", GoldenRoom.PASSWORD));
    given(room.people().door().register("bob", GoldenRoom.PASSWORD));
    issues(room, "ann", 1_500_00);
    given(room.people().cashier().ask(new Who("ann", Role.PLAYER), 100_00));
    given(room.people().cashier().redeem(CAL, "ann", 100_00, CardRoom.nextId()));
    given(room.people().proposals().approve(SUE, proposed(issues(room, "ann", 8_000_00))));
    given(room.people().proposals().approve(MIA, proposed(issues(room, "bob", 3_000_00))));
    given(room.people().proposals().withdraw(SUE, proposed(issues(room, "bob", 90_000_00))));
    Receipt back = given(room.people().cashier().redeem(CAL, "ann", 2_500_00, CardRoom.nextId()));
    given(room.people().proposals().approve(SUE, proposed(back)));
  }

  private static Receipt issues(GoldenRoom room, String player, long cents) {
    room.seconds(30);
    return given(room.people().cashier().issue(CAL, player, cents, CardRoom.nextId()));
  }

  private static long proposed(Receipt receipt) {
    return receipt.proposal().orElseThrow();
  }

  // Tables

  private static TableSetup setup(String id) {
    return GoldenRoom.setup(id, WASHINGTON, List.of("TCP-01"));
  }

  /** So many that the log's tree has more than one level. */
  private static void roundsWithADealer(GoldenRoom room) {
    LiveTable table = room.opens(GoldenRoom.byHand(setup("wa-1")));
    room.sits(table, "ann", 1, 500_00);
    room.sits(table, "bob", 2, 500_00);
    for (int round = 1; round <= 9; round++) {
      closesBets(room, table);
      room.does(table, "ann", new TableCommand.OpenCut(1, GoldenRoom.CUT));
      room.dealer(table, new TableCommand.DealSealed());
      room.does(table, "ann", new Command.Play(1));
      room.does(table, "bob", new Command.Fold(2));
      room.settles(table);
      room.dealer(table, new Command.NextRound());
    }
  }

  /** Somebody lets herself lose so much and no more, then less, and takes a break. */
  private static void limited(GoldenRoom room) {
    Who cleo = new Who("cleo", Role.PLAYER);
    given(room.people().door().register("cleo", GoldenRoom.PASSWORD));
    issues(room, "cleo", 1_000_00);
    given(room.people().care().limit(cleo, losing(300_00)));
    LiveTable table = room.opens(GoldenRoom.byHand(setup("wa-4")));
    room.sits(table, "cleo", 3, 500_00);
    spends(room, table, cleo, new Command.Bet(3, Wager.ANTE, 20_00));
    spends(room, table, cleo, new Command.WithdrawBet(3, Wager.ANTE));
    spends(room, table, cleo, new Command.Bet(3, Wager.ANTE, 25_00));
    room.dealer(table, new Command.NoMoreBets());
    room.dealer(table, new TableCommand.DealSealed());
    spends(room, table, cleo, new Command.Play(3));
    room.settles(table);
    room.dealer(table, new Command.NextRound());
    room.does(table, "cleo", new Command.StandUp(3));
    given(room.people().care().limit(cleo, losing(250_00)));
    given(room.people().care().allowance("cleo"));
    given(room.people().care().coolOff(cleo, Duration.ofHours(1)));
  }

  private static PlayLimits losing(long cents) {
    OptionalLong none = OptionalLong.empty();
    return new PlayLimits(none, none, OptionalLong.of(cents), none, none);
  }

  private static void spends(GoldenRoom room, LiveTable table, Who who, Command command) {
    Ask ask =
        Ask.player(who.name(), CardRoom.nextId(), new TableCommand.InRound(command))
            .spending(given(room.people().care().allowance(who.name())));
    room.done(table.ask(ask).join(), new TableCommand.InRound(command));
  }

  private static void closesBets(GoldenRoom room, LiveTable table) {
    room.bets(table, "ann", 1, Wager.ANTE, 10_00);
    room.bets(table, "bob", 2, Wager.ANTE, 15_00);
    room.promises(table, "ann", 1);
    room.dealer(table, new Command.NoMoreBets());
  }

  // Where the night is interrupted

  private static void leftInTheMiddle(GoldenRoom room) {
    // A void that waits for its second person, cards and all, and a cut that was opened.
    LiveTable voiding = room.table("wa-1");
    closesBets(room, voiding);
    room.does(voiding, "ann", new TableCommand.OpenCut(1, GoldenRoom.CUT));
    room.dealer(voiding, new TableCommand.DealSealed());
    room.dealer(voiding, new Command.ReportWrongNumberOfCards(2, 4));
    // A cut that is promised and to be opened, bets closed.
    LiveTable promised = room.opens(GoldenRoom.byHand(setup("wa-2")));
    room.sits(promised, "ann", 1, 500_00);
    room.sits(promised, "bob", 2, 500_00);
    closesBets(room, promised);
    // One that is promised while bets are open, where nobody deals.
    LiveTable open = room.opens(setup("wa-3"));
    room.sits(open, "bob", 2, 500_00);
    room.bets(open, "bob", 2, Wager.ANTE, 10_00);
    room.promises(open, "bob", 2);
    // A code of which one half is given, chips that wait, and somebody who has not come in yet.
    given(room.people().staff().appoint(MAX, "nina", Role.CASHIER));
    issues(room, "ann", 4_000_00);
    agrees(room, given(room.people().staff().appoint(MAX, "dirk", Role.DEALER)));
    // What a player has asked for and nobody has redeemed yet.
    given(room.people().cashier().ask(new Who("bob", Role.PLAYER), 50_00));
  }
}
