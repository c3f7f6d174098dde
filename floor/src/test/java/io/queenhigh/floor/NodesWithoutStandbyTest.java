package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.PostgresPair;
import io.queenhigh.floor.store.Sessions;
import io.queenhigh.floor.store.StandbyRecipe;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand.Sit;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two nodes on a primary whose standby is away for a while, or is promoted when it is back. */
class NodesWithoutStandbyTest {

  private static final List<String> TABLES = List.of("t1", "t2", "t3");

  private final PostgresPair pair;
  private String address = "";

  NodesWithoutStandbyTest() throws IOException {
    pair = PostgresPair.create();
  }

  @BeforeEach
  void prepare() throws IOException {
    address = pair.database("nodes");
    StandbyRecipe.give(pair);
    try (CardRoom room = new CardRoom(address)) {
      TABLES.forEach(
          id ->
              room.open(CardRoom.setup(id, "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0)));
      room.issue("ann", 1_000_00);
    }
  }

  @AfterEach
  void end() {
    pair.close();
  }

  /**
   * Who lives and who has what is written on the primary; it would wait for the standby for ever.
   */
  @Test
  void aNodeThatDiesOrComesMeanwhileKeepsNobodyFromLooking() {
    try (NodeRoom one = NodeRoom.of(address, "one")) {
      try (NodeRoom two = NodeRoom.of(address, "two")) {
        NodeRoom.await(
            "each has some", () -> TABLES.stream().allMatch(id -> one.has(id) || two.has(id)));
        pair.stopStandby();
        two.nodes().close();
        NodeRoom.await("the other has all", () -> TABLES.stream().allMatch(one::has));
        assertEquals(0, Sessions.waitingForTheStandby(address));
      }
      try (NodeRoom three = NodeRoom.of(address, "three")) {
        assertTrue(three.nodes().isSure());
        CompletableFuture<Answer> told = sits(having("t1", one, three));
        NodeRoom.await("it waits", () -> Sessions.waitingForTheStandby(address) == 1);
        assertFalse(told.isDone());
        pair.startStandby();
        assertInstanceOf(Answer.Done.class, told.join());
      }
    }
  }

  /**
   * A line that lost its connection while it waited could be read, and another node has: promoted,
   * the standby does not have it, and what comes next stands in its place.
   */
  @Test
  void whoeverHasReadWhatThePromotedStandbyDoesNotHaveTakesNoMoreTurns() throws IOException {
    try (NodeRoom one = NodeRoom.of(address, "one");
        NodeRoom two = NodeRoom.of(address, "two")) {
      NodeRoom wrote = having("t1", one, two);
      NodeRoom read = wrote == one ? two : one;
      long before = wrote.table("t1").state().seq();
      pair.stopStandby();
      CompletableFuture<Answer> told = sits(wrote);
      NodeRoom.await("it waits", () -> Sessions.waitingForTheStandby(address) == 1);
      Sessions.cutThoseWhoWaitForTheStandby(address);
      NodeRoom.await("the other reads it", () -> read.table("t1").state().seq() > before);
      assertFalse(told.isDone());

      pair.killPrimary();
      pair.startStandby();
      StandbyRecipe.promote(pair);
      pair.promoted();
      assertInstanceOf(Answer.Unavailable.class, told.join());
      StandbyRecipe.give(pair);

      NodeRoom.await(
          "it is asked again, and done by whoever did not read it",
          () ->
              Stream.of(one, two)
                  .filter(room -> room.has("t1"))
                  .anyMatch(room -> sits(room).join() instanceof Answer.Done));
      assertTrue(wrote.has("t1"));
      Answer.Unavailable no =
          assertInstanceOf(Answer.Unavailable.class, read.table("t1").readOn().join());
      assertTrue(no.why().startsWith("Table t1 cannot be read to its end"), no.why());
      assertEquals(List.of(), wrote.store().wrongInTheBooks());
      try (NodeRoom anew = NodeRoom.of(address, "anew")) {
        assertEquals(wrote.store().head("table/t1").seq(), anew.table("t1").state().seq());
      }
    }
  }

  private static CompletableFuture<Answer> sits(NodeRoom room) {
    return room.table("t1").ask(Ask.player("ann", "sits-down", new Sit(1, 100_00)));
  }

  private static NodeRoom having(String table, NodeRoom... rooms) {
    NodeRoom.await(
        "somebody has " + table, () -> Stream.of(rooms).anyMatch(room -> room.has(table)));
    return Stream.of(rooms).filter(room -> room.has(table)).findFirst().orElse(rooms[0]);
  }
}
