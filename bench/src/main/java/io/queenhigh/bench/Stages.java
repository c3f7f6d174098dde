package io.queenhigh.bench;

import com.sun.management.GarbageCollectionNotificationInfo;
import io.queenhigh.floor.store.CommandId;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;

/**
 * What a command's wait is made of. Stamps are taken where it comes to the store and where the
 * store answers, beside those of whoever asked:
 *
 * <pre>
 *   asked ──▶ the table's turn, judged ──▶ [ queued, in a group, flushed ] ──▶ folded, told, answered
 *             before the store              at the store                       after the store
 * </pre>
 *
 * <p>A thread that only sleeps a millisecond at a time tells how long anybody waits for a processor
 * here; pauses of the collector are added up beside it.
 */
final class Stages {

  private static final long TICK_NANOS = 1_000_000;
  private static final int MOST_TRACES = 2_000_000;

  private final Map<String, Door> doors = new ConcurrentHashMap<>();
  private final long[] traces = new long[3 * MOST_TRACES];
  private final AtomicInteger traced = new AtomicInteger();
  private final Queue<Long> late = new ConcurrentLinkedQueue<>();
  private final Queue<Long> pauses = new ConcurrentLinkedQueue<>();

  private static final class Door {
    private final long in = System.nanoTime();
    private volatile long out;
  }

  /** Kept as bare numbers until it is told: what is measured here must not feed the collector. */
  private record Trace(long before, long at, long after) {
    long all() {
      return before + at + after;
    }
  }

  Stages() {
    Thread.ofPlatform().daemon().name("metronome").start(this::tick);
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      ((NotificationEmitter) collector)
          .addNotificationListener(
              (notice, _) ->
                  pauses.add(
                      GarbageCollectionNotificationInfo.from((CompositeData) notice.getUserData())
                          .getGcInfo()
                          .getDuration()),
              null,
              null);
    }
  }

  private void tick() {
    while (true) {
      long from = System.nanoTime();
      LockSupport.parkNanos(TICK_NANOS);
      late.add(Math.max(0, System.nanoTime() - from - TICK_NANOS));
    }
  }

  /** The same store, with a stamp on whatever goes in and comes out. */
  Store at(Store store) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              try {
                if (!method.getName().equals("write")) {
                  return method.invoke(store, arguments);
                }
                Door door = new Door();
                ((Writing) arguments[0])
                    .command()
                    .ifPresent(command -> doors.put(CommandId.of(command).id(), door));
                @SuppressWarnings("unchecked")
                CompletableFuture<Written> written =
                    (CompletableFuture<Written>) method.invoke(store, arguments);
                return written.whenComplete((_, _) -> door.out = System.nanoTime());
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            });
  }

  /** Somebody has his answer. */
  void answered(String command, long asked, long now, boolean counts) {
    Door door = doors.remove(command);
    if (door != null && counts) {
      int place = 3 * traced.getAndIncrement();
      traces[place] = door.in - asked;
      traces[place + 1] = door.out - door.in;
      traces[place + 2] = now - door.out;
    }
  }

  /** What was found since it was last asked, a line each. */
  List<String> told() {
    List<Trace> all = new ArrayList<>();
    for (int place = 0; place < 3 * traced.get(); place += 3) {
      all.add(new Trace(traces[place], traces[place + 1], traces[place + 2]));
    }
    List<Long> ticks = new ArrayList<>(late);
    List<Long> stops = new ArrayList<>(pauses);
    traced.set(0);
    late.clear();
    pauses.clear();
    if (all.size() < 100) {
      return List.of();
    }
    all.sort(Comparator.comparingLong(Trace::all));
    ticks.sort(Comparator.naturalOrder());
    int slow = all.size() / 100;
    return List.of(
        "the middle half:   " + mean(all.subList(all.size() / 4, all.size() * 3 / 4)),
        "the slowest 1 %:   " + mean(all.subList(all.size() - slow, all.size())),
        String.format(
            Locale.ROOT,
            "a thread that wants to run waits %.1f ms at p50, %.1f at p99; the collector stopped all %d times, %d ms in"
                + " all, %d at most",
            millis(ticks.get(ticks.size() / 2)),
            millis(ticks.get(ticks.size() * 99 / 100)),
            stops.size(),
            stops.stream().mapToLong(each -> each).sum(),
            stops.stream().mapToLong(each -> each).max().orElse(0)));
  }

  private static String mean(List<Trace> some) {
    return String.format(
        Locale.ROOT,
        "%.1f ms = %.1f before the store + %.1f at the store + %.1f after it",
        some.stream().mapToLong(Trace::all).average().orElse(0) / 1e6,
        some.stream().mapToLong(Trace::before).average().orElse(0) / 1e6,
        some.stream().mapToLong(Trace::at).average().orElse(0) / 1e6,
        some.stream().mapToLong(Trace::after).average().orElse(0) / 1e6);
  }

  private static double millis(long nanos) {
    return nanos / 1e6;
  }
}
