package io.queenhigh.cli.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.SaidNo;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How a part of a job begins. */
class InPartsTest {

  @TempDir Path folder = Path.of("");

  private static InParts from(Path out) throws Exception {
    return InParts.from(
        new Arguments(
            List.of(), Map.of("--shard", List.of("1/2"), "--out", List.of(out.toString()))));
  }

  @Test
  void wherePartsCannotBeWrittenIsSaidBeforeTheWorkAndNotAfterDaysOfIt() {
    for (Path nowhere : List.of(folder, folder.resolve("nothing/part"))) {
      SaidNo no = assertThrows(SaidNo.class, () -> from(nowhere));
      assertEquals("--out " + nowhere + ": the file cannot be written.", no.why());
    }
  }

  @Test
  void whatIsThereStaysUntilThePartIsDone() throws Exception {
    Path there = Files.writeString(folder.resolve("part"), "yesterday's");
    Path next = folder.resolve("next");
    assertTrue(from(there).doing().isPresent());
    assertTrue(from(next).doing().isPresent());
    assertEquals("yesterday's", Files.readString(there));
    assertTrue(Files.notExists(next));
  }
}
