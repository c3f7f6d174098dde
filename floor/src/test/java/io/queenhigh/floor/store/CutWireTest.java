package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** A connection that is lost while it commits: the answer says what truly happened. */
class CutWireTest {

  private static CuttableWire wire() throws IOException {
    return new CuttableWire(Postgres.server().port());
  }

  private static Store through(CuttableWire wire) {
    return Store.open(
        Postgres.server().database("wire").replaceFirst(":\\d+/", ":" + wire.port() + "/"));
  }

  private static Writing bet(Scribe scribe) {
    return scribe.writing("bet", List.of(new Transfer(0, "cage", "rack/1", 1)), Optional.of("1"));
  }

  @Test
  void aCommitWhoseAnswerWasLostIsAcknowledged() throws IOException {
    try (CuttableWire wire = wire();
        Store store = through(wire)) {
      Scribe scribe = new Scribe(store, "table/1");
      Writing bet = bet(scribe);
      wire.cutNext(CuttableWire.Cut.AFTER_COMMIT);
      assertInstanceOf(Written.Durable.class, scribe.write(bet));
      assertEquals(1, store.balance("rack/1"));
      assertEquals(new Written.Repeated(1), scribe.write(bet));
      assertInstanceOf(Written.Durable.class, scribe.write("next"));
    }
  }

  @Test
  void aCommitThatNeverArrivedHasFailed() throws IOException {
    try (CuttableWire wire = wire();
        Store store = through(wire)) {
      Scribe scribe = new Scribe(store, "table/1");
      Writing bet = bet(scribe);
      wire.cutNext(CuttableWire.Cut.BEFORE_COMMIT);
      assertInstanceOf(Written.Failed.class, scribe.write(bet));
      assertEquals(0, store.balance("rack/1"));
      assertInstanceOf(Written.Durable.class, scribe.write(bet));
      assertEquals(1, store.balance("rack/1"));
    }
  }

  @Test
  void aDoubtfulOneWaitsUntilItIsKnownAndTheOthersDoNot() throws IOException, InterruptedException {
    try (CuttableWire wire = wire();
        Store store = through(wire)) {
      Scribe other = new Scribe(store, "table/2");
      Writing bet = bet(new Scribe(store, "table/1"));
      wire.stayDead(true);
      wire.cutNext(CuttableWire.Cut.AFTER_COMMIT);
      CompletableFuture<Written> doubtful = store.write(bet);
      wire.awaitCut();
      assertInstanceOf(Written.Failed.class, other.write("meanwhile"));
      assertFalse(doubtful.isDone());
      wire.stayDead(false);
      assertInstanceOf(Written.Durable.class, doubtful.join());
      assertInstanceOf(Written.Durable.class, other.write("afterwards"));
    }
  }
}
