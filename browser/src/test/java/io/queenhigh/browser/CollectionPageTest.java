package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.proof.Clause;
import io.queenhigh.web.TestPerson;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Collections as a player sees them, and the console where nothing is to be collected. */
class CollectionPageTest {
  @TempDir static Path folder = Path.of("");

  private static final Pattern SIGNED = Pattern.compile("([+\u2212])\\$([\\d,]+(?:\\.\\d\\d)?)");

  private static Pit pit;

  @BeforeAll
  static void open() {
    pit = new Pit(folder);
  }

  @AfterAll
  static void close() {
    pit.close();
  }

  @Test
  @Clause({"CA-6CB Fees", "CA-TCP Fees", "CA-PCV How to Play 1"})
  void whatIsTakenIsSaidBeforeItIsTakenAndTheRackAddsUp() {
    Map<String, String> games =
        Map.of(
            "six", "ca/6-card-bonus",
            "tcp", "ca/three-card-poker",
            "pcv", "ca/players-casino-ventura");
    games.forEach(
        (table, game) -> {
          pit.house().table(table, game, CardRoom.PATIENT, 2);
          try (Visitor visitor = Visitor.at(pit.house().url())) {
            aRound(table, visitor);
          }
        });
  }

  private static void aRound(String table, Visitor visitor) {
    Page page = visitor.page();
    Player player =
        new Player(visitor).sitDownAt("Table " + table).bet("Ante").bet("(Pair Plus|Bonus)");
    assertThat(visitor.button("Deal $10 + $1 collection")).isVisible();
    visitor.picture("collection-" + table);
    player.deal().play().seesResults();
    Locator results = page.locator("section.result");
    assertThat(results).containsText("Collection");
    List<Long> lines =
        results.locator(".results li").all().stream()
            .map(line -> cents(line.locator("> span").allInnerTexts()))
            .toList();
    long total = cents(List.of(results.locator(".total").innerText()));
    assertEquals(
        total, lines.stream().mapToLong(Long::longValue).sum(), "what stands there adds up");
    assertEquals(-1_00, lines.getLast(), "the collection is the last line");
    Locator strip = page.getByLabel("Your session");
    assertThat(strip).containsText("Rack$" + dollars(500_00 + total));
    assertThat(strip).containsText("Collection$1");
    visitor.expectAccessible();
    visitor.open("/r/" + table + ".1");
    assertThat(page.getByText("pays the collection fee of $1.").first()).isVisible();
    assertThat(page.locator("qh-round .seat li").filter(has("Collection")).first()).isVisible();
    visitor.expectAccessible();
  }

  private static Locator.FilterOptions has(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  /**
   * The amount in a line's first two texts; the reason below them may name hands, never amounts.
   */
  private static long cents(List<String> texts) {
    for (String text : texts) {
      Matcher amount = SIGNED.matcher(text);
      if (amount.find()) {
        long cents = Math.round(Double.parseDouble(amount.group(2).replace(",", "")) * 100);
        return amount.group(1).equals("+") ? cents : -cents;
      }
    }
    return 0;
  }

  /** As the page says it: a straight flush brings more than a thousand. */
  private static String dollars(long cents) {
    return cents % 100 == 0
        ? String.format(Locale.US, "%,d", cents / 100)
        : String.format(Locale.US, "%,.2f", cents / 100.0);
  }

  @Test
  @Clause({"CA-TCP Fees", "CA-PCV How to Play 1"})
  void theConsoleNamesWhatTheDealerCollects() {
    pit.table(
        "drop",
        "ca/players-casino-ventura",
        ",\"fees\":\"ante 1 six-card-bonus 0.50 player-dealer 2\"");
    TestPerson ann = pit.house().guest();
    at(ann, "drop", "sit", ",\"seat\":1,\"buyIn\":\"500\"");
    try (Visitor dealer = pit.signedIn(Pit.DEALER).open("/t/drop")) {
      dealer.button("Offer to seat 1").click();
      assertThat(dealer.page().getByText("Seat 1 has the offer.")).isVisible();
      at(ann, "drop", "take-bank", ",\"seat\":1");
      at(ann, "drop", "post-bank", ",\"seat\":1,\"amount\":\"200\"");
      pit.player("drop", 2, "six-card-bonus");
      pit.player("drop", 3);
      assertThat(
              dealer.page().getByText("Collection: seat 2 $1.50, seat 3 $1, the player-dealer $2"))
          .isVisible();
      dealer.expectAccessible();
      dealer.button("No more bets").click();
      assertThat(dealer.button("Wrong number of cards")).isVisible();
    }
  }

  @Test
  @Clause("WA-TCP Irregularities 1")
  void whereNobodyBetsTheProgressiveTheConsoleGoesOnAndAWrongHandIsReportedWhereItIsFound() {
    pit.link("emerald", "game-manager").linkedTable("none", "emerald", "game-manager");
    pit.player("none", 2);
    try (Visitor dealer = pit.signedIn(Pit.DEALER).open("/t/none")) {
      Page page = dealer.page();
      assertThat(page.getByText("COIN IN is not needed: no sensor is lit")).isVisible();
      assertThat(dealer.button("Wrong number of cards")).isHidden();
      dealer.button("No more bets").click();
      dealer.button("Wrong number of cards").click();
      page.getByLabel("Whose hand").selectOption("2");
      page.getByLabel("Cards in it").fill("4");
      dealer.button("Void: wrong number of cards").click();
      assertThat(page.getByText("The round is on hold.")).isVisible();
    }
  }

  @Test
  @Clause({"CA-6CB Fees", "CA-TCP Fees"})
  void aTableThatCollectsIsOpenedFromTheFloorsPage() {
    try (Visitor supervisor = pit.signedIn(Pit.SUPERVISOR).open("/floor#open")) {
      Page page = supervisor.page();
      page.getByLabel("Short name for its address").fill("page");
      page.getByLabel("Title").fill("Opened by hand");
      page.getByLabel("Game", new Page.GetByLabelOptions().setExact(true))
          .selectOption("ca/three-card-poker");
      assertThat(page.getByLabel("Collection (CA-TCP Fees)")).hasValue("ante 1 player-dealer 1");
      page.getByLabel("Collection (CA-TCP Fees)").fill("ante 2");
      page.getByLabel("Game", new Page.GetByLabelOptions().setExact(true))
          .selectOption("ca/6-card-bonus");
      page.getByLabel("Collection (CA-6CB Fees)").selectOption("option-2");
      supervisor.expectAccessible();
      supervisor.button("Open the table").click();
      assertThat(
              page.getByRole(
                      AriaRole.LINK,
                      new Page.GetByRoleOptions().setName(Pattern.compile("Opened by hand")))
                  .first())
          .isVisible();
    }
  }

  @Test
  @Clause("CA-TCP Fees")
  void whatIsCollectedIsChangedOnTheFloorsPage() {
    pit.table("fees", "ca/three-card-poker", ",\"fees\":\"ante 1 player-dealer 1\"");
    try (Visitor supervisor = pit.signedIn(Pit.SUPERVISOR).open("/floor#tables")) {
      Page page = supervisor.page();
      page.getByLabel("Table", new Page.GetByLabelOptions().setExact(true)).selectOption("fees");
      assertThat(supervisor.heading("Change Table fees")).isVisible();
      page.getByLabel("Collection (CA-TCP Fees)").fill("ante 2 player-dealer 1");
      supervisor.button("Save the changes").click();
      assertThat(page.getByText("The table has been changed.")).isVisible();
    }
    assertEquals(
        2_00,
        pit.house()
            .stranger()
            .get("/api/tables/fees")
            .json()
            .path("posted")
            .path("fees")
            .path("perWagerCents")
            .path("ante")
            .asLong());
  }

  private static void at(TestPerson player, String table, String verb, String fields) {
    player.command("/api/tables/" + table + "/" + verb, fields).expect(200);
  }
}
