package io.queenhigh.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecisionTest {

  private static final Game WASHINGTON = Games.washington("A", "A", "6B1");
  private static final Game SIX_CARD_BONUS = Games.sixCardBonusOfCalifornia();

  @ParameterizedTest(name = "{0} is worth {1} when played: {2}")
  @CsvSource({
    "Qs 6h 4d, -9151/9212, PLAY",
    "Qs 6h 3d, -393/392, FOLD",
    "2s 3h 5d, -21017/18424, FOLD",
    "As Ks Qs, 61121/9212, PLAY"
  })
  void nothingSeen(String hand, String play, PlayOrFold.Choice best) {
    PlayOrFold decision = PlayOrFold.of(WASHINGTON, cards(hand), Optional.empty(), Cards.NONE);

    assertEquals(play, decision.play().toString());
    assertEquals(
        EveryDecision.play(WASHINGTON, cards(hand), Optional.empty(), Cards.NONE), decision.play());
    assertEquals(Fraction.of(-1), decision.fold());
    assertEquals(best, decision.best());
  }

  @ParameterizedTest(name = "{0} after all C(49,3) sets of three seen cards")
  @CsvSource({"Qs 6h 4d", "Js Th 8d", "Ks 3h 2h"})
  void everyThreeSeen(String text) {
    Cards hand = cards(text);
    int sets =
        IntStream.range(0, EveryDeal.HANDS)
            .parallel()
            .map(
                i -> {
                  Cards seen = new Cards(EveryDeal.MASK[i]);
                  if (seen.overlaps(hand)) {
                    return 0;
                  }
                  Fraction naive = EveryDecision.play(WASHINGTON, hand, Optional.empty(), seen);
                  assertEquals(
                      naive, PlayOrFold.of(WASHINGTON, hand, Optional.empty(), seen).play());
                  return 1;
                })
            .sum();

    assertEquals(18_424, sets);
  }

  @Test
  @DisplayName("any hand, shown card and number of seen cards")
  void anything() {
    SplittableRandom random = new SplittableRandom(Repeats.seed(DecisionTest.class, 7));
    for (int i = 0; i < Repeats.times(1_000, 8_000); i++) {
      List<Card> deck = shuffled(random);
      Cards hand = Cards.of(deck.subList(0, 3));
      Optional<Card> shown = random.nextBoolean() ? Optional.of(deck.get(3)) : Optional.empty();
      Cards seen = Cards.of(deck.subList(4, 4 + random.nextInt(46)));
      Game game = random.nextBoolean() ? WASHINGTON : SIX_CARD_BONUS;

      PlayOrFold decision = PlayOrFold.of(game, hand, shown, seen);

      assertEquals(
          EveryDecision.play(game, hand, shown, seen),
          decision.play(),
          () -> hand + " against " + shown + ", seen " + seen);
      assertTrue(decision.atStake().sign() >= 0);
    }
  }

  @ParameterizedTest(name = "{0} against {1}, seen {2}: {3}")
  @CsvSource({
    "Qs 6h, Ks, 2s, 'A hand has three cards, not 2.'",
    "Qs 6h 4d, Ks, 4d 2s, 'A card is both in the hand and among those seen.'",
    "Qs 6h 4d, Qs, 2s, 'Qs is in the hand; the dealer cannot show it.'",
    "Qs 6h 4d, 2s, 2s, '2s is among the seen cards; the dealer cannot show it.'"
  })
  void refuses(String hand, String shown, String seen, String why) {
    Optional<Card> dealerCard = Card.parse(shown);

    assertEquals(Optional.of(why), PlayOrFold.refusal(cards(hand), dealerCard, cards(seen)));
    assertThrows(
        IllegalArgumentException.class,
        () -> PlayOrFold.of(WASHINGTON, cards(hand), dealerCard, cards(seen)));
  }

  @Test
  @DisplayName("so many seen cards that the dealer has no hand left")
  void tooManySeen() {
    Cards hand = new Cards(0b111);
    Cards seen = new Cards(Cards.DECK.mask() & ~0b11111L);

    assertEquals(
        Optional.of("Only 2 cards are left for the dealer, who needs three."),
        PlayOrFold.refusal(hand, Optional.empty(), seen));
  }

  private static List<Card> shuffled(SplittableRandom random) {
    List<Card> deck = new ArrayList<>(Card.all());
    for (int i = 51; i > 0; i--) {
      Collections.swap(deck, i, random.nextInt(i + 1));
    }
    return deck;
  }

  private static Cards cards(String text) {
    return Cards.of(
        List.of(text.split(" ", -1)).stream().map(card -> Card.parse(card).orElseThrow()).toList());
  }
}
