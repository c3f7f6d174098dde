package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.journal.SealedSnapshots;
import io.queenhigh.floor.journal.Snapshots;
import io.queenhigh.floor.link.LinkBooks;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.link.LinkSnapshots;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.progressive.Link;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A snapshot only saves time: without one that can be read, the journal is read from its start. */
class UnreadableSnapshotTest {

  @TempDir Path folder = Path.of("");

  private String store(String kind) {
    return kind.equals("sqlite")
        ? "sqlite:" + folder.resolve("floor.db")
        : Postgres.server().database("unreadable");
  }

  /** All that a floor is, as it was left. */
  private record Left(Map<String, TableState> tables, Map<String, Link> links) {

    static Left of(CardRoom room) {
      Map<String, TableState> tables = new TreeMap<>();
      room.floor().tables().forEach(table -> tables.put(table.id(), table.state()));
      Map<String, Link> links = new TreeMap<>();
      room.floor().links().all().forEach(link -> links.put(link.id(), link.state()));
      return new Left(tables, links);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void everyTableAndLinkOpensWhateverItsSnapshotSays(String kind) throws Exception {
    String address = store(kind);
    Left left;
    Kept ofTheLink;
    try (CardRoom room = new CardRoom(address)) {
      LaterVersion.evening(room);
      left = Left.of(room);
      ofTheLink = snapshotOf(room, "emerald");
    }
    String table;
    try (Store store = Store.open(address)) {
      table =
          store
              .vault()
              .open(
                  "snapshot/" + LaterVersion.SHUFFLED,
                  store.kept(Snapshots.kind(), LaterVersion.SHUFFLED).orElseThrow());
      keepSealed(store, ofTheLink);
    }
    assertOpens(address, left, 0);
    String link = ofTheLink.body().orElseThrow();
    for (Bad bad : Bad.values()) {
      try (Store store = Store.open(address)) {
        for (String id : left.tables().keySet()) {
          keepSealed(store, new Kept(Snapshots.kind(), id, Optional.of(bad.of(table))));
        }
        keepSealed(store, new Kept(LinkSnapshots.KIND, "emerald", Optional.of(bad.of(link))));
      }
      assertOpens(address, left, 3);
    }
    theFloorBelievesNoOther(address, left, table, link);
    try (CardRoom room = new CardRoom(address)) {
      LaterVersion.morning(room);
      assertEquals(List.of(), room.store().wrongInTheBooks());
    }
  }

  /** Whoever holds the database and not the key writes no snapshot, however sound it looks. */
  private static void theFloorBelievesNoOther(
      String address, Left left, String table, String link) {
    String richer = table.replaceFirst("\"seq\":", "\"seq\":1");
    assertFalse(table.contains("sealed/1"));
    try (Store store = Store.open(address)) {
      String elsewhere = store.vault().seal("snapshot/t9", table);
      for (String id : left.tables().keySet()) {
        String forged = id.equals(LaterVersion.SHUFFLED) ? table : elsewhere;
        keep(store, new Kept(Snapshots.kind(), id, Optional.of(forged)));
      }
      keep(store, new Kept(LinkSnapshots.KIND, "emerald", Optional.of(link)));
    }
    assertOpens(address, left, 3);
    try (Store store = Store.open(address)) {
      // Of a line that is not there any more.
      keepSealed(store, new Kept(Snapshots.kind(), LaterVersion.SHUFFLED, Optional.of(richer)));
    }
    assertOpens(address, left, 3);
  }

  private static void keepSealed(Store store, Kept kept) {
    keep(store, SealedSnapshots.seal(store.vault(), kept));
  }

  /** How a day began can be found in the journal, too. */
  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void aDayThatCannotBeReadIsReadFromTheJournal(String kind) throws Exception {
    try (CardRoom room = new CardRoom(store(kind))) {
      LaterVersion.evening(room);
      Link now = room.floor().links().link("emerald").orElseThrow().state();
      LocalDate day = LinkBooks.days(room.store(), "emerald").getFirst();
      Optional<Link> opening = LinkBooks.opening(room.store(), now, day);
      assertTrue(opening.isPresent());
      keep(room.store(), new Kept("link-day", "emerald/" + day, Optional.of("{\"format\":7}")));
      assertEquals(opening, LinkBooks.opening(room.store(), now, day));
    }
  }

  private enum Bad {
    NOTHING,
    BROKEN,
    EMPTY,
    NO_OBJECT,
    OF_A_LATER_VERSION,
    OF_NO_VERSION,
    WITHOUT_A_COMPONENT,
    WITH_ONE_TOO_MANY;

    String of(String sound) {
      return switch (this) {
        case NOTHING -> "";
        case BROKEN -> sound.substring(0, sound.length() / 2);
        case EMPTY -> "{}";
        case NO_OBJECT -> "[1, 2]";
        case OF_A_LATER_VERSION -> "{\"format\":99," + sound.substring(1);
        case OF_NO_VERSION -> "{\"format\":\"old\"," + sound.substring(1);
        case WITHOUT_A_COMPONENT -> sound.replaceFirst("\"(coinIn|tables)\":", "\"was$1\":");
        case WITH_ONE_TOO_MANY -> "{\"weather\":\"rain\"," + sound.substring(1);
      };
    }
  }

  private static Kept snapshotOf(CardRoom room, String link) {
    return LinkSnapshots.TODAY.keep(
        new LinkSnapshots.Snapshot(
            room.store().head(LinkLines.stream(link)),
            room.floor().links().link(link).orElseThrow().state()));
  }

  private static void keep(Store store, Kept kept) {
    assertEquals(
        Written.Durable.class, store.write(Writing.keeping(List.of(kept))).join().getClass());
  }

  private static void assertOpens(String address, Left left, int warnings) {
    List<String> said = new ArrayList<>();
    Handler listener = listener(said);
    Logger log = Logger.getLogger("io.queenhigh.floor");
    log.addHandler(listener);
    log.setUseParentHandlers(false);
    try (CardRoom room = new CardRoom(address)) {
      assertEquals(left, Left.of(room));
    } finally {
      log.removeHandler(listener);
      log.setUseParentHandlers(true);
    }
    assertEquals(warnings, said.size(), said::toString);
    said.forEach(
        words ->
            assertTrue(
                words.matches(
                    "(?s)(Table t[12]|Link emerald) is read from its first line, for its snapshot: .+"),
                words));
  }

  private static Handler listener(List<String> said) {
    return new Handler() {
      @Override
      public synchronized void publish(LogRecord line) {
        if (line.getLevel().intValue() >= Level.WARNING.intValue()) {
          said.add(line.getMessage());
        }
      }

      @Override
      public void flush() {}

      @Override
      public void close() {}
    };
  }
}
