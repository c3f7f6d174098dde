package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** An auditor who borrowed the engine's arithmetic would repeat its mistakes. */
class IndependenceTest {

  private static final Set<String> ALLOWED =
      Set.of("audit", "catalogue", "rules.game", "rules.cards", "rules.money");

  @Test
  void nothingOfTheEngineIsUsedButTheWordsOfItsGames() throws IOException {
    List<String> strangers = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        Files.readString(file)
            .lines()
            .filter(line -> line.matches("import (static )?io\\.queenhigh\\..*"))
            .filter(line -> ALLOWED.stream().noneMatch(ours -> isFrom(line, ours)))
            .forEach(line -> strangers.add(file.getFileName() + ": " + line));
      }
    }
    assertEquals(List.of(), strangers);
  }

  private static boolean isFrom(String line, String ours) {
    return line.contains("io.queenhigh." + ours + ".");
  }
}
