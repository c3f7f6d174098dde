package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvCommandTest {

  @Test
  void aHandWithNothingShown() {
    Run run = Run.of("ev", "wa/three-card-poker", "--hand", "Qs 6h 4d");
    assertEquals(0, run.exit());
    assertEquals("", run.said());
    assertEquals(
        """
        Three Card Poker  wa/three-card-poker  TCP-01

          Hand   Qs 6h 4d   queen high

          Play   -0.993378202   -9151/9212   best, by 0.006621798
          Fold   -1.000000000         -1/1
          in units of the Ante, over Ante, Play and Ante Bonus together
        """,
        run.out());
  }

  @Test
  void forPrograms() {
    String out = Run.of("ev", "wa/three-card-poker", "--hand", "Qs,6h,4d", "--json").out();
    assertTrue(
        out.contains(
            "\"hand\":\"Qs 6h 4d\",\"seen\":\"\","
                + "\"play\":{\"fraction\":\"-9151/9212\",\"decimal\":\"-0.993378202345\"},"
                + "\"fold\":{\"fraction\":\"-1/1\",\"decimal\":\"-1.000000000000\"},"
                + "\"best\":{\"choice\":\"play\",\"fraction\":\"-9151/9212\",\"decimal\":\"-0.993378202345\"}}"),
        out);
  }

  @Test
  @Clause("CA-TCP Dealing 2.a")
  void againstTheCardThatTheDealerShows() {
    Run run =
        Run.of("ev", "ca/three-card-poker", "--hand", "Qs 6h 4d", "--dealer-card", "Kd", "--json");
    assertTrue(run.out().contains("\"dealerCard\":\"Kd\""), run.out());
    assertTrue(
        run.out().contains("\"best\":{\"choice\":\"fold\",\"fraction\":\"-1/1\""), run.out());
  }

  @Test
  @Clause("CA-TCP Dealing 2.a")
  void withoutThatCardEveryCardHeMayShowIsWeighed() {
    Run run = Run.of("ev", "ca/three-card-poker", "--hand", "Qs 6h 4d");
    assertEquals(0, run.exit());
    for (String line : new String[] {"  K              -2.000000000   fold", "  J   ", "play"}) {
      assertTrue(run.out().contains(line), () -> line + " in\n" + run.out());
    }
    String json = Run.of("ev", "ca/three-card-poker", "--hand", "Qs 6h 4d", "--json").out();
    assertTrue(json.contains("\"best\":{\"choice\":\"depends-on-card\","), json);
    assertTrue(json.contains("\"byDealerCard\":{\"As\":{\"play\":{\"fraction\":\"-2/1\""), json);
  }

  @Test
  @Clause("WA-FACE Report Three Card Poker")
  void seenCardsChangeTheDecision() {
    String[] words = {"ev", "wa/three-card-poker", "--hand", "Jd 9c 4h", "--json"};
    String blind = Run.of(words).out();
    assertTrue(blind.contains("\"best\":{\"choice\":\"fold\""), blind);
    String[] more = {
      "ev", "wa/three-card-poker", "--hand", "Jd 9c 4h", "--seen", "Ah Kc Qd As Kh 2c", "--json"
    };
    String seen = Run.of(more).out();
    assertTrue(seen.contains("\"seen\":\"As Ah Kh Kc Qd 2c\""), seen);
    assertTrue(seen.contains("\"best\":{\"choice\":\"play\""), seen);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          wa/three-card-poker --hand Qs,6h | 1 | A hand has three cards, not 2.
          wa/three-card-poker --hand Qs,6h,4d,2c | 1 | A hand has three cards, not 4.
          wa/three-card-poker --hand Qs,6h,Qs | 1 | --hand: Qs is there twice.
          wa/three-card-poker --hand qs,6h,4d | 1 | --hand: "qs" is not a card. Write Qs.
          wa/three-card-poker --hand 10s,6h,4d | 1 | --hand: "10s" is not a card. Write Ts.
          wa/three-card-poker --hand Zs,6h,4d | 1 | --hand: "Zs" is not a card. Write rank and suit, \
          such as Qs, Th or 4d.
          wa/three-card-poker --hand Qs,6h,4d --seen Qs,2c | 1 | A card is both in the hand and \
          among those seen.
          wa/three-card-poker --hand Qs,6h,4d --seen 2c,2c | 1 | --seen: 2c is there twice.
          wa/three-card-poker --hand Qs,6h,4d --dealer-card Kd | 1 | In wa/three-card-poker the \
          dealer shows no card before the decision (WA-TCP Dealing 3). Leave --dealer-card out.
          ca/three-card-poker --hand Qs,6h,4d --dealer-card Qs | 1 | Qs is in the hand; the dealer \
          cannot show it.
          ca/three-card-poker --hand Qs,6h,4d --dealer-card Kd --seen Kd | 1 | Kd is among the seen \
          cards; the dealer cannot show it.
          ca/three-card-poker --hand Qs,6h,4d --dealer-card Kd,Ks | 1 | --dealer-card: the dealer \
          shows one card, not 2.
          wa/three-card-poker | 2 | queenhigh: ev needs a hand: --hand "Qs 6h 4d"
          wa/three-card-poker --hand Qs 6h 4d | 2 | queenhigh: ev takes one game; cards with blanks \
          need quotes: "Qs 6h 4d"
          """)
  void cardsThatCannotBeAreRefused(String words, int exit, String why) {
    Run run = Run.of(("ev " + words).split(" ", -1));
    assertEquals(why + "\n", run.said());
    assertEquals(exit, run.exit());
    assertEquals("", run.out());
  }

  @Test
  void whenFewerThanThreeCardsAreLeftThereIsNoDealer() {
    StringBuilder seen = new StringBuilder();
    for (String rank : "A K Q J T 9 8 7 6 5 3 2".split(" ", -1)) {
      for (String suit : "s h d c".split(" ", -1)) {
        seen.append(rank).append(suit).append(' ');
      }
    }
    Run run = Run.of("ev", "wa/three-card-poker", "--hand", "4s 4h 4d", "--seen", seen.toString());
    assertEquals(1, run.exit());
    assertEquals("Only 1 cards are left for the dealer, who needs three.\n", run.said());
  }
}
