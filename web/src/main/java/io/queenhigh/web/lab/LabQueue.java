package io.queenhigh.web.lab;

import io.queenhigh.lab.Processors;
import io.queenhigh.web.http.Problem;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where the lab computes: at half of the machine's cores at most, so that tables go on whatever
 * visitors of the lab ask for, and each question once as long as its answer is remembered.
 */
public final class LabQueue {
  private static final int MOST_ANSWERS = 256;
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Semaphore places;
  private final Duration patience;
  private final Map<String, Response> answers = new LinkedHashMap<>();

  public LabQueue() {
    this(places(), PATIENCE);
  }

  /** Half of the machine's cores; the others are the tables'. */
  static int places() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
  }

  LabQueue(int places, Duration patience) {
    this.places = new Semaphore(places);
    this.patience = patience;
  }

  /** The remembered answer to a question, or a new one when there is a place free. */
  Response answer(String question, Supplier<Response> work) {
    Response known = known(question);
    if (known != null) {
      return known;
    }
    if (!isOurTurn()) {
      return new Response.No(
          Problem.of(Kind.UNAVAILABLE, "The lab has its hands full; ask again in a moment.")
              .retryAfter(2));
    }
    try {
      Response answer = Processors.atMost(1, work);
      remember(question, answer);
      return answer;
    } finally {
      places.release();
    }
  }

  private boolean isOurTurn() {
    try {
      return places.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private synchronized @Nullable Response known(String question) {
    Response known = answers.remove(question);
    if (known != null) {
      answers.put(question, known);
    }
    return known;
  }

  private synchronized void remember(String question, Response answer) {
    answers.put(question, answer);
    if (answers.size() > MOST_ANSWERS) {
      answers.remove(answers.keySet().iterator().next());
    }
  }
}
