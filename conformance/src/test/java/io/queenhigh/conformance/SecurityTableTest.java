package io.queenhigh.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What docs/security.md says is proved is proved by a test that exists. */
class SecurityTableTest {
  private static final Pattern NAMED = Pattern.compile("`([A-Z]\\w*Test)\\.(\\w+)`");

  @Test
  void everyTestThatTheThreatModelNamesExists() throws IOException {
    Map<String, String> tests = new HashMap<>();
    try (Stream<Path> files = Files.walk(Path.of(".."))) {
      for (Path file :
          files
              .filter(path -> path.toString().contains("/src/test/java/"))
              .filter(path -> path.toString().endsWith("Test.java"))
              .toList()) {
        String name = file.getFileName().toString().replace(".java", "");
        tests.merge(name, Files.readString(file), String::concat);
      }
    }
    List<String> missing = new ArrayList<>();
    int named = 0;
    Matcher test = NAMED.matcher(Files.readString(Path.of("../docs/security.md")));
    while (test.find()) {
      named++;
      if (!tests.getOrDefault(test.group(1), "").contains("void " + test.group(2) + "(")) {
        missing.add(test.group());
      }
    }
    assertEquals(List.of(), missing);
    assertTrue(named >= 15, named + " tests are named");
  }
}
