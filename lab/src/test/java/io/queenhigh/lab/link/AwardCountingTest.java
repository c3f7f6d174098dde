package io.queenhigh.lab.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.Games;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.ProgressiveHands.MeterHand;
import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.link.RoundAwards.Draw;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PaidHand;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.hands.FiveCardHand;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AwardCountingTest {

  @ParameterizedTest(name = "{0} players: only one of them can hold A-K-Q of spades")
  @ValueSource(ints = {1, 2, 5, 7})
  void oneHandWins(int players) {
    RoundAwards awards = awards("P1", players);

    assertEquals(List.of(Plans.draw(Fraction.of(players, 22_100), 100)), awards.draws());
    assertEquals(Fraction.of(players, 22_100), awards.winChance());
  }

  @Test
  @DisplayName("two players on a Multi Game Link: every pair of hands beside community cards")
  void everyPair() {
    Map<Long, List<MeterHand>> beside = handsBesideSuitedCards();
    Map<List<Integer>, Long> deals = new HashMap<>();
    long both = 0;
    for (List<MeterHand> hands : beside.values()) {
      for (MeterHand first : hands) {
        for (MeterHand second : hands) {
          if ((first.own() & second.own()) == 0) {
            deals.merge(List.of(first.percent(), second.percent()), 1L, Long::sum);
            both++;
          }
        }
      }
    }
    long alone = 16_215;
    long pairs = 1_326L * 19_600 * alone;
    long all = beside.values().stream().mapToLong(List::size).sum();
    assertEquals(400, all);

    RoundAwards awards = awards("MGL", 2);

    for (Draw draw : awards.draws()) {
      if (draw.percents().size() == 2) {
        assertEquals(Fraction.of(deals.getOrDefault(draw.percents(), 0L), pairs), draw.chance());
      }
    }
    assertEquals(
        Fraction.ONE.minus(Fraction.of(2 * all * alone - both, pairs)), awards.quietChance());
    assertEquals(5, awards.draws().size());
  }

  @ParameterizedTest(name = "{0} players: each award comes up as often as its price says")
  @ValueSource(ints = {1, 3, 7})
  void averages(int players) {
    ProgressivePrice price =
        Pricing.of(Plans.game("wa/three-card-poker MGL")).progressive().orElseThrow();
    RoundAwards awards = awards("MGL", players);

    for (ProgressivePrice.Award award : price.lines()) {
      if (award.pays() instanceof Pays.MeterShare(int percent)) {
        Fraction average =
            RoundAwards.sum(
                awards.draws(),
                draw ->
                    draw.chance()
                        .times(draw.percents().stream().filter(p -> p == percent).count()));
        assertEquals(award.chance().times(players), average);
      }
    }
  }

  @Test
  @DisplayName("four hands that win all: several players may hold one, and the chances add up")
  void severalWinners() {
    List<MeterHand> royals = new ArrayList<>();
    for (int suit = 0; suit < 4; suit++) {
      royals.add(new MeterHand(0, 7L << (3 * suit), 100));
    }
    RoundAwards awards = AwardCounting.count(royals, 0, 3);

    Fraction pairs = Fraction.ZERO;
    for (Draw draw : awards.draws()) {
      long winners = draw.percents().size();
      pairs = pairs.plus(draw.chance().times(winners * (winners - 1)));
    }
    assertEquals(3, awards.draws().size());
    assertEquals(
        Fraction.of(4 * 3, 22_100L * 18_424).times(3 * 2), pairs, "two given players, in order");
    assertEquals(
        Fraction.of(4 * 3 * 2, 22_100L * 18_424).over(Fraction.of(15_180)),
        awards.draws().stream()
            .filter(draw -> draw.percents().size() == 3)
            .findFirst()
            .orElseThrow()
            .chance());
  }

  @Test
  @DisplayName("too many hands on the meter are not followed")
  void tooMany() {
    List<MeterHand> hands = new ArrayList<>();
    for (int low = 0; low < 50; low++) {
      hands.add(new MeterHand(0, 7L << low, 10));
    }
    assertTrue(AwardCounting.canCount(hands));
    for (int low = 0; low < 11; low++) {
      hands.add(new MeterHand(0, 11L << low, 10));
    }
    assertFalse(AwardCounting.canCount(hands));
  }

  @Test
  @DisplayName("a hand that is folded out of the wager is not on the meter")
  void foldedOut() {
    List<PayLine> lines =
        List.of(
            new PayLine(PaidHand.OfFive.ROYAL_FLUSH, new Pays.MeterShare(100), 0),
            new PayLine(PaidHand.OfFive.STRAIGHT, new Pays.MeterShare(10), 0),
            new PayLine(PaidHand.OfFive.THREE_OF_A_KIND, new Pays.MeterShare(1), 0));
    for (WagerRule.OnFold fold : WagerRule.OnFold.values()) {
      Pricing pricing = Pricing.of(Games.washingtonWithFives(lines, fold));
      List<MeterHand> hands = pricing.progressiveHands().orElseThrow().onTheMeter();
      for (ProgressivePrice.Award award : pricing.progressive().orElseThrow().lines()) {
        long count =
            hands.stream()
                .filter(hand -> award.pays().equals(new Pays.MeterShare(hand.percent())))
                .count();
        assertEquals(award.chance(), Fraction.of(count, 1_326 * 19_600L));
      }
    }
  }

  /** By the rules' own five-card hands; what is on the meter is all of one suit. */
  private static Map<Long, List<MeterHand>> handsBesideSuitedCards() {
    PayTable table =
        Plans.game("wa/three-card-poker MGL")
            .rule(Wager.PROGRESSIVE)
            .orElseThrow()
            .table()
            .orElseThrow();
    Map<Long, List<MeterHand>> beside = new HashMap<>();
    for (int suit = 0; suit < 4; suit++) {
      for (int ranks = 0; ranks < 1 << 13; ranks++) {
        if (Integer.bitCount(ranks) != 5) {
          continue;
        }
        long five = suited(ranks, suit);
        if (table.lineFor(FiveCardHand.of(new Cards(five))).orElseThrow().pays()
            instanceof Pays.MeterShare(int percent)) {
          for (int two = 0; two < 1 << 13; two++) {
            if (Integer.bitCount(two) == 2 && (two & ~ranks) == 0) {
              long community = suited(two, suit);
              beside
                  .computeIfAbsent(community, _ -> new ArrayList<>())
                  .add(new MeterHand(community, five & ~community, percent));
            }
          }
        }
      }
    }
    return beside;
  }

  private static long suited(int ranks, int suit) {
    long cards = 0;
    for (int rank = 0; rank < 13; rank++) {
      if ((ranks >> rank & 1) == 1) {
        cards |= 1L << (4 * rank + suit);
      }
    }
    return cards;
  }

  private static RoundAwards awards(String table, int players) {
    Game game = Plans.game("wa/three-card-poker " + table);
    return AwardCounting.count(
        Pricing.of(game).progressiveHands().orElseThrow().onTheMeter(),
        game.communityCards(),
        players);
  }
}
