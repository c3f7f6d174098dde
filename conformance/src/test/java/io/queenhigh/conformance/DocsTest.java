package io.queenhigh.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Commands shown in the documents are run here, through the launcher, as a reader would. */
class DocsTest {

  private static final Path HOME = Path.of(System.getProperty("basedir", "")).resolve("..");

  /** The check runs this test; it cannot run the check. */
  private static final String ITSELF = "./queenhigh check";

  @TestFactory
  Stream<DynamicTest> everyCommandInTheDocumentsWorks() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Path page : pages()) {
      for (String command : commands(Files.readString(page))) {
        String name = HOME.relativize(page) + ": " + command;
        tests.add(DynamicTest.dynamicTest(name, () -> assertWorks(command)));
      }
    }
    assertFalse(tests.isEmpty(), "the documents show commands");
    return tests.stream();
  }

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(HOME.resolve("README.md")));
    try (Stream<Path> docs = Files.list(HOME.resolve("docs"))) {
      docs.filter(page -> page.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    return pages;
  }

  /** Lines that call the launcher inside {@code sh} blocks, without their remarks. */
  private static List<String> commands(String page) {
    List<String> commands = new ArrayList<>();
    boolean shell = false;
    for (String line : page.lines().toList()) {
      if (line.startsWith("```")) {
        shell = line.equals("```sh");
      } else if (shell && line.startsWith("./queenhigh")) {
        commands.add(line.replaceAll("\\s+#.*", "").strip());
      }
    }
    commands.removeIf(ITSELF::equals);
    return commands;
  }

  private static void assertWorks(String command) throws IOException, InterruptedException {
    Path output = Files.createTempFile("queenhigh", ".out");
    try {
      ProcessBuilder shell =
          new ProcessBuilder("sh", "-c", command)
              .directory(HOME.toFile())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
      shell.environment().put("QUEENHIGH_NO_BUILD", "1");
      int exit = shell.start().waitFor();
      String said = Files.readString(output, StandardCharsets.UTF_8);
      assertEquals(0, exit, said);
      assertFalse(said.isBlank(), "it says something");
    } finally {
      Files.deleteIfExists(output);
    }
  }
}
