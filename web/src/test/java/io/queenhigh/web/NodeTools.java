package io.queenhigh.web;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Programs of others that contract and page code are held against, in the versions that {@code
 * src/test/node} pins. Only the check needs them; without them it fails, and says why.
 */
public final class NodeTools {
  private static final Path SOURCES = Path.of("src/test/node").toAbsolutePath();
  private static final Path TOOLS = Path.of("target/node-tools").toAbsolutePath();
  private static final Path LOCK = Path.of("target/node-tools.lock").toAbsolutePath();

  /** Another process that tests this module compiles for itself. */
  private static final String COMPILED = "out-" + ProcessHandle.current().pid();

  private static final List<String> FILES =
      List.of("package.json", "package-lock.json", "redocly.yaml", "tsconfig.json");

  private static boolean ready;
  private static boolean compiled;

  /** How a program ended and what it said. */
  record Ran(int code, String said) {

    Ran expectSuccess() {
      assertEquals(0, code, said);
      return this;
    }
  }

  private NodeTools() {}

  /** Runs a script of one of the tools. */
  static Ran run(String script, String... arguments) {
    install();
    List<String> command = new ArrayList<>(List.of("node", "node_modules/" + script));
    command.addAll(List.of(arguments));
    return start(command);
  }

  /** Runs what was compiled from {@code src/test/node}. */
  static Ran runCompiled(List<String> options, String script, String... arguments) {
    compile();
    List<String> command = new ArrayList<>(List.of("node"));
    command.addAll(options);
    command.add(COMPILED + "/test/node/" + script);
    command.addAll(List.of(arguments));
    return start(command);
  }

  private static synchronized void compile() {
    if (!compiled) {
      run(
              "typescript/bin/tsc",
              "--project",
              "tsconfig.json",
              "--outDir",
              COMPILED,
              "--pretty",
              "false")
          .expectSuccess();
      compiled = true;
    }
  }

  private static synchronized void install() {
    if (ready) {
      return;
    }
    // Two processes test this module side by side: the second finds what the first has fetched.
    try (FileChannel file = FileChannel.open(LOCK, CREATE, WRITE);
        FileLock _ = file.lock()) {
      if (!isFetched()) {
        Files.createDirectories(TOOLS);
        for (String name : FILES) {
          Files.copy(
              SOURCES.resolve(name), TOOLS.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        }
        fetch();
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    ready = true;
  }

  private static boolean isFetched() throws IOException {
    boolean all = Files.exists(TOOLS.resolve("node_modules/.package-lock.json"));
    for (String name : FILES) {
      Path copy = TOOLS.resolve(name);
      all &= Files.exists(copy) && Files.mismatch(SOURCES.resolve(name), copy) < 0;
    }
    return all;
  }

  private static void fetch() {
    Ran npm =
        start(
            List.of(
                "npm",
                "ci",
                "--ignore-scripts",
                "--no-audit",
                "--no-fund",
                "--prefer-offline",
                "--loglevel=error"));
    if (npm.code() != 0) {
      fail(
          "The contract cannot be checked: npm did not bring the tools that src/test/node/package.json"
              + " names. It needs the network, or a cache that has them.\n"
              + npm.said());
    }
  }

  private static Ran start(List<String> command) {
    try {
      ProcessBuilder builder =
          new ProcessBuilder(command).directory(TOOLS.toFile()).redirectErrorStream(true);
      builder.environment().put("REDOCLY_TELEMETRY", "off");
      builder.environment().put("REDOCLY_SUPPRESS_UPDATE_NOTICE", "true");
      builder.environment().put("NO_COLOR", "1");
      Process process = builder.start();
      process.getOutputStream().close();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return new Ran(process.waitFor(), said);
    } catch (IOException e) {
      return fail("The contract cannot be checked: " + command.getFirst() + " did not start", e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
