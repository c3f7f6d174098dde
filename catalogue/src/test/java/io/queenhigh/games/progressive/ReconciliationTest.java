package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.HousePeople.CAL;
import static io.queenhigh.games.progressive.HousePeople.DAN;
import static io.queenhigh.games.progressive.HousePeople.EVE;
import static io.queenhigh.games.progressive.HousePeople.MAX;
import static io.queenhigh.games.progressive.HousePeople.MIA;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.Funds.Fund;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.MicroCents;
import io.queenhigh.rules.progressive.Reason;
import io.queenhigh.rules.progressive.Reconciliation;
import io.queenhigh.rules.progressive.Stretch;
import io.queenhigh.rules.progressive.TableOnLink.Count;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The day's books: opening, what came and went, closing. */
class ReconciliationTest {

  private final TestLink live = TestLink.open(SomeTerms.nexus(), "a", "b");

  @Test
  @Clause("LINK Reconciliation")
  void aDayAddsUpAndItsTablesAgree() {
    live.locks("a", 1, 1, 2).ends("a", 1);
    Link opening = live.link();
    live.locks("a", 2, 1, 2, 3);
    live.claims(DAN, "a", 2, "3 mini-royal-of-spades As Ks Qs");
    live.locks("b", 1, 4);
    live.does(EVE, new LinkCommand.Confirm(1));
    live.does(CAL, new LinkCommand.Pay(1));
    live.does(DAN, new LinkCommand.ReturnContribution("b", 1));
    live.does(
        MAX, new LinkCommand.ProposeAdjustment(Fund.METER, 2_00, Reason.HOUSE_ADDS, "birthday"));
    live.does(MIA, new LinkCommand.Approve(1));
    Reconciliation day =
        Reconciliation.of(
            opening,
            live.link(),
            Map.of("a", new Count(3, 3_00, 0, 0), "b", new Count(1, 1_00, 1, 1_00)));
    assertEquals(List.of(), day.differences());
    assertTrue(day.balances());
    assertEquals(
        List.of(
            "1000.395",
            "0.74",
            "0.05",
            "0.1975",
            "1000.92",
            "1000.00",
            "0.00",
            "2.00",
            "0.00",
            "1002.0675"),
        List.of(
                day.opening(),
                day.contributions(),
                day.reserve(),
                day.returned(),
                day.wins(),
                day.seeds(),
                day.backedOut(),
                day.adjustments(),
                day.handedOver(),
                day.closing())
            .stream()
            .map(MicroCents::text)
            .toList());
  }

  @Test
  @Clause("LINK Reconciliation")
  void aTableThatCountsOtherwiseKeepsTheDayOpen() {
    Link opening = live.link();
    live.locks("a", 1, 1, 2);
    Reconciliation day =
        Reconciliation.of(opening, live.link(), Map.of("a", new Count(3, 3_00, 0, 0)));
    assertFalse(day.balances());
    assertEquals(
        List.of("Table a has counted 3 wagers and 0 returned, the link 2 wagers and 0 returned"),
        day.differences());
    assertEquals(
        List.of("Table z has counted 1 wagers and 0 returned, the link 0 wagers and 0 returned"),
        Reconciliation.of(
                opening,
                live.link(),
                Map.of("a", new Count(2, 2_00, 0, 0), "z", new Count(1, 1_00, 0, 0)))
            .differences());
  }

  @Test
  void moneyWithoutAnOriginIsNamed() {
    Link opening = live.link();
    Link tampered =
        new Link(
            opening.payTable(),
            opening.terms(),
            opening.standing(),
            opening.findings(),
            opening.acknowledged(),
            opening.tables(),
            opening.joined(),
            opening.fit(),
            new Stretch(Funds.ofMeterCents(1_000_01), 0, 0),
            opening.pending(),
            opening.awards(),
            opening.counters(),
            opening.advancedMicroCents(),
            opening.proposals(),
            opening.next(),
            opening.receivedFrom(),
            opening.setUpBy(),
            opening.declared());
    assertEquals(
        List.of("The funds are off by 0.01"),
        Reconciliation.of(opening, tampered, Map.of()).differences());
  }
}
