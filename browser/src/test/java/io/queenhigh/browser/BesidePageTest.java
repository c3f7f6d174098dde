package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import io.queenhigh.web.TestHouse;
import io.queenhigh.web.TestPerson;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The pit works a controller beside a table that is dealt elsewhere. */
class BesidePageTest {

  @TempDir static Path folder = Path.of("");

  private static Pit pit;

  @BeforeAll
  static void open() {
    pit =
        new Pit(folder)
            .link("emerald", "game-manager")
            .besideTable("felt-9", "emerald", "game-manager");
  }

  @AfterAll
  static void close() {
    pit.close();
  }

  @Test
  void sensorsAreLitAWinIsKeyedByTwoPeopleAndTheRoundEnds() {
    try (Visitor dealer = pit.signedIn(Pit.DEALER).open("/t/felt-9");
        Visitor supervisor = pit.signedIn(Pit.EXECUTIVE).open("/t/felt-9")) {
      Page page = dealer.page();
      dealer.button("Sensor of seat 2").click();
      dealer.button("Sensor of seat 5").click();
      dealer.button("Sensor of seat 6").click();
      dealer.button("Sensor of seat 6").click();
      assertThat(page.getByText("Progressive wagers at seat 2, seat 5.")).isVisible();
      dealer.button("COIN IN").click();
      assertThat(page.getByText("Locked: seat 2, seat 5.")).isVisible();
      dealer.expectAccessible();

      page.getByLabel("3 cards, the player’s own first").fill("asksqs");
      dealer.button("Key the winning hand").click();
      assertThat(page.getByText("keyed by dora")).isVisible();
      page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Hand buttons"))
          .getByText("A-K-Q of spades")
          .click();
      dealer.button("Call supervisor").click();
      dealer.picture("console-beside");

      Page second = supervisor.page();
      second.getByLabel("Key the cards you see").fill("As Ks Qs");
      supervisor.button("Verify").click();
      assertThat(second.getByText("verified by eve")).isVisible();
      supervisor.button("Key to JPH").click();
      supervisor.button("J-POT").click();
      assertThat(supervisor.button("J-POT")).isDisabled();
      supervisor.button("Key to Run").click();
      assertThat(supervisor.button("Key to Run")).isHidden();

      dealer.button("Envy paid").click();
      assertThat(dealer.button("Envy paid")).isDisabled();
      dealer.button("Game Over").click();
      assertThat(page.getByText("Seat 5: envy of $100 for the hand at seat 2.")).isVisible();
      dealer.button("Sensor of seat 3").click();
      assertThat(page.getByText("Progressive wagers at seat 3.")).isVisible();

      supervisor.open("/r/felt-9.1");
      second.getByText("Seat 2, seat-2").click();
      assertThat(second.getByText("Win page of the table")).isVisible();
      assertThat(second.getByText("executive eve")).isVisible();
      supervisor.expectAccessible();
      supervisor.picture("win-page-table");
    }
  }

  @Test
  void twoPeopleDeclareAGameOnTheLinksPageAndItsTableIsOpenedOnAnother() {
    TestPerson mia = pit.house().signedIn(TestHouse.MANAGER);
    mia.command(
            "/api/links",
            ",\"link\":\"sapphire\",\"title\":\"The sapphire\",\"controller\":\"multi-game-link\",\"payTable\":\"MGL\",\"wager\":\"1\",\"seed\":\"50000\",\"contributionPercent\":\"18.5\",\"reservePercent\":\"1.25\",\"configuredSource\":\"Data sheet\"")
        .expect(200);
    for (JsonNode slip :
        mia.get("/api/links/sapphire/details").expect(200).json().path("openSlips")) {
      mia.command(
              "/api/links/sapphire/acknowledge", ",\"slip\":\"" + slip.path("id").asString() + "\"")
          .expect(200);
    }
    pit.house().signedIn(Pit.EXECUTIVE).command("/api/links/sapphire/open", "").expect(200);
    try (Visitor manager = pit.signedIn(TestHouse.MANAGER).open("/floor#links/sapphire");
        Visitor supervisor = pit.signedIn(Pit.SUPERVISOR)) {
      Page page = manager.page();
      page.getByLabel("Propose", new Page.GetByLabelOptions().setExact(true)).selectOption("game");
      page.getByLabel("Game, as the letter connects it").selectOption("links/dj-wild-stud");
      page.getByLabel("Hands that are one").fill("4");
      page.getByLabel("of how many hands").fill("2598960");
      page.getByLabel("Explanation, for the record").fill("The maker's letter");
      manager.expectAccessible();
      manager.button("Propose").click();
      assertThat(page.getByText("Another person approves it.")).isVisible();
      supervisor.open("/floor#links/sapphire");
      supervisor.button("Approve").click();
      assertThat(supervisor.page().getByText("Nothing is proposed.")).isVisible();

      manager.open("/floor#open");
      page.getByLabel("Game", new Page.GetByLabelOptions().setExact(true))
          .selectOption("links/dj-wild-stud");
      page.getByLabel("Short name for its address").fill("dj-1");
      page.getByLabel("Title").fill("Wild beside");
      page.getByLabel("Progressive link").selectOption("sapphire");
      page.getByLabel("Dealers, separated by commas").fill(Pit.DEALER);
      manager.picture("open-beside");
      manager.button("Open the table").click();
      assertThat(page.getByText("Wild beside").first()).isVisible();
    }
    mia.command("/api/links/sapphire/tables", ",\"table\":\"dj-1\"").expect(200);
  }
}
