package io.queenhigh.web.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The bundler drops types without reading them; here the TypeScript compiler reads them. */
class TypesTest {
  private static final Path MODULES = Path.of("node_modules");

  @Test
  void theCompilerFindsNothingWrongInThePages() throws IOException, InterruptedException {
    Process compiler =
        new ProcessBuilder(
                deno().toString(),
                "run",
                "--allow-all",
                "--unstable-detect-cjs",
                MODULES.resolve("typescript/lib/tsc.js").toString(),
                "--project",
                "src/main/web",
                "--pretty",
                "false")
            .redirectErrorStream(true)
            .start();
    String said = new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, compiler.waitFor(), said);
    assertEquals("", said);
  }

  /** The bundler brought it, in a folder named after the machine. */
  private static Path deno() throws IOException {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> machines = Files.newDirectoryStream(MODULES.resolve("@deno"))) {
      for (Path machine : machines) {
        try (DirectoryStream<Path> programs = Files.newDirectoryStream(machine, "deno{,.exe}")) {
          programs.forEach(found::add);
        }
      }
    }
    return found.getFirst().toAbsolutePath();
  }
}
