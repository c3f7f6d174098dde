package io.queenhigh.bench;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.web.WebServer;
import io.queenhigh.web.WebSettings;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;

/**
 * One guest plays while strangers ask for the longest list that there is, again and again: how long
 * his commands take without them and beside them, in one run.
 *
 * <pre>
 * java -cp 'bench/target/lib/*:bench/target/bench.jar' io.queenhigh.bench.ReadersBench STORE [ROUNDS] [STRANGERS] [SECONDS]
 * </pre>
 */
public final class ReadersBench {

  private static final Pace PACE = new Pace(3_600_000, 3_600_000, 3_600_000, 0, 3_600_000, 0);
  private static final String TABLE = "busy";

  private ReadersBench() {}

  public static void main(String[] arguments) throws Exception {
    int rounds = number(arguments, 1, 1_500);
    int strangers = number(arguments, 2, 16);
    int seconds = number(arguments, 3, 10);
    Catalogue catalogue = Catalogue.approved();
    try (Store store = Store.open(arguments[0]);
        Floor floor =
            Floor.open(
                store, FloorSettings.usual(catalogue, (_, hand, _, _) -> hand.mask() % 3 != 0))) {
      People people = People.of(store, InstantSource.system(), new SecureRandom());
      WebSettings settings = WebSettings.usual().at("localhost", 0).withoutRates();
      try (WebServer server = WebServer.start(floor, people, settings)) {
        Guest guest = new Guest(table(floor, catalogue), server.port());
        guest.play(rounds, Long.MAX_VALUE);
        report("alone", guest.play(Integer.MAX_VALUE, in(seconds)), 0, seconds);
        AtomicBoolean enough = new AtomicBoolean();
        LongAdder lists = new LongAdder();
        List<Thread> asking = new ArrayList<>();
        for (int i = 0; i < strangers; i++) {
          asking.add(Thread.ofVirtual().start(() -> ask(server.port(), enough, lists)));
        }
        report(
            strangers + " beside",
            guest.play(Integer.MAX_VALUE, in(seconds)),
            lists.sum(),
            seconds);
        enough.set(true);
        for (Thread one : asking) {
          one.join();
        }
        report("alone", guest.play(Integer.MAX_VALUE, in(seconds)), 0, seconds);
      }
    }
  }

  private static int number(String[] arguments, int place, int usual) {
    return arguments.length > place ? Integer.parseInt(arguments[place]) : usual;
  }

  private static long in(int seconds) {
    return System.nanoTime() + seconds * 1_000_000_000L;
  }

  private static LiveTable table(Floor floor, Catalogue catalogue) {
    Game game = ((GameBook.Opening.Opened) catalogue.open("wa/three-card-poker", List.of())).game();
    TableSetup setup =
        new TableSetup(
            TABLE,
            "Table",
            game.id(),
            List.of(),
            game.fingerprint(),
            Terms.opening(game),
            PACE,
            Dealer.AUTOMATIC,
            CardSource.SHUFFLER,
            0,
            false);
    floor.openTable("floor", "open-" + TABLE, setup).join();
    return floor.table(TABLE).orElseThrow();
  }

  private static void ask(int port, AtomicBoolean enough, LongAdder lists) {
    PlainHttp wire = new PlainHttp(port);
    while (!enough.get()) {
      wire.get("/api/rounds?table=" + TABLE + "&most=1000");
      lists.increment();
    }
  }

  private static void report(String when, long[] nanos, long lists, int seconds) {
    Arrays.sort(nanos);
    System.out.printf(
        Locale.ROOT,
        "%-10s %,6d commands/s, p50 %.1f ms, p99 %.1f ms, worst %.0f ms; %d lists/s%n",
        when,
        nanos.length / seconds,
        nanos[nanos.length / 2] / 1e6,
        nanos[(int) (nanos.length * 0.99)] / 1e6,
        nanos[nanos.length - 1] / 1e6,
        lists / seconds);
  }

  /** Alone at his table; he folds whatever comes, and another follows when his chips are gone. */
  private static final class Guest {
    private final LiveTable table;
    private final int port;
    private PlainHttp wire;
    private final Semaphore changed = new Semaphore(0);
    private long[] nanos = new long[1_000];
    private int count;

    Guest(LiveTable table, int port) {
      this.table = table;
      this.port = port;
      this.wire = new PlainHttp(port);
      sit();
    }

    private void sit() {
      wire = new PlainHttp(port);
      wire.post("/api/guest", "{}");
      wire.keepCookie();
      command("sit", "\"seat\":1,\"buyIn\":\"1000\"");
    }

    long[] play(int rounds, long until) {
      count = 0;
      try (Watch _ = table.watch(Viewer.BYSTANDER, OptionalLong.empty(), _ -> changed.release())) {
        for (int round = 0; round < rounds && System.nanoTime() < until; round++) {
          when(Phase.BETTING);
          command("bet", "\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"");
          command("ready", "\"seat\":1");
          when(Phase.DECIDING);
          command("fold", "\"seat\":1");
          if (table.state().rack(table.state().people().getFirst().player()) < 10_00) {
            command("stand", "\"seat\":1");
            sit();
          }
        }
      }
      return Arrays.copyOf(nanos, count);
    }

    private void when(Phase phase) {
      while (table.state().round().phase() != phase) {
        changed.acquireUninterruptibly();
        changed.drainPermits();
      }
    }

    private void command(String verb, String more) {
      long from = System.nanoTime();
      wire.post(
          "/api/tables/" + TABLE + "/" + verb,
          "{\"id\":\"bench-" + System.nanoTime() + "\"," + more + "}");
      if (count == nanos.length) {
        nanos = Arrays.copyOf(nanos, 2 * count);
      }
      nanos[count++] = System.nanoTime() - from;
    }
  }
}
