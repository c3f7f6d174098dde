package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import io.queenhigh.browser.Visitor.Screen;
import io.queenhigh.floor.people.Role;
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
import tools.jackson.databind.JsonNode;

/** What a manager, a supervisor and a cashier do all day, without curl. */
class CagePagesTest {
  private static final String CASHIER = "cass";

  /** A kiosk is dark and shows everything without scrolling. */
  private static final String FITS_THE_SCREEN =
      """
      () => {
        const floor = document.querySelector('qh-floor');
        return floor.matches(':fullscreen') && getComputedStyle(floor).colorScheme === 'dark'
            && floor.scrollHeight <= floor.clientHeight && floor.scrollWidth <= floor.clientWidth;
      }
      """;

  @TempDir static Path folder = Path.of("");

  private static Pit pit;

  @BeforeAll
  static void open() {
    pit = new Pit(folder);
    pit.house().appoint(CASHIER, Role.CASHIER);
  }

  @AfterAll
  static void close() {
    pit.close();
  }

  @Test
  @DisplayName(
      "a table is opened with every choice, changed between rounds, and closed; a seat is freed")
  void tables() {
    try (Visitor supervisor = pit.signedIn(Pit.SUPERVISOR).open("/floor#open")) {
      Page page = supervisor.page();
      page.getByLabel("Short name for its address").fill("opal");
      page.getByLabel("Title").fill("The Opal");
      page.getByLabel("Game").selectOption("wa/three-card-poker");
      page.locator("select[name=choice]").first().selectOption("TCP-03");
      page.getByLabel("Dealers, separated by commas").fill(Pit.DEALER);
      page.getByLabel("at least").first().fill("10");
      page.getByLabel("at most").first().fill("200");
      page.getByLabel("Seconds to decide").fill("40");
      supervisor.expectAccessible();
      supervisor.picture("open-table-every-choice");
      supervisor.button("Open the table").click();
      assertThat(page.getByText("The Opal").first()).isVisible();
      JsonNode opened = posted("opal");
      assertEquals(10_00, opened.path("limits").path("ante").path("minimumCents").asLong());
      assertEquals(40_000, opened.path("waits").path("decisionMillis").asLong());

      TestPerson guest = pit.house().guest();
      guest.command("/api/tables/opal/sit", ",\"seat\":3,\"buyIn\":\"50\"").expect(200);
      supervisor.open("about:blank").open(pit.house().url() + "/floor#tables");
      page.getByLabel("Table", new Page.GetByLabelOptions().setExact(true)).selectOption("opal");
      assertThat(supervisor.heading("Change The Opal")).isVisible();
      page.getByLabel("at most").first().fill("300");
      supervisor.button("Save the changes").click();
      assertThat(page.getByText("The table has been changed.")).isVisible();
      assertEquals(
          300_00, posted("opal").path("limits").path("ante").path("maximumCents").asLong());
      supervisor.expectAccessible();
      supervisor.picture("change-table");
      supervisor.button("Free seat 3").click();
      assertThat(page.getByText("Nobody is seated.")).isVisible();
      page.getByLabel("Reason, for the record").fill("end of the shift");
      supervisor.button("Close the table").click();
      assertThat(page.getByText("The table is closed.")).isVisible();
    }
    for (JsonNode table : pit.house().stranger().get("/api/tables").json().path("tables")) {
      assertEquals(false, table.path("table").asString().equals("opal"));
    }
  }

  private static JsonNode posted(String table) {
    return pit.house().stranger().get("/api/tables/" + table).expect(200).json().path("posted");
  }

  @Test
  @DisplayName(
      "the cage issues, redeems and shows a person's history; supervisors see no link to the audit")
  void cage() {
    TestPerson guest = pit.house().guest();
    String name = guest.get("/api/me").json().path("name").asString();
    guest.post("/api/me/redemption", "{\"amount\":\"150\"}").expect(200);
    try (Visitor cashier = pit.signedIn(CASHIER, Screen.PHONE, ColorScheme.DARK)) {
      Page page = cashier.open("/floor#cage").page();
      page.getByLabel("Player at the window").fill("nobody-of-that-name");
      cashier.button("Find").click();
      assertThat(page.getByText("Nobody who plays has that name.")).isVisible();
      page.getByLabel("Player at the window").fill(name);
      cashier.button("Find").click();
      assertThat(page.getByText("$150").first()).isVisible();
      cashier.button("Redeem").click();
      assertThat(page.getByText("−$150")).isVisible();
      page.getByLabel("Issue, dollars").fill("25");
      cashier.button("Issue").click();
      assertThat(page.getByText("+$25")).isVisible();
      cashier.expectAccessible();
      cashier.expectNoSidewaysScrolling();
      cashier.picture("cage-phone-dark");
      cashier.forgetRefusals();
    }
    assertEquals(875_00, guest.get("/api/me").json().path("walletCents").asLong());
    try (Visitor supervisor = pit.signedIn(Pit.SUPERVISOR).open("/floor")) {
      assertThat(supervisor.heading("Tables")).isVisible();
      assertThat(
              supervisor
                  .page()
                  .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Audit")))
          .hasCount(0);
    }
  }

  @Test
  @DisplayName(
      "what waits for a second person stands on the wall and as a badge, and leads to its page")
  void approvals() {
    pit.table("amber", "wa/three-card-poker", "");
    TestPerson player = pit.player("amber", 1);
    TestPerson dealer = pit.house().signedIn(Pit.DEALER);
    for (String step : List.of("no-more-bets", "deal")) {
      dealer.command("/api/tables/amber/" + step, "").expect(200);
    }
    player.command("/api/tables/amber/play", ",\"seat\":1").expect(200);
    pit.house()
        .signedIn(Pit.SUPERVISOR)
        .command("/api/tables/amber/void-round", ",\"reason\":\"a card on the floor\"")
        .expect(200);
    try (Visitor executive = pit.signedIn(Pit.EXECUTIVE).open("/floor")) {
      Page page = executive.page();
      assertThat(executive.heading("Approvals wanted")).isVisible();
      assertThat(page.getByTitle("Approvals wanted")).containsText(Pattern.compile("\\d"));
      assertThat(page.getByText("wanted by sue")).isVisible();
      executive.expectAccessible();
      executive.picture("approvals");
      page.getByText("the round is to be void").first().click();
      assertThat(page).hasURL(pit.house().url() + "/t/amber");
    }
    try (Visitor supervisor = pit.signedIn(Pit.SUPERVISOR).open("/floor")) {
      assertThat(supervisor.page().getByText("another person decides")).isVisible();
    }
  }

  @Test
  @DisplayName(
      "the wall shows held beside expected, rounds an hour and the bank to who may see it, and a"
          + " kiosk all of it at once")
  void wall() {
    pit.keyedTable("garnet", "").playsARound("garnet");
    try (Visitor supervisor = pit.signedIn(Pit.SUPERVISOR, Screen.DESK, ColorScheme.DARK)) {
      Page page = supervisor.open("/floor").page();
      assertThat(page.getByText("Held −$25, expected +$0.45").first()).isVisible();
      assertThat(page.getByText("Rounds: 1 today, 1 in the last hour.").first()).isVisible();
      supervisor.expectAccessible();
      supervisor.picture("wall-dark");
    }
    try (Visitor supervisor = pit.signedIn(Pit.SUPERVISOR)) {
      Page page = supervisor.open("/floor").page();
      assertThat(page.getByText("Held −$25, expected +$0.45").first()).isVisible();
      supervisor.button("Kiosk").click();
      page.waitForFunction(FITS_THE_SCREEN);
      supervisor.picture("kiosk");
    }
    try (Visitor dealer = pit.signedIn(Pit.DEALER).open("/floor")) {
      assertThat(dealer.heading("Your tables")).isVisible();
      assertThat(dealer.page().getByText("Held")).hasCount(0);
    }
  }

  @Test
  @DisplayName(
      "a manager sets a threshold that turns a tile, and a meter stands beside its plan, on a phone"
          + " and at night")
  void thresholds() {
    pit.link("ruby", "game-manager").table("beryl", "wa/three-card-poker", "");
    try (Visitor manager = pit.signedIn(TestHouse.MANAGER, Screen.PHONE, ColorScheme.DARK)) {
      Page page = manager.open("/floor").page();
      assertThat(page.getByText("By plan won at").first()).isVisible();
      assertThat(page.getByText("the tray runs low")).hasCount(0);
      page.getByText("Thresholds", new Page.GetByTextOptions().setExact(true)).click();
      page.getByLabel("Tray falls below, dollars").fill("150000");
      page.getByLabel("Fewer rounds an hour than").fill("20");
      manager.expectAccessible();
      manager.button("Set thresholds").click();
      assertThat(page.getByText("The thresholds are set.")).isVisible();
      assertThat(page.getByText("the tray runs low").first()).isVisible();
      manager.expectNoSidewaysScrolling();
      manager.expectAccessible();
      manager.picture("thresholds-phone-dark");
      page.getByLabel("Tray falls below, dollars").fill("100");
      manager.button("Set thresholds").click();
      assertThat(page.getByText("the tray runs low")).hasCount(0);
    }
  }

  @Test
  @DisplayName("a manager closes a player's account and says how far one person goes alone")
  void playersAccounts() {
    TestPerson guest = pit.house().guest();
    String name = guest.get("/api/me").json().path("name").asString();
    try (Visitor manager = pit.signedIn(TestHouse.MANAGER).open("/floor#people")) {
      Page page = manager.page();
      page.getByLabel("A cash-out request is good for, minutes").fill("90");
      manager.button("Propose these limits").click();
      assertThat(page.getByRole(AriaRole.STATUS).getByText("Done.")).isVisible();
      page.getByLabel("Name of the player").fill("nobody-here");
      page.locator("button[value=close]").click();
      assertThat(page.getByText("Nobody is called nobody-here").first()).isVisible();
      page.getByLabel("Name of the player").fill(name);
      page.locator("button[value=close]").click();
      page.waitForCondition(() -> guest.get("/api/me").status() == 401);
      manager.expectAccessible();
      manager.picture("people");
      manager.forgetRefusals();
    }
    assertEquals(
        90,
        pit.house()
            .signedIn(TestHouse.MANAGER)
            .get("/api/house/limits")
            .json()
            .path("askMinutes")
            .asLong());
  }

  @Test
  @DisplayName(
      "a report covers shift, day or range, by table, game, wager or person, with its total")
  void reports() {
    pit.keyedTable("pearl", "").playsARound("pearl");
    try (Visitor manager = pit.signedIn(TestHouse.MANAGER).open("/floor#reports")) {
      Page page = manager.page();
      assertThat(manager.heading("Play by dates")).isVisible();
      assertThat(page.getByRole(AriaRole.CELL).getByText("all")).isVisible();
      page.getByLabel("By", new Page.GetByLabelOptions().setExact(true)).selectOption("wager");
      assertThat(page.getByRole(AriaRole.CELL).getByText("Pair Plus")).isVisible();
      manager.expectAccessible();
      manager.picture("report-range");
      page.getByLabel("From (UTC)").fill("2026-01-01");
      page.getByLabel("Shift").selectOption("08:00/16:00");
      assertThat(page.getByText("Nothing was played on these dates.")).isVisible();
    }
  }

  @Test
  @DisplayName("a manager keeps people and their posts")
  void people() {
    try (Visitor manager = pit.signedIn(TestHouse.MANAGER).open("/floor#people")) {
      Page page = manager.page();
      assertThat(page.getByText(CASHIER).first()).isVisible();
      page.getByLabel("Post of " + CASHIER).selectOption("auditor");
      assertThat(page.getByRole(AriaRole.STATUS).getByText("Done.")).isVisible();
      manager.expectAccessible();
    }
    pit.house().signedIn(CASHIER).get("/api/reports/tables").expect(200);
    pit.house()
        .signedIn(TestHouse.MANAGER)
        .send("PUT", "/api/people/" + CASHIER + "/role", "{\"role\":\"cashier\"}")
        .expect(200);
  }
}
