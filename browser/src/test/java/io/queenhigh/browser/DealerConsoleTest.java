package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import io.queenhigh.web.TestPerson;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A dealer runs a table from the console beside its felt. */
class DealerConsoleTest {
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

  @Test
  void aDealerLeadsARoundWithKeyedCards() {
    pit.keyedTable("keyed", "");
    TestPerson ann = pit.player("keyed", 2, "pair-plus");
    TestPerson bob = pit.player("keyed", 5);
    try (Visitor dealer = pit.signedIn(Pit.DEALER).open("/t/keyed")) {
      Page page = dealer.page();
      assertThat(page.getByText("No more bets. No Pair Plus, position 5.")).isVisible();
      dealer.picture("console-bets");
      page.keyboard().press("n");

      dealer.button("Stacks are dealt").click();
      assertThat(page.getByText("Seat 2: play or fold?")).isVisible();
      ann.command("/api/tables/keyed/play", ",\"seat\":2").expect(200);
      assertThat(page.getByText("Seat 5: play or fold?")).isVisible();
      bob.command("/api/tables/keyed/fold", ",\"seat\":5").expect(200);
      dealer.button("Collected").click();
      page.getByLabel("Dealer’s hand, like Qs 6h 4d").pressSequentially("Kh 9d 4c");
      assertThat(page.getByText("Dealer plays with king high.").first()).isVisible();
      Locator card = page.getByLabel("Seat 2’s hand, like Qs 6h 4d");
      card.pressSequentially("Kh");
      assertThat(page.getByText("king of hearts is already on the table")).isVisible();
      card.pressSequentially("x");
      assertThat(page.getByText("is not a rank")).isVisible();
      dealer.picture("console-cards");
      dealer.expectAccessible();
      card.pressSequentially("Qs Qh 4d");
      dealer.button("Settle").click();
      assertThat(page.getByRole(AriaRole.LISTITEM).filter(next()).first())
          .containsText("Seat 5, Ante");
      dealer.picture("console-pays");
      dealer.expectAccessible();
      dealer.button("All done").click();
      dealer.button("Next round").click();
      assertThat(page.getByText("Place your bets, please.")).isVisible();
    }
  }

  private static Locator.FilterOptions next() {
    return new Locator.FilterOptions().setHasText("Take $10");
  }

  @Test
  void aDealerOffersTheBankAndDealsFromTheShuffler() {
    pit.table("bank", "ca/6-card-bonus", ",\"fees\":\"option-1\"");
    TestPerson ann = sits("bank", 1);
    TestPerson bob = sits("bank", 2);
    try (Visitor dealer = pit.signedIn(Pit.DEALER).open("/t/bank")) {
      Page page = dealer.page();
      dealer.button("Offer to seat 1").click();
      assertThat(page.getByText("Seat 1, would you like to bank?")).isVisible();
      at("bank", ann, "take-bank", ",\"seat\":1");
      assertThat(page.getByText("Player-dealer, please post your wager.")).isVisible();
      at("bank", ann, "post-bank", ",\"seat\":1,\"amount\":\"200\"");
      assertThat(page.getByText("Place your bets, please.")).isVisible();
      at("bank", bob, "bet", ",\"seat\":2,\"wager\":\"ante\",\"amount\":\"10\"");
      dealer.button("No more bets").click();
      dealer.button("Deal").click();
      assertThat(page.getByText("Seat 2: play or fold?")).isVisible();
      at("bank", bob, "play", ",\"seat\":2");
      dealer.button("Collected").click();
      dealer.button("Reveal").click();
      assertThat(page.getByText(Pattern.compile("Player-dealer (plays with|doesn't play)")).first())
          .isVisible();
      dealer.picture("console-bank");
      dealer.expectAccessible();
      dealer.button("Settle").click();
      dealer.button("All done").click();
      dealer.button("Next round").click();
      assertThat(page.getByText("Player-dealer, please post your wager.")).isVisible();
    }
  }

  private static TestPerson sits(String table, int seat) {
    TestPerson player = pit.house().guest();
    at(table, player, "sit", ",\"seat\":%d,\"buyIn\":\"500\"".formatted(seat));
    return player;
  }

  private static void at(String table, TestPerson player, String verb, String fields) {
    player.command("/api/tables/" + table + "/" + verb, fields).expect(200);
  }

  @Test
  void aSupervisorVoidsARoundWithAReason() {
    pit.keyedTable("voids", "");
    pit.player("voids", 1);
    try (Visitor supervisor = pit.signedIn(Pit.SUPERVISOR).open("/t/voids")) {
      supervisor.button("Void the round").click();
      supervisor.page().getByLabel("Reason, for the record").fill("A card was exposed");
      supervisor.button("Void this round").click();
      assertThat(supervisor.page().getByText("The round is void. All wagers go back.")).isVisible();
    }
    try (Visitor dealer = pit.signedIn(Pit.DEALER).open("/t/voids")) {
      dealer.button("Next round").click();
      assertThat(dealer.page().getByText("Place your bets, please.")).isVisible();
    }
  }
}
