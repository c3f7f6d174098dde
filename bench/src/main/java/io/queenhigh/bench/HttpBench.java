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
import java.lang.management.ManagementFactory;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.Semaphore;

/**
 * The floor behind HTTP, with the load generator in the same process on the same cores: guests who
 * bet and play as fast as they are answered, then many idle tables and open event streams and what
 * they take of the heap.
 *
 * <pre>
 * java -Xmx1g -cp 'bench/target/lib/*:bench/target/bench.jar' io.queenhigh.bench.HttpBench STORE [BUSY] [SECONDS] [IDLE] [STREAMS] [GUESTS]
 * </pre>
 */
public final class HttpBench {

  private static final int USUAL_GUESTS_AT_A_TABLE = 6;
  private static final Pace PACE = new Pace(3_600_000, 3_600_000, 3_600_000, 0, 3_600_000, 0);

  private HttpBench() {}

  public static void main(String[] arguments) throws Exception {
    String address = arguments[0];
    int busy = number(arguments, 1, 300);
    int seconds = number(arguments, 2, 10);
    int idle = number(arguments, 3, 2_000);
    int streams = number(arguments, 4, 5_000);
    int guests = number(arguments, 5, USUAL_GUESTS_AT_A_TABLE);
    Catalogue catalogue = Catalogue.approved();
    long start = System.nanoTime();
    try (Store store = Store.open(address);
        Floor floor =
            Floor.open(
                store, FloorSettings.usual(catalogue, (_, hand, _, _) -> hand.mask() % 3 != 0))) {
      People people = People.of(store, InstantSource.system(), new SecureRandom());
      WebSettings settings = WebSettings.usual().at("localhost", 0).withoutRates();
      try (WebServer server = WebServer.start(floor, people, settings)) {
        System.out.printf("open after %d ms%n", (System.nanoTime() - start) / 1_000_000);
        Game game = game(catalogue);
        openTables(floor, game, "busy", busy);
        play(floor, server.port(), busy, guests, Math.max(20, seconds), "warm-up");
        play(floor, server.port(), busy, guests, seconds, "measured");
        openTables(floor, game, "idle", idle);
        watch(floor, server.port(), idle, streams);
      }
    }
  }

  private static int number(String[] arguments, int place, int usual) {
    return arguments.length > place ? Integer.parseInt(arguments[place]) : usual;
  }

  private static Game game(Catalogue catalogue) {
    return ((GameBook.Opening.Opened) catalogue.open("wa/three-card-poker", List.of())).game();
  }

  private static void openTables(Floor floor, Game game, String name, int tables) {
    for (int table = 0; table < tables; table++) {
      TableSetup setup =
          new TableSetup(
              name + table,
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
      floor.openTable("floor", "open-" + setup.id(), setup).join();
    }
  }

  private static void play(Floor floor, int port, int tables, int guests, int seconds, String what)
      throws InterruptedException {
    List<Crew> crews = new ArrayList<>();
    for (int i = 0; i < tables; i++) {
      crews.add(new Crew(floor.table("busy" + i).orElseThrow(), port, guests));
    }
    long start = System.nanoTime();
    long until = start + seconds * 1_000_000_000L;
    List<long[]> waits = Collections.synchronizedList(new ArrayList<>());
    List<Thread> threads = new ArrayList<>();
    for (Crew crew : crews) {
      threads.add(Thread.ofVirtual().start(() -> waits.add(crew.playUntil(until))));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    long took = System.nanoTime() - start;
    long[] all = waits.stream().flatMapToLong(Arrays::stream).sorted().toArray();
    System.out.printf(
        Locale.ROOT,
        "%-9s %,d guests: %,d commands/s through HTTP, p50 %.1f ms, p99 %.1f ms%n",
        what,
        tables * guests,
        all.length * 1_000_000_000L / took,
        all[all.length / 2] / 1e6,
        all[(int) (all.length * 0.99)] / 1e6);
  }

  /** Some guests at one table, each with a connection of his own, who ask one after the other. */
  private static final class Crew {
    private final LiveTable table;
    private final Semaphore changed = new Semaphore(0);
    private final Map<Integer, PlainHttp> seated = new TreeMap<>();
    private long[] nanos = new long[1_000];
    private int count;

    Crew(LiveTable table, int port, int guests) {
      this.table = table;
      for (int guest = 0; guest < guests; guest++) {
        PlainHttp wire = new PlainHttp(port);
        wire.post("/api/guest", "{}");
        wire.keepCookie();
        command(wire, "sit", "\"buyIn\":\"1000\"");
        seated.put(table.state().people().getLast().seat(), wire);
      }
    }

    long[] playUntil(long until) {
      try (Watch _ = table.watch(Viewer.BYSTANDER, OptionalLong.empty(), _ -> changed.release())) {
        while (System.nanoTime() < until) {
          when(Phase.BETTING);
          everyone("bet", ",\"wager\":\"ante\",\"amount\":\"5\"");
          everyone("bet", ",\"wager\":\"pair-plus\",\"amount\":\"1\"");
          everyone("ready", "");
          when(Phase.DECIDING);
          everyone("fold", "");
        }
      }
      long[] measured = Arrays.copyOf(nanos, count);
      everyone("stand", "");
      return measured;
    }

    private void when(Phase phase) {
      while (table.state().round().phase() != phase) {
        changed.acquireUninterruptibly();
        changed.drainPermits();
      }
    }

    private void everyone(String verb, String more) {
      seated.forEach(
          (seat, wire) -> {
            long from = System.nanoTime();
            command(wire, verb, "\"seat\":" + seat + more);
            if (count == nanos.length) {
              nanos = Arrays.copyOf(nanos, 2 * count);
            }
            nanos[count++] = System.nanoTime() - from;
          });
    }

    private void command(PlainHttp wire, String verb, String more) {
      wire.post(
          "/api/tables/" + table.id() + "/" + verb,
          "{\"id\":\"bench-" + System.nanoTime() + "\"," + more + "}");
    }
  }

  private static void watch(Floor floor, int port, int tables, int streams)
      throws InterruptedException {
    List<PlainHttp> wires = new ArrayList<>();
    for (int i = 0; i < streams; i++) {
      PlainHttp wire = new PlainHttp(port);
      wire.openStream("/api/tables/idle" + i % Math.max(1, tables) + "/events");
      wires.add(wire);
    }
    System.gc();
    Thread.sleep(500);
    System.gc();
    long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    System.out.printf(
        "%,d tables, %,d open streams (and this generator's ends of them): %,d MB of heap%n",
        floor.tables().size(), wires.size(), heap / 1_000_000);
  }
}
