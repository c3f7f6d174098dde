package io.queenhigh.games.progressive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.LinkGame;
import io.queenhigh.catalogue.LinkGame.Standing;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.CountedCards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.MeterChance;
import io.queenhigh.rules.progressive.WholeMeter;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;

/** The ten games of the approval: which cards a shared meter reads there, and on whose word. */
class LinkGamesTest {

  private static final Catalogue CATALOGUE = Catalogue.approved();

  private static final String LISTED =
      """
      links/texas-holdem-bonus: usual rules, not from the documents: the player's two and the flop (QH Linked cards)
      links/ultimate-texas-holdem: usual rules, not from the documents: the player's two and the flop (QH Linked cards)
      links/crazy-4-poker: usual rules, not from the documents: the player's five (QH Linked cards)
      links/caribbean-stud: usual rules, not from the documents: the player's five (QH Linked cards)
      links/dj-wild-stud: unknown
      links/four-card-poker: usual rules, not from the documents: the player's five (QH Linked cards)
      links/flushes-gone-wild: unknown
      links/let-it-ride: usual rules, not from the documents: the player's three and the two community cards (QH Linked cards)
      links/mississippi-stud: usual rules, not from the documents: the player's two and the three community cards (QH Linked cards)
      links/three-card-poker: from the documents: the player's three and the two community cards (WA-MGL 4)
      """;

  @Test
  @Clause({"WA-APP Ten games", "QH Linked cards"})
  void theLettersTenGamesEachSayOnWhoseWordTheirCardsCount() {
    StringBuilder listed = new StringBuilder();
    for (LinkGame game : CATALOGUE.linkGames()) {
      listed.append(game.id()).append(": ").append(game.standing().says());
      game.cards()
          .ifPresent(
              cards ->
                  listed
                      .append(": ")
                      .append(cards.is())
                      .append(" (")
                      .append(cards.by())
                      .append(")"));
      listed.append("\n");
      assertEquals("WA-APP Ten games", game.letter().toString());
    }
    assertEquals(LISTED, listed.toString());
    assertEquals(List.of(), CATALOGUE.problems());
  }

  /** Every deal of every split of five cards, counted card by card. */
  @Test
  @Clause({"WA-MGL 3", "QH Linked cards"})
  void everyGameWhoseCardsAreKnownWinsTheMeterWithTheSameChanceByExactEnumeration() {
    Map<String, MeterChance> counted = new TreeMap<>();
    for (LinkGame game : CATALOGUE.linkGames()) {
      if (game.cards().isEmpty()) {
        continue;
      }
      CountedCards cards = game.cards().get().is();
      MeterChance chance =
          counted.computeIfAbsent(
              cards.key(), _ -> RoyalDeals.chance(cards.own(), cards.community()));
      assertTrue(
          chance.isAsLikelyAs(new MeterChance("royal-flush", big(4), big(2_598_960))), game.id());
      assertEquals(
          "royal-flush 1/649740",
          WholeMeter.chance(
                  opened(game.id(), "MGL")
                      .rule(Wager.PROGRESSIVE)
                      .orElseThrow()
                      .table()
                      .orElseThrow())
              .toString());
    }
    assertEquals(
        Set.of("own-5-community-0", "own-3-community-2", "own-2-community-3"), counted.keySet());
  }

  /** So many royal flushes in so many deals of a player's own cards, then the community's. */
  private static final class RoyalDeals {
    private static final long ROYAL_OF_THE_FIRST_SUIT = 0b1_1111_0000_0000L;

    static MeterChance chance(int own, int community) {
      long[] counts = new long[2];
      choose(
          own,
          0,
          0,
          mine ->
              choose(
                  community,
                  0,
                  mine,
                  all -> {
                    counts[0] += isRoyal(all) ? 1 : 0;
                    counts[1]++;
                  }));
      return new MeterChance("royal-flush", big(counts[0]), big(counts[1]));
    }

    /** All sets of so many cards from a card on, none of them taken; thirteen bits are a suit. */
    private static void choose(int cards, int from, long taken, LongConsumer to) {
      if (cards == 0) {
        to.accept(taken);
        return;
      }
      for (int card = from; card < 52; card++) {
        if ((taken & (1L << card)) == 0) {
          choose(cards - 1, card + 1, taken | (1L << card), to);
        }
      }
    }

    private static boolean isRoyal(long cards) {
      return cards == ROYAL_OF_THE_FIRST_SUIT
          || cards == ROYAL_OF_THE_FIRST_SUIT << 13
          || cards == ROYAL_OF_THE_FIRST_SUIT << 26
          || cards == ROYAL_OF_THE_FIRST_SUIT << 39;
    }
  }

  @Test
  @Clause("QH Linked cards")
  void aGameBesideAControllerHasAProgressiveAndNothingElse() {
    Game game = opened("links/caribbean-stud", "MGL");
    assertEquals(Set.of(Wager.PROGRESSIVE), game.wagers().keySet());
    assertEquals(Controller.MULTI_GAME_LINK, Controller.of(game));
    assertEquals(0, game.communityCards());
    assertEquals(3, opened("links/mississippi-stud", "MGL").communityCards());
    assertFalse(game.approved());
    assertTrue(opened("links/three-card-poker", "P1").approved());
    assertEquals(Controller.GAME_MANAGER, Controller.of(opened("links/three-card-poker", "P1")));
    assertEquals(Controller.NEXUS, Controller.of(opened("links/three-card-poker", "P2", "nexus")));
    assertEquals(
        Standing.UNKNOWN, CATALOGUE.linkGame("links/dj-wild-stud").orElseThrow().standing());
  }

  @Test
  @Clause({"QH Linked cards", "WA-APP Ten games"})
  void whatIsNotKnownIsRefusedUntilItIsDeclared() {
    refuses(
        "Which cards of DJ Wild Stud Poker count is unknown. Declare them on the link, and name them here:"
            + " own-5-community-0, own-4-community-1, own-3-community-2, own-2-community-3 [WA-APP Ten games]",
        "links/dj-wild-stud",
        "MGL");
    assertEquals(2, opened("links/dj-wild-stud", "MGL", "own-3-community-2").communityCards());
    refuses(
        "The cards of Let It Ride Progressive are known: the player's three and the two community cards."
            + " Leave \"own-5-community-0\" out. [QH Linked cards]",
        "links/let-it-ride",
        "MGL",
        "own-5-community-0");
    refuses("A controller runs a pay table: choose MGL. [WA-MGL Paytables]", "links/let-it-ride");
    refuses(
        "A controller runs a pay table: choose MGL. [WA-MGL Paytables]", "links/let-it-ride", "P1");
    refuses(
        "\"6B1\" is a choice of the game itself, and only its progressive is run here. Leave it out."
            + " [WA-MGL Paytables]",
        "links/let-it-ride",
        "MGL",
        "6B1");
  }

  private static Game opened(String id, String... choices) {
    return switch (CATALOGUE.open(id, List.of(choices))) {
      case Opening.Opened(Game game) -> game;
      case Opening.Unknown(String why) -> throw new AssertionError(why);
    };
  }

  private static void refuses(String why, String id, String... choices) {
    assertEquals(new Opening.Unknown(why), CATALOGUE.open(id, List.of(choices)));
  }

  private static BigInteger big(long number) {
    return BigInteger.valueOf(number);
  }
}
