package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.Store;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A person at a table in the terminal. What chance decides is left open here. */
class PlayCommandTest {

  @TempDir Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "wa/three-card-poker",
        "ca/6-card-bonus",
        "ca/three-card-poker",
        "ca/players-casino-ventura"
      })
  void aRoundIsPlayedAndLeft(String game) {
    Run run = Run.with("5\np\nq\n", "play", game);

    assertEquals(0, run.exit(), run.said());
    assertTrue(run.out().contains("You sit at seat 1 with $1000 in play chips."), run.out());
    assertTrue(run.out().contains("“No more bets.”"), run.out());
    assertTrue(run.out().contains("You hold "), run.out());
    assertTrue(run.out().contains("  you play."), run.out());
    assertTrue(run.out().contains("  ante "), run.out());
    assertTrue(run.out().contains("You leave with $"), run.out());
    assertTrue(run.out().contains("proven: your value is in its order."), run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"ca/6-card-bonus", "ca/three-card-poker", "ca/players-casino-ventura"})
  @Clause({"CA-6CB Fees", "CA-TCP Fees", "CA-PCV How to Play 1"})
  void theCollectionIsSaidBeforehandAndTheRackAddsUp(String game) {
    Run run = Run.with("5\np\nq\n", "play", game);

    assertTrue(run.out().contains(" + $1 collection"), run.out());
    assertTrue(run.out().contains("you: collection fee $1"), run.out());
    assertTrue(run.out().matches("(?s).*\n {2}collection +-\\$1\n.*"), run.out());
    Matcher total = Pattern.compile("You (win \\$|lose \\$|break even)(\\d*)").matcher(run.out());
    assertTrue(total.find(), run.out());
    long result = total.group(2).isEmpty() ? 0 : Long.parseLong(total.group(2));
    long left = 1_000 + (total.group(1).startsWith("lose") ? -result : result);
    assertTrue(run.out().contains("You leave with $" + left), run.out());
  }

  @Test
  @Clause({"CA-6CB Fees Option 2", "CA-TCP Fees"})
  void anotherCollectionCanBePosted() {
    Run run =
        Run.with(
            "ante 5 pair-plus 5\np\nq\n",
            "play",
            "ca/three-card-poker",
            "--fees",
            "ante 1 pair-plus 0.50");
    assertTrue(run.out().contains("pair-plus from $1 + $0.50 collection"), run.out());
    assertTrue(run.out().contains("you: collection fee $1.50"), run.out());
    Run option = Run.with("50\np\nq\n", "play", "ca/6-card-bonus", "--fees", "option-2");
    assertTrue(option.out().contains("ante from $50 + $1 collection"), option.out());
    Run none = Run.of("play", "ca/three-card-poker", "--fees", "option-1");
    assertEquals(1, none.exit());
    assertTrue(none.said().contains("flat amounts"), none.said());
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void theDeckIsCutByAValueThatIsTyped() {
    String store = "sqlite:" + folder.resolve("kept.db");
    String value = "c0ffee".repeat(10) + "c0de";
    Run run =
        Run.with(
            "cut 123\ncut " + value + "\n5\nf\nq\n",
            "play",
            "wa/three-card-poker",
            "--store",
            store);

    assertTrue(run.out().contains("A value is 64 hex digits in small letters"), run.out());
    assertTrue(run.out().contains("Your next bets cut the deck with that value."), run.out());
    assertTrue(run.out().contains("Deck of here.1 proven"), run.out());
    Run audit = Run.of("verify", store);
    assertTrue(audit.out().contains("1  values that players cut them by"), audit.out());
    try (Store kept = Store.open(store)) {
      assertTrue(
          kept.read("table/here", 0, 1_000).stream()
              .anyMatch(line -> line.type().equals("CutOpened") && line.payload().contains(value)));
    }
  }

  @Test
  void whatIsTypedWrongIsExplainedAndNothingHappens() {
    Run run =
        Run.with(
            "?\nlots\nante\nluck 5\nante 0.50\nante 5 6 5\nt\n\np\nq\n",
            "play",
            "wa/three-card-poker");

    assertTrue(run.out().contains("asks the coach"), run.out());
    assertTrue(run.out().contains("\"lots\" is not an amount; write 5 or 2.50"), run.out());
    assertTrue(run.out().contains("\"ante\" is not an amount"), run.out());
    assertTrue(run.out().contains("There is no wager \"luck\""), run.out());
    assertTrue(run.out().contains("outside the limits"), run.out());
    assertTrue(run.out().contains("This table offers no 6 Card Bonus"), run.out());
    assertTrue(run.out().contains("bets are open"), run.out());
    assertEquals(0, run.exit());
  }

  @Test
  void theCoachWeighsTheHand() {
    Run run = Run.with("5\nc\nx\np\nq\n", "play", "wa/three-card-poker", "--practice", "0");

    assertTrue(run.out().contains("playing is worth "), run.out());
    assertTrue(run.out().contains("p plays, f folds, c asks the coach"), run.out());
  }

  @Test
  void roundsThatAreKeptAreAuditedClean() {
    String store = "sqlite:" + folder.resolve("kept.db");
    Run.with("5\np\n\nf\nq\n", "play", "wa/three-card-poker", "--store", store);
    Run.with("5\np\nq\n", "play", "ca/6-card-bonus", "--store", store);

    Run audit = Run.of("verify", store);
    assertEquals(0, audit.exit(), audit.out());
    assertTrue(audit.out().contains("✓ Nothing is wrong"), audit.out());
    assertTrue(Run.of("verify", store, "--json").out().startsWith("{\"clean\":true"), "json");
  }

  /** Its chips and tables are nobody's who was appointed: they would look forged there. */
  @Test
  void theBooksOfAHouseWithPeopleAreLeftAlone() {
    String store = "sqlite:" + folder.resolve("house.db");
    assertEquals(0, Run.of("staff", "first", "mia", "--store", store).exit());

    Run run = Run.with("5\np\nq\n", "play", "wa/three-card-poker", "--store", store);

    Run audit = Run.of("verify", store);
    assertEquals(0, audit.exit(), audit.out());
    assertEquals(1, run.exit(), run.out());
    assertTrue(run.said().contains("a store of its own"), run.said());
  }

  @Test
  void aProgressiveNeedsALink() {
    Run run = Run.of("play", "wa/three-card-poker", "--choose", "P1");
    assertEquals(1, run.exit());
    assertTrue(run.said().contains("needs a link"), run.said());
  }
}
