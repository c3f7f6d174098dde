package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand.Configure;
import io.queenhigh.floor.table.TableCommand.Sit;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.floor.table.TableSetup.Linked;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Terms;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nodes of which one lacks a game: a link is where all its tables are known. */
class LinkedShelvesApartTest {

  private static final String GAME = "mine";
  private static final List<String> TABLES = List.of("t1", "t2", "t3", "t4", "t5", "t6");

  @TempDir Path folder = Path.of("");

  private Catalogue shelf() throws IOException {
    Path own = Files.createDirectories(folder.resolve("own"));
    Files.writeString(
        own.resolve("mine.toml"),
        Files.readString(Path.of("../games/wa/three-card-poker.toml"))
            .replace("\"wa/three-card-poker\"", "\"" + GAME + "\"")
            .replace("places           = { is = 7", "places           = { is = 6"));
    Catalogue catalogue = CardRoom.CATALOGUE.with(own);
    assertEquals(List.of(), catalogue.problems());
    return catalogue;
  }

  private static LinkTerms terms(String table) {
    LinkTerms usual = LinkedRoom.gameManager();
    return LinkTerms.usual(
        "link-" + table,
        "Of " + table,
        usual.controller(),
        usual.payTable(),
        1_00,
        1_000_00,
        new LinkTerms.Rates(1_850, 125));
  }

  private static TableSetup setup(String table, Catalogue shelf) {
    LinkTerms terms = terms(table);
    List<String> choices = List.of("TCP-01", terms.payTable(), "game-manager");
    Game game = assertInstanceOf(GameBook.Opening.Opened.class, shelf.open(GAME, choices)).game();
    Terms plain = Terms.opening(game);
    Map<Wager, Limits> limits = new EnumMap<>(Wager.class);
    limits.putAll(plain.limits());
    limits.put(Wager.PROGRESSIVE, new Limits(terms.stake().unitCents(), terms.stake().mostCents()));
    Terms posted =
        new Terms(
            plain.places(),
            plain.mostPlayers(),
            limits,
            plain.fees(),
            plain.insideASeat(),
            terms.meterOrder());
    return new TableSetup(
        table,
        "Table " + table,
        GAME,
        choices,
        game.fingerprint(),
        posted,
        CardRoom.PATIENT,
        Dealer.AUTOMATIC,
        CardSource.SHUFFLER,
        0,
        false,
        Optional.of(new Linked(terms.id(), PaysFrom.PERCENTAGES_ONLY)));
  }

  private static void opened(String address, Catalogue shelf) {
    CardRoom room = new CardRoom(address, FloorSettings.usual(shelf, CardRoom.ADVICE));
    try (LinkedRoom linked = new LinkedRoom(room)) {
      for (String table : TABLES) {
        linked.join(linked.open(terms(table)), setup(table, shelf));
      }
      room.issue("ann", 6_000_00);
    }
  }

  @Test
  void aLinkIsNotGivenToWhoeverLacksAGameOfItsTables() throws Exception {
    String address = Postgres.server().database("linkedshelves");
    Catalogue own = shelf();
    opened(address, own);
    try (NodeRoom with = NodeRoom.of(address, "with", own);
        NodeRoom without = NodeRoom.of(address, "without")) {
      NodeRoom.await(
          "all know of each other",
          () -> with.nodes().living().size() == 2 && without.nodes().living().size() == 2);
      NodeRoom.await("each is played where its game is", () -> TABLES.stream().allMatch(with::has));
      IntStream.range(0, TABLES.size())
          .forEach(
              i ->
                  NodeRoom.await(
                      "it is played",
                      () ->
                          with.table(TABLES.get(i))
                                  .ask(Ask.player("ann", "sit-" + i, new Sit(1, 50_00)))
                                  .join()
                              instanceof Answer.Done));
      assertFalse(TABLES.stream().anyMatch(id -> without.nodes().holds("link/" + terms(id).id())));
    }
  }

  /** One that lacks the game knew the tables as they were before. */
  @Test
  void aLinkIsNotGivenToWhoeverLacksAGameThatCameToItsTables() throws Exception {
    String address = Postgres.server().database("linkedshelves");
    Catalogue own = shelf();
    CardRoom room = new CardRoom(address, FloorSettings.usual(own, CardRoom.ADVICE));
    try (LinkedRoom linked = new LinkedRoom(room);
        NodeRoom without = unlinked(linked, address)) {
      for (String table : TABLES) {
        linked.open(terms(table));
        LinkedRoom.go(
            room.floor().table(table).orElseThrow(),
            LinkedRoom.SUE,
            new Configure(setup(table, own)));
      }
      without.nodes().begin(without.floor().residents());
      NodeRoom.await(
          "it cannot follow", () -> TABLES.stream().allMatch(id -> without.table(id).isBroken()));
      for (String id : TABLES) {
        assertEquals(Optional.of("link/" + terms(id).id()), without.floor().tableHeldBy(id));
      }
      try (NodeRoom with = NodeRoom.of(address, "with", own)) {
        NodeRoom.await(
            "each is played where its game is", () -> TABLES.stream().allMatch(with::has));
      }
    }
  }

  private static NodeRoom unlinked(LinkedRoom linked, String address) {
    TABLES.forEach(
        id ->
            linked
                .room()
                .open(CardRoom.setup(id, LinkedRoom.GAME, List.of(), CardRoom.PATIENT, 0)));
    return new NodeRoom(address, URI.create("https://without.test:1"));
  }

  /** As one does that has not its pay table. */
  @Test
  void aLinkIsNotGivenToWhereItStaysAway() throws Exception {
    String address = Postgres.server().database("linkedshelves");
    opened(address, shelf());
    Catalogue own = shelf();
    try (NodeRoom with = NodeRoom.of(address, "with", own);
        Store lame = Store.open(address);
        NodeRoom without = NodeRoom.of(withoutLinks(lame), address, "without")) {
      NodeRoom.await(
          "all know of each other",
          () -> with.nodes().living().size() == 2 && without.nodes().living().size() == 2);
      assertEquals(List.of(), List.copyOf(without.floor().links().all()));
      NodeRoom.await("each is played where its link is", () -> TABLES.stream().allMatch(with::has));
      with.nodes().close();
      NodeRoom.await(
          "where nobody has it, its tables do without",
          () -> TABLES.stream().allMatch(id -> without.nodes().holds("link/" + terms(id).id())));
    }
  }

  private static Store withoutLinks(Store store) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              if (method.getName().equals("read")
                  && String.valueOf(arguments[0]).startsWith("link/")) {
                throw new IllegalStateException("its pay table is gone");
              }
              try {
                return method.invoke(store, arguments);
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            });
  }

  /** Whoever comes to it is answered by the node that has the table. */
  @Test
  void whoeverLacksAGameKnowsWhoToAsk() throws Exception {
    String address = Postgres.server().database("linkedshelves");
    Catalogue own = shelf();
    opened(address, own);
    try (NodeRoom without = NodeRoom.of(address, "without")) {
      assertEquals(Optional.of("link/link-t1"), without.floor().tableHeldBy("t1"));
    }
  }
}
