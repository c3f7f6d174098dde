package io.queenhigh.lab.usual;

import io.queenhigh.lab.Processors;
import io.queenhigh.lab.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

/** Work in parts that do not depend on each other, shared out among processors. */
final class Parts {

  private Parts() {}

  /**
   * The results in order. When the calling thread is interrupted the rest is left, the thread stays
   * interrupted, and {@link Stopped} is thrown: half a sum is no figure.
   */
  static <T> List<T> each(int parts, IntFunction<T> work, Progress progress) {
    List<T> results = new ArrayList<>();
    try (ExecutorService workers =
        Executors.newFixedThreadPool(Processors.toUse(), Thread.ofPlatform().daemon().factory())) {
      List<Future<T>> futures = new ArrayList<>();
      for (int part = 0; part < parts; part++) {
        int which = part;
        futures.add(workers.submit(() -> work.apply(which)));
      }
      try {
        for (Future<T> future : futures) {
          results.add(future.get());
          progress.at(results.size(), parts);
        }
      } catch (InterruptedException _) {
        workers.shutdownNow();
        Thread.currentThread().interrupt();
        throw new Stopped();
      } catch (ExecutionException failed) {
        workers.shutdownNow();
        throw new IllegalStateException(failed.getCause());
      }
    }
    return results;
  }

  /** The sum over all parts of an exact count; parts that were counted before are taken as kept. */
  static BigInteger sum(
      int spots, int parts, IntFunction<BigInteger> work, CountedParts counted, Progress progress) {
    return each(
            parts,
            part -> {
              Optional<BigInteger> found = counted.found(spots, part);
              BigInteger sum = found.isPresent() ? found.get() : work.apply(part);
              if (found.isEmpty()) {
                counted.keep(spots, part, sum);
              }
              return sum;
            },
            progress)
        .stream()
        .reduce(BigInteger.ZERO, BigInteger::add);
  }
}
