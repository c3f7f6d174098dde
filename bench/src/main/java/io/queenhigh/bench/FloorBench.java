package io.queenhigh.bench;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.Answer;
import io.queenhigh.floor.Ask;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Terms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;

/**
 * A busy floor: tables full of people who bet, play and fold as fast as they are answered. Prints
 * acknowledged commands per second and how long people waited; the dealer's own work is not
 * counted.
 *
 * <pre>
 * java -cp 'bench/target/lib/*:bench/target/bench.jar' io.queenhigh.bench.FloorBench STORE [TABLES] [SECONDS]
 * </pre>
 */
public final class FloorBench {

  private static final int PLAYERS = 6;
  private static final Pace PACE = new Pace(3_600_000, 3_600_000, 3_600_000, 0, 3_600_000, 0);

  private final Floor floor;
  private final long untilNanos;
  private final AtomicLong done = new AtomicLong();
  private final List<long[]> waits = new ArrayList<>();

  private FloorBench(Floor floor, long untilNanos) {
    this.floor = floor;
    this.untilNanos = untilNanos;
  }

  public static void main(String[] arguments) throws InterruptedException {
    String address = arguments[0];
    int tables = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 500;
    int seconds = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 10;
    Catalogue catalogue = Catalogue.approved();
    try (Store store = Store.open(address);
        Floor floor =
            Floor.open(
                store, FloorSettings.usual(catalogue, (_, hand, _, _) -> hand.mask() % 3 != 0))) {
      issue(store, tables);
      open(floor, catalogue, tables);
      run(floor, Math.max(2, seconds / 3), "warm-up");
      run(floor, seconds, "measured");
    }
  }

  private static void issue(Store store, int tables) {
    for (int table = 0; table < tables; table++) {
      List<Fact> facts = new ArrayList<>();
      List<Transfer> transfers = new ArrayList<>();
      for (int seat = 1; seat <= PLAYERS; seat++) {
        String player = player(table, seat);
        facts.add(new Fact("ChipsIssued", "{\"player\":\"" + player + "\",\"cents\":100000000}"));
        transfers.add(new Transfer(seat - 1, Accounts.CAGE, Accounts.wallet(player), 1_000_000_00));
      }
      Head head = store.head("house");
      store
          .write(
              new Writing(
                  "house",
                  head.seq(),
                  head.hash(),
                  "cashier",
                  0,
                  Optional.empty(),
                  facts,
                  transfers,
                  List.of()))
          .join();
    }
  }

  private static void open(Floor floor, Catalogue catalogue, int tables) {
    GameBook.Opening opening = catalogue.open("wa/three-card-poker", List.of());
    Game game = ((GameBook.Opening.Opened) opening).game();
    for (int table = 0; table < tables; table++) {
      TableSetup setup =
          new TableSetup(
              "t" + table,
              "Table " + table,
              game.id(),
              List.of(),
              game.fingerprint(),
              Terms.usual(game),
              PACE,
              Dealer.AUTOMATIC,
              CardSource.SHUFFLER,
              0,
              false);
      floor.openTable("floor", "open-" + table, setup).join();
      LiveTable live = floor.table(setup.id()).orElseThrow();
      for (int seat = 1; seat <= PLAYERS; seat++) {
        String player = player(table, seat);
        live.ask(Ask.player(player, "sit-" + player, new TableCommand.Sit(seat, 1_000_000_00)))
            .join();
      }
    }
  }

  private static String player(int table, int seat) {
    return "p" + table + "-" + seat;
  }

  private static void run(Floor floor, int seconds, String what) throws InterruptedException {
    FloorBench bench = new FloorBench(floor, System.nanoTime() + seconds * 1_000_000_000L);
    List<Thread> threads = new ArrayList<>();
    long start = System.nanoTime();
    for (LiveTable table : floor.tables()) {
      threads.add(Thread.ofVirtual().start(() -> bench.playAt(table)));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    long took = System.nanoTime() - start;
    long[] all = bench.waits.stream().flatMapToLong(Arrays::stream).sorted().toArray();
    System.out.printf(
        "%-9s %,d tables: %,d commands/s, p50 %.1f ms, p99 %.1f ms, max %.1f ms%n",
        what,
        floor.tables().size(),
        bench.done.get() * 1_000_000_000L / took,
        all[all.length / 2] / 1e6,
        all[(int) (all.length * 0.99)] / 1e6,
        all[all.length - 1] / 1e6);
  }

  private void playAt(LiveTable table) {
    Semaphore changed = new Semaphore(0);
    long[] times = new long[100_000];
    int[] count = {0};
    int number = Integer.parseInt(table.id().substring(1));
    try (var _ = table.watch(Viewer.BYSTANDER, OptionalLong.empty(), _ -> changed.release())) {
      while (System.nanoTime() < untilNanos) {
        until(table, changed, live -> live.state().round().phase() == Phase.BETTING);
        for (int seat = 1; seat <= PLAYERS; seat++) {
          ask(
              table,
              number,
              seat,
              new TableCommand.InRound(new Command.Bet(seat, Wager.ANTE, 5_00)),
              times,
              count);
          ask(
              table,
              number,
              seat,
              new TableCommand.InRound(new Command.Bet(seat, Wager.PAIR_PLUS, 2_00)),
              times,
              count);
        }
        for (int seat = 1; seat <= PLAYERS; seat++) {
          ask(table, number, seat, new TableCommand.Ready(seat), times, count);
        }
        until(table, changed, live -> live.state().round().phase() == Phase.DECIDING);
        for (int seat = 1; seat <= PLAYERS; seat++) {
          boolean plays = (table.state().seq() + seat) % 3 != 0;
          Command decision = plays ? new Command.Play(seat) : new Command.Fold(seat);
          ask(table, number, seat, new TableCommand.InRound(decision), times, count);
        }
      }
    }
    synchronized (waits) {
      waits.add(Arrays.copyOf(times, count[0]));
    }
  }

  private static void until(LiveTable table, Semaphore changed, Predicate<LiveTable> wanted) {
    while (!wanted.test(table)) {
      changed.acquireUninterruptibly();
      changed.drainPermits();
    }
  }

  private void ask(
      LiveTable table, int number, int seat, TableCommand command, long[] times, int[] count) {
    long from = System.nanoTime();
    String id = table.state().round().number() + "-" + seat + "-" + count[0] + "-" + from;
    Answer answer = table.ask(Ask.player(player(number, seat), id, command)).join();
    if (!(answer instanceof Answer.Done)) {
      throw new IllegalStateException(command + ": " + answer);
    }
    times[count[0]++] = System.nanoTime() - from;
    done.incrementAndGet();
  }
}
