package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import io.queenhigh.browser.Visitor.Screen;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.rules.table.Decision;
import io.queenhigh.web.TestPerson;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Nobody decides by mistake, and nothing moves under a finger. */
class DecidingTest {
  private static final int TAPS = 5;
  private static final int BETWEEN_TAPS_MILLIS = 200;

  @TempDir static Path folder = Path.of("");

  private static Pit pit;

  @BeforeAll
  static void open() {
    pit = new Pit(folder);
  }

  @AfterAll
  static void close() {
    pit.close();
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void whoTapsDealFiveTimesInASecondHasDecidedNothing(Screen screen) {
    String table = "taps-" + screen.name().toLowerCase(Locale.ROOT);
    pit.house().table(table, "wa/three-card-poker", CardRoom.PATIENT, 2);
    try (Visitor visitor = Visitor.at(pit.house().url(), screen, ColorScheme.LIGHT)) {
      List<String> decided = new CopyOnWriteArrayList<>();
      visitor
          .page()
          .onRequest(
              request -> {
                if (request.url().endsWith("/play") || request.url().endsWith("/fold")) {
                  decided.add(request.url());
                }
              });
      Player player = new Player(visitor).sitDownAt("Table " + table).bet("Ante");
      Map<String, BoundingBox> betting = places(visitor);
      visitor.picture(table + "-1-bets");
      tapFiveTimes(visitor, screen, player.dealButton());

      assertThat(player.playButton()).isEnabled();
      assertEquals(List.of(), decided);
      assertEquals(Decision.NONE, decisionAt(table));
      BoundingBox deal = player.dealButton().boundingBox();
      assertFalse(overlap(deal, player.foldButton().boundingBox()), "Fold lies where Deal was");
      assertFalse(overlap(deal, player.playButton().boundingBox()), "Play lies where Deal was");
      Map<String, BoundingBox> deciding = places(visitor);
      visitor.expectNoSmallPrint();
      visitor.picture(table + "-2-decides");

      player.play().seesResults();
      visitor.picture(table + "-3-settled");
      expectTheSamePlaces(betting, deciding);
      expectTheSamePlaces(betting, places(visitor));
      visitor.expectNoSidewaysScrolling();
    }
  }

  private static Decision decisionAt(String table) {
    return pit.house().floor().table(table).orElseThrow().state().people().getFirst().decision();
  }

  /** Where he tapped first: whatever lies there by then is what a quick finger hits. */
  private static void tapFiveTimes(Visitor visitor, Screen screen, Locator button) {
    BoundingBox box = button.boundingBox();
    double x = box.x + box.width * .75;
    double y = box.y + box.height / 2;
    for (int i = 0; i < TAPS; i++) {
      if (screen == Screen.DESK) {
        visitor.page().mouse().click(x, y);
      } else {
        visitor.page().touchscreen().tap(x, y);
      }
      visitor.page().waitForTimeout(BETWEEN_TAPS_MILLIS);
    }
  }

  /** What the eye and the finger go by. */
  private static Map<String, BoundingBox> places(Visitor visitor) {
    Map<String, BoundingBox> places = new LinkedHashMap<>();
    for (String part :
        List.of(
            ".cloth",
            ".dealer .cards",
            ".seats",
            ".own-zone",
            ".own-zone .cards",
            ".spots",
            ".bar",
            ".deal > *",
            "qh-strip",
            "#coach",
            "#pays")) {
      places.put(part, visitor.page().locator(part).first().boundingBox());
    }
    return places;
  }

  private static void expectTheSamePlaces(
      Map<String, BoundingBox> before, Map<String, BoundingBox> after) {
    List<String> moved = new ArrayList<>();
    before.forEach(
        (part, box) -> {
          BoundingBox now = Objects.requireNonNull(after.get(part), part);
          if (Math.abs(now.x - box.x) > 1 || Math.abs(now.y - box.y) > 1) {
            moved.add(
                "%s from %.0f, %.0f to %.0f, %.0f".formatted(part, box.x, box.y, now.x, now.y));
          }
        });
    assertEquals(List.of(), moved);
  }

  private static boolean overlap(BoundingBox one, BoundingBox other) {
    return one.x < other.x + other.width
        && other.x < one.x + one.width
        && one.y < other.y + other.height
        && other.y < one.y + one.height;
  }

  @Test
  void whatIsPressedWhileTheCardsArriveDecidesNothing() {
    pit.house().table("arrive", "wa/three-card-poker", CardRoom.PATIENT, 0);
    try (Visitor visitor = Visitor.at(pit.house().url())) {
      Player player = new Player(visitor).sitDownAt("Table arrive").bet("Ante");
      // The moment the buttons are there: a click, and keys that a hand was still pressing.
      visitor
          .page()
          .evaluate(
              """
              () => {
                const bar = document.querySelector('qh-table').shadowRoot.querySelector('qh-actions').shadowRoot;
                new MutationObserver((_, seen) => {
                  const fold = bar.querySelector('.decide .fold');
                  if (!fold) return;
                  seen.disconnect();
                  fold.disabled = false;
                  fold.click();
                  for (const key of ['f', 'p']) document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
                }).observe(bar, { childList: true, subtree: true });
              }
              """);
      player.deal();
      assertThat(visitor.page().getByText("nothing was decided").first()).isVisible();
      assertThat(player.playButton()).isEnabled();
      assertEquals(Decision.NONE, decisionAt("arrive"));
      visitor.page().keyboard().press("p");
      player.seesResults();
    }
  }

  @Test
  void whoFoldsAGoodHandIsAskedOnce() {
    pit.keyedTable("asks", "");
    TestPerson ann = pit.player("asks", 1);
    try (Visitor visitor = Visitor.at(pit.house().url()).as(ann).open("/t/asks")) {
      Page page = visitor.page();
      deal("asks", "Qs Qh 4d");
      Player player = new Player(visitor).fold();
      assertThat(visitor.heading("Fold this hand?")).isVisible();
      assertThat(page.getByText("You hold a pair of queens. Playing it wins $")).isVisible();
      assertThat(page.getByText("folding loses the $10 Ante.")).isVisible();
      visitor.expectAccessible();
      visitor.picture("fold-asks");
      visitor.button("Keep the hand").click();
      assertThat(visitor.heading("Fold this hand?")).isHidden();
      assertEquals(Decision.NONE, decisionAt("asks"));

      player.fold();
      page.getByLabel("Do not ask again").check();
      visitor.button("Fold it").click();
      page.waitForCondition(() -> decisionAt("asks") == Decision.FOLDED);
      assertEquals(
          "off", page.evaluate("() => JSON.parse(localStorage.getItem('queenhigh')).foldAsks"));
    }
  }

  @Test
  void whoFoldsAPoorHandIsNotAsked() {
    pit.keyedTable("poor", "");
    TestPerson ann = pit.player("poor", 1);
    try (Visitor visitor = Visitor.at(pit.house().url()).as(ann).open("/t/poor")) {
      deal("poor", "9s 7h 4d");
      new Player(visitor).fold();
      visitor.page().waitForCondition(() -> decisionAt("poor") == Decision.FOLDED);
      assertTrue(visitor.heading("Fold this hand?").isHidden());
    }
  }

  @Test
  void whoHasNotTheChipsToPlayBringsThemOrFolds() {
    pit.keyedTable("short", "");
    TestPerson ann = withHisLastChipsDown("short");
    try (Visitor visitor = Visitor.at(pit.house().url()).as(ann).open("/t/short")) {
      deal("short", "9s 7h 4d");
      Player player = new Player(visitor);
      assertThat(player.foldButton()).isEnabled();
      assertThat(player.playButton()).isHidden();
      visitor.expectAccessible();
      visitor.picture("short-of-chips");
      visitor.button("Bring $10 to play").click();
      assertThat(player.playButton()).isEnabled();
      player.fold();
      visitor.page().waitForCondition(() -> decisionAt("short") == Decision.FOLDED);
    }
  }

  @Test
  void whoHasNotTheChipsToPlayStillFolds() {
    pit.keyedTable("broke", "");
    TestPerson ann = withHisLastChipsDown("broke");
    try (Visitor visitor = Visitor.at(pit.house().url()).as(ann).open("/t/broke")) {
      deal("broke", "9s 7h 4d");
      new Player(visitor).fold();
      visitor.page().waitForCondition(() -> decisionAt("broke") == Decision.FOLDED);
    }
  }

  private static TestPerson withHisLastChipsDown(String table) {
    TestPerson guest = pit.house().guest();
    guest.command("/api/tables/" + table + "/sit", ",\"seat\":1,\"buyIn\":\"10\"").expect(200);
    guest
        .command(
            "/api/tables/" + table + "/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"10\"")
        .expect(200);
    return guest;
  }

  private static void deal(String table, String hand) {
    TestPerson dealer = pit.house().signedIn(Pit.DEALER);
    dealer.command("/api/tables/" + table + "/no-more-bets", "").expect(200);
    dealer
        .command(
            "/api/tables/" + table + "/key-cards",
            ",\"colour\":\"red\",\"hands\":{\"1\":\"%s\"},\"dealer\":\"Kh 9d 4c\"".formatted(hand))
        .expect(200);
  }
}
