package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.people.Role;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shift in docs/pit.md is worked as it stands there: every command of it is given. */
class PitGuideTest {

  private static final Pattern COMMAND = Pattern.compile("(?m)^([a-z/-]+) +\\{(.*)\\}$");

  @TempDir Path folder = Path.of("");

  @Test
  void everyCommandOfTheShiftIsGiven() throws IOException {
    String guide = Files.readString(Path.of("../docs/pit.md"));
    String shift = guide.substring(guide.indexOf("## A shift at a physical table"));
    List<String> given = new ArrayList<>();
    try (TestHouse house = new TestHouse(folder)) {
      house.appointManager();
      house.appoint("dora", Role.DEALER);
      house.appoint("sue", Role.SUPERVISOR);
      house.appoint("eve", Role.EXECUTIVE);
      TestPerson sue = house.signedIn("sue");
      sue.command(
              "/api/tables",
              ",\"table\":\"t1\",\"game\":\"wa/three-card-poker\",\"dealer\":\"person\",\"dealers\":[\"dora\"],\"cards\":\"keyed\"")
          .expect(200);
      TestPerson dora = house.signedIn("dora");
      Matcher command = COMMAND.matcher(shift);
      while (command.find()) {
        given.add(command.group(1));
        dora.command("/api/tables/t1/" + command.group(1), fields(command.group(2))).expect(200);
      }
      assertEquals(23, given.size(), given::toString);
      String file = sue.get("/api/rounds/t1.1/file").expect(200).body();
      assertTrue(file.contains("seat 3    ante 10  cards not-seen  folds"), file);
      Matcher correction =
          Pattern.compile("`propose-correction (\\{.*?\\}, .*?\\})`").matcher(shift);
      assertTrue(correction.find());
      String body = correction.group(1);
      sue.command("/api/tables/t1/propose-correction", fields(body.substring(1, body.length() - 1)))
          .expect(200);
      sue.command("/api/tables/t1/approve-correction", "").expect(409);
      house.signedIn("eve").command("/api/tables/t1/approve-correction", "").expect(200);
    }
    assertEquals(
        List.of(),
        Audit.store("sqlite:" + folder.resolve("floor.db"), Catalogue.approved(), Progress.SILENT)
            .findings());
  }

  private static String fields(String inside) {
    return inside.isBlank() ? "" : "," + inside;
  }
}
