package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import io.queenhigh.browser.Visitor.Screen;
import io.queenhigh.web.TestHouse;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The study of games dealt face up, as somebody meets it who doubts a printed claim. */
class FaceUpPageTest {

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

  @Test
  void aGameIsChosenAndItsCurveAndClaimsGoWithTheSpots() {
    try (Visitor visitor = Visitor.at(house.url()).open("/face-up")) {
      Page page = visitor.page();
      page.getByRole(AriaRole.NAVIGATION, new Page.GetByRoleOptions().setName("Games"))
          .getByText("Caribbean Stud")
          .click();
      assertThat(visitor.heading("Caribbean Stud").first()).isVisible();
      Locator curve = page.locator("qh-edge-curve svg");
      assertThat(curve).hasAttribute("aria-label", Pattern.compile(".*7: −2\\.37 %"));
      assertThat(page.locator(".big")).hasText(Pattern.compile("3\\.99\\d %"));

      page.locator("#spots").selectOption("7");

      assertThat(page.getByText("7 spots, 30 cards seen")).isVisible();
      assertThat(page.locator(".big")).hasText(Pattern.compile("−2\\.36\\d %"));
      Locator claim =
          page.getByRole(AriaRole.ROW)
              .filter(new Locator.FilterOptions().setHasText("seven spots: 1.1 % for the player"));
      assertThat(claim).containsText("✗ wrong");
      assertThat(page.locator(".day")).hasText(Pattern.compile("Figures as of 2026-\\d\\d-\\d\\d"));
      visitor.expectAccessible();
      visitor.picture("face-up");
      visitor.on(Screen.PHONE);
      assertThat(curve).isVisible();
      visitor.expectAccessible();
      visitor.picture("face-up-phone");
    }
  }

  @Test
  void aHandIsWeighedByTheChosenTableAndNonsenseIsRefusedInWords() {
    try (Visitor visitor = Visitor.at(house.url()).open("/face-up/mississippi-stud")) {
      Page page = visitor.page();
      Locator answer = page.locator("qh-hand-bench .answer");
      assertThat(answer.locator(".verdict")).isVisible();

      page.getByLabel("Your 2 cards").fill("Js Jd");
      page.getByLabel("Cards seen elsewhere").fill("");
      visitor.button("Weigh it").click();
      assertThat(answer).containsText("3x (best)");
      Locator worth = answer.locator("tr", new Locator.LocatorOptions().setHasText("3x (best)"));
      String before = worth.innerText();

      page.getByLabel("Other lines, such as straight=5").fill("straight=5");
      page.getByLabel("Other lines, such as straight=5").press("Tab");
      assertThat(worth).not().hasText(before);

      page.getByLabel("Your 2 cards").fill("Js Js");
      visitor.button("Weigh it").click();
      assertThat(answer.locator(".bad")).containsText("twice");
      visitor.forgetRefusals();
      visitor.expectAccessible();
    }
  }

  @Test
  void aLongStudyTellsHowFarItIsAndCanBeStopped() {
    try (Visitor visitor = Visitor.at(house.url()).open("/face-up/ultimate-texas-holdem")) {
      Page page = visitor.page();
      page.locator("#spots").selectOption("7");
      visitor.button("Compute 7 spots now").click();
      assertThat(page.getByLabel("Progress")).isVisible();

      visitor.button("Stop").click();

      assertThat(page.getByText("The study is stopped.")).isVisible();
      assertThat(visitor.button("Compute 7 spots now")).isEnabled();
    }
  }
}
