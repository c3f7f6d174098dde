package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.Staff.MAX;
import static io.queenhigh.games.progressive.Staff.SUE;
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

  private static final LinkTerms USUAL = Links.nexus();
  private final LiveLink live = LiveLink.open(USUAL, "a");

  private void refusesFit(TableFit fit, String why) {
    live.refuses(MAX, new LinkCommand.Join(fit), why);
  }

  @Test
  @Clause("LINK Tables")
  void aTablePlaysByTheLinksTerms() {
    refusesFit(
        Links.fit(Links.withPayTable(Links.gameManager(), "P2"), "b"),
        "Table b runs on game-manager, the link on nexus (WA-NX Paytables)");
    refusesFit(
        Links.fit(Links.withPayTable(USUAL, "P1"), "b"),
        "Table b pays by P1, the link by P2 (WA-NX Paytables)");
    refusesFit(
        Links.fit(Links.withStake(USUAL, 1_00, 5_00), "b"),
        "Table b takes a progressive wager of 1.00 to 5.00, the link of 1.00 (LINK Tables)");
    refusesFit(
        Links.fit(Links.withFoldedHands(USUAL), "b"),
        "Table b lets folded hands win, and the link does not (WA-NX 7)");
    refusesFit(
        Links.fit(Links.leftFirst(USUAL), "b"),
        "Table b pays in another order than the link (WA-NX 8.c)");
  }

  @Test
  @Clause({"WA-NX Four Games", "WA-MGL Four Games"})
  void aPlayerBetsOnFourGamesAtMost() {
    refusesFit(
        withWagers(Links.fit(USUAL, "b"), 5),
        "Table b takes 5 wagers from a player in a hand; at most 4 are allowed (WA-NX Four Games)");
    LiveLink.open(Links.multiGameLink())
        .refuses(
            MAX,
            new LinkCommand.Join(withWagers(Links.fit(Links.multiGameLink(), "b"), 5)),
            "Table b takes 5 wagers from a player in a hand; at most 4 are allowed"
                + " (WA-MGL Four Games)");
    LiveLink.open(Links.gameManager())
        .refuses(
            MAX,
            new LinkCommand.Join(withWagers(Links.fit(Links.gameManager(), "b"), 5)),
            "Table b takes 5 wagers from a player in a hand; at most 4 are allowed (WA-GM Limits)");
  }

  @Test
  @Clause({"WA-NX Four Games", "WA-MGL Four Games"})
  void aTableOfTheShippedGameFitsWithAllItsWagers() {
    for (LinkTerms terms : List.of(Links.gameManager(), Links.nexus(), Links.multiGameLink())) {
      TableFit fit =
          TableFit.of(
              "b",
              Links.game(terms, "6B1"),
              terms.stake(),
              terms.meterOrder(),
              Links.chance(terms));
      assertEquals(Links.fit(terms, "b"), fit);
      LiveLink.open(terms, "a").does(MAX, new LinkCommand.Join(fit));
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
        new LinkCommand.Join(Links.fit(USUAL, "b")),
        "Only a manager puts a table on a link (LINK People)");
    refusesFit(Links.fit(USUAL, "a"), "Table a is on the link already (LINK Tables)");
    LiveLink small =
        LiveLink.open(Links.withCeilings(USUAL, new Ceilings(2, 4, 300_00, 100_00)), "a", "b");
    small.refuses(
        MAX,
        new LinkCommand.Join(Links.fit(USUAL, "c")),
        "At most 2 tables share a meter (LINK Tables)");
    LiveLink.setUp(USUAL)
        .refuses(
            MAX,
            new LinkCommand.Join(Links.fit(USUAL, "a")),
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
        MAX, LiveLink.contribution("a", 2, 1), "Table a is not on this link (LINK Tables)");
    live.does(MAX, new LinkCommand.Join(Links.fit(USUAL, "a")));
    live.refuses(
        MAX,
        LiveLink.contribution("a", 1, 1),
        "Round 1 of table a was counted already (LINK Contributions)");
    live.locks("a", 2, 1);
    assertEquals(3, live.link().tables().get("a").orElseThrow().count().wagers());
    live.replays();
  }

  @Test
  void whenAllHaveLeftAnotherGameMayComeIn() {
    live.does(MAX, new LinkCommand.Leave("a"));
    live.does(
        MAX, new LinkCommand.Join(Links.fit(USUAL, "b", "wa/another-game", Links.chance(USUAL))));
  }

  @Test
  @Clause("WA-MGL 3")
  void chancesAreComparedAsFractions() {
    assertEquals("x 1/2", Links.chance("x", 2, 4).toString());
    assertThrows(IllegalArgumentException.class, () -> Links.chance("x", 0, 4));
    assertThrows(IllegalArgumentException.class, () -> Links.chance("x", 5, 4));
  }
}
