package io.queenhigh.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.ChoiceGroup.HowMany;
import io.queenhigh.rules.game.Bank;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Progressive;
import io.queenhigh.rules.game.Wager;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a table can choose, what it gets where it chooses nothing, and what does not go together.
 */
class ChoicesTest {
  private static final String BONUS = "ca/6-card-bonus";
  private static final String WASHINGTON = "wa/three-card-poker";
  private static final Catalogue CATALOGUE = Catalogue.approved();

  @ParameterizedTest(name = "{0} with [{1}] plays {2}")
  @CsvSource({
    "wa/three-card-poker, '', TCP-01",
    "wa/three-card-poker, TCP-12, TCP-12",
    "wa/three-card-poker, 6B2, TCP-01 6B2",
    "wa/three-card-poker, P1, TCP-01 P1 game-manager",
    "wa/three-card-poker, P2 nexus, TCP-01 P2 nexus",
    "wa/three-card-poker, MGL, TCP-01 MGL nexus",
    "wa/three-card-poker, nexus MGL, TCP-01 MGL nexus",
    "wa/three-card-poker, two-spots face-up TCP-03, TCP-03 face-up two-spots",
    "wa/three-card-poker, folded-hands-qualify P1 ante-required 6B4 TCP-02,"
        + " TCP-02 6B4 P1 game-manager ante-required folded-hands-qualify",
    "ca/6-card-bonus, '', 6B4",
    "ca/6-card-bonus, 6B4, 6B4",
    "ca/6-card-bonus, PP-CA, 6B4",
    "ca/6-card-bonus, gross-limit, 6B4 gross-limit",
    "ca/players-casino-ventura, '', 6B3",
    "ca/players-casino-ventura, 6B3, 6B3",
    "ca/three-card-poker, '', ''",
    "ca/three-card-poker, gross-limit, gross-limit",
  })
  void chosen(String id, String choices, String chosen) {
    assertEquals(chosen, String.join(" ", open(id, names(choices)).chosen()));
  }

  @ParameterizedTest(name = "{0} with [{1}]: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "wa/three-card-poker|TCP-01 TCP-02"
            + "|TCP-01 and TCP-02 are choices of one kind (Pay tables). Choose one of them.",
        "wa/three-card-poker|6B1 6B2 6B3"
            + "|6B1, 6B2 and 6B3 are choices of one kind (6 Card Bonus). Choose one of them.",
        "wa/three-card-poker|P1 MGL"
            + "|P1 and MGL are choices of one kind (Progressive). Choose one of them.",
        "wa/three-card-poker|P1 nexus game-manager"
            + "|nexus and game-manager are choices of one kind (Controller). Choose one of them.",
        "wa/three-card-poker|TCP-01 TCP-01|TCP-01 is named twice. Name it once.",
        "wa/three-card-poker|face-up face-up|face-up is named twice. Name it once.",
        "wa/three-card-poker|MGL game-manager"
            + "|MGL runs on nexus only (WA-MGL Components). Choose nexus, or no controller.",
        "wa/three-card-poker|folded-hands-qualify"
            + "|folded-hands-qualify acts on the progressive, and none is chosen."
            + " Choose P1, P2 or MGL with it, or leave it out.",
        "wa/three-card-poker|TCP-04 nexus"
            + "|nexus acts on the progressive, and none is chosen."
            + " Choose P1, P2 or MGL with it, or leave it out.",
        "wa/three-card-poker|TCP-13"
            + "|wa/three-card-poker has no choice \"TCP-13\". Nearest: TCP-03, TCP-10 or TCP-11.",
        "wa/three-card-poker|tcp-1"
            + "|wa/three-card-poker has no choice \"tcp-1\". Nearest: TCP-01, TCP-10 or TCP-11.",
        "wa/three-card-poker|faceup"
            + "|wa/three-card-poker has no choice \"faceup\". Nearest: face-up, nexus or TCP-01.",
        "wa/three-card-poker|gross-limit"
            + "|wa/three-card-poker has no choice \"gross-limit\"."
            + " Nearest: two-spots, TCP-01 or TCP-02.",
        "wa/three-card-poker|PP-B"
            + "|PP-B comes with TCP-02, TCP-04 or TCP-06. Choose one of these.",
        "wa/three-card-poker|PP-CA"
            + "|PP-CA is a Pair Plus table, which wa/three-card-poker does not have."
            + " Nearest: TCP-01, TCP-02 or TCP-03.",
        "ca/6-card-bonus|6B1"
            + "|6B1 is not a table of ca/6-card-bonus, which pays its 6 Card Bonus by 6B4."
            + " Choose that or leave it out.",
        "ca/6-card-bonus|PP-A"
            + "|PP-A is not a table of ca/6-card-bonus, which pays its Pair Plus by PP-CA."
            + " Choose that or leave it out.",
        "ca/players-casino-ventura|6B4"
            + "|6B4 is not a table of ca/players-casino-ventura, which pays its 6 Card Bonus by 6B3."
            + " Choose that or leave it out.",
        "ca/6-card-bonus|P1"
            + "|P1 is a Progressive table, which ca/6-card-bonus does not have."
            + " Its choices: 6B4 and gross-limit.",
        "ca/three-card-poker|6B4"
            + "|6B4 is a 6 Card Bonus table, which ca/three-card-poker does not have."
            + " Its choices: gross-limit.",
        "ca/6-card-bonus|face-up"
            + "|ca/6-card-bonus has no choice \"face-up\". Its choices: 6B4 and gross-limit.",
        "ca/6-card-bouns|''"
            + "|There is no game \"ca/6-card-bouns\"."
            + " Nearest: ca/6-card-bonus, ca/three-card-poker or wa/three-card-poker.",
      })
  void refused(String id, String choices, String why) {
    assertTrue(
        CATALOGUE.open(id, List.of(names(choices))) instanceof Opening.Unknown(String said)
            && withoutClause(said).equals(why),
        () -> why + " instead of " + CATALOGUE.open(id, List.of(names(choices))));
  }

  private static String withoutClause(String said) {
    return said.replaceFirst(" \\[[^]]*]$", "");
  }

  @ParameterizedTest(name = "{1} of {0} is looked up in {2}")
  @CsvSource({
    "wa/three-card-poker, TCP-13, WA-TCP Paytables",
    "wa/three-card-poker, 6B1 6B2, WA-6CB 4",
    "wa/three-card-poker, game-manager, WA-GM Components",
    "ca/6-card-bonus, 6B1, CA-6CB 6 Card Bonus 10",
    "ca/three-card-poker, 6B1, QH Gross limit"
  })
  void refusedWithItsClause(String id, String choices, String clause) {
    assertTrue(
        CATALOGUE.open(id, List.of(names(choices))) instanceof Opening.Unknown(String said)
            && said.endsWith(" [" + clause + "]"),
        () -> CATALOGUE.open(id, List.of(names(choices))).toString());
  }

  @Test
  @DisplayName("WA-6CB 4, CA-6CB 6 Card Bonus 10: a table may be named with its document's prefix")
  void prefixes() {
    assertEquals(open(WASHINGTON, "6B1"), open(WASHINGTON, "TCP-6B1"));
    assertEquals(open("ca/6-card-bonus"), open("ca/6-card-bonus", "TCB-6B4"));
  }

  @Test
  @DisplayName("WA-FACE Letter 1: face-up shows the players' hands and changes nothing else")
  void faceUp() {
    Game game = open(WASHINGTON, "face-up");

    assertEquals(
        "PLAYERS_FACE_UP by WA-FACE Letter 1", game.shown().is() + " by " + game.shown().by());
    assertEquals(open(WASHINGTON).wagers(), game.wagers());
    assertEquals(open(WASHINGTON).points(), game.points());
  }

  @Test
  @DisplayName("WA-TCP Exceptions: a required Ante makes Pair Plus need it")
  void anteRequired() {
    var needs = open(WASHINGTON, "ante-required").rule(Wager.PAIR_PLUS).orElseThrow().needs();

    assertEquals("ANTE by WA-TCP Exceptions", needs.is() + " by " + needs.by());
  }

  @Test
  @DisplayName("WA-TCP Dealing 1: two adjacent spots where the house allows it")
  void twoSpots() {
    var spots = open(WASHINGTON, "two-spots").spotsPerPlayer();

    assertEquals("2 by WA-TCP Dealing 1", spots.is() + " by " + spots.by());
  }

  @ParameterizedTest(name = "{1}: with [{0}] a folded hand's progressive is {2}")
  @CsvSource({
    "P1, WA-GM 8, FORFEITED",
    "P1 folded-hands-qualify, WA-GM 8, STANDS",
    "P2 nexus, WA-NX 7, FORFEITED",
    "P2 nexus folded-hands-qualify, WA-NX 7, STANDS",
    "MGL, WA-MGL 9, FORFEITED",
    "MGL folded-hands-qualify, WA-MGL 9, STANDS",
  })
  void foldedHands(String choices, String clause, String onFold) {
    var rule = open(WASHINGTON, names(choices)).rule(Wager.PROGRESSIVE).orElseThrow();

    assertEquals(onFold + " by " + clause, rule.onFold().is() + " by " + rule.onFold().by());
  }

  @Test
  @DisplayName("CA-6CB Winners 4: gross-limit reads the limit of payoffs gross")
  void grossLimit() {
    Game game = open(BONUS, "gross-limit");

    assertEquals(
        new Bank.PlayerDealerBank(
            2, Bank.AfterThat.MAY_GO_ON_IF_ALL_DECLINE, Bank.PayoffLimit.GROSS),
        game.bank().is());
    assertEquals("QH Gross limit", game.bank().by().toString());
  }

  @ParameterizedTest(name = "[{0}] runs on {1}: locked by {2}, envy {3} ({4}), {5} community cards")
  @CsvSource({
    "P1, GAME_MANAGER, COIN IN, PER_SPOT, WA-GM 10.a, 0, WA-GM 9.c",
    "P2 game-manager, GAME_MANAGER, COIN IN, PER_SPOT, WA-GM 10.a, 0, WA-GM 9.c",
    "P1 nexus, NEXUS, START GAME, PER_WAGER_OF_OTHERS, WA-NX 9.a, 0, WA-NX 8.c",
    "MGL, NEXUS, START GAME, PER_PLAYER_TIMES_WAGER, WA-MGL Paytables, 2, WA-MGL 10.c",
  })
  void progressive(
      String choices,
      String controller,
      String button,
      String envy,
      String envyClause,
      int communityCards,
      String orderClause) {
    Game game = open(WASHINGTON, names(choices));
    Progressive side = game.progressive().orElseThrow();

    assertEquals(controller, side.controller().is().name());
    assertEquals(button, side.controller().is().lockButton());
    assertEquals(envy + " by " + envyClause, side.envy().is() + " by " + side.envy().by());
    assertEquals(communityCards, side.communityCards().is());
    assertEquals(
        "DEALERS_FAR_RIGHT_FIRST by " + orderClause,
        side.meterOrder().is() + " by " + side.meterOrder().by());
    assertEquals(communityCards > 0, game.points().containsKey(Point.COMMUNITY_CARDS));
    assertEquals(true, game.points().containsKey(Point.PROGRESSIVE_LOCKED));
  }

  @Test
  @DisplayName("the settling order names the wagers that the table offers, the progressive last")
  void settlingOrder() {
    assertEquals(
        List.of(
            Wager.PLAY,
            Wager.ANTE_BONUS,
            Wager.ANTE,
            Wager.PAIR_PLUS,
            Wager.SIX_CARD_BONUS,
            Wager.PROGRESSIVE),
        open(WASHINGTON, "6B1", "P1").settling().insideASeat().is());
    assertEquals(
        List.of(Wager.PLAY, Wager.ANTE_BONUS, Wager.ANTE, Wager.PAIR_PLUS, Wager.PROGRESSIVE),
        open(WASHINGTON, "P1").settling().insideASeat().is());
  }

  @Test
  @DisplayName("the menu lists the choices by kind, as the documents name them")
  void menu() {
    List<ChoiceGroup> menu =
        CATALOGUE.games().stream()
            .filter(game -> game.id().equals(WASHINGTON))
            .findFirst()
            .orElseThrow()
            .menu();

    assertEquals(
        List.of("Pay tables", "6 Card Bonus", "Progressive", "Controller", "Options"),
        menu.stream().map(ChoiceGroup::title).toList());
    assertEquals(
        List.of(
            HowMany.ONE,
            HowMany.AT_MOST_ONE,
            HowMany.AT_MOST_ONE,
            HowMany.AT_MOST_ONE,
            HowMany.ANY),
        menu.stream().map(ChoiceGroup::howMany).toList());
    assertEquals(Optional.of("TCP-01"), menu.getFirst().byDefault());
    assertEquals(12, menu.getFirst().choices().size());
    assertEquals(
        "Ante Bonus 5/4/1, Pair Plus 40/30/6/4/1", menu.getFirst().choices().getFirst().says());
    assertEquals(List.of("P1", "P2", "MGL"), menu.get(2).names());
    assertEquals(
        List.of("face-up", "ante-required", "two-spots", "folded-hands-qualify"),
        menu.getLast().names());
  }

  private static String[] names(String choices) {
    return choices.isEmpty() ? new String[0] : choices.split(" ", -1);
  }

  private static Game open(String id, String... choices) {
    return switch (CATALOGUE.open(id, List.of(choices))) {
      case Opening.Opened(Game game) -> game;
      case Opening.Unknown(String why) -> throw new AssertionError(why);
    };
  }
}
