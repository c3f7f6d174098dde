package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import io.queenhigh.catalogue.Version;
import io.queenhigh.web.TestPerson;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A meter is hit: marked by the dealer, confirmed by another person, shown, paid and printed. */
class JackpotPagesTest {
  private static final String AWARD = "$1,000.18";

  @TempDir static Path folder = Path.of("");

  private static Pit pit;

  @BeforeAll
  static void open() {
    pit =
        new Pit(folder)
            .link("emerald", "game-manager")
            .linkedTable("gem", "emerald", "game-manager")
            .link("topaz", "nexus")
            .linkedTable("top", "topaz", "nexus");
  }

  @AfterAll
  static void close() {
    pit.close();
  }

  @Test
  void aJackpotIsConfirmedByAnotherPersonAndItsWinPagePrinted() throws IOException {
    TestPerson ann = pit.player("gem", 3, "progressive");
    try (Visitor dealer = pit.signedIn(Pit.DEALER).open("/t/gem");
        Visitor display = Visitor.at(pit.house().url()).open("/display/emerald");
        Visitor winner = Visitor.at(pit.house().url()).as(ann).open("/t/gem");
        Visitor supervisor = pit.signedIn(Pit.SUPERVISOR);
        Visitor executive = pit.signedIn(Pit.EXECUTIVE)) {
      assertThat(display.page().getByLabel("$1,000.00")).isVisible();
      dealUpTo(dealer, ann, "gem", "COIN IN");
      mark(dealer);
      assertThat(display.page().getByText("Payment pending")).isVisible();
      winnerReads(winner, "A supervisor has to look at the cards", "held for you; nobody else");
      winner.expectAccessible();
      winner.picture("winner-pending");
      display.picture("display-pending");
      dealer.picture("console-jackpot");

      confirm(supervisor);
      assertThat(display.page().getByText("A-K-Q of spades").last()).isVisible();
      display.expectAccessible();
      winnerReads(winner, "A supervisor has confirmed it on page 1", "held for you by the house");

      dealer.button("Settle").click();
      dealer.button("All done").click();
      dealer.button("GAME OVER").click();
      dealer.button("Next round").click();
      assertThat(dealer.page().getByText("Place your bets, please.")).isVisible();

      supervisor.open("/floor#links/emerald");
      assertThat(supervisor.page().getByText("Win page 1")).isVisible();
      assertThat(supervisor.button("Pay")).isHidden();
      pay(executive);
      winnerReads(winner, "It has been paid to you", "in your wallet, not in your rack");
      winner.picture("winner-paid");
      winner.button("Close").click();
      assertThat(winner.page().getByText("You have won")).isHidden();
      String paper = printed(executive.page());
      assertTrue(paper.contains(AWARD), "the amount is on paper");
      assertTrue(paper.contains("Queenhigh " + Version.number()), paper);
    }
  }

  @Test
  void onNexusAnExecutiveConfirmsAndSwipesACard() {
    TestPerson ann = pit.player("top", 3, "progressive");
    try (Visitor dealer = pit.signedIn(Pit.DEALER).open("/t/top");
        Visitor executive = pit.signedIn(Pit.EXECUTIVE).open("/t/top")) {
      dealUpTo(dealer, ann, "top", "START GAME");
      dealer.button("Seat 3, wager on").click();
      mark(dealer);
      assertThat(dealer.page().getByText("an executive confirms")).isVisible();
      dealer.picture("console-nexus");
      executive.button("CONFIRM").click();
      executive.button("Swipe card of eve").click();
      dealer.button("Settle").click();
      dealer.button("All done").click();
      dealer.button("END GAME").click();
      dealer.button("Next round").click();
      assertThat(dealer.page().getByText("Place your bets, please.")).isVisible();
    }
  }

  /** The winner's own panel, whoever has to do something about it. */
  private static void winnerReads(Visitor winner, String who, String where) {
    assertThat(winner.page().getByText("You have won")).isVisible();
    assertThat(winner.page().getByText(who)).isVisible();
    assertThat(winner.page().getByText(where)).isVisible();
  }

  private static void dealUpTo(Visitor dealer, TestPerson ann, String table, String lock) {
    Page page = dealer.page();
    dealer.button(lock).click();
    dealer.button("No more bets").click();
    Locator line = page.locator("qh-dealer-line input");
    line.press("n");
    assertThat(page.getByText("Seat 3: play or fold?")).isVisible();
    ann.command("/api/tables/" + table + "/play", ",\"seat\":3").expect(200);
    dealer.button("Collected").click();
    line.pressSequentially("2h2d3c");
    line.pressSequentially("asksqs");
    assertThat(page.getByText("Seat 3 holds A-K-Q of spades; mark it.")).isVisible();
  }

  private static void mark(Visitor dealer) {
    dealer
        .page()
        .getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Hand buttons"))
        .getByText("A-K-Q of spades")
        .click();
    dealer.button("Call supervisor").click();
    assertThat(dealer.page().getByText("payment pending").first()).isVisible();
  }

  private static void confirm(Visitor supervisor) {
    supervisor.open("/floor");
    assertThat(supervisor.heading("Jackpots to confirm")).isVisible();
    assertThat(supervisor.page().getByText(AWARD).first()).isVisible();
    supervisor.picture("floor-jackpot");
    supervisor.expectAccessible();
    supervisor.button("Key to JPH").click();
    supervisor.button("J-POT").click();
    supervisor.button("Key to Run").click();
    assertThat(supervisor.heading("Jackpots to confirm")).isHidden();
  }

  private static void pay(Visitor payer) {
    payer.open("/floor#links/emerald");
    assertThat(payer.page().getByText("Adds up to zero")).isVisible();
    payer.picture("floor-link");
    payer.expectAccessible();
    payer.button("Pay").click();
    assertThat(payer.page().getByRole(AriaRole.CELL, cell("paid"))).isVisible();
    payer.page().getByText("Win page 1").click();
    assertThat(payer.page().getByText(AWARD).first()).isVisible();
    payer.picture("win-page");
    payer.expectAccessible();
  }

  private static Page.GetByRoleOptions cell(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }

  private static String printed(Page page) throws IOException {
    byte[] pdf = page.pdf(new Page.PdfOptions().setFormat("A4"));
    try (PDDocument document = Loader.loadPDF(pdf)) {
      assertTrue(document.getNumberOfPages() == 1, "one sheet");
      return new PDFTextStripper().getText(document);
    }
  }
}
