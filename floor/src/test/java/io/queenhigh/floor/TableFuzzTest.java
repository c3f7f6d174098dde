package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Clauses;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.LedgerRow;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.floor.table.Allowance;
import io.queenhigh.floor.table.Counted;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.ruling.Refused;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever is asked of tables, by whomever and in whatever order: they answer, in words, and their
 * money stays right. {@code -Dqueenhigh.seed=…} asks the same again.
 */
class TableFuzzTest {

  private static final int COMMANDS_AT_A_TABLE = Repeats.times(1_200, 26_000);

  private static final Clauses CLAUSES = CardRoom.CATALOGUE.clauses();

  private static final Pace HURRIED = new Pace(2, 50, 20, 0, 3_600_000, 0);

  private static final long ANN_MAY_LOSE_CENTS = 20_000_00;

  @TempDir Path folder = Path.of("");

  private final AtomicLong done = new AtomicLong();
  private final AtomicLong refused = new AtomicLong();

  private static List<TableOrder> orders() {
    TableOrder washington = TableOrder.of("wa/three-card-poker", "6B1", "two-spots").pace(HURRIED);
    TableOrder sixCard = TableOrder.of("ca/6-card-bonus").pace(HURRIED).fees();
    TableOrder threeCard = TableOrder.of("ca/three-card-poker").pace(HURRIED);
    return List.of(
        washington.id("machine").practice(2),
        washington.id("by-hand").byHand(),
        washington.id("keyed").byHand().keyed(),
        sixCard.id("six-card").practice(3),
        sixCard.id("six-card-by-hand").byHand(),
        sixCard.id("six-card-keyed").byHand().keyed(),
        threeCard.id("three-card").byHand().practice(1),
        threeCard.id("rotation").rotation().byHand(),
        threeCard.id("ventura").game("ca/players-casino-ventura").practice(2));
  }

  /** What the log hears of tables that cannot go on. */
  private static final class Alarm extends Handler {
    private final Queue<String> heard = new ConcurrentLinkedQueue<>();

    @Override
    public void publish(LogRecord record) {
      heard.add(record.getMessage() + " " + record.getThrown());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  @Test
  void whateverIsAskedIsAnsweredAndTheMoneyStaysRight() throws Exception {
    long seed = Repeats.seed(TableFuzzTest.class);
    Logger log = Logger.getLogger(LiveTable.class.getName());
    Alarm alarm = new Alarm();
    log.addHandler(alarm);
    try (CardRoom room = new CardRoom("sqlite:" + folder.resolve("floor.db"))) {
      List.of("ann", "bob", "cat").forEach(player -> room.issue(player, 1_000_000_000_00L));
      room.issue("dan", 50_00);
      Allowance ann = room.allow("ann", ANN_MAY_LOSE_CENTS);
      try (ExecutorService tables = Executors.newVirtualThreadPerTaskExecutor()) {
        List<Future<?>> all = new ArrayList<>();
        for (TableOrder order : orders()) {
          Random random = new Random(seed + order.id().hashCode());
          all.add(tables.submit(() -> fuzz(room, order, ann, random)));
        }
        for (Future<?> one : all) {
          one.get();
        }
      }
      room.floor().close();
      inspect(room);
      hasCounted(room, ann);
    } finally {
      log.removeHandler(alarm);
    }
    assertEquals(List.of(), List.copyOf(alarm.heard));
    System.out.println("TableFuzzTest: " + done + " done, " + refused + " refused");
    int asked = orders().size() * COMMANDS_AT_A_TABLE;
    assertTrue(done.get() + refused.get() > asked * 9 / 10);
    assertTrue(done.get() > asked / 10 && refused.get() > asked / 10);
  }

  private record Asked(Ask ask, long seq) {}

  private LiveTable fuzz(CardRoom room, TableOrder order, Allowance ann, Random random) {
    Nonsense nonsense = new Nonsense(random);
    LiveTable table = room.open(order.setup());
    List<Asked> before = new ArrayList<>();
    for (int i = 0; i < COMMANDS_AT_A_TABLE; i++) {
      if (!table.state().open()) {
        before.clear();
        table = room.open(order.id(order.id() + "-" + i).setup());
      }
      if (!before.isEmpty() && random.nextInt(10) == 0) {
        repeat(table, before.get(random.nextInt(before.size())), nonsense, random);
        continue;
      }
      Ask ask = nonsense.next(table.state(), "é-" + i);
      if (ask.by().equals(ann.player())) {
        ask = ask.spending(Optional.of(ann));
      }
      if (ask.steps().getFirst().command() instanceof TableCommand.Close && random.nextInt(5) > 0) {
        continue;
      }
      switch (table.ask(ask).join()) {
        case Answer.Done(long seq) -> {
          done.incrementAndGet();
          before.add(new Asked(ask, seq));
        }
        case Answer.No(Refused no) -> {
          refused.incrementAndGet();
          assertTrue(no.why().strip().split(" ", -1).length > 1, "not a sentence: " + no);
          assertTrue(CLAUSES.find(no.by()).isPresent(), no::toString);
        }
        case Answer.Unavailable(String why) -> throw new AssertionError(why);
      }
      table.view(random.nextBoolean() ? Viewer.BYSTANDER : Viewer.player("ann"));
    }
    return table;
  }

  /** Under an id that was used before there is one answer, whatever is asked with it. */
  private void repeat(LiveTable table, Asked first, Nonsense nonsense, Random random) {
    Ask again =
        random.nextBoolean()
            ? first.ask()
            : new Ask(first.ask().by(), first.ask().id(), nonsense.next(table.state(), "").steps());
    assertEquals(new Answer.Done(first.seq()), table.ask(again).join(), again.toString());
    done.incrementAndGet();
  }

  /** Whatever was asked, she may lose what she may, less what she has lost and what she could. */
  private static void hasCounted(CardRoom room, Allowance ann) {
    long left = ANN_MAY_LOSE_CENTS;
    long spent = 0;
    for (String id : room.store().keptOf("table").keySet()) {
      Set<Long> corrections = corrections(room, id);
      String rack = Accounts.rack(id, ann.player());
      long won = 0;
      long allowed = 0;
      for (LedgerRow row : room.store().transfers("table/" + id, 1, Long.MAX_VALUE)) {
        boolean played =
            isPlayedFor(row.from()) && isPlayedFor(row.to()) && !corrections.contains(row.seq());
        won += played && row.to().equals(rack) ? row.cents() : 0;
        won -= played && row.from().equals(rack) ? row.cents() : 0;
        allowed += ann.accounts().contains(row.to()) ? row.cents() : 0;
        allowed -= ann.accounts().contains(row.from()) ? row.cents() : 0;
        spent += ann.accounts().contains(row.from()) ? 1 : 0;
      }
      Counted running =
          room.floor()
              .table(id)
              .flatMap(table -> Optional.ofNullable(table.state().counted().get(ann.player())))
              .orElse(new Counted(List.of(), 0, 0));
      assertEquals(won - running.netCents() - running.setAsideCents(), allowed, id);
      left += allowed;
    }
    assertEquals(left, room.store().balance(ann.accounts().getFirst()));
    assertTrue(spent > 0, "she has bet");
    System.out.println("TableFuzzTest: " + spent + " times set aside");
  }

  /** What is corrected afterwards is not counted. */
  private static Set<Long> corrections(CardRoom room, String table) {
    return room.store().read(TableLines.stream(table), 0, Integer.MAX_VALUE).stream()
        .filter(line -> line.type().equals("RoundCorrected"))
        .map(Entry::seq)
        .collect(Collectors.toSet());
  }

  private static boolean isPlayedFor(String account) {
    return !account.equals(Accounts.CAGE) && !account.startsWith(Accounts.wallet(""));
  }

  private static void inspect(CardRoom room) {
    Inspector.checkHouse(room.store());
    for (String id : room.store().keptOf("table").keySet()) {
      Inspector inspector = new Inspector(id);
      inspector.readOn(room.store());
      inspector.checkLedger(room.store());
      inspector.checkDeckPutAway(room.store());
      room.floor().table(id).ifPresent(table -> assertEquals(inspector.state(), table.state()));
    }
  }
}
