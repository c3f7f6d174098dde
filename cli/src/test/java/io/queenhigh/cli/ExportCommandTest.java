package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The module that exports is not part of the program; what it does is tested there. */
class ExportCommandTest {

  @Test
  void withoutItsModuleItSaysWhereToFindIt() {
    Run run = Run.of("export", "data/floor.db", "--to", "history");
    assertEquals(1, run.exit());
    assertTrue(run.said().contains("./queenhigh export in a clone"), run.said());
    assertTrue(run.said().contains("QUEENHIGH_OPTIONAL"), run.said());
  }

  @Test
  void itsHelpIsThereAllTheSame() {
    Run run = Run.of("help", "export");
    assertEquals(0, run.exit());
    assertTrue(run.out().contains("--to FOLDER"), run.out());
  }
}
