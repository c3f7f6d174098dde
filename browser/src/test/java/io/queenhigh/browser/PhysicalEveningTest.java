package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.audit.Report;
import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.proof.Repeats;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * An evening with real cards and chips in each of the four games, dealt from the console by
 * keyboard alone: nobody at these tables has an account.
 */
class PhysicalEveningTest {

  private static final int ROUNDS = Repeats.times(3, 20);

  @TempDir Path folder = Path.of("");

  @Test
  void aFullTableTakesNoMoreThanAHundredAndTwentyStrokes() {
    try (Pit pit = new Pit(folder)) {
      pit.keyedTable("full", ",\"choices\":[\"6B4\"]");
      try (Visitor visitor = pit.signedIn(Pit.DEALER).open("/t/full")) {
        KeyboardDealer dealer = new KeyboardDealer(pit, "full", visitor, 1);
        ready(visitor);
        dealer.types("25 5 5\n".repeat(7));
        assertEquals(7, dealer.round().bettingSpots().size());
        visitor.picture("physical-bets");
        visitor.expectAccessible();
        dealer.deals();
        for (int seat = 1; seat <= 7; seat++) {
          dealer.types("p");
        }
        dealer.types("n");
        dealer.turnsUp(false);
        System.out.println("PhysicalEveningTest: a full round in " + dealer.strokes() + " strokes");
        assertTrue(dealer.strokes() <= 120, () -> dealer.strokes() + " strokes");
        int before = dealer.strokes();
        dealer.types("r");
        assertEquals(1, dealer.strokes() - before);
        assertEquals(7, dealer.round().bettingSpots().size());
      }
    }
    isClean();
  }

  private static void ready(Visitor visitor) {
    Locator line = visitor.page().locator("qh-dealer-line input");
    assertThat(line).isFocused();
  }

  @Test
  void anEveningInEachOfTheFourGamesIsDealtByKeyboardAlone() {
    long seed = Repeats.seed(PhysicalEveningTest.class);
    String posted = "ante 1 pair-plus 0.50 player-dealer 1 above 50 2";
    boolean high = new Random(seed).nextBoolean();
    try (Pit pit = new Pit(folder)) {
      pit.link("emerald", "game-manager");
      pit.linkedTable("wa", "emerald", "game-manager");
      pit.table("six", "ca/6-card-bonus", keyed(high ? "option-2" : "option-1"));
      pit.table("tcp", "ca/three-card-poker", keyed(posted));
      pit.table("pcv", "ca/players-casino-ventura", keyed("ante 1 six-card-bonus 1"));
      for (String table : List.of("wa", "six", "tcp", "pcv")) {
        try (Visitor visitor = pit.signedIn(Pit.DEALER).open("/t/" + table)) {
          ready(visitor);
          KeyboardDealer dealer = new KeyboardDealer(pit, table, visitor, seed + table.hashCode());
          evening(pit, dealer, table.equals("six") && high ? 10 : 1);
          System.out.printf(
              "PhysicalEveningTest: %s, %d rounds in %d strokes%n",
              table, ROUNDS, dealer.strokes());
        }
      }
    }
    isClean();
  }

  private static String keyed(String fees) {
    return ",\"cards\":\"keyed\",\"fees\":\"" + fees + "\"";
  }

  /** Nobody bets the progressive; some banks are far too small, and some rounds are misdealt. */
  private static void evening(Pit pit, KeyboardDealer dealer, int times) {
    for (int i = 1; i <= ROUNDS; i++) {
      dealer.banks(i % 3 == 0 ? "20" : "500");
      String side = " " + 5 * times;
      dealer.types(10 * times + side + (dealer.offersABonus() ? side : "") + "\n");
      dealer.types(25 * times + side + "\n");
      dealer.types(50 * times + " " + 10 * times + "\n");
      assertEquals(3, dealer.round().bettingSpots().size());
      if (i == 1) {
        dealer.replacesTheShuffler();
      }
      dealer.deals();
      if (i % 3 == 2) {
        dealer.types("w0 4\n");
        pit.house()
            .signedIn(Pit.SUPERVISOR)
            .command("/api/tables/" + dealer.table() + "/confirm-void", "")
            .expect(200);
        assertThat(dealer.visitor().page().getByText("The round is void. All wagers go back."))
            .isVisible();
        dealer.types("n");
        continue;
      }
      dealer.decide();
      dealer.turnsUp(i % 3 == 1);
    }
  }

  private void isClean() {
    Report report =
        Audit.store("sqlite:" + folder.resolve("floor.db"), Catalogue.approved(), Progress.SILENT);
    assertEquals(List.of(), report.findings());
    System.out.println("PhysicalEveningTest: " + report.counts());
  }
}
