package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.cli.line.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody meets who has Queenhigh for the first time. */
class FirstMinutesTest {

  private static final Path ROUND = Path.of("..", "examples", "bank-runs-out.txt");

  private static final String ANTE =
      "  Ante                  50.00  wins                 +50.00  a straight, 9 high beats the";

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "setle, settle",
    "ssettle, settle",
    "sevre, serve",
    "sim, simulate",
    "faceup, face-up",
    "chekc, check",
    "vreify, verify",
    "hlep, help",
    "--verison, --version"
  })
  void aTypoIsAnsweredWithTheNearestCommand(String typed, String meant) {
    assertEquals(
        "queenhigh: there is no command \"%s\"; did you mean %s? queenhigh help lists them all\n"
            .formatted(typed, meant),
        Run.of(typed).said());
  }

  @Test
  void aTypoInAnOptionToo() {
    assertEquals(
        "queenhigh: there is no option --jsno here; did you mean --json?\n",
        Run.of("settle", "a", "--jsno").said());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"--port, serve", "--port=9000, serve", "--node-url, serve", "--shards, face-up"})
  void anOptionWithoutItsCommandIsToldWhereItBelongs(String option, String command) {
    Run run = Run.of(option, "9000");
    assertEquals(2, run.exit());
    assertEquals(
        "queenhigh: %s comes after its command, as in queenhigh %s %s\n"
            .formatted(option.split("=", 2)[0], command, option),
        run.said());
  }

  @Test
  void whereNoFloorCanBeKeptAnotherPlaceIsOffered(@TempDir Path folder) throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    Run run = Run.of("serve", "--store", "sqlite:" + file + "/data/floor.db");
    assertEquals(1, run.exit());
    assertTrue(run.said().startsWith("There is no room for sqlite:" + file), run.said());
    assertTrue(run.said().endsWith("Another place: --store sqlite:FILE\n"), run.said());
  }

  @Test
  void everyCommandOfTheOverviewIsCompletedAndInTheManual() {
    List<String> commands =
        Run.of("help")
            .out()
            .lines()
            .filter(line -> line.matches("  [a-z]+(-[a-z]+)* .*") && !line.contains("queenhigh "))
            .map(line -> line.strip().split(" ", 2)[0])
            .toList();
    assertTrue(commands.size() > 20, commands.toString());
    String bash = Run.of("completion", "bash").out();
    String zsh = Run.of("completion", "zsh").out();
    String manual = Run.of("manual").out();
    for (String command : commands) {
      assertTrue(bash.contains("\n      " + command + ") words="), command);
      assertTrue(zsh.contains("\n    '" + command + ":"), command);
      assertTrue(manual.contains("\n.SS " + command.replace("-", "\\-") + "\n"), command);
    }
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          queenhigh se           | sensors serve settle
          queenhigh edge ca/6    | ca/6-card-bonus
          queenhigh edge usual/c | usual/caribbean-stud usual/crazy-4-poker
          queenhigh store b      | backup
          queenhigh serve --p    | --port --print-checkpoints --proxy-hops
          queenhigh help wit     | witness
          """)
  void bashCompletesWhatIsTyped(String line, String then) throws Exception {
    List<String> words = List.of(line.split(" ", -1));
    String ask =
        Run.of("completion", "bash").out()
            + "COMP_WORDS=(%s) COMP_CWORD=%d\n_queenhigh\nprintf '%%s\\n' \"${COMPREPLY[@]}\" | sort"
                .formatted(line, words.size() - 1);
    Process bash =
        new ProcessBuilder("bash", "--norc", "-c", ask).redirectErrorStream(true).start();
    String said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(then, String.join(" ", said.lines().toList()));
    assertEquals(0, bash.waitFor());
  }

  /** Roff takes a line that begins with a full stop for a request. */
  @Test
  void noLineOfTheHelpIsARequestInTheManual() {
    Run.of("manual")
        .out()
        .lines()
        .peek(line -> assertTrue(line.chars().allMatch(c -> c < 128), line))
        .filter(line -> line.startsWith(".") || line.startsWith("'"))
        .forEach(line -> assertTrue(line.matches("\\.(TH|SH|SS|B|PP|nf|fi)( .*)?"), line));
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 80, 100, 120})
  void settleBreaksLinesBetweenWordsAtTheTerminalsWidth(int width) {
    String wide = settled(Integer.MAX_VALUE);
    String narrow = settled(width);
    narrow.lines().forEach(line -> assertTrue(line.length() <= width, line));
    assertEquals(words(wide), words(narrow));
    assertFalse(wide.equals(narrow));
  }

  @Test
  void aReasonGoesOnUnderItself() {
    List<String> lines = settled(100).lines().toList();
    int ante = lines.indexOf(ANTE);
    assertTrue(ante > 0, settled(100));
    assertEquals(
        List.of("player-dealer's king high [CA-6CB", "Winners 2.a]"),
        lines.subList(ante + 1, ante + 3).stream().map(String::strip).toList());
    int reason = ANTE.indexOf("a straight");
    assertEquals(reason, lines.get(ante + 1).indexOf("player-dealer"));
  }

  @Test
  void aFileHasNoWidth(@TempDir Path folder) throws IOException {
    Path round = Files.copy(ROUND, folder.resolve("round.txt"));
    assertEquals(settled(Integer.MAX_VALUE), Run.of("settle", round.toString()).out());
  }

  private static List<String> words(String text) {
    return Arrays.asList(text.strip().split("\\s+", -1));
  }

  private static String settled(int width) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(new byte[0]),
            out,
            out,
            false,
            Terminal.Audience.PROGRAM,
            width);
    assertEquals(0, Commands.run(List.of("settle", ROUND.toString()), terminal));
    return out.toString(StandardCharsets.UTF_8);
  }
}
