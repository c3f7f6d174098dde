package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.HousePeople.CAL;
import static io.queenhigh.games.progressive.HousePeople.DAN;
import static io.queenhigh.games.progressive.HousePeople.DOT;
import static io.queenhigh.games.progressive.HousePeople.EVE;
import static io.queenhigh.games.progressive.HousePeople.MAX;
import static io.queenhigh.games.progressive.HousePeople.SUE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Funds.Fund;
import io.queenhigh.rules.progressive.Hit;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkAccount;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Limit;
import io.queenhigh.rules.progressive.PendingHit;
import io.queenhigh.rules.progressive.Reason;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hits across tables: their order, their amounts, and one payment each. */
class HitsTest {

  private static final String ROYAL = " royal-flush As Ks Qs Ts Js";
  private static final String STRAIGHT_FLUSH = " straight-flush 7s 8s 9s Ts Js";

  private final TestLink live = TestLink.open(SomeTerms.multiGameLink(), "a", "b", "c");

  static String seatAndAward(Hit hit) {
    return hit.winner().seat() + " " + Dollars.text(hit.awardCents());
  }

  private List<String> pending() {
    return live.link().pending().stream()
        .map(PendingHit::hit)
        .map(hit -> hit.number() + " " + hit.table() + " " + seatAndAward(hit))
        .toList();
  }

  private void confirms(long hit) {
    live.does(EVE, new LinkCommand.Confirm(hit));
  }

  @Test
  void aPendingHitFixesItsAmountAndOtherTablesFeedTheNextMeter() {
    live.locks("a", 1, 1).locks("b", 1, 2, 3);
    live.claims(DAN, "a", 1, "1" + ROYAL);
    live.locks("c", 1, 1, 2, 3, 4);
    assertEquals(List.of("1 a 1 50000.55"), pending());
    assertEquals("50000.55", live.shown());
    // Half a cent stayed, three cents of reserve joined the seed, four wagers were fed since.
    assertEquals("meter 50000.775, reserve 0.0575", live.live());
    confirms(1);
    assertEquals("50000.77", live.shown());
    assertEquals(-100_000_00, live.ledger().seed());
  }

  @Test
  @Clause("LINK Order of hits")
  void hitsAcrossTablesHaveOneOrder() {
    live.locks("a", 1, 1).locks("b", 1, 2).locks("c", 1, 3, 5);
    live.claims(DAN, "b", 1, "2" + STRAIGHT_FLUSH);
    live.claims(DOT, "c", 1, "3" + ROYAL, "5" + STRAIGHT_FLUSH);
    live.claims(DAN, "a", 1, "1" + ROYAL);
    assertEquals(
        List.of("1 b 2 5000.07", "2 c 5 4500.06", "3 c 3 40500.61", "4 a 1 50000.05"), pending());
    live.refuses(
        EVE,
        new LinkCommand.Confirm(4),
        "Hit 1 at table b, seat 2, came first: confirm or cancel it before this one"
            + " (LINK Order of hits)");
    for (long hit = 1; hit <= 4; hit++) {
      confirms(hit);
    }
    assertEquals(
        List.of(5_000_07L, 4_500_06L, 40_500_61L, 50_000_05L),
        live.link().awards().stream().map(award -> award.hit().awardCents()).toList());
    live.replays();
  }

  @Test
  @Clause("LINK Order of hits")
  void aCancelledHitIsAsIfItHadNeverBeen() {
    live.locks("a", 1, 1).locks("b", 1, 2).locks("c", 1, 3);
    live.claims(DAN, "a", 1, "1" + ROYAL);
    live.ends("c", 1).locks("c", 2, 3, 4);
    live.claims(DAN, "b", 1, "2" + ROYAL);
    live.ends("c", 2).locks("c", 3, 5);
    assertEquals(List.of("1 a 1 50000.55", "2 b 2 50000.40"), pending());
    live.does(DAN, new LinkCommand.Cancel(1, "the ten was of clubs"));
    // Table b was in truth the first: the meter with everything fed until its claim.
    assertEquals(List.of("2 b 2 50000.92"), pending());
    assertEquals("50000.92", live.shown());
    confirms(2);

    TestLink without = TestLink.open(SomeTerms.multiGameLink(), "a", "b", "c");
    without.locks("a", 1, 1).locks("b", 1, 2).locks("c", 1, 3).ends("c", 1).locks("c", 2, 3, 4);
    without.claims(DAN, "b", 1, "2" + ROYAL);
    without.ends("c", 2).locks("c", 3, 5);
    without.does(EVE, new LinkCommand.Confirm(1));
    assertEquals(without.live(), live.live());
    assertEquals(without.link().settledMicroCents(), live.link().settledMicroCents());
    live.replays();
  }

  @Test
  void cancellingOneOfATablesHitsLeavesTheOthersInOrder() {
    live.locks("a", 1, 1, 4, 7).locks("b", 1, 1);
    live.claims(DAN, "a", 1, "1" + STRAIGHT_FLUSH, "7" + ROYAL);
    live.claims(DOT, "b", 1, "1" + STRAIGHT_FLUSH);
    assertEquals(List.of("1 a 7 50000.74", "2 a 1 5000.00", "3 b 1 4500.00"), pending());
    live.does(SUE, new LinkCommand.Cancel(1, "misread"));
    assertEquals(List.of("2 a 1 5000.07", "3 b 1 4500.06"), pending());
    live.refuses(
        DAN,
        TestLink.claim("a", 1, "7" + ROYAL),
        "Hits of this round are fixed already: cancel them, then claim all of the round together"
            + " (WA-MGL 10.c)");
    confirms(2);
    live.refuses(
        DAN,
        TestLink.claim("a", 1, "1" + STRAIGHT_FLUSH),
        "The win of seat 1 is in the log already (WA-MGL 10.h)");
    live.claims(DAN, "a", 1, "7" + ROYAL);
    assertEquals(List.of("3 b 1 4500.06", "4 a 7 40500.61"), pending());
    live.replays();
  }

  @Test
  void theLastHitOfTheLineCanBeCancelledToo() {
    live.locks("a", 1, 1).locks("b", 1, 2);
    live.claims(DAN, "a", 1, "1" + STRAIGHT_FLUSH);
    live.claims(DAN, "b", 1, "2" + ROYAL);
    live.locks("c", 1, 6);
    live.does(DAN, new LinkCommand.Cancel(2, "misread"));
    assertEquals("meter 45000.525, reserve 0.0375", live.live());
    live.refuses(
        DAN, new LinkCommand.Cancel(2, "again"), "There is no pending hit 2 (WA-MGL 10.d)");
    live.refuses(
        CAL,
        new LinkCommand.Cancel(1, "misread"),
        "The dealer or a supervisor takes a mark back (WA-MGL 10.d)");
    live.refuses(
        DAN, new LinkCommand.Cancel(1, " "), "An explanation is needed (LINK Order of hits)");
  }

  @Test
  void aHitIsNotCancelledOnceVoidRoundsHaveUsedItsStartUp() {
    live.locks("b", 1, 1, 2, 3);
    live.does(
        MAX,
        new LinkCommand.ProposeAdjustment(
            Fund.METER, -50_000_45, Reason.MALFUNCTION, "counted twice"));
    live.does(EVE, new LinkCommand.Approve(1));
    live.locks("a", 1, 1);
    live.claims(DAN, "a", 1, "1" + ROYAL);
    live.does(DOT, new LinkCommand.ReturnContribution("b", 1));
    live.refuses(
        DAN,
        new LinkCommand.Cancel(1, "misread"),
        "Void rounds have taken money that came with this hit: confirm it, then back"
            + " the award out (LINK Order of hits)");
    confirms(1);
    live.does(MAX, new LinkCommand.ProposeBackOut(1, "misread"));
    live.does(EVE, new LinkCommand.Approve(2));
    live.replays();
  }

  /** What a limit kept off the meter was the reserve's own after the hit, and is not without it. */
  @Test
  void aHitIsNotCancelledOnceVoidRoundsHaveUsedItsReserveUp() {
    TestLink capped =
        TestLink.open(
            SomeTerms.withLimit(SomeTerms.nexus(), 1_000_20, Limit.Excess.RESERVE), "a", "b");
    capped.locks("a", 1, 1, 2, 3, 4, 5, 6);
    capped.does(
        MAX, new LinkCommand.ProposeAdjustment(Fund.RESERVE, -98, Reason.MALFUNCTION, "counted"));
    capped.does(EVE, new LinkCommand.Approve(1));
    capped.locks("b", 1, 1, 2);
    capped.claims(DOT, "b", 1, "1 mini-royal-of-spades As Ks Qs");
    assertEquals("meter 1000.20, reserve 0.20", capped.live());
    capped.does(DAN, new LinkCommand.ReturnContribution("a", 1));
    assertEquals("meter 999.09, reserve 0.125", capped.live());
    capped.refuses(
        DOT,
        new LinkCommand.Cancel(1, "misread"),
        "Void rounds have taken money that came with this hit: confirm it, then back the award"
            + " out (LINK Order of hits)");
    capped.does(EVE, new LinkCommand.Confirm(1));
    capped.does(MAX, new LinkCommand.ProposeBackOut(1, "misread"));
    capped.does(EVE, new LinkCommand.Approve(2));
    capped.replays();
  }

  @Test
  void aClaimIsCheckedAndARepeatedOneChangesNothing() {
    live.locks("a", 1, 1);
    live.refuses(
        DAN,
        TestLink.claim("a", 1, "2" + ROYAL),
        "Seat 2 has no locked progressive wager (WA-MGL 7)");
    live.refuses(DAN, TestLink.claim("a", 1), "No hand is marked (WA-MGL 10.d)");
    live.refuses(
        DAN,
        TestLink.claim("a", 1, "1" + ROYAL, "1" + ROYAL),
        "A seat is named twice (WA-MGL 10.d)");
    live.refuses(
        DAN,
        TestLink.claim("a", 1, "1 five-aces As Ks Qs Ts Js"),
        "\"five-aces\" is not on pay table MGL (WA-MGL Paytables)");
    live.refuses(
        DAN,
        TestLink.claim("a", 1, "1 royal-flush 7s 8s 9s Ts Js"),
        "The cards of seat 1, 7s 8s 9s Ts Js, are not Royal flush (WA-MGL 10.d)");
    live.refuses(
        DAN,
        TestLink.claim("a", 2, "1" + ROYAL),
        "Round 2 of table a has no locked wagers (LINK Contributions)");
    live.refuses(
        DAN, TestLink.claim("z", 1, "1" + ROYAL), "Table z is not on this link (LINK Tables)");
    live.claims(DAN, "a", 1, "1" + ROYAL);
    live.ignores(DAN, TestLink.claim("a", 1, "1" + ROYAL));
    assertEquals(1, live.link().pending().size());
  }

  @Test
  @Clause("LINK Paid once")
  void anAwardIsPaidOnceWhateverIsPressed() {
    live.locks("a", 1, 1);
    live.claims(DAN, "a", 1, "1" + ROYAL);
    live.refuses(CAL, new LinkCommand.Pay(1), "There is no page 1 in the log (LINK Paid once)");
    confirms(1);
    live.refuses(
        EVE,
        new LinkCommand.Confirm(1),
        "Hit 1 was confirmed before and stands on page 1 (WA-MGL 10.h)");
    live.refuses(
        DAN,
        new LinkCommand.Pay(1),
        "A dealer does not pay an award alone: call a supervisor (LINK People)");
    live.does(CAL, new LinkCommand.Pay(1));
    live.refuses(CAL, new LinkCommand.Pay(1), "Award 1 was paid already (LINK Paid once)");
    assertEquals(50_000_18, live.ledger().of(new LinkAccount.Winner("a", "p1")));
    assertEquals(0, live.ledger().of(new LinkAccount.Awards()));
  }

  @Test
  void onlyPendingHitsAreConfirmed() {
    live.refuses(EVE, new LinkCommand.Confirm(9), "There is no pending hit 9 (WA-MGL 10.f)");
    live.locks("a", 1, 1);
    live.claims(SUE, "a", 1, "1" + STRAIGHT_FLUSH);
    live.refuses(
        SUE,
        new LinkCommand.Confirm(1),
        "The dealer does not confirm: call a supervisor (WA-MGL 10.f)");
    live.refuses(
        MAX, new LinkCommand.Confirm(1), "A supervisor or executive confirms a win (WA-MGL 10.f)");
  }

  @Test
  void onGameManagersTheMeterMovesInTheOrderOfTheHits() {
    LinkTerms terms = SomeTerms.allFromMeter(SomeTerms.gameManager());
    TestLink keys = TestLink.open(terms, "a", "b");
    keys.locks("a", 1, 1).locks("b", 1, 1);
    keys.claims(DAN, "a", 1, "1 straight 4c 5d 6h");
    keys.claims(DOT, "b", 1, "1 straight 4c 5d 6h");
    keys.does(SUE, new LinkCommand.Confirm(1));
    keys.does(SUE, new LinkCommand.Confirm(2));
    keys.refuses(
        SUE,
        new LinkCommand.MoveMeter(2),
        "Hit 1 at table a leaves the meter first: its key has to return to Run"
            + " (LINK Order of hits)");
    keys.does(SUE, new LinkCommand.MoveMeter(1));
    assertEquals("994.37", keys.shown());
    keys.does(SUE, new LinkCommand.MoveMeter(2));
    assertEquals("988.37", keys.shown());
  }

  @Test
  void aLimitHoldsAcrossHits() {
    LinkTerms terms =
        SomeTerms.withLimit(SomeTerms.multiGameLink(), 50_000_40, Limit.Excess.OVERFLOW_POOL);
    TestLink capped = TestLink.open(terms, "a", "b");
    capped.locks("a", 1, 1, 2, 3);
    assertEquals("meter 50000.40, reserve 0.0375, overflow 0.155", capped.live());
    capped.claims(DAN, "a", 1, "1" + ROYAL);
    assertEquals("meter 50000.03, reserve 0.0075, overflow 0.155", capped.live());
    capped.locks("b", 1, 1, 2, 3);
    assertEquals("meter 50000.40, reserve 0.045, overflow 0.34", capped.live());
    // Without the hit both rounds would have met the limit.
    capped.does(DAN, new LinkCommand.Cancel(1, "misread"));
    assertEquals("meter 50000.40, reserve 0.075, overflow 0.71", capped.live());
    capped.replays();
  }

  @Test
  void aRestartStopsAtTheLimitAndTheRestStaysInTheReserve() {
    LinkTerms terms =
        SomeTerms.withRates(
            SomeTerms.withLimit(SomeTerms.multiGameLink(), 50_000_40, Limit.Excess.RESERVE),
            1_850,
            8_000);
    TestLink capped = TestLink.open(terms, "a");
    capped.locks("a", 1, 1);
    assertEquals("meter 50000.185, reserve 0.80", capped.live());
    capped.claims(DAN, "a", 1, "1" + ROYAL);
    assertEquals("meter 50000.395, reserve 0.41", capped.live());
  }

  @Test
  void theLastPagesAreAtHandAndEveryAwardThatIsDue() {
    TestLink busy = TestLink.open(SomeTerms.nexus(), "a");
    for (int round = 1; round <= 30; round++) {
      busy.locks("a", round, 1);
      busy.claims(DAN, "a", round, "1 mini-royal-of-spades As Ks Qs");
      busy.does(EVE, new LinkCommand.Confirm(round));
      if (round != 2) {
        busy.does(CAL, new LinkCommand.Pay(round));
      }
    }
    List<Long> pages = busy.link().awards().stream().map(Award::page).toList();
    assertEquals(Link.PAGES_AT_HAND, pages.size());
    assertTrue(pages.contains(2L) && pages.contains(30L) && !pages.contains(6L), pages::toString);
    busy.refuses(CAL, new LinkCommand.Pay(3), "Award 3 was paid already (LINK Paid once)");
    busy.does(CAL, new LinkCommand.Pay(2));
    // Its page is written once more, however many came after it.
    assertEquals(Award.State.PAID, busy.link().award(2).orElseThrow().state());
    assertEquals(30, busy.link().counters().wins().hits());
    busy.replays();
  }
}
