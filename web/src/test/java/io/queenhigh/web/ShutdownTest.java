package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import java.net.ConnectException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Closing time in good order. */
class ShutdownTest {

  @TempDir Path folder = Path.of("");

  @Test
  void aClosingServerSaysSoRefusesCommandsAndTellsItsReaders() {
    try (TestHouse house = new TestHouse(folder)) {
      house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 0);
      TestPerson ann = house.guest();
      house.isReady();
      try (Listener listener = Listener.to(ann, "t1")) {
        assertEquals("State", listener.next().type());
        house.server().refuse();

        Listener.Heard last = listener.next();
        assertEquals("bye", last.name());
        assertTrue(listener.next().end());
        house.stranger().get("/ready").expect(503);
        house.stranger().get("/health").expect(200);
        TestPerson.Got no = ann.command("/api/tables/t1/sit", ",\"seat\":1").expect(503);
        assertEquals("/api#problem-unavailable", no.json().path("type").asString());
        assertEquals("5", no.header("Retry-After").orElseThrow());
        ann.get("/api/tables/t1").expect(200);
        ann.get("/api/tables/t1/events").expect(503);
      }
    }
  }

  @Test
  void aClosedServerIsGoneAndItsTablesAreThereAgainInTheNextOne() {
    TestHouse house = new TestHouse(folder);
    house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 0);
    TestPerson ann = house.guest();
    ann.command("/api/tables/t1/sit", ",\"seat\":4,\"buyIn\":\"100\"").expect(200);
    house.close();
    Throwable gone = assertThrows(IllegalStateException.class, () -> ann.get("/health"));
    assertTrue(gone.getCause() instanceof ConnectException, gone.toString());

    try (TestHouse next = new TestHouse(folder)) {
      TestPerson back = ann.at(next.url());
      TestPerson.Got table = back.get("/api/tables/t1").expect(200);
      assertEquals("[4]", table.json().path("you").path("seats").toString());
    }
  }
}
