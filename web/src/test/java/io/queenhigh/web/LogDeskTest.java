package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Report;
import io.queenhigh.audit.anchor.Against;
import io.queenhigh.audit.anchor.SignedTree;
import io.queenhigh.audit.anchor.VerifierKey;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.table.Pace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The transparency log as the public reads it, and a round's place in it. */
class LogDeskTest {
  @TempDir Path folder = Path.of("");

  private TestHouse house;
  private TestPerson stranger;

  @BeforeEach
  void open() {
    house = new TestHouse(folder);
    stranger = house.stranger();
  }

  @AfterEach
  void close() {
    house.close();
  }

  private static final Pace AT_ONCE = new Pace(3_600_000, 3_600_000, 3_600_000, 0, 3_600_000, 0);

  private String text(String path) {
    return stranger.get(path).expect(200).body();
  }

  @Test
  void theCheckpointIsForEverybodyAndSignedByTheKeyBesideIt() {
    stranger.get("/checkpoint").expect(404);
    house.guest();
    assertTrue(stranger.get("/api/log").expect(200).json().path("lag").asLong() > 0);

    house.log().turn();
    VerifierKey key = VerifierKey.parse(text("/checkpoint.key")).orElseThrow();
    SignedTree tree = SignedTree.parse(text("/checkpoint")).orElseThrow();
    assertTrue(tree.isSignedBy(key));
    assertEquals(house.floor().store().tally().lines(), tree.size());
    JsonNode standing = stranger.get("/api/log").expect(200).json();
    assertEquals(0, standing.path("lag").asLong());
    assertEquals(tree.size(), standing.path("size").asLong());
    assertFalse(standing.has("trouble"), standing::toString);
    stranger.get("/tile/0/000.p/" + tree.size()).expect(200);
    stranger.get("/tile/0/000.p/" + (tree.size() + 1)).expect(404);
    for (String none : List.of("0/000", "64/000", "0/x001/000", "0/1", "0/000.p/0", "x/000")) {
      stranger.get("/tile/" + none).expect(404);
    }
  }

  @Test
  void theLagIsMeasured() {
    house.appointManager();
    house.appoint("olga", Role.AUDITOR);
    String metrics = house.signedIn("olga").get("/metrics").expect(200).body();
    assertTrue(metrics.contains("queenhigh_log_lag"), metrics);
    assertTrue(metrics.contains("queenhigh_log_stopped 0"), metrics);
  }

  /** A later round does not hold the line that set its table up: its proof does. */
  @Test
  void howItsTableWasSetUpIsInARoundsProof() throws Exception {
    house.table("t1", "wa/three-card-poker", AT_ONCE, 0);
    TestPerson ann = house.guest();
    String at = "/api/tables/t1";
    ann.command(at + "/sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
    for (int round = 1; round <= 2; round++) {
      String proof = "/api/rounds/t1." + round + "/proof";
      untilShe(ann, at, "bet");
      ann.command(at + "/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"").expect(200);
      ann.command(at + "/ready", ",\"seat\":1").expect(200);
      untilShe(ann, at, "play");
      ann.command(at + "/fold", ",\"seat\":1").expect(200);
      until(() -> stranger.get(proof).status() == 200);
    }
    house.log().turn();
    Against key = new Against(List.of(), VerifierKey.parse(text("/checkpoint.key")));
    String proof = text("/api/rounds/t1.2/proof");
    assertClean(proof, key);
    JsonNode lines = stranger.get("/api/rounds/t1.2/proof").json().path("inclusion").path("lines");
    assertEquals(2, lines.size());
    assertEquals(1, lines.get(1).path("seq").asInt());
    String salt = lines.get(1).path("salt").asString();
    String other = proof.replace(salt, "0".repeat(salt.length()));
    assertTrue(audit(other, key).findings().toString().contains("the table's set-up"));
    String setup = proof.substring(proof.indexOf("\"setup\""), proof.indexOf("\"seated\""));
    String later = proof.replace(setup, setup.replace("\"seq\":1,", "\"seq\":9000,"));
    assertFalse(audit(later, key).isClean());
  }

  /** Two practice players are enough for a round that somebody may want to check. */
  @Test
  void aRoundsProofSaysThatItIsInTheLog() throws Exception {
    house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 2);
    String proof = "/api/rounds/t1.1/proof";
    TestPerson ann = house.guest();
    String at = "/api/tables/t1";
    ann.command(at + "/sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
    untilShe(ann, at, "bet");
    ann.command(at + "/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"").expect(200);
    ann.command(at + "/ready", ",\"seat\":1").expect(200);
    untilShe(ann, at, "play");
    ann.command(at + "/play", ",\"seat\":1").expect(200);
    until(() -> stranger.get(proof).status() == 200);
    assertFalse(stranger.get(proof).json().has("inclusion"), "the minute is not over");

    house.log().turn();
    Optional<VerifierKey> key = VerifierKey.parse(text("/checkpoint.key"));
    SignedTree first = SignedTree.parse(text("/checkpoint")).orElseThrow();
    Against kept = new Against(List.of(first), key);
    String exported = text(proof);
    assertClean(exported, kept);
    assertEquals(0, byScript(exported), "a stranger's script agrees");

    house.guest();
    house.log().turn();
    String later = text(proof);
    assertClean(later, new Against(List.of(), key));
    assertFalse(audit(later, kept).isClean(), "another checkpoint than the one kept");
    assertClean(text(proof + "?checkpoint=" + first.size()), kept);

    int place = exported.indexOf("\"salt\":\"") + 8;
    String other = exported.charAt(place) == '0' ? "1" : "0";
    String forged = exported.substring(0, place) + other + exported.substring(place + 1);
    assertFalse(audit(forged, kept).isClean(), "a path for another line");
    assertEquals(1, byScript(forged));
  }

  private static void untilShe(TestPerson ann, String table, String can) {
    until(
        () -> ann.get(table).json().path("you").path("can").toString().contains("\"" + can + "\""));
  }

  private static void until(BooleanSupplier wanted) {
    long patience = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (!wanted.getAsBoolean()) {
      assertTrue(System.nanoTime() < patience, "a round takes no minute");
    }
  }

  private int byScript(String exported) throws Exception {
    Path file = Files.writeString(folder.resolve("round.json"), exported);
    Path script = Path.of(System.getProperty("basedir", "")).resolve("../docs/check-inclusion.py");
    return new ProcessBuilder(
            "python3", script.toAbsolutePath().normalize().toString(), file.toString())
        .inheritIO()
        .start()
        .waitFor();
  }

  private static void assertClean(String exported, Against against) {
    Report report = audit(exported, against);
    assertEquals(List.of(), report.findings(), exported);
    assertEquals(List.of(), report.notChecked(), exported);
  }

  private static Report audit(String exported, Against against) {
    return Audit.round(exported, CardRoom.CATALOGUE, Optional.empty(), against);
  }
}
