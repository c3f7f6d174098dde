package io.queenhigh.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** NOTICE names the licence of every library that is shipped, and of no other. */
class NoticeTest {
  private static final Pattern VERSION = Pattern.compile("-[0-9][0-9A-Za-z.]*(-SNAPSHOT)?\\.jar$");

  @Test
  void everyLibraryThatIsShippedHasItsLicenceThere() throws IOException {
    TreeSet<String> shipped = new TreeSet<>();
    try (Stream<Path> jars = Files.list(Path.of("../cli/target/lib"))) {
      jars.map(jar -> jar.getFileName().toString())
          .filter(name -> !name.endsWith("-SNAPSHOT.jar"))
          .map(name -> VERSION.matcher(name).replaceFirst(""))
          .forEach(shipped::add);
    }
    assertFalse(shipped.isEmpty(), "the distribution is built before this test");
    TreeSet<String> named = new TreeSet<>();
    String notice = Files.readString(Path.of("../NOTICE"));
    String list =
        notice.substring(notice.indexOf("\nLibraries\n"), notice.indexOf("\nThe pages contain"));
    for (String item : list.replaceAll("\n  ", " ").split("\n- ", -1)) {
      if (item.contains(": ")) {
        for (String name : item.substring(0, item.indexOf(": ")).split(", ", -1)) {
          named.add(name.replaceFirst(" \\(.*\\)", ""));
        }
      }
    }
    assertEquals(String.join("\n", shipped), String.join("\n", named));
  }
}
