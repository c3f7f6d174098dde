package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.Story;
import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.people.Badge;
import io.queenhigh.floor.people.LightPeople;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody sets the machine's clock back while the floor plays: its books go on. */
class ClockSetBackTest {

  private static final String GAME = "wa/three-card-poker";
  private static final Instant EVENING = Instant.parse("2026-11-16T20:00:00Z");

  /** People have all the time they want, and the next round begins at once. */
  private static final Pace PACE = new Pace(3_600_000, 3_600_000, 3_600_000, 0, 3_600_000, 0);

  @TempDir Path folder = Path.of("");

  private final AtomicLong millis = new AtomicLong(EVENING.toEpochMilli());
  private final InstantSource clock = () -> Instant.ofEpochMilli(millis.get());
  private final Map<String, Long> read = new TreeMap<>();
  private long latest;

  @Test
  void noLineIsOlderThanTheOneBeforeAndNothingIsFound() throws Exception {
    String address = "sqlite:" + folder.resolve("floor.db");
    try (CardRoom room = open(address)) {
      People people = LightPeople.of(room.store(), clock);
      LiveTable table = room.open(CardRoom.setup("t1", GAME, List.of(), PACE, 0));
      String ann = sits(people, table, 1);
      plays(table, ann, 1);
      look(room.store());

      passes(Duration.ofHours(-3));
      plays(table, ann, 1);
      look(room.store());
      passes(Duration.ofMinutes(1));
      String bob = sits(people, table, 2);
      look(room.store());
      CardRoom.go(table, bob, new Command.StandUp(2));
      room.open(CardRoom.setup("t2", GAME, List.of(), PACE, 0));
      look(room.store());
      // The table that writes last is not the one that writes first after the restart.
      passes(Duration.ofMinutes(1));
      plays(table, ann, 1);
      look(room.store());
      nothingIsFound(address);
    }
    passes(Duration.ofMinutes(1));
    try (CardRoom room = open(address)) {
      People people = LightPeople.of(room.store(), clock);
      LiveTable table = room.floor().table("t2").orElseThrow();
      String cas = sits(people, table, 1);
      look(room.store());
      plays(table, cas, 1);
      look(room.store());
      passes(Duration.ofDays(-1));
      plays(table, cas, 1);
      look(room.store());
      // When the clock has caught up, lines have its time again.
      millis.set(EVENING.plus(Duration.ofHours(5)).toEpochMilli());
      plays(table, cas, 1);
      look(room.store());
      assertEquals(millis.get(), latest);
    }
    nothingIsFound(address);
  }

  private CardRoom open(String address) {
    return new CardRoom(
        address, new FloorSettings(CardRoom.CATALOGUE, CardRoom.ADVICE, ColdDeck.seeded(7), clock));
  }

  private void passes(Duration much) {
    millis.addAndGet(much.toMillis());
  }

  private static String sits(People people, LiveTable table, int seat) {
    Reply.Given<?> given = assertInstanceOf(Reply.Given.class, people.door().guest());
    String name = assertInstanceOf(Badge.class, given.value()).who().name();
    CardRoom.go(table, name, new TableCommand.Sit(seat, 100_00));
    return name;
  }

  private static void plays(LiveTable table, String player, int seat) throws Exception {
    long number = table.state().round().number();
    try (Story story = new Story(table, Viewer.player(player))) {
      CardRoom.go(table, player, new Command.Bet(seat, Wager.ANTE, 5_00));
      CardRoom.go(table, player, new TableCommand.Ready(seat));
      story.until(state -> state.round().turn() == seat);
      CardRoom.go(table, player, new Command.Play(seat));
      story.until(
          state -> state.round().number() > number && state.round().phase() == Phase.BETTING);
    }
  }

  /** No new line is older than its neighbour, or than any that was there at the last look. */
  private void look(Store store) {
    long before = latest;
    store
        .heads()
        .forEach(
            (stream, _) -> {
              long last = before;
              for (Entry line : store.read(stream, read.getOrDefault(stream, 0L), 1_000)) {
                assertTrue(line.atMillis() >= last, stream + ": " + line);
                last = line.atMillis();
                read.put(stream, line.seq());
              }
              latest = Math.max(latest, last);
            });
  }

  private static void nothingIsFound(String address) {
    Report report = Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT);
    assertEquals(List.of(), report.findings());
    assertTrue(report.counts().settled() >= 2, report::toString);
  }
}
