package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.Role;
import io.queenhigh.proof.Clause;
import io.queenhigh.web.demo.DemoFloor;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What is posted at live tables, on their pages and as placards. */
class PostingsTest {

  @TempDir static Path folder = Path.of("");

  private static TestHouse house;

  @BeforeAll
  static void open() {
    house = new TestHouse(folder);
    house.appointManager();
    house.appoint("sue", Role.SUPERVISOR);
    DemoFloor.open(house.floor());
  }

  @AfterAll
  static void close() {
    house.close();
  }

  private static JsonNode posted(String table) {
    return house.stranger().get("/api/tables/" + table + "/postings").expect(200).json();
  }

  private static void says(String table, String heading, String words) {
    for (JsonNode section : posted(table).path("postings").path("sections")) {
      if (section.path("heading").asString().equals(heading)) {
        assertTrue(section.toString().contains(words), section::toString);
        return;
      }
    }
    throw new AssertionError(table + " has nothing posted under " + heading);
  }

  @Test
  @Clause({"WA-NX Four Games", "WA-MGL Four Games", "WA-MGL Paytables", "WA-GM 8"})
  void aTableOfTheMultiGameLinkPostsItsFourGamesItsEnvyAndItsFoldedHands() {
    says("wa-sa-1", "Four games at most", "at most four games in a hand");
    says("wa-sa-1", "Four games at most", "WA-MGL Four Games");
    says("wa-sa-1", "Envy", "multiplied by the wager");
    says("wa-sa-1", "Folded hands", "does not qualify");
    says("wa-sa-1", "Progressive pays", "envy");
    says("wa-em-1", "Envy", "every other spot");
  }

  @Test
  @Clause({"CA-TCP Fees", "CA-6CB Type of Game", "WA-TCP Limits"})
  void everyTablePostsItsLimitsItsFeesItsBankItsRulesAndWhereToFindHelp() {
    says("wa-1", "Limits", "Ante: $1 to $100.");
    says("wa-1", "Limits", "WA-TCP Limits, WAC 230-15-040, WAC 230-15-140");
    says(
        "wa-1",
        "Limits",
        "No wager here is more than $300. The regulator has set this since 2017-11-17.");
    says("wa-1", "Fees", "There is no collection fee");
    says("ca-6cb", "The bank", "neither wins nor loses more than that wager");
    says("ca-tcp", "Collection", "$0.50 for each Bonus");
    says("ca-tcp", "Play or fold", "equal to your Ante");
    says("ca-pcv", "Help", "California problem gambling helpline, 1-800-426-2537");
    says("wa-1", "Help", "1-800-547-6133");
  }

  @Test
  void aChangedSettingOutdatesThePlacard() {
    String edition = posted("wa-face").path("postings").path("edition").asString();
    String asked = "/api/tables/wa-face/postings?edition=" + edition;
    assertFalse(house.stranger().get(asked).expect(200).json().path("outdated").asBoolean());
    house
        .signedIn("sue")
        .send(
            "PUT",
            "/api/tables/wa-face",
            "{\"id\":\"change-0001\",\"limits\":{\"ante\":{\"minimum\":\"5\",\"maximum\":\"50\"}}}")
        .expect(200);
    assertTrue(house.stranger().get(asked).expect(200).json().path("outdated").asBoolean());
    says("wa-face", "Limits", "Ante: $5 to $50.");
  }

  @Test
  void thePlacardIsAPdfAndTheSameAsLongAsNothingChanges() {
    String one = house.stranger().get("/api/tables/wa-sa-1/placard.pdf").expect(200).body();
    assertTrue(one.startsWith("%PDF-1.7"), one.substring(0, 20));
    assertEquals(one, house.stranger().get("/api/tables/wa-sa-1/placard.pdf").expect(200).body());
  }
}
