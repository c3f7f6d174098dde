package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.Role;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The independent auditor behind the counter, and the books for spreadsheets. */
class AuditDeskTest {
  @TempDir Path folder = Path.of("");

  private TestHouse house;
  private TestPerson auditor;

  @BeforeEach
  void open() {
    house = new TestHouse(folder);
    house.appointManager();
    house.appoint("olga", Role.AUDITOR);
    auditor = house.signedIn("olga");
  }

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void anAuditGoesThroughTheWholeStoreAndSaysWhatItSaw() {
    assertEquals("never", auditor.get("/api/audit").expect(200).json().path("state").asString());
    house.guest();

    auditor.post("/api/audit", "{}").expect(202);
    JsonNode done = whenOver();

    assertEquals("done", done.path("state").asString());
    assertEquals("olga", done.path("by").asString());
    assertTrue(done.at("/report/clean").asBoolean(), done::toString);
    assertTrue(done.at("/report/checked/lines").asLong() > 0);
  }

  private JsonNode whenOver() {
    long until = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (true) {
      JsonNode now = auditor.get("/api/audit").expect(200).json();
      if (!now.path("state").asString().equals("running")) {
        return now;
      }
      assertTrue(System.nanoTime() < until, "it takes no minute");
    }
  }

  @Test
  void theBooksGoIntoASpreadsheet() {
    house.guest();

    String journal = auditor.get("/api/journal.csv?stream=house").expect(200).body();
    assertTrue(
        journal.startsWith("stream,seq,at,type,actor,command,payload,nonce,prevHash,hash\r\n"));
    assertTrue(journal.lines().count() > 2, journal);
    String cage = auditor.get("/api/ledger.csv").expect(200).body();
    assertTrue(cage.startsWith("account,at,stream,seq,line,other,dollars\r\n"));
    assertTrue(cage.contains("wallet/"), cage);
  }
}
