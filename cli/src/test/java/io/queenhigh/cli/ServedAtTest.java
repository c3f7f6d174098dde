package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.cli.line.Terminal;
import io.queenhigh.floor.NodeRoom;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A floor opens where it says, and not by itself in the place of one that is gone. */
class ServedAtTest {

  @TempDir Path folder = Path.of("");

  private String[] serve(String... more) {
    String store = "sqlite:" + folder.resolve("floor.db");
    List<String> words =
        new ArrayList<>(List.of("serve", "--no-demo", "--port", "0", "--store", store));
    words.addAll(List.of(more));
    return words.toArray(String[]::new);
  }

  /** What it said until it was open, and was closed. */
  private static String opened(String... words) throws InterruptedException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    InputStream none = InputStream.nullInputStream();
    Terminal terminal = new Terminal(none, out, out, false, Terminal.Audience.PROGRAM);
    Thread serving = Thread.ofPlatform().start(() -> Commands.run(List.of(words), terminal));
    NodeRoom.await(
        "it is open", () -> said(out).contains("Queenhigh is open") || !serving.isAlive());
    serving.interrupt();
    serving.join();
    return said(out);
  }

  private static String said(ByteArrayOutputStream out) {
    return out.toString(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @CsvSource({"127.0.0.1, 127.0.0.1", "127.0.0.2, 127.0.0.2", "0.0.0.0, localhost"})
  void anOpenFloorSaysWhereItIs(String bind, String host) throws Exception {
    String said = opened(serve("--bind", bind));
    assertTrue(said.contains("Queenhigh is open: http://" + host + ":"), said);
  }

  @Test
  void inThePlaceOfOneThatIsGoneAFloorOpensOnlyForWhoeverAsksForIt() throws Exception {
    opened(serve());
    Path file = folder.resolve("floor.db");
    Files.delete(file);
    Run refused = Run.of(serve());
    assertEquals(1, refused.exit(), refused.said());
    assertTrue(refused.said().contains("queenhigh serve --new"), refused.said());
    assertFalse(Files.exists(file));

    String said = opened(serve("--new"));
    assertTrue(said.contains("Queenhigh is open"), said);
    assertTrue(Files.size(file) > 0);
  }
}
