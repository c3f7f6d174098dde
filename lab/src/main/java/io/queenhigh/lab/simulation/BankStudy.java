package io.queenhigh.lab.simulation;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.parts.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Follows a bank by chance and, against one player, through every deal. */
final class BankStudy {

  private static final int ROUNDS_PER_SHARD = 1 << 14;
  private static final String SITTINGS = "sittings ";

  private final Banked banked;
  private final long seed;
  private final long sittings;
  private final long[] plays;
  private final QuickPlay quick;
  private final BankedCounts counts;
  private long sat;

  private BankStudy(Banked banked, long rounds, long seed) {
    banked
        .refusal()
        .or(() -> Banked.refusal(rounds))
        .ifPresent(
            why -> {
              throw new IllegalArgumentException(why);
            });
    this.banked = banked;
    this.seed = seed;
    sittings = (rounds + banked.sitting() - 1) / banked.sitting();
    plays = BestPlay.of(banked.game());
    quick = new QuickPlay(banked.game(), plays);
    counts = new BankedCounts(banked);
  }

  static BankView of(Banked banked, long rounds, long seed, int threads, Progress progress) {
    BankStudy study = new BankStudy(banked, rounds, seed);
    study.play(Part.WHOLE, threads, progress);
    return study.view();
  }

  static List<String> part(
      Banked banked, long rounds, long seed, int threads, Part part, Progress progress) {
    BankStudy study = new BankStudy(banked, rounds, seed);
    study.play(part, threads, progress);
    List<String> lines = new ArrayList<>();
    lines.add(SITTINGS + study.sat);
    lines.addAll(study.counts.lines());
    return lines;
  }

  static BankView merged(Banked banked, long rounds, long seed, List<List<String>> parts) {
    BankStudy study = new BankStudy(banked, rounds, seed);
    for (List<String> part : parts) {
      study.sat += Long.parseLong(part.getFirst().substring(SITTINGS.length()));
      study.counts.add(part.subList(1, part.size()));
    }
    if (study.sat != study.sittings || study.counts.sittings() != study.sittings) {
      throw new IllegalArgumentException("parts without all of " + study.sittings + " sittings");
    }
    return study.view();
  }

  private void play(Part part, int threads, Progress progress) {
    Shards shards =
        new Shards(sittings, Math.max(1, ROUNDS_PER_SHARD / banked.sitting()), seed, part);
    Shards.Played<BankedCounts> played =
        shards.play(threads, () -> new BankedTable(banked, plays, quick), progress);
    played.counts().forEach(counts::add);
    sat = played.games();
  }

  private BankView view() {
    Optional<BankView.Figures> exact =
        banked.seats().size() == 1
            ? Optional.of(OneOpponent.count(banked, plays, quick).exactly())
            : Optional.empty();
    return new BankView(
        banked,
        seed,
        sittings,
        sat,
        counts.rounds(),
        sat == 0 ? Optional.empty() : Optional.of(counts.estimates()),
        exact);
  }
}
