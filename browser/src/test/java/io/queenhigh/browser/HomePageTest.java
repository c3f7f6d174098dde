package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByLabelOptions;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Cookie;
import io.queenhigh.browser.Visitor.Screen;
import io.queenhigh.web.TestHouse;
import io.queenhigh.web.TestPerson;
import io.queenhigh.web.demo.DemoStaff;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A player's home, as somebody finds it who has just played badly. */
@DisplayName("/me")
class HomePageTest {
  @TempDir static Path folder = Path.of("");

  private static Pit pit;
  private static TestPerson ann;

  /** Ann folds a straight and plays seven high; a person deals, so that the cards are known. */
  @BeforeAll
  static void play() {
    pit = new Pit(folder).keyedTable("k1", "");
    TestPerson dealer = pit.house().signedIn(Pit.DEALER);
    ann = pit.player("k1", 1, "pair-plus");
    round(dealer, "9s 8h 7d", "fold", true);
    round(dealer, "7s 4h 2d", "play", false);
  }

  private static void round(TestPerson dealer, String cards, String choice, boolean first) {
    String at = "/api/tables/k1";
    if (!first) {
      ann.command(at + "/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"10\"").expect(200);
    }
    dealer.command(at + "/no-more-bets", "").expect(200);
    dealer
        .command(
            at + "/key-cards",
            ",\"colour\":\"%s\",\"hands\":{\"1\":\"%s\"},\"dealer\":\"Kh 9d 4c\""
                .formatted(first ? "red" : "blue", cards))
        .expect(200);
    ann.command(at + "/" + choice, ",\"seat\":1").expect(200);
    for (String verb : List.of("collect-forfeits", "reveal", "settle", "next-round")) {
      dealer.command(at + "/" + verb, "").expect(200);
    }
  }

  @AfterAll
  static void close() {
    pit.close();
  }

  private static Visitor ann(Screen screen, ColorScheme light) {
    return with(ann, screen, light);
  }

  /** Somebody's session in a window. */
  private static Visitor with(TestPerson person, Screen screen, ColorScheme light) {
    Visitor visitor = Visitor.at(pit.house().url(), screen, light);
    String[] cookie = person.cookie().split("=", 2);
    visitor
        .context()
        .addCookies(List.of(new Cookie(cookie[0], cookie[1]).setUrl(pit.house().url())));
    return visitor;
  }

  private static GetByRoleOptions named(String pattern) {
    return new GetByRoleOptions().setName(Pattern.compile(pattern));
  }

  @Test
  @DisplayName("the name in the masthead leads home, where the worst decision leads to its replay")
  void fromTheNameToTheBetterChoice() {
    try (Visitor visitor = ann(Screen.DESK, ColorScheme.LIGHT)) {
      Page page = visitor.open("/").page();
      page.getByRole(AriaRole.LINK, named("^guest-")).click();
      page.waitForURL("**/me");
      assertThat(page.getByText("2 of 2 decisions went against the odds")).isVisible();
      assertThat(page.getByText("You folded; playing was better.")).isVisible();
      assertThat(page.getByText("You played; folding was better.")).isVisible();
      assertThat(page.getByRole(AriaRole.IMG, named("^After 2 rounds you stand at −\\$35")))
          .isVisible();
      visitor.expectAccessible();
      visitor.expectNoSidewaysScrolling();
      visitor.picture("me");

      page.getByRole(AriaRole.LINK, named("^Replay k1\\.1")).click();
      page.waitForURL("**/r/k1.1?seat=1");
      assertThat(page.getByText("✗ Against the odds: playing was better by")).isVisible();
      assertThat(page.locator(".verdict"))
          .containsText("Playing a straight, 9 high, wins $26.35 on average");
      assertThat(page.locator(".decisions")).containsText("folded a straight, 9 high.");
      visitor.expectAccessible();
      visitor.picture("me-replay");

      page.locator(".verdict").getByText("Analyze it in the lab").click();
      assertThat(visitor.heading("A straight, 9 high")).isVisible();
      assertThat(page.locator("qh-explorer .verdict")).containsText("Play");
      page.getByText("Back to round k1.1").click();
      page.locator(".decisions").getByText("WA-TCP Dealing 4").click();
      assertThat(page.getByRole(AriaRole.ARTICLE, named("^WA-TCP Dealing 4$"))).isFocused();
    }
  }

  @Test
  @DisplayName(
      "rounds are filtered, the address keeps the filter, and the file has the same rounds")
  void filters() throws IOException {
    try (Visitor visitor = ann(Screen.DESK, ColorScheme.LIGHT)) {
      Page page = visitor.open("/me").page();
      assertThat(page.getByText("2 rounds, $35 staked, result −$35.")).isVisible();
      page.getByLabel("Result", new GetByLabelOptions().setExact(true)).selectOption("won");
      assertThat(page.getByText("No rounds match.")).isVisible();
      assertTrue(page.url().endsWith("/me?result=won"), page.url());
      page.getByLabel("Result", new GetByLabelOptions().setExact(true)).selectOption("lost");
      assertThat(page.getByText("2 rounds, $35 staked, result −$35.")).isVisible();
      Download file =
          page.waitForDownload(
              () -> page.getByRole(AriaRole.LINK, named("Download as CSV")).click());
      assertEquals(3, Files.readAllLines(file.path()).size());
      page.reload();
      assertThat(page.getByLabel("Result", new GetByLabelOptions().setExact(true)))
          .hasValue("lost");
    }
  }

  @Test
  @DisplayName("a guest keeps his name by a password and sets his limits, on a phone and at night")
  void keepsHisName() {
    TestPerson guest = pit.house().guest();
    String name = guest.get("/api/me").json().path("name").asString();
    try (Visitor visitor = with(guest, Screen.PHONE, ColorScheme.DARK)) {
      Page page = visitor.open("/me").page();
      page.getByLabel("Choose a password").fill("short");
      visitor.button("Keep " + name).click();
      assertThat(page.getByRole(AriaRole.ALERT)).containsText("password");
      page.getByLabel("Choose a password").fill(TestHouse.PASSWORD);
      visitor.button("Keep " + name).click();
      assertThat(visitor.heading("Keep your name")).hasCount(0);
      page.getByLabel("Minutes a day").fill("90");
      visitor.button("Set limits").click();
      assertThat(page.getByText("Your limits are set.")).isVisible();
      page.getByLabel("a week").fill("250");
      visitor.button("Set limits").click();
      assertThat(page.getByText("You can still lose this week")).isVisible();
      assertThat(page.getByText("$250 of $250")).isVisible();
      page.getByText("Cash out at the cage").click();
      page.getByLabel("From your wallet, dollars").fill("20");
      visitor.button("Ask the cage").click();
      assertThat(page.getByText("You have asked the cage for $20")).isVisible();
      visitor.button("Cancel the request").click();
      assertThat(page.getByText("Cash out at the cage")).isVisible();
      assertThat(page.getByText("This browser")).isVisible();
      visitor.button("Take a break").click();
      assertThat(page.getByText("You are on a break until")).isVisible();
      visitor.expectAccessible();
      visitor.expectNoSidewaysScrolling();
      visitor.picture("me-phone-dark");
      visitor.forgetRefusals();
    }
    pit.house().signedIn(name).get("/api/me").expect(200);
  }

  @Test
  @DisplayName("on the demo whoever has nothing left gets a new stack")
  void freshChips(@TempDir Path demo) {
    try (TestHouse house = new TestHouse(demo)) {
      DemoStaff.register(house.people());
    }
    try (TestHouse house = new TestHouse(demo)) {
      TestPerson bob = house.guest();
      String name = bob.get("/api/me").json().path("name").asString();
      bob.post("/api/me/redemption", "{\"amount\":\"990\"}").expect(200);
      TestPerson cashier = house.stranger();
      cashier
          .post(
              "/api/login",
              "{\"name\":\"demo-cashier\",\"password\":\"%s\"}".formatted(DemoStaff.PASSWORD))
          .expect(200);
      cashier
          .command("/api/cashier/redeem", ",\"player\":\"%s\",\"amount\":\"990\"".formatted(name))
          .expect(200);
      try (Visitor visitor = Visitor.at(house.url()).as(bob).open("/me")) {
        visitor.button("Get $1,000 in fresh chips").click();
        assertThat(visitor.page().getByText("$1,010").first()).isVisible();
        visitor.expectAccessible();
      }
    }
  }

  @Test
  @DisplayName("a stranger and somebody of the staff are told whose page it is")
  void notForEverybody() {
    try (Visitor visitor = Visitor.at(pit.house().url()).open("/me")) {
      assertThat(visitor.page().getByText("Your rounds show up here once you play")).isVisible();
      visitor.page().locator("qh-me").getByText("Sign in").click();
      assertThat(visitor.heading("Sign in")).isVisible();
      visitor.expectAccessible();
    }
    try (Visitor visitor = pit.signedIn(Pit.DEALER).open("/me")) {
      assertThat(visitor.page().getByText("You are on the staff")).isVisible();
      assertThat(visitor.page().getByText("This browser")).isVisible();
      visitor.expectAccessible();
      visitor.button("Sign out everywhere").click();
      visitor.page().waitForURL(pit.house().url() + "/");
      assertThat(visitor.page().getByText("Sign in").first()).isVisible();
    }
  }
}
