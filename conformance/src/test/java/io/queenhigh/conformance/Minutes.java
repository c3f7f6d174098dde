package io.queenhigh.conformance;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The minutes that every module's test run left in {@code target/clauses}, a file for each test
 * class.
 */
final class Minutes {

  private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

  /** This one runs last, and the download knows no rule. */
  private static final Set<String> PROVING_NOTHING = Set.of("conformance", "download");

  private Minutes() {}

  /** Reads the minutes of all modules that could prove a clause. */
  static List<Proof> of(Path home) throws IOException {
    List<Proof> proofs = new ArrayList<>();
    for (String module : modulesWithTests(home)) {
      Path minutes = home.resolve(module).resolve("target/clauses");
      if (!Files.isDirectory(minutes)) {
        fail(
            """
            %s is missing: the tests of %s have not run, or without the rules' test-jar.
            Run the tests of all modules: ./queenhigh check"""
                .formatted(home.relativize(minutes), module));
      }
      for (Path ofOneClass : sorted(minutes)) {
        Files.readAllLines(ofOneClass).stream()
            .skip(1)
            .map(line -> Proof.of(module, line))
            .forEach(proofs::add);
      }
    }
    return proofs;
  }

  private static List<Path> sorted(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static List<String> modulesWithTests(Path home) throws IOException {
    return MODULE
        .matcher(Files.readString(home.resolve("pom.xml")))
        .results()
        .map((MatchResult found) -> found.group(1))
        .filter(module -> !PROVING_NOTHING.contains(module))
        .filter(module -> Files.isDirectory(home.resolve(module).resolve("src/test/java")))
        .toList();
  }
}
