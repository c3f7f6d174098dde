package io.queenhigh.lab.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** What a bank went through, counted: whole numbers that add up whoever counted them. */
final class BankedCounts {

  private final Banked banked;
  private final Bins rounds;
  private final Bins sittings;
  private final long[] seatNets;
  private final long[] wagers;
  private final long[] uncovered;
  private long exhausted;
  private long full;
  private long shortRounds;
  private long broke;

  /** Sums of products of the round's wagers and uncovered wagers, for the error of their ratio. */
  private long wagersSquared;

  private long uncoveredSquared;
  private long uncoveredTimesWagers;

  BankedCounts(Banked banked) {
    this.banked = banked;
    long fee = banked.feeCents();
    long bank = banked.bankCents();
    long unit = unit(banked);
    rounds = new Bins(-bank - fee, bank - fee, unit);
    sittings = new Bins(-(bank + fee) * banked.sitting(), bank * banked.sitting(), unit);
    seatNets = new long[banked.seats().size()];
    wagers = new long[seatNets.length];
    uncovered = new long[seatNets.length];
  }

  /** Amounts are sums of stakes, pays, the bank and its fee, so what divides those divides all. */
  private static long unit(Banked banked) {
    return LongStream.concat(
            banked.seats().stream().flatMap(stakes -> stakes.values().stream()).mapToLong(c -> c),
            LongStream.of(banked.bankCents(), banked.feeCents(), banked.bankrollCents().orElse(0)))
        .reduce(0, BankedCounts::commonDivisor);
  }

  private static long commonDivisor(long a, long b) {
    return b == 0 ? a : commonDivisor(b, a % b);
  }

  void addRounds(BankedRound round, long times) {
    rounds.add(round.netCents() - banked.feeCents(), times);
    exhausted += round.isExhausted() ? times : 0;
    full += round.isFull() ? times : 0;
    long all = 0;
    long open = 0;
    for (int seat = 0; seat < seatNets.length; seat++) {
      BankedRound.Seat settled = round.seats().get(seat);
      seatNets[seat] += settled.netCents() * times;
      wagers[seat] += settled.wagers() * times;
      uncovered[seat] += settled.uncovered() * times;
      all += settled.wagers();
      open += settled.uncovered();
    }
    shortRounds += open > 0 ? times : 0;
    wagersSquared += all * all * times;
    uncoveredSquared += open * open * times;
    uncoveredTimesWagers += open * all * times;
  }

  void addSitting(long resultCents, boolean endsBroke) {
    sittings.add(resultCents, 1);
    broke += endsBroke ? 1 : 0;
  }

  void add(BankedCounts other) {
    rounds.add(other.rounds);
    sittings.add(other.sittings);
    exhausted += other.exhausted;
    full += other.full;
    shortRounds += other.shortRounds;
    broke += other.broke;
    wagersSquared += other.wagersSquared;
    uncoveredSquared += other.uncoveredSquared;
    uncoveredTimesWagers += other.uncoveredTimesWagers;
    for (int seat = 0; seat < seatNets.length; seat++) {
      seatNets[seat] += other.seatNets[seat];
      wagers[seat] += other.wagers[seat];
      uncovered[seat] += other.uncovered[seat];
    }
  }

  /** All of it, as lines of text. */
  List<String> lines() {
    return List.of(
        rounds.line(),
        sittings.line(),
        numbers(seatNets),
        numbers(wagers),
        numbers(uncovered),
        numbers(
            exhausted,
            full,
            shortRounds,
            broke,
            wagersSquared,
            uncoveredSquared,
            uncoveredTimesWagers));
  }

  private static String numbers(long... numbers) {
    return LongStream.of(numbers).mapToObj(Long::toString).collect(Collectors.joining(" "));
  }

  private static long[] numbers(String line) {
    return Stream.of(line.split(" ", -1)).mapToLong(Long::parseLong).toArray();
  }

  /** Adds what such lines say. */
  void add(List<String> lines) {
    BankedCounts other = new BankedCounts(banked);
    other.rounds.add(lines.get(0));
    other.sittings.add(lines.get(1));
    System.arraycopy(numbers(lines.get(2)), 0, other.seatNets, 0, seatNets.length);
    System.arraycopy(numbers(lines.get(3)), 0, other.wagers, 0, wagers.length);
    System.arraycopy(numbers(lines.get(4)), 0, other.uncovered, 0, uncovered.length);
    long[] sums = numbers(lines.get(5));
    other.exhausted = sums[0];
    other.full = sums[1];
    other.shortRounds = sums[2];
    other.broke = sums[3];
    other.wagersSquared = sums[4];
    other.uncoveredSquared = sums[5];
    other.uncoveredTimesWagers = sums[6];
    add(other);
  }

  long rounds() {
    return rounds.total();
  }

  long sittings() {
    return sittings.total();
  }

  /** As estimates with their errors. */
  BankView.Figures estimates() {
    Spread sitting = sittings.spread(false);
    return figures(
        false,
        Optional.of(sitting),
        banked.bankrollCents().isPresent()
            ? Optional.of(BankView.Share.of(broke, sittings.total()))
            : Optional.empty());
  }

  /** As exact chances, when every deal has been counted. */
  BankView.Figures exactly() {
    Optional<Spread> sitting =
        banked.bankrollCents().isPresent()
            ? Optional.empty()
            : rounds.spread(true).times(banked.sitting());
    return figures(true, sitting, Optional.empty());
  }

  private BankView.Figures figures(
      boolean isExact, Optional<Spread> sitting, Optional<BankView.Share> goesBroke) {
    long total = rounds();
    List<BankView.Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < seatNets.length; seat++) {
      seats.add(
          new BankView.Seat(
              seat + 1,
              (double) seatNets[seat] / total - banked.feeCents(seat + 1),
              (double) uncovered[seat] / wagers[seat]));
    }
    return new BankView.Figures(
        rounds.spread(isExact),
        sitting,
        share(exhausted, total, isExact),
        share(full, total, isExact),
        share(shortRounds, total, isExact),
        uncoveredShare(total, isExact),
        goesBroke,
        seats);
  }

  private static BankView.Share share(long count, long total, boolean isExact) {
    BankView.Share share = BankView.Share.of(count, total);
    return isExact ? new BankView.Share(share.chance(), 0) : share;
  }

  /** A ratio of two sums that vary together; its error follows from how their difference varies. */
  private BankView.Share uncoveredShare(long total, boolean isExact) {
    double all = (double) LongStream.of(wagers).sum();
    double share = LongStream.of(uncovered).sum() / all;
    double squares =
        uncoveredSquared - 2 * share * uncoveredTimesWagers + share * share * wagersSquared;
    double error = Math.sqrt(Math.max(0, squares)) / all;
    return new BankView.Share(share, isExact || total == 0 ? 0 : error);
  }
}
