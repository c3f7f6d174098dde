package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.ShufflerStep;
import io.queenhigh.web.TestPerson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shift at a physical table as docs/pit.md tells it: whatever is typed there is typed here. */
class PitGuideKeysTest {

  private static final Pattern TYPED = Pattern.compile("`([^`]+)`( ⏎)?|⏎");

  @TempDir Path folder = Path.of("");

  private final Set<String> typed = new TreeSet<>();

  /** What the guide's table of the shift tells to type; ⏎ is a line's end. */
  private static Set<String> guide() throws IOException {
    String pit = Files.readString(Path.of("../docs/pit.md"));
    String table =
        pit.substring(pit.indexOf("| when | typed |"), pit.indexOf("People without accounts go"));
    return table
        .lines()
        .filter(row -> row.startsWith("|") && !row.startsWith("|---") && !row.contains("| typed |"))
        .flatMap(row -> TYPED.matcher(row.split("\\|", -1)[2]).results())
        .map(key -> key.group(1) == null ? "\n" : key.group(1) + (key.group(2) == null ? "" : "\n"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private void types(KeyboardDealer dealer, String... keys) {
    for (String key : keys) {
      dealer.types(key);
      typed.add(key);
    }
  }

  @Test
  void whateverTheGuideTellsToTypeIsTyped() throws IOException {
    try (Pit pit = new Pit(folder)) {
      pit.link("emerald", "game-manager").linkedTable("wa", "emerald", "game-manager", "6B4");
      pit.table("six", "ca/6-card-bonus", ",\"cards\":\"keyed\",\"fees\":\"option-1\"");
      try (Visitor visitor = pit.signedIn(Pit.DEALER).open("/t/wa")) {
        washington(pit, at(pit, "wa", visitor));
      }
      try (Visitor visitor = pit.signedIn(Pit.DEALER).open("/t/six")) {
        california(pit, at(pit, "six", visitor));
      }
    }
    assertEquals(guide(), typed);
    assertEquals(
        List.of(),
        Audit.store("sqlite:" + folder.resolve("floor.db"), Catalogue.approved(), Progress.SILENT)
            .findings());
  }

  private static KeyboardDealer at(Pit pit, String table, Visitor visitor) {
    assertThat(visitor.page().locator("qh-dealer-line input")).isFocused();
    return new KeyboardDealer(pit, table, visitor, 1);
  }

  private void washington(Pit pit, KeyboardDealer dealer) {
    types(dealer, "25 5 5\n", "\n", "3=25\n", "i3 100\n");
    dealer.types("4=10 0 0 1\n");
    assertEquals(Set.of(1, 3, 4), dealer.round().bettingSpots().keySet());
    types(dealer, "l", "n", "n", "p");
    dealer.types("p");
    types(dealer, "f", "n");
    types(dealer, "kh9d4c");
    dealer.types("cdkd9d4c");
    types(dealer, "cdkh9d4c");
    for (int seat : dealer.round().turnedUpToSettle()) {
      if (seat == 3) {
        types(dealer, "qs6h4d");
        dealer.types("c3js8h4h");
        types(dealer, "c3qs6h4d");
      } else {
        dealer.types(seat == 1 ? "2s2h7d" : "3s5h8c");
      }
    }
    assertEquals("Qs 6h 4d", Cards.text(dealer.round().spot(3).orElseThrow().cards()));
    types(dealer, "n", "a", "g", "n");
    dealer.isIn(Phase.BETTING);
    correctedByTwo(pit);
    types(dealer, "o3 50\n", "3x\n", "r", "z\n");
    for (ShufflerStep ignored : ShufflerStep.values()) {
      types(dealer, "z");
    }
    types(dealer, "n", "l", "n", "n", "w3 4\n");
    assertThat(dealer.visitor().page().getByText("The round is on hold.").first()).isVisible();
    pit.house().signedIn(Pit.SUPERVISOR).command("/api/tables/wa/confirm-void", "").expect(200);
  }

  /** A hand that was keyed wrong, on the pages of those who supervise. */
  private static void correctedByTwo(Pit pit) {
    try (Visitor supervisor = pit.signedIn(Pit.SUPERVISOR).open("/t/wa");
        Visitor executive = pit.signedIn(Pit.EXECUTIVE)) {
      Page page = supervisor.page();
      supervisor.button("Correct a settled hand").click();
      page.getByLabel("Whose hand").selectOption("3");
      page.getByLabel("What it was").fill("Qs Qh 4d");
      page.getByLabel("Reason, for the record").fill("The tape shows a queen");
      supervisor.expectAccessible();
      supervisor.button("Propose the correction").click();
      assertThat(page.getByText("A correction is waiting.")).isVisible();
      executive.open("/floor");
      executive.page().getByText("a round is to be corrected").first().click();
      assertThat(executive.page().getByText("seat 3 Qs Qh 4d")).isVisible();
      executive.button("Approve: settle the difference").click();
      assertThat(executive.page().getByText("A correction is waiting.")).isHidden();
    }
  }

  private void california(Pit pit, KeyboardDealer dealer) {
    TestPerson dora = pit.house().signedIn(Pit.DEALER);
    dora.command("/api/tables/six/visitor/sit", ",\"seat\":2").expect(200);
    dora.command("/api/tables/six/offer-bank", ",\"seat\":2").expect(200);
    assertThat(dealer.visitor().page().getByText("Seat 2 has the offer.")).isVisible();
    types(dealer, "d", "b3 500\n");
    dealer.types("1=10 5\n");
    types(dealer, "n", "kh");
    dealer.isIn(Phase.DECIDING);
    types(dealer, "cskd", "p", "n");
    dealer.turnsUp(false);
  }
}
