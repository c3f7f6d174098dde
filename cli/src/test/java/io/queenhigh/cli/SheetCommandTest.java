package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SheetCommandTest {

  @Test
  void writesAPdf(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("par.pdf");
    Run run = Run.of("sheet", "ca/6-card-bonus", "-o", file.toString());
    assertEquals(new Run(0, "", "Wrote " + file + ".\n"), run);
    String start =
        new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).substring(0, 8);
    assertEquals("%PDF-1.7", start);
  }

  @Test
  void aFileThatCannotBeWrittenIsNamed(@TempDir Path folder) {
    String file = folder.resolve("none").resolve("par.pdf").toString();
    Run run = Run.of("sheet", "ca/6-card-bonus", "-o", file);
    assertEquals(1, run.exit());
    assertEquals("-o " + file + ": the file cannot be written.\n", run.said());
  }

  @Test
  void nothingIsWrittenWhenTheGameIsRefused(@TempDir Path folder) {
    Path file = folder.resolve("par.pdf");
    Run run = Run.of("sheet", "ca/6-card-bonus", "--choose", "6B9", "-o", file.toString());
    assertEquals(1, run.exit());
    assertFalse(Files.exists(file));
    assertTrue(
        Run.of("sheet", "ca/6-card-bonus").said().contains("sheet needs a file: -o par.pdf"));
  }
}
