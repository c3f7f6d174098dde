package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** While the store cannot write, everybody is told; the log has two lines of it. */
class ManyRefusalsTest {

  private static final int MANY = 200;
  private static final int PAGES = 700;
  private static final Logger LOG = Logger.getLogger("io.queenhigh");
  private static final Pattern INCIDENT = Pattern.compile("\\(incident ([0-9a-f]{8})\\)");

  @TempDir Path folder = Path.of("");

  @Test
  void areALineWhenItBeginsAndOneWhenItIsOverAndAllAreCounted() throws Exception {
    Path file = folder.resolve("floor.db");
    try (TestHouse house = new TestHouse("sqlite:" + file + "?max_page_count=" + PAGES);
        Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
        Warnings log = new Warnings()) {
      house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 0);
      TestPerson ann = house.guest();
      ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"500\"").expect(200);
      assertEquals(0, troubles(house));
      assertEquals(List.of(), log.lines());

      fill(other);
      Set<String> incidents = new HashSet<>();
      int told = 0;
      while (told < MANY) {
        TestPerson.Got got = bets(ann);
        // What is left in the corners of pages may do for a few.
        if (got.status() != 200) {
          Matcher incident = INCIDENT.matcher(got.expect(503).body());
          assertTrue(incident.find(), got.body());
          incidents.add(incident.group(1));
          told++;
        }
      }
      assertEquals(1, incidents.size(), incidents.toString());
      String incident = incidents.iterator().next();
      assertEquals(MANY, troubles(house));
      assertEquals(1, log.lines().size(), log.lines().toString());
      String begins = "Incident %s: the store could not write: ".formatted(incident);
      assertTrue(log.lines().getFirst().startsWith(begins), log.lines().toString());

      run(other, "drop table ballast");
      bets(ann).expect(200);
      while (log.lines().size() < 2) {
        // It is over when nothing has failed for a while and something is written.
        house.stranger().get("/ready");
      }
      assertEquals(
          "Incident %s is over: %d were told \"The store has no room left\""
              .formatted(incident, MANY),
          log.lines().getLast());
      bets(ann).expect(200);
      assertEquals(MANY, troubles(house));
      assertEquals(2, log.lines().size(), log.lines().toString());
    }
  }

  private static TestPerson.Got bets(TestPerson player) {
    return player.command("/api/tables/t1/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"");
  }

  /** By heaps and then by grains, from beside the floor. */
  private static void fill(Connection other) throws SQLException {
    run(other, "pragma max_page_count = " + PAGES);
    run(other, "create table ballast (bytes blob)");
    for (int bytes : List.of(50_000, 1_000)) {
      assertThrows(
          SQLException.class,
          () -> {
            while (true) {
              run(other, "insert into ballast values (zeroblob(%d))".formatted(bytes));
            }
          });
    }
  }

  private static void run(Connection other, String sql) throws SQLException {
    try (Statement statement = other.createStatement()) {
      statement.execute(sql);
    }
  }

  private static long troubles(TestHouse house) {
    String line = "queenhigh_store_troubles_total{kind=\"full\"} ";
    return house
        .stranger()
        .get("/metrics")
        .expect(200)
        .body()
        .lines()
        .filter(each -> each.startsWith(line))
        .map(each -> (long) Double.parseDouble(each.substring(line.length())))
        .findFirst()
        .orElseThrow();
  }

  /** What whoever watches the floor reads in its log. */
  private static final class Warnings extends Handler implements AutoCloseable {
    private final Queue<String> lines = new ConcurrentLinkedQueue<>();

    Warnings() {
      LOG.addHandler(this);
    }

    List<String> lines() {
      return List.copyOf(lines);
    }

    @Override
    public void publish(LogRecord line) {
      if (line.getLevel().intValue() >= Level.WARNING.intValue()) {
        lines.add(line.getMessage());
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
      LOG.removeHandler(this);
    }
  }
}
