package io.queenhigh.night;

import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * The one thread of a night, and its time. Nothing runs by itself and nobody waits: time goes on to
 * whatever is next, so that a night takes as long as what happens in it.
 */
final class VirtualTime {

  private final PriorityQueue<Task> tasks =
      new PriorityQueue<>(Comparator.comparingLong(Task::atMillis).thenComparingLong(Task::order));
  private long now;
  private long order;

  private record Task(long atMillis, long order, Runnable run) {}

  VirtualTime(long startMillis) {
    this.now = startMillis;
  }

  long now() {
    return now;
  }

  /** Calls at a time; one that is past is now. */
  Runnable at(long millis, Runnable call) {
    Task task = new Task(Math.max(now, millis), order++, call);
    tasks.add(task);
    return () -> tasks.remove(task);
  }

  Runnable after(long millis, Runnable call) {
    return at(now + millis, call);
  }

  /** Nothing more happens. */
  void ends() {
    tasks.clear();
  }

  /** Lets everything happen until a time. */
  void passUntil(long millis) {
    while (!tasks.isEmpty() && tasks.element().atMillis <= millis) {
      Task task = tasks.remove();
      now = task.atMillis;
      task.run.run();
    }
    now = Math.max(now, millis);
  }
}
