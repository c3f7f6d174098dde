package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.HousePeople.CAL;
import static io.queenhigh.games.progressive.HousePeople.DAN;
import static io.queenhigh.games.progressive.HousePeople.EVE;
import static io.queenhigh.games.progressive.HousePeople.MAX;
import static io.queenhigh.games.progressive.HousePeople.MIA;
import static io.queenhigh.games.progressive.HousePeople.SAM;
import static io.queenhigh.games.progressive.HousePeople.SUE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.Funds.Fund;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkAccount;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Limit;
import io.queenhigh.rules.progressive.Reason;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What people change by hand: by two, with a listed reason and an explanation. */
class ByHandTest {

  private static final LinkTerms USUAL = SomeTerms.nexus();
  private final TestLink live = TestLink.open(USUAL, "a", "b");

  private static LinkCommand.ProposeAdjustment adjust(Fund fund, long cents, Reason reason) {
    return new LinkCommand.ProposeAdjustment(fund, cents, reason, "see report 12");
  }

  private void isDone(LinkCommand proposal) {
    live.does(MAX, proposal);
    live.does(MIA, new LinkCommand.Approve(live.link().proposals().lastKey()));
  }

  @Test
  @Clause("LINK Two persons")
  void anAdjustmentNeedsTwoPeopleOfWhomOneIsSenior() {
    LinkCommand raise = adjust(Fund.METER, 5_00, Reason.MALFUNCTION);
    String posts = "Supervisors, executives and managers sign changes of a link (LINK Two persons)";
    live.refuses(DAN, raise, posts);
    live.refuses(CAL, raise, posts);
    live.does(SUE, raise);
    live.refuses(DAN, new LinkCommand.Approve(1), posts);
    live.refuses(
        SUE,
        new LinkCommand.Approve(1),
        "Somebody other than sue has to approve this (LINK Two persons)");
    live.refuses(
        new Staff("sue", Post.MANAGER),
        new LinkCommand.Approve(1),
        "Somebody other than sue has to approve this (LINK Two persons)");
    live.refuses(
        SAM,
        new LinkCommand.Approve(1),
        "One of the two signs as manager or executive (LINK Two persons)");
    assertEquals("meter 1000.00, reserve 0.00", live.live());
    live.does(EVE, new LinkCommand.Approve(1));
    assertEquals("meter 1005.00, reserve 0.00", live.live());
    live.refuses(EVE, new LinkCommand.Approve(1), "There is no open proposal 1 (LINK Two persons)");
  }

  @Test
  @Clause("LINK Two persons")
  void theRecordNamesBothPeopleTheReasonAndWhatStoodBefore() {
    isDone(adjust(Fund.METER, -1_00, Reason.MALFUNCTION));
    assertEquals(
        List.of(
            new LinkEvent.AdjustmentProposed(
                1, Fund.METER, -1_00, Reason.MALFUNCTION, MAX, "see report 12"),
            new LinkEvent.FundsAdjusted(
                1,
                Fund.METER,
                -1_00,
                Reason.MALFUNCTION,
                MIA,
                Funds.ofMeterCents(1_000_00),
                Funds.ofMeterCents(999_00))),
        live.events().subList(live.events().size() - 2, live.events().size()));
  }

  @Test
  @Clause("LINK Two persons")
  void anExplanationIsNeeded() {
    live.refuses(
        MAX,
        new LinkCommand.ProposeAdjustment(Fund.METER, 1_00, Reason.MALFUNCTION, " "),
        "An explanation is needed (LINK Two persons)");
    live.refuses(
        MAX, new LinkCommand.ProposeBackOut(1, ""), "An explanation is needed (LINK Two persons)");
  }

  @Test
  @Clause("LINK Reasons")
  void onlyListedReasonsLowerAFund() {
    live.locks("a", 1, 1, 2, 3).ends("a", 1);
    Object[][] cases = {
      {Fund.METER, -1L, Reason.NON_DISPLAYED_FUNDS, "That is not a reason to lower the meter"},
      {Fund.METER, -1L, Reason.HOUSE_ADDS, "That is not a reason to lower the meter"},
      {Fund.RESERVE, -1L, Reason.SEED_RECOVERY, "That is not a reason to lower the reserve"},
      {Fund.RESERVE, -1L, Reason.ABOVE_POSTED_LIMIT, "That is not a reason to lower the reserve"},
      {Fund.METER, 1L, Reason.SEED_RECOVERY, "That is not a reason to raise the meter"},
      {
        Fund.OVERFLOW,
        1L,
        Reason.NON_DISPLAYED_FUNDS,
        "That is not a reason to raise the overflow pool"
      },
      {
        Fund.METER,
        0L,
        Reason.MALFUNCTION,
        "An adjustment is more than nothing and no more than any link holds"
      },
      {
        Fund.METER,
        Long.MIN_VALUE,
        Reason.MALFUNCTION,
        "An adjustment is more than nothing and no more than any link holds"
      },
      {Fund.METER, -1_000_56L, Reason.MALFUNCTION, "The meter holds less than that"},
      {Fund.RESERVE, -4L, Reason.NON_DISPLAYED_FUNDS, "The reserve holds less than that"},
      {
        Fund.METER,
        -1L,
        Reason.ABOVE_POSTED_LIMIT,
        "The meter is not that far above its posted limit"
      },
      {
        Fund.METER,
        -1_000_01L,
        Reason.SEED_RECOVERY,
        "The house has put up 1000.00 that it has not taken back"
      },
    };
    for (Object[] each : cases) {
      live.refuses(
          MAX,
          adjust((Fund) each[0], (Long) each[1], (Reason) each[2]),
          each[3] + " (LINK Reasons)");
    }
    TestLink.setUp(USUAL)
        .refuses(
            MAX,
            adjust(Fund.METER, 1, Reason.MALFUNCTION),
            "The link is not open yet (LINK Reasons)");
  }

  @Test
  void adjustmentsMoveMoneyBetweenTheHouseAndTheFunds() {
    live.locks("a", 1, 1, 2, 3).ends("a", 1);
    isDone(adjust(Fund.RESERVE, -3, Reason.NON_DISPLAYED_FUNDS));
    isDone(adjust(Fund.METER, 10_00, Reason.HOUSE_ADDS));
    isDone(adjust(Fund.METER, -400_00, Reason.SEED_RECOVERY));
    assertEquals("meter 610.555, reserve 0.0075", live.live());
    assertEquals(-1_000_00 + 3 - 10_00 + 400_00, live.ledger().seed());
    live.refuses(
        MAX,
        adjust(Fund.METER, -600_01, Reason.SEED_RECOVERY),
        "The house has put up 600.00 that it has not taken back (LINK Reasons)");
    live.replays();
  }

  @Test
  @Clause("LINK Limit")
  void aMeterIsNotRaisedAboveItsLimit() {
    TestLink capped =
        TestLink.open(SomeTerms.withLimit(USUAL, 1_001_00, Limit.Excess.RESERVE), "a");
    capped.refuses(
        MAX,
        adjust(Fund.METER, 1_01, Reason.HOUSE_ADDS),
        "That would lift the meter above its limit (LINK Limit)");
    capped.does(MAX, adjust(Fund.METER, 1_00, Reason.HOUSE_ADDS));
  }

  @Test
  void hitsAreResolvedBeforeAnythingIsAdjusted() {
    live.locks("a", 1, 1);
    live.does(MAX, adjust(Fund.METER, 1_00, Reason.HOUSE_ADDS));
    live.claims(DAN, "a", 1, "1 mini-royal-of-spades As Ks Qs");
    live.refuses(
        MIA,
        new LinkCommand.Approve(1),
        "Hit 1 at table a is pending: confirm or cancel it first (LINK Order of hits)");
    live.does(EVE, new LinkCommand.Confirm(1));
    live.does(MIA, new LinkCommand.Approve(1));
  }

  private void aJackpotIsWon() {
    live.locks("a", 1, 1, 2, 3);
    live.claims(DAN, "a", 1, "2 mini-royal-of-spades As Ks Qs");
    live.does(EVE, new LinkCommand.Confirm(1));
    live.ends("a", 1);
  }

  @Test
  @Clause({"WA-NX 8.h", "WA-GM 9.i", "WA-MGL 10.h"})
  void aBackOutIsALinkedReversalThatRestoresMeterReserveAndSeed() {
    aJackpotIsWon();
    live.locks("b", 1, 1).ends("b", 1);
    isDone(new LinkCommand.ProposeBackOut(1, "deck had two queens of spades"));
    // As before the win, with table b's wager on top.
    assertEquals("meter 1000.74, reserve 0.05", live.live());
    assertEquals(-1_000_00, live.ledger().seed());
    assertEquals(0, live.ledger().of(new LinkAccount.Awards()));
    Award award = live.link().award(1).orElseThrow();
    assertEquals(Award.State.BACKED_OUT, award.state());
    assertEquals(1, live.link().counters().wins().hits());
    assertEquals(1, live.link().counters().wins().backedOut());
    live.refuses(CAL, new LinkCommand.Pay(1), "Award 1 was backed out (LINK Paid once)");
    live.refuses(
        MAX,
        new LinkCommand.ProposeBackOut(1, "again"),
        "Award 1 was backed out already (LINK Back-out)");
    live.refuses(
        MAX,
        new LinkCommand.ProposeBackOut(7, "no such page"),
        "Page 7 is not among those at hand (WA-NX 8.h)");
    live.replays();
  }

  @Test
  @Clause("LINK Back-out")
  void aPaidAwardIsReplacedByTheHouse() {
    aJackpotIsWon();
    live.does(CAL, new LinkCommand.Pay(1));
    isDone(new LinkCommand.ProposeBackOut(1, "deck had two queens of spades"));
    assertEquals("meter 1000.555, reserve 0.0375", live.live());
    assertEquals(-1_000_00 - 1_000_55, live.ledger().seed());
    assertEquals(1_000_55, live.ledger().of(new LinkAccount.Winner("a", "p2")));
    assertEquals(Award.State.PAID_AND_BACKED_OUT, live.link().award(1).orElseThrow().state());
  }

  @Test
  @Clause("LINK Back-out")
  void aBackOutTakesBackNoMoreThanTheMeterHolds() {
    LinkTerms terms = SomeTerms.withRates(SomeTerms.allFromMeter(USUAL), 1, 9_000);
    TestLink dry = TestLink.open(SomeTerms.withSeed(terms, 600_00), "a");
    dry.locks("a", 1, 1, 2);
    // 600.00 on the meter and 1.80 in reserve: 500 and then all that is left of it.
    dry.claims(DAN, "a", 1, "2 mini-royal Ah Kh Qh", "1 mini-royal Ad Kd Qd");
    dry.does(EVE, new LinkCommand.Confirm(1));
    dry.does(EVE, new LinkCommand.Confirm(2));
    dry.does(MAX, adjustTo(dry, 50_00));
    dry.does(MIA, new LinkCommand.Approve(1));
    dry.does(MAX, new LinkCommand.ProposeBackOut(2, "misread"));
    dry.does(MIA, new LinkCommand.Approve(2));
    // 100.00 came back to 50.00; the seed of 600.00 could be recovered only that far.
    assertEquals("meter 0.0002, reserve 0.00", dry.live());
    dry.replays();
  }

  private static LinkCommand adjustTo(TestLink link, long cents) {
    return adjust(Fund.METER, cents - link.link().live().shownCents(), Reason.MALFUNCTION);
  }

  @Test
  @Clause("LINK Retirement")
  void aLinkIsRetiredWithItsMoney() {
    live.locks("a", 1, 1, 2, 3).ends("a", 1);
    LinkCommand retire = new LinkCommand.ProposeRetirement("ruby", "floor plan");
    live.refuses(MAX, retire, "A link is suspended before it is retired (LINK Retirement)");
    live.does(MAX, new LinkCommand.Suspend("floor plan"));
    live.refuses(
        MAX, retire, "Tables are still on the link: let them leave first (LINK Retirement)");
    live.does(MAX, new LinkCommand.Leave("a"));
    live.does(MAX, new LinkCommand.Leave("b"));
    for (String nowhere : List.of("", "topaz")) {
      live.refuses(
          MAX,
          new LinkCommand.ProposeRetirement(nowhere, "floor plan"),
          "The money on a meter is the players': name the link that it goes to (LINK Retirement)");
    }
    isDone(retire);
    LinkEvent.LinkRetired retired = (LinkEvent.LinkRetired) live.events().getLast();
    assertEquals(1_000_60, retired.cents());
    assertEquals(1_000_60, live.ledger().of(new LinkAccount.Transit("topaz", "ruby")));
    assertEquals(Funds.NONE, live.link().live());
    live.refuses(
        MAX,
        new LinkCommand.Join(SomeTerms.fit(USUAL, "a")),
        "Link topaz is retired (LINK Retirement)");
    live.refuses(
        MAX, adjust(Fund.METER, 1, Reason.HOUSE_ADDS), "Link topaz is retired (LINK Retirement)");

    TestLink ruby = TestLink.open(SomeTerms.withId(USUAL, "ruby"), "a");
    LinkCommand receive = new LinkCommand.Receive("topaz", retired.funds(), retired.cents());
    ruby.refuses(SUE, receive, "Only a manager takes over another link's money (LINK People)");
    ruby.refuses(
        MAX,
        new LinkCommand.Receive("topaz", retired.funds(), retired.cents() - 1),
        "The cents handed on do not stand for these funds (LINK Retirement)");
    ruby.does(MAX, receive);
    assertEquals("meter 2000.555, reserve 0.0375", ruby.live());
    ruby.ignores(MAX, receive);
    ruby.locks("a", 1, 1);
    assertEquals("meter 2000.74, reserve 0.05", ruby.live());
    ruby.replays();
    live.replays();
  }

  @Test
  void whatTraysWereAheadGoesBackToTheHouse() {
    // Four tables owe 19.75 cents each, 79 in all, and have handed over 20 each.
    TestLink four = TestLink.open(USUAL, "a", "b", "c", "d");
    for (String table : List.of("a", "b", "c", "d")) {
      four.locks(table, 1, 1).ends(table, 1);
      four.does(MAX, new LinkCommand.Leave(table));
    }
    four.does(MAX, new LinkCommand.Suspend("floor plan"));
    four.does(MAX, new LinkCommand.ProposeRetirement("ruby", "floor plan"));
    four.does(MIA, new LinkCommand.Approve(1));
    LinkEvent.LinkRetired retired = (LinkEvent.LinkRetired) four.events().getLast();
    assertEquals(1_000_79, retired.cents());
    assertEquals(1, retired.toHouseCents());
    assertEquals(0, four.link().fractionsCents());
  }

  @Test
  @Clause("LINK Retirement")
  void awardsArePaidBeforeALinkEnds() {
    aJackpotIsWon();
    live.does(MAX, new LinkCommand.Suspend("floor plan"));
    live.does(MAX, new LinkCommand.Leave("a"));
    live.does(MAX, new LinkCommand.Leave("b"));
    live.refuses(
        MAX,
        new LinkCommand.ProposeRetirement("ruby", "floor plan"),
        "An award is still to be paid (LINK Retirement)");
  }

  @Test
  void moneyThatArrivesAboveALimitGoesWhereTheLimitSays() {
    TestLink capped =
        TestLink.open(SomeTerms.withLimit(USUAL, 1_500_00, Limit.Excess.OVERFLOW_POOL), "a");
    capped.does(MAX, new LinkCommand.Receive("ruby", Funds.ofMeterCents(800_00), 800_00));
    assertEquals("meter 1500.00, reserve 0.00, overflow 300.00", capped.live());
    capped.refuses(
        MAX,
        adjust(Fund.METER, -1, Reason.ABOVE_POSTED_LIMIT),
        "The meter is not that far above its posted limit (LINK Reasons)");
  }

  @Test
  void aMeterAboveItsLimitIsBroughtDownToIt() {
    TestLink capped =
        TestLink.open(SomeTerms.withLimit(USUAL, 1_001_00, Limit.Excess.OVERFLOW_POOL), "a");
    capped.locks("a", 1, 1);
    capped.claims(DAN, "a", 1, "1 mini-royal-of-spades As Ks Qs");
    capped.does(EVE, new LinkCommand.Confirm(1));
    capped.ends("a", 1);
    capped.does(MAX, adjust(Fund.METER, -1_000_00, Reason.SEED_RECOVERY));
    capped.does(MIA, new LinkCommand.Approve(1));
    capped.does(MAX, adjust(Fund.METER, 1_000_98, Reason.HOUSE_ADDS));
    capped.does(MIA, new LinkCommand.Approve(2));
    capped.does(MAX, new LinkCommand.ProposeBackOut(1, "misread"));
    capped.does(MIA, new LinkCommand.Approve(3));
    assertEquals("meter 1001.165, reserve 0.0125", capped.live());
    capped.does(MAX, adjust(Fund.METER, -16, Reason.ABOVE_POSTED_LIMIT));
    capped.does(MIA, new LinkCommand.Approve(4));
    assertEquals("meter 1001.005, reserve 0.0125, overflow 0.16", capped.live());
    assertEquals(Link.Standing.OPEN, capped.link().standing());
    capped.replays();
  }
}
