package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import io.queenhigh.browser.Visitor.Screen;
import io.queenhigh.web.TestHouse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The lab and the games, as a mathematician and a regulator meet them. */
class LabTest {
  private static final String WASHINGTON = "/lab/wa/three-card-poker";

  @TempDir static Path folder = Path.of("");

  private static TestHouse house;

  @BeforeAll
  static void open() {
    house = new TestHouse(folder);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  private static Locator edge(Page page, String label) {
    return page.locator("qh-price[label='" + label + "'] .edge");
  }

  @Test
  void aTurnedKnobShowsTheExactNewEdgeAndNeverLooksApproved() {
    try (Visitor visitor = Visitor.at(house.url()).open(WASHINGTON)) {
      Page page = visitor.page();
      Locator pairPlus = edge(page, "Pair Plus");
      assertThat(pairPlus).hasAttribute("data-edge", "2.316742081");
      assertThat(page.getByText("as approved").first()).isVisible();

      page.getByLabel("Pair Plus Flush pays").fill("3");

      assertThat(pairPlus).hasAttribute("data-edge", "7.276018100");
      assertThat(page.getByText("DRAFT · NOT APPROVED")).isVisible();
      assertThat(page.getByText("✗ not approved")).isVisible();
      assertThat(page.locator(".strip")).containsText("▲ +4.959");
      page.getByLabel("Pair Plus Pair pays").scrollIntoViewIfNeeded();
      assertThat(page.locator(".strip")).isInViewport();
      visitor.expectAccessible();
      visitor.picture("lab-draft");

      page.reload();
      assertThat(pairPlus).hasAttribute("data-edge", "7.276018100");
      visitor.button("Discard the draft").click();
      assertThat(pairPlus).hasAttribute("data-edge", "2.316742081");
      assertThat(page.getByText("DRAFT · NOT APPROVED")).not().isVisible();
    }
  }

  @Test
  void anotherRuleMovesTheAnteAndTheStrategy() {
    try (Visitor visitor = Visitor.at(house.url()).open(WASHINGTON)) {
      Page page = visitor.page();
      visitor.heading("When to play").scrollIntoViewIfNeeded();
      assertThat(page.locator("qh-strategy-map")).containsText("Play Q-6-4 or better");

      page.getByLabel("Players see before they decide").selectOption("one-dealer-card");

      assertThat(page.locator("qh-strategy-map")).containsText("By the card that is shown");
      assertThat(edge(page, "Ante and Play")).not().hasAttribute("data-edge", "3.372980944");
    }
  }

  @Test
  void aSeenCardMovesTheDecision() {
    try (Visitor visitor = Visitor.at(house.url()).open(WASHINGTON)) {
      visitor.heading("One decision, card by card").scrollIntoViewIfNeeded();
      Locator verdict = visitor.page().locator("qh-explorer .verdict");
      assertThat(verdict).containsText("Fold");

      visitor
          .page()
          .getByRole(
              AriaRole.BUTTON, new GetByRoleOptions().setName("ace of spades").setExact(true))
          .click();

      assertThat(verdict).containsText("Play");
    }
  }

  @Test
  void aHandLiesOnTheMapAndAgainstEveryCardTheDealerCouldShow() {
    String hand = "/lab/ca/6-card-bonus/hand?hand=Qs+6h+3d&dealer=Kd";
    try (Visitor visitor = Visitor.at(house.url(), Screen.PHONE, ColorScheme.DARK).open(hand)) {
      Page page = visitor.page();
      assertThat(visitor.heading("Queen high")).isVisible();
      visitor.heading("On the map").scrollIntoViewIfNeeded();
      assertThat(page.locator("qh-strategy-map")).containsText("this hand");
      visitor.heading("What if the dealer had shown").scrollIntoViewIfNeeded();
      assertThat(page.locator("qh-what-if"))
          .containsText("Fold against an ace, a king or a queen; play against the rest.");
      assertThat(page.locator("qh-what-if td.shown")).containsText("the card that was shown");
      visitor.expectAccessible();
      visitor.expectNoSmallPrint();
      visitor.expectNoSidewaysScrolling();
      visitor.picture("hand-phone-dark");
    }
  }

  @Test
  void aSimulationIsStartedSeenToTheEndAndStopped() {
    try (Visitor visitor = Visitor.at(house.url()).open(WASHINGTON + "/simulation")) {
      Page page = visitor.page();
      page.getByLabel("Rounds").selectOption("100000");
      visitor.button("Play 100,000 rounds").click();
      assertThat(page.getByText("Everything agrees with the exact figures.")).isVisible();
      assertThat(page.getByText("3.372981 %")).isVisible();
      visitor.expectAccessible();
      visitor.picture("simulation");

      page.getByLabel("Rounds").selectOption("1000000000");
      visitor.button("Play 1,000,000,000 rounds").click();
      visitor.button("Stop").click();
      assertThat(page.getByText("Stopped")).isVisible();
    }
  }

  @Test
  void aLinkIsStudiedBeforeItOpens() {
    try (Visitor visitor = Visitor.at(house.url()).open(WASHINGTON + "?choose=P1")) {
      Page page = visitor.page();
      visitor.heading("A progressive link").scrollIntoViewIfNeeded();
      assertThat(page.getByText("house keeps in the long run")).isVisible();
      Locator kept = page.locator("qh-link-bench .stats dd").first();
      String before = kept.textContent();

      page.getByLabel("To the meter (%)").fill("30");

      assertThat(kept).not().hasText(before);
      visitor.expectAccessible();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "/lab, DESK, LIGHT",
    "/lab/wa/three-card-poker?choose=P1, PHONE, DARK",
    "/face-up/three-card-poker, PHONE, LIGHT",
    "/lab/ca/6-card-bonus, PHONE, DARK",
    "/lab/wa/three-card-poker?choose=6B4, PHONE, LIGHT",
    "/games, DESK, DARK",
    "/games/ca/6-card-bonus, DESK, LIGHT",
    "/games/wa/three-card-poker?beside=ca/6-card-bonus, PHONE, DARK",
    "/audit, PHONE, LIGHT"
  })
  void thePagesAreForEverybodyOnEveryScreen(String path, Screen screen, ColorScheme light) {
    try (Visitor visitor = Visitor.at(house.url(), screen, light).open(path)) {
      assertThat(visitor.page().getByRole(AriaRole.HEADING).first()).isVisible();
      visitor.page().waitForLoadState(LoadState.NETWORKIDLE);
      for (Locator part : visitor.page().getByRole(AriaRole.HEADING).all()) {
        part.scrollIntoViewIfNeeded();
      }
      visitor.page().waitForLoadState(LoadState.NETWORKIDLE);
      visitor.expectNoSidewaysScrolling();
      visitor.expectNoSmallPrint();
      visitor.expectAccessible();
    }
  }

  @Test
  void aClauseStandsBesideItsRuleAndItsTests() {
    try (Visitor visitor = Visitor.at(house.url()).open("/games/ca/6-card-bonus")) {
      Locator clause =
          visitor
              .page()
              .getByRole(
                  AriaRole.ARTICLE,
                  new GetByRoleOptions().setName("CA-6CB Dealing 8").setExact(true));

      assertThat(clause).containsText("one dealer card");
      assertThat(clause).containsText("proven");
      visitor.page().getByLabel("Find a clause").fill("shuffler");
      assertThat(clause).isVisible();
    }
  }

  @Test
  void twoGamesAreComparedByWhatTheirDifferencesAreWorth() {
    try (Visitor visitor = Visitor.at(house.url()).open("/games/wa/three-card-poker")) {
      visitor.page().getByLabel("Compare with").selectOption("ca/6-card-bonus");

      assertThat(visitor.heading("What players see before they decide")).isVisible();
      assertThat(visitor.heading("Clause by clause")).isVisible();
    }
  }
}
