package io.queenhigh.web.lab;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.lab.usual.Impact;
import io.queenhigh.lab.usual.Situation;
import io.queenhigh.lab.usual.ThreeCardStudied;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.web.http.Response;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Whoever asks the lab for a decision")
class LabQueueTest {

  @Test
  @DisplayName("waits for a place as everybody there does, so that tables have the other cores")
  void decisionsTakeAPlace() throws InterruptedException {
    LabQueue bench = new LabQueue(1, Duration.ZERO);
    FaceUpDesk desk = new FaceUpDesk(bench);
    CountDownLatch taken = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    Thread other =
        Thread.ofVirtual()
            .start(
                () ->
                    bench.answer(
                        "something long",
                        () -> {
                          taken.countDown();
                          awaits(go);
                          return Response.json(Map.of());
                        }));
    taken.await();
    assertInstanceOf(Response.No.class, decision(desk));
    go.countDown();
    other.join();
    assertInstanceOf(Response.Body.class, decision(desk));
  }

  private static Response decision(FaceUpDesk desk) {
    List<Card> hand =
        Stream.of("Qs", "6h", "4d").map(Card::parse).flatMap(Optional::stream).toList();
    Situation situation =
        new Situation(Cards.of(hand), Optional.empty(), List.of(), Cards.NONE, List.of());
    return desk.weighed(new ThreeCardStudied(Impact.threeCardPoker()), "", situation, Map.of());
  }

  private static void awaits(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
