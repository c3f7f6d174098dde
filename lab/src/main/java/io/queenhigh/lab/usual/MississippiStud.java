package io.queenhigh.lab.usual;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;

/** Mississippi Stud: bet one to three times the Ante or fold, before each of three cards. */
final class MississippiStud extends UsualStudy {

  /** More seen cards than this are not counted out. */
  private static final int EXACT_SEEN = 4;

  private final short[] pays;
  private final Map<Long, Hand> hands = new ConcurrentHashMap<>();

  /** A hand, its pays, and what basic strategy does with it. */
  private record Hand(long own, StudTable table, StudStreets.Basic basic) {}

  MississippiStud(UsualGame game) {
    super(game);
    pays = game.pays().fiveCards(-2);
  }

  @Override
  List<Integer> boards() {
    return List.of(0, 1, 2);
  }

  private Hand hand(long firstHand) {
    return hands.computeIfAbsent(
        firstHand,
        own -> {
          StudTable table = new StudTable(own, pays);
          StudStreets streets = new StudStreets(table, own);
          streets.weigh();
          return new Hand(own, table, streets.basic());
        });
  }

  @Override
  public Optional<String> refusal(Situation situation) {
    Optional<String> why = super.refusal(situation);
    int streets = situation.board().size();
    if (why.isPresent() || situation.bets().isEmpty()) {
      return why;
    }
    if (situation.bets().size() != streets
        || situation.bets().stream().anyMatch(bet -> bet < 1 || bet > 3)) {
      return Optional.of(
          "With %d community cards open there were %d bets before, each of 1 to 3 Antes; not %s."
              .formatted(streets, streets, situation.bets()));
    }
    return Optional.empty();
  }

  @Override
  public WeighedActions weigh(Situation situation) {
    check(situation);
    long own = situation.own().mask();
    StudStreets streets = new StudStreets(new StudTable(own, pays), own);
    situation.seen().forEach(card -> streets.see(card.index()));
    streets.weigh();
    int open = situation.board().size();
    int before =
        1
            + (situation.bets().isEmpty()
                ? open
                : situation.bets().stream().mapToInt(Integer::intValue).sum());
    SequencedMap<String, Fraction> actions = new LinkedHashMap<>();
    actions.put("fold", Fraction.of(-before));
    long cards = streets.cards();
    for (int bet = 1; bet <= 3; bet++) {
      int total = before + bet;
      Fraction worth =
          switch (open) {
            case 0 -> first(streets, total);
            case 1 -> second(streets, situation.board().getFirst().index(), total);
            default ->
                Fraction.of(
                    (long) total
                        * streets.third(
                            situation.board().getFirst().index(),
                            situation.board().getLast().index()),
                    2 * (cards - 2));
          };
      actions.put(bet + "x", worth);
    }
    String[] names = {"before the first community card", "before the second", "before the third"};
    return new WeighedActions(names[open], actions);
  }

  /** A stake of any size before the second bet. */
  private static Fraction first(StudStreets streets, int before) {
    long cards = streets.cards();
    Fraction sum = Fraction.ZERO;
    for (int card = 0; card < 52; card++) {
      if (streets.isUnseen(card)) {
        Fraction best = Fraction.of(-before);
        for (int bet = 1; bet <= 3; bet += 2) {
          best = best.max(second(streets, card, before + bet));
        }
        sum = sum.plus(best);
      }
    }
    return sum.over(Fraction.of(cards));
  }

  /** A stake of any size before the last bet. */
  private static Fraction second(StudStreets streets, int first, int before) {
    int cards = streets.cards();
    long fold = -2L * before * (cards - 2);
    long sum = 0;
    for (int card = 0; card < 52; card++) {
      if (card != first && streets.isUnseen(card)) {
        long pays = streets.third(first, card);
        sum += Math.max(fold, Math.max((before + 1) * pays, (before + 3) * pays));
      }
    }
    return Fraction.of(sum, 2L * (cards - 1) * (cards - 2));
  }

  @Override
  List<String> usualWords() {
    return StudWords.LINES;
  }

  @Override
  QuickDecision quick() {
    int[] order = new int[4];
    Hand any = hand(firstHands().getFirst());
    StudStreets streets = new StudStreets(any.table(), any.own());
    return (own, _, seen) -> {
      Suits.order(own, order);
      Hand hand = hand(Suits.renamed(own, order));
      streets.start(hand.table(), hand.own());
      for (long rest = Suits.renamed(seen, order); rest != 0; rest &= rest - 1) {
        streets.see(Long.numberOfTrailingZeros(rest));
      }
      streets.weigh();
      return streets.best();
    };
  }

  // ---- the base game ----

  static List<Long> firstHands() {
    List<Long> hands = new ArrayList<>();
    for (int a = 1; a < 52; a++) {
      for (int b = 0; b < a; b++) {
        long hand = 1L << a | 1L << b;
        if (Suits.isFirst(hand)) {
          hands.add(hand);
        }
      }
    }
    return hands;
  }

  @Override
  public Base base(Progress progress) {
    List<Long> own = firstHands();
    long worth = 0;
    long inWords = 0;
    long orders = 1;
    long[] wagered = new long[1];
    Map<String, Long> taken = new LinkedHashMap<>();
    for (int place = 0; place < own.size(); place++) {
      Hand hand = hand(own.get(place));
      StudStreets streets = new StudStreets(hand.table(), hand.own());
      streets.weigh();
      long many = Suits.alike(hand.own());
      worth += many * streets.best();
      inWords += many * streets.worth(streets.inWords(hand.own()));
      orders = streets.orders();
      count(hand.basic(), streets, many, taken, wagered);
      progress.at(place + 1, own.size());
    }
    SequencedMap<String, Fraction> actions = new LinkedHashMap<>();
    long pairs = 1326L * 50 * 49;
    for (String street : List.of("first", "second", "third")) {
      for (String action : List.of("fold", "1x", "3x")) {
        String name = street + " bet: " + action;
        actions.put(name, Fraction.of(taken.getOrDefault(name, 0L), pairs));
      }
    }
    return new Base(
        Fraction.of(worth, 1326 * orders).negated(),
        Fraction.of(wagered[0], pairs),
        actions,
        worded(Fraction.of(inWords, 1326 * orders).negated()));
  }

  /**
   * Over all orders of two community cards. Where the last bet is worth exactly as much as a fold,
   * as with two high cards and nothing else, it is taken to be made: that is how the game's
   * published averages count, and the edge is the same either way.
   */
  private static void count(
      StudStreets.Basic basic,
      StudStreets streets,
      long many,
      Map<String, Long> taken,
      long[] wagered) {
    for (int first = 0; first < 52; first++) {
      for (int second = 0; second < 52; second++) {
        if (first == second || !streets.isUnseen(first) || !streets.isUnseen(second)) {
          continue;
        }
        taken.merge("first bet: " + bet(basic.first), many, Long::sum);
        int units = 1 + basic.first;
        if (basic.first > 0) {
          taken.merge("second bet: " + bet(basic.second[first]), many, Long::sum);
          units += basic.second[first];
          if (basic.second[first] > 0) {
            int last = streets.isEven(first, second, units) ? 1 : basic.last(first, second);
            taken.merge("third bet: " + bet(last), many, Long::sum);
            units += last;
          }
        }
        wagered[0] += many * units;
      }
    }
  }

  private static String bet(int units) {
    return units == 0 ? "fold" : units + "x";
  }

  // ---- seen cards, exactly ----

  @Override
  public Optional<Fraction> exactGain(int spots, CountedParts counted, Progress progress) {
    int seen = seen(spots);
    if (seen > EXACT_SEEN) {
      return Optional.empty();
    }
    List<Long> own = firstHands();
    // A part for every hand and every highest seen card.
    BigInteger all =
        Parts.sum(
            spots,
            own.size() * 52,
            part -> {
              long hand = own.get(part / 52);
              int highest = part % 52;
              return (hand >>> highest & 1) != 0
                  ? BigInteger.ZERO
                  : new EverySeen(hand(hand), seen).from(highest);
            },
            counted,
            progress);
    long left = 50L - seen;
    return Optional.of(
        new Fraction(
            all,
            BigInteger.valueOf(1326 * CardBits.choose(50, seen))
                .multiply(BigInteger.valueOf(2 * left * (left - 1) * (left - 2)))));
  }

  /** All sets of seen cards with one hand; of sets that differ by suits alone, one. */
  private static final class EverySeen {
    private final Hand hand;
    private final int seen;
    private final StudStreets[] levels;
    private long sum;

    private EverySeen(Hand hand, int seen) {
      this.hand = hand;
      this.seen = seen;
      levels = new StudStreets[seen + 1];
      for (int level = 0; level <= seen; level++) {
        levels[level] = new StudStreets(hand.table(), hand.own());
      }
    }

    private BigInteger from(int highest) {
      go(1, highest, 1L << highest);
      return BigInteger.valueOf(sum).multiply(BigInteger.valueOf(Suits.alike(hand.own())));
    }

    private void go(int level, int card, long set) {
      int many = level < seen ? 1 : Suits.alike(hand.own(), set);
      if (many == 0) {
        return;
      }
      levels[level].follow(levels[level - 1], card);
      if (level < seen) {
        for (int next = 0; next < card; next++) {
          if (((hand.own() | set) >>> next & 1) == 0) {
            go(level + 1, next, set | 1L << next);
          }
        }
        return;
      }
      StudStreets streets = levels[level];
      streets.weigh();
      sum += many * (streets.best() - streets.worth(hand.basic()));
    }
  }

  // ---- seen cards, by chance ----

  @Override
  public int dealsPerShard() {
    return 20_000;
  }

  @Override
  public RandomDealing dealing(List<Integer> spots) {
    return new Streets(spots);
  }

  private final class Streets implements RandomDealing {
    private final int[] seen;
    private final int most;
    private final TopOfDeck stack = new TopOfDeck();
    private final int[] order = new int[4];
    private final StudStreets streets;

    private Streets(List<Integer> spots) {
      seen = spots.stream().mapToInt(MississippiStud.this::seen).sorted().toArray();
      most = seen[seen.length - 1];
      Hand any = hand(firstHands().getFirst());
      streets = new StudStreets(any.table(), any.own());
    }

    @Override
    public void deal(RandomGenerator random, GainTally tally) {
      stack.shuffle(random, 2 + most);
      long dealt = stack.set(0, 2);
      Suits.order(dealt, order);
      Hand hand = hand(Suits.renamed(dealt, order));
      streets.start(hand.table(), hand.own());
      tally.dealt();
      int known = 0;
      for (int size = 0; size < seen.length; size++) {
        while (known < seen[size]) {
          streets.see(Suits.renamed(stack.card(2 + known++), order));
        }
        streets.weigh();
        enter(tally, size, hand);
      }
    }

    private void enter(GainTally tally, int size, Hand hand) {
      double unit = streets.orders();
      StudStreets.Basic basic = hand.basic();
      long usual = streets.worth(basic);
      long last = streets.worthWithBestLast(basic);
      long second = streets.worthWithBestSecond(basic);
      long best = streets.best();
      tally.basic(size, usual / unit);
      tally.rule(size, 0, (last - usual) / unit);
      tally.rule(size, 1, (second - usual) / unit);
      long others = CardBits.ALL & ~hand.own() & ~streets.unseen();
      if (basic.first == 1 && StudWords.foldsFirst(hand.own(), others)) {
        tally.rule(size, 2, -1 - usual / unit);
      }
      if (best == usual) {
        return;
      }
      double more = (best - usual) / unit;
      tally.gain(size, more);
      tally.changed(size);
      if (last > usual) {
        tally.kind(size, 0, (last - usual) / unit);
      }
      if (second > last) {
        tally.kind(size, 1, (second - last) / unit);
      }
      if (best > second) {
        int kind = group(hand.own()) * 16 + basic.first * 4 + streets.bestBet();
        tally.kind(size, 16 + kind, (best - second) / unit);
        if (tally.isLarge(size, more)) {
          tally.large(
              size,
              more,
              "%s, seen %s: %s instead of %s"
                  .formatted(
                      new Cards(hand.own()),
                      new Cards(others),
                      bet(streets.bestBet()),
                      bet(basic.first)));
        }
      }
    }
  }

  /** 0 to 12 for pairs, then hands by their higher card. */
  private static int group(long own) {
    int high = (63 - Long.numberOfLeadingZeros(own)) >> 2;
    int low = Long.numberOfTrailingZeros(own) >> 2;
    return high == low ? high : 13 + high;
  }

  @Override
  public List<String> ruleNames() {
    return List.of(
        "Basic strategy for the first two bets, the last by counting outs",
        "Basic strategy for the first bet, the other two by counting",
        StudWords.OUTS_SEEN);
  }

  @Override
  public String kind(int kind) {
    if (kind < 2) {
      return kind == 0 ? "third bet" : "second bet";
    }
    int group = (kind - 16) >> 4;
    String hand =
        group < 13
            ? "a pair of " + Rank.values()[group].plural()
            : Rank.values()[group - 13].word() + " high";
    return "first bet with %s: %s instead of %s".formatted(hand, bet(kind & 3), bet(kind >> 2 & 3));
  }
}
