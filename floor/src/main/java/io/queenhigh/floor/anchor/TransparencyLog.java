package io.queenhigh.floor.anchor;

import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.LogRun;
import io.queenhigh.floor.store.LogStore;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * One log over all streams: takes in what the journals have and it has not, fixes the order, and
 * grows the tree. Order and tree are on disk before anybody hears of them.
 */
final class TransparencyLog {

  /** So many lines are written as one piece that no table notices it. */
  private static final int MOST_AT_ONCE = 8_192;

  private final LogStore rows;
  private final SecureRandom random;
  private Edge edge = Edge.of(0, (_, _) -> Tile.empty());
  private final Map<String, Long> taken = new HashMap<>();
  private boolean known;

  TransparencyLog(LogStore rows, SecureRandom random) {
    this.rows = rows;
    this.random = random;
  }

  /**
   * Takes in all lines there are by now; how many leaves there are then. What is written meanwhile
   * waits for the next time: at a busy floor there would always be a little more.
   */
  long takeIn() {
    Map<String, Long> written = written();
    while (takeIn(written) > 0) {
      written = known ? written : written();
    }
    return edge.size();
  }

  /** Asked for last: what others have taken in was written before. */
  private Map<String, Long> written() {
    if (!known) {
      recall();
    }
    return rows.written();
  }

  /** What others have written is found out when they were faster, and at the start. */
  private void recall() {
    long size = rows.size();
    edge = Edge.of(size, this::tile);
    taken.clear();
    taken.putAll(rows.taken());
    known = true;
  }

  private Tile tile(int level, long number) {
    return rows.tile(level, number)
        .map(Tile::of)
        .orElseThrow(
            () ->
                new LogBroken(
                    "The log's tile %d/%d is gone: somebody has been at the tables."
                        .formatted(level, number)));
  }

  /** One piece; nothing when all is in. */
  private int takeIn(Map<String, Long> written) {
    nothingIsCutOff(written);
    Edge grown = edge.copy();
    List<LogRun> runs = new ArrayList<>();
    int left = MOST_AT_ONCE;
    for (Map.Entry<String, Long> stream : written.entrySet()) {
      long after = taken.getOrDefault(stream.getKey(), 0L);
      if (stream.getValue() > after && left > 0) {
        int most = (int) Math.min(left, stream.getValue() - after);
        List<Head> lines = rows.lines(stream.getKey(), after, most);
        LogRun run = run(grown.size(), stream.getKey(), after, lines);
        lines.forEach(line -> grown.add(leaf(run, line)));
        runs.add(run);
        left -= lines.size();
      }
    }
    if (runs.isEmpty()) {
      return 0;
    }
    // Whatever goes wrong from here on: what is on disk counts, not what is known.
    known = false;
    if (rows.append(runs, grown.changed())) {
      edge = grown.copy();
      runs.forEach(run -> taken.put(run.stream(), run.to()));
      known = true;
    }
    return MOST_AT_ONCE - left;
  }

  private void nothingIsCutOff(Map<String, Long> written) {
    taken.forEach(
        (stream, last) -> {
          long there = written.getOrDefault(stream, 0L);
          if (there < last) {
            throw new LogBroken(
                "%s ends with line %d and is in the log up to line %d: its end was cut off."
                    .formatted(stream, there, last));
          }
        });
  }

  private LogRun run(long first, String stream, long after, List<Head> lines) {
    long to = after + lines.size();
    if (lines.isEmpty() || lines.getFirst().seq() != after + 1 || lines.getLast().seq() != to) {
      throw new LogBroken(
          "%s has a gap after line %d: somebody has been at the tables.".formatted(stream, after));
    }
    byte[] secret = new byte[32];
    random.nextBytes(secret);
    return new LogRun(first, stream, after + 1, to, HexFormat.of().formatHex(secret));
  }

  private static TreeHash leaf(LogRun run, Head line) {
    String salt = LineLeaf.salt(run.secret(), line.seq());
    return LineLeaf.of(run.stream(), line.seq(), line.hash(), salt);
  }

  /** The tree as it is on disk. */
  Tree tree() {
    return new Tree(this::tile);
  }
}
