package io.queenhigh.night;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** One night after the other, each by a seed, until one of them breaks something. */
public final class Nights {

  /** A night of some hundred steps is small after so many tries. */
  private static final int MOST_NIGHTS_TO_SHRINK = 400;

  private final StoreKind kind;
  private final Mischief mischief;
  private final Path folder;

  /** What nights are played on. */
  public enum StoreKind {
    /** A disk in memory: fast, and no two nights differ by it. */
    MEMORY,
    /** A real SQLite file, crashed by copying what is on disk at that moment. */
    SQLITE
  }

  /** Hears how far it has come. */
  @FunctionalInterface
  public interface Progress {
    void at(long done, long total);
  }

  /** How often something went wrong, and what. */
  public record FaultCount(String key, String who, String what, long times) {}

  /**
   * A night that broke something.
   *
   * @param steps how many steps are left of it
   * @param of how many it had
   * @param story what happened in what is left of it, a line each
   */
  public record Failure(long seed, List<Broken> broken, int steps, int of, List<String> story) {}

  /**
   * What came of them.
   *
   * @param counts figures by name, in the order in which they are told
   * @param digest of all their journals: the same nights have the same
   */
  public record Result(
      long nights,
      Map<String, Long> counts,
      List<FaultCount> faults,
      String digest,
      Optional<Failure> failure) {}

  Nights(StoreKind kind, Mischief mischief, Path folder) {
    this.kind = kind;
    this.mischief = mischief;
    this.folder = folder;
  }

  /** Plays the nights of so many seeds, from one on, as many at a time as there are processors. */
  public static Result play(long seed, long nights, StoreKind kind, Progress progress) {
    return play(seed, nights, kind, Runtime.getRuntime().availableProcessors(), progress);
  }

  /**
   * The same on so many threads. What comes of them does not depend on how many: a night is one
   * thread's, and where several break something the first by its seed is told.
   */
  static Result play(long seed, long nights, StoreKind kind, int threads, Progress progress) {
    try {
      Path folder = Files.createTempDirectory("queenhigh-night");
      try {
        return NightShifts.play(
            seed, nights, threads, place -> inFolder(kind, folder, place), progress);
      } finally {
        delete(folder);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static Nights inFolder(StoreKind kind, Path folder, int place) {
    try {
      return new Nights(
          kind, Mischief.NONE, Files.createDirectories(folder.resolve(String.valueOf(place))));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  Result play(long seed, long nights, Progress progress) {
    return NightShifts.play(seed, nights, 1, _ -> this, progress);
  }

  Night.Outcome play(Plan plan) {
    return Night.play(plan, disk(), folder);
  }

  private Disk disk() {
    return switch (kind) {
      case MEMORY -> new MemoryDisk(mischief);
      case SQLITE -> new SqliteDisk(mischief, folder);
    };
  }

  Failure shrunk(Plan plan, Night.Outcome failed) {
    Shrinking.Shrunk shrunk = Shrinking.of(plan, failed, MOST_NIGHTS_TO_SHRINK, this::play);
    return new Failure(
        plan.seed(),
        shrunk.outcome().broken(),
        shrunk.plan().steps().size(),
        plan.steps().size(),
        shrunk.outcome().story());
  }

  static List<FaultCount> faults(Counts counts) {
    return Arrays.stream(Fault.values())
        .map(fault -> new FaultCount(fault.key(), fault.who(), fault.what(), counts.of(fault)))
        .toList();
  }

  private static void delete(Path folder) throws IOException {
    List<Path> all = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(all::add);
    }
    for (Path file : all) {
      Files.delete(file);
    }
  }
}
