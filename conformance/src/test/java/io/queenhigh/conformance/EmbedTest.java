package io.queenhigh.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Version;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Somebody else's program, a module that reads the libraries' modules: without floor, web or
 * command line, and with nothing of the libraries but what they export. Its files are also the
 * first page of each library's Javadoc.
 */
class EmbedTest {

  private static final Path EMBED = Path.of("..", "examples", "embed");
  private static final List<String> LIBRARIES = List.of("rules", "catalogue", "lab", "audit");

  /** What the libraries bring along, and what only their sources are annotated with. */
  private static final String OTHERS = "(openpdf|jackson-[a-z]+|sqlite-jdbc|postgresql)-.*\\.jar";

  private static final String ANNOTATIONS = "jspecify-.*\\.jar";

  @TempDir static Path modules = Path.of("");

  /** The lint says when a library hands out a type that it does not export. */
  @BeforeAll
  static void theLibrariesAndTheExamplesAreCompiledAsModules() throws IOException {
    List<String> libraries =
        new ArrayList<>(List.of("-d", modules.toString(), "-Xlint:exports,module,opens"));
    libraries.addAll(List.of("-p", onThePath(OTHERS + "|" + ANNOTATIONS)));
    libraries.addAll(List.of("--add-modules", "org.jspecify"));
    for (String library : LIBRARIES) {
      Path main = Path.of("..", library, "src", "main");
      libraries.addAll(
          List.of(
              "--module-source-path",
              "%s=%s%s%s"
                  .formatted(
                      module(library),
                      main.resolve("java"),
                      File.pathSeparator,
                      main.resolve("module")),
              "--add-reads",
              module(library) + "=org.jspecify"));
    }
    libraries.addAll(
        List.of("-m", LIBRARIES.stream().map(EmbedTest::module).collect(Collectors.joining(","))));
    compile(libraries);

    List<String> examples =
        new ArrayList<>(
            List.of("-Xlint:all", "-p", modules + File.pathSeparator + onThePath(OTHERS)));
    examples.addAll(List.of("-d", modules.resolve("embed").toString()));
    try (Stream<Path> sources = Files.walk(EMBED.resolve("src/main/java"))) {
      sources
          .map(Path::toString)
          .filter(file -> file.endsWith(".java"))
          .sorted()
          .forEach(examples::add);
    }
    compile(examples);
  }

  private static void compile(List<String> arguments) {
    List<String> all = new ArrayList<>(List.of("-proc:none", "-Werror", "-cp", modules.toString()));
    all.addAll(arguments);
    StringWriter said = new StringWriter();
    int exit =
        ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(new PrintWriter(said), new PrintWriter(said), all.toArray(String[]::new));
    assertEquals(0, exit, said::toString);
  }

  private static String module(String library) {
    return "io.queenhigh." + library;
  }

  @Test
  void aGameIsPriced() throws IOException, InterruptedException {
    assertEquals(
        """
        Ante  3.372980944 %  686689/20358520
        Pair Plus  2.316742081 %  128/5525
        6 Card Bonus  10.224790407 %  15306/149695
        """,
        run("Price", "TCP-01", "6B1"));
  }

  @Test
  void aRoundIsSettled() throws IOException, InterruptedException {
    String said = run("Settle", Path.of("..", "examples", "bank-runs-out.txt").toString());
    assertTrue(
        said.contains(
            "seat 4  Play  6000 cents  a pair of 10s beats the player-dealer's king high, but the bank"
                + " covers only part of it [CA-6CB Type of Game]"),
        said);
  }

  @Test
  void aStoreIsVerified(@TempDir Path folder) throws IOException, InterruptedException {
    Path store = folder.resolve("floor.db");
    Path golden = Path.of("..", "floor", "src", "test", "golden", "format-1", "card-room");
    try (GZIPInputStream packed =
        new GZIPInputStream(Files.newInputStream(golden.resolve("floor.db.gz")))) {
      Files.copy(packed, store);
    }
    String said = run("Verify", "sqlite:" + store);
    assertTrue(said.endsWith(": nothing is wrong\n"), said);
  }

  @Test
  void itsPomAsksForThisVersion() throws IOException {
    String pom = Files.readString(EMBED.resolve("pom.xml"));
    assertTrue(
        pom.contains("<queenhigh.version>" + Version.number() + "</queenhigh.version>"), pom);
  }

  /** What runs is what was built; only who may see what is added to it. */
  private static String run(String example, String... words)
      throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=org.xerial.sqlitejdbc",
                "-p",
                modules + File.pathSeparator + onThePath(OTHERS)));
    for (String library : LIBRARIES) {
      String built = "(.*/)?%s(-[^/]*\\.jar|/target/classes)".formatted(library);
      command.addAll(List.of("--patch-module", module(library) + "=" + onThePath(built)));
    }
    command.addAll(List.of("-m", "embed/embed." + example));
    command.addAll(List.of(words));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
    return said;
  }

  /** What the tests stand on whose place ends like this. */
  private static String onThePath(String ending) {
    String places =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .filter(place -> place.matches("(.*/)?(" + ending + ")"))
            .filter(place -> !place.endsWith("-tests.jar"))
            .collect(Collectors.joining(File.pathSeparator));
    assertFalse(places.isEmpty(), ending);
    return places;
  }
}
