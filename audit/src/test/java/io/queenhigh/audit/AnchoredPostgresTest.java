package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.anchor.Against;
import io.queenhigh.audit.anchor.SignedTree;
import io.queenhigh.audit.anchor.VerifierKey;
import io.queenhigh.audit.findings.Finding;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.anchor.Anchor;
import io.queenhigh.floor.anchor.AnchorSettings;
import io.queenhigh.floor.anchor.NoteKey;
import io.queenhigh.floor.anchor.SigningKeys;
import io.queenhigh.floor.golden.GoldenFloor;
import io.queenhigh.floor.store.OldTables;
import io.queenhigh.floor.store.Store;
import io.queenhigh.proof.Repeats;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Golden floors on PostgreSQL, in the long check every one: taken into a log, held against it, and
 * cut off.
 */
class AnchoredPostgresTest {

  static List<GoldenFloor> floors() throws Exception {
    List<GoldenFloor> all = GoldenFloor.all();
    return Repeats.some(
        AnchoredPostgresTest.class, all, Math.min(all.size(), Repeats.times(6, 1_000)));
  }

  @ParameterizedTest
  @MethodSource("floors")
  void anOldFloorIsTakenInAndWhatIsCutOffIsFound(GoldenFloor golden) throws Exception {
    String address = golden.onPostgresql();
    NoteKey key = NoteKey.create(new SecureRandom());
    Against kept;
    try (Store store = Store.open(address);
        Anchor anchor =
            Anchor.at(
                store, AnchorSettings.usual(new SigningKeys.Found.Key(key), Optional.empty()))) {
      SignedTree signed = SignedTree.parse(anchor.turn().orElseThrow().note()).orElseThrow();
      assertEquals(store.tally().lines(), signed.size());
      kept = new Against(List.of(signed), VerifierKey.parse(key.verifier()));
    }
    assertEquals(List.of(), found(address, kept));
    try (Connection connection = OldTables.connect(address);
        Statement statement = connection.createStatement()) {
      statement.execute("alter table journal disable trigger user");
      statement.execute(
          "delete from journal where stream = 'house' and seq = (select max(seq) from journal where stream = 'house')");
    }
    assertTrue(found(address, kept).toString().contains("no such line"));
  }

  private static List<Finding> found(String address, Against against) {
    return Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT, against).findings();
  }
}
