package io.queenhigh.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** CONTRIBUTING.md says which test repeats itself how often, and says it right. */
class CountsTest {

  private static final Path HOME = Path.of(System.getProperty("basedir", "")).resolve("..");
  private static final Pattern COUNTS =
      Pattern.compile("Repeats\\.times\\(([\\d_]+),\\s*([\\d_]+)\\)");

  @Test
  void everyTestThatTakesASampleStandsInTheTableWithItsCounts() throws IOException {
    List<String> table =
        Files.readString(HOME.resolve("CONTRIBUTING.md"))
            .lines()
            .filter(line -> line.startsWith("| "))
            .toList();
    List<String> found = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    for (Path file : tests()) {
      String name = file.toFile().getName().replace(".java", "");
      for (MatchResult counts : COUNTS.matcher(Files.readString(file)).results().toList()) {
        String wanted = name + ": " + counts.group();
        found.add(wanted);
        if (table.stream().noneMatch(line -> says(line, name, counts))) {
          missing.add(wanted);
        }
      }
    }
    assertFalse(found.isEmpty(), "tests take samples");
    assertEquals(List.of(), missing, "not in the table of CONTRIBUTING.md");
  }

  private static boolean says(String line, String name, MatchResult counts) {
    String[] cells = line.split("\\|", -1);
    return cells.length == 6
        && cells[2].contains("`" + name + "`")
        && hasNumber(cells[3], counts.group(1))
        && hasNumber(cells[4], counts.group(2));
  }

  private static boolean hasNumber(String cell, String number) {
    String written = number.replace('_', ',');
    return Pattern.compile("(?<![\\d,])" + written + "(?!\\d|,\\d)").matcher(cell).find();
  }

  private static List<Path> tests() throws IOException {
    List<Path> tests = new ArrayList<>();
    try (Stream<Path> modules = Files.list(HOME)) {
      for (Path module : modules.toList()) {
        Path own = module.resolve("src").resolve("test").resolve("java");
        if (Files.isDirectory(own)) {
          try (Stream<Path> files = Files.walk(own)) {
            files.filter(file -> file.toString().endsWith(".java")).forEach(tests::add);
          }
        }
      }
    }
    tests.removeIf(file -> file.endsWith(Path.of("proof", "RepeatsTest.java")));
    return tests;
  }
}
