package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.HERE;
import static io.queenhigh.floor.people.OpenHouse.RIGHT;
import static io.queenhigh.floor.people.OpenHouse.given;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.people.OpenHouse.On;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Machinery;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What another node has just said about people")
class LateWordTest {

  private static final Duration LONG = Duration.ofSeconds(20);

  @TempDir Path folder = Path.of("");

  @Test
  @DisplayName("is heard before all who wait for the pen, however many they are")
  void crowd() throws Exception {
    try (OpenHouse house = OpenHouse.in(folder)) {
      given(house.door().guest());
      BoundRows rows = new BoundRows(house.store());
      HouseJournal journal =
          new HouseJournal(
              new Machinery(
                  house.store(),
                  house::now,
                  task -> Thread.ofVirtual().start(task),
                  (_, _) -> () -> {}),
              new PeopleCache(house.store(), rows),
              rows);
      CountDownLatch begun = new CountDownLatch(1);
      CountDownLatch first = new CountDownLatch(1);
      CountDownLatch rest = new CountDownLatch(1);
      Thread has =
          Thread.ofVirtual()
              .start(
                  () ->
                      journal.write(
                          () -> {
                            begun.countDown();
                            await(first);
                            return HouseDecision.blank(new Reply.Given<>(true));
                          }));
      begun.await();
      Thread waits =
          Thread.ofVirtual()
              .start(
                  () ->
                      journal.write(
                          () -> {
                            await(rest);
                            return HouseDecision.blank(new Reply.Given<>(true));
                          }));
      until(waits, Thread.State.WAITING);
      CompletableFuture<Boolean> asOf = new CompletableFuture<>();
      Thread asks =
          Thread.ofVirtual().start(() -> asOf.complete(journal.isAsOf(Duration.ZERO, LONG)));
      until(asks, Thread.State.TIMED_WAITING);
      first.countDown();
      try {
        assertTrue(asOf.get(), "it waited behind somebody who wants something else");
      } finally {
        rest.countDown();
        has.join();
        waits.join();
      }
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void until(Thread thread, Thread.State state) {
    NodeRoom.await("it waits", () -> thread.getState() == state);
  }

  @Test
  @DisplayName("holds also for a session that is being read while it is said")
  void between() {
    try (OpenHouse one = OpenHouse.on(On.POSTGRESQL, folder);
        OpenHouse other = one.another()) {
      Badge ann = one.player("ann");
      CompletableFuture<People> there = new CompletableFuture<>();
      People late =
          LightPeople.of(
              interrupted(
                  other.store(),
                  PeopleCache.SEEN,
                  () -> {
                    given(one.door().logout(ann.token()));
                    there.join().refresh();
                  }),
              other::now);
      there.complete(late);

      // Whatever is said to this one, who asked before she had gone.
      late.door().who(ann.token());

      late.refresh();
      assertInstanceOf(Reply.No.class, late.door().who(ann.token()));
    }
  }

  /** A store where something happens between two looks, once. */
  private static Store interrupted(Store store, String kind, Runnable once) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, given) -> {
              if (method.getName().equals("kept") && given[0].equals(kind) && done.complete(null)) {
                once.run();
              }
              try {
                return method.invoke(store, given);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @Test
  @DisplayName("is a sign of life, too: who works at one node is not sent away by the other")
  void life() {
    try (OpenHouse one = OpenHouse.on(On.POSTGRESQL, folder);
        OpenHouse other = one.another()) {
      Who maria = one.manager();
      one.staff(maria, "sue", Role.SUPERVISOR);
      Badge sue = given(one.door().login("sue", RIGHT, HERE));
      other.people().refresh();
      given(other.door().who(sue.token()));
      String id = Tokens.sessionId(sue.token());
      for (int i = 0; i < 6; i++) {
        one.pass(Duration.ofMinutes(10));
        other.pass(Duration.ofMinutes(10));
        given(one.door().who(sue.token()));
        String now = Long.toString(one.now().toEpochMilli());
        NodeRoom.await(
            "it is on disk",
            () -> one.store().kept(PeopleCache.SEEN, id).filter(now::equals).isPresent());
      }
      other.people().refresh();
      given(other.door().who(sue.token()));
    }
  }

  @Test
  @DisplayName("does not make a session last longer than it may")
  void longest() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Badge ann = house.player("ann");
      given(house.door().still(ann.token(), ann.who()));
      house.pass(Role.PLAYER.longest());
      assertInstanceOf(Reply.No.class, house.door().who(ann.token()));
      assertInstanceOf(Reply.No.class, house.door().still(ann.token(), ann.who()));
    }
  }
}
