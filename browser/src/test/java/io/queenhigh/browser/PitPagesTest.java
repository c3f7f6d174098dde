package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import io.queenhigh.browser.Visitor.Screen;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.web.TestHouse;
import io.queenhigh.web.demo.DemoStaff;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages of the pit by day and by night, on a desk and on a phone. */
class PitPagesTest {
  @TempDir static Path folder = Path.of("");

  private static Pit pit;

  @BeforeAll
  static void open() {
    pit = new Pit(folder).link("ruby", "game-manager").linkedTable("red", "ruby", "game-manager");
    pit.house().table("blue", "ca/6-card-bonus", CardRoom.PATIENT, 3);
    pit.player("red", 2, "pair-plus", "progressive");
    pit.keyedTable("green", "").playsARound("green");
  }

  @AfterAll
  static void close() {
    pit.close();
  }

  @ParameterizedTest
  @CsvSource({"DESK,LIGHT", "DESK,DARK", "PHONE,LIGHT", "PHONE,DARK"})
  void everyPageIsFitForEverybody(Screen screen, ColorScheme light) {
    String suffix = "-" + (screen + "-" + light).toLowerCase(Locale.ROOT);
    try (Visitor manager = pit.signedIn(TestHouse.MANAGER, screen, light)) {
      look(manager, "/floor", "Meters", "floor" + suffix);
      look(manager, "/floor#links/ruby", "Adds up to zero", "link" + suffix);
      look(manager, "/floor#reports", "Band: three standard deviations", "reports" + suffix);
      look(manager, "/floor#open", "Open a table", "open-table" + suffix);
      look(manager, "/display/ruby", "The ruby", "display" + suffix);
      look(manager, "/train", "Pay the table", "train" + suffix);
      look(manager, "/train#pay-the-table", "By the rules of", "pay-the-table" + suffix);
      look(manager, "/train#read-the-hand", "Name this hand", "read-the-hand" + suffix);
      look(manager, "/train#keypad-game-manager", "All bets are down", "keypad" + suffix);
    }
    try (Visitor dealer = pit.signedIn(Pit.DEALER, screen, light)) {
      look(dealer, "/t/red", "Dealer’s console", "console" + suffix);
    }
  }

  private static void look(Visitor visitor, String path, String text, String picture) {
    visitor.open("about:blank");
    visitor.open(pit.house().url() + path);
    assertThat(visitor.page().getByText(text).first()).isVisible();
    visitor.picture(picture);
    visitor.expectNoSidewaysScrolling();
    visitor.expectNoSmallPrint();
    visitor.expectAccessible();
  }

  @Test
  void whatARoleMayNotDoIsNotThere() {
    try (Visitor dealer = pit.signedIn(Pit.DEALER).open("/floor")) {
      assertThat(dealer.heading("Your tables")).isVisible();
      assertThat(dealer.page().getByText("Books and parameters")).isHidden();
      assertThat(dealer.page().getByText("Open a table")).isHidden();
    }
  }

  @Test
  void onTheDemoAnyoneStepsIntoAJob(@TempDir Path demo) {
    try (TestHouse house = new TestHouse(demo)) {
      DemoStaff.register(house.people());
    }
    try (TestHouse house = new TestHouse(demo);
        Visitor visitor = Visitor.at(house.url()).open("/floor")) {
      visitor.button("Sign in").first().click();
      visitor.button("dealer").click();
      assertThat(visitor.page().getByTitle("demo-dealer, dealer")).isVisible();
      visitor.button("Leave").click();
      visitor.button("Sign in").first().click();
      visitor.expectAccessible();
      visitor.button("manager").click();
      assertThat(visitor.page().getByTitle("demo-manager, manager")).isVisible();
      assertThat(visitor.page().getByText("Open a table")).isVisible();
    }
  }

  @Test
  void twoPeopleAdjustAMeter() {
    try (Visitor manager = pit.signedIn(TestHouse.MANAGER).open("/floor#links/ruby");
        Visitor supervisor = pit.signedIn(Pit.SUPERVISOR)) {
      Page page = manager.page();
      page.getByLabel("Amount in dollars").fill("25");
      page.getByLabel("Reason", new Page.GetByLabelOptions().setExact(true))
          .last()
          .selectOption("house-adds");
      page.getByLabel("Explanation, for the record").fill("Anniversary of the house");
      manager.button("Propose").click();
      assertThat(page.getByText("Another person approves it.")).isVisible();
      supervisor.open("/floor#links/ruby");
      supervisor.button("Approve").click();
      assertThat(supervisor.page().getByText(Pattern.compile("^\\$1,025(\\.\\d\\d)?$")).first())
          .isVisible();
    }
  }

  @Test
  void aWrongStepIsStoppedWithItsClause() {
    try (Visitor trainee = Visitor.at(pit.house().url()).open("/train#procedure")) {
      trainee.button("Deal").click();
      assertThat(trainee.page().getByText(Pattern.compile("WA-TCP Dealing \\d"))).isVisible();
      for (String step :
          new String[] {
            "No more bets",
            "Deal",
            "Collect what is forfeited",
            "Turn up the hand to beat",
            "Settle",
            "Next round"
          }) {
        trainee.button(step).click();
        assertThat(trainee.page().getByRole(AriaRole.LISTITEM).getByText(step)).isVisible();
      }
      assertThat(trainee.page().getByText("with 1 wrong step")).isVisible();
    }
  }

  @Test
  void aDrillIsMarkedByTheRules() {
    try (Visitor trainee = Visitor.at(pit.house().url()).open("/train#read-the-hand")) {
      assertThat(trainee.page().getByText("Name this hand")).isVisible();
      for (int i = 0; i < 10; i++) {
        trainee.page().keyboard().press("1");
      }
      assertThat(trainee.page().getByText(Pattern.compile("\\d+ of 10 right"))).isVisible();
      trainee.expectAccessible();
    }
  }
}
