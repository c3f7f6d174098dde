package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.LightPeople;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.Tenure;
import io.queenhigh.floor.table.TableCommand.BuyIn;
import io.queenhigh.floor.table.TableCommand.Sit;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Nodes whose clocks disagree: breaks would end too early and chips be spent before they came. So a
 * node that is off has no table as long as anybody else can have it.
 */
class ClocksApartTest {

  private static final List<String> TABLES = List.of("t1", "t2", "t3", "t4", "t5", "t6");
  private static final TableOrder ORDER = TableOrder.of("wa/three-card-poker").byHand();
  private static final Duration MUCH = Duration.ofMinutes(5);

  private final AtomicLong off = new AtomicLong();
  private final InstantSource clock = () -> Instant.now().plusMillis(off.get());

  private static boolean hasAll(NodeRoom room) {
    return TABLES.stream().allMatch(room::has);
  }

  private static boolean hasSome(NodeRoom room) {
    return TABLES.stream().anyMatch(room::has);
  }

  private static void opened(NodeRoom room) {
    TABLES.forEach(id -> room.open(ORDER.id(id).setup()));
    try (CardRoom cage = new CardRoom(room.store().address())) {
      cage.issue("ann", 1_000_00);
    }
  }

  /** Asks everywhere, as often as it takes: the id makes it one command. */
  private static void done(Ask ask, String table, NodeRoom... rooms) {
    NodeRoom.await(
        ask.id().orElseThrow() + " is done",
        () ->
            Stream.of(rooms)
                .filter(room -> room.has(table))
                .anyMatch(room -> room.table(table).ask(ask).join() instanceof Answer.Done));
  }

  private static void nothingIsFromTheFuture(Store store) {
    long latest = System.currentTimeMillis() + 1_000;
    for (String stream : store.heads().keySet()) {
      for (Entry line : store.read(stream, 0, 1_000)) {
        assertTrue(line.atMillis() <= latest, line::toString);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {5, -5})
  void whoeverComesWithAClockThatIsOffGetsNothing(int minutes) throws Exception {
    String address = Postgres.server().database("clocks");
    off.set(Duration.ofMinutes(minutes).toMillis());
    try (NodeRoom right = NodeRoom.of(address, "right")) {
      opened(right);
      try (NodeRoom wrong = NodeRoom.of(address, "wrong", clock)) {
        NodeRoom.await(
            "both know of each other and of the tables",
            () ->
                right.nodes().living().size() == 2
                    && TABLES.stream().allMatch(id -> wrong.floor().table(id).isPresent()));
        // Tables move one by one at the next look, which the other tells of by saying that it goes.
        NodeRoom.await(
            "it says that nothing is for it, or gets something",
            () ->
                hasSome(wrong)
                    || right.nodes().views().stream()
                        .anyMatch(node -> !node.self() && node.leaving()));
        assertFalse(hasSome(wrong));
        assertFalse(wrong.nodes().isSure());
        NodeRoom.await("all is where it was", () -> hasAll(right));
        done(Ask.player("ann", "sit-down", new Sit(1, 0)), "t1", right, wrong);
        assertInstanceOf(
            Answer.Unavailable.class,
            wrong.table("t1").ask(Ask.player("ann", "buy-in", new BuyIn(1_00))).join());
      }
      nothingIsFromTheFuture(right.store());
    }
  }

  @Test
  void whoseClockJumpsAheadGivesEverythingAwayBeforeItWritesAnything() throws Exception {
    String address = Postgres.server().database("clocks");
    try (NodeRoom right = NodeRoom.of(address, "right");
        NodeRoom wrong = NodeRoom.of(address, "wrong", clock)) {
      opened(right);
      TABLES.forEach(id -> done(Ask.player("ann", "sit-" + id, new Sit(1, 0)), id, right, wrong));
      NodeRoom.await(
          "each has a share", () -> right.nodes().living().size() == 2 && hasSome(wrong));
      off.set(MUCH.toMillis());
      for (String id : TABLES) {
        Ask ask = Ask.player("ann", "buy-in-" + id, new BuyIn(1_00));
        assertInstanceOf(Answer.Unavailable.class, wrong.table(id).ask(ask).join());
        done(ask, id, right, wrong);
      }
      NodeRoom.await("the other has all", () -> hasAll(right));
      nothingIsFromTheFuture(right.store());
    }
  }

  /** His request came before that, and the hash of his password took its time, or his body did. */
  @Test
  void whoseClockJumpsAheadWritesNothingAboutPeopleEither() throws Exception {
    String address = Postgres.server().database("clocks");
    try (NodeRoom right = NodeRoom.of(address, "right");
        NodeRoom wrong = NodeRoom.of(address, "wrong", clock)) {
      People people = LightPeople.of(wrong.store(), clock);
      people.writesOnlyWhile(wrong.nodes()::knowsTheTime);
      NodeRoom.await("it is sure of itself", wrong.nodes()::isSure);
      assertInstanceOf(Reply.Given.class, people.door().guest());
      off.set(MUCH.toMillis());
      assertInstanceOf(Reply.Unavailable.class, people.door().guest());
      nothingIsFromTheFuture(right.store());
    }
  }

  /** What it owes to its link may take a while. */
  @Test
  void aClockThatJumpsWhenItHasBeenAskedWhoseTurnItIsDatesNothing() {
    AtomicBoolean jumps = new AtomicBoolean();
    Tenure tenure =
        new Tenure() {
          @Override
          public boolean holds(String stream) {
            boolean right = off.get() == 0;
            if (jumps.get()) {
              off.set(MUCH.toMillis());
            }
            return right;
          }

          @Override
          public void begun(String stream) {}
        };
    FloorSettings usual = FloorSettings.usual(CardRoom.CATALOGUE, CardRoom.ADVICE);
    String address = Postgres.server().database("clocks");
    try (Store store = Store.open(address);
        Floor floor =
            Floor.open(
                store,
                new FloorSettings(usual.catalogue(), usual.advice(), usual.shuffler(), clock),
                Formats.today(CardRoom.CATALOGUE),
                tenure)) {
      assertInstanceOf(
          Answer.Done.class,
          floor
              .openTable("sue", CardRoom.nextId(), TableOrder.of("wa/three-card-poker").setup())
              .join());
      LiveTable table = floor.table("t1").orElseThrow();
      CardRoom.go(table, "ann", new Sit(1, 0));
      jumps.set(true);
      assertInstanceOf(
          Answer.Unavailable.class, table.ask(Ask.player("bob", "sit-down", new Sit(2, 0))).join());
      nothingIsFromTheFuture(store);
    }
  }

  @Test
  void whoseClockIsRightAgainGetsAShareAgain() throws Exception {
    String address = Postgres.server().database("clocks");
    off.set(MUCH.negated().toMillis());
    try (NodeRoom right = NodeRoom.of(address, "right")) {
      opened(right);
      try (NodeRoom wrong = NodeRoom.of(address, "wrong", clock)) {
        NodeRoom.await("it goes", wrong.nodes()::isAstray);
        off.set(0);
        NodeRoom.await("each has a share", () -> hasSome(wrong) && hasSome(right));
        NodeRoom.await("it is sure of itself", wrong.nodes()::isSure);
        off.set(MUCH.toMillis());
        NodeRoom.await("the other has all", () -> hasAll(right));
        off.set(0);
      }
      // What it has told once it does not take back before it starts anew.
      try (NodeRoom anew = NodeRoom.of(address, "anew", clock)) {
        NodeRoom.await("each has a share", () -> hasSome(anew) && hasSome(right));
        TABLES.forEach(id -> done(Ask.player("ann", "sit-" + id, new Sit(1, 0)), id, right, anew));
      }
      nothingIsFromTheFuture(right.store());
    }
  }

  @Test
  void whoIsAloneGoesOnWithItsClockUntilSomebodyComesWhoIsRight() throws Exception {
    String address = Postgres.server().database("clocks");
    off.set(MUCH.toMillis());
    try (NodeRoom wrong = NodeRoom.of(address, "wrong", clock)) {
      NodeRoom.await("it is sure of itself", wrong.nodes()::isSure);
      opened(wrong);
      NodeRoom.await("it has all", () -> hasAll(wrong));
      done(Ask.player("ann", "sit-down", new Sit(1, 0)), "t1", wrong);
      try (NodeRoom right = NodeRoom.of(address, "right")) {
        NodeRoom.await("who is right has all", () -> hasAll(right) && !hasSome(wrong));
        done(Ask.player("ann", "buy-in", new BuyIn(1_00)), "t1", right, wrong);
        assertEquals(1_00, right.store().balance("rack/t1/ann"));
      }
      NodeRoom.await("it has all again", () -> hasAll(wrong));
      done(Ask.player("ann", "once-more", new BuyIn(1_00)), "t1", wrong);
    }
  }

  @Test
  void whereNobodyIsRightOneOfThemHasEverything() throws Exception {
    String address = Postgres.server().database("clocks");
    try (NodeRoom one = NodeRoom.of(address, "one", clock);
        NodeRoom two = NodeRoom.of(address, "two", clock);
        NodeRoom three = NodeRoom.of(address, "three", clock)) {
      NodeRoom.await("all live", () -> one.nodes().living().size() == 3);
      opened(one);
      NodeRoom.await(
          "all have a share", () -> Stream.of(one, two, three).allMatch(room -> hasSome(room)));
      // As if it were the database's that is off.
      off.set(MUCH.toMillis());
      NodeRoom.await(
          "one has everything", () -> Stream.of(one, two, three).anyMatch(room -> hasAll(room)));
      TABLES.forEach(
          id -> done(Ask.player("ann", "sit-" + id, new Sit(1, 0)), id, one, two, three));
    }
  }
}
