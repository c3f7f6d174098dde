package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.nodes.Chosen;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Sessions;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand.BuyIn;
import io.queenhigh.floor.table.TableCommand.InRound;
import io.queenhigh.floor.table.TableCommand.Ready;
import io.queenhigh.floor.table.TableCommand.Sit;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.round.Command;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Several nodes on one PostgreSQL are one floor: each table is on one of them at a time. */
class NodesTest {

  private static final List<String> TABLES = List.of("t1", "t2", "t3", "t4", "t5", "t6");

  private static final TableOrder ORDER = TableOrder.of("wa/three-card-poker").byHand();

  /** Deals by itself, almost without a pause. */
  private static final Pace QUICK = new Pace(10, 3_600_000, 300, 10, 3_600_000, 0);

  private static void openAll(NodeRoom room) {
    TABLES.forEach(id -> room.open(ORDER.id(id).setup()));
  }

  /** Every table is where all who live say that it should be, and nowhere else. */
  private static void awaitOrder(NodeRoom... rooms) {
    NodeRoom.await(
        "every table is on one node",
        () ->
            TABLES.stream()
                .allMatch(id -> Stream.of(rooms).filter(room -> room.has(id)).count() == 1));
  }

  /** Found and given in one look: a moment later it may be on its way to another node. */
  private static NodeRoom having(String table, NodeRoom... rooms) {
    return having(List.of(table), rooms);
  }

  private static NodeRoom having(List<String> tables, NodeRoom... rooms) {
    List<NodeRoom> found = new ArrayList<>();
    NodeRoom.await(
        "somebody has " + tables,
        () -> {
          Stream.of(rooms).filter(room -> tables.stream().allMatch(room::has)).forEach(found::add);
          return !found.isEmpty();
        });
    return found.getFirst();
  }

  /** Asks wherever the table is, as often as it takes: the id makes it one command. */
  private static void done(Ask ask, String table, NodeRoom... rooms) {
    NodeRoom.await(
        ask.id().orElseThrow() + " is done",
        () -> having(table, rooms).table(table).ask(ask).join() instanceof Answer.Done);
  }

  private static void issue(NodeRoom room, String player) {
    try (CardRoom cage = new CardRoom(room.store().address())) {
      cage.issue(player, 1_000_00);
    }
  }

  /** The thread by which it lives would have ended with the mistake, and with it the node. */
  @Test
  void aNodeLivesOnWhenWhoeverIsToldOfOthersStumbles() throws Exception {
    String address = Postgres.server().database("nodes");
    CountDownLatch told = new CountDownLatch(1);
    try (NodeRoom one = NodeRoom.of(address, "one")) {
      NodeRoom.await("it lives", one.nodes()::isSure);
      one.nodes()
          .whenSomebodyComesOrGoes(
              () -> {
                told.countDown();
                throw new IllegalStateException("a mistake of ours");
              });
      try (NodeRoom two = NodeRoom.of(address, "two")) {
        told.await();
        NodeRoom.await("each sees both", () -> living(one) == 2 && living(two) == 2);
      }
      NodeRoom.await("it sees that the other has gone", () -> living(one) == 1);
      assertTrue(one.nodes().isSure());
    }
  }

  private static int living(NodeRoom room) {
    return room.nodes().living().size();
  }

  @Test
  void eachTableIsOnOneNodeAndANewcomerGetsAShare() throws Exception {
    String address = Postgres.server().database("nodes");
    try (NodeRoom one = NodeRoom.of(address, "one")) {
      openAll(one);
      awaitOrder(one);
      try (NodeRoom two = NodeRoom.of(address, "two")) {
        NodeRoom.await(
            "all is where it should be",
            () ->
                TABLES.stream()
                    .allMatch(id -> two.has(id) == Chosen.isFor(two.nodes(), "table/" + id)));
        awaitOrder(one, two);
        assertEquals(2, two.nodes().views().size());

        // Whoever has it takes commands; the other says so, and reads what was done.
        issue(one, "ann");
        NodeRoom owner = having("t1", one, two);
        NodeRoom other = owner == one ? two : one;
        Ask sit = Ask.player("ann", "sit-down", new Sit(1, 100_00));
        assertInstanceOf(Answer.Unavailable.class, other.table("t1").ask(sit).join());
        done(sit, "t1", one, two);
        NodeRoom.await(
            "the other has read it", () -> other.table("t1").state().people().size() == 1);
        assertFalse(other.has("t1"));
      }
    }
  }

  @Test
  void whatADeadNodeHadLivesOnWithItsClocks() throws Exception {
    String address = Postgres.server().database("nodes");
    NodeRoom one = NodeRoom.of(address, "one");
    try (NodeRoom two = NodeRoom.of(address, "two")) {
      openAll(one);
      one.open(CardRoom.setup("p1", "wa/three-card-poker", List.of(), QUICK, 3));
      issue(one, "ann");
      done(Ask.player("ann", "sit-down", new Sit(1, 500_00)), "p1", one, two);
      done(bet(1), "p1", one, two);
      // The decision is waited for here, or already there.
      one.dies();
      awaitOrder(two);
      NodeRoom.await(
          "the round is over", () -> two.has("p1") && two.table("p1").state().round().number() > 1);
    }
    check(address, "p1");
  }

  private static Ask bet(int number) {
    return Ask.player("ann", "bet-" + number, new InRound(new Command.Bet(1, Wager.ANTE, 5_00)));
  }

  @Test
  void whoLosesHisLeaseHasNothingUntilHeLivesAgain() throws Exception {
    String address = Postgres.server().database("nodes");
    try (NodeRoom one = NodeRoom.of(address, "one");
        NodeRoom two = NodeRoom.of(address, "two")) {
      openAll(one);
      issue(one, "ann");
      awaitOrder(one, two);
      done(Ask.player("ann", "sit-down", new Sit(1, 0)), "t1", one, two);
      for (int i = 0; i < 5; i++) {
        long before = one.nodes().me().orElse(-1);
        Sessions.cutLeases(address);
        NodeRoom.await("it lives anew", () -> one.nodes().me().orElse(before) != before);
        done(Ask.player("ann", "buy-in-" + i, new BuyIn(1_00)), "t1", one, two);
      }
      awaitOrder(one, two);
      assertEquals(5_00, one.store().balance("rack/t1/ann"));
    }
    check(address, "t1");
  }

  @Test
  void whoLeavesHandsEverythingOverAndStreamsGoOnWithoutGapOrRepetition() throws Exception {
    String address = Postgres.server().database("nodes");
    try (NodeRoom one = NodeRoom.of(address, "one");
        NodeRoom two = NodeRoom.of(address, "two")) {
      openAll(one);
      one.open(CardRoom.setup("p1", "wa/three-card-poker", List.of(), QUICK, 3));
      issue(one, "ann");
      awaitOrder(one, two);
      done(Ask.player("ann", "sit-down", new Sit(1, 500_00)), "p1", one, two);
      NodeRoom from = having("p1", one, two);
      NodeRoom to = from == one ? two : one;
      // Who reads a table for the first time remembers no lines, and would begin with all of it.
      assertTrue(to.table("p1").state().open());
      List<Long> heard = new CopyOnWriteArrayList<>();
      AtomicBoolean ended = new AtomicBoolean();
      Watch first =
          from.table("p1")
              .watch(
                  Viewer.BYSTANDER,
                  OptionalLong.empty(),
                  event -> heard.add(event.seq()),
                  () -> ended.set(true));
      done(bet(1), "p1", one, two);
      NodeRoom.await("something is heard", () -> lines(heard).size() > 5);
      assertTrue(from.nodes().leave(Duration.ofSeconds(60)));
      NodeRoom.await("its watchers are sent away", ended::get);
      first.close();
      NodeRoom.await("the other has it", () -> to.has("p1"));
      long last = lines(heard).getLast();
      try (Watch _ =
          to.table("p1")
              .watch(Viewer.BYSTANDER, OptionalLong.of(last), event -> heard.add(event.seq()))) {
        NodeRoom.await(
            "the round is over",
            () -> to.table("p1").state().round().number() > 1 && lines(heard).getLast() > last);
        done(bet(2), "p1", one, two);
        NodeRoom.await("another", () -> to.table("p1").state().round().number() > 2);
      }
      List<Long> all = lines(heard);
      assertEquals(LongStream.rangeClosed(all.getFirst(), all.getLast()).boxed().toList(), all);
      awaitOrder(to);
      assertTrue(TABLES.stream().noneMatch(from::has));
    }
    check(address, "p1");
  }

  @Test
  void aLinkAndItsTablesAreOnOneNodeAndMoveTogether() throws Exception {
    String address = Postgres.server().database("nodes");
    LinkTerms terms = LinkedRoom.gameManager();
    try (LinkedRoom before = new LinkedRoom(new CardRoom(address))) {
      LiveLink link = before.open(terms);
      before.join(link, LinkedRoom.setup("t1", terms));
      before.join(link, LinkedRoom.setup("t2", terms));
      before.room().issue("ann", 1_000_00);
    }
    NodeRoom one = NodeRoom.of(address, "one");
    try (NodeRoom two = NodeRoom.of(address, "two")) {
      NodeRoom owner = having(List.of("t1", "t2"), one, two);
      NodeRoom other = owner == one ? two : one;
      betsOnTheMeter("t1", one, two);
      if (owner == one) {
        one.dies();
      } else {
        two.nodes().leave(Duration.ofSeconds(60));
      }
      NodeRoom.await("both have moved", () -> other.has("t1") && other.has("t2"));
      betsOnTheMeter("t2", other);
      // Locked wagers reach the meter before a card is dealt, wherever their tables were.
      for (String table : List.of("t1", "t2")) {
        NodeRoom.await("cards are dealt", () -> other.table(table).state().round().isDealt());
      }
      LiveLink link = other.floor().links().link(terms.id()).orElseThrow();
      assertEquals(2, link.state().counters().wagers().wagers());
      assertEquals(List.of(), other.store().wrongInTheBooks());
      if (owner != one) {
        one.close();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aTableThatCannotBeReadKeepsNoOtherOfItsLinkFromLivingOn(Damage damage) throws Exception {
    String address = Postgres.server().database("nodes");
    LinkTerms terms = LinkedRoom.gameManager();
    try (LinkedRoom before = new LinkedRoom(new CardRoom(address))) {
      LiveLink link = before.open(terms);
      before.join(link, LinkedRoom.setup("t1", terms));
      before.join(link, LinkedRoom.setup("t2", terms));
      before.room().issue("ann", 1_000_00);
    }
    List<String> said = new CopyOnWriteArrayList<>();
    try (Overheard _ = new Overheard("io.queenhigh.floor.stream", said::add);
        NodeRoom one = NodeRoom.of(address, "one");
        NodeRoom two = NodeRoom.of(address, "two")) {
      NodeRoom from = having(List.of("t1", "t2"), one, two);
      NodeRoom to = from == one ? two : one;
      assertTrue(to.table("t1").state().open());
      betsOnTheMeter("t1", one, two);
      NodeRoom.await("cards are dealt", () -> from.table("t1").state().round().isDealt());
      damage.at("t1", from.store());
      assertTrue(from.nodes().leave(Duration.ofSeconds(60)));

      betsOnTheMeter("t2", to);
      NodeRoom.await("cards are dealt", () -> to.table("t2").state().round().isDealt());
      long last = to.store().head("table/t1").seq();
      for (int i = 0; i < 3; i++) {
        Answer answer = to.table("t1").ask(Ask.player("ann", "t1-" + i, new BuyIn(1_00))).join();
        Answer.Unavailable no = assertInstanceOf(Answer.Unavailable.class, answer);
        assertTrue(no.why().startsWith("Table t1 cannot be read to its end"), no.why());
      }
      assertEquals(last, to.store().head("table/t1").seq());
      assertEquals(List.of(), to.store().wrongInTheBooks());
    }
    // Each node says it once, if it has met it.
    long lines = said.stream().filter(line -> line.startsWith("Table t1 cannot be read")).count();
    assertTrue(lines >= 1 && lines <= 2, said::toString);
  }

  @Test
  void aLinkThatCannotBeReadKeepsItsTablesFromNothingThatDoesNotNeedIt() throws Exception {
    String address = Postgres.server().database("nodes");
    LinkTerms terms = LinkedRoom.gameManager();
    try (LinkedRoom before = new LinkedRoom(new CardRoom(address))) {
      LiveLink link = before.open(terms);
      before.join(link, LinkedRoom.setup("t1", terms));
      before.join(link, LinkedRoom.setup("t2", terms));
      before.room().issue("ann", 1_000_00);
    }
    List<String> said = new CopyOnWriteArrayList<>();
    try (Overheard _ = new Overheard("io.queenhigh.floor", said::add);
        NodeRoom one = NodeRoom.of(address, "one");
        NodeRoom two = NodeRoom.of(address, "two")) {
      NodeRoom from = having(List.of("t1", "t2"), one, two);
      NodeRoom to = from == one ? two : one;
      assertTrue(to.table("t1").state().open());
      betsOnTheMeter("t1", one, two);
      NodeRoom.await("cards are dealt", () -> from.table("t1").state().round().isDealt());
      new BadLine("RoundEnded", "[").at("link/" + terms.id(), from.store());
      assertTrue(from.nodes().leave(Duration.ofSeconds(60)));

      // A round without the meter needs no link.
      bets("t2", to);
      NodeRoom.await("cards are dealt", () -> to.table("t2").state().round().isDealt());
      done(Ask.player("ann", "fold-t2", new InRound(new Command.Fold(1))), "t2", to);
      // Nor does a decision in one that was dealt before.
      done(Ask.player("ann", "fold-t1", new InRound(new Command.Fold(1))), "t1", to);
      LiveLink link = to.floor().links().link(terms.id()).orElseThrow();
      Answer answer =
          link.ask(LinkedRoom.EVE, "suspend-it", new LinkCommand.Suspend("It is late")).join();
      Answer.Unavailable no = assertInstanceOf(Answer.Unavailable.class, answer);
      assertTrue(no.why().startsWith("Link emerald cannot be read to its end"), no.why());
      assertEquals(List.of(), to.store().wrongInTheBooks());

      // Whoever comes now does without the link, and looks for it at every table he finds.
      try (NodeRoom three = NodeRoom.of(address, "three")) {
        for (String id : List.of("t3", "t4", "t5")) {
          to.open(ORDER.id(id).setup());
          assertTrue(three.table(id).state().open());
        }
      }
    }
    assertEquals(1, said.stream().filter(line -> line.startsWith("Link emerald stays")).count());
    long lines = said.stream().filter(line -> line.startsWith("Link emerald cannot be")).count();
    assertTrue(lines >= 1 && lines <= 2, said::toString);
  }

  /** What no later look at a table finds mended. */
  enum Damage {
    A_LINE_THAT_SAYS_NOTHING {
      @Override
      void at(String table, Store store) {
        BadLine.SAYS_NOTHING.at("table/" + table, store);
      }
    },
    A_DECK_THAT_IS_GONE {
      @Override
      void at(String table, Store store) {
        List<Kept> gone =
            store.keptOf("deck", table + ".").keySet().stream()
                .map(id -> new Kept("deck", id, Optional.empty()))
                .toList();
        assertFalse(gone.isEmpty());
        assertInstanceOf(Written.Durable.class, store.write(Writing.keeping(gone)).join());
      }
    };

    abstract void at(String table, Store store);
  }

  @Test
  void nothingIsTakenOverBeforeItIsReadToItsEnd() throws Exception {
    String address = Postgres.server().database("nodes");
    Set<String> blind = ConcurrentHashMap.newKeySet();
    AtomicInteger inVain = new AtomicInteger();
    try (NodeRoom one = NodeRoom.of(readBy("one", address, blind, inVain), address, "one");
        NodeRoom two = NodeRoom.of(readBy("two", address, blind, inVain), address, "two")) {
      one.open(ORDER.id("t1").setup());
      issue(one, "ann");
      NodeRoom.await(
          "both know each other and the table, and it is where it should be",
          () ->
              Stream.of(one, two)
                  .allMatch(
                      room ->
                          room.nodes().living().size() == 2
                              && room.floor().table("t1").isPresent()
                              && room.has("t1") == Chosen.isFor(room.nodes(), "table/t1")));
      NodeRoom from = having("t1", one, two);
      NodeRoom to = from == one ? two : one;
      blind.add(to == one ? "one" : "two");
      done(Ask.player("ann", "sit-down", new Sit(1, 100_00)), "t1", from);
      assertTrue(from.nodes().leave(Duration.ofSeconds(60)));
      int before = inVain.get();
      NodeRoom.await("the other tries", () -> to.has("t1") || inVain.get() > before + 3);
      assertFalse(to.has("t1"));
      assertEquals(0, to.table("t1").state().people().size());

      blind.clear();
      NodeRoom.await("the other has it", () -> to.has("t1"));
      assertEquals(1, to.table("t1").state().people().size());
    }
  }

  /** A store whose lines a node cannot read as long as it is blind. */
  private static Store readBy(
      String node, String address, Set<String> blind, AtomicInteger inVain) {
    Store store = Store.open(address);
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              if (method.getName().equals("read") && blind.contains(node)) {
                inVain.incrementAndGet();
                throw new StoreUnavailable("The database does not answer", null);
              }
              try {
                return method.invoke(store, arguments);
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            });
  }

  private static void bets(String table, NodeRoom... rooms) {
    sitsAndBets(table, rooms);
    done(Ask.player("ann", "ready-" + table, new Ready(1)), table, rooms);
  }

  private static void sitsAndBets(String table, NodeRoom... rooms) {
    done(Ask.player("ann", "sit-" + table, new Sit(1, 200_00)), table, rooms);
    done(
        Ask.player("ann", "ante-" + table, new InRound(new Command.Bet(1, Wager.ANTE, 10_00))),
        table,
        rooms);
  }

  private static void betsOnTheMeter(String table, NodeRoom... rooms) {
    sitsAndBets(table, rooms);
    done(
        Ask.player(
            "ann", "meter-" + table, new InRound(new Command.Bet(1, Wager.PROGRESSIVE, 1_00))),
        table,
        rooms);
    done(Ask.player("ann", "ready-" + table, new Ready(1)), table, rooms);
  }

  private static List<Long> lines(List<Long> heard) {
    return heard.stream().filter(seq -> seq > 0).toList();
  }

  @Test
  void aTableWithALineOfANewerVersionIsHandedToWhoeverKnowsIt() throws Exception {
    String address = Postgres.server().database("nodes");
    try (NodeRoom old = NodeRoom.of(address, "old");
        NodeRoom newer = NodeRoom.of(address, "newer", LaterVersion.formats())) {
      openAll(old);
      issue(old, "ann");
      awaitOrder(old, newer);
      // Whatever the newer node has by chance it writes on in its own way.
      List<String> its = TABLES.stream().filter(newer::has).toList();
      its.forEach(id -> done(Ask.player("ann", "sit-" + id, new Sit(1, 10_00)), id, newer));
      newer.nodes().leave(Duration.ofSeconds(1));
      its.forEach(
          id ->
              assertInstanceOf(
                  Answer.Unavailable.class,
                  old.table(id).ask(Ask.player("ann", "old-" + id, new BuyIn(1_00))).join()));
    }
    try (NodeRoom old = NodeRoom.of(address, "old");
        NodeRoom newer = NodeRoom.of(address, "newer", LaterVersion.formats())) {
      NodeRoom.await(
          "everything is somewhere",
          () -> TABLES.stream().allMatch(id -> old.has(id) || newer.has(id)));
      for (String id : TABLES) {
        Head head = old.store().head("table/" + id);
        boolean changed =
            old.store().read("table/" + id, 0, 100).stream()
                .anyMatch(line -> line.type().equals("BoughtIn/2"));
        assertTrue(head.seq() > 0);
        if (changed) {
          NodeRoom.await("the newer one has " + id, () -> newer.has(id));
          done(Ask.player("ann", "again-" + id, new BuyIn(1_00)), id, newer);
        }
      }
    }
  }

  private static void check(String address, String table) {
    try (CardRoom room = new CardRoom(address)) {
      Inspector inspector = new Inspector(table);
      inspector.readOn(room.store());
      inspector.checkLedger(room.store());
      Inspector.checkHouse(room.store());
    }
  }
}
