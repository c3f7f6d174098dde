package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.HousePeople.CAL;
import static io.queenhigh.games.progressive.HousePeople.DAN;
import static io.queenhigh.games.progressive.HousePeople.EVE;
import static io.queenhigh.games.progressive.HousePeople.MAX;
import static io.queenhigh.games.progressive.HousePeople.MIA;
import static io.queenhigh.games.progressive.HousePeople.SUE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.PaidHand;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkDecide;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Ceilings;
import io.queenhigh.rules.progressive.LinkTerms.Limit;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A link is set up, opened, suspended, changed. */
class LinkSetUpTest {

  private static final LinkTerms USUAL = SomeTerms.gameManager();

  @Test
  @Clause({"LINK People", "LINK Two persons"})
  void aManagerSetsUpAndAnotherPersonLetsTheSeedOut() {
    switch (LinkDecide.setUp(USUAL, SomeTerms.payTable(USUAL), SUE)) {
      case Ruling.No(Refused refused) ->
          assertEquals("Only a manager sets up a link (LINK People)", refused.toString());
      case Ruling.Accepted<?> accepted -> fail(accepted.toString());
    }
    TestLink live = TestLink.setUp(USUAL);
    live.refuses(
        CAL,
        new LinkCommand.Open(),
        "A supervisor, executive or manager opens a link (LINK People)");
    live.refuses(
        MAX,
        new LinkCommand.Open(),
        "Somebody other than max has to approve this (LINK Two persons)");
    live.does(SUE, new LinkCommand.Open());
    live.refuses(SUE, new LinkCommand.Open(), "The link was opened before (LINK Set-up)");
    assertEquals("meter 1000.00, reserve 0.00", live.live());
    assertEquals(-1_000_00, live.ledger().seed());
  }

  @Test
  @Clause("LINK Set-up")
  void whatCannotBeIsRefusedAtOnce() {
    switch (LinkDecide.setUp(SomeTerms.withSeed(USUAL, -1), SomeTerms.payTable(USUAL), MAX)) {
      case Ruling.No(Refused refused) ->
          assertEquals("A seed is not below 0 (LINK Set-up)", refused.toString());
      case Ruling.Accepted<?> accepted -> fail(accepted.toString());
    }
  }

  @Test
  @Clause("LINK Set-up")
  void everyRefusalIsNamedTogether() {
    LinkTerms wrong =
        SomeTerms.withCeilings(
            SomeTerms.withLimit(
                SomeTerms.withStake(SomeTerms.withId(USUAL, "Emerald!"), 1_00, 2_50),
                900_00,
                Limit.Excess.RESERVE),
            new Ceilings(0, 4, 2_00, 1_00));
    assertEquals(
        List.of(
            "R: A link's id has small letters, digits and hyphens (LINK Set-up)",
            "R: The largest progressive wager is a multiple of the smallest, which is above 0"
                + " (LINK Set-up)",
            "R: A wager of 2.50 is above the regulator's 2.00 (WA-GM Limits)",
            "R: The limit of 900.00 is below the seed (LINK Limit)",
            "R: A link has room for a table, and a hand for a wager (LINK Tables)",
            "R: The bound on one table's wagers in a round leaves no room for one wager, or is no"
                + " bound (LINK Contributions)"),
        FindingsText.of(wrong));
  }

  @Test
  @Clause("LINK Limit")
  void aLimitIsNeverBelowTheMeter() {
    LinkTerms limited = SomeTerms.withLimit(USUAL, 1_200_00, Limit.Excess.RESERVE);
    assertEquals(
        List.of("R: The limit of 1200.00 is below the meter, which shows 1200.00 (LINK Limit)"),
        FindingsText.of(limited, SomeTerms.payTable(USUAL), new Funds(1_200_00_000_001L, 0, 0)));
    assertEquals(
        List.of(),
        FindingsText.of(limited, SomeTerms.payTable(USUAL), new Funds(1_200_00_000_000L, 0, 0)));
    assertEquals(
        "No amount is larger than 1000000000.00 (LINK Limit)",
        FindingsText.first(SomeTerms.withLimit(USUAL, Long.MAX_VALUE, Limit.Excess.RESERVE)));
    assertEquals(
        "No amount is larger than 1000000000.00 (LINK Set-up)",
        FindingsText.first(SomeTerms.withSeed(USUAL, Long.MAX_VALUE)));
  }

  @Test
  void aPayTableMustBeAProgressiveOne() {
    PayTable pairPlus =
        new PayTable(
            "P1",
            PayTable.Reads.OWN_THREE,
            List.of(new PayLine(PaidHand.OfThree.PAIR, new Pays.ToOne(1), 0)),
            new Citation("WA-GM", "Paytables"));
    assertEquals(
        List.of(
            "R: Pay table P1 has no award of the whole meter (WA-GM Paytables)",
            "R: A progressive pays for 1 or a share of the meter; P1 pays to 1 (WA-GM Paytables)"),
        FindingsText.of(USUAL, pairPlus, Funds.NONE));
    assertEquals(
        "Pay table P1 was asked for and P2 is here (WA-GM Paytables)",
        FindingsText.first(USUAL, SomeTerms.payTable(SomeTerms.nexus())));
  }

  @Test
  @Clause("LINK Suspected slips")
  void envyAboveItsOwnAwardIsSuspected() {
    assertEquals(
        List.of(
            "W: The seed is not the configured 1000.00, which suits this pay table"
                + " (WA-REC Seed 1)",
            "W: The seed is below the largest fixed award, 500.00 (WA-REC Seed 2)",
            "S: A-K-Q of spades pays each other player envy of 100.00 and, from the seed, its"
                + " winner 99.00 (WA-GM Paytables)"),
        FindingsText.of(SomeTerms.withSeed(USUAL, 99_00)));
  }

  @Test
  @Clause("LINK Suspension")
  void aSuspendedLinkTakesNoWagersAndResolvesWhatIsLocked() {
    TestLink live = TestLink.open(USUAL, "a", "b");
    live.locks("a", 1, 1);
    live.refuses(
        DAN,
        new LinkCommand.Suspend("display is dark"),
        "A supervisor, executive or manager suspends a link (LINK People)");
    live.refuses(SUE, new LinkCommand.Suspend(" "), "An explanation is needed (LINK Suspension)");
    live.does(SUE, new LinkCommand.Suspend("display is dark"));
    live.refuses(SUE, new LinkCommand.Suspend("again"), "The link is not open (LINK Suspension)");
    live.refuses(
        DAN,
        TestLink.contribution("b", 1, 1),
        "The link is not in play, so no progressive wager can be locked; the game goes on"
            + " without it (LINK Suspension)");
    live.claims(DAN, "a", 1, "1 mini-royal-of-spades As Ks Qs");
    live.does(SUE, new LinkCommand.Confirm(1));
    live.does(SUE, new LinkCommand.MoveMeter(1));
    live.ends("a", 1);
    live.refuses(SUE, new LinkCommand.Resume(), "Only a manager resumes a link (LINK People)");
    live.does(MAX, new LinkCommand.Resume());
    live.refuses(MAX, new LinkCommand.Resume(), "The link is not suspended (LINK Suspension)");
    live.locks("b", 1, 1);
  }

  @Test
  @Clause("LINK Suspension")
  void termsChangeOnlyWhileSuspendedBetweenRoundsAndByTwo() {
    TestLink live = TestLink.open(USUAL, "a").locks("a", 1, 1);
    LinkTerms lower = SomeTerms.withRates(USUAL, 1_000, 125);
    LinkCommand propose = new LinkCommand.ProposeTerms(lower, "new approval");
    live.refuses(MAX, propose, "Terms change only while the link is suspended (LINK Suspension)");
    live.does(MAX, new LinkCommand.Suspend("new approval"));
    live.refuses(
        MAX, propose, "Table a still has wagers locked under the old terms (LINK Suspension)");
    live.ends("a", 1);
    live.does(MAX, propose);
    live.refuses(
        MAX,
        new LinkCommand.Approve(1),
        "Somebody other than max has to approve this (LINK Two persons)");
    live.does(MIA, new LinkCommand.Approve(1));
    live.refuses(MIA, new LinkCommand.Approve(1), "There is no open proposal 1 (LINK Two persons)");
    live.does(MAX, new LinkCommand.Resume());
    live.locks("a", 2, 1);
    assertEquals("meter 1000.285, reserve 0.025", live.live());
    live.replays();
  }

  @Test
  void aProposalIsJudgedAgainWhenItIsApproved() {
    TestLink live = TestLink.open(USUAL, "a");
    live.does(MAX, new LinkCommand.Suspend("new limit"));
    live.does(
        MAX,
        new LinkCommand.ProposeTerms(
            SomeTerms.withLimit(USUAL, 1_000_10, Limit.Excess.RESERVE), "posted limit"));
    live.does(MAX, new LinkCommand.Resume());
    live.locks("a", 1, 1).ends("a", 1);
    live.refuses(
        EVE,
        new LinkCommand.Approve(1),
        "Terms change only while the link is suspended (LINK Suspension)");
    live.does(SUE, new LinkCommand.Suspend("new limit"));
    live.refuses(
        EVE,
        new LinkCommand.Approve(1),
        "The limit of 1000.10 is below the meter, which shows 1000.18 (LINK Limit)");
    live.does(SUE, new LinkCommand.Withdraw(1));
    live.refuses(
        SUE, new LinkCommand.Withdraw(1), "There is no open proposal 1 (LINK Two persons)");
  }

  @Test
  void whatIsForGoodIsNotChanged() {
    TestLink live = TestLink.open(USUAL, "a");
    live.does(MAX, new LinkCommand.Suspend("ideas"));
    for (LinkTerms other :
        List.of(
            SomeTerms.withId(USUAL, "ruby"),
            SomeTerms.withPayTable(USUAL, "P2"),
            SomeTerms.withStake(USUAL, 1_00, 5_00),
            SomeTerms.allFromMeter(USUAL))) {
      live.refuses(
          MAX,
          new LinkCommand.ProposeTerms(other, "ideas"),
          "Id, controller, pay table, wager, where awards come from and what the maker had configured are for good: set up another"
              + " link and retire this one to it (LINK Set-up)");
    }
    live.refuses(
        MAX,
        new LinkCommand.ProposeTerms(SomeTerms.withFoldedHands(USUAL), "ideas"),
        "Table a does not let folded hands win, and the link does (WA-GM 8)");
  }

  @Test
  @Clause("LINK Suspected slips")
  void newSlipsAreAcknowledgedBeforePlayGoesOn() {
    TestLink live = TestLink.open(USUAL);
    live.does(MAX, new LinkCommand.Suspend("smaller seed"));
    live.does(MAX, new LinkCommand.ProposeTerms(SomeTerms.withSeed(USUAL, 99_00), "smaller seed"));
    live.does(EVE, new LinkCommand.Approve(1));
    live.refuses(
        MAX,
        new LinkCommand.Resume(),
        "A manager has to acknowledge this first: A-K-Q of spades pays each other player envy of"
            + " 100.00 and, from the seed, its winner 99.00 (WA-GM Paytables)");
    live.does(MAX, new LinkCommand.Acknowledge("envy-mini-royal-of-spades-above-its-award"));
    live.refuses(
        MAX,
        new LinkCommand.Acknowledge("envy-mini-royal-of-spades-above-its-award"),
        "Nothing waits for acknowledgement under \"envy-mini-royal-of-spades-above-its-award\""
            + " (LINK Suspected slips)");
    live.does(MAX, new LinkCommand.Resume());
    assertEquals(Link.Standing.OPEN, live.link().standing());
  }

  @Test
  void theRecordSaysWhatWasKnownWhenALinkWasSetUp() {
    TestLink live = TestLink.setUp(SomeTerms.withRates(USUAL, 1_851, 125));
    assertEquals(1, live.link().findings().size());
    LinkEvent opened = live.does(EVE, new LinkCommand.Open()).getFirst();
    assertEquals(new LinkEvent.LinkOpened(Funds.ofMeterCents(1_000_00), Optional.of(EVE)), opened);
  }

  @Test
  void theControllerOfATableFollowsFromItsGame() {
    for (LinkTerms terms : List.of(USUAL, SomeTerms.nexus(), SomeTerms.multiGameLink())) {
      assertEquals(terms.controller(), Controller.of(SomeTerms.game(terms)));
    }
    assertEquals("multi-game-link", Controller.MULTI_GAME_LINK.key());
  }
}
