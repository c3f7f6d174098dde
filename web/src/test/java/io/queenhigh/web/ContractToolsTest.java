package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.journal.Spelling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The contract as others read it: a linter, a generator of types, a client made of them. */
class ContractToolsTest {
  private static final Path CONTRACT = Path.of("src/main/resources/openapi.yaml").toAbsolutePath();
  private static final Path TYPES = Path.of("src/main/web/live/contract.d.ts");

  @TempDir Path folder = Path.of("");

  @Test
  void aPublicLinterFindsNothingWrong() {
    NodeTools.Ran linter =
        NodeTools.run("@redocly/cli/bin/cli.js", "lint", "--format=stylish", CONTRACT.toString());
    linter.expectSuccess();
    assertFalse(linter.said().contains("You have"), linter.said());
  }

  @Test
  void thePagesTypesAreWhatTheContractGives() throws IOException {
    Path made = folder.resolve("contract.d.ts");
    NodeTools.run("openapi-typescript/bin/cli.js", CONTRACT.toString(), "--output", made.toString())
        .expectSuccess();
    assertEquals(
        Files.readString(made),
        Files.readString(TYPES),
        "The contract has changed: generate its types again, see src/main/web/README.md");
  }

  @Test
  void aClientMadeOfTheContractPlaysARound() {
    try (TestHouse house = new TestHouse(folder)) {
      house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 2);
      String said =
          NodeTools.runCompiled(List.of(), "client/play-a-round.js", house.url(), "t1")
              .expectSuccess()
              .said();
      JsonNode played = Spelling.JSON.readTree(said);
      assertEquals("t1.1", played.path("round").asString());
      JsonNode round = house.stranger().get("/api/rounds/t1.1").expect(200).json();
      long net = 0;
      for (JsonNode wager : round.path("settlement").path("wagers")) {
        boolean own = wager.path("seat").asInt() == played.path("seat").asInt();
        net += own ? wager.path("netCents").asLong() : 0;
      }
      assertEquals(net, played.path("netCents").asLong(), said);
      assertTrue(played.path("steps").asInt() > 10, said);
    }
  }
}
