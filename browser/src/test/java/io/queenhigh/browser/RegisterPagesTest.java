package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import io.queenhigh.browser.Visitor.Screen;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.proof.Clause;
import io.queenhigh.web.TestHouse;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The register, what a table says of its papers, and its placard. */
class RegisterPagesTest {
  @TempDir static Path folder = Path.of("");

  private static Pit pit;

  @BeforeAll
  static void open() {
    pit = new Pit(folder);
    pit.house().table("wa", "wa/three-card-poker", CardRoom.PATIENT, 1);
    pit.house().table("ca", "ca/6-card-bonus", CardRoom.PATIENT, 1);
  }

  @AfterAll
  static void close() {
    pit.close();
  }

  @ParameterizedTest
  @CsvSource({"DESK,LIGHT", "PHONE,DARK"})
  void theRegisterIsFitForEverybody(Screen screen, ColorScheme light) {
    String suffix = "-" + (screen + "-" + light).toLowerCase(Locale.ROOT);
    try (Visitor manager = pit.signedIn(TestHouse.MANAGER, screen, light).open("/register")) {
      assertThat(manager.heading("Tables")).isVisible();
      manager.picture("register" + suffix);
      manager.expectNoSidewaysScrolling();
      manager.expectNoSmallPrint();
      manager.expectAccessible();
    }
    try (Visitor guest =
        Visitor.at(pit.house().url(), screen, light).open("/t/wa?placard=00000000")) {
      assertThat(guest.page().getByText("This placard is out of date.")).isVisible();
      assertThat(guest.page().getByText("Posted at this table").first()).isVisible();
      assertThat(guest.page().getByText("No wager here is more than $300.")).isVisible();
      guest.page().getByText("This placard is out of date.").scrollIntoViewIfNeeded();
      guest.picture("placard" + suffix);
      guest.expectNoSidewaysScrolling();
      guest.expectAccessible();
    }
  }

  @Test
  @Clause({"FLOOR Register", "FLOOR On file"})
  void whatIsEnteredClearsATableAndTheDayBeforeItDoesNot() {
    try (Visitor guest = Visitor.at(pit.house().url()).open("/t/wa")) {
      assertThat(guest.page().getByText("not cleared").first()).isVisible();
      assertThat(guest.open("/").page().getByText("not cleared").first()).isVisible();
    }
    try (Visitor manager = pit.signedIn(TestHouse.MANAGER).open("/register")) {
      Page page = manager.page();
      for (String requirement : new String[] {"wa-internal-controls", "wa-supplier-licence"}) {
        page.getByLabel("For", new Page.GetByLabelOptions().setExact(true))
            .selectOption(requirement);
        page.getByLabel("Document or equipment").fill("Paper for " + requirement);
        page.getByLabel("Number", new Page.GetByLabelOptions().setExact(true)).fill("17");
        page.getByLabel("Good from").fill("2020-01-01");
        manager.button("Enter").click();
        assertThat(page.getByText("Paper for " + requirement).first()).isVisible();
      }
      assertThat(page.getByText("Cleared", new Page.GetByTextOptions().setExact(true)).first())
          .isVisible();
      page.getByLabel("As of").fill("2020-06-01");
      page.getByLabel("As of").dispatchEvent("change");
      assertThat(manager.heading("The register on 2020-06-01")).isVisible();
      assertThat(page.getByText("Paper for wa-internal-controls")).isHidden();
    }
  }
}
