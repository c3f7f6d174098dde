package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.HousePeople.CAL;
import static io.queenhigh.games.progressive.HousePeople.DAN;
import static io.queenhigh.games.progressive.HousePeople.EVE;
import static io.queenhigh.games.progressive.HousePeople.SUE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.TaxRule;
import io.queenhigh.rules.progressive.WinPage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page that is printed for the pay-out. */
class WinPageTest {

  private static final TaxRule NOW = TaxRule.in(2026, TaxRule.UNITED_STATES);

  @Test
  @Clause({"WA-GM 9.f", "WA-NX 8.f", "WA-MGL 10.f"})
  void itSaysWhoWonWhatWithWhichCardsAndWhoLookedAtIt() {
    TestLink live = TestLink.open(SomeTerms.multiGameLink(), "wa-1");
    live.locks("wa-1", 57, 1, 7);
    live.claims(DAN, "wa-1", 57, "7 royal-flush As Ks Qs Ts Js", "1 straight-flush 7s 8s 9s Ts Js");
    assertTrue(WinPage.of(live.link(), 1, NOW).isEmpty());
    live.does(EVE, new LinkCommand.Confirm(1));
    live.does(SUE, new LinkCommand.Confirm(2));
    live.does(CAL, new LinkCommand.Pay(2));
    assertEquals(
        new WinPage(
            1,
            "sapphire",
            "The sapphire",
            Controller.MULTI_GAME_LINK,
            "MGL",
            1,
            "wa-1",
            "wa-1.57",
            7,
            "p7",
            "Royal flush",
            TestLink.cards("As Ks Qs Ts Js"),
            1_00,
            100,
            50_000_37,
            0,
            50_000_37,
            50_000_02,
            50_000_00,
            2,
            "dan",
            EVE,
            Award.State.DUE,
            true,
            true),
        WinPage.of(live.link(), 1, NOW).orElseThrow());
    WinPage second = WinPage.of(live.link(), 2, NOW).orElseThrow();
    assertEquals(
        List.of(2L, 10L, 5_000_00L, 50_000_02L, 45_000_02L),
        List.of(
            second.page(),
            (long) second.percent(),
            second.awardCents(),
            second.meterBeforeCents(),
            second.meterAfterCents()));
    assertEquals(Award.State.PAID, second.state());
    assertEquals(List.of(true, false), List.of(second.taxReported(), second.taxWithheld()));
  }

  @ParameterizedTest(name = "in {0}, {1} cents on a wager of {2}: reported {3}, withheld {4}")
  @CsvSource(
      textBlock =
          """
          # year, award, wager, reported, withheld
          2025,  59999,   100, false, false
          2025,  60000,   100, true,  false
          2025,  60000,   200, true,  false
          2025,  60000,   201, false, false
          2026, 199999,   100, false, false
          2026, 200000,   100, true,  false
          2031, 200000,   100, true,  false
          2026, 500100,   100, true,  false
          2026, 500101,   100, true,  true
          2026, 900000,  3001, false, false
          """)
  void theTaxOfficeHearsOfItByTheRuleOfTheYear(
      int year, long award, long wager, boolean reported, boolean withheld) {
    TaxRule rule = TaxRule.in(year, TaxRule.UNITED_STATES);
    assertEquals(reported, rule.isReported(award, wager));
    assertEquals(withheld, rule.isWithheld(award, wager));
  }

  @Test
  void anOperatorKeepsTheRulesUpToDate() {
    TaxRule next = new TaxRule(2027, 2_050_00, 300, 5_000_00);
    List<TaxRule> kept = List.of(next, new TaxRule(2026, 2_000_00, 300, 5_000_00));
    assertEquals(next, TaxRule.in(2028, kept));
    assertEquals(2_000_00, TaxRule.in(2026, kept).reportFromCents());
    assertThrows(IllegalArgumentException.class, () -> TaxRule.in(2025, kept));
  }
}
