package io.queenhigh.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Commands shown in the documents are run here, through the launcher, as a reader would. */
class DocsTest {

  private static final Path HOME = Path.of(System.getProperty("basedir", "")).resolve("..");

  /** The check runs this test; it cannot run the check, nor what builds anew under its feet. */
  private static final List<String> NOT_HERE = List.of("./queenhigh check", "./queenhigh package");

  @TestFactory
  Stream<DynamicTest> everyCommandInTheDocumentsWorks() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Path page : pages()) {
      for (String command : commands(Files.readString(page))) {
        String name = HOME.relativize(page) + ": " + command;
        tests.add(
            DynamicTest.dynamicTest(
                name,
                () -> {
                  if (opensTheFloor(command)) {
                    assertOpens(command);
                  } else {
                    assertWorks(command);
                  }
                }));
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
    commands.removeIf(command -> NOT_HERE.stream().anyMatch(command::startsWith));
    return commands;
  }

  private static boolean opensTheFloor(String command) {
    return command.equals("./queenhigh")
        || (command.startsWith("./queenhigh serve") && !command.contains("--help"));
  }

  /** On a port and a file of its own, so that it finds no floor that is open already. */
  private static void assertOpens(String command) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("queenhigh");
    String serve = command.equals("./queenhigh") ? "./queenhigh serve" : command;
    ProcessBuilder shell =
        new ProcessBuilder(
                "sh", "-c", "exec " + serve + " --port 0 --store sqlite:" + folder.resolve("f.db"))
            .directory(HOME.toFile())
            .redirectErrorStream(true);
    shell.environment().put("QUEENHIGH_NO_BUILD", "1");
    Process floor = shell.start();
    try (BufferedReader said = floor.inputReader(StandardCharsets.UTF_8);
        HttpClient client = HttpClient.newHttpClient()) {
      String first = said.readLine();
      assertNotNull(first, "the floor says where it is open");
      Matcher open = Pattern.compile("is open: (http://localhost:\\d+)").matcher(first);
      assertTrue(open.find(), first);
      URI tables = URI.create(open.group(1) + "/api/tables");
      HttpResponse<String> answer =
          client.send(HttpRequest.newBuilder(tables).build(), BodyHandlers.ofString());
      assertEquals(200, answer.statusCode(), answer.body());
    } finally {
      floor.destroy();
      floor.waitFor();
    }
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
