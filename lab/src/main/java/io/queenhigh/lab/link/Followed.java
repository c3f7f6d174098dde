package io.queenhigh.lab.link;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.parts.Part;
import io.queenhigh.lab.simulation.ChanceStreams;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * The histories of a study: followed here, all of them or one part, or brought along from where
 * their parts were followed. They come in shards with a stream of chance each, so that a history is
 * the same wherever it is followed.
 */
final class Followed {

  /** Always the same chance, so that the same question gets the same answer. */
  private static final long SEED = 1;

  private static final int PER_SHARD = 16;

  /** A study follows meters for a few purposes; each has streams of its own. */
  private static final long STAGES = 8;

  /** One history, from its chance to its figures. */
  interface Following {
    void follow(RandomGenerator random, double[] history);
  }

  private final Part part;
  private final long seed;
  private final Map<String, double[]> brought = new HashMap<>();
  private final List<String> lines = new ArrayList<>();

  private Followed(Part part, long seed) {
    this.part = part;
    this.seed = seed;
  }

  static Followed here() {
    return byChance(SEED);
  }

  static Followed byChance(long seed) {
    return new Followed(Part.WHOLE, seed);
  }

  /** What is not of this part stays empty: its study says nothing, its lines do. */
  static Followed part(Part part) {
    return new Followed(part, SEED);
  }

  static Followed elsewhere(List<List<String>> parts) {
    Followed followed = here();
    for (List<String> part : parts) {
      for (String line : part) {
        String[] words = line.split(" ", -1);
        double[] history = new double[words.length - 2];
        for (int i = 0; i < history.length; i++) {
          history[i] = Double.parseDouble(words[i + 2]);
        }
        followed.brought.put(words[0] + " " + words[1], history);
      }
    }
    return followed;
  }

  /** What was followed here, to be brought to where the parts are put together. */
  List<String> lines() {
    return List.copyOf(lines);
  }

  double[][] histories(int stage, int count, int figures, Following following, Progress progress) {
    double[][] histories = new double[count][figures];
    int shards = (count + PER_SHARD - 1) / PER_SHARD;
    for (int shard = 0; shard < shards; shard++) {
      progress.at((long) shard * PER_SHARD, count);
      RandomGenerator random = ChanceStreams.of(seed, STAGES * shard + stage);
      int end = Math.min(count, (shard + 1) * PER_SHARD);
      for (int history = shard * PER_SHARD; history < end; history++) {
        if (!brought.isEmpty()) {
          histories[history] = brought(stage, history);
        } else if (part.plays(shard)) {
          following.follow(random, histories[history]);
          note(stage, history, histories[history]);
        }
      }
    }
    progress.at(count, count);
    return histories;
  }

  private double[] brought(int stage, int history) {
    double[] found = brought.get(stage + " " + history);
    if (found == null) {
      throw new IllegalArgumentException(
          "history %d of stage %d is not there".formatted(history, stage));
    }
    return found;
  }

  private void note(int stage, int history, double[] figures) {
    if (!part.equals(Part.WHOLE)) {
      StringBuilder line = new StringBuilder().append(stage).append(' ').append(history);
      for (double figure : figures) {
        line.append(' ').append(Double.toHexString(figure));
      }
      lines.add(line.toString());
    }
  }
}
