package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.floor.journal.OutputSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is printed for programs is as {@code docs/schemas} says. All other tests of commands hold
 * what they get against it as well ({@link Outputs}); here are the forms that none of them asks
 * for.
 */
class OutputsTest {

  @ParameterizedTest
  @CsvSource({
    "edge-usual.csv, edge usual/let-it-ride --csv",
    "edge.csv, edge ca/6-card-bonus --together --csv",
    "face-up-spots-tables, face-up usual/let-it-ride --spots 2-4 --json",
    "face-up-spots.csv, face-up usual/let-it-ride --spots 2-4 --csv",
    "progressive.csv, progressive wa/three-card-poker --choose P2 --csv",
    "simulate, simulate wa/three-card-poker --choose P1 --rounds 1 --json",
    "simulate-bank.csv, simulate ca/6-card-bonus --bank 50 --ante 25 --players 3 --rounds 400 --seed 3 --csv",
    "strategy.csv, strategy ca/6-card-bonus --csv"
  })
  void everyFormIsAsItsSchemaSays(String name, String words) {
    Run run = Run.of(words.split(" ", -1));
    assertEquals(0, run.exit(), run::toString);
    boolean table = words.endsWith("--csv");
    assertEquals(name, Outputs.name(words.split(" ", -1)[0], run.out()) + (table ? ".csv" : ""));
  }

  @Test
  void theFaceUpReportToo(@TempDir Path folder) throws IOException {
    for (String form : new String[] {"json", "csv"}) {
      Path file = folder.resolve("impact." + form);
      assertEquals(0, Run.of("face-up", "--report", file.toString()).exit());
      String text = Files.readString(file);
      if (form.equals("csv")) {
        OutputSchema.assertCsv("impact.csv", text);
      } else {
        OutputSchema.assertJson("impact", text);
      }
    }
  }

  @Test
  void everyCommandThatTakesJsonHasADefinition() {
    Set<String> missing = new TreeSet<>();
    for (CliCommand command : Commands.known()) {
      if (command.flags().contains("--json") && !command.name().equals("merge")) {
        missing.add(command.name());
      }
    }
    missing.removeAll(OutputSchema.names());
    assertEquals(Set.of(), missing);
  }

  @Test
  void whatIsOtherwiseIsFound() {
    for (String[] wrong :
        new String[][] {
          {"seed,rounds\n1,2\n", "simulate.csv"},
          {"game,figure,fraction,decimal\na,b,one half,0.5\n", "edge-usual.csv"},
          {"game,figure,fraction\na,b,1/2\n", "edge-usual.csv"}
        }) {
      assertThrows(AssertionError.class, () -> OutputSchema.assertCsv(wrong[1], wrong[0]));
    }
    assertThrows(AssertionError.class, () -> OutputSchema.assertJson("games", "{\"games\":[{}]}"));
  }
}
