package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the floor relies on, on both databases. */
class StoreTest {

  @TempDir Path folder = Path.of("");

  private String address(Vendor vendor) {
    return switch (vendor) {
      case SQLITE -> "sqlite:" + folder.resolve("floor.db");
      case POSTGRESQL -> Postgres.server().database("floor");
    };
  }

  private static List<Transfer> move(String from, String to, long cents) {
    return List.of(new Transfer(0, from, to, cents));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsAcknowledgedIsThereAfterReopening(Vendor vendor) {
    String address = address(vendor);
    try (Store store = Store.open(address)) {
      Scribe scribe = new Scribe(store, "table/1");
      scribe.write("one");
      scribe.write("two", move("cage", "rack/1/ann", 5_00), Optional.of("ann-1"));
    }
    try (Store store = Store.open(address)) {
      List<Entry> entries = store.read("table/1", 0, 10);
      Chained.check(entries);
      assertEquals(List.of("one", "two"), entries.stream().map(Entry::payload).toList());
      assertEquals(
          List.of(Optional.empty(), Optional.of("ann-1")),
          entries.stream().map(Entry::command).toList());
      assertEquals(List.of(entries.get(1)), store.read("table/1", 1, 10));
      assertEquals(List.of(entries.get(0)), store.read("table/1", 0, 1));
      assertEquals(Optional.of(entries.get(1)), store.lineOf("table/1", "ann-1"));
      assertEquals(Optional.empty(), store.lineOf("table/2", "ann-1"));
      assertEquals(5_00, store.balance("rack/1/ann"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyStreamHasItsHead(Vendor vendor) {
    try (Store store = Store.open(address(vendor))) {
      assertEquals(List.of(), store.streams());
      assertEquals(Map.of(), store.heads());
      assertEquals(Head.NONE, store.head("table/1"));
      assertEquals(new Tally(0, 0, 0, 0), store.tally());
      Scribe first = new Scribe(store, "table/1");
      Scribe second = new Scribe(store, "house");
      first.write("one");
      first.write("two", move("cage", "tray/1", 1_00), Optional.empty());
      second.write("three");
      assertEquals(List.of("house", "table/1"), store.streams());
      assertEquals(Map.of("house", second.head(), "table/1", first.head()), store.heads());
      assertEquals(first.head(), store.head("table/1"));
      assertEquals(new Tally(2, 3, 1, 2), store.tally());
    }
  }

  @ParameterizedTest
  @EnumSource
  void ofTwoWritersOneIsFenced(Vendor vendor) {
    try (Store store = Store.open(address(vendor))) {
      Scribe first = new Scribe(store, "table/1");
      Scribe second = new Scribe(store, "table/1");
      assertInstanceOf(Written.Durable.class, first.write("mine"));
      assertEquals(new Written.Fenced(), second.write("also mine"));
      assertInstanceOf(Written.Durable.class, first.write("mine again"));
      assertEquals(2, first.head().seq());
      Chained.check(store.read("table/1", 0, 10));
    }
  }

  @ParameterizedTest
  @EnumSource
  void noLineIsLeftOutAndNoneHangsOnAWrongHash(Vendor vendor) {
    try (Store store = Store.open(address(vendor))) {
      Scribe scribe = new Scribe(store, "table/1");
      scribe.write("one");
      Head head = scribe.head();
      assertEquals(new Written.Fenced(), scribe.write(after(new Head(2, head.hash()))));
      assertEquals(new Written.Fenced(), scribe.write(after(new Head(1, Head.NONE.hash()))));
      assertEquals(new Written.Fenced(), scribe.write(after(Head.NONE)));
      assertInstanceOf(Written.Durable.class, scribe.write(after(head)));
      Chained.check(store.read("table/1", 0, 10));
    }
  }

  private static Writing after(Head head) {
    return new Writing(
        "table/1",
        head.seq(),
        head.hash(),
        "tester",
        0,
        Optional.empty(),
        List.of(new Fact("Tested", "next")),
        List.of(),
        List.of());
  }

  @ParameterizedTest
  @EnumSource
  void linesMayFollowEachOtherBeforeTheFirstIsAnswered(Vendor vendor) {
    try (Store store = Store.open(address(vendor))) {
      List<CompletableFuture<Written>> answers = new ArrayList<>();
      Head head = Head.NONE;
      for (int i = 0; i < 100; i++) {
        Writing writing = after(head);
        answers.add(store.write(writing));
        head = writing.entries().getLast().head();
      }
      answers.add(store.write(after(Head.NONE)));
      for (int i = 0; i < 100; i++) {
        assertInstanceOf(Written.Durable.class, answers.get(i).join());
      }
      assertEquals(new Written.Fenced(), answers.getLast().join());
      assertEquals(head, store.head("table/1"));
      Chained.check(store.read("table/1", 0, 1_000));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRepeatedCommandDoesNothingWhereverItsWriterStands(Vendor vendor) {
    String address = address(vendor);
    Writing buyIn;
    try (Store store = Store.open(address)) {
      Scribe scribe = new Scribe(store, "house");
      scribe.write("opens");
      buyIn = scribe.writing("buys in", move("cage", "wallet/ann", 100_00), Optional.of("ann-1"));
      assertInstanceOf(Written.Durable.class, scribe.write(buyIn));
      assertEquals(
          new Written.Repeated(2),
          scribe.write("again", move("cage", "wallet/ann", 100_00), Optional.of("ann-1")));
      // The id is the client's business within one stream only.
      assertInstanceOf(
          Written.Durable.class,
          new Scribe(store, "table/1").write("sits", List.of(), Optional.of("ann-1")));
    }
    try (Store store = Store.open(address)) {
      assertEquals(new Written.Repeated(2), store.write(buyIn).join());
      assertEquals(100_00, store.balance("wallet/ann"));
      assertEquals(2, store.read("house", 0, 10).size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aCommandIsKnownByItsIdWhateverWasAskedUnderIt(Vendor vendor) {
    String address = address(vendor);
    String asked = CommandId.stored("ann:1", "sit 1");
    String other = CommandId.stored("ann:1", "sit 2");
    try (Store store = Store.open(address)) {
      Scribe scribe = new Scribe(store, "table/1");
      scribe.write("opens");
      scribe.write("sits", List.of(), Optional.of(asked));
      for (String again : List.of(asked, other, "ann:1")) {
        assertEquals(new Written.Repeated(2), scribe.write("again", List.of(), Optional.of(again)));
      }
      scribe.write("is an old line", List.of(), Optional.of("ann:2"));
      assertEquals(
          new Written.Repeated(3),
          scribe.write("again", List.of(), Optional.of(CommandId.stored("ann:2", "sit 1"))));
    }
    try (Store store = Store.open(address)) {
      Entry line = store.lineOf("table/1", other).orElseThrow();
      assertEquals(2, line.seq());
      CommandId before = CommandId.of(line.command().orElseThrow());
      assertEquals("ann:1", before.id());
      assertTrue(CommandId.of(other).isForAnother(before));
      assertFalse(CommandId.of(asked).isForAnother(before));
      assertFalse(CommandId.of("ann:1").isForAnother(before));
    }
  }

  @ParameterizedTest
  @EnumSource
  void noAccountGoesBelowZeroAndNothingIsHalfDone(Vendor vendor) {
    try (Store store = Store.open(address(vendor))) {
      Scribe scribe = new Scribe(store, "table/1");
      scribe.write("buys in", move("cage", "rack/1", 60_00), Optional.empty());
      Writing tooMuch =
          new Writing(
              "table/1",
              1,
              scribe.head().hash(),
              "tester",
              0,
              Optional.of("bet-1"),
              List.of(new Fact("Bet", "one"), new Fact("Bet", "two")),
              List.of(
                  new Transfer(0, "rack/1", "layout/1", 50_00),
                  new Transfer(1, "rack/1", "layout/1", 50_00)),
              List.of(new Kept("deck", "1", Optional.of("Qs"))));
      assertEquals(new Written.Overdrawn("rack/1"), scribe.write(tooMuch));
      assertEquals(
          new Written.Overdrawn("wallet/nobody"),
          scribe.write("bets", move("wallet/nobody", "rack/1", 1), Optional.empty()));
      assertEquals(60_00, store.balance("rack/1"));
      assertEquals(0, store.balance("layout/1"));
      assertEquals(Optional.empty(), store.kept("deck", "1"));
      assertEquals(1, store.read("table/1", 0, 10).size());
      // The refused command may be tried again under its id.
      assertInstanceOf(
          Written.Durable.class,
          scribe.write("bets", move("rack/1", "layout/1", 60_00), Optional.of("bet-1")));
      assertEquals(Map.of("cage", -60_00L, "layout/1", 60_00L, "rack/1", 0L), store.balances(""));
      assertEquals(List.of(), store.wrongInTheBooks());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatAWritingTakesAndGivesBackCountsOnlyAtItsEnd(Vendor vendor) {
    try (Store store = Store.open(address(vendor))) {
      Scribe scribe = new Scribe(store, "table/1");
      scribe.write("bets", move("cage", "layout/1", 10_00), Optional.empty());
      Writing settled =
          new Writing(
              "table/1",
              1,
              scribe.head().hash(),
              "tester",
              0,
              Optional.empty(),
              List.of(new Fact("Settled", "")),
              List.of(
                  new Transfer(0, "tray/1", "rack/1", 8_00),
                  new Transfer(0, "layout/1", "tray/1", 10_00)),
              List.of());
      assertInstanceOf(Written.Durable.class, scribe.write(settled));
      assertEquals(2_00, store.balance("tray/1"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void anAccountsLedgerIsReadFromItsNewestLine(Vendor vendor) {
    try (Store store = Store.open(address(vendor))) {
      Scribe house = new Scribe(store, "house");
      Scribe table = new Scribe(store, "table/1");
      house.write("issues", move("cage", "wallet/ann", 10_00), Optional.empty());
      table.write("opens");
      table.write("buys in", move("wallet/ann", "rack/1/ann", 4_00), Optional.empty());
      table.write("cashes out", move("rack/1/ann", "wallet/ann", 3_00), Optional.empty());
      long at = 1_700_000_000_000L;
      List<Moved> moves =
          List.of(
              new Moved("table/1", 3, 1, at + 2, "rack/1/ann", 3_00),
              new Moved("table/1", 2, 1, at + 1, "rack/1/ann", -4_00),
              new Moved("house", 1, 1, at, "cage", 10_00));
      assertEquals(moves, store.moves("wallet/ann", 0, 10));
      assertEquals(moves.subList(1, 2), store.moves("wallet/ann", 1, 1));
      assertEquals(moves.subList(2, 3), store.moves("wallet/ann", 2, 5));
      assertEquals(List.of(), store.moves("wallet/ann", 3, 5));
      assertEquals(Map.of("wallet/ann", 9_00L), store.balances("wallet/"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsKeptIsReplacedAndGivenUp(Vendor vendor) {
    try (Store store = Store.open(address(vendor))) {
      keep(store, new Kept("deck", "1", Optional.of("Qs")), kept("deck", "2", "6h"));
      keep(store, kept("person", "ann", "{}"));
      assertEquals(Map.of("1", "Qs", "2", "6h"), store.keptOf("deck"));
      keep(store, kept("deck", "1", "2c"), kept("deck", "1", "3c"));
      keep(store, new Kept("deck", "2", Optional.empty()));
      assertEquals(Map.of("1", "3c"), store.keptOf("deck"));
      keep(store, kept("deck", "wa-1.7", "7d"), kept("deck", "wa-2.1", "8d"));
      assertEquals(Map.of("wa-1.7", "7d"), store.keptOf("deck", "wa-1."));
      assertEquals(Optional.of("{}"), store.kept("person", "ann"));
      assertEquals(Optional.empty(), store.kept("person", "bob"));
    }
  }

  private static Kept kept(String kind, String id, String body) {
    return new Kept(kind, id, Optional.of(body));
  }

  private static void keep(Store store, Kept... kept) {
    Writing writing = Writing.keeping(List.of(kept));
    assertInstanceOf(Written.Durable.class, store.write(writing).join());
  }

  @ParameterizedTest
  @EnumSource
  void manyTablesWriteAtOnceAndTheBooksBalance(Vendor vendor) throws InterruptedException {
    long tables = 60;
    int commands = 40;
    try (Store store = Store.open(address(vendor))) {
      List<Thread> threads = new ArrayList<>();
      for (int t = 0; t < tables; t++) {
        String table = "table/" + t;
        threads.add(
            Thread.ofVirtual()
                .start(
                    () -> {
                      Scribe scribe = new Scribe(store, table);
                      for (int i = 0; i < commands; i++) {
                        scribe.write(
                            "bet " + i,
                            move("cage", "rack/" + table, 1_00),
                            Optional.of(table + "-" + i));
                      }
                    }));
      }
      for (Thread thread : threads) {
        thread.join();
      }
      assertEquals(-tables * commands * 1_00, store.balance("cage"));
      assertEquals(List.of(), store.wrongInTheBooks());
      assertEquals(tables, store.streams().size());
      for (String stream : store.streams()) {
        Chained.check(store.read(stream, 0, 1_000));
        assertEquals(commands, store.head(stream).seq());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatHappenedIsNeverChanged(Vendor vendor) throws SQLException {
    String address = address(vendor);
    try (Store store = Store.open(address)) {
      new Scribe(store, "table/1").write("one", move("cage", "rack/1", 1), Optional.empty());
      for (String change :
          List.of(
              "update journal set payload = 'two'",
              "delete from journal",
              "update transfer set cents = 2",
              "delete from transfer",
              "delete from account")) {
        assertThrows(SQLException.class, () -> tamper(address, change), change);
      }
      assertEquals("one", store.read("table/1", 0, 1).getFirst().payload());
    }
  }

  private static void tamper(String address, String change) throws SQLException {
    try (Connection connection = Address.of(address).connect();
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(change);
    }
  }

  @ParameterizedTest
  @EnumSource
  void booksThatSomebodyHasBeenAtAreNotOpened(Vendor vendor) throws SQLException {
    String address = address(vendor);
    try (Store store = Store.open(address)) {
      new Scribe(store, "table/1").write("one", move("cage", "rack/1", 7), Optional.empty());
    }
    tamper(address, "update account set cents = 10 where id = 'rack/1'");
    StoreUnavailable wrong = assertThrows(StoreUnavailable.class, () -> Store.open(address));
    assertTrue(
        wrong
            .sentence()
            .endsWith(
                " are wrong: rack/1 holds 3 cents more than was moved to it;"
                    + " all accounts together hold 3 cents and not 0."),
        wrong.sentence());
    tamper(address, "update account set cents = 7 where id = 'rack/1'");
    Store.open(address).close();
  }

  @ParameterizedTest
  @EnumSource
  void aStoreOfALaterVersionIsNotOpened(Vendor vendor) throws SQLException {
    String address = address(vendor);
    Store.open(address).close();
    assertEquals(Optional.of(vendor.present()), Migration.version(Address.of(address)));
    tamper(
        address,
        "insert into flyway_schema_history select 99, '99', 'later', type, 'V99__later.sql',"
            + " checksum, installed_by, installed_on, execution_time, success"
            + " from flyway_schema_history where version = '1'");
    StoreUnavailable later = assertThrows(StoreUnavailable.class, () -> Store.open(address));
    assertTrue(later.sentence().contains("is not of a later version"), later.sentence());
  }

  @ParameterizedTest
  @EnumSource
  void aForgedLineIsNotIntact(Vendor vendor) {
    try (Store store = Store.open(address(vendor))) {
      new Scribe(store, "table/1").write("one");
      Entry line = store.read("table/1", 0, 1).getFirst();
      Entry forged =
          new Entry(
              line.stream(),
              line.seq(),
              line.type(),
              "two",
              line.actor(),
              line.atMillis(),
              line.command(),
              line.nonce(),
              line.prevHash(),
              line.hash());
      assertTrue(line.isIntact());
      assertFalse(forged.isIntact());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aStoreThatClosesWritesWhatWaitsAndAClosedOneSaysSo(Vendor vendor) {
    String address = address(vendor);
    Store store = Store.open(address);
    CompletableFuture<Written> last = store.write(after(Head.NONE));
    store.close();
    assertInstanceOf(Written.Durable.class, last.join());
    assertEquals(
        new Written.Failed("The store is closed. Nothing was written."),
        store.write(after(Head.NONE)).join());
    assertThrows(StoreUnavailable.class, () -> store.head("table/1"));
    try (Store again = Store.open(address)) {
      assertEquals(1, again.head("table/1").seq());
    }
  }

  @Test
  void onlyOneOwnsAFile() {
    String address = address(Vendor.SQLITE);
    Store store = Store.open(address);
    StoreUnavailable second = assertThrows(StoreUnavailable.class, () -> Store.open(address));
    assertTrue(second.sentence().contains("is open in another Queenhigh"));
    store.close();
    Store.open(address).close();
  }

  @Test
  void onlyOneOwnsAFileByWhicheverNameItIsCalled() throws IOException {
    Path file = folder.resolve("itself.db");
    Path link = Files.createSymbolicLink(folder.resolve("link.db"), file);
    Path other = Files.createSymbolicLink(folder.resolve("other"), folder);
    try (Store _ = Store.open("sqlite:" + link)) {
      for (Path name : List.of(file, link, other.resolve("itself.db"), other.resolve("link.db"))) {
        assertThrows(StoreUnavailable.class, () -> Store.open("sqlite:" + name), name.toString());
      }
    }
    Store.open("sqlite:" + link).close();
  }

  @Test
  void severalNodesWriteToOnePostgresql() throws InterruptedException {
    String address = address(Vendor.POSTGRESQL);
    long nodes = 3;
    int commands = 150;
    List<Thread> threads = new ArrayList<>();
    for (int n = 0; n < nodes; n++) {
      String node = "node-" + n;
      threads.add(
          Thread.ofPlatform()
              .start(
                  () -> {
                    try (Store store = Store.open(address)) {
                      contend(store, node, commands);
                    }
                  }));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    try (Store store = Store.open(address)) {
      assertEquals(nodes * commands, store.tally().lines());
      assertEquals(nodes * commands, store.balance("tray/0") + store.balance("tray/1"));
      Chained.check(store.read("table/0", 0, 10_000));
      Chained.check(store.read("table/1", 0, 10_000));
    }
  }

  /** Every node writes to the same two streams and reads on whenever another was faster. */
  private static void contend(Store store, String node, int commands) {
    for (int i = 0; i < commands; i++) {
      String stream = "table/" + i % 2;
      Written written = new Written.Fenced();
      while (written instanceof Written.Fenced) {
        written =
            new Scribe(store, stream)
                .write("bet", move("cage", "tray/" + i % 2, 1), Optional.of(node + "-" + i));
      }
      assertInstanceOf(Written.Durable.class, written);
    }
  }
}
