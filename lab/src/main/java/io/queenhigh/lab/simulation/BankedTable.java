package io.queenhigh.lab.simulation;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * One thread's table with a player-dealer. The rules settle every round.
 *
 * <p>Rounds whose seats all end alike move the same money, so a round that came before is not
 * settled again but remembered.
 */
final class BankedTable implements Shards.Table<BankedCounts> {

  private static final int MOST_REMEMBERED = 1 << 16;

  /** There are fewer than 2^9 endings, so that seven seats fit in one number. */
  private static final int ENDING_BITS = 9;

  private final Banked banked;
  private final long[] plays;
  private final QuickPlay quick;
  private final List<short[]> alike;
  private final BankedCounts counts;
  private final Map<Long, Remembered> remembered = new HashMap<>();
  private final int[] hands;
  private int dealer;

  /** A settled round and how often it has come. */
  private static final class Remembered {

    private final BankedRound round;
    private long times;

    private Remembered(BankedRound round) {
      this.round = round;
    }
  }

  BankedTable(Banked banked, long[] plays, QuickPlay quick) {
    this.banked = banked;
    this.plays = plays;
    this.quick = quick;
    alike =
        banked.seats().stream()
            .map(stakes -> AlikeEndings.of(banked.game(), stakes.keySet()))
            .toList();
    counts = new BankedCounts(banked);
    hands = new int[banked.seats().size()];
  }

  @Override
  public void play(RandomGenerator random, int sittings) {
    for (int sitting = 0; sitting < sittings; sitting++) {
      sitDown(random);
    }
  }

  @Override
  public BankedCounts counts() {
    for (Remembered each : remembered.values()) {
      counts.addRounds(each.round, each.times);
    }
    remembered.clear();
    return counts;
  }

  private void sitDown(RandomGenerator random) {
    long result = 0;
    for (int round = 0; round < banked.sitting(); round++) {
      long posted = posts(result);
      if (posted <= 0) {
        counts.addSitting(result, true);
        return;
      }
      deal(random);
      result += bank(posted) - banked.feeCents();
    }
    counts.addSitting(result, posts(result) <= 0);
  }

  /** The fee comes first; then he posts what he wants to, or what he has left. */
  private long posts(long resultSoFar) {
    return banked.bankrollCents().isEmpty()
        ? banked.bankCents()
        : Math.min(
            banked.bankCents(),
            banked.bankrollCents().getAsLong() + resultSoFar - banked.feeCents());
  }

  private void deal(RandomGenerator random) {
    long dealt = 0;
    for (int seat = 0; seat < hands.length; seat++) {
      hands[seat] = Deals.hand(random, dealt);
      dealt |= HandTable.mask(HandTable.HAND[hands[seat]]);
    }
    dealer = Deals.dealerHand(random, dealt);
  }

  private long bank(long posted) {
    if (posted < banked.bankCents()) {
      return once(settle(posted));
    }
    long key = 0;
    for (int seat = 0; seat < hands.length; seat++) {
      int ending = quick.ending(hands[seat], dealer, 0) / Endings.WITH_COMMUNITY;
      key = (key << ENDING_BITS) | alike.get(seat)[ending];
    }
    Remembered before = remembered.get(key);
    if (before == null) {
      BankedRound round = settle(posted);
      if (remembered.size() == MOST_REMEMBERED) {
        return once(round);
      }
      before = new Remembered(round);
      remembered.put(key, before);
    }
    before.times++;
    return before.round.netCents();
  }

  private long once(BankedRound round) {
    counts.addRounds(round, 1);
    return round.netCents();
  }

  private BankedRound settle(long posted) {
    return settle(banked, plays, hands, dealer, posted);
  }

  /** Lays out these hands and lets the rules settle them. */
  static BankedRound settle(
      Banked banked, long[] plays, int[] hands, int dealer, long postedCents) {
    List<ByTheBook.Seat> seats = new ArrayList<>(hands.length);
    for (int seat = 0; seat < hands.length; seat++) {
      boolean played = (plays[hands[seat]] >>> HandTable.CARD[dealer] & 1) != 0;
      List<Card> cards = HandTable.stack(hands[seat], 0);
      seats.add(new ByTheBook.Seat(banked.seats().get(seat), cards, played));
    }
    return BankedRound.of(
        banked,
        ByTheBook.settle(
            banked.game(),
            seats,
            HandTable.stack(dealer / 3, dealer % 3),
            Cards.NONE,
            postedCents,
            Optional.empty()),
        postedCents);
  }
}
