package io.queenhigh.bench;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.Ask;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.anchor.Anchor;
import io.queenhigh.floor.anchor.AnchorSettings;
import io.queenhigh.floor.anchor.NoteKey;
import io.queenhigh.floor.anchor.SigningKeys;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.OldTables;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.stream.Answer;
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
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/**
 * A busy floor: tables full of people who bet, play and fold, on SQLite and on PostgreSQL. Counts
 * acknowledged commands of people and how long they waited and for what, first as fast as they are
 * answered, then at a given rate and at a tenth of it; the dealer's own work is not counted. Beside
 * it the ceiling, the same rows inserted by {@link RawRows} in transactions of the same size; and
 * the time in which the floor starts again on a long journal.
 *
 * <pre>
 * java -cp 'bench/target/lib/*:bench/target/bench.jar' io.queenhigh.bench.FloorBench [SECONDS] [TABLES] [RATE] [LINES] [LOG_SECONDS] [sqlite|postgresql]
 * </pre>
 */
public final class FloorBench {

  private static final int PLAYERS = 6;

  /** As long as Java's optimizing compiler is at work: it takes a core away from the floor. */
  private static final int WARM_UP_SECONDS = 45;

  /** About as long as a round takes. */
  private static final long BEGINNING_NANOS = 1_500_000_000L;

  private static final Pace PACE = new Pace(3_600_000, 3_600_000, 3_600_000, 0, 3_600_000, 0);
  private static final Catalogue CATALOGUE = Catalogue.approved();

  private final String name;
  private final int seconds;
  private final int tables;
  private final int rate;
  private final long lines;
  private final int log;

  private FloorBench(String name, int seconds, int tables, int rate, long lines, int log) {
    this.name = name;
    this.seconds = seconds;
    this.tables = tables;
    this.rate = rate;
    this.lines = lines;
    this.log = log;
  }

  public static void main(String[] arguments) throws Exception {
    int seconds = number(arguments, 0, 10);
    int tables = number(arguments, 1, 500);
    int rate = number(arguments, 2, 10_000);
    int lines = number(arguments, 3, 1_000_000);
    // A minute's lines at once, as a served floor has them, would lie in one measurement or in
    // none.
    int log = number(arguments, 4, 10);
    String store = arguments.length > 5 ? arguments[5] : "both";
    if (!store.equals("postgresql")) {
      Path folder = Files.createTempDirectory("queenhigh-bench");
      try {
        new FloorBench("SQLite", seconds, tables, rate, lines, log)
            .run("sqlite:" + folder.resolve("a.db"), "sqlite:" + folder.resolve("b.db"));
      } finally {
        StoreBench.remove(folder);
      }
    }
    if (!store.equals("sqlite")) {
      Postgres server = Postgres.server();
      new FloorBench("PostgreSQL", seconds, tables, rate, lines, log)
          .run(server.database("bench"), server.database("bench"));
    }
  }

  private static int number(String[] arguments, int place, int usual) {
    return arguments.length > place ? Integer.parseInt(arguments[place]) : usual;
  }

  private void run(String address, String beside) throws Exception {
    Stages stages = new Stages();
    try (Store store = Store.open(address);
        Anchor _ = keepLog(store);
        Floor floor = open(stages.at(store))) {
      issue(store, tables);
      openTables(floor);
      Shift.of(floor, WARM_UP_SECONDS, 0, stages);
      stages.told();
      long groups = store.pulse().groups();
      long from = System.currentTimeMillis();
      Shift fast = Shift.of(floor, seconds, 0, stages);
      long until = System.currentTimeMillis();
      groups = store.pulse().groups() - groups;
      say("as fast as answered: " + fast);
      stages.told().forEach(this::say);
      for (int asked : List.of(rate, rate / 10)) {
        long before = store.pulse().groups();
        say("at %,d/s: %s".formatted(asked, Shift.of(floor, seconds, asked, stages)));
        stages.told().forEach(this::say);
        say("in %,d groups".formatted(store.pulse().groups() - before));
      }
      RawRows rows = RawRows.of(address, from, until);
      long ceiling = rows.commandsPerSecond(beside, fast.asked(), groups);
      say(
          "ceiling %,d commands/s in transactions of %,d lines; the floor reaches %.2f of it"
              .formatted(ceiling, rows.lines() / groups, (double) fast.perSecond() / ceiling));
      while (store.tally().lines() < lines) {
        Shift.of(floor, seconds, 0, stages);
        stages.told();
      }
    }
    takeInAgain(address);
    long start = System.nanoTime();
    try (Store store = Store.open(address)) {
      long opened = System.nanoTime();
      try (Floor floor = open(store)) {
        say(
            "starts again with %,d tables on %,d lines in %,d ms, %,d of them for the store"
                .formatted(
                    floor.tables().size(),
                    store.tally().lines(),
                    (System.nanoTime() - start) / 1_000_000,
                    (opened - start) / 1_000_000));
      }
    }
  }

  /** What an old floor pays when it is first opened: all of its lines into an empty log. */
  private void takeInAgain(String address) throws SQLException {
    try (Connection connection = OldTables.connect(address);
        Statement statement = connection.createStatement()) {
      for (String table : List.of("log_run", "log_checkpoint")) {
        if (address.startsWith("sqlite:")) {
          statement.execute("drop trigger " + table + "_is_not_deleted");
        } else {
          statement.execute("alter table " + table + " disable trigger user");
        }
        statement.execute("delete from " + table);
      }
      statement.execute("delete from log_tile");
    }
    try (Store store = Store.open(address);
        Anchor anchor =
            Anchor.at(
                store,
                AnchorSettings.usual(
                    new SigningKeys.Found.Key(NoteKey.create(new SecureRandom())),
                    Optional.empty()))) {
      long start = System.nanoTime();
      long taken = anchor.turn().orElseThrow().size();
      long millis = (System.nanoTime() - start) / 1_000_000;
      say("an empty log takes in %,d lines in %,d ms".formatted(taken, millis));
    }
  }

  private void say(String what) {
    System.out.printf("%-10s  %s%n", name, what);
  }

  /** As a floor that is served has it; every so many seconds, and never for 0. */
  private Anchor keepLog(Store store) {
    SigningKeys.Found key = new SigningKeys.Found.Key(NoteKey.create(new SecureRandom()));
    AnchorSettings settings = AnchorSettings.usual(key, Optional.empty());
    return log == 0
        ? Anchor.at(store, settings)
        : Anchor.open(store, settings.every(Duration.ofSeconds(log)));
  }

  private static Floor open(Store store) {
    return Floor.open(
        store, FloorSettings.usual(CATALOGUE, (_, hand, _, _) -> hand.mask() % 3 != 0));
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

  private void openTables(Floor floor) throws InterruptedException {
    GameBook.Opening opening = CATALOGUE.open("wa/three-card-poker", List.of());
    Game game = ((GameBook.Opening.Opened) opening).game();
    List<Thread> openers = new ArrayList<>();
    for (int table = 0; table < tables; table++) {
      int number = table;
      openers.add(Thread.ofVirtual().start(() -> open(floor, game, number)));
    }
    for (Thread opener : openers) {
      opener.join();
    }
  }

  private static void open(Floor floor, Game game, int table) {
    TableSetup setup =
        new TableSetup(
            "t" + table,
            "Table " + table,
            game.id(),
            List.of(),
            game.fingerprint(),
            Terms.opening(game),
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

  private static String player(int table, int seat) {
    return "p" + table + "-" + seat;
  }

  /** People at all tables for a while, and how they were served. */
  private static final class Shift {
    private final long fromNanos;
    private final long untilNanos;
    private final long restNanos;
    private final Stages stages;
    private final LongAdder asked = new LongAdder();
    private final List<long[]> waits = new ArrayList<>();
    private long[] sorted = {};

    private Shift(long fromNanos, long untilNanos, long restNanos, Stages stages) {
      this.stages = stages;
      this.fromNanos = fromNanos;
      this.untilNanos = untilNanos;
      this.restNanos = restNanos;
    }

    /**
     * Tables begin one after the other, so that not all of them settle at once; what is asked until
     * the last has begun is not counted. With a rate, every table has its own times to ask, and who
     * is kept waiting counts from there.
     */
    static Shift of(Floor floor, int seconds, int rate, Stages stages) throws InterruptedException {
      long rest = rate == 0 ? 0 : 1_000_000_000L * floor.tables().size() / rate;
      long start = System.nanoTime();
      long from = start + BEGINNING_NANOS;
      Shift shift = new Shift(from, from + seconds * 1_000_000_000L, rest, stages);
      List<Thread> threads = new ArrayList<>();
      for (LiveTable table : floor.tables()) {
        long begin = start + BEGINNING_NANOS * threads.size() / floor.tables().size();
        threads.add(Thread.ofVirtual().start(() -> shift.playAt(table, begin)));
      }
      for (Thread thread : threads) {
        thread.join();
      }
      shift.sorted = shift.waits.stream().flatMapToLong(Arrays::stream).sorted().toArray();
      return shift;
    }

    /** All that were asked, counted or not. */
    long asked() {
      return asked.sum();
    }

    long perSecond() {
      return sorted.length * 1_000_000_000L / (untilNanos - fromNanos);
    }

    private double millis(double share) {
      return sorted[(int) Math.min(sorted.length - 1L, (long) (sorted.length * share))] / 1e6;
    }

    @Override
    public String toString() {
      return "%,d commands/s, p50 %.1f ms, p99 %.1f ms, worst %.1f ms"
          .formatted(perSecond(), millis(0.50), millis(0.99), millis(1));
    }

    private void playAt(LiveTable table, long begin) {
      Semaphore changed = new Semaphore(0);
      Waited waited = new Waited(begin);
      int number = Integer.parseInt(table.id().substring(1));
      await(begin);
      try (var _ = table.watch(Viewer.BYSTANDER, OptionalLong.empty(), _ -> changed.release())) {
        while (System.nanoTime() < untilNanos) {
          until(table, changed, live -> live.state().round().phase() == Phase.BETTING);
          waited.turnBegins();
          for (int seat = 1; seat <= PLAYERS; seat++) {
            ask(table, number, seat, new Command.Bet(seat, Wager.ANTE, 5_00), waited);
            ask(table, number, seat, new Command.Bet(seat, Wager.PAIR_PLUS, 2_00), waited);
          }
          for (int seat = 1; seat <= PLAYERS; seat++) {
            ask(table, number, seat, new TableCommand.Ready(seat), waited);
          }
          until(table, changed, live -> live.state().round().phase() == Phase.DECIDING);
          waited.turnBegins();
          for (int seat = 1; seat <= PLAYERS; seat++) {
            boolean plays = (table.state().seq() + seat) % 3 != 0;
            ask(
                table,
                number,
                seat,
                plays ? new Command.Play(seat) : new Command.Fold(seat),
                waited);
          }
        }
      }
      synchronized (waits) {
        waits.add(waited.nanos());
      }
    }

    private static void until(LiveTable table, Semaphore changed, Predicate<LiveTable> wanted) {
      while (!wanted.test(table)) {
        changed.acquireUninterruptibly();
        changed.drainPermits();
      }
    }

    private void ask(LiveTable table, int number, int seat, Command command, Waited waited) {
      ask(table, number, seat, new TableCommand.InRound(command), waited);
    }

    private void ask(LiveTable table, int number, int seat, TableCommand command, Waited waited) {
      long from = due(waited);
      String id = table.state().round().number() + "-" + seat + "-" + System.nanoTime();
      Answer answer = table.ask(Ask.player(player(number, seat), id, command)).join();
      if (!(answer instanceof Answer.Done)) {
        throw new IllegalStateException(command + ": " + answer);
      }
      asked.increment();
      long now = System.nanoTime();
      boolean counts = from >= fromNanos && now < untilNanos;
      stages.answered(player(number, seat) + ":" + id, from, now, counts);
      if (counts) {
        waited.add(now - from);
      }
    }

    /** When this is asked; at a rate, the time at which it should have been. */
    private long due(Waited waited) {
      if (restNanos == 0) {
        return System.nanoTime();
      }
      waited.next += restNanos;
      await(waited.next);
      return waited.next;
    }

    private static void await(long nanos) {
      for (long now = System.nanoTime(); now < nanos; now = System.nanoTime()) {
        LockSupport.parkNanos(nanos - now);
      }
    }

    /** How long the people of one table waited. */
    private static final class Waited {
      private long[] nanos = new long[1_000];
      private int count;
      private long next;

      Waited(long next) {
        this.next = next;
      }

      /** While the dealer was busy nobody could ask. */
      void turnBegins() {
        next = Math.max(next, System.nanoTime());
      }

      void add(long nanosecond) {
        if (count == nanos.length) {
          nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = nanosecond;
      }

      long[] nanos() {
        return Arrays.copyOf(nanos, count);
      }
    }
  }
}
