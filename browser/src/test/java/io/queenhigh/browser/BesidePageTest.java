package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
      supervisor.button("Key to Run").click();

      dealer.button("Envy paid").click();
      dealer.button("Game Over").click();
      assertThat(page.getByText("Seat 5: envy of $100 for the hand at seat 2.")).isVisible();
      dealer.button("Sensor of seat 3").click();
      assertThat(page.getByText("Progressive wagers at seat 3.")).isVisible();
    }
  }
}
