package io.queenhigh.lab.simulation;

import io.queenhigh.lab.Progress;
import java.util.Optional;

/** Follows a bank by chance and, against one player, through every deal. */
final class BankStudy {

  private static final int ROUNDS_PER_SHARD = 1 << 14;

  private BankStudy() {}

  static BankView of(Banked banked, long rounds, long seed, int threads, Progress progress) {
    banked
        .refusal()
        .or(() -> Banked.refusal(rounds))
        .ifPresent(
            why -> {
              throw new IllegalArgumentException(why);
            });
    long[] plays = BestPlay.of(banked.game());
    QuickPlay quick = new QuickPlay(banked.game(), plays);
    Optional<BankView.Figures> exact =
        banked.seats().size() == 1
            ? Optional.of(OneOpponent.count(banked, plays, quick).exactly())
            : Optional.empty();
    long sittings = (rounds + banked.sitting() - 1) / banked.sitting();
    Shards shards = new Shards(sittings, Math.max(1, ROUNDS_PER_SHARD / banked.sitting()), seed);
    Shards.Played<BankedCounts> played =
        shards.play(threads, () -> new BankedTable(banked, plays, quick), progress);
    BankedCounts counts = new BankedCounts(banked);
    played.counts().forEach(counts::add);
    return new BankView(
        banked,
        seed,
        sittings,
        played.games(),
        counts.rounds(),
        played.games() == 0 ? Optional.empty() : Optional.of(counts.estimates()),
        exact);
  }
}
