package io.queenhigh.bench;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.web.WebServer;
import io.queenhigh.web.WebSettings;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * The floor behind HTTP, with the load generator in the same process on the same cores: guests who
 * bet and play as fast as they are answered, then many idle tables and open event streams and what
 * they take of the heap.
 *
 * <pre>
 * java -Xmx1g -cp 'bench/target/lib/*:bench/target/bench.jar' io.queenhigh.bench.HttpBench STORE [GUESTS] [SECONDS] [TABLES] [STREAMS]
 * </pre>
 */
public final class HttpBench {

  private static final Pace PACE = new Pace(3_600_000, 3_600_000, 3_600_000, 0, 3_600_000, 0);

  private HttpBench() {}

  public static void main(String[] arguments) throws Exception {
    String address = arguments[0];
    int guests = number(arguments, 1, 200);
    int seconds = number(arguments, 2, 10);
    int idle = number(arguments, 3, 2_000);
    int streams = number(arguments, 4, 5_000);
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
        openTables(floor, game, "busy", guests);
        play(floor, server.port(), guests, Math.max(3, seconds / 2), "warm-up");
        play(floor, server.port(), guests, seconds, "measured");
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
              Terms.usual(game),
              PACE,
              Dealer.AUTOMATIC,
              CardSource.SHUFFLER,
              0,
              false);
      floor.openTable("floor", "open-" + setup.id(), setup).join();
    }
  }

  private static void play(Floor floor, int port, int guests, int seconds, String what)
      throws InterruptedException {
    long until = System.nanoTime() + seconds * 1_000_000_000L;
    AtomicLong done = new AtomicLong();
    List<long[]> waits = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    long start = System.nanoTime();
    for (int i = 0; i < guests; i++) {
      LiveTable table = floor.table("busy" + i).orElseThrow();
      threads.add(
          Thread.ofVirtual()
              .start(
                  () -> {
                    long[] took = new Guest(table, port).playUntil(until, done);
                    synchronized (waits) {
                      waits.add(took);
                    }
                  }));
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
        guests,
        done.get() * 1_000_000_000L / took,
        all[all.length / 2] / 1e6,
        all[(int) (all.length * 0.99)] / 1e6);
  }

  /** One connection, one guest, one table of his own. */
  private static final class Guest {
    private final LiveTable table;
    private final Wire wire;
    private int commands;

    Guest(LiveTable table, int port) {
      this.table = table;
      this.wire = new Wire(port);
    }

    long[] playUntil(long until, AtomicLong done) {
      long[] times = new long[200_000];
      int count = 0;
      wire.post("/api/guest", "{}");
      wire.keepCookie();
      int seat = sit();
      String at = "\"seat\":" + seat;
      while (System.nanoTime() < until) {
        when(Phase.BETTING);
        String[] verbs = {
          "bet",
          at + ",\"wager\":\"ante\",\"amount\":\"5\"",
          "bet",
          at + ",\"wager\":\"pair-plus\",\"amount\":\"1\"",
          "ready",
          at,
          "fold",
          at
        };
        for (int i = 0; i < verbs.length; i += 2) {
          if (verbs[i].equals("fold")) {
            when(Phase.DECIDING);
          }
          long from = System.nanoTime();
          command(verbs[i], verbs[i + 1]);
          times[count++] = System.nanoTime() - from;
          done.incrementAndGet();
        }
      }
      command("stand", at);
      return Arrays.copyOf(times, count);
    }

    private int sit() {
      command("sit", "\"buyIn\":\"1000\"");
      return table.state().people().getLast().seat();
    }

    private void when(Phase phase) {
      while (table.state().round().phase() != phase) {
        LockSupport.parkNanos(200_000);
      }
    }

    private void command(String verb, String more) {
      wire.post(
          "/api/tables/" + table.id() + "/" + verb,
          "{\"id\":\"bench-" + System.nanoTime() + "-" + ++commands + "\"," + more + "}");
    }
  }

  /** HTTP by hand, so that the generator takes as little of the cores as possible. */
  private static final class Wire {
    private final String host;
    private final InputStream in;
    private final OutputStream out;
    private String cookie = "";
    private String setCookie = "";

    Wire(int port) {
      try {
        Socket socket = new Socket("localhost", port);
        socket.setTcpNoDelay(true);
        host = "localhost:" + port;
        in = new BufferedInputStream(socket.getInputStream());
        out = socket.getOutputStream();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    void keepCookie() {
      cookie = "Cookie: " + setCookie.substring(0, setCookie.indexOf(';')) + "\r\n";
    }

    void post(String path, String body) {
      String request =
          "POST "
              + path
              + " HTTP/1.1\r\nHost: "
              + host
              + "\r\n"
              + cookie
              + "Content-Type: application/json\r\nContent-Length: "
              + body.length()
              + "\r\n\r\n"
              + body;
      try {
        out.write(request.getBytes(StandardCharsets.US_ASCII));
        out.flush();
        answer(path, body);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    void openStream(String path) {
      try {
        out.write(
            ("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nAccept: text/event-stream\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        out.flush();
        String status = line();
        if (!status.contains(" 200")) {
          throw new IllegalStateException(path + ": " + status);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private void answer(String path, String sent) throws IOException {
      String status = line();
      int length = 0;
      for (String line = line(); !line.isEmpty(); line = line()) {
        String lower = line.toLowerCase(Locale.ROOT);
        if (lower.startsWith("content-length:")) {
          length = Integer.parseInt(line.substring(15).strip());
        } else if (lower.startsWith("set-cookie:")) {
          setCookie = line.substring(11).strip();
        }
      }
      String body = new String(in.readNBytes(length), StandardCharsets.UTF_8);
      if (!status.contains(" 2")) {
        System.out.println(path + " " + sent + ": " + status + " " + body);
        System.exit(1);
      }
    }

    private String line() throws IOException {
      StringBuilder line = new StringBuilder();
      for (int c = in.read(); c != '\n' && c >= 0; c = in.read()) {
        if (c != '\r') {
          line.append((char) c);
        }
      }
      return line.toString();
    }
  }

  private static void watch(Floor floor, int port, int tables, int streams)
      throws InterruptedException {
    List<Wire> wires = new ArrayList<>();
    for (int i = 0; i < streams; i++) {
      Wire wire = new Wire(port);
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
