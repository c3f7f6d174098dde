package io.queenhigh.lab.usual;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Sampled shards as text, so that work can be stopped and continued, here or on another machine.
 */
public final class KeptShards {

  private static final String VERSION = "queenhigh face-up 3";

  private KeptShards() {}

  /** What the kept work is about: work about anything else cannot go on from it. */
  private static String about(Gains gains, String game) {
    return game + " spots " + gains.spots() + " seed " + gains.seed();
  }

  /**
   * Writes it down.
   *
   * @param game its id and what was chosen
   */
  public static String write(Gains gains, String game, Gains.Sampled sampled) {
    List<String> lines = new ArrayList<>(List.of(VERSION, about(gains, game)));
    GainTally tally = sampled.tally();
    lines.add("shards " + sampled.shards());
    lines.add(numbers(new long[] {tally.foretoldDeals, tally.halves[0], tally.halves[1]}));
    for (int size = 0; size < tally.sizes; size++) {
      lines.add(
          numbers(
              new long[] {
                tally.deals[size],
                tally.gain[size],
                tally.square[size],
                tally.basic[size],
                tally.basicSquare[size],
                tally.changed[size],
                tally.foretold[size],
                tally.foretoldSquare[size]
              }));
      lines.add(numbers(tally.rule[size]));
      lines.add(numbers(tally.ruleSquare[size]));
      lines.add(numbers(tally.foretoldRule[size]));
      lines.add(numbers(tally.foretoldRuleSquare[size]));
      lines.add(numbers(tally.cells[size][0]));
      lines.add(numbers(tally.cells[size][1]));
      tally
          .kinds
          .get(size)
          .forEach(
              (kind, found) ->
                  lines.add("kind " + kind + " " + found.deals() + " " + found.gain()));
      tally.largest.get(size).forEach(one -> lines.add("one " + one.gain() + " " + one.cards()));
      lines.add("end");
    }
    return String.join("\n", lines) + "\n";
  }

  private static String numbers(long[] numbers) {
    return Arrays.stream(numbers).mapToObj(Long::toString).collect(Collectors.joining(" "));
  }

  /** Reads it again; empty when the text is about something else or damaged. */
  public static Optional<Gains.Sampled> read(Gains gains, String game, String text) {
    Iterator<String> lines = text.lines().iterator();
    try {
      if (!lines.next().equals(VERSION) || !lines.next().equals(about(gains, game))) {
        return Optional.empty();
      }
      int shards = Integer.parseInt(lines.next().substring("shards ".length()));
      GainTally tally = gains.nothing().tally();
      long[] counts = numbers(lines.next());
      tally.foretoldDeals = counts[0];
      tally.halves[0] = counts[1];
      tally.halves[1] = counts[2];
      for (int size = 0; size < tally.sizes; size++) {
        readSize(tally, size, lines);
      }
      return Optional.of(new Gains.Sampled(shards, tally));
    } catch (RuntimeException _) {
      return Optional.empty();
    }
  }

  private static void readSize(GainTally tally, int size, Iterator<String> lines) {
    long[] sums = numbers(lines.next());
    tally.deals[size] = sums[0];
    tally.gain[size] = sums[1];
    tally.square[size] = sums[2];
    tally.basic[size] = sums[3];
    tally.basicSquare[size] = sums[4];
    tally.changed[size] = sums[5];
    tally.foretold[size] = sums[6];
    tally.foretoldSquare[size] = sums[7];
    for (long[] room :
        List.of(
            tally.rule[size],
            tally.ruleSquare[size],
            tally.foretoldRule[size],
            tally.foretoldRuleSquare[size],
            tally.cells[size][0],
            tally.cells[size][1])) {
      System.arraycopy(numbers(lines.next()), 0, room, 0, room.length);
    }
    for (String line = lines.next(); !line.equals("end"); line = lines.next()) {
      String[] words = line.split(" ", 3);
      if (words[0].equals("one")) {
        tally.largest.get(size).add(new GainTally.Single(Long.parseLong(words[1]), words[2]));
      } else {
        String[] found = words[2].split(" ", -1);
        tally
            .kinds
            .get(size)
            .put(
                Integer.parseInt(words[1]),
                new GainTally.Kind(Long.parseLong(found[0]), Long.parseLong(found[1])));
      }
    }
  }

  private static long[] numbers(String line) {
    return line.isEmpty()
        ? new long[0]
        : Arrays.stream(line.split(" ", -1)).mapToLong(Long::parseLong).toArray();
  }
}
