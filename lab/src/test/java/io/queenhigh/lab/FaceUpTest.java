package io.queenhigh.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.parts.Part;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FaceUpTest {

  private static final Game WASHINGTON = Games.washington("A", "A", "6B1");
  private static final Game CALIFORNIA = Games.california("6B3");
  private static final Game SIX_CARD_BONUS = Games.sixCardBonusOfCalifornia();

  @Test
  @DisplayName("WA-FACE, three cards seen: every hand and every set taken card by card")
  void everythingSeenByThree() {
    EverySeenSet.Sum sum =
        IntStream.range(0, HandClasses.COUNT)
            .mapToObj(
                hand ->
                    EverySeenSet.study(WASHINGTON, HandClasses.cards(hand), -1, 3)
                        .times(HandClasses.WEIGHT[hand]))
            .reduce(EverySeenSet.Sum.NONE, EverySeenSet.Sum::plus);
    Fraction deals = Fraction.of(22_100L * 18_424);

    FaceUp faceUp = FaceUp.of(WASHINGTON, 3, Progress.UNHEARD);

    assertEquals(sum.setsAsFraction().over(deals), faceUp.deviates());
    assertEquals(sum.unitsAsFraction().over(deals.times(15_180)), faceUp.gain());
    assertEquals("15860029/25753527800", faceUp.gain().toString());
    assertEquals("3.311397035", faceUp.edge().percent(9));
    assertTrue(faceUp.complete());
  }

  @ParameterizedTest(name = "{0}, {1} cards seen, taken card by card")
  @CsvSource({
    "Qs 6h 4d, 6",
    "Qs 6s 4d, 6",
    "Qs 6h 3h, 6",
    "Qs 9h 2s, 6",
    "Js 8h 4d, 6",
    "5s 3h 2s, 6",
    "Ks 3h 2d, 6",
    "As 4h 2d, 6",
    "2s 2h 3d, 6",
    "Js Th 8d, 9",
    "Qs 6h 4d, 7"
  })
  void everySet(String text, int seen) {
    Cards hand = cards(text);

    EverySeenSet.Sum naive = EverySeenSet.study(WASHINGTON, hand, -1, seen);

    check(naive, FaceUpHand.study(AnteTerms.of(WASHINGTON), handClass(hand), seen));
  }

  @ParameterizedTest(name = "{0} against {1}, {2} cards seen, taken card by card")
  @CsvSource({
    "As 9h 2d, Ac, 6",
    "As 9h 2d, Ah, 6",
    "Qs 8h 7d, Qc, 6",
    "Ks 9h 3d, Kc, 6",
    "Ts 9h 2d, 8s, 6",
    "5s 3h 2s, Jc, 6",
    "Js 8h 4d, 7h, 6",
    "7s 7h 2d, 7c, 6",
    "3s 3h 2d, Ac, 6"
  })
  void everySetAgainstACard(String text, String shown, int seen) {
    for (Game game : List.of(CALIFORNIA, SIX_CARD_BONUS)) {
      Cards hand = cards(text);
      long[] relabelled = relabelled(hand.mask(), cards(shown).mask());
      int card = Long.numberOfTrailingZeros(relabelled[1]);

      EverySeenSet.Sum naive = EverySeenSet.study(game, hand, card(shown), seen);

      int handClass = handClass(new Cards(relabelled[0]));
      check(naive, FaceUpAgainstCard.study(AnteTerms.of(game), handClass, card, seen));
    }
  }

  @Test
  @DisplayName("California, three cards seen: every 29th hand and shown card, taken card by card")
  void manyAgainstACard() {
    int studied = 0;
    for (int situation = 0; situation < HandClasses.COUNT * 52; situation += 29) {
      int hand = situation / 52;
      int shown = situation % 52;
      if ((HandClasses.mask(hand) >>> shown & 1) == 0) {
        Game game = situation % 2 == 0 ? CALIFORNIA : SIX_CARD_BONUS;
        EverySeenSet.Sum naive = EverySeenSet.study(game, HandClasses.cards(hand), shown, 3);
        check(naive, FaceUpAgainstCard.study(AnteTerms.of(game), hand, shown, 3));
        studied++;
      }
    }
    assertTrue(studied > 2_900);
  }

  @ParameterizedTest(name = "{0}, {1} seen: gains {2} %, decides otherwise in {3} %")
  @CsvSource({
    "wa, 6, 0.161807610, 2.792371",
    "ca, 3, 0.004314009, 0.295975",
    "ca, 6, 0.054916381, 1.570001",
    "6cb, 3, 0.084576196, 2.495762",
    "6cb, 6, 0.180936028, 3.613128"
  })
  void figures(String name, int seen, String gain, String deviates) {
    Game game = game(name);

    FaceUp faceUp = FaceUp.of(game, seen, Progress.UNHEARD);

    assertEquals(gain, faceUp.gain().percent(9));
    assertEquals(deviates, faceUp.deviates().percent(6));
    assertEquals(faceUp.edgeUnseen().minus(faceUp.gain()), faceUp.edge());
    assertEquals(
        faceUp.gain(),
        faceUp.changes().stream().map(FaceUp.Change::gain).reduce(Fraction.ZERO, Fraction::plus));
  }

  @Test
  @DisplayName("progress is told to the end; an interruption leaves what is known, and no more")
  void interrupted() {
    List<Long> heard = new ArrayList<>();

    FaceUp whole = FaceUp.of(WASHINGTON, 3, (done, _) -> heard.add(done));
    FaceUp part =
        FaceUp.of(
            WASHINGTON,
            3,
            (done, _) -> {
              if (done == 100) {
                Thread.currentThread().interrupt();
              }
            });

    assertTrue(Thread.interrupted());
    assertEquals(HandClasses.COUNT, heard.getLast());
    assertFalse(part.complete());
    assertTrue(part.gain().compareTo(whole.gain()) < 0);
  }

  @Test
  @DisplayName("an estimate agrees with the exact gain within five standard errors")
  void estimate() {
    FaceUp exact = FaceUp.of(WASHINGTON, 6, Progress.UNHEARD);

    long seed = Repeats.seed(FaceUpTest.class, 7);
    FaceUpEstimate estimate = FaceUpEstimate.of(WASHINGTON, 6, 200_000, seed, Progress.UNHEARD);
    FaceUpEstimate again = FaceUpEstimate.of(WASHINGTON, 6, 200_000, seed, Progress.UNHEARD);

    assertEquals(estimate, again);
    assertEquals(200_000, estimate.deals());
    double off = Math.abs(estimate.gain() - exact.gain().approximately());
    assertTrue(off < 5 * estimate.standardError(), () -> estimate + " against " + exact.gain());
  }

  @Test
  @DisplayName("estimates of two seeds share no deals, or repeating one would prove nothing")
  void otherSeedsOtherDeals() {
    List<String> dealt = new ArrayList<>();
    for (long seed = 1; seed <= 3; seed++) {
      FaceUpEstimate.part(WASHINGTON, 12, 30_000, seed, Part.WHOLE, Progress.UNHEARD).stream()
          .map(shard -> shard.split(" ", 2)[1])
          .forEach(dealt::add);
    }

    assertEquals(9, Set.copyOf(dealt).size(), dealt::toString);
  }

  @Test
  @DisplayName("too few, too many: refused in words")
  void refuses() {
    assertEquals(Optional.of("At least one card must be seen, not 0."), FaceUp.refusal(0));
    assertEquals(
        Optional.of("Up to 9 seen cards are counted exactly; more are estimated."),
        FaceUp.refusal(12));
    assertThrows(IllegalArgumentException.class, () -> FaceUp.of(WASHINGTON, 10, Progress.UNHEARD));
    assertEquals(
        Optional.of("From 1 to 18 cards can be seen, not 21."), FaceUpEstimate.refusal(21, 100));
    assertEquals(
        Optional.of("An estimate needs at least two deals, not -5."),
        FaceUpEstimate.refusal(12, -5));
  }

  private static void check(EverySeenSet.Sum naive, Changes changes) {
    assertEquals(naive.sets().longValueExact(), changes.sets());
    assertEquals(naive.unitsAsFraction(), changes.units());
  }

  private static Game game(String name) {
    return switch (name) {
      case "wa" -> WASHINGTON;
      case "ca" -> CALIFORNIA;
      default -> SIX_CARD_BONUS;
    };
  }

  /** The class that stands for a hand: some swap of suits makes them equal. */
  private static int handClass(Cards hand) {
    for (int of = 0; of < HandClasses.COUNT; of++) {
      for (int[] swap : swaps()) {
        if (swapped(hand.mask(), swap) == HandClasses.mask(of)) {
          return of;
        }
      }
    }
    throw new AssertionError(hand.toString());
  }

  /** Hand and shown card after a swap of suits that turns the hand into its class. */
  private static long[] relabelled(long hand, long shown) {
    long target = HandClasses.mask(handClass(new Cards(hand)));
    for (int[] swap : swaps()) {
      if (swapped(hand, swap) == target) {
        return new long[] {target, swapped(shown, swap)};
      }
    }
    throw new AssertionError();
  }

  private static List<int[]> swaps() {
    List<int[]> swaps = new ArrayList<>();
    for (int code = 0; code < 256; code++) {
      int[] swap = {code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6};
      if (IntStream.of(swap).distinct().count() == 4) {
        swaps.add(swap);
      }
    }
    return swaps;
  }

  private static long swapped(long mask, int[] swap) {
    long swapped = 0;
    for (int card = 0; card < 52; card++) {
      swapped |= (mask >>> card & 1) << ((card & ~3) | swap[card & 3]);
    }
    return swapped;
  }

  private static int card(String text) {
    return Long.numberOfTrailingZeros(cards(text).mask());
  }

  private static Cards cards(String text) {
    return Cards.of(
        List.of(text.split(" ", -1)).stream().map(card -> Card.parse(card).orElseThrow()).toList());
  }
}
