package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import io.queenhigh.browser.Visitor.Screen;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.proof.Clause;
import io.queenhigh.web.TestHouse;
import io.queenhigh.web.TestPerson;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lobby and the table, as players meet them. */
class FeltPageTest {
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "wa/three-card-poker",
        "ca/6-card-bonus",
        "ca/three-card-poker",
        "ca/players-casino-ventura"
      })
  void aGuestPlaysARoundWithTheMouse(String game) {
    String table = game.replace('/', '-').substring(0, 12);
    house.table(table, game, CardRoom.PATIENT, 2);
    try (Visitor visitor = Visitor.at(house.url())) {
      Player player = new Player(visitor).sitDownAt("Table " + table).bet("Ante").deal();
      assertThat(player.playButton()).isVisible();
      visitor.picture(table + "-decides");
      player.play().seesResults();

      visitor.page().getByText("why?").first().click();
      Locator clauses = visitor.page().getByText(document(game));
      assertThat(clauses.filter(new Locator.FilterOptions().setVisible(true)).first()).isVisible();
      visitor.page().keyboard().press("Escape");

      visitor.expectNoSidewaysScrolling();
      visitor.expectAccessible();
      visitor.picture(table + "-settled");
    }
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void theBrowserCutsTheDeckByItselfOrByAValueThatIsTypedAndFindsItInTheProof() {
    house.table("cuts", "wa/three-card-poker", CardRoom.PATIENT, 1);
    try (Visitor visitor = Visitor.at(house.url())) {
      Page page = visitor.page();
      Player player = new Player(visitor).sitDownAt("Table cuts").bet("Ante");
      assertThat(page.locator("[data-cut]")).containsText("has promised a value");
      page.getByText("Cut with a value of your own").click();
      String dice = "6 1 3 3 5 2 6 4 1 1 5 6 2 4 3 6 5 5 1 2";
      page.getByRole(AriaRole.TEXTBOX, named("^A value of your own")).fill(dice);
      visitor.button("Use it once").click();
      player.deal();
      assertThat(page.locator("[data-cut]")).containsText("Your value cut this deck");
      player.play().seesResults();
      assertThat(page.locator("[data-proof]")).containsText("✓ Proven");
      visitor.open("/r/cuts.1");
      assertThat(page.getByText("Nobody chose these cards")).isVisible();
      assertThat(page.getByText("✓ Your own value cut the deck")).isVisible();
      visitor.expectAccessible();
    }
    // Whoever was not there reads the same proof, without a value of his own in it.
    try (Visitor visitor = Visitor.at(house.url()).open("/r/cuts.1")) {
      assertThat(visitor.page().getByText("this browser was not among them")).isVisible();
    }
  }

  /** A clause by its name, as "CA-TCP Winners 1". */
  private static Pattern document(String game) {
    return Pattern.compile("^" + game.substring(0, 2).toUpperCase(Locale.ROOT) + "-\\w+ ");
  }

  @Test
  void aGuestPlaysARoundWithTheKeyboardAlone() {
    house.table("keys", "wa/three-card-poker", CardRoom.PATIENT, 1);
    try (Visitor visitor = Visitor.at(house.url()).open("/t/keys")) {
      Page page = visitor.page();
      assertThat(visitor.button("Sit down with $500")).isVisible();
      page.keyboard().press("s");
      assertThat(page.getByRole(AriaRole.GROUP, named("^Your position"))).isVisible();
      page.keyboard().press("1");
      page.keyboard().press("2");
      assertThat(page.getByRole(AriaRole.BUTTON, named("^Pair Plus: \\$5"))).isVisible();
      page.keyboard().press("u");
      assertThat(page.getByRole(AriaRole.BUTTON, named("^Pair Plus: \\$0"))).isVisible();
      page.keyboard().press("d");
      assertThat(page.getByRole(AriaRole.BUTTON, named("^Play \\$5"))).isEnabled();
      page.keyboard().press("p");
      new Player(visitor).seesResults();
      page.keyboard().press("?");
      assertThat(page.getByText("put the chosen chip")).isVisible();
    }
  }

  @Test
  void theTableComesByTheStreamAndWithAnswersAndIsNeverAskedFor() {
    house.table("once", "wa/three-card-poker", CardRoom.PATIENT, 1);
    try (Visitor visitor = Visitor.at(house.url())) {
      List<String> asked = new CopyOnWriteArrayList<>();
      visitor
          .page()
          .onRequest(
              request -> {
                if (request.method().equals("GET") && request.url().endsWith("/api/tables/once")) {
                  asked.add(request.url());
                }
              });
      new Player(visitor).sitDownAt("Table once").bet("Ante").bet("Pair Plus").deal().play();
      new Player(visitor).seesResults();
      assertEquals(List.of(), asked);
    }
  }

  private static GetByRoleOptions named(String pattern) {
    return new GetByRoleOptions().setName(Pattern.compile(pattern));
  }

  @Test
  void aGuestBanksARoundInCalifornia() {
    house.table("banks", "ca/three-card-poker", CardRoom.PATIENT, 0);
    TestPerson other = house.guest();
    try (Visitor visitor = Visitor.at(house.url())) {
      new Player(visitor).sitDownAt("Table banks");
      at(other, "sit", ",\"seat\":8,\"buyIn\":\"200\"");

      visitor.button("Take the bank").click();
      visitor.page().getByLabel("Bank's wager $").fill("150");
      visitor.button("Post").click();
      assertThat(visitor.page().getByText("Your wager: $150.")).isVisible();
      visitor.picture("banks");

      at(other, "bet", ",\"seat\":8,\"wager\":\"ante\",\"amount\":\"10\"");
      at(other, "ready", ",\"seat\":8");
      // The bank's page cuts the deck first.
      visitor
          .page()
          .waitForCondition(
              () ->
                  other
                      .get("/api/tables/banks")
                      .json()
                      .path("phase")
                      .asString()
                      .equals("deciding"));
      at(other, "play", ",\"seat\":8");
      assertThat(visitor.page().getByText(Pattern.compile("The bank (wins|pays)"))).isVisible();
      visitor.expectAccessible();
    }
  }

  @Test
  void whoHasBetStillAnswersTheBanksOffer() {
    house.table("answers", "ca/three-card-poker", CardRoom.PATIENT, 0);
    try (Visitor visitor = Visitor.at(house.url())) {
      Player player = new Player(visitor).sitDownAt("Table answers");
      house.guest().command("/api/tables/answers/sit", ",\"seat\":8,\"buyIn\":\"200\"").expect(200);
      assertThat(visitor.button("Take the bank")).isVisible();
      player.bet("Ante");
      assertThat(visitor.button("Take the bank")).isHidden();
      assertThat(visitor.button("Decline")).isVisible();
      visitor.expectAccessible();
      visitor.button("Take my bets back").click();
      assertThat(visitor.button("Take the bank")).isEnabled();
      visitor.button("Decline").click();
      assertThat(visitor.button("Decline")).isHidden();
    }
  }

  private static void at(TestPerson person, String verb, String fields) {
    person.command("/api/tables/banks/" + verb, fields).expect(200);
  }

  @Test
  void seatAndDecisionComeBackAfterALostConnection() {
    house.table("cable", "wa/three-card-poker", CardRoom.PATIENT, 1);
    try (Cable cable = new Cable(house.server().port());
        Visitor visitor = Visitor.at(cable.url())) {
      Player player = new Player(visitor).sitDownAt("Table cable").bet("Ante").deal();
      List<String> cards = player.cards();
      assertThat(player.playButton()).isVisible();

      cable.cut();
      assertThat(visitor.page().getByText("Connection lost")).isVisible();
      visitor.picture("lost");
      cable.mend();
      assertThat(visitor.page().getByText("Connection lost")).isHidden();

      assertEquals(cards, player.cards());
      player.play().seesResults();
      visitor.forgetLostConnections();
    }
  }

  @Test
  void twoBrowsersAtOneTableSeeTheirOwnCardsOnly() {
    house.table("two", "wa/three-card-poker", CardRoom.PATIENT, 0);
    try (Visitor ann = Visitor.at(house.url());
        Visitor bob = Visitor.at(house.url(), Screen.PHONE, ColorScheme.DARK)) {
      Player first = new Player(ann).sitDownAt("Table two");
      Player second = new Player(bob).sitDownAt("Table two").bet("Ante").deal();
      first.bet("Ante").deal();

      List<String> annsCards = first.cards();
      List<String> bobsCards = second.cards();
      assertEquals(3, openCards(ann), "cards that lie open for Ann");
      assertEquals(3, openCards(bob), "cards that lie open for Bob");
      assertTrue(annsCards.stream().noneMatch(bobsCards::contains));
      for (String card : bobsCards) {
        assertTrue(!heard(ann).contains("\"" + card + "\""), "Ann was told " + card);
      }
    }
  }

  private static int openCards(Visitor visitor) {
    return (int)
        visitor.page().locator("qh-felt qh-card").all().stream()
            .filter(card -> !card.getAttribute("card").isEmpty())
            .count();
  }

  /** Everything the table tells a visitor now. */
  private static String heard(Visitor visitor) {
    return visitor
        .page()
        .evaluate("async () => (await fetch('/api/tables/two')).text()")
        .toString();
  }

  @Test
  void lobbyAndSevenSeatsFitAndAreAccessible() {
    house.table("full", "wa/three-card-poker", CardRoom.PATIENT, 6);
    for (Screen screen : Screen.values()) {
      try (Visitor visitor = Visitor.at(house.url(), screen, ColorScheme.LIGHT).open("/")) {
        assertThat(visitor.heading("Table full")).isVisible();
        looksRight(visitor, "lobby-" + screen);

        visitor.open("/t/full");
        assertThat(visitor.button("Sit down at seat 1")).isVisible();
        assertThat(visitor.heading("What hands pay")).isVisible();
        looksRight(visitor, "table-" + screen);
      }
    }
  }

  private static void looksRight(Visitor visitor, String name) {
    visitor.expectAccessible();
    visitor.expectNoSidewaysScrolling();
    visitor.expectNoSmallPrint();
    visitor.picture(name + "-LIGHT");
    visitor.in(ColorScheme.DARK).expectReadable();
    visitor.picture(name + "-DARK");
    visitor.in(ColorScheme.LIGHT);
  }

  @Test
  void aRequestIsFoundAndTriedOnThePageAboutTheApi() {
    try (Visitor visitor = Visitor.at(house.url(), Screen.PHONE, ColorScheme.LIGHT).open("/api")) {
      Page page = visitor.page();
      assertThat(visitor.heading("The API of the floor")).isVisible();
      page.getByLabel("Find a request").fill("The open tables");
      page.locator("#tables > summary").click();
      visitor.button("Send").click();
      assertThat(page.getByLabel("The answer")).containsText("\"tables\"");
      visitor.expectNoSidewaysScrolling();
      looksRight(visitor, "api");
    }
  }

  @Test
  void whatANoMeansStandsWhereItsTypeLeads() {
    try (Visitor visitor = Visitor.at(house.url()).open("/api#problem-refused")) {
      assertThat(visitor.page().locator("#problem-refused")).isInViewport();
    }
  }

  @Test
  void whoeverHasLostHisWayStillHasTheHouseAroundHim() {
    try (Visitor visitor = Visitor.at(house.url(), Screen.PHONE, ColorScheme.LIGHT)) {
      visitor.open("/no/such/page");
      assertThat(visitor.heading("There is nothing here")).isVisible();
      assertThat(visitor.page().getByText("/no/such/page")).isVisible();
      assertThat(visitor.page().locator("qh-masthead").getByText("Lab")).isVisible();
      looksRight(visitor, "nothing-here");
      visitor.forgetRefusals();
    }
  }

  @Test
  void nothingComesFromElsewhere() {
    try (Visitor visitor = Visitor.at(house.url())) {
      List<String> urls = new CopyOnWriteArrayList<>();
      visitor.page().onRequest((Request request) -> urls.add(request.url()));
      visitor.open("/");
      assertThat(visitor.heading("Open tables")).isVisible();
      assertTrue(urls.size() >= 4, urls.toString());
      assertTrue(urls.stream().allMatch(url -> url.startsWith(house.url())), urls.toString());
    }
  }

  @Test
  void aTableThatIsNotThereSaysSo() {
    try (Visitor visitor = Visitor.at(house.url()).open("/t/nowhere")) {
      assertThat(visitor.heading("No such table")).isVisible();
      visitor.forgetRefusals();
    }
  }
}
