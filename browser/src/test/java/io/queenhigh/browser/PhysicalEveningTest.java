package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.audit.Report;
import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.ShufflerStep;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
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

  /** A dealer at a table of his own, and what his fingers do. */
  private static final class Dealer {
    private final Pit pit;
    private final String table;
    private final Visitor visitor;
    private final Random random;
    private int strokes;

    Dealer(Pit pit, String table, Visitor visitor, long seed) {
      this.pit = pit;
      this.table = table;
      this.visitor = visitor;
      this.random = new Random(seed);
    }

    private Round round() {
      return state().round();
    }

    private TableState state() {
      return pit.house().floor().table(table).orElseThrow().state();
    }

    /** Types on whatever has the keyboard, and waits until the table has answered all of it. */
    private void types(String text) {
      for (int i = 0; i < text.length(); i++) {
        char key = text.charAt(i);
        visitor.page().keyboard().press(key == '\n' ? "Enter" : key == ' ' ? "Space" : "" + key);
        strokes++;
      }
      assertThat(visitor.page().locator("qh-dealer-line:not([busy])")).hasCount(1);
    }

    private void isIn(Phase phase) {
      assertEquals(phase, round().phase(), () -> "round " + round());
    }

    /** Cards that lie nowhere yet. */
    private List<Card> deck() {
      List<Card> deck = new ArrayList<>(Card.all());
      Collections.shuffle(deck, random);
      deck.removeAll(round().dealer());
      round().spots().values().forEach(spot -> deck.removeAll(spot.cards()));
      return deck;
    }

    private static String typed(List<Card> cards) {
      StringBuilder text = new StringBuilder();
      cards.forEach(card -> text.append(card));
      return text.toString().toLowerCase(java.util.Locale.ROOT);
    }

    void banks(String amount) {
      if (!round().game().isBankedByAPlayer()) {
        return;
      }
      if (round().rotation().offeredTo() != 0) {
        types("d");
      }
      int offered = round().rotation().offeredTo();
      int held = round().rotation().seat();
      types("b" + (held != 0 ? held : offered != 0 ? offered : 1) + " " + amount + "\n");
      assertTrue(round().bankCents() > 0, () -> "a bank: " + round());
    }

    boolean offersABonus() {
      return round().game().offers(Wager.SIX_CARD_BONUS);
    }

    /** It fails, and another one comes in by the keyboard as well. */
    void replacesTheShuffler() {
      types("z\n");
      types("z".repeat(ShufflerStep.values().length) + "n");
      assertFalse(round().suspended(), () -> "round " + round());
    }

    void deals() {
      types("n");
      isIn(Phase.BETS_CLOSED);
      boolean shows = round().game().shown().is() == Shown.ONE_DEALER_CARD;
      types(shows ? typed(deck().subList(0, 1)) : "n");
    }

    /** The first one folds; what he holds nobody will see. */
    void decide() {
      types("f");
      while (round().turn() != 0) {
        types(random.nextInt(3) == 0 ? "f" : "p");
      }
      types("n");
      isIn(Phase.FORFEITS_COLLECTED);
    }

    /** Turns everything up; the first hand is keyed wrong when the dealer is not careful. */
    void turnsUp(boolean careless) {
      int down = 3 - round().dealer().size();
      types(typed(deck().subList(0, down)));
      isIn(Phase.REVEALED);
      boolean wrong = careless;
      for (int seat : round().turnedUpToSettle()) {
        types(typed(deck().subList(0, 3)));
        if (wrong) {
          types("c" + seat + typed(deck().subList(0, 3)));
          wrong = false;
        }
      }
      types("n");
      isIn(Phase.SETTLED);
      types("an");
      isIn(Phase.BETTING);
    }
  }

  @Test
  void aFullTableTakesNoMoreThanAHundredAndTwentyStrokes() {
    try (Pit pit = new Pit(folder)) {
      pit.keyedTable("full", ",\"choices\":[\"6B4\"]");
      try (Visitor visitor = pit.signedIn(Pit.DEALER).open("/t/full")) {
        Dealer dealer = new Dealer(pit, "full", visitor, 1);
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
        System.out.println("PhysicalEveningTest: a full round in " + dealer.strokes + " strokes");
        assertTrue(dealer.strokes <= 120, () -> dealer.strokes + " strokes");
        int before = dealer.strokes;
        dealer.types("r");
        assertEquals(1, dealer.strokes - before);
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
          Dealer dealer = new Dealer(pit, table, visitor, seed + table.hashCode());
          evening(pit, dealer, table.equals("six") && high ? 10 : 1);
          System.out.printf(
              "PhysicalEveningTest: %s, %d rounds in %d strokes%n", table, ROUNDS, dealer.strokes);
        }
      }
    }
    isClean();
  }

  private static String keyed(String fees) {
    return ",\"cards\":\"keyed\",\"fees\":\"" + fees + "\"";
  }

  /** Nobody bets the progressive; some banks are far too small, and some rounds are misdealt. */
  private static void evening(Pit pit, Dealer dealer, int times) {
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
            .command("/api/tables/" + dealer.table + "/confirm-void", "")
            .expect(200);
        assertThat(dealer.visitor.page().getByText("The round is void. All wagers go back."))
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
