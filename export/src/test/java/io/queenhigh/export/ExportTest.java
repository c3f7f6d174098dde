package io.queenhigh.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.cli.Commands;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Terminal.Audience;
import io.queenhigh.cli.optional.Extension;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.HandedOutLine;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.Rounds;
import io.queenhigh.floor.Story;
import io.queenhigh.floor.golden.GoldenFloor;
import io.queenhigh.floor.journal.OutputSchema;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.settlement.SettledWager;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.duckdb.DuckDBDriver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is exported, read back by DuckDB and held against the floors it came from. */
class ExportTest {

  /** Nobody is hurried, and the next round opens at once. */
  private static final Pace WITHOUT_PAUSE =
      new Pace(3_600_000, 3_600_000, 3_600_000, 0, 3_600_000, 0);

  @TempDir Path folder;

  /** A floor of today's version on which a physical night, a night of cards and jackpots were. */
  private static List<GoldenFloor> floors() throws IOException {
    return GoldenFloor.all().stream()
        .filter(floor -> floor.toString().contains("format-4"))
        .toList();
  }

  private static GoldenFloor jackpots() throws IOException {
    return floors().stream()
        .filter(floor -> floor.toString().contains("jackpots"))
        .findFirst()
        .orElseThrow();
  }

  private String stored(GoldenFloor floor) throws IOException {
    return floor.onSqlite(Files.createTempDirectory(folder, "store"));
  }

  private Path export(String store, String name) throws IOException, Export.FolderThere {
    Path to = folder.resolve(name);
    Export.of(store, to, (_, _) -> {});
    return to;
  }

  private static List<String> query(Path folder, String sql) throws SQLException {
    List<String> rows = new ArrayList<>();
    try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = duck.createStatement()) {
      for (ExportSheet sheet : ExportSheet.values()) {
        statement.execute(
            "create view %1$s as select * from '%2$s/%1$s.parquet'"
                .formatted(sheet.file(), folder));
      }
      try (ResultSet row = statement.executeQuery(sql)) {
        while (row.next()) {
          List<String> cells = new ArrayList<>();
          for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
            cells.add(String.valueOf(row.getString(i)));
          }
          rows.add(String.join(" | ", cells));
        }
      }
    }
    return rows;
  }

  @Test
  void everyFileHasTheColumnsThatAreDocumented() throws Exception {
    Path to = export(stored(floors().getFirst()), "history");
    String docs = Files.readString(Path.of("..", "docs", "export.md"));
    for (ExportSheet sheet : ExportSheet.values()) {
      assertEquals(
          sheet.columns().stream().map(one -> one.name() + " | " + one.kind().sql()).toList(),
          query(to, "select column_name, column_type from (describe %s)".formatted(sheet.file())));
      for (Column column : sheet.columns()) {
        String row =
            "| `%s` | %s | %s |".formatted(column.name(), column.kind().sql(), column.says());
        assertTrue(docs.contains(row), () -> sheet.file() + " lacks " + row);
      }
    }
    assertEquals(
        Set.of("rounds.parquet", "wagers.parquet", "transfers.parquet", "link_events.parquet"),
        names(to));
  }

  private static Set<String> names(Path folder) throws IOException {
    Set<String> names = new TreeSet<>();
    try (var files = Files.list(folder)) {
      files.forEach(file -> names.add(file.getFileName().toString()));
    }
    return names;
  }

  @Test
  void everyFinishedRoundOfEveryGoldenFloorIsThereWithItsWagers() throws Exception {
    for (GoldenFloor floor : floors()) {
      Path to = export(stored(floor), "to-" + name(floor));
      Set<String> rounds = new TreeSet<>();
      List<String> wagers = new ArrayList<>();
      for (String line : floor.exportedRounds()) {
        Rounds.Proof proof = Rounds.EXPORT.read(line);
        rounds.add(proof.id());
        settled(proof)
            .forEach(
                wager ->
                    wagers.add(
                        "%s | %d | %s | %d | %s | %d | %d"
                            .formatted(
                                proof.id(),
                                wager.seat(),
                                wager.wager().key(),
                                wager.stakeCents(),
                                wager.result().key(),
                                wager.paidCents(),
                                wager.returnedCents())));
      }
      wagers.sort(null);

      assertEquals(
          new ArrayList<>(rounds),
          query(to, "select round from rounds order by round"),
          floor::toString);
      List<String> exported =
          new ArrayList<>(
              query(
                  to,
                  "select w.round, seat, wager, stake_cents, result, paid_cents, returned_cents"
                      + " from wagers w join rounds r on r.round = w.round"
                      + " where not corrected and wager not in ('envy', 'fee')"));
      exported.sort(null);
      Set<String> corrected = new HashSet<>(query(to, "select round from rounds where corrected"));
      wagers.removeIf(row -> corrected.contains(row.substring(0, row.indexOf(' '))));
      assertEquals(wagers, exported, floor::toString);
    }
  }

  @Test
  void aFloorOnPostgresqlGivesTheSameRowsAsOnSqlite() throws Exception {
    GoldenFloor floor = jackpots();
    Path one = export(stored(floor), "on-sqlite");
    Path other = export(floor.onPostgresql(), "on-postgresql");
    for (ExportSheet sheet : ExportSheet.values()) {
      String all = "select * from %s order by all".formatted(sheet.file());
      List<String> rows = query(one, all);
      assertFalse(rows.isEmpty(), sheet.file());
      assertEquals(rows, query(other, all), sheet.file());
    }
  }

  private static String name(GoldenFloor floor) {
    return floor.toString().replace('/', '-');
  }

  private static List<SettledWager> settled(Rounds.Proof proof) {
    for (HandedOutLine line : proof.lines()) {
      Optional<TableEvent> event = line.entry().map(TableLines::read);
      if (event.orElse(null) instanceof TableEvent.InRound(Event.RoundSettled(var done))) {
        return done.wagers();
      }
    }
    return List.of();
  }

  @Test
  void whatMovedInAFinishedRoundAddsUpToWhatItsWagersSay() throws Exception {
    for (GoldenFloor floor : floors()) {
      Path to = export(stored(floor), "to-" + name(floor));

      // Between a round's bets and its settlement all chips that are put on the layout leave it.
      assertEquals(
          List.of(),
          query(
              to,
              "select round, sum(case when credit like 'layout/%' then cents"
                  + " when debit like 'layout/%' then -cents else 0 end) as lies"
                  + " from transfers where round is not null group by round having lies <> 0"),
          floor::toString);
      assertEquals(
          List.of(),
          query(
              to,
              "select round from wagers where net_cents <> paid_cents + returned_cents"
                  + " - stake_cents and wager <> 'fee'"));
    }
  }

  @Test
  void linksTellTheirMeterFromEventToEvent() throws Exception {
    Path to = export(stored(jackpots()), "history");

    assertFalse(query(to, "select * from link_events where event = 'Contributed'").isEmpty());
    assertFalse(
        query(
                to,
                "select * from link_events where event = 'AwardPaid' and cents > 0 and player"
                    + " is not null and round is not null")
            .isEmpty());
    assertEquals(
        List.of(),
        query(
            to,
            "select link, seq from link_events where event = 'Contributed'"
                + " and (meter_after_micro_cents < meter_before_micro_cents"
                + " or meter_after_micro_cents - meter_before_micro_cents > cents * 1000000)"));
  }

  @Test
  void nothingOfARoundThatIsOnIsTold() throws Exception {
    String store = "sqlite:" + folder.resolve("floor.db");
    try (CardRoom room = new CardRoom(store)) {
      room.issue("ann", 1_000_00);
      LiveTable table =
          room.open(CardRoom.setup("t1", "wa/three-card-poker", List.of(), WITHOUT_PAUSE, 0));
      try (Story story = new Story(table, Viewer.player("ann"))) {
        CardRoom.go(table, "ann", new TableCommand.Sit(0, 500_00));
        bet(table, story);
        CardRoom.go(table, "ann", new Command.Play(1));
        story.until(state -> state.round().number() == 2);
        bet(table, story);

        Path to = export(store, "history");
        assertEquals(List.of("t1.1"), query(to, "select round from rounds"));
        assertEquals(List.of("t1.1"), query(to, "select distinct round from wagers"));
        assertEquals(
            List.of("t1.1"),
            query(to, "select distinct round from transfers where stream = 'table/t1'"));
        assertEquals(
            List.of("500 | 1"),
            query(
                to,
                "select cents, count(*) from transfers where event = 'BetPlaced' group by cents"));
        assertEquals(
            List.of("ante | 500 | played", "play | 500 | played"),
            query(
                to,
                "select wager, stake_cents, decision from wagers where stake_cents > 0"
                    + " order by wager"));
      }
    }
  }

  private static void bet(LiveTable table, Story story) throws Exception {
    CardRoom.go(table, "ann", new Command.Bet(1, Wager.ANTE, 5_00));
    CardRoom.go(table, "ann", new TableCommand.Ready(1));
    story.until(state -> state.round().turn() == 1);
  }

  @Test
  void aFolderThatIsThereIsLeftAloneAndABrokenExportLeavesNone() throws Exception {
    String store = stored(floors().getFirst());
    Path there = Files.createDirectory(folder.resolve("there"));
    Files.writeString(there.resolve("mine.txt"), "mine");

    assertThrows(Export.FolderThere.class, () -> Export.of(store, there, (_, _) -> {}));
    assertEquals(Set.of("mine.txt"), names(there));

    Path broken = folder.resolve("broken");
    assertThrows(
        IllegalStateException.class,
        () ->
            Export.of(
                store,
                broken,
                (_, _) -> {
                  throw new IllegalStateException("in the middle");
                }));
    assertThrows(StoreUnavailable.class, () -> Export.of("sqlite:" + broken, broken, (_, _) -> {}));
    assertTrue(names(folder).stream().noneMatch(name -> name.contains("broken")));
  }

  @Test
  void theCommandSaysWhatItWroteAndRefusesInWords() throws Exception {
    String store = stored(floors().getFirst());
    String to = folder.resolve("history").toString();

    String done = run(store, "--to", to, "--json");
    OutputSchema.assertJson("export", done.substring(2));
    assertTrue(done.matches("0 \\{\"rounds\":\\d+,\"wagers\":\\d+,.*\\}\\s*"), done);
    assertTrue(run(store, "--to", to).contains("is there already"));
    assertTrue(run(store).contains("--to FOLDER"));
    assertTrue(
        run(folder.resolve("nothing.db").toString(), "--to", to + "2").contains("cannot be read"));
  }

  /** As it is loaded in earnest: from jars that the program itself does not know. */
  @Test
  void itWorksFromBesideTheProgram() throws Exception {
    Arguments arguments =
        new Arguments(
            List.of(stored(floors().getFirst())),
            Map.of("--to", List.of(folder.resolve("history").toString())));
    URL[] beside = {place(ParquetExport.class), place(DuckDBDriver.class)};
    ClassLoader program =
        new ClassLoader(ExportTest.class.getClassLoader()) {
          @Override
          protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.startsWith("io.queenhigh.export.") || name.startsWith("org.duckdb.")) {
              throw new ClassNotFoundException(name);
            }
            return super.loadClass(name, resolve);
          }
        };
    try (URLClassLoader loader = new URLClassLoader(beside, program)) {
      Extension export = ServiceLoader.load(Extension.class, loader).findFirst().orElseThrow();
      assertSame(loader, export.getClass().getClassLoader());
      assertEquals(0, export.run(arguments, terminal(new ByteArrayOutputStream())));
    }
    assertEquals(4, names(folder.resolve("history")).size());
  }

  private static URL place(Class<?> type) {
    return type.getProtectionDomain().getCodeSource().getLocation();
  }

  private static Terminal terminal(ByteArrayOutputStream said) {
    return new Terminal(InputStream.nullInputStream(), said, said, false, Audience.PROGRAM);
  }

  /** The exit code, then all that was said. */
  private static String run(String... words) {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    List<String> all = new ArrayList<>(List.of("export"));
    all.addAll(List.of(words));
    int exit = Commands.run(all, terminal(said));
    return exit + " " + said.toString(StandardCharsets.UTF_8);
  }

  /** The queries of docs/export.md are run as they stand there. */
  @Test
  void theQueriesInTheDocumentationWork() throws Exception {
    Path to = export(stored(jackpots()), "history");
    Matcher queries =
        Pattern.compile("```sql\n(.*?)```", Pattern.DOTALL)
            .matcher(Files.readString(Path.of("..", "docs", "export.md")));
    int count = 0;
    while (queries.find()) {
      count++;
      String sql = queries.group(1).replace("history/", to + "/").strip();
      assertFalse(query(to, sql.substring(0, sql.length() - 1)).isEmpty(), sql);
    }
    assertEquals(3, count);
  }
}
