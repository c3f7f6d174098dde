package io.queenhigh.lab.usual;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Cards;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.random.RandomGenerator;

/** Games of one decision against a dealer's hand: Caribbean Stud, Four Card, Crazy 4. */
abstract class AgainstDealer extends UsualStudy {

  AgainstDealer(UsualGame game) {
    super(game);
  }

  /** The names of all actions, fold first. */
  abstract List<String> actions();

  /** How many Antes each action adds to the wager. */
  abstract int added(int action);

  /** What is wagered before the deal, in Antes. */
  abstract int before();

  abstract DealerHands hands();

  /**
   * What every action is worth, in halves of an Ante added up over the dealer's hands; an action
   * that a hand may not take is worth {@link Long#MIN_VALUE}.
   */
  abstract void weigh(long own, DealerHands dealer, long[] worth);

  /** What the strategy in words does. */
  abstract int inWords(long own, int shown);

  /** The group of hands that a changed decision is counted under. */
  abstract int group(long own);

  abstract String groupName(int group);

  /** What simple rules do, by their place among {@link #ruleNames}. */
  abstract int rule(int which, long own, int shown, long seen, int basic);

  /** The cell of a person's table that a deal falls into. */
  abstract int cell(long own, int shown, long seen);

  @Override
  public final int cellActions() {
    return actions().size();
  }

  static int best(long[] worth) {
    int best = 0;
    for (int action = 1; action < worth.length; action++) {
      best = worth[action] > worth[best] ? action : best;
    }
    return best;
  }

  @Override
  public WeighedActions weigh(Situation situation) {
    check(situation);
    DealerHands dealer = hands();
    long own = situation.own().mask();
    int shown = situation.shown();
    dealer.look(unseen(own, shown, situation.seen().mask()), shown);
    long[] worth = new long[actions().size()];
    weigh(own, dealer, worth);
    SequencedMap<String, Fraction> values = new LinkedHashMap<>();
    for (int action = 0; action < worth.length; action++) {
      if (worth[action] != Long.MIN_VALUE) {
        values.put(actions().get(action), Fraction.of(worth[action], 2 * dealer.hands()));
      }
    }
    return new WeighedActions("with five cards", values);
  }

  @Override
  final QuickDecision quick() {
    DealerHands dealer = hands();
    long[] worth = new long[actions().size()];
    return (own, shown, seen) -> {
      dealer.look(unseen(own, shown, seen), shown);
      weigh(own, dealer, worth);
      return worth[best(worth)];
    };
  }

  private static long unseen(long own, int shown, long seen) {
    return CardBits.ALL & ~own & ~seen & (shown < 0 ? -1 : ~(1L << shown));
  }

  // ---- the base game ----

  private static final int HANDS_PER_PART = 512;

  /** Sums over hands that a part of the work found. */
  private static final class Sums {
    private long weight;
    private long worth;
    private long inWords;
    private final long[] taken;
    private long dealerHands;

    private Sums(int actions) {
      taken = new long[actions];
    }
  }

  @Override
  public Base base(Progress progress) {
    List<Long> hands = firstHands();
    int parts = (hands.size() + HANDS_PER_PART - 1) / HANDS_PER_PART;
    List<Sums> found =
        Parts.each(
            parts,
            part -> {
              int from = part * HANDS_PER_PART;
              return base(hands.subList(from, Math.min(from + HANDS_PER_PART, hands.size())));
            },
            progress);
    BigInteger sum = BigInteger.ZERO;
    BigInteger words = BigInteger.ZERO;
    Sums all = new Sums(actions().size());
    for (Sums each : found) {
      all.weight += each.weight;
      sum = sum.add(BigInteger.valueOf(each.worth));
      words = words.add(BigInteger.valueOf(each.inWords));
      all.dealerHands = each.dealerHands;
      for (int action = 0; action < all.taken.length; action++) {
        all.taken[action] += each.taken[action];
      }
    }
    SequencedMap<String, Fraction> taken = new LinkedHashMap<>();
    Fraction wagered = Fraction.of(before());
    for (int action = 0; action < all.taken.length; action++) {
      Fraction often = Fraction.of(all.taken[action], all.weight);
      if (often.sign() != 0) {
        taken.put(actions().get(action), often);
        wagered = wagered.plus(often.times(added(action)));
      }
    }
    BigInteger deals =
        BigInteger.valueOf(all.weight).multiply(BigInteger.valueOf(2 * all.dealerHands));
    return new Base(
        new Fraction(sum, deals).negated(),
        wagered,
        taken,
        worded(new Fraction(words, deals).negated()));
  }

  private Sums base(List<Long> hands) {
    Sums sums = new Sums(actions().size());
    DealerHands dealer = hands();
    long[] worth = new long[actions().size()];
    for (long own : hands) {
      long alike = Suits.alike(own);
      if (!game().play().showsCard()) {
        enter(sums, own, -1, alike, dealer, worth);
        continue;
      }
      for (int shown = 0; shown < 52; shown++) {
        long many = (own >>> shown & 1) != 0 ? 0 : alike * Suits.alike(own, shown & 3);
        if (many != 0) {
          enter(sums, own, shown, many, dealer, worth);
        }
      }
    }
    return sums;
  }

  private void enter(Sums sums, long own, int shown, long many, DealerHands dealer, long[] worth) {
    dealer.look(unseen(own, shown, 0), shown);
    weigh(own, dealer, worth);
    int best = best(worth);
    sums.weight += many;
    sums.worth = Math.addExact(sums.worth, many * worth[best]);
    sums.inWords = Math.addExact(sums.inWords, many * worth[inWords(own, shown)]);
    sums.taken[best] += many;
    sums.dealerHands = dealer.hands();
  }

  private static List<Long> firstHands() {
    List<Long> hands = new ArrayList<>();
    for (int a = 4; a < 52; a++) {
      for (int b = 3; b < a; b++) {
        for (int c = 2; c < b; c++) {
          for (int d = 1; d < c; d++) {
            for (int e = 0; e < d; e++) {
              long hand = 1L << a | 1L << b | 1L << c | 1L << d | 1L << e;
              if (Suits.isFirst(hand)) {
                hands.add(hand);
              }
            }
          }
        }
      }
    }
    return hands;
  }

  // ---- seen cards ----

  @Override
  public Optional<Fraction> exactGain(int spots, CountedParts counted, Progress progress) {
    return Optional.empty();
  }

  @Override
  public int dealsPerShard() {
    return 10_000;
  }

  @Override
  public RandomDealing dealing(List<Integer> spots) {
    return new OneDecision(spots);
  }

  private final class OneDecision implements RandomDealing {
    private final int[] seen;
    private final int most;
    private final TopOfDeck stack = new TopOfDeck();
    private final DealerHands dealer = hands();
    private final long[] worth = new long[actions().size()];

    private OneDecision(List<Integer> spots) {
      seen = spots.stream().mapToInt(AgainstDealer.this::seen).toArray();
      most = spots.stream().mapToInt(AgainstDealer.this::seen).max().orElse(0);
    }

    @Override
    public void deal(RandomGenerator random, GainTally tally) {
      int open = game().play().showsCard() ? 6 : 5;
      stack.shuffle(random, open + most);
      long own = stack.set(0, 5);
      int shown = open == 6 ? stack.card(5) : -1;
      dealer.look(unseen(own, shown, 0), shown);
      AgainstDealer.this.weigh(own, dealer, worth);
      int basic = best(worth);
      tally.dealt();
      for (int size = 0; size < seen.length; size++) {
        long others = stack.set(open, open + seen[size]);
        dealer.look(unseen(own, shown, others), shown);
        AgainstDealer.this.weigh(own, dealer, worth);
        enter(tally, size, own, shown, others, basic);
      }
    }

    private void enter(GainTally tally, int size, long own, int shown, long others, int basic) {
      double unit = 2.0 * dealer.hands();
      tally.basic(size, worth[basic] / unit);
      int best = best(worth);
      for (int rule = 0; rule < tally.rules; rule++) {
        int action = rule(rule, own, shown, others, basic);
        if (action != basic && worth[action] != Long.MIN_VALUE) {
          tally.rule(size, rule, (worth[action] - worth[basic]) / unit);
        }
      }
      int cell = cell(own, shown, others) * worth.length;
      for (int action = 0; action < worth.length; action++) {
        if (action != basic && worth[action] != Long.MIN_VALUE) {
          tally.cell(size, cell + action, (worth[action] - worth[basic]) / unit);
        }
      }
      if (best != basic) {
        double more = (worth[best] - worth[basic]) / unit;
        tally.gain(size, more);
        tally.changed(size);
        tally.kind(size, (group(own) * 8 + basic) * 8 + best, more);
        if (tally.isLarge(size, more)) {
          tally.large(
              size,
              more,
              "%s%s, seen %s: %s instead of %s"
                  .formatted(
                      new Cards(own),
                      shown < 0 ? "" : " against " + new Cards(1L << shown),
                      new Cards(others),
                      actions().get(best),
                      actions().get(basic)));
        }
      }
    }
  }

  @Override
  public String kind(int kind) {
    return "%s: %s instead of %s"
        .formatted(groupName(kind >> 6), actions().get(kind & 7), actions().get(kind >> 3 & 7));
  }
}
