package io.queenhigh.cli;

import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.store.Port;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A node in a process of its own, as {@code queenhigh serve} starts it. */
final class NodeProcess {

  private static final Pattern OPEN = Pattern.compile("open: http://localhost:(\\d+)");

  private final Process process;
  private final Path said;
  private final String url;

  private NodeProcess(Process process, Path said, String url) {
    this.process = process;
    this.said = said;
    this.url = url;
  }

  /** Begins to start one. */
  static Process begin(Path folder, Path said, String address, Path keys) throws IOException {
    return begin(
        folder,
        said,
        Main.class,
        List.of(
            "serve",
            "--no-demo",
            "--port",
            "0",
            "--store",
            address,
            "--node-url",
            door(),
            "--node-keys",
            keys.toString()));
  }

  /** The same of a later version. */
  static Process beginLater(Path folder, Path said, String address, Path keys) throws IOException {
    return begin(folder, said, LaterNode.class, List.of(address, door(), keys.toString()));
  }

  private static String door() throws IOException {
    return "https://127.0.0.1:" + Port.free();
  }

  private static Process begin(Path folder, Path said, Class<?> main, List<String> arguments)
      throws IOException {
    List<String> line =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx256m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
    line.addAll(arguments);
    return new ProcessBuilder(line)
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .redirectOutput(said.toFile())
        .start();
  }

  /** Waits until it is open. */
  static NodeProcess open(Process process, Path said) {
    NodeRoom.await("a node opens", () -> port(said).isPresent() || !process.isAlive());
    return new NodeProcess(
        process,
        said,
        "http://127.0.0.1:" + port(said).orElseThrow(() -> new IllegalStateException(text(said))));
  }

  private static Optional<String> port(Path said) {
    Matcher open = OPEN.matcher(text(said));
    return open.find() ? Optional.of(open.group(1)) : Optional.empty();
  }

  private static String text(Path said) {
    try {
      return Files.readString(said);
    } catch (IOException e) {
      return "";
    }
  }

  String url() {
    return url;
  }

  String said() {
    return text(said);
  }

  /** Whether it lives, or has lived, under this number. */
  boolean isNumber(long node) {
    return said().contains("Node " + node + " lives");
  }

  void signal(String name) {
    try {
      new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  void awaitEnd() {
    try {
      if (!process.waitFor(60, TimeUnit.SECONDS)) {
        throw new IllegalStateException("it does not end: " + said());
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whatever became of it. */
  void end() {
    process.destroyForcibly();
    awaitEnd();
  }
}
