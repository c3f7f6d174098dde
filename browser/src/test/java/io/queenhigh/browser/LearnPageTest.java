package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import io.queenhigh.browser.Visitor.Screen;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.web.TestHouse;
import io.queenhigh.web.TestPerson;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How to play, as somebody reads it who has never sat at a table. */
@DisplayName("/how-to-play")
class LearnPageTest {
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

  @ParameterizedTest(name = "{0} on one screen, and a hand of it played: {1}, {2}")
  @CsvSource({
    "wa/three-card-poker, DESK, LIGHT, Against the house",
    "ca/6-card-bonus, PHONE, DARK, Against another player",
    "ca/players-casino-ventura, DESK, DARK, Against another player",
  })
  void aGame(String game, Screen screen, ColorScheme light, String bank) {
    try (Visitor visitor = Visitor.at(house.url(), screen, light)) {
      Page page = visitor.open("/how-to-play/" + game).page();
      assertThat(page.getByText(bank)).isVisible();
      visitor.expectAccessible();
      visitor.expectNoSidewaysScrolling();
      visitor.picture("learn-" + game.replace('/', '-'));
      visitor.button("Play").click();
      assertThat(page.getByText(Pattern.compile("^(✓ With|✗ Against) the odds"))).isVisible();
      visitor.expectAccessible();
      visitor.picture("learn-" + game.replace('/', '-') + "-settled");
      visitor.button("Another hand").click();
      visitor.button("Fold").click();
      assertThat(page.getByText("is forfeited").first()).isVisible();
    }
  }

  @Test
  @DisplayName(
      "a table's rules lead there first, with what the table has chosen, and to the clauses")
  void fromTheTable() {
    house.table("rules", "wa/three-card-poker", List.of("face-up"), CardRoom.PATIENT, 1);
    try (Visitor visitor = Visitor.at(house.url()).open("/t/rules")) {
      Page page = visitor.page();
      page.getByRole(AriaRole.LINK, new GetByRoleOptions().setName("Rules: how this table"))
          .click();
      page.waitForURL("**/how-to-play/wa/three-card-poker?choose=*");
      assertThat(page.getByText("Hands face up")).isVisible();
      page.getByRole(AriaRole.LINK, new GetByRoleOptions().setName("All clauses of this game"))
          .click();
      page.waitForURL("**/games/wa/three-card-poker");
    }
  }

  @ParameterizedTest(name = "who is offered the bank reads what it means: {0}")
  @CsvSource({"DESK", "PHONE"})
  void theBanksOffer(Screen screen) {
    String table = "offer-" + screen.ordinal();
    house.table(table, "ca/6-card-bonus", CardRoom.PATIENT, 0);
    TestPerson other = house.guest();
    try (Visitor visitor = Visitor.at(house.url(), screen, ColorScheme.LIGHT)) {
      Page page = visitor.open("/t/" + table).page();
      visitor.button("Sit down with $500").click();
      assertThat(
              page.getByRole(
                  AriaRole.GROUP,
                  new GetByRoleOptions().setName(Pattern.compile("^Your position"))))
          .isVisible();
      other.command("/api/tables/" + table + "/sit", ",\"seat\":5,\"buyIn\":\"100\"").expect(200);
      assertThat(page.getByText("you can lose that and no more")).isVisible();
      visitor.expectAccessible();
      visitor.expectNoSidewaysScrolling();
      visitor.picture("bank-offer-" + screen);
    }
  }
}
