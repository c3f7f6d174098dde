package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.NodeRoom;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A primary whose standby is away. A commit that loses its connection while it waits can be read
 * from then on, and is lost if the standby is promoted: nobody may be told that it is done.
 */
class StandbyAwayTest {

  private PostgresPair pair;
  private String address = "";

  StandbyAwayTest() throws IOException {
    pair = PostgresPair.create();
  }

  @BeforeEach
  void follow() throws IOException {
    address = pair.database("away");
    StandbyRecipe.give(pair);
  }

  @AfterEach
  void end() {
    pair.close();
  }

  @Test
  void whatOnlyThePrimaryHasIsNotDone() {
    try (Store one = Store.open(address);
        Store two = Store.open(address);
        Store three = Store.open(address)) {
      Scribe scribe = new Scribe(one, "table/1");
      assertInstanceOf(Written.Durable.class, scribe.write("before"));
      pair.stopStandby();
      Writing asked = scribe.writing("meanwhile", List.of(), Optional.of("ann:x"));
      CompletableFuture<Written> told = one.write(asked);
      NodeRoom.await("it waits", () -> Sessions.waitingForTheStandby(address) == 1);
      Sessions.cutThoseWhoWaitForTheStandby(address);
      NodeRoom.await("it can be read", () -> two.head("table/1").seq() == 2);
      CompletableFuture<Written> again = two.write(asked);
      CompletableFuture<Optional<Entry>> found =
          CompletableFuture.supplyAsync(() -> three.lineOf("table/1", "ann:x"));
      awaitThatTheyWait(told, again, found);
      pair.startStandby();
      assertInstanceOf(Written.Durable.class, told.join());
      assertEquals(new Written.Repeated(2), again.join());
      assertEquals("meanwhile", found.join().orElseThrow().payload());
    }
  }

  /** As after a failover, for whoever has not written since. */
  @Test
  void whatLastsIsSaidToAtOnceByWhoeverHasLostHisSession() {
    try (Store one = Store.open(address);
        Store two = Store.open(address)) {
      Scribe scribe = new Scribe(one, "table/1");
      Writing asked = scribe.writing("meanwhile", List.of(), Optional.of("ann:x"));
      assertInstanceOf(Written.Durable.class, one.write(asked).join());
      assertInstanceOf(Written.Durable.class, new Scribe(two, "table/2").write("his own"));
      Sessions.cutAll(address);
      assertEquals("meanwhile", two.lineOf("table/1", "ann:x").orElseThrow().payload());
    }
  }

  /** Whoever asked has waited for a line that is gone; another stands in its place since. */
  @Test
  void aLineThatWasLostSaysNothingOfWhatComesInItsPlace() {
    try (Store one = Store.open(address);
        Store two = Store.open(address);
        Store three = Store.open(address)) {
      Writing asked =
          new Scribe(one, "table/1").writing("meanwhile", List.of(), Optional.of("ann:x"));
      assertInstanceOf(Written.Durable.class, one.write(asked).join());
      pair.stopStandby();
      CompletableFuture<Optional<Entry>> found =
          CompletableFuture.supplyAsync(() -> two.lineOf("table/1", "ann:x"));
      awaitThatTheyWait(found);
      Sessions.losesFrom(address, "table/1", 1);
      pair.startStandby();
      assertEquals(Optional.empty(), found.join());

      pair.stopStandby();
      CompletableFuture<Written> told = three.write(asked);
      awaitThatTheyWait(told);
      Sessions.cutThoseWhoWaitForTheStandby(address);
      NodeRoom.await("it can be read", () -> two.head("table/1").seq() == 1);
      CompletableFuture<Optional<Entry>> again =
          CompletableFuture.supplyAsync(() -> two.lineOf("table/1", "ann:x"));
      awaitThatTheyWait(told, again);
      pair.startStandby();
      assertInstanceOf(Written.Durable.class, told.join());
      assertTrue(again.join().isPresent());
    }
  }

  @Test
  void whoeverIsToldToWaitNoLongerWaits() {
    try (Store store = Store.open(address)) {
      Scribe scribe = new Scribe(store, "table/1");
      pair.stopStandby();
      CompletableFuture<Written> told =
          store.write(scribe.writing("one", List.of(), Optional.empty()));
      for (int i = 0; i < 2; i++) {
        awaitThatTheyWait(told);
        Sessions.hurryThoseWhoWaitForTheStandby(address);
      }
      awaitThatTheyWait(told);
      pair.startStandby();
      assertInstanceOf(Written.Durable.class, told.join());
    }
  }

  /** It can be read, and may be lost for all that anybody knows. */
  @Test
  void nobodyWhoRepeatsItIsToldThatNothingWasWritten() {
    try (Store one = Store.open(address);
        Store two = Store.open(address)) {
      Scribe scribe = new Scribe(one, "table/1");
      pair.stopStandby();
      Writing asked = scribe.writing("meanwhile", List.of(), Optional.of("ann:x"));
      CompletableFuture<Written> told = one.write(asked);
      awaitThatTheyWait(told);
      Sessions.cutThoseWhoWaitForTheStandby(address);
      NodeRoom.await("it can be read", () -> two.head("table/1").seq() == 1);
      CompletableFuture<Written> again = two.write(asked);
      awaitThatTheyWait(told, again);
      Sessions.hurryThoseWhoWaitForTheStandby(address);
      String why = assertInstanceOf(Written.Failed.class, again.join()).why();
      assertTrue(why.contains("Whether this was written is not known"), why);
      pair.startStandby();
      assertInstanceOf(Written.Durable.class, told.join());
    }
  }

  /** Each session that is given up would wait at the server, which has few connections. */
  @Test
  void aWriterThatGaveUpWaitsByOneSession() {
    try (Store store = Store.open(address + "&socketTimeout=1")) {
      Scribe scribe = new Scribe(store, "table/1");
      pair.stopStandby();
      CompletableFuture<Written> told =
          store.write(scribe.writing("first", List.of(), Optional.empty()));
      awaitThatTheyWait(told);
      Writing second = new Scribe(store, "table/2").writing("second", List.of(), Optional.empty());
      for (int i = 0; i < 3; i++) {
        assertInstanceOf(Written.Failed.class, store.write(second).join());
        assertEquals(1, Sessions.waitingForTheStandby(address));
      }
      pair.startStandby();
      assertInstanceOf(Written.Durable.class, told.join());
      NodeRoom.await(
          "it writes again", () -> store.write(second).join() instanceof Written.Durable);
    }
  }

  @Test
  void noTreeIsShownWhoseSignatureOnlyThePrimaryHas() {
    LogCheckpoint signed = new LogCheckpoint("floor", 1, "root", 0, "note");
    try (Store store = Store.open(address);
        LogStore one = store.log();
        LogStore two = store.log()) {
      pair.stopStandby();
      CompletableFuture<Boolean> kept = CompletableFuture.supplyAsync(() -> one.keep(signed));
      NodeRoom.await("it waits", () -> Sessions.waitingForTheStandby(address) == 1);
      Sessions.cutThoseWhoWaitForTheStandby(address);
      assertInstanceOf(
          StoreUnavailable.class, assertThrows(CompletionException.class, kept::join).getCause());
      CompletableFuture<Boolean> again = CompletableFuture.supplyAsync(() -> two.keep(signed));
      awaitThatTheyWait(again);
      pair.startStandby();
      assertFalse(again.join());
    }
  }

  /** Each by a connection of its own. */
  private void awaitThatTheyWait(CompletableFuture<?>... answers) {
    NodeRoom.await(
        "they wait for the standby",
        () ->
            Stream.of(answers).anyMatch(CompletableFuture::isDone)
                || Sessions.waitingForTheStandby(address) == answers.length);
    Stream.of(answers).forEach(answer -> assertFalse(answer.isDone(), answer::toString));
  }
}
