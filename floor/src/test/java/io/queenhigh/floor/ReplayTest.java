package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.journal.Snapshots;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A table is what its journal says: folded from the first line, taken from a snapshot and read on,
 * or alive, it is the same table.
 */
class ReplayTest {

  private static final int ROUNDS_PER_PART = Repeats.times(8, 50);

  private static final List<String> PEOPLE = List.of("ann", "bob", "cat");

  private static final Pace HURRIED = new Pace(2, 3_600_000, 20, 0, 3_600_000, 0);

  /** What a floor without links and with terms in its setups never writes, nor limits of losses. */
  private static final Set<String> NEVER =
      Set.of(
          "AllowanceSpent",
          "AllowanceReturned",
          "AllowanceSettled",
          "TermsSet",
          "ProgressiveLocked",
          "ProgressiveReturned",
          "HandsTurnedUp",
          "WinKeyed",
          "WinVerified",
          "CommunitySetAside",
          "CommunityRevealed",
          "CutSealed",
          "CutOpened",
          "CutWithheld");

  /** What an unlucky evening may go without. */
  private static final Set<String> RARE =
      Set.of(
          "OffersRestarted",
          "VoidProposed",
          "VoidConfirmed",
          "VoidRejected",
          "CorrectionProposed",
          "CorrectionRejected",
          "RoundCorrected");

  @TempDir Path folder = Path.of("");

  private static List<TableOrder> orders() {
    TableOrder washington = TableOrder.of("wa/three-card-poker", "6B1").pace(HURRIED);
    TableOrder sixCard = TableOrder.of("ca/6-card-bonus").pace(HURRIED).fees();
    TableOrder threeCard = TableOrder.of("ca/three-card-poker").pace(HURRIED);
    return List.of(
        washington.id("machine").practice(2),
        washington.id("by-hand").byHand(),
        washington.id("keyed").byHand().keyed(),
        washington.id("face-up").game("wa/three-card-poker", "face-up").practice(1),
        sixCard.id("six-card").practice(2),
        sixCard.id("six-card-by-hand").byHand(),
        sixCard.id("six-card-keyed").byHand().keyed(),
        threeCard.id("three-card").rotation(),
        threeCard.id("ventura").game("ca/players-casino-ventura").practice(2).byHand());
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void aTableIsWhatItsJournalSays(String kind) throws Exception {
    long seed = Repeats.seed(ReplayTest.class);
    String address =
        kind.equals("sqlite")
            ? "sqlite:" + folder.resolve("floor.db")
            : Postgres.server().database("replay");
    List<LiveTable> live = new ArrayList<>();
    try (CardRoom room = new CardRoom(address)) {
      PEOPLE.forEach(player -> room.issue(player, 1_000_000_000_00L));
      orders().forEach(order -> live.add(room.open(order.setup())));
      spendTheEvening(live, seed);
      room.floor().close();
      compare(room.store(), live);
    }
    // Nor does it matter that the store was closed in between.
    try (Store store = Store.open(address)) {
      compare(store, live);
    }
  }

  private static void spendTheEvening(List<LiveTable> live, long seed) throws Exception {
    try (ExecutorService tables = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> evenings = new ArrayList<>();
      for (LiveTable table : live) {
        long own = seed + table.id().hashCode();
        evenings.add(
            tables.submit(
                () -> {
                  spendTheEvening(table, own);
                  return table;
                }));
      }
      for (Future<?> evening : evenings) {
        evening.get();
      }
    }
  }

  private static void spendTheEvening(LiveTable table, long seed) throws Exception {
    TableOrder hurried = TableOrder.of("wa/three-card-poker").id(table.id()).pace(HURRIED);
    TableOrder other = hurried.terms(usual -> usual.withPlaces(8));
    TableOrder third = hurried.game("ca/three-card-poker").practice(1);
    if (table.id().equals("keyed")) {
      visitorsComeAndGo(table);
    }
    try (Evening evening = new Evening(table, PEOPLE, seed)) {
      evening.plays(ROUNDS_PER_PART, () -> {});
      betweenRounds(table, new TableCommand.Configure(other.practice(3).setup()));
      evening.plays(ROUNDS_PER_PART, () -> {});
      betweenRounds(table, new TableCommand.Configure(third.byHand().setup()));
      assertInstanceOf(Answer.Done.class, assigned(table));
      shufflerReplaced(table);
      evening.plays(ROUNDS_PER_PART, () -> {});
    }
    if (Math.floorMod(seed, 3) == 0 || table.id().equals("keyed")) {
      betweenRounds(table, new TableCommand.Close("end of the evening"));
    }
  }

  private static Answer assigned(LiveTable table) {
    TableCommand command =
        new TableCommand.AssignDealers(CardRoom.dealersOf(table.state().setup()));
    return table.ask(Ask.of(new Staff("sue", Post.SUPERVISOR), CardRoom.nextId(), command)).join();
  }

  /** By chance alone it fails in some evenings only, and is replaced in fewer. */
  private static void shufflerReplaced(LiveTable table) {
    does(table, new Command.ReportShufflerFailure());
    while (table.state().round().suspended()) {
      does(table, CardRoom.nextShufflerStep(table.state().round()));
    }
  }

  /**
   * By chance alone nobody takes a bet or chips back in some evenings, or goes before the deal, or
   * has his hand keyed when it is turned up.
   */
  private static void visitorsComeAndGo(LiveTable table) {
    comes(table, 1);
    does(table, goes(1));
    comes(table, 1);
    comes(table, 2);
    does(table, new Command.NoMoreBets());
    does(table, goes(1));
    does(table, new Command.DealStacks(table.state().round().deck(), Optional.empty()));
    does(table, new TableCommand.ForVisitor(2, new Command.Play(2)));
    does(table, new Command.CollectForfeits());
    does(table, new Command.RevealKeyed(LinkedRoom.cards("Kh 9d 4c"), List.of()));
    does(table, new Command.KeyHand(2, LinkedRoom.cards("Qs 6h 4d")));
    does(table, new Command.Settle(Optional.empty()));
    does(table, new Command.NextRound());
  }

  private static void comes(LiveTable table, int seat) {
    does(table, new TableCommand.SeatVisitor(seat));
    does(table, new TableCommand.ChipsIn(seat, 100_00));
    does(table, new TableCommand.Lay(seat, Map.of(Wager.ANTE, 10_00L)));
  }

  private static TableCommand goes(int seat) {
    return new TableCommand.ForVisitor(seat, new Command.StandUp(seat));
  }

  private static void does(LiveTable table, Command command) {
    does(table, new TableCommand.InRound(command));
  }

  private static void does(LiveTable table, TableCommand command) {
    Staff dealer = new Staff(Felt.DEALER, Post.DEALER);
    Answer answer = table.ask(Ask.of(dealer, CardRoom.nextId(), command)).join();
    assertInstanceOf(Answer.Done.class, answer, () -> command + ": " + answer);
  }

  /** A void round is over, and between rounds everything may be changed. */
  private static void betweenRounds(LiveTable table, TableCommand change) {
    for (int times = 0; times < 100; times++) {
      TableCommand voids = new TableCommand.InRound(new Command.VoidRound("a change"));
      table.ask(Ask.of(new Staff("sue", Post.SUPERVISOR), CardRoom.nextId(), voids)).join();
      TableCommand confirms = new TableCommand.ConfirmVoid();
      table.ask(Ask.of(new Staff("eve", Post.EXECUTIVE), CardRoom.nextId(), confirms)).join();
      Answer answer =
          table.ask(Ask.of(new Staff("sue", Post.SUPERVISOR), CardRoom.nextId(), change)).join();
      if (answer instanceof Answer.Done) {
        return;
      }
      assertInstanceOf(Answer.No.class, answer);
    }
    throw new AssertionError("no moment for " + change);
  }

  private static void compare(Store store, List<LiveTable> live) {
    Set<String> types = new TreeSet<>();
    Services services = CardRoom.services(store, Runnable::run);
    for (LiveTable table : live) {
      TableState state = table.state();
      Inspector inspector = new Inspector(table.id());
      for (Entry line : inspector.readOn(store)) {
        Fact again = TableLines.write(TableLines.read(line));
        assertEquals(new Fact(line.type(), line.payload()), again);
        types.add(line.type().replaceFirst("/\\d+$", ""));
      }
      assertEquals(state, inspector.state());
      assertEquals(state, new LiveTable(services, table.id(), Optional.empty()).state());
      Optional<String> snapshot = store.kept(Snapshots.kind(), table.id());
      assertTrue(snapshot.isPresent(), "there is a snapshot of so many lines");
      assertEquals(state, new LiveTable(services, table.id(), snapshot).state());
      inspector.checkLedger(store);
      inspector.checkDeckPutAway(store);
    }
    Inspector.checkHouse(store);
    Set<String> unseen = new TreeSet<>(types());
    unseen.removeAll(types);
    unseen.removeAll(RARE);
    assertEquals(new TreeSet<>(NEVER), unseen);
  }

  /** Every kind of line there is. */
  private static Set<String> types() {
    Set<String> names = new TreeSet<>();
    for (Class<?> type : Event.class.getPermittedSubclasses()) {
      names.add(type.getSimpleName());
    }
    for (Class<?> type : TableEvent.class.getPermittedSubclasses()) {
      names.add(type.getSimpleName());
    }
    names.remove("InRound");
    names.remove("AtController");
    return names;
  }
}
