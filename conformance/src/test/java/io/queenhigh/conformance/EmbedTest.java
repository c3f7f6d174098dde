package io.queenhigh.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Version;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Somebody else's program, compiled and run against the libraries alone: without floor, web or
 * command line. Its files are also the first page of each library's Javadoc.
 */
class EmbedTest {

  private static final Path EMBED = Path.of("..", "examples", "embed");

  @TempDir static Path classes = Path.of("");

  @BeforeAll
  static void theExamplesAreCompiled() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    try (StandardJavaFileManager files =
            compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
        Stream<Path> sources = Files.list(EMBED.resolve("src/main/java/embed"))) {
      boolean compiled =
          compiler
              .getTask(
                  said,
                  files,
                  null,
                  List.of(
                      "-proc:none",
                      "-Xlint:all",
                      "-Werror",
                      "-cp",
                      libraries(),
                      "-d",
                      classes.toString()),
                  null,
                  files.getJavaFileObjectsFromPaths(sources.sorted().toList()))
              .call();
      assertTrue(compiled, said::toString);
    }
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

  private static String run(String example, String... words)
      throws IOException, InterruptedException {
    List<String> command =
        Stream.concat(
                Stream.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "--enable-native-access=ALL-UNNAMED",
                    "-cp",
                    classes + File.pathSeparator + libraries(),
                    "embed." + example),
                Arrays.stream(words))
            .toList();
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
    return said;
  }

  /** What the tests stand on, without what no library may need. */
  private static String libraries() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .filter(
            place ->
                !place.matches(".*/(floor|web|cli|bench|conformance)(-[^/]*\\.jar|/target/.*)"))
        .collect(Collectors.joining(File.pathSeparator));
  }
}
