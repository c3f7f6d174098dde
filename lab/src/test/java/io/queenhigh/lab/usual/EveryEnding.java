package io.queenhigh.lab.usual;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.hands.FiveCardHand;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The naive twin of all six games: deals out every ending with the readable hands, settles each
 * wager by the rules as they are written, and averages. Slow, and kept for ever.
 */
public final class EveryEnding {

  private final UsualGame game;
  private final Map<Cards, FiveCardHand> fives = new HashMap<>();
  private final Map<Cards, FourCardHand> fours = new HashMap<>();

  public EveryEnding(UsualGame game) {
    this.game = game;
  }

  /** Every action's worth. */
  public SequencedMap<String, Fraction> weigh(Situation at) {
    return switch (game.play()) {
      case LET_IT_RIDE -> letItRide(at);
      case MISSISSIPPI_STUD -> mississippi(at);
      case ULTIMATE_TEXAS_HOLDEM -> holdem(at);
      case CARIBBEAN_STUD -> caribbean(at);
      case FOUR_CARD_POKER -> fourCard(at);
      case CRAZY_4_POKER -> crazyFour(at);
    };
  }

  private Cards unseen(Situation at) {
    Cards known = at.own().plus(at.seen()).plus(Cards.of(at.board()));
    return Cards.DECK.minus(at.shows().map(card -> known.plus(Cards.of(card))).orElse(known));
  }

  // ---- games without a dealer's hand ----

  private SequencedMap<String, Fraction> letItRide(Situation at) {
    SequencedMap<String, Fraction> actions = new LinkedHashMap<>();
    Cards known = at.own().plus(Cards.of(at.board()));
    actions.put("pull", Fraction.ZERO);
    actions.put("ride", mean(unseen(at), 5 - known.size(), more -> ride(known.plus(more))));
    return actions;
  }

  private Fraction ride(Cards cards) {
    FiveCardHand hand = five(cards);
    if (hand.category() == FiveCardHand.Category.PAIR) {
      return hand.ranks().getFirst().compareTo(Rank.TEN) >= 0
          ? pays("tens-or-better")
          : Fraction.of(-1);
    }
    return atLeastTwoPair(hand);
  }

  private SequencedMap<String, Fraction> mississippi(Situation at) {
    int before = 1;
    for (int street = 0; street < at.board().size(); street++) {
      before += at.bets().isEmpty() ? 1 : at.bets().get(street);
    }
    SequencedMap<String, Fraction> actions = new LinkedHashMap<>();
    actions.put("fold", Fraction.of(-before));
    for (int bet = 1; bet <= 3; bet++) {
      actions.put(bet + "x", afterBet(at.own(), at.board(), unseen(at), before + bet));
    }
    return actions;
  }

  /** Turns the next card, and then lets the player take the best of fold, 1×, 2× and 3×. */
  private Fraction afterBet(Cards own, List<Card> board, Cards unseen, int staked) {
    Fraction sum = Fraction.ZERO;
    for (Card card : unseen) {
      List<Card> then = new ArrayList<>(board);
      then.add(card);
      sum = sum.plus(street(own, then, unseen.minus(Cards.of(card)), staked));
    }
    return sum.over(Fraction.of(unseen.size()));
  }

  private Fraction street(Cards own, List<Card> board, Cards unseen, int staked) {
    if (board.size() == 3) {
      return stud(own.plus(Cards.of(board))).times(staked);
    }
    Fraction best = Fraction.of(-staked);
    for (int bet = 1; bet <= 3; bet++) {
      best = best.max(afterBet(own, board, unseen, staked + bet));
    }
    return best;
  }

  private Fraction stud(Cards cards) {
    FiveCardHand hand = five(cards);
    if (hand.category() == FiveCardHand.Category.PAIR) {
      Rank rank = hand.ranks().getFirst();
      if (rank.compareTo(Rank.JACK) >= 0) {
        return pays("jacks-or-better");
      }
      return rank.compareTo(Rank.SIX) >= 0 ? pays("sixes-to-tens") : Fraction.of(-1);
    }
    return atLeastTwoPair(hand);
  }

  private Fraction atLeastTwoPair(FiveCardHand hand) {
    return hand.category().compareTo(FiveCardHand.Category.TWO_PAIR) < 0
        ? Fraction.of(-1)
        : pays(line(hand));
  }

  // ---- Ultimate Texas Hold'em ----

  private SequencedMap<String, Fraction> holdem(Situation at) {
    SequencedMap<String, Fraction> actions = new LinkedHashMap<>();
    Cards board = Cards.of(at.board());
    Cards unseen = unseen(at);
    switch (at.board().size()) {
      case 0 -> {
        actions.put("check", mean(unseen, 3, flop -> flop(at.own(), flop, unseen.minus(flop))));
        actions.put("3x", mean(unseen, 5, all -> showdown(at.own(), all, unseen.minus(all), 3)));
        actions.put("4x", mean(unseen, 5, all -> showdown(at.own(), all, unseen.minus(all), 4)));
      }
      case 3 -> {
        actions.put("check", checked(at.own(), board, unseen));
        actions.put("2x", raised(at.own(), board, unseen));
      }
      default -> {
        actions.put("fold", Fraction.of(-2));
        actions.put("1x", showdown(at.own(), board, unseen, 1));
      }
    }
    return actions;
  }

  private Fraction flop(Cards own, Cards flop, Cards unseen) {
    return checked(own, flop, unseen).max(raised(own, flop, unseen));
  }

  private Fraction raised(Cards own, Cards flop, Cards unseen) {
    return mean(unseen, 2, more -> showdown(own, flop.plus(more), unseen.minus(more), 2));
  }

  private Fraction checked(Cards own, Cards flop, Cards unseen) {
    return mean(
        unseen,
        2,
        more -> showdown(own, flop.plus(more), unseen.minus(more), 1).max(Fraction.of(-2)));
  }

  private Fraction showdown(Cards own, Cards board, Cards unseen, int play) {
    FiveCardHand mine = five(own.plus(board));
    return mean(
        unseen,
        2,
        cards -> {
          FiveCardHand dealer = five(cards.plus(board));
          int won = Integer.signum(Integer.compare(mine.strength(), dealer.strength()));
          boolean opens = dealer.category() != FiveCardHand.Category.HIGH_CARD;
          Fraction ante = Fraction.of(opens ? won : 0);
          Fraction blind =
              won <= 0
                  ? Fraction.of(won)
                  : mine.category().compareTo(FiveCardHand.Category.STRAIGHT) < 0
                      ? Fraction.ZERO
                      : pays(line(mine));
          return ante.plus(blind).plus(Fraction.of((long) won * play));
        });
  }

  // ---- one decision against a dealer's hand ----

  private SequencedMap<String, Fraction> caribbean(Situation at) {
    FiveCardHand mine = five(at.own());
    Fraction pays =
        mine.category().compareTo(FiveCardHand.Category.TWO_PAIR) < 0
            ? pays("pair-or-less")
            : pays(line(mine));
    SequencedMap<String, Fraction> actions = new LinkedHashMap<>();
    actions.put("fold", Fraction.of(-1));
    actions.put(
        "raise",
        mean(
            unseen(at),
            4,
            hidden -> {
              FiveCardHand dealer = five(hidden.plus(Cards.of(at.shows().orElseThrow())));
              boolean plays =
                  dealer.category() != FiveCardHand.Category.HIGH_CARD
                      || dealer.ranks().subList(0, 2).equals(List.of(Rank.ACE, Rank.KING));
              if (!plays) {
                return Fraction.ONE;
              }
              int won = Integer.compare(mine.strength(), dealer.strength());
              return won > 0 ? Fraction.ONE.plus(pays.times(2)) : Fraction.of(won == 0 ? 0 : -3);
            }));
    return actions;
  }

  private SequencedMap<String, Fraction> fourCard(Situation at) {
    FourCardHand mine = four(at.own());
    SequencedMap<String, Fraction> actions = new LinkedHashMap<>();
    actions.put("fold", Fraction.of(-1));
    Fraction net =
        mean(
            unseen(at),
            5,
            hidden -> {
              FourCardHand dealer = four(hidden.plus(Cards.of(at.shows().orElseThrow())));
              return Fraction.of(mine.strength() >= dealer.strength() ? 1 : -1);
            });
    Fraction bonus = bonus(mine, "four-of-a-kind", "straight-flush", "three-of-a-kind");
    for (int bet = 1; bet <= 3; bet++) {
      actions.put(bet + "x", net.times(1 + bet).plus(bonus));
    }
    return actions;
  }

  private SequencedMap<String, Fraction> crazyFour(Situation at) {
    FourCardHand mine = four(at.own());
    SequencedMap<String, Fraction> actions = new LinkedHashMap<>();
    actions.put("fold", Fraction.of(-2));
    boolean aces =
        mine.category().compareTo(FourCardHand.Category.PAIR) > 0
            || (mine.category() == FourCardHand.Category.PAIR
                && mine.ranks().getFirst() == Rank.ACE);
    for (int bet = 1; bet <= (aces ? 3 : 1); bet++) {
      int play = bet;
      actions.put(bet + "x", mean(unseen(at), 5, hidden -> crazyFour(mine, four(hidden), play)));
    }
    return actions;
  }

  private Fraction crazyFour(FourCardHand mine, FourCardHand dealer, int play) {
    boolean plays =
        dealer.category() != FourCardHand.Category.HIGH_CARD
            || dealer.ranks().getFirst().compareTo(Rank.KING) >= 0;
    int won = Integer.signum(Integer.compare(mine.strength(), dealer.strength()));
    Fraction both = plays ? Fraction.of((long) won * (1 + play)) : Fraction.of(play);
    if (mine.category().compareTo(FourCardHand.Category.STRAIGHT) >= 0) {
      return both.plus(
          mine.category() == FourCardHand.Category.FOUR_OF_A_KIND
                  && mine.ranks().getFirst() == Rank.ACE
              ? pays("four-aces")
              : pays(key(mine.category())));
    }
    boolean loses = won < 0 && (plays || game.chosen().contains("HIGHER-LOSES"));
    return loses ? both.minus(Fraction.ONE) : both;
  }

  private Fraction bonus(FourCardHand hand, String... paid) {
    return List.of(paid).contains(key(hand.category()))
        ? pays(key(hand.category()))
        : Fraction.ZERO;
  }

  // ---- reading hands and tables ----

  private Fraction pays(String line) {
    Integer halves = game.pays().halves().get(line);
    if (halves == null) {
      throw new IllegalStateException("no line " + line);
    }
    return Fraction.of(halves, 2);
  }

  private static String line(FiveCardHand hand) {
    return hand.isRoyal() ? "royal-flush" : key(hand.category());
  }

  private static String key(Enum<?> category) {
    return Key.of(category.name());
  }

  private FiveCardHand five(Cards cards) {
    return fives.computeIfAbsent(cards, FiveCardHand::bestOf);
  }

  private FourCardHand four(Cards cards) {
    return fours.computeIfAbsent(cards, FourCardHand::bestOf);
  }

  /** The mean over all sets of so many of these cards. */
  private static Fraction mean(Cards from, int size, Function<Cards, Fraction> worth) {
    Map<Fraction, Long> found = new HashMap<>();
    each(from.list(), 0, size, Cards.NONE, cards -> found.merge(worth.apply(cards), 1L, Long::sum));
    Fraction sum = Fraction.ZERO;
    long all = 0;
    for (Map.Entry<Fraction, Long> entry : found.entrySet()) {
      sum = sum.plus(entry.getKey().times(entry.getValue()));
      all += entry.getValue();
    }
    return sum.over(Fraction.of(all));
  }

  private static void each(
      List<Card> from, int next, int size, Cards chosen, Consumer<Cards> consumer) {
    if (size == 0) {
      consumer.accept(chosen);
      return;
    }
    for (int i = next; i <= from.size() - size; i++) {
      each(from, i + 1, size - 1, chosen.plus(Cards.of(from.get(i))), consumer);
    }
  }
}
