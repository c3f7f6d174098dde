package io.queenhigh.floor;

import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.Step;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * A busy floor in a process of its own, made to be killed. It says on its output what it has
 * acknowledged, a line each: table, command, journal line, what was asked.
 */
final class KilledFloor {

  /** Ends every line, so that one cut off by the kill is known. */
  static final String END = " .";

  static final String RUNNING = "running" + END;

  /** A third argument with which it ends by itself as soon as it runs. */
  static final String REHEARSAL = "rehearsal";

  private static final Pace HURRIED = new Pace(4, 3_600_000, 30, 2, 3_600_000, 0);

  private static final List<List<String>> GAMES =
      List.of(
          List.of("wa/three-card-poker"),
          List.of("wa/three-card-poker", "6B1", "two-spots"),
          List.of("wa/three-card-poker", "face-up"),
          List.of("ca/6-card-bonus"),
          List.of("ca/three-card-poker"),
          List.of("ca/players-casino-ventura"));

  /** Tables that deal by themselves; the others have real cards, and people without accounts. */
  private static final int MACHINES = 21;

  static final int TABLES = 24;

  private final PrintStream out;
  private final Floor floor;
  private final long seed;

  private KilledFloor(PrintStream out, Floor floor, long seed) {
    this.out = out;
    this.floor = floor;
    this.seed = seed;
  }

  /** Plays on the store of the first argument by the seed of the second, until it is killed. */
  public static void main(String[] arguments) throws InterruptedException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    Store store = Store.open(arguments[0]);
    Floor floor = Floor.open(store, FloorSettings.usual(CardRoom.CATALOGUE, CardRoom.ADVICE));
    KilledFloor killed = new KilledFloor(out, floor, Long.parseLong(arguments[1]));
    killed.openTables();
    List<Thread> busy = new ArrayList<>();
    for (LiveTable table : floor.tables()) {
      busy.add(Thread.startVirtualThread(() -> killed.play(table)));
    }
    out.print(RUNNING + "\n");
    out.flush();
    if (arguments.length > 2 && arguments[2].equals(REHEARSAL)) {
      System.exit(0);
    }
    for (Thread thread : busy) {
      thread.join();
    }
    throw new IllegalStateException("a busy floor came to an end");
  }

  private static String table(int number) {
    return "t" + number;
  }

  private static List<String> people(String table) {
    return List.of(table + "-ann", table + "-bob", table + "-cid");
  }

  private void openTables() {
    for (int i = 0; i < TABLES; i++) {
      String id = table(i);
      if (floor.table(id).isEmpty()) {
        people(id).forEach(this::issue);
        List<String> game = GAMES.get(i % GAMES.size());
        List<String> choices = game.subList(1, game.size());
        boolean physical = i >= MACHINES;
        TableSetup setup =
            physical
                ? TableOrder.of(game.getFirst(), choices.toArray(new String[0]))
                    .id(id)
                    .pace(HURRIED)
                    .byHand()
                    .keyed()
                    .setup()
                : CardRoom.setup(id, game.getFirst(), choices, HURRIED, i % 4);
        List<Staff> dealers = CardRoom.dealersOf(setup);
        if (!(floor.openTable("sue", "open", setup, dealers).join() instanceof Answer.Done)) {
          throw new IllegalStateException("table " + id + " cannot be opened");
        }
      }
    }
  }

  private void issue(String player) {
    Head head = floor.store().head("house");
    Writing writing =
        new Writing(
            "house",
            head.seq(),
            head.hash(),
            "cashier",
            0,
            Optional.of("issue:" + player),
            List.of(new Fact("ChipsIssued", "{\"player\":\"" + player + "\",\"cents\":10000000}")),
            List.of(new Transfer(0, Accounts.CAGE, Accounts.wallet(player), 100_000_00)),
            List.of());
    floor.store().write(writing).join();
  }

  private void play(LiveTable table) {
    Random random = new Random(seed + table.id().hashCode());
    Crowd crowd = new Crowd(random, people(table.id()));
    ClumsyStaff staff = new ClumsyStaff(random);
    Semaphore changes = new Semaphore(0);
    try (Watch _ = table.watch(Viewer.BYSTANDER, OptionalLong.empty(), _ -> changes.release())) {
      for (long number = 1; ; number++) {
        boolean physical = !table.state().setup().isAutomatic();
        Optional<Ask> dealt =
            physical && random.nextInt(4) > 0 ? staff.next(table.state()) : Optional.empty();
        Optional<Wish> wish = dealt.isPresent() ? Optional.empty() : crowd.next(table.state());
        if (dealt.isPresent()) {
          ask(table, dealt.get(), seed + "-" + number);
        } else if (wish.isPresent()) {
          ask(table, wish.get(), seed + "-" + number);
        } else if (changes.tryAcquire(50, TimeUnit.MILLISECONDS)) {
          changes.drainPermits();
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** What the staff does is no wish of a line; that it was done is told all the same. */
  private void ask(LiveTable table, Ask dealt, String id) {
    Step step = dealt.steps().getFirst();
    switch (table.ask(Ask.of(step.actor(), id, step.command())).join()) {
      case Answer.Done(long seq) ->
          out.print(String.join(" ", table.id(), id, "" + seq, step.actor().name()) + END + "\n");
      case Answer.No _ -> {}
      case Answer.Unavailable(String why) -> throw new IllegalStateException(why);
    }
  }

  private void ask(LiveTable table, Wish wish, String id) {
    switch (table.ask(wish.ask(id)).join()) {
      case Answer.Done(long seq) ->
          out.print(String.join(" ", table.id(), id, "" + seq, wish.text()) + END + "\n");
      case Answer.No _ -> {}
      case Answer.Unavailable(String why) -> throw new IllegalStateException(why);
    }
  }
}
