package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import io.queenhigh.browser.Visitor.Screen;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.Role;
import io.queenhigh.web.TestHouse;
import io.queenhigh.web.TestPerson;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A finished round under its own address, and the books behind it. */
class BooksTest {
  @TempDir static Path folder = Path.of("");

  private static TestHouse house;

  @BeforeAll
  static void playARound() {
    house = new TestHouse(folder);
    house.appointManager();
    house.appoint("olga", Role.AUDITOR);
    house.table("books", "ca/6-card-bonus", CardRoom.PATIENT, 2);
    TestPerson ann = house.guest();
    order(ann, "sit", ",\"seat\":1,\"buyIn\":\"100\"");
    until(() -> can(ann, "bet"));
    order(ann, "bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"");
    order(ann, "ready", ",\"seat\":1");
    until(() -> can(ann, "play"));
    order(ann, "play", ",\"seat\":1");
    until(() -> ann.get("/api/rounds/books.1").json().path("over").asBoolean());
  }

  private static void order(TestPerson person, String what, String fields) {
    person.command("/api/tables/books/" + what, fields).expect(200);
  }

  private static boolean can(TestPerson person, String what) {
    return person
        .get("/api/tables/books")
        .json()
        .path("you")
        .path("can")
        .toString()
        .contains("\"" + what + "\"");
  }

  private static void until(BooleanSupplier happens) {
    long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (!happens.getAsBoolean()) {
      assertTrue(System.nanoTime() < end, "it happens within a minute");
    }
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @Test
  void aRoundIsReplayedByArrowKeysAndItsDeckProofHolds() {
    try (Visitor visitor = Visitor.at(house.url()).open("/r/books.1")) {
      Page page = visitor.page();
      Locator sentence = page.locator("qh-round .sentence");
      assertThat(sentence).containsText("Everything is taken and paid");
      page.keyboard().press("End");
      assertThat(sentence).containsText("The seal is opened");
      assertThat(page.locator("qh-deck-proof .verdict").getByText("House only")).isVisible();
      assertThat(page.getByText("The browser’s own SHA-256 gives the same")).isVisible();

      page.keyboard().press("Home");
      assertThat(sentence).containsText("sealed before anybody bets");
      page.keyboard().press("ArrowRight");
      assertThat(sentence).not().containsText("sealed before anybody bets");
      page.keyboard().press("ArrowLeft");
      assertThat(sentence).containsText("sealed before anybody bets");

      assertThat(page.getByText("Every money movement")).isVisible();
      assertThat(page.locator("qh-round pre")).containsText("game      ca/6-card-bonus");
    }
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void theRoundIsForEverybody(Screen screen) {
    ColorScheme light = screen == Screen.DESK ? ColorScheme.LIGHT : ColorScheme.DARK;
    try (Visitor visitor = Visitor.at(house.url(), screen, light).open("/r/books.1")) {
      assertThat(visitor.page().locator("qh-deck-proof .verdict")).isVisible();
      visitor.expectNoSidewaysScrolling();
      visitor.expectAccessible();
      visitor.picture("round-" + screen);
    }
  }

  @Test
  void aForgedDeckIsFoundByTheBrowser() {
    try (Visitor visitor = Visitor.at(house.url())) {
      visitor
          .page()
          .route(
              "**/api/rounds/books.1",
              route -> {
                String told = route.fetch().text();
                route.fulfill(
                    new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody(told.replaceAll("\"salt\":\"..", "\"salt\":\"zz")));
              });
      visitor.open("/r/books.1");

      assertThat(visitor.page().getByText("✗ Not proven")).isVisible();
    }
  }

  @Test
  void anAuditorVerifiesEverythingAndReadsTheBooks() {
    try (Visitor visitor = Visitor.at(house.url()).open("/audit")) {
      Page page = visitor.page();
      visitor.button("Sign in").first().click();
      page.getByLabel("Name").fill("olga");
      page.getByLabel("Password").fill(TestHouse.PASSWORD);
      page.locator("qh-masthead form button.primary").click();

      visitor.button("Verify everything").click();
      assertThat(page.getByText("✓ Nothing is wrong")).isVisible();
      visitor.expectAccessible();
      visitor.picture("audit");

      visitor.button("Journal").click();
      page.getByLabel("Stream").selectOption("table/books");
      // The table plays on meanwhile; its first line is where it was.
      until(() -> olderUntil(visitor, "TableOpened"));
      visitor.expectAccessible();

      visitor.button("Ledger").click();
      assertThat(page.getByText("accounts together: $0")).isVisible();
      visitor.button("cage").first().click();
      assertThat(visitor.heading("cage")).isVisible();
      visitor.expectAccessible();
    }
  }

  @Test
  void anAnswerThatComesLateIsNotShownInAnothersPlace() {
    try (Visitor visitor = Visitor.at(house.url()).open("/audit")) {
      Page page = visitor.page();
      visitor.button("Sign in").first().click();
      page.getByLabel("Name").fill("olga");
      page.getByLabel("Password").fill(TestHouse.PASSWORD);
      page.locator("qh-masthead form button.primary").click();
      visitor.button("Journal").click();
      assertThat(page.getByText("PersonRegistered").first()).isVisible();
      List<Route> held = new ArrayList<>();
      page.route("**/api/journal/table/books?*", held::add);
      page.getByLabel("Stream").selectOption("table/books");
      page.waitForCondition(() -> !held.isEmpty());
      page.getByLabel("Stream").selectOption("house");
      assertThat(page.getByText("PersonRegistered").first()).isVisible();

      page.waitForResponse("**/api/journal/table/books?*", () -> held.getFirst().resume());
      // The answer is read and drawn before the next frame but one.
      page.evaluate(
          "() => new Promise(done => setTimeout(() => requestAnimationFrame(done), 200))");

      assertThat(page.getByText("PersonRegistered").first()).isVisible();
      assertThat(page.getByText("TableOpened")).hasCount(0);
    }
  }

  private static boolean olderUntil(Visitor visitor, String line) {
    if (visitor.button("Older").isEnabled()) {
      visitor.button("Older").click();
    }
    return visitor.page().getByText(line).first().isVisible();
  }
}
