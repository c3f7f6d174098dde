package io.queenhigh.lab.usual;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;

/** Ultimate Texas Hold'em: 4× before the flop, 2× after it, 1× or fold after the river. */
final class UltimateHoldem extends UsualStudy {

  /** More seen cards than this are not counted out. */
  private static final int EXACT_SEEN = 2;

  /** The rule that adds up effects. */
  private static final int BY_EFFECTS = 2;

  /** The rule that looks for cards which would pair the hand. */
  private static final int BY_OUTS = 3;

  private final short[] blind;
  private final Map<Long, HoldemBasic> basics = new ConcurrentHashMap<>();
  private final ThreadLocal<HoldemDeck> decks;
  private final Map<Long, HoldemEffects> effects = new ConcurrentHashMap<>();

  UltimateHoldem(UsualGame game) {
    super(game);
    blind = game.pays().fiveCards(0);
    decks = ThreadLocal.withInitial(() -> new HoldemDeck(blind));
  }

  @Override
  List<Integer> boards() {
    return List.of(0, 3, 5);
  }

  private HoldemBasic basic(long firstHand) {
    HoldemBasic known = basics.get(firstHand);
    if (known == null) {
      known = new HoldemBasic();
      HoldemDeck deck = decks.get();
      deck.weigh(firstHand, 0, known, true);
      known.bet(deck.raised(4) > deck.checked() ? 4 : 0);
      basics.put(firstHand, known);
    }
    return known;
  }

  private HoldemEffects effects(long firstHand) {
    HoldemEffects known = effects.get(firstHand);
    if (known == null) {
      known =
          game().isDefault()
              ? HoldemEffects.shipped(firstHand).orElseGet(() -> countEffects(firstHand))
              : countEffects(firstHand);
      effects.put(firstHand, known);
    }
    return known;
  }

  HoldemEffects countEffects(long own) {
    return HoldemEffects.count(own, basic(own), decks.get());
  }

  @Override
  public WeighedActions weigh(Situation situation) {
    check(situation);
    SequencedMap<String, Fraction> actions = new LinkedHashMap<>();
    long own = situation.own().mask();
    long seen = situation.seen().mask();
    List<Card> board = situation.board();
    if (board.size() == 5) {
      river(own, Cards.of(board).mask(), seen, actions);
      return new WeighedActions("after the river", actions);
    }
    HoldemDeck deck = new HoldemDeck(blind);
    deck.weigh(own, seen, HoldemBasic.NONE, false);
    if (board.isEmpty()) {
      actions.put("check", Fraction.of(deck.checked(), deck.deals()));
      actions.put("3x", Fraction.of(deck.raised(3), deck.deals()));
      actions.put("4x", Fraction.of(deck.raised(4), deck.deals()));
      return new WeighedActions("before the flop", actions);
    }
    long[] flop = deck.afterFlop(board.get(0).index(), board.get(1).index(), board.get(2).index());
    actions.put("check", Fraction.of(flop[1], deck.dealsAfterFlop()));
    actions.put("2x", Fraction.of(flop[0], deck.dealsAfterFlop()));
    return new WeighedActions("after the flop", actions);
  }

  private void river(long own, long board, long seen, Map<String, Fraction> actions) {
    long unseen = CardBits.ALL & ~own & ~board & ~seen;
    int mine = BestFive.strength(own | board);
    long sum = 0;
    long hands = 0;
    for (long a = unseen; a != 0; a &= a - 1) {
      for (long b = a & (a - 1); b != 0; b &= b - 1) {
        int dealer = BestFive.strength(board | (a & -a) | (b & -b));
        hands++;
        int sign = Integer.compare(mine, dealer);
        int ante = dealer < HoldemTables.PAIR ? 0 : 2 * sign;
        sum += 2 * sign + ante + (sign > 0 ? blind[mine] : 2 * sign);
      }
    }
    actions.put("fold", Fraction.of(-2));
    actions.put("1x", Fraction.of(sum, 2 * hands));
  }

  @Override
  List<String> usualWords() {
    return HoldemWords.LINES;
  }

  @Override
  QuickDecision quick() {
    HoldemDeck deck = new HoldemDeck(blind);
    return (own, _, seen) -> {
      deck.weigh(own, seen, HoldemBasic.NONE, false);
      return Math.max(deck.raised(4), deck.checked());
    };
  }

  // ---- the base game ----

  /** What a hand adds to the sums over all hands. */
  private record Sums(
      long worth, long byWords, long deals, long weight, long fours, HoldemTaken taken) {}

  @Override
  public Base base(Progress progress) {
    List<Long> hands = MississippiStud.firstHands();
    List<Sums> found =
        Parts.each(
            hands.size(),
            place -> {
              long own = hands.get(place);
              long many = Suits.alike(own);
              HoldemBasic basic = basic(own);
              HoldemDeck deck = decks.get();
              deck.weigh(own, 0, basic, false);
              boolean bets = basic.bet() == 4;
              long worth = bets ? deck.raised(4) : deck.checked();
              return new Sums(
                  worth,
                  byWords(own, deck),
                  deck.deals(),
                  many,
                  bets ? many : 0,
                  bets ? HoldemTaken.NOTHING : deck.taken(own, basic));
            },
            progress);
    BigInteger worth = BigInteger.ZERO;
    BigInteger byWords = BigInteger.ZERO;
    long fours = 0;
    Fraction twos = Fraction.ZERO;
    Fraction ones = Fraction.ZERO;
    long boards = CardBits.choose(50, 5);
    for (Sums each : found) {
      worth =
          worth.add(BigInteger.valueOf(each.worth()).multiply(BigInteger.valueOf(each.weight())));
      byWords =
          byWords.add(
              BigInteger.valueOf(each.byWords()).multiply(BigInteger.valueOf(each.weight())));
      fours += each.fours();
      twos =
          twos.plus(
              Fraction.of(
                  each.taken().raisedFlops() * each.weight(), 1326 * CardBits.choose(50, 3)));
      ones =
          ones.plus(Fraction.of(each.taken().playedRivers() * each.weight(), 1326 * 10 * boards));
    }
    Fraction four = Fraction.of(fours, 1326);
    SequencedMap<String, Fraction> actions = new LinkedHashMap<>();
    actions.put("4x before the flop", four);
    actions.put("2x after the flop", twos);
    actions.put("1x after the river", ones);
    actions.put("fold", Fraction.ONE.minus(four).minus(twos).minus(ones));
    BigInteger deals =
        BigInteger.valueOf(found.getFirst().deals()).multiply(BigInteger.valueOf(1326));
    return new Base(
        new Fraction(worth, deals).negated(),
        Fraction.of(2).plus(four.times(4)).plus(twos.times(2)).plus(ones),
        actions,
        worded(new Fraction(byWords, deals).negated()));
  }

  /** By the words on every street. */
  private static long byWords(long own, HoldemDeck deck) {
    HoldemBasic words = HoldemWords.written(own);
    deck.weigh(own, 0, words, false);
    return words.bet() == 4 ? deck.raised(4) : deck.checkedBasic();
  }

  // ---- seen cards, exactly ----

  @Override
  public Optional<Fraction> exactGain(int spots, CountedParts counted, Progress progress) {
    int seen = seen(spots);
    if (seen > EXACT_SEEN) {
      return Optional.empty();
    }
    List<Long> hands = MississippiStud.firstHands();
    // A part for every hand and every rank of the higher seen card.
    BigInteger all =
        Parts.sum(
            spots,
            hands.size() * 13,
            part -> every(hands.get(part / 13), part % 13),
            counted,
            progress);
    long left = 50L - seen;
    return Optional.of(
        new Fraction(
            all,
            BigInteger.valueOf(1326 * CardBits.choose(50, seen))
                .multiply(
                    BigInteger.valueOf(
                        20
                            * CardBits.choose((int) left, 5)
                            * CardBits.choose((int) left - 5, 2)))));
  }

  /**
   * All pairs of seen cards of which the higher has this rank, those of the same ranks together.
   */
  private BigInteger every(long own, int high) {
    long sum = 0;
    for (int low = 0; low <= high; low++) {
      for (int one = 4 * high; one < 4 * high + 4; one++) {
        for (int other = 4 * low; other < Math.min(one, 4 * low + 4); other++) {
          sum += gain(own, 1L << one | 1L << other);
        }
      }
    }
    return BigInteger.valueOf(sum).multiply(BigInteger.valueOf(Suits.alike(own)));
  }

  /** Over all seen cards that look like these beside the hand; 0 where others stand for them. */
  private long gain(long own, long seen) {
    int many = (own & seen) != 0 ? 0 : Suits.alike(own, seen);
    if (many == 0) {
      return 0;
    }
    HoldemBasic basic = basic(own);
    HoldemDeck deck = decks.get();
    deck.weigh(own, seen, basic, false);
    long usual = basic.bet() == 4 ? deck.raised(4) : deck.checkedBasic();
    return many * (Math.max(deck.raised(4), deck.checked()) - usual);
  }

  // ---- seen cards, by chance ----

  @Override
  public int dealsPerShard() {
    return 25;
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
    private int deal;

    /** No size is weighed in fewer than one of so many deals. */
    private static final int LONGEST_STRIDE = 8;

    /** Guesses cost next to nothing beside a weighed deal. */
    private static final int GUESSES = 1_000;

    private Streets(List<Integer> spots) {
      seen = spots.stream().mapToInt(UltimateHoldem.this::seen).toArray();
      most = spots.stream().mapToInt(UltimateHoldem.this::seen).max().orElse(0);
    }

    @Override
    public void deal(RandomGenerator random, GainTally tally) {
      stack.shuffle(random, 2 + most);
      long dealt = stack.set(0, 2);
      Suits.order(dealt, order);
      long own = Suits.renamed(dealt, order);
      HoldemBasic basic = basic(own);
      HoldemDeck deck = decks.get();
      tally.dealt();
      for (int size = 0; size < seen.length; size++) {
        if (!weighs(seen[size])) {
          continue;
        }
        long others = Suits.renamed(stack.set(2, 2 + seen[size]), order);
        deck.weigh(own, others, basic, false);
        enter(tally, size, own, others, basic, deck);
      }
      deal++;
      guess(random, tally);
    }

    /**
     * Gains at small tables vary less, so that fewer deals make them as sharp: by the cube of the
     * seen cards, as the squares of the errors were found to grow.
     */
    private boolean weighs(int cards) {
      long most3 = (long) most * most * most;
      long some = Math.max((long) cards * cards * cards, most3 / LONGEST_STRIDE);
      return Math.floorDiv(deal * some, most3) > Math.floorDiv((deal - 1) * some, most3);
    }

    private void guess(RandomGenerator random, GainTally tally) {
      for (int i = 0; i < GUESSES; i++) {
        stack.shuffle(random, 2 + most);
        long dealt = stack.set(0, 2);
        Suits.order(dealt, order);
        long own = Suits.renamed(dealt, order);
        HoldemEffects hand = effects(own);
        tally.foretold();
        for (int size = 0; size < seen.length; size++) {
          long others = Suits.renamed(stack.set(2, 2 + seen[size]), order);
          hand.look(others);
          tally.foretell(size, hand.gain());
          tally.foretellRule(size, BY_EFFECTS, hand.beforeTheFlop());
          tally.foretellRule(
              size, BY_OUTS, hand.beforeTheFlop(HoldemWords.firstByOuts(own, others)));
        }
      }
    }

    private void enter(
        GainTally tally, int size, long own, long others, HoldemBasic basic, HoldemDeck deck) {
      double unit = deck.deals();
      boolean bets = basic.bet() == 4;
      long raised = deck.raised(4);
      long checked = deck.checked();
      long usual = bets ? raised : deck.checkedBasic();
      long best = Math.max(raised, checked);
      tally.basic(size, usual / unit);
      tally.rule(size, 0, bets ? 0 : (deck.checkedBasicThenBest() - deck.checkedBasic()) / unit);
      tally.rule(size, 1, bets ? 0 : (checked - deck.checkedBasic()) / unit);
      HoldemEffects guess = effects(own);
      guess.look(others);
      long followed = guess.raises() ? raised : deck.checkedBasic();
      tally.rule(size, BY_EFFECTS, (followed - usual) / unit - guess.beforeTheFlop());
      boolean raises = HoldemWords.firstByOuts(own, others);
      long byOuts = raises ? raised : deck.checkedBasic();
      tally.rule(size, BY_OUTS, (byOuts - usual) / unit - guess.beforeTheFlop(raises));
      double more = (best - usual) / unit;
      tally.gain(size, more - guess.gain());
      if (best == usual) {
        return;
      }
      tally.changed(size);
      if (!bets) {
        enterKind(tally, size, 0, (deck.checkedBasicThenBest() - deck.checkedBasic()) / unit);
        enterKind(tally, size, 1, (checked - deck.checkedBasicThenBest()) / unit);
        enterKind(tally, size, 16 + group(own), (best - checked) / unit);
      } else {
        enterKind(tally, size, 64 + group(own), (best - raised) / unit);
      }
      if (tally.isLarge(size, more)) {
        tally.large(
            size,
            more,
            "%s, seen %s: %s instead of %s"
                .formatted(
                    new Cards(own),
                    new Cards(others),
                    raised > checked ? "4x" : "check",
                    bets ? "4x" : "check"));
      }
    }

    private static void enterKind(GainTally tally, int size, int kind, double more) {
      if (more > 0) {
        tally.kind(size, kind, more);
      }
    }
  }

  /** 0 to 12 for pairs, 13 to 25 for hands by their higher card. */
  private static int group(long own) {
    int high = (63 - Long.numberOfLeadingZeros(own)) >> 2;
    int low = Long.numberOfTrailingZeros(own) >> 2;
    return high == low ? high : 13 + high;
  }

  @Override
  public List<String> ruleNames() {
    return List.of(
        "Basic strategy before the flop and on it, the river by counting the dealer's outs",
        "Basic strategy before the flop, flop and river by counting",
        "Before the flop by adding up what each seen card is worth, then basic strategy",
        HoldemWords.OUTS_SEEN);
  }

  @Override
  public String kind(int kind) {
    if (kind < 2) {
      return kind == 0 ? "on the river, on some boards" : "on some flops";
    }
    int group = kind >= 64 ? kind - 64 : kind - 16;
    String hand =
        group < 13
            ? "a pair of " + Rank.values()[group].plural()
            : Rank.values()[group - 13].word() + " high";
    return "before the flop with %s: %s"
        .formatted(hand, kind >= 64 ? "check instead of 4x" : "4x instead of check");
  }
}
