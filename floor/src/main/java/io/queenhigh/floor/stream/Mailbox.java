package io.queenhigh.floor.stream;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Takes one turn at a time, in the order of what came, and holds no thread while a turn waits for
 * something. What may go together and waits together shares a turn.
 */
final class Mailbox<T> {

  private final Executor hands;
  private final int mostWaiting;
  private final int mostTogether;
  private final Predicate<T> alone;
  private final Function<List<T>, CompletableFuture<Void>> turn;
  private final Deque<T> waiting = new ArrayDeque<>();
  private boolean busy;

  /**
   * A mailbox.
   *
   * @param alone what shares its turn with nothing
   * @param turn what is done with those whose turn it is; it never fails
   */
  Mailbox(
      Executor hands,
      int mostWaiting,
      int mostTogether,
      Predicate<T> alone,
      Function<List<T>, CompletableFuture<Void>> turn) {
    this.hands = hands;
    this.mostWaiting = mostWaiting;
    this.mostTogether = mostTogether;
    this.alone = alone;
    this.turn = turn;
  }

  /** Whether it is taken: not when too much waits already. */
  boolean post(T one) {
    synchronized (this) {
      if (waiting.size() >= mostWaiting) {
        return false;
      }
    }
    postLast(one);
    return true;
  }

  /**
   * Takes it however much waits before it.
   *
   * @throws RejectedExecutionException when there are no hands any more
   */
  void postLast(T one) {
    post(() -> waiting.addLast(one));
  }

  /**
   * The same, before all that waits.
   *
   * @throws RejectedExecutionException when there are no hands any more
   */
  void postFirst(T one) {
    post(() -> waiting.addFirst(one));
  }

  private void post(Runnable put) {
    synchronized (this) {
      put.run();
      if (busy) {
        return;
      }
      busy = true;
    }
    try {
      hands.execute(this::next);
    } catch (RejectedExecutionException closed) {
      synchronized (this) {
        waiting.clear();
        busy = false;
      }
      throw closed;
    }
  }

  /** These come before all that waits: they had their turn and could not go together. */
  synchronized void putBack(List<T> some) {
    some.reversed().forEach(waiting::addFirst);
  }

  @SuppressWarnings("FutureReturnValueIgnored") // Those who wait hold the other end.
  private void next() {
    turn.apply(group())
        .whenComplete(
            (_, _) -> {
              synchronized (this) {
                busy = !waiting.isEmpty();
                if (!busy) {
                  return;
                }
              }
              hands.execute(this::next);
            });
  }

  private synchronized List<T> group() {
    List<T> group = new ArrayList<>();
    group.add(waiting.removeFirst());
    while (!alone.test(group.getFirst())
        && group.size() < mostTogether
        && !waiting.isEmpty()
        && !alone.test(waiting.getFirst())) {
      group.add(waiting.removeFirst());
    }
    return group;
  }
}
