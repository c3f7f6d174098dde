package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand.Close;
import io.queenhigh.floor.table.TableCommand.Configure;
import io.queenhigh.floor.table.TableCommand.InRound;
import io.queenhigh.floor.table.TableCommand.Sit;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Terms;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nodes that were started with different game files: a table is where its own file is. */
class ShelvesApartTest {

  private static final List<String> TABLES = List.of("t1", "t2", "t3", "t4", "t5", "t6");
  private static final String GAME = "mine";

  @TempDir Path folder = Path.of("");

  private Catalogue shelf(String name, int places) throws IOException {
    Path own = Files.createDirectories(folder.resolve(name));
    Files.writeString(
        own.resolve("mine.toml"),
        Files.readString(Path.of("../games/wa/three-card-poker.toml"))
            .replace("\"wa/three-card-poker\"", "\"" + GAME + "\"")
            .replace("places           = { is = 7", "places           = { is = " + places));
    Catalogue catalogue = CardRoom.CATALOGUE.with(own);
    assertEquals(List.of(), catalogue.problems());
    return catalogue;
  }

  private static void opened(NodeRoom room, Catalogue shelf) {
    TABLES.forEach(id -> room.open(setup(id, shelf)));
    try (CardRoom cage = new CardRoom(room.store().address())) {
      cage.issue("ann", 1_000_00);
    }
  }

  private static TableSetup setup(String id, Catalogue shelf) {
    Game game = assertInstanceOf(GameBook.Opening.Opened.class, shelf.open(GAME, List.of())).game();
    return new TableSetup(
        id,
        "Table " + id,
        GAME,
        List.of(),
        game.fingerprint(),
        Terms.opening(game),
        CardRoom.PATIENT,
        Dealer.AUTOMATIC,
        CardSource.SHUFFLER,
        0,
        false);
  }

  private static boolean hasAll(NodeRoom room) {
    return TABLES.stream().allMatch(room::has);
  }

  private static boolean hasSome(NodeRoom room) {
    return TABLES.stream().anyMatch(room::has);
  }

  private static Ask sit(String table) {
    return Ask.player("ann", "sit-" + table, new Sit(1, 50_00));
  }

  private static Ask bet(String table, int number) {
    return Ask.player(
        "ann", "bet-" + table + number, new InRound(new Command.Bet(1, Wager.ANTE, 5_00)));
  }

  @Test
  void aTableIsNotGivenToWhoeverLacksItsGame() throws Exception {
    String address = Postgres.server().database("shelves");
    Catalogue own = shelf("own", 7);
    try (NodeRoom without = NodeRoom.of(address, "without")) {
      try (NodeRoom with = NodeRoom.of(address, "with", own)) {
        opened(with, own);
        NodeRoom.await("each is played where its game is", () -> hasAll(with));
        for (String id : TABLES) {
          NodeRoom.await(
              "it is played", () -> with.table(id).ask(sit(id)).join() instanceof Answer.Done);
        }
        assertFalse(hasSome(without));
      }
      NodeRoom.await("it is alone", () -> without.nodes().living().size() == 1);
      assertFalse(hasSome(without));
      try (NodeRoom again = NodeRoom.of(address, "again", own)) {
        NodeRoom.await("each is played where its game is", () -> hasAll(again));
        assertInstanceOf(Answer.Done.class, again.table("t1").ask(bet("t1", 1)).join());
      }
    }
  }

  /** Whoever looks at the nodes by one that lacks a game looks for the tables of all. */
  @Test
  void whoeverLacksTheGameOfATableStillSaysWhoHasIt() throws Exception {
    String address = Postgres.server().database("shelves");
    Catalogue own = shelf("own", 7);
    try (NodeRoom without = NodeRoom.of(address, "without");
        NodeRoom with = NodeRoom.of(address, "with", own)) {
      opened(with, own);
      NodeRoom.await("each is played where its game is", () -> hasAll(with));
      NodeRoom.await(
          "each is said to be there", () -> saidToBe(without).equals(List.of(List.of(), TABLES)));
      Ask close = Ask.of(LinkedRoom.SUE, CardRoom.nextId(), new Close("End of the day"));
      NodeRoom.await("it closes", () -> with.table("t1").ask(close).join() instanceof Answer.Done);
      List<String> rest = TABLES.subList(1, TABLES.size());
      NodeRoom.await(
          "that one is closed", () -> saidToBe(without).equals(List.of(List.of(), rest)));
    }
  }

  /** The tables of each node, as one of them says; its own come first. */
  private static List<List<String>> saidToBe(NodeRoom one) {
    return one.nodes().views().stream()
        .sorted(Comparator.comparing(view -> !view.self()))
        .map(view -> one.floor().tablesHeldBy(view.streams()))
        .toList();
  }

  /** No line of our code is at fault, and none is named: with many tables nobody read the rest. */
  @Test
  void thatATableStaysClosedForItsGameIsSaidInASentence() throws Exception {
    String address = "sqlite:" + folder.resolve("floor.db");
    Catalogue own = shelf("own", 7);
    try (CardRoom room = new CardRoom(address, FloorSettings.usual(own, CardRoom.ADVICE))) {
      room.open(setup("t1", own));
    }
    List<LogRecord> said = new ArrayList<>();
    Logger log = Logger.getLogger(Floor.class.getName());
    Handler listener =
        new Handler() {
          @Override
          public void publish(LogRecord line) {
            said.add(line);
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    log.addHandler(listener);
    try (CardRoom room = new CardRoom(address)) {
      assertTrue(room.floor().table("t1").isEmpty());
    } finally {
      log.removeHandler(listener);
    }
    assertEquals(1, said.size());
    String line = said.getFirst().getMessage();
    assertTrue(line.startsWith("Table t1 stays closed: There is no game \"mine\""), line);
    assertNull(said.getFirst().getThrown());
  }

  /** Whoever lacks it had them open, and cannot follow the line that brings the game. */
  @Test
  void tablesThatAreSetUpAnewGoToWhoeverHasTheirGame() throws Exception {
    String address = Postgres.server().database("shelves");
    Catalogue own = shelf("own", 7);
    NodeRoom with = NodeRoom.of(address, "with", own);
    for (String id : TABLES) {
      with.open(CardRoom.setup(id, "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0));
    }
    try (NodeRoom without = new NodeRoom(address, URI.create("https://without.test:1"))) {
      assertTrue(TABLES.stream().allMatch(id -> without.floor().table(id).isPresent()));
      for (String id : TABLES) {
        LinkedRoom.go(with.table(id), LinkedRoom.SUE, new Configure(setup(id, own)));
      }
      without.nodes().begin(without.floor().residents());
      with.close();
      NodeRoom.await("nobody else has them", () -> hasAll(without));
      try (NodeRoom again = NodeRoom.of(address, "again", own)) {
        NodeRoom.await("each is played where its game is", () -> hasAll(again));
      }
    }
  }

  @Test
  void aTableIsPlayedWhereTheFileIsThatItWasSetUpBy() throws Exception {
    String address = Postgres.server().database("shelves");
    Catalogue own = shelf("own", 7);
    try (NodeRoom other = NodeRoom.of(address, "other", shelf("other", 6))) {
      try (NodeRoom same = NodeRoom.of(address, "same", own)) {
        opened(same, own);
        for (String id : TABLES) {
          NodeRoom.await(
              "somebody sits",
              () -> done(sit(id), id, same, other) && done(bet(id, 1), id, same, other));
        }
        NodeRoom.await("all are where their file is", () -> hasAll(same) && !hasSome(other));
      }
      // Nobody has the file any more: a supervisor can void the round and set the table up again.
      NodeRoom.await("somebody has them", () -> hasAll(other));
      Answer.No no = assertInstanceOf(Answer.No.class, other.table("t1").ask(bet("t1", 2)).join());
      assertEquals("game-file-changed", no.refused().id());
      assertTrue(other.table("t1").state().open());
      try (NodeRoom again = NodeRoom.of(address, "again", own)) {
        NodeRoom.await("all are where their file is", () -> hasAll(again) && !hasSome(other));
        assertInstanceOf(Answer.Done.class, again.table("t1").ask(bet("t1", 3)).join());
      }
    }
  }

  /** Whoever has it takes it, and nobody refuses it. */
  private static boolean done(Ask ask, String table, NodeRoom... rooms) {
    boolean done = false;
    for (NodeRoom room : rooms) {
      if (!done && room.has(table)) {
        Answer answer = room.table(table).ask(ask).join();
        assertFalse(answer instanceof Answer.No, answer::toString);
        done = answer instanceof Answer.Done;
      }
    }
    return done;
  }
}
