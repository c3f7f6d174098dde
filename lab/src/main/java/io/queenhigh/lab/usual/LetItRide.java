package io.queenhigh.lab.usual;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Cards;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;

/**
 * Let It Ride: two bets that may be taken back, each decided for itself. The figures are per bet.
 */
final class LetItRide extends UsualStudy {

  /** More seen cards than this are not counted out for the first bet. */
  private static final int EXACT_SEEN = 6;

  private final RidePays pays;
  private final Map<Long, RideTable> tables = new ConcurrentHashMap<>();

  LetItRide(UsualGame game) {
    super(game);
    pays = RidePays.of(game.pays().fiveCards(-2));
  }

  @Override
  List<Integer> boards() {
    return List.of(0, 1);
  }

  private RideTable table(long firstHand) {
    return tables.computeIfAbsent(firstHand, hand -> new RideTable(hand, pays));
  }

  @Override
  public WeighedActions weigh(Situation situation) {
    check(situation);
    long own = situation.own().mask();
    long seen = situation.seen().mask();
    RideTable table = new RideTable(own, pays);
    boolean first = situation.board().isEmpty();
    int left = 49 - Long.bitCount(seen) - situation.board().size();
    Fraction ride =
        first
            ? Fraction.of(table.firstBet(seen), left * (left - 1L))
            : Fraction.of(table.secondBet(situation.board().getFirst().index(), seen), 2L * left);
    SequencedMap<String, Fraction> actions = new LinkedHashMap<>();
    actions.put("pull", Fraction.ZERO);
    actions.put("ride", ride);
    return new WeighedActions(first ? "the first bet" : "the second bet", actions);
  }

  @Override
  List<String> usualWords() {
    return RideWords.LINES;
  }

  @Override
  QuickDecision quick() {
    Dealt[] hands = new Dealt[(int) CardBits.choose(52, 3)];
    return (own, _, seen) -> {
      int place = place(own);
      Dealt hand = hands[place];
      if (hand == null) {
        hand = dealt(own);
        hands[place] = hand;
      }
      return Math.max(0, hand.table.firstBet(Suits.renamed(seen, hand.order)));
    };
  }

  /** A hand as it was dealt, and the order of suits in which its table is written. */
  private static final class Dealt {
    private final RideTable table;
    private final int[] order;

    private Dealt(RideTable table, int[] order) {
      this.table = table;
      this.order = order;
    }
  }

  private Dealt dealt(long own) {
    int[] order = new int[4];
    Suits.order(own, order);
    return new Dealt(table(Suits.renamed(own, order)), order);
  }

  /** The place of a hand among all hands of three cards. */
  private static int place(long own) {
    int low = Long.numberOfTrailingZeros(own);
    int middle = Long.numberOfTrailingZeros(own & (own - 1));
    int high = 63 - Long.numberOfLeadingZeros(own);
    return high * (high - 1) * (high - 2) / 6 + middle * (middle - 1) / 2 + low;
  }

  // ---- the base game ----

  private static List<Long> firstHands() {
    List<Long> hands = new ArrayList<>();
    for (int a = 2; a < 52; a++) {
      for (int b = 1; b < a; b++) {
        for (int c = 0; c < b; c++) {
          long hand = 1L << a | 1L << b | 1L << c;
          if (Suits.isFirst(hand)) {
            hands.add(hand);
          }
        }
      }
    }
    return hands;
  }

  @Override
  public Base base(Progress progress) {
    long all = 0;
    long first = 0;
    long second = 0;
    long inWords = 0;
    long firstRides = 0;
    long secondRides = 0;
    for (long hand : firstHands()) {
      RideTable table = table(hand);
      long many = Suits.alike(hand);
      int bet = table.firstBet(0);
      all += many * bet;
      first += many * Math.max(0, bet);
      firstRides += bet > 0 ? many : 0;
      inWords += RideWords.first(hand) ? 2 * many * bet : 0;
      for (int card = 0; card < 52; card++) {
        if ((hand >>> card & 1) == 0) {
          int then = table.secondBet(card, 0);
          second += many * Math.max(0, then);
          inWords += RideWords.second(hand | 1L << card) ? many * then : 0;
          secondRides += then > 0 ? many : 0;
        }
      }
    }
    long hands = CardBits.choose(52, 3);
    Fraction third = Fraction.of(all, hands * 49 * 48);
    Fraction one = Fraction.of(first, hands * 49 * 48);
    Fraction two = Fraction.of(second, 2 * hands * 49 * 48);
    Fraction oneRides = Fraction.of(firstRides, hands);
    Fraction twoRides = Fraction.of(secondRides, hands * 49);
    SequencedMap<String, Fraction> actions = new LinkedHashMap<>();
    actions.put("first bet rides", oneRides);
    actions.put("second bet rides", twoRides);
    return new Base(
        third.plus(one).plus(two).negated(),
        Fraction.ONE.plus(oneRides).plus(twoRides),
        actions,
        worded(third.plus(Fraction.of(inWords, 2 * hands * 49 * 48)).negated()));
  }

  /** What the bet that always stands pays back. */
  Fraction dollarBetReturn() {
    long all = 0;
    for (long hand : firstHands()) {
      all += Suits.alike(hand) * (long) table(hand).firstBet(0);
    }
    return Fraction.ONE.plus(Fraction.of(all, CardBits.choose(52, 3) * 49 * 48));
  }

  // ---- seen cards, exactly ----

  @Override
  public Optional<Fraction> exactGain(int spots, CountedParts counted, Progress progress) {
    int seen = seen(spots);
    return seen > EXACT_SEEN
        ? Optional.empty()
        : Optional.of(firstBetGain(spots, counted, progress).plus(secondBetGain(seen)));
  }

  /** Through every set of seen cards. */
  private Fraction firstBetGain(int spots, CountedParts counted, Progress progress) {
    int seen = seen(spots);
    List<Long> hands = firstHands();
    BigInteger all =
        Parts.sum(
            spots,
            hands.size(),
            place -> {
              long hand = hands.get(place);
              return BigInteger.valueOf(
                  Suits.alike(hand) * new EverySeen(hand, table(hand), seen).gain());
            },
            counted,
            progress);
    int left = 49 - seen;
    return new Fraction(
        all,
        BigInteger.valueOf(CardBits.choose(52, 3) * CardBits.choose(49, seen))
            .multiply(BigInteger.valueOf(left * (left - 1L))));
  }

  /** Goes through all sets of seen cards with one hand. */
  private static final class EverySeen {
    private final int[] cards = new int[49];
    private final int[][] pays = new int[49][49];
    private final int[][] adjusted;
    private final int all;
    private final int seen;

    private EverySeen(long hand, RideTable table, int seen) {
      this.seen = seen;
      int size = 0;
      for (int card = 0; card < 52; card++) {
        if ((hand >>> card & 1) == 0) {
          cards[size++] = card;
        }
      }
      adjusted = new int[seen][49];
      for (int i = 0; i < 49; i++) {
        adjusted[0][i] = table.row(cards[i]);
        for (int j = 0; j < 49; j++) {
          pays[i][j] = i == j ? 0 : table.pay(cards[i], cards[j]);
        }
      }
      all = table.firstBet(0);
    }

    /** How much more the better choice gets than the basic one, over all sets. */
    private long gain() {
      long better = better(0, 0, all);
      long basic = 0;
      if (all > 0) {
        // On average a bet that rides whatever is seen is worth what it was.
        int left = 49 - seen;
        basic =
            BigInteger.valueOf(all)
                .multiply(BigInteger.valueOf(CardBits.choose(49, seen) * left * (left - 1)))
                .divide(BigInteger.valueOf(49 * 48))
                .longValueExact();
      }
      return better - basic;
    }

    private long better(int level, int from, int sum) {
      int[] takes = adjusted[level];
      if (level == seen - 1) {
        int found = 0;
        for (int i = from; i < 49; i++) {
          found += Math.max(0, sum - takes[i]);
        }
        return found;
      }
      long found = 0;
      int[] next = adjusted[level + 1];
      for (int card = from; card <= 49 - (seen - level); card++) {
        int[] pay = pays[card];
        for (int i = card + 1; i < 49; i++) {
          next[i] = takes[i] - pay[i];
        }
        found += better(level + 1, card + 1, sum - takes[card]);
      }
      return found;
    }
  }

  /** Only how many cards of each pay are seen matters; exact for any number of them. */
  Fraction secondBetGain(int seen) {
    Map<Map<Integer, Integer>, Long> alike = new LinkedHashMap<>();
    for (long hand : firstHands()) {
      RideTable table = table(hand);
      for (int first = 0; first < 52; first++) {
        if ((hand >>> first & 1) == 0) {
          Map<Integer, Integer> groups = new TreeMap<>();
          for (int card = 0; card < 52; card++) {
            if ((hand >>> card & 1) == 0 && card != first) {
              groups.merge(table.pay(first, card), 1, Integer::sum);
            }
          }
          alike.merge(groups, (long) Suits.alike(hand), Long::sum);
        }
      }
    }
    BigInteger sum = BigInteger.ZERO;
    for (Map.Entry<Map<Integer, Integer>, Long> entry : alike.entrySet()) {
      sum = sum.add(groupGain(entry.getKey(), seen).multiply(BigInteger.valueOf(entry.getValue())));
    }
    // Behind 49 first cards, over the sets of seen cards, and over what is left, in halves.
    return new Fraction(
        sum,
        BigInteger.valueOf(CardBits.choose(52, 3) * 49)
            .multiply(BigInteger.valueOf(CardBits.choose(48, seen)))
            .multiply(BigInteger.valueOf(2L * (48 - seen))));
  }

  private static BigInteger groupGain(Map<Integer, Integer> groups, int seen) {
    int[] pays = groups.keySet().stream().mapToInt(Integer::intValue).toArray();
    int[] cards = groups.values().stream().mapToInt(Integer::intValue).toArray();
    int all = 0;
    for (int i = 0; i < pays.length; i++) {
      all += pays[i] * cards[i];
    }
    BigInteger better = better(pays, cards, 0, seen, all, BigInteger.ONE);
    if (all <= 0) {
      return better;
    }
    BigInteger basic =
        BigInteger.valueOf(all)
            .multiply(BigInteger.valueOf(CardBits.choose(48, seen)))
            .multiply(BigInteger.valueOf(48 - seen))
            .divide(BigInteger.valueOf(48));
    return better.subtract(basic);
  }

  private static BigInteger better(
      int[] pays, int[] cards, int group, int left, int sum, BigInteger ways) {
    if (group == pays.length - 1) {
      int rest = sum - left * pays[group];
      return left > cards[group] || rest <= 0
          ? BigInteger.ZERO
          : ways.multiply(BigInteger.valueOf(CardBits.choose(cards[group], left) * rest));
    }
    BigInteger found = BigInteger.ZERO;
    for (int some = 0; some <= Math.min(left, cards[group]); some++) {
      found =
          found.add(
              better(
                  pays,
                  cards,
                  group + 1,
                  left - some,
                  sum - some * pays[group],
                  ways.multiply(BigInteger.valueOf(CardBits.choose(cards[group], some)))));
    }
    return found;
  }

  // ---- seen cards, by chance ----

  @Override
  public int dealsPerShard() {
    return 50_000;
  }

  @Override
  public RandomDealing dealing(List<Integer> spots) {
    return new Riding(spots);
  }

  private final class Riding implements RandomDealing {
    private final int[] seen;
    private final int most;
    private final TopOfDeck stack = new TopOfDeck();
    private final int[] order = new int[4];
    private final RideRules rules = new RideRules();

    private Riding(List<Integer> spots) {
      seen = spots.stream().mapToInt(LetItRide.this::seen).toArray();
      most = spots.stream().mapToInt(LetItRide.this::seen).max().orElse(0);
    }

    @Override
    public void deal(RandomGenerator random, GainTally tally) {
      stack.shuffle(random, 3 + most);
      long dealt = stack.set(0, 3);
      Suits.order(dealt, order);
      long own = Suits.renamed(dealt, order);
      RideTable table = table(own);
      boolean rides = table.firstBet(0) > 0;
      tally.dealt();
      for (int size = 0; size < seen.length; size++) {
        long others = Suits.renamed(stack.set(3, 3 + seen[size]), order);
        enter(tally, size, own, table, others, rides);
      }
    }

    private void enter(
        GainTally tally, int size, long own, RideTable table, long others, boolean rides) {
      int left = 49 - Long.bitCount(others);
      double unit = left * (left - 1.0);
      double ride = table.firstBet(others) / unit;
      double basic = rides ? ride : 0;
      double gain = 0;
      boolean changed = ride > 0 != rides;
      if (changed) {
        gain = Math.abs(ride);
        tally.kind(size, rules.firstKind(own, rides), gain);
      }
      rules.look(own, others, tally, size);
      rules.first(rides, ride);
      double second = 0;
      for (int card = 0; card < 52; card++) {
        if (((own | others) >>> card & 1) != 0) {
          continue;
        }
        boolean usual = table.row(card) > 0;
        double then = table.secondBet(card, others) / (2.0 * (left - 1));
        second += usual ? then : 0;
        rules.second(card, usual, then / left);
        if (then > 0 != usual) {
          gain += Math.abs(then) / left;
          tally.kind(size, rules.secondKind(own, card, usual), Math.abs(then) / left);
          changed = true;
        }
      }
      rules.enter();
      tally.basic(size, basic + second / left + ride);
      if (changed) {
        tally.gain(size, gain);
        tally.changed(size);
        if (tally.isLarge(size, gain)) {
          tally.large(size, gain, "%s, seen %s".formatted(new Cards(own), new Cards(others)));
        }
      }
    }
  }

  @Override
  public List<String> ruleNames() {
    return RideRules.NAMES;
  }

  @Override
  public String kind(int kind) {
    return RideRules.kind(kind);
  }
}
