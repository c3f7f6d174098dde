package io.queenhigh.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.rules.game.Regulation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What regulators set from a day on, as data. */
class RegulationsTest {

  @TempDir Path folder = Path.of("");

  private Catalogue with(String own) throws IOException {
    Files.createDirectories(folder.resolve("regulators"));
    Files.writeString(folder.resolve("regulators/wa.toml"), own);
    return Catalogue.approved().with(folder);
  }

  @Test
  void everyGamesDocumentHasItsRegulatorAndEveryRuleItsDaySourceAndClause() {
    Catalogue catalogue = Catalogue.approved();
    assertEquals(List.of(), catalogue.problems());
    for (GameFile game : catalogue.games()) {
      assertTrue(catalogue.regulation(game.document()).isPresent(), game.document());
    }
    Regulation.Ceiling ceiling = catalogue.regulation("WA-TCP").orElseThrow().ceilings().getFirst();
    assertEquals(300_00, ceiling.mostCents());
    assertEquals("WA-TCP Limits", ceiling.dated().by().toString());
    assertEquals(
        Instant.parse("2017-11-17T08:00:00Z").toEpochMilli(), ceiling.dated().fromMillis());
  }

  @Test
  void aRoomsOwnFileAddsADayToARegulatorThatIsThere() throws IOException {
    Catalogue catalogue =
        with(
            """
            regulator = "WA"
            [[ceiling]]
            licence = "tribal-gaming-operation"
            from    = "2027-01-01"
            dollars = 500
            by      = "WA-TCP Limits"
            source  = "somebody's word"
            """);
    assertEquals(List.of(), catalogue.problems());
    assertEquals(3, catalogue.regulation("WA-TCP").orElseThrow().ceilings().size());
  }

  @Test
  void whatIsNoDayNoLicenceOrNoRegulatorIsRefused() throws IOException {
    String rule =
        """
        [[ceiling]]
        licence = "%s"
        from    = "%s"
        dollars = 500
        by      = "WA-TCP Limits"
        source  = "somebody's word"
        """;
    assertTrue(
        with("regulator = \"WA\"\n" + rule.formatted("house-banked-card-room", "someday"))
            .problems()
            .toString()
            .contains("\"someday\" is no day."));
    assertTrue(
        with("regulator = \"WA\"\n" + rule.formatted("street", "2027-01-01"))
            .problems()
            .toString()
            .contains("there is no kind of licence \"street\""));
    Catalogue nevada = with("regulator = \"NV\"\n" + rule.formatted("any", "2027-01-01"));
    assertTrue(nevada.problems().toString().contains("there is no regulator \"NV\""));
    assertEquals(2, nevada.regulation("WA-TCP").orElseThrow().ceilings().size());
  }
}
