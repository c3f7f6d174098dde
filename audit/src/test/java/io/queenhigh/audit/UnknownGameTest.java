package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.findings.Finding;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.rules.game.GameBook;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A room's own game, and an auditor without its file. */
class UnknownGameTest {

  private static final GameBook WITHOUT =
      (id, _) -> new GameBook.Opening.Unknown("There is no game " + id);

  @TempDir Path folder = Path.of("");

  @Test
  void aTableWhoseGameNobodyKnowsIsFoundAndTheAuditGoesOn() {
    try (CardRoom room = new CardRoom("sqlite:" + folder.resolve("floor.db"))) {
      room.open(CardRoom.setup("own", "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0));
      List<Finding> found =
          Audit.store(room.store().address(), WITHOUT, Progress.SILENT).findings();
      assertTrue(
          found.stream().anyMatch(one -> one.toString().contains("There is no game")),
          found::toString);
    }
  }
}
