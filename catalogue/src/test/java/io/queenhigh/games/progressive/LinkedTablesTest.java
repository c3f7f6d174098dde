package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.HousePeople.MAX;
import static io.queenhigh.games.progressive.HousePeople.SUE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Ceilings;
import io.queenhigh.rules.progressive.TableFit;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which tables may share a meter. */
class LinkedTablesTest {

  private static final LinkTerms USUAL = SomeTerms.nexus();
  private final TestLink live = TestLink.open(USUAL, "a");

  private void refusesFit(TableFit fit, String why) {
    live.refuses(MAX, new LinkCommand.Join(fit), why);
  }

  @Test
  @Clause("LINK Tables")
  void aTablePlaysByTheLinksTerms() {
    refusesFit(
        SomeTerms.fit(SomeTerms.withPayTable(SomeTerms.gameManager(), "P2"), "b"),
        "Table b runs on game-manager, the link on nexus (WA-NX Paytables)");
    refusesFit(
        SomeTerms.fit(SomeTerms.withPayTable(USUAL, "P1"), "b"),
        "Table b pays by P1, the link by P2 (WA-NX Paytables)");
    refusesFit(
        SomeTerms.fit(SomeTerms.withStake(USUAL, 1_00, 5_00), "b"),
        "Table b takes a progressive wager of 1.00 to 5.00, the link of 1.00 (LINK Tables)");
    refusesFit(
        SomeTerms.fit(SomeTerms.withFoldedHands(USUAL), "b"),
        "Table b lets folded hands win, and the link does not (WA-NX 7)");
    refusesFit(
        SomeTerms.fit(SomeTerms.leftFirst(USUAL), "b"),
        "Table b pays in another order than the link (WA-NX 8.c)");
  }

  @Test
  @Clause({"WA-NX Four Games", "WA-MGL Four Games"})
  void aPlayerBetsOnFourGamesAtMost() {
    refusesFit(
        withWagers(SomeTerms.fit(USUAL, "b"), 5),
        "Table b takes 5 wagers from a player in a hand; at most 4 are allowed (WA-NX Four Games)");
    TestLink.open(SomeTerms.multiGameLink())
        .refuses(
            MAX,
            new LinkCommand.Join(withWagers(SomeTerms.fit(SomeTerms.multiGameLink(), "b"), 5)),
            "Table b takes 5 wagers from a player in a hand; at most 4 are allowed"
                + " (WA-MGL Four Games)");
    TestLink.open(SomeTerms.gameManager())
        .refuses(
            MAX,
            new LinkCommand.Join(withWagers(SomeTerms.fit(SomeTerms.gameManager(), "b"), 5)),
            "Table b takes 5 wagers from a player in a hand; at most 4 are allowed (WA-GM Limits)");
  }

  @Test
  @Clause({"WA-NX Four Games", "WA-MGL Four Games"})
  void aTableOfTheShippedGameFitsWithAllItsWagers() {
    for (LinkTerms terms :
        List.of(SomeTerms.gameManager(), SomeTerms.nexus(), SomeTerms.multiGameLink())) {
      TableFit fit =
          TableFit.of(
              "b",
              SomeTerms.game(terms, "6B1"),
              terms.stake(),
              terms.meterOrder(),
              SomeTerms.chance(terms));
      assertEquals(SomeTerms.fit(terms, "b"), fit);
      TestLink.open(terms, "a").does(MAX, new LinkCommand.Join(fit));
    }
  }

  private static TableFit withWagers(TableFit fit, int number) {
    return new TableFit(
        fit.table(),
        fit.game(),
        fit.controller(),
        fit.payTable(),
        fit.stake(),
        fit.foldedHandsQualify(),
        fit.meterOrder(),
        number,
        fit.chance());
  }

  @Test
  @Clause("LINK Tables")
  void aTableJoinsOnceAndOnlySoManyDo() {
    live.refuses(
        SUE,
        new LinkCommand.Join(SomeTerms.fit(USUAL, "b")),
        "Only a manager puts a table on a link (LINK People)");
    refusesFit(SomeTerms.fit(USUAL, "a"), "Table a is on the link already (LINK Tables)");
    TestLink small =
        TestLink.open(SomeTerms.withCeilings(USUAL, new Ceilings(2, 4, 300_00, 100_00)), "a", "b");
    small.refuses(
        MAX,
        new LinkCommand.Join(SomeTerms.fit(USUAL, "c")),
        "At most 2 tables share a meter (LINK Tables)");
    TestLink.setUp(USUAL)
        .refuses(
            MAX,
            new LinkCommand.Join(SomeTerms.fit(USUAL, "a")),
            "The link is not open yet (LINK Suspension)");
  }

  @Test
  @Clause("LINK Tables")
  void aTableLeavesBetweenRoundsAndKeepsItsCounts() {
    live.locks("a", 1, 1, 2);
    live.refuses(
        MAX,
        new LinkCommand.Leave("a"),
        "Table a has progressive wagers locked: it leaves between rounds (LINK Tables)");
    live.refuses(
        SUE, new LinkCommand.Leave("a"), "Only a manager takes a table off a link (LINK People)");
    live.ends("a", 1);
    live.does(MAX, new LinkCommand.Leave("a"));
    live.refuses(MAX, new LinkCommand.Leave("a"), "Table a is not on this link (LINK Tables)");
    live.refuses(
        MAX, TestLink.contribution("a", 2, 1), "Table a is not on this link (LINK Tables)");
    live.does(MAX, new LinkCommand.Join(SomeTerms.fit(USUAL, "a")));
    live.refuses(
        MAX,
        TestLink.contribution("a", 1, 1),
        "Round 1 of table a was counted already (LINK Contributions)");
    live.locks("a", 2, 1);
    assertEquals(3, live.link().tables().get("a").orElseThrow().count().wagers());
    live.replays();
  }

  @Test
  void whenAllHaveLeftAnotherGameMayComeIn() {
    live.does(MAX, new LinkCommand.Leave("a"));
    live.does(
        MAX,
        new LinkCommand.Join(
            SomeTerms.fit(USUAL, "b", "wa/another-game", SomeTerms.chance(USUAL))));
  }

  @Test
  @Clause("WA-MGL 3")
  void chancesAreComparedAsFractions() {
    assertEquals("x 1/2", SomeTerms.chance("x", 2, 4).toString());
    assertThrows(IllegalArgumentException.class, () -> SomeTerms.chance("x", 0, 4));
    assertThrows(IllegalArgumentException.class, () -> SomeTerms.chance("x", 5, 4));
  }
}
