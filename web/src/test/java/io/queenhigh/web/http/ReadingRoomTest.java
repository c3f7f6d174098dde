package io.queenhigh.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.queenhigh.web.http.ReadingRoom.Size;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** Who looks things up waits for others who do, address by address. */
class ReadingRoomTest {

  private static final Response YES = Response.text("text/plain", "yes");

  private static ReadingRoom room(int mostWaiting, int mostOfAnAddress) {
    return new ReadingRoom(new Size(1, mostWaiting, mostOfAnAddress, Duration.ofHours(1)));
  }

  @Test
  void anAddressThatAsksOftenStandsInFrontOfNobodyElse() throws Exception {
    List<String> served = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    try (ReadingRoom room = room(100, 100);
        var people = Executors.newVirtualThreadPerTaskExecutor()) {
      people.execute(
          () ->
              room.answer(
                  "first",
                  () -> {
                    busy.countDown();
                    await(go);
                    return YES;
                  }));
      busy.await();
      for (String address : List.of("many", "many", "many", "many", "one", "other")) {
        int before = room.waiting();
        people.execute(
            () ->
                room.answer(
                    address,
                    () -> {
                      served.add(address);
                      return YES;
                    }));
        while (room.waiting() == before) {
          Thread.onSpinWait();
        }
      }
      go.countDown();
    }
    assertEquals(List.of("many", "one", "other", "many", "many", "many"), served);
  }

  @Test
  void whoFindsNoRoomIsAskedToComeBack() throws Exception {
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    try (ReadingRoom room = room(1, 1)) {
      CompletableFuture<Response> first =
          CompletableFuture.supplyAsync(
              () ->
                  room.answer(
                      "a",
                      () -> {
                        busy.countDown();
                        await(go);
                        return YES;
                      }),
              Thread::startVirtualThread);
      busy.await();
      CompletableFuture<Response> second =
          CompletableFuture.supplyAsync(
              () -> room.answer("b", () -> YES), Thread::startVirtualThread);
      while (room.waiting() == 0) {
        Thread.onSpinWait();
      }
      Response.No no = assertInstanceOf(Response.No.class, room.answer("c", () -> YES));
      assertEquals(Problem.Kind.UNAVAILABLE, no.problem().kind());
      assertEquals(2, no.problem().retryAfterSeconds().orElseThrow());
      go.countDown();
      assertEquals(YES, first.join());
      assertEquals(YES, second.join());
    }
  }

  @Test
  void aMistakeIsTheAskersAndTheDeskGoesOn() {
    try (ReadingRoom room = room(1, 1)) {
      assertThrows(
          IllegalStateException.class,
          () ->
              room.answer(
                  "a",
                  () -> {
                    throw new IllegalStateException("a mistake");
                  }));
      assertEquals(YES, room.answer("a", () -> YES));
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
