package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import io.queenhigh.browser.Visitor.Screen;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The dealers' school: a trainee's pages and a trainer's. */
class SchoolPagesTest {
  private static final List<String> LED =
      List.of(
          "No more bets",
          "Deal",
          "Collect what is forfeited",
          "Turn up the hand to beat",
          "Settle",
          "Next round");

  @TempDir static Path folder = Path.of("");

  private static Pit pit;

  @BeforeAll
  static void open() {
    pit = new Pit(folder);
    pit.table("blue", "ca/6-card-bonus", ",\"fees\":\"option-1\"");
  }

  @AfterAll
  static void close() {
    pit.close();
  }

  @ParameterizedTest
  @CsvSource({"DESK,LIGHT", "PHONE,DARK"})
  void everyDrillIsFitForEverybody(Screen screen, ColorScheme light) {
    String suffix = "-" + (screen + "-" + light).toLowerCase(Locale.ROOT);
    try (Visitor dealer = pit.signedIn(Pit.DEALER, screen, light)) {
      look(dealer, "/train", "The progressive", "school-train" + suffix);
      look(dealer, "/train#collections", "Posted here", "school-collections" + suffix);
      look(dealer, "/train#rotation", "Who", "school-rotation" + suffix);
      look(
          dealer, "/train#envy/wa/three-card-poker/MGL", "The meter shows", "school-envy" + suffix);
      look(dealer, "/train#keypad-multi-game-link", "All bets are down", "school-mgl" + suffix);
    }
    try (Visitor supervisor = pit.signedIn(Pit.SUPERVISOR, screen, light)) {
      look(supervisor, "/school#" + Pit.DEALER, "Assign a drill", "school" + suffix);
    }
  }

  private static void look(Visitor visitor, String path, String text, String picture) {
    visitor.open("about:blank");
    visitor.open(pit.house().url() + path);
    assertThat(visitor.page().getByText(text).first()).isVisible();
    visitor.picture(picture);
    visitor.expectNoSidewaysScrolling();
    visitor.expectNoSmallPrint();
    visitor.expectAccessible();
  }

  @Test
  @Clause("FLOOR Training")
  void aDrillIsSetDoneAndSignedOff() {
    try (Visitor supervisor = pit.signedIn(Pit.SUPERVISOR).open("/school#" + Pit.DEALER);
        Visitor dealer = pit.signedIn(Pit.DEALER)) {
      Page school = supervisor.page();
      school.getByLabel("Drill", exactly()).selectOption("procedure");
      school.getByLabel("Game", exactly()).first().selectOption("wa/three-card-poker");
      school.getByLabel("Pass mark, percent").fill("80");
      supervisor.button("Assign it").click();
      assertThat(supervisor.button("Take back drill 1")).isVisible();
      school.locator("#game").selectOption("wa/three-card-poker");
      supervisor.button("Sign off").click();
      assertThat(school.getByText(Pattern.compile("still owes drills"))).isVisible();
      supervisor.forgetRefusals();

      dealer.open("/train");
      dealer.page().getByLabel(Pattern.compile("^Begin Run a round")).click();
      dealer.button("Deal").click();
      assertThat(dealer.page().getByText(Pattern.compile("WA-TCP Dealing \\d"))).isVisible();
      for (String step : LED) {
        dealer.button(step).click();
        assertThat(dealer.page().getByRole(AriaRole.LISTITEM).getByText(step)).isVisible();
      }
      assertThat(dealer.page().getByText("with 1 wrong step")).isVisible();
      dealer.open("about:blank").open(pit.house().url() + "/train");
      assertThat(dealer.page().getByText("✓ done, 6 of 7")).isVisible();

      supervisor.open("about:blank").open(pit.house().url() + "/school#" + Pit.DEALER);
      assertThat(school.getByText("✓ 6 of 7")).isVisible();
      school.locator("#game").selectOption("wa/three-card-poker");
      supervisor.button("Sign off").click();
      assertThat(
              school
                  .getByText("wa/three-card-poker", new Page.GetByTextOptions().setExact(true))
                  .first())
          .isVisible();
      assertThat(school.getByText("Dealt without a sign-off")).isVisible();

      dealer.open("about:blank").open(pit.house().url() + "/train");
      assertThat(dealer.heading("Signed off for")).isVisible();
      dealer.open("about:blank").open(pit.house().url() + "/t/blue");
      assertThat(dealer.page().getByText("You are not signed off for this game.")).isVisible();
    }
  }

  private static Page.GetByLabelOptions exactly() {
    return new Page.GetByLabelOptions().setExact(true);
  }

  @Test
  @Clause("FLOOR Training")
  void aPaperOfChosenPayTablesIsAnsweredByKeyboardAndKept() {
    try (Visitor dealer =
        pit.signedIn(Pit.DEALER)
            .open("/train#progressive-pays/wa/three-card-poker/TCP-12,P2,nexus")) {
      Page page = dealer.page();
      page.locator(".lines input").first().focus();
      int lines = page.locator(".lines input").count();
      for (int i = 0; i < lines; i++) {
        page.keyboard().type("=");
        page.keyboard().press("Enter");
      }
      // Enter in the last field hands the paper in.
      assertThat(page.getByText(Pattern.compile("\\d+ of \\d+ right"))).isVisible();
      dealer.open("about:blank").open(pit.house().url() + "/train");
      assertThat(page.getByText(Pattern.compile("1 done, last \\d+ of " + lines))).isVisible();
    }
  }
}
