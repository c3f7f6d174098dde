package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.MayKnow.Text;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.MemoryStore;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.Decks.Sealed;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.proof.Clause;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Shown;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody is ever told a card that he may not see yet, by no stream and no view. */
class HiddenCardsTest {

  private static final long LIVE_ROUNDS_AT_A_TABLE = Repeats.times(6, 60);
  private static final long PAPER_ROUNDS_AT_A_TABLE = Repeats.times(20, 1_000);

  private static final int LINKED_STEPS = Repeats.times(400, 1_200);

  private static final List<String> PEOPLE = List.of("ann", "bob", "cat");

  private static final Pace HURRIED = new Pace(2, 3_600_000, 20, 0, 3_600_000, 0);

  @TempDir Path folder = Path.of("");

  /**
   * Every way of showing cards: dealt by machine and by hand, with and without practice players.
   */
  static List<TableOrder> tables() {
    String washington = "wa/three-card-poker";
    List<TableOrder> orders = new ArrayList<>();
    for (TableOrder order :
        List.of(
            TableOrder.of(washington, "6B1", "two-spots"),
            TableOrder.of(washington, "face-up", "6B2"),
            TableOrder.of("ca/6-card-bonus").fees(),
            TableOrder.of("ca/three-card-poker"),
            TableOrder.of("ca/players-casino-ventura").rotation())) {
      TableOrder hurried = order.pace(HURRIED);
      orders.add(hurried);
      orders.add(hurried.practice(3));
      orders.add(hurried.byHand().practice(1));
      orders.add(hurried.byHand().keyed());
    }
    List<TableOrder> named = new ArrayList<>();
    orders.forEach(order -> named.add(order.id("table-" + named.size())));
    return named;
  }

  /** As the documents say it, not as the game file does. */
  private static Shown shown(TableOrder order) {
    if (order.game().startsWith("ca/")) {
      return Shown.ONE_DEALER_CARD;
    }
    return order.choices().contains("face-up") ? Shown.PLAYERS_FACE_UP : Shown.NOTHING;
  }

  /** Chance may leave one table nearly empty for all its rounds, not all that show alike. */
  private static void checkPower(Shown shown, List<MayKnow> tables, long cards) {
    long byAll = tables.stream().mapToLong(MayKnow::cardsSeenByAll).sum();
    long byOne = tables.stream().mapToLong(MayKnow::cardsSeenByOneOnly).sum();
    assertTrue(byAll > cards, shown + ": " + byAll);
    assertEquals(shown != Shown.PLAYERS_FACE_UP, byOne > cards, shown + ": " + byOne);
  }

  @Test
  @Clause({
    "WA-TCP Dealing 3",
    "WA-FACE Letter 1",
    "CA-6CB Dealing 8",
    "CA-TCP Dealing 2.a",
    "CA-PCV How to Play 4",
    "FLOOR Sealed deck"
  })
  void nobodyIsToldACardBeforeItsTime() {
    long seed = Repeats.seed(HiddenCardsTest.class);
    try (CardRoom room = new CardRoom("sqlite:" + folder.resolve("unused.db"))) {
      Services services = CardRoom.services(room.store(), Runnable::run);
      Map<Shown, List<MayKnow>> seen = new EnumMap<>(Shown.class);
      for (TableOrder order : tables()) {
        Random random = new Random(seed + order.id().hashCode());
        PaperTable table = new PaperTable(services, order.setup(), random);
        Crowd crowd = new Crowd(random, PEOPLE);
        ClumsyStaff staff = new ClumsyStaff(random);
        Onlookers onlookers =
            new Onlookers(shown(order), table.audience()::watch, table.audience()::view, random);
        while (table.state().round().number() <= PAPER_ROUNDS_AT_A_TABLE) {
          if (!table.onTime()) {
            Optional<Ask> ask =
                order.dealer() == Dealer.PERSON && random.nextBoolean()
                    ? staff.next(table.state())
                    : crowd.next(table.state()).map(wish -> wish.ask("paper"));
            ask.ifPresent(table::ask);
          }
          onlookers.look(table.state().seq());
          onlookers.check(table.takeJournal());
        }
        seen.computeIfAbsent(shown(order), _ -> new ArrayList<>()).add(onlookers.model());
      }
      seen.forEach((shown, tables) -> checkPower(shown, tables, 4 * PAPER_ROUNDS_AT_A_TABLE));
    }
  }

  @Test
  @Clause("FLOOR Sealed deck")
  void nobodyAtALiveTableIsToldACardBeforeItsTime() throws Exception {
    long seed = Repeats.seed(HiddenCardsTest.class);
    try (CardRoom room = new CardRoom("sqlite:" + folder.resolve("floor.db"));
        ExecutorService tables = Executors.newVirtualThreadPerTaskExecutor()) {
      PEOPLE.forEach(player -> room.issue(player, 1_000_000_000_00L));
      Map<Shown, List<Future<MayKnow>>> done = new EnumMap<>(Shown.class);
      for (TableOrder order : tables()) {
        long own = seed + order.id().hashCode();
        done.computeIfAbsent(shown(order), _ -> new ArrayList<>())
            .add(tables.submit(() -> watchLive(room, order, own)));
      }
      for (Map.Entry<Shown, List<Future<MayKnow>>> alike : done.entrySet()) {
        List<MayKnow> seen = new ArrayList<>();
        for (Future<MayKnow> table : alike.getValue()) {
          seen.add(table.get());
        }
        checkPower(alike.getKey(), seen, 0);
      }
    }
  }

  private static MayKnow watchLive(CardRoom room, TableOrder order, long seed) throws Exception {
    LiveTable table = room.open(order.setup());
    Onlookers onlookers = new Onlookers(shown(order), table::watch, table::view, new Random(seed));
    try (Evening evening = new Evening(table, PEOPLE, seed)) {
      evening.plays(
          LIVE_ROUNDS_AT_A_TABLE,
          () -> {
            onlookers.look(table.state().seq());
            Rounds.OnRecord now = room.floor().rounds().find(table.state().roundId()).orElseThrow();
            assertTrue(now.over() || (now.lines().isEmpty() && now.file().isEmpty()));
          });
    }
    onlookers.leave();
    onlookers.check(room.store().read(TableLines.stream(table.id()), 0, 1_000_000));
    return onlookers.model();
  }

  @Test
  @Clause("FLOOR Progressive wagers")
  void nobodyAtALinkedTableIsToldACardBeforeItsTime() {
    long seed = Repeats.seed(HiddenCardsTest.class);
    LinkedEvening evening = new LinkedEvening("sqlite:" + folder.resolve("linked.db"), seed);
    evening.opens();
    try (LinkedRoom linked = evening.linked()) {
      Map<LiveTable, Onlookers> onlookers = new LinkedHashMap<>();
      for (LiveTable table : linked.room().floor().tables()) {
        onlookers.put(
            table, new Onlookers(Shown.NOTHING, table::watch, table::view, new Random(seed)));
      }
      Map<String, Long> byAll = new TreeMap<>();
      Map<String, Long> byOne = new TreeMap<>();
      for (int step = 0; step < LINKED_STEPS; step++) {
        evening.plays(1);
        onlookers.forEach((table, all) -> all.look(table.state().seq()));
      }
      onlookers.forEach(
          (table, all) -> {
            all.leave();
            all.check(linked.room().store().read(TableLines.stream(table.id()), 0, 1_000_000));
            // A table may wait for its supervisor all evening; those of one link together do not.
            String link = table.id().replaceFirst("-\\d+$", "");
            byAll.merge(link, all.model().cardsSeenByAll(), Long::sum);
            byOne.merge(link, all.model().cardsSeenByOneOnly(), Long::sum);
          });
      assertEquals(3, byAll.size());
      byAll.forEach((link, cards) -> assertTrue(cards > LINKED_STEPS / 40, link));
      byOne.forEach((link, cards) -> assertTrue(cards > LINKED_STEPS / 40, link));
    }
  }

  // That the test itself would notice

  private static Entry line(long seq, String type, String payload) {
    return new Entry(
        "table/t1", seq, type, payload, "floor", 0, Optional.empty(), Optional.empty(), "", "");
  }

  @Test
  void aLeakWouldBeNoticed() {
    for (Shown shown : Shown.values()) {
      MayKnow model = new MayKnow(shown);
      model.read(line(1, "SatDown", "{\"seat\":1,\"player\":\"ann\"}"), List.of());
      String hand = "{\"seat\":1,\"cards\":[\"Qs\",\"Qh\",\"4d\"]}";
      Text anns = new Text(Optional.of("ann"), 2, hand);
      Text bobs = new Text(Optional.of("bob"), 2, hand);
      model.read(line(2, "HandDealt", hand), List.of(anns));
      if (shown == Shown.PLAYERS_FACE_UP) {
        assertDoesNotThrow(() -> model.check(bobs));
      } else {
        assertThrows(AssertionError.class, () -> model.check(bobs));
      }
      model.read(line(3, "DealerDealt", "{\"cards\":[\"Ks\",\"7h\",\"2d\"]}"), List.of());
      Text bottom = new Text(Optional.of("bob"), 3, "\"2d\"");
      Text top = new Text(Optional.of("bob"), 3, "\"Ks\"");
      assertThrows(AssertionError.class, () -> model.check(top));
      if (shown == Shown.ONE_DEALER_CARD) {
        assertDoesNotThrow(() -> model.check(bottom));
      } else {
        assertThrows(AssertionError.class, () -> model.check(bottom));
      }
      String salt = "0123456789abcdef".repeat(4);
      model.check(new Text(Optional.empty(), 3, salt));
      assertThrows(
          AssertionError.class,
          () -> model.read(line(4, "DeckOpened", "{\"salt\":\"" + salt + "\"}"), List.of()));
    }
  }

  // What a careless log line could say

  @Test
  @Clause("FLOOR Sealed deck")
  void nothingThatHoldsASealedDeckSaysACardOrItsSalt() {
    DeckBox box = new DeckBox(Shuffler.start(), new MemoryStore().vault(), "t1", Optional.empty());
    Sealed sealed = box.shuffle(1, DeckColour.RED).orElseThrow();
    for (Object said : List.of(box, sealed, box.sealed(), box.putAway(1), List.of(sealed))) {
      String text = said.toString();
      assertEquals(Set.of(), MayKnow.cardsIn(text), text);
      assertTrue(!text.contains(sealed.salt()), text);
    }
    assertTrue(sealed.toString().contains(sealed.commitment()));
  }

  @Test
  @Clause("FLOOR Sealed deck")
  void aDeckLiesInTheStoreAndNotInTheJournalUntilItsRoundIsOver() throws Exception {
    try (CardRoom room = new CardRoom("sqlite:" + folder.resolve("floor.db"));
        Felt felt = room.felt(TableOrder.of("wa/three-card-poker"))) {
      room.issue("ann", 1_000_00);
      felt.sits("ann", 1, 100_00).bets("ann", 1, 10_00);
      Store store = room.store();
      String secret = store.kept("deck", "t1.1").orElseThrow();
      // Chance may spell the name of a card, not those of a deck.
      assertTrue(MayKnow.cardsIn(secret).size() < 5, "it is encrypted: " + secret);
      String opened = store.vault().open("deck/t1.1", secret);
      assertEquals(52, MayKnow.cardsIn(opened).size());
      String salt = opened.replaceFirst(".*\"salt\":\"([^\"]*)\".*", "$1");
      for (String file : List.of("floor.db", "floor.db-wal")) {
        byte[] bytes = Files.readAllBytes(folder.resolve(file));
        String all = new String(bytes, StandardCharsets.ISO_8859_1);
        assertFalse(all.contains(salt), file);
        assertFalse(all.contains("\"order\""), file);
      }
      felt.journal()
          .forEach(
              line -> assertEquals(Set.of(), MayKnow.cardsIn(line.payload()), line.toString()));
      felt.isReady("ann", 1).untilTurnOf(1);
      assertEquals(
          6,
          felt.journal().stream()
              .flatMap(line -> MayKnow.cardsIn(line.payload()).stream())
              .distinct()
              .count(),
          "her hand and the dealer's, and no stub");
      assertTrue(room.floor().rounds().find("t1.1").orElseThrow().lines().isEmpty());
    }
  }
}
