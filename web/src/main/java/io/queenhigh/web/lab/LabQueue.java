package io.queenhigh.web.lab;

import io.queenhigh.web.http.Problem;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
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
final class LabQueue {
  private static final int MOST_ANSWERS = 256;
  private static final int PATIENCE_SECONDS = 10;

  private final Semaphore places =
      new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
  private final Map<String, Response> answers = new LinkedHashMap<>();

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
      Response answer = work.get();
      remember(question, answer);
      return answer;
    } finally {
      places.release();
    }
  }

  private boolean isOurTurn() {
    try {
      return places.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS);
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
