package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.anchor.Against;
import io.queenhigh.audit.anchor.SignedTree;
import io.queenhigh.audit.anchor.VerifierKey;
import io.queenhigh.audit.findings.Finding;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.Refolded;
import io.queenhigh.floor.Rounds;
import io.queenhigh.floor.anchor.SigningKeys;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.golden.GoldenFloor;
import io.queenhigh.floor.golden.GoldenRoom;
import io.queenhigh.floor.golden.PlaysOn;
import io.queenhigh.floor.golden.StepClock;
import io.queenhigh.floor.golden.StoreText;
import io.queenhigh.floor.people.Proposals;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.store.LogStore;
import io.queenhigh.floor.store.OldTables;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkEvent.Proposed;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Floors that were written by any version there has been open, play on and verify, on both
 * databases.
 */
class GoldenFloorTest {

  private static final String SQLITE = "sqlite";
  private static final String POSTGRESQL = "postgresql";

  /** What every version has somewhere, because it is what a new one can get wrong. */
  private static final Set<String> LEFT =
      new TreeSet<>(
          Set.of(
              "a decision on a sealed deck",
              "a table's snapshot",
              "a link's snapshot",
              "a hit without its supervisor",
              "a proposal without its second person"));

  /** What there is to be left since format 2. */
  private static final Set<String> LEFT_SINCE_2 =
      Set.of(
          "a void without its second person",
          "a cut that is promised",
          "an appointment without its second manager",
          "chips without their second person",
          "a log with lines that are not signed yet");

  /** What there is to be left since format 3. */
  private static final Set<String> LEFT_SINCE_3 =
      Set.of(
          "a correction without its second person",
          "stacks that nobody has seen yet",
          "a hand that is turned up and not keyed yet",
          "a win that one person has keyed");

  private static final List<String> BEFORE_3 = List.of("format-1", "format-2");

  private static final List<String> WITHOUT_A_SHUFFLER =
      List.of("format-1", "format-2", "format-3", "format-4", "format-5", "format-7");

  @TempDir Path folder = Path.of("");

  static Stream<Arguments> everyFloorOnBothDatabases() throws Exception {
    return onBothDatabases(GoldenFloor.all(), 4);
  }

  static Stream<Arguments> someFloorsOnBothDatabases() throws Exception {
    return onBothDatabases(some(GoldenFloor.all(), 10), 2);
  }

  private static Stream<Arguments> onBothDatabases(List<GoldenFloor> floors, int onPostgresql) {
    return Stream.concat(
        floors.stream().map(floor -> Arguments.of(floor, SQLITE)),
        some(floors, onPostgresql).stream().map(floor -> Arguments.of(floor, POSTGRESQL)));
  }

  /** All of them in the long check. */
  private static List<GoldenFloor> some(List<GoldenFloor> floors, int sample) {
    return Repeats.some(
        GoldenFloorTest.class, floors, Math.min(floors.size(), Repeats.times(sample, 1_000)));
  }

  static List<GoldenFloor> everyFloor() throws Exception {
    return GoldenFloor.all();
  }

  private String store(GoldenFloor golden, String kind) throws Exception {
    return kind.equals(SQLITE) ? golden.onSqlite(folder) : golden.onPostgresql();
  }

  private static GoldenRoom open(String address, StepClock clock) {
    return new GoldenRoom(address, Shuffler.start(), clock);
  }

  private static StepClock afterwards(GoldenFloor golden) throws Exception {
    return new StepClock(golden.stoppedAt().plus(Duration.ofMinutes(5)));
  }

  /** Every version has left rounds with sealed decks, a hit and a proposal that wait, snapshots. */
  @Test
  void everyVersionHasFloorsThatWereLeftInTheMiddle() throws Exception {
    Map<Path, List<GoldenFloor>> versions =
        everyFloor().stream().collect(Collectors.groupingBy(GoldenFloor::version));
    assertFalse(versions.isEmpty());
    for (Map.Entry<Path, List<GoldenFloor>> version : versions.entrySet()) {
      List<GoldenFloor> floors = version.getValue();
      Set<String> expected = new TreeSet<>(LEFT);
      if (!version.getKey().endsWith("format-1")) {
        expected.addAll(LEFT_SINCE_2);
      }
      if (BEFORE_3.stream().noneMatch(old -> version.getKey().endsWith(old))) {
        expected.addAll(LEFT_SINCE_3);
      }
      if (WITHOUT_A_SHUFFLER.stream().noneMatch(old -> version.getKey().endsWith(old))) {
        expected.add("a shuffler in pieces");
      }
      Set<String> left = new TreeSet<>();
      for (GoldenFloor golden : floors) {
        String address = golden.onSqlite(Files.createTempDirectory(folder, "golden"));
        try (Store store = Store.open(address)) {
          Refolded refolded = new Refolded(store);
          left.addAll(leftIn(store, refolded));
        }
      }
      assertEquals(expected, left, floors::toString);
    }
  }

  private static Set<String> leftIn(Store store, Refolded refolded) {
    Set<String> left = new TreeSet<>();
    for (String id : store.keptOf("table").keySet()) {
      TableState table = refolded.table(id);
      boolean deciding = table.round().phase() == Phase.DECIDING && table.seal().isPresent();
      note(left, deciding, "a decision on a sealed deck");
      note(left, table.voiding().isPresent(), "a void without its second person");
      boolean promised = table.seal().filter(seal -> !seal.cuts().unopened().isEmpty()).isPresent();
      note(left, promised, "a cut that is promised");
      note(left, table.correcting().isPresent(), "a correction without its second person");
      note(left, table.round().shufflerSteps() > 0, "a shuffler in pieces");
      boolean unkeyed = table.round().byHand() && !table.setup().isControllerOnly();
      boolean unseen = unkeyed && table.round().phase() == Phase.DECIDING;
      note(left, unseen, "stacks that nobody has seen yet");
      boolean turnedUp = unkeyed && table.round().phase() == Phase.REVEALED;
      note(left, turnedUp, "a hand that is turned up and not keyed yet");
      boolean alone = table.wins().values().stream().anyMatch(win -> win.verifiedBy().isEmpty());
      note(left, alone, "a win that one person has keyed");
    }
    for (String id : store.keptOf("link").keySet()) {
      Link link = refolded.link(id);
      note(left, !link.pending().isEmpty(), "a hit without its supervisor");
      note(left, !link.proposals().isEmpty(), "a proposal without its second person");
    }
    String proposals = store.keptOf("proposal").values().toString();
    note(left, proposals.contains("appointment"), "an appointment without its second manager");
    note(left, proposals.contains("issue"), "chips without their second person");
    try (LogStore log = store.log()) {
      boolean behind = log.isSigned() && log.size() < store.tally().lines();
      note(left, behind, "a log with lines that are not signed yet");
    }
    note(left, !store.keptOf("snapshot").isEmpty(), "a table's snapshot");
    note(left, !store.keptOf("link-snapshot").isEmpty(), "a link's snapshot");
    return left;
  }

  private static void note(Set<String> left, boolean found, String what) {
    if (found) {
      left.add(what);
    }
  }

  @ParameterizedTest
  @MethodSource("everyFloorOnBothDatabases")
  void itsRowsAreItsTextAndVerify(GoldenFloor golden, String kind) throws Exception {
    String address = store(golden, kind);
    try (Connection connection = OldTables.connect(address)) {
      for (StoreText table : StoreText.ALL) {
        if (table.isIn(golden.folder())) {
          assertEquals(table.stored(golden.folder()), table.read(connection), table.table());
        }
      }
    }
    // The auditor reads the tables of the present version.
    Store.open(address).close();
    verify(address, signed(golden));
  }

  /** Snapshots are a convenience: without them every table and every link is the same. */
  @ParameterizedTest
  @MethodSource("someFloorsOnBothDatabases")
  void everyTableAndLinkIsTheSameFromItsSnapshotAndFromItsFirstLine(GoldenFloor golden, String kind)
      throws Exception {
    String address = store(golden, kind);
    Map<String, TableState> tables = new TreeMap<>();
    Map<String, Link> links = new TreeMap<>();
    try (Store store = Store.open(address)) {
      Refolded refolded = new Refolded(store);
      for (String table : store.keptOf("table").keySet()) {
        tables.put(table, refolded.table(table));
        assertEquals(refolded.table(table), refolded.quickly(table), table);
      }
      for (String link : store.keptOf("link").keySet()) {
        links.put(link, refolded.link(link));
        assertEquals(refolded.link(link), refolded.linkQuickly(link), link);
      }
    }
    tables.values().removeIf(table -> !table.open());
    try (GoldenRoom room = open(address, afterwards(golden))) {
      assertEquals(tables, states(room));
      assertEquals(links, linkStates(room));
    }
  }

  private static Map<String, TableState> states(GoldenRoom room) {
    return new TreeMap<>(
        room.room().floor().tables().stream()
            .collect(Collectors.toMap(LiveTable::id, LiveTable::state)));
  }

  private static Map<String, Link> linkStates(GoldenRoom room) {
    return new TreeMap<>(
        room.room().floor().links().all().stream()
            .collect(Collectors.toMap(LiveLink::id, LiveLink::state)));
  }

  @ParameterizedTest
  @MethodSource("everyFloorOnBothDatabases")
  void itPlaysOnWithTheSameDecksAndVerifies(GoldenFloor golden, String kind) throws Exception {
    String address = store(golden, kind);
    StepClock clock = afterwards(golden);
    Map<String, TableState> tables;
    Map<String, Link> links;
    try (GoldenRoom room = open(address, clock)) {
      SortedMap<String, String> decks = room.store().keptOf("deck");
      assertInstanceOf(
          Reply.Given.class, room.people().door().login("ann", GoldenRoom.PASSWORD, "192.0.2.9"));
      findRounds(golden, room);
      playOneMoreRoundEverywhere(room);
      finishWhatWaits(room);
      finishWhatWaitsInTheOffice(room);
      decks.forEach(
          (round, deck) ->
              assertOpened(room, round, room.store().vault().open("deck/" + round, deck)));
      // From here on no dealer does anything by himself.
      room.room().floor().close();
      tables = states(room);
      links = linkStates(room);
      golden.logKey().ifPresent(key -> room.signs(new SigningKeys.Found.Key(key)));
      verify(address, signed(golden));
    }
    assertOldLinesAreThere(golden, address);
    try (Store store = Store.open(address)) {
      Refolded refolded = new Refolded(store);
      tables.forEach((id, table) -> assertEquals(table, refolded.quickly(id)));
      links.forEach((id, link) -> assertEquals(link, refolded.linkQuickly(id)));
    }
    try (GoldenRoom room = open(address, clock)) {
      playOneMoreRoundEverywhere(room);
    }
    verify(address, signed(golden));
  }

  /** Rounds that were over are found, with all their lines. */
  private static void findRounds(GoldenFloor golden, GoldenRoom room) throws Exception {
    for (String line : StoreText.KEPT.stored(golden.folder())) {
      String[] fields = line.split("\t", -1);
      if (fields[0].equals("round")) {
        Rounds.OnRecord round = room.room().floor().rounds().find(fields[1]).orElseThrow();
        assertTrue(round.over() && !round.lines().isEmpty(), round.id());
      }
    }
  }

  /** The round that is on is brought to its end, and another is played. */
  private static void playOneMoreRoundEverywhere(GoldenRoom room) {
    for (LiveTable table : List.copyOf(room.room().floor().tables())) {
      new PlaysOn(room, table).untilRound(table.state().round().number() + 2);
    }
  }

  /** The second person comes, and whoever has won is paid. */
  private static void finishWhatWaits(GoldenRoom room) {
    for (LiveLink link : room.room().floor().links().all()) {
      assertTrue(link.state().pending().isEmpty(), link.id());
      for (Proposed proposed : List.copyOf(link.state().proposals().values())) {
        Staff other = proposed.by().name().equals("max") ? LinkedRoom.EVE : LinkedRoom.MAX;
        LinkedRoom.go(link, other, new LinkCommand.Approve(proposed.number()));
      }
      link.state().awards().stream()
          .filter(award -> award.state() == Award.State.DUE)
          .map(Award::page)
          .toList()
          .forEach(page -> LinkedRoom.go(link, LinkedRoom.CAL, new LinkCommand.Pay(page)));
    }
  }

  /** Somebody else than who has proposed it agrees. */
  private static void finishWhatWaitsInTheOffice(GoldenRoom room) {
    if (room.store().keptOf("proposal").isEmpty()) {
      return;
    }
    Proposals proposals = room.people().proposals();
    Who mia = new Who("mia", Role.MANAGER);
    for (Proposals.Waiting waiting : GoldenRoom.given(proposals.waiting(mia))) {
      GoldenRoom.given(proposals.approve(mia, waiting.number()));
    }
    assertEquals(List.of(), GoldenRoom.given(proposals.waiting(mia)));
  }

  /** The deck that had been put away is the one that was dealt, and lies open now. */
  private static void assertOpened(GoldenRoom room, String round, String deck) {
    String order = deck.replaceFirst(".*\"order\":(\\[[^]]*]).*", "$1");
    String salt = deck.replaceFirst(".*\"salt\":\"([^\"]*)\".*", "$1");
    List<String> opened =
        room.room().floor().rounds().find(round).orElseThrow().lines().stream()
            .filter(line -> line.type().equals("DeckOpened"))
            .map(line -> line.payload())
            .toList();
    assertEquals(1, opened.size(), round);
    assertTrue(opened.getFirst().contains(order), round);
    assertTrue(opened.getFirst().contains(salt), round);
  }

  /** What was written once is what it was. */
  private static void assertOldLinesAreThere(GoldenFloor golden, String address) throws Exception {
    try (Connection connection = OldTables.connect(address)) {
      List<StoreText> grown = new ArrayList<>(List.of(StoreText.JOURNAL, StoreText.TRANSFER));
      if (golden.logKey().isPresent()) {
        grown.addAll(List.of(StoreText.LOG_RUN, StoreText.LOG_CHECKPOINT));
      }
      for (StoreText table : grown) {
        List<String> old = new ArrayList<>(table.stored(golden.folder()));
        Set<String> now = new HashSet<>(table.read(connection));
        assertTrue(now.size() > old.size(), table.table());
        old.removeAll(now);
        assertEquals(List.of(), old, table.table());
      }
    }
  }

  /** A round that somebody took home is a proof for ever. */
  @ParameterizedTest
  @MethodSource("everyFloor")
  void itsExportedRoundsAndRoundFilesVerify(GoldenFloor golden) throws Exception {
    assertFalse(golden.exportedRounds().isEmpty());
    for (String round : golden.exportedRounds()) {
      assertEquals(List.of(), Audit.round(round, CardRoom.CATALOGUE).findings(), round);
    }
    try (GoldenRoom room = open(golden.onSqlite(folder), afterwards(golden))) {
      for (String round : room.store().keptOf("round").keySet()) {
        Optional<String> file = room.room().floor().rounds().find(round).orElseThrow().file();
        file.ifPresent(
            text ->
                assertEquals(
                    List.of(), Audit.roundFile(text, CardRoom.CATALOGUE).findings(), text));
      }
    }
  }

  /** Table wa-2 was set up anew when its second round lay open, and again before its third. */
  @ParameterizedTest
  @MethodSource("everyFloor")
  void aRoundIsProvedByTheSetUpItWasBetUnderAndByNoLaterOne(GoldenFloor golden) throws Exception {
    List<String> anew =
        golden.exportedRounds().stream()
            .filter(
                round ->
                    round.startsWith("{\"id\":\"wa-2.2\"")
                        || round.startsWith("{\"id\":\"wa-2.3\""))
            .toList();
    assertEquals(golden.toString().endsWith("card-room") ? 2 : 0, anew.size());
    if (!anew.isEmpty()) {
      String own = setup(anew.getFirst());
      String later = setup(anew.getLast());
      assertTrue(own.contains("TCP-07") && later.contains("TCP-12"));
      assertEquals(
          List.of(Kind.HASH_CHAIN),
          Audit.round(anew.getFirst().replace(own, later), CardRoom.CATALOGUE).findings().stream()
              .map(Finding::kind)
              .toList());
    }
  }

  private static String setup(String round) {
    return round.substring(round.indexOf("\"setup\":{"), round.indexOf("\"seated\":"));
  }

  /** What somebody has kept of its log, as he would hold it against the store. */
  private static Against signed(GoldenFloor golden) throws Exception {
    if (golden.logKey().isEmpty()) {
      return Against.NOTHING;
    }
    List<SignedTree> kept =
        golden.checkpoints().stream().map(note -> SignedTree.parse(note).orElseThrow()).toList();
    assertFalse(kept.isEmpty());
    return new Against(kept, VerifierKey.parse(golden.logKey().get().verifier()));
  }

  private static void verify(String address, Against against) {
    Report report = Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT, against);
    assertEquals(List.of(), report.findings());
    assertTrue(report.counts().lines() > 0);
  }
}
