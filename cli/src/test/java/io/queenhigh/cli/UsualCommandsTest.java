package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.cli.line.Exit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of the face-up report at the command line. */
class UsualCommandsTest {

  @ParameterizedTest(name = "edge {0} --json")
  @CsvSource({
    "usual/let-it-ride, bet, 37963/1082900",
    "usual/ultimate-texas-holdem, ante, 50643648973/2317817502000",
    "usual/caribbean-stud, ante, 142031221/2718662100",
    "usual/mississippi-stud, ante, 53223/1082900",
    "usual/four-card-poker, ante, 8840827253/317119576410",
    "usual/crazy-4-poker, ante, 264142729/7726058340"
  })
  void edges(String id, String wager, String fraction) {
    Run run = Run.of("edge", id, "--json");

    assertEquals(Exit.DONE, run.exit());
    assertTrue(
        run.out().contains("\"wagers\":{\"" + wager + "\":{\"edge\":{\"fraction\":\"" + fraction),
        run.out());
    assertTrue(run.out().contains("usual rules, not from the documents"), run.out());
  }

  @Test
  @DisplayName("another pay table is computed, and says so")
  void anotherPayTable() {
    Run run = Run.of("edge", "usual/mississippi-stud", "--pays", "straight=5", "--json");

    assertTrue(run.out().contains("\"percent\":\"3.7591"), run.out());
    assertTrue(run.out().contains("\"shipped\":false"), run.out());
  }

  @Test
  @DisplayName("ev names every action, its worth and the best")
  void ev() {
    Run run = Run.of("ev", "usual/mississippi-stud", "Ks 9d", "--seen", "9c 9h 2s 4d", "--json");

    assertEquals(Exit.DONE, run.exit());
    assertTrue(run.out().contains("\"actions\":{\"fold\":{\"fraction\":\"-1/1\""), run.out());
    assertTrue(run.out().matches("(?s).*\"3x\":\\{.*\"best\":\"(fold|1x|3x)\".*"), run.out());
  }

  @ParameterizedTest(name = "ev {0} {1} --shows {2} --board {3}: {4}")
  @CsvSource({
    "usual/let-it-ride, Ts Th 2d, '', '', ride",
    "usual/let-it-ride, 2s 5h 9d, '', Kc, pull",
    "usual/ultimate-texas-holdem, As Kd, '', '', 4x",
    "usual/ultimate-texas-holdem, 2s 7d, '', Ac Kd Qh, check",
    "usual/ultimate-texas-holdem, 2s 7d, '', Ac Kd Qh 9c 4s, fold",
    "usual/caribbean-stud, As Ad 7c 4h 2d, Qh, '', raise",
    "usual/four-card-poker, As Ad 7c 4h 2d, 3h, '', 3x",
    "usual/crazy-4-poker, As Ad Ac 4h 2d, '', '', 3x",
    "wa/three-card-poker, Qs 6h 4d, '', '', play"
  })
  void best(String id, String own, String shows, String board, String best) {
    Run run =
        shows.isEmpty()
            ? Run.of("ev", id, own, "--board", board, "--json")
            : Run.of("ev", id, own, "--shows", shows, "--json");

    assertEquals(Exit.DONE, run.exit(), run.said());
    assertTrue(run.out().contains("\"best\":\"" + best + "\""), run.out());
  }

  @ParameterizedTest(name = "face-up {0} --spots {1} --json")
  @CsvSource({
    "usual/let-it-ride, 3, 6",
    "usual/ultimate-texas-holdem, 2, 2",
    "usual/caribbean-stud, 7, 30",
    "usual/mississippi-stud, 4, 6",
    "usual/four-card-poker, 5, 20",
    "usual/crazy-4-poker, 2, 5",
    "wa/three-card-poker, 3, 6"
  })
  void faceUp(String id, int spots, int seen) {
    Run run = Run.of("face-up", id, "--spots", "" + spots, "--error", "1", "--json");

    assertEquals(Exit.DONE, run.exit(), run.said());
    assertTrue(run.out().contains("\"spots\":" + spots + ",\"seen\":" + seen), run.out());
    for (String key : new String[] {"gain", "edge", "standardError", "changes", "rules"}) {
      assertTrue(run.out().contains("\"" + key + "\":"), key + " in " + run.out());
    }
    assertTrue(run.out().contains("\"shipped\":true,\"commit\":"), run.out());
  }

  @Test
  @DisplayName("exact gains are fractions with an error of 0")
  void exact() {
    Run run = Run.of("face-up", "usual/let-it-ride", "--spots", "3", "--json");

    assertTrue(run.out().contains("\"gain\":{\"fraction\":\"270750989/74536652575\""), run.out());
    assertTrue(run.out().contains("\"standardError\":\"0.000000000\","), run.out());
  }

  @ParameterizedTest(name = "report.{0}")
  @ValueSource(strings = {"pdf", "html", "csv", "json"})
  void report(String ending, @TempDir Path folder) throws IOException {
    Path file = folder.resolve("impact." + ending);
    Run run = Run.of("face-up", "--report", file.toString());

    assertEquals(Exit.DONE, run.exit(), run.said());
    assertTrue(Files.size(file) > 1_000);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "play usual/let-it-ride | is studied, not dealt",
        "sheet usual/let-it-ride -o x.pdf | is studied, not dealt",
        "edge usual/letitride | There is no game \"usual/letitride\"",
        "edge usual/mississippi-stud --choose MS-7 | has no choice \"MS-7\". Choose MS-1 or MS-2.",
        "edge usual/mississippi-stud --pays straight=900 | a better hand must pay at least as much",
        "ev usual/mississippi-stud Ks | A hand of Mississippi Stud has 2 cards, not 1.",
        "ev usual/mississippi-stud Ks,9d --seen Ks | Ks stands in the seen cards and once before",
        "ev usual/caribbean-stud As,Kd,7c,4h,2d | the dealer shows a card: say which",
        "face-up usual/caribbean-stud --spots 9 | From 2 to 7 spots are studied, not 9",
        "face-up usual/caribbean-stud --spots many | write a number such as 3",
        "face-up usual/caribbean-stud | how many spots are dealt: --spots 3",
        "face-up --report impact.doc | ends in .pdf, .html, .csv or .json"
      })
  void refused(String words, String why) {
    Run run = Run.of(words.split(" ", -1));

    assertTrue(run.exit() != Exit.DONE);
    assertTrue(run.said().contains(why), run.said());
  }

  @Test
  @DisplayName("work that was kept goes on, and other work is not mistaken for it")
  void kept(@TempDir Path folder) {
    String keep = folder.resolve("work").toString();
    Run first =
        Run.of(
            "face-up",
            "usual/let-it-ride",
            "--spots",
            "4",
            "--shards",
            "1",
            "--keep",
            keep,
            "--json");
    Run more =
        Run.of(
            "face-up",
            "usual/let-it-ride",
            "--spots",
            "4",
            "--shards",
            "2",
            "--keep",
            keep,
            "--json");
    Run once = Run.of("face-up", "usual/let-it-ride", "--spots", "4", "--shards", "2", "--json");

    assertEquals(Exit.DONE, first.exit(), first.said());
    assertEquals(once.out(), more.out());
    Run other =
        Run.of("face-up", "usual/crazy-4-poker", "--spots", "4", "--shards", "1", "--keep", keep);
    assertTrue(other.said().contains("this is work on another game"), other.said());
  }

  @Test
  @DisplayName(
      "an exact count that was stopped goes on from its parts, a torn line is counted again")
  void countedOn(@TempDir Path folder) throws IOException {
    String keep = folder.resolve("work").toString();
    Path counted = folder.resolve("work.counted");
    String[] command = {
      "face-up", "usual/let-it-ride", "--spots", "2", "--shards", "1", "--keep", keep, "--json"
    };
    Run whole = Run.of(command);
    List<String> lines = Files.readAllLines(counted);
    Files.writeString(counted, String.join("\n", lines.subList(0, 700)) + "\n2 999 12");

    Run rest = Run.of(command);

    assertEquals(Exit.DONE, whole.exit(), whole.said());
    assertEquals(whole.out(), rest.out());
    assertEquals(Set.copyOf(lines), Set.copyOf(Files.readAllLines(counted)));
    Files.delete(folder.resolve("work"));
    Run other =
        Run.of(
            "face-up", "usual/mississippi-stud", "--spots", "2", "--shards", "1", "--keep", keep);
    assertTrue(other.said().contains("is work on another game"), other.said());
  }
}
