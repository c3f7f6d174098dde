package io.queenhigh.lab.usual;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.exact.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Studies a game: its base figures, then tables of several sizes.
 *
 * @param error goes on until this is the standard error, in Antes
 * @param shards how many shards are dealt instead, if that is wished
 * @param exactly whether to count out what can be counted out
 */
public record StudyRun(
    Studied game,
    List<Integer> spots,
    double error,
    Optional<Integer> shards,
    long seed,
    boolean exactly) {

  /** Deals for what an exact gain does not tell: kinds, rules, the largest changes. */
  private static final int SHARDS_BESIDE_EXACT = 8;

  public StudyRun {
    spots = spots.stream().sorted().toList();
  }

  public static StudyRun usual(Studied game, List<Integer> spots) {
    return new StudyRun(game, spots, Gains.WISHED, Optional.empty(), 1, true);
  }

  /** From the beginning, or from what was kept. */
  public Study run(
      Base base,
      Optional<Gains.Sampled> kept,
      CountedParts counted,
      Progress progress,
      Gains.Keeper keeper) {
    List<Optional<Fraction>> exact = new ArrayList<>();
    for (int each : spots) {
      exact.add(exactly ? game.exactGain(each, counted, progress) : Optional.empty());
    }
    Gains gains = new Gains(game, spots, seed);
    Optional<Integer> many =
        shards.isEmpty() && exact.stream().allMatch(Optional::isPresent)
            ? Optional.of(SHARDS_BESIDE_EXACT)
            : shards;
    Gains.Sampled sampled = gains.run(kept.orElse(gains.nothing()), error, many, progress, keeper);
    List<AtSpots> tables = new ArrayList<>();
    for (int size = 0; size < spots.size(); size++) {
      tables.add(AtSpots.of(game, spots.get(size), size, sampled.tally(), exact.get(size)));
    }
    return new Study(game.id(), game.title(), base, tables, Optional.empty());
  }
}
