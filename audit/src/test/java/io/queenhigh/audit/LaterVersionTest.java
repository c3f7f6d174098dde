package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.anchor.Against;
import io.queenhigh.audit.findings.Finding;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Versions;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.LaterVersion;
import io.queenhigh.floor.Rounds;
import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.people.HouseForms;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.progressive.Link;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

/**
 * A floor that was written before an event was renamed, another got a field, and the form of
 * snapshots was dropped: it opens, plays on and verifies.
 */
class LaterVersionTest {

  private static final Versions LATER =
      later(
          Map.of(
              "table/BoughtIn", List.of(LaterVersion::atTheTable),
              "link/RoundEnded", List.of(LaterVersion::byNobody)));

  private static Versions later(Map<String, List<UnaryOperator<ObjectNode>>> more) {
    Map<String, List<UnaryOperator<ObjectNode>>> all = new TreeMap<>(Versions.TODAY.upward());
    all.putAll(more);
    return new Versions(all);
  }

  @TempDir Path folder = Path.of("");

  private String store(String kind) {
    return kind.equals("sqlite")
        ? "sqlite:" + folder.resolve("floor.db")
        : Postgres.server().database("later");
  }

  private static CardRoom later(String address) {
    return new CardRoom(
        address, FloorSettings.usual(CardRoom.CATALOGUE, CardRoom.ADVICE), LaterVersion.formats());
  }

  private static Map<String, TableState> tables(CardRoom room) {
    Map<String, TableState> tables = new TreeMap<>();
    room.floor().tables().forEach(table -> tables.put(table.id(), table.state()));
    return tables;
  }

  private static Map<String, Link> links(CardRoom room) {
    Map<String, Link> links = new TreeMap<>();
    room.floor().links().all().forEach(link -> links.put(link.id(), link.state()));
    return links;
  }

  private static List<Finding> findings(String address, Versions versions) {
    return StoreAudit.of(address, CardRoom.CATALOGUE, Progress.SILENT, versions, Against.NOTHING)
        .findings();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void anOldFloorOpensPlaysOnAndVerifies(String kind) throws Exception {
    String address = store(kind);
    Map<String, TableState> tables;
    Map<String, Link> links;
    try (CardRoom room = new CardRoom(address)) {
      LaterVersion.evening(room);
      tables = tables(room);
      links = links(room);
      assertTrue(room.store().kept("snapshot", LaterVersion.SHUFFLED).isPresent());
    }
    assertEquals(List.of(), findings(address, Versions.TODAY));
    assertEquals(List.of(), findings(address, LATER));

    try (CardRoom room = later(address)) {
      assertEquals(tables, tables(room));
      assertEquals(links, links(room));
      LaterVersion.morning(room);
      tables = tables(room);
      links = links(room);
      checkTheExports(room);
      assertEquals(
          Set.of("BoughtIn", "BoughtIn/2"), types(room, "table/" + LaterVersion.KEYED, "BoughtIn"));
      assertEquals(Set.of("SatDown"), types(room, "table/" + LaterVersion.KEYED, "SatDown"));
      assertEquals(Set.of("RoundEnded", "RoundEnded/2"), types(room, "link/emerald", "RoundEnded"));
      String sealed = room.store().kept("snapshot", LaterVersion.SHUFFLED).orElseThrow();
      assertTrue(
          room.store()
              .vault()
              .open("snapshot/" + LaterVersion.SHUFFLED, sealed)
              .startsWith("{\"format\":100,"));
    }
    assertEquals(List.of(), findings(address, LATER));
    try (CardRoom room = later(address)) {
      assertEquals(tables, tables(room));
      assertEquals(links, links(room));
    }
    theOldVersionSaysThatItIsOld(address);
  }

  /** The old floor opens what it can read, and the old auditor accuses nobody. */
  private static void theOldVersionSaysThatItIsOld(String address) {
    try (CardRoom room = new CardRoom(address)) {
      assertEquals(Set.of(), tables(room).keySet());
    }
    List<Finding> old = findings(address, Versions.TODAY);
    assertEquals(1, old.size(), old::toString);
    assertEquals(Kind.UNREADABLE, old.getFirst().kind());
    assertTrue(old.getFirst().toString().contains("verify with a newer Queenhigh"), old::toString);
  }

  private static void checkTheExports(CardRoom room) {
    for (String round :
        List.of(
            LaterVersion.KEYED + ".1", LaterVersion.KEYED + ".2", LaterVersion.SHUFFLED + ".1")) {
      Rounds.OnRecord found = room.floor().rounds().find(round).orElseThrow();
      Report report =
          RoundAudit.of(
              found.export(), CardRoom.CATALOGUE, LATER, Optional.empty(), Against.NOTHING);
      assertEquals(List.of(), report.findings(), round);
    }
  }

  private static Set<String> types(CardRoom room, String stream, String name) {
    Set<String> types = new TreeSet<>();
    for (Entry line : room.store().read(stream, 0, 10_000)) {
      if (EventFormat.name(line.type()).equals(name)) {
        types.add(line.type());
      }
    }
    return types;
  }

  @Test
  void anExportedRoundOfALaterFormatSaysSo() {
    Report report = Audit.round("{\"format\":4,\"id\":\"t.1\",\"lines\":[]}", CardRoom.CATALOGUE);
    assertEquals(
        "the books: expected a round with its lines; found of format 4: use a newer Queenhigh",
        report.findings().getFirst().toString());
  }

  /** Two lists by two hands: what one writes, the other knows. */
  @Test
  void theAuditorKnowsEveryVersionThatTheFloorWrites() {
    TableLines.FORMAT
        .forms()
        .forEach(
            form -> assertEquals(form.version(), Versions.TODAY.newest("table/" + form.name())));
    LinkLines.FORMAT
        .forms()
        .forEach(
            form -> assertEquals(form.version(), Versions.TODAY.newest("link/" + form.name())));
    HouseForms.lines()
        .forEach(
            form -> assertEquals(form.version(), Versions.TODAY.newest("house/" + form.name())));
  }
}
