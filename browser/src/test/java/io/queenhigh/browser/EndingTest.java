package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.web.TestHouse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How a round ends before one's eyes, and what a listener hears of it. */
class EndingTest {
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

  /** Remembers what the page says, as a listener would hear it: each new line once. */
  private static final String LISTENS =
      """
      () => {
        window.heard = [];
        const region = document.querySelector('qh-table').shadowRoot.querySelector('[role=status]');
        new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) =>
          node.textContent?.trim() && window.heard.push(node.textContent.trim())))).observe(region, { childList: true });
        window.stages = [];
        const bar = document.querySelector('qh-table').shadowRoot.querySelector('qh-actions').shadowRoot;
        new MutationObserver(() => {
          const now = bar.querySelector('.say strong').textContent;
          if (now !== window.stages.at(-1)) window.stages.push(now);
        }).observe(bar, { childList: true, subtree: true, characterData: true });
      }
      """;

  @Test
  void theDealersCardsTurnWhereTheyLieThenSeatsAreSettledThenComesTheResult() {
    house.table("ends", "wa/three-card-poker", CardRoom.PATIENT, 2);
    try (Visitor visitor = Visitor.watching(house.url())) {
      Page page = visitor.page();
      Player player = new Player(visitor).sitDownAt("Table ends").bet("Ante").deal();
      assertThat(player.playButton()).isEnabled();
      page.evaluate(LISTENS);
      Object backs =
          page.evaluate(
              """
              () => {
                const felt = document.querySelector('qh-table').shadowRoot.querySelector('qh-felt').shadowRoot;
                window.dealers = [...felt.querySelectorAll('.dealer qh-card')];
                return window.dealers.map((card) => card.back).join(' ');
              }
              """);
      player.play();
      assertThat(page.getByText("The cards are turned")).isHidden();
      player.seesResults();
      assertEquals(
          true,
          page.evaluate(
              """
              () => {
                const felt = document.querySelector('qh-table').shadowRoot.querySelector('qh-felt').shadowRoot;
                const now = [...felt.querySelectorAll('.dealer qh-card')];
                return now.every((card, i) => card === window.dealers[i] && card.card && !card.back);
              }
              """),
          "the same cards, turned up");
      assertEquals(
          backs,
          List.of(colour(), colour(), colour()).stream().reduce((a, b) -> a + " " + b).get());

      List<String> stages = strings(page, "window.stages");
      int dealer = indexOf(stages, "Dealer (plays|doesn't).*");
      int result = indexOf(stages, "You (win|lose|break).*");
      assertTrue(0 <= dealer && dealer < result, stages.toString());
      List<String> heard = strings(page, "window.heard");
      assertEquals(2, heard.size(), heard.toString());
      assertTrue(heard.get(0).startsWith("Dealer "), heard.toString());
      assertTrue(heard.get(1).contains("Ante "), heard.toString());
      visitor.picture("ends");
    }
  }

  /** The table's cards have one colour from behind, before the round is over and after. */
  private static String colour() {
    return house.stranger().get("/api/tables/ends").expect(200).json().path("backs").asString();
  }

  private static int indexOf(List<String> lines, String pattern) {
    return lines.stream()
        .filter(line -> line.matches(pattern))
        .findFirst()
        .map(lines::indexOf)
        .orElse(-1);
  }

  private static List<String> strings(Page page, String expression) {
    List<String> strings = new ArrayList<>();
    for (Object one : (List<?>) Objects.requireNonNull(page.evaluate("() => " + expression))) {
      strings.add(String.valueOf(one));
    }
    return strings;
  }

  @Test
  void aListenerHearsOncePerChangeWhatConcernsHimAndEveryCommandIsAnswered() {
    house.table("hears", "wa/three-card-poker", CardRoom.PATIENT, 3);
    try (Visitor visitor = Visitor.at(house.url()).open("/t/hears")) {
      Page page = visitor.page();
      visitor.button("Text").click();
      says(page, "bet ante 5", "You are not seated yet");
      says(page, "sit", "You sit at seat 1 with $500.");
      page.evaluate(LISTENS);
      says(page, "bet ante 5", "Ante $5. $495 in your rack.");
      says(page, "bet play 5", "Play is not bet before the deal");
      says(page, "undo", "No wagers. $500 in your rack.");
      says(page, "undo", "There is nothing to undo.");
      says(page, "bet ante 5000", "outside the limits");
      says(page, "bet pairs 5", "\"pairs\" is not a wager here");
      says(page, "bet ante", "Say how much");
      says(page, "play", "(");
      says(page, "deal", "to be ready with");
      says(page, "bet ante 10", "Ante $10. $490 in your rack.");
      says(page, "dance", "\"dance\" is not a command");
      page.evaluate("() => (window.heard.length = 0)");
      says(page, "deal", "You are ready.");
      page.waitForFunction("() => window.heard.some((line) => line.includes('Your decision'))");
      List<String> heard = strings(page, "window.heard");
      assertEquals(
          1, heard.stream().filter(line -> line.contains("You have ")).count(), "" + heard);
      assertTrue(heard.stream().noneMatch(line -> line.contains("Seat ")), heard.toString());
      assertEquals(List.of("polite", "false"), liveRegion(visitor), "as Chromium tells a reader");

      says(page, "coach", "Antes on average");
      assertThat(new Player(visitor).playButton()).isEnabled();
      obey(page, "fold");
      assertThat(page.locator(".answer")).containsText(Pattern.compile("You fold\\.|once more"));
      if (page.locator(".answer").textContent().endsWith("once more to fold it.")) {
        says(page, "fold", "You fold.");
      }
      assertThat(visitor.heading("This round")).isVisible();
      page.waitForFunction("() => window.heard.some((line) => line.includes('You lose $10.'))");
      List<String> all = strings(page, "window.heard");
      assertEquals(1, all.stream().filter(line -> line.contains("You have ")).count(), "" + all);
      visitor.expectAccessible();
      visitor.forgetRefusals();
    }
  }

  /** Says a command and waits for the answer that stands there for the eye. */
  private static void says(Page page, String words, String answer) {
    obey(page, words);
    assertThat(page.locator(".answer")).containsText(answer);
  }

  private static void obey(Page page, String words) {
    page.getByLabel("What to do").fill(words);
    page.keyboard().press("Enter");
  }

  /**
   * How the one live region stands in Chromium's accessibility tree: how it is told, and whether
   * whole.
   */
  private static List<String> liveRegion(Visitor visitor) {
    CDPSession devtools = visitor.context().newCDPSession(visitor.page());
    JsonObject tree = devtools.send("Accessibility.getFullAXTree");
    List<String> found = new ArrayList<>();
    for (JsonElement element : tree.getAsJsonArray("nodes")) {
      JsonObject node = element.getAsJsonObject();
      boolean status = node.has("role") && value(node.getAsJsonObject("role")).equals("status");
      List<String> told = status ? told(node) : List.of();
      if (told.contains("false")) {
        found.addAll(told);
      }
    }
    devtools.detach();
    return found;
  }

  private static List<String> told(JsonObject node) {
    List<String> told = new ArrayList<>();
    for (JsonElement one : node.getAsJsonArray("properties")) {
      JsonObject property = one.getAsJsonObject();
      if (List.of("live", "atomic").contains(property.get("name").getAsString())) {
        told.add(value(property.getAsJsonObject("value")));
      }
    }
    return told;
  }

  private static String value(JsonObject of) {
    return of.has("value") ? of.get("value").getAsString() : "";
  }
}
