package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.cli.line.Terminal;
import io.queenhigh.floor.NodeRoom;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an open floor says of itself is where it can be found. */
class ServedAtTest {

  @TempDir Path folder = Path.of("");

  @ParameterizedTest
  @CsvSource({"127.0.0.1, 127.0.0.1", "127.0.0.2, 127.0.0.2", "0.0.0.0, localhost"})
  void anOpenFloorSaysWhereItIs(String bind, String host) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    InputStream none = InputStream.nullInputStream();
    Terminal terminal = new Terminal(none, out, out, false, Terminal.Audience.PROGRAM);
    String store = "sqlite:" + folder.resolve("floor.db");
    List<String> words =
        List.of("serve", "--no-demo", "--bind", bind, "--port", "0", "--store", store);
    Thread serving = Thread.ofPlatform().start(() -> Commands.run(words, terminal));
    NodeRoom.await(
        "it is open", () -> said(out).contains("Queenhigh is open") || !serving.isAlive());
    serving.interrupt();
    serving.join();
    assertTrue(said(out).contains("Queenhigh is open: http://" + host + ":"), said(out));
  }

  private static String said(ByteArrayOutputStream out) {
    return out.toString(StandardCharsets.UTF_8);
  }
}
