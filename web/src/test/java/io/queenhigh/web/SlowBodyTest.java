package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.table.Pace;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whoever sends the head of a request and keeps its body back is what he is when the body has come,
 * not what he was when he began: otherwise a request begun before a dismissal would be good after.
 */
class SlowBodyTest {

  @TempDir Path folder = Path.of("");

  private TestHouse house;

  @BeforeEach
  void open() {
    house = new TestHouse(folder);
    house.appointManager();
    house.table("t1", "wa/three-card-poker", Pace.USUAL, 0);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void isTurnedAway(TestPerson who, String path, String body, Runnable meanwhile)
      throws IOException {
    try (RawConnection wire = new RawConnection(house.server().port())) {
      RawConnection.Heard heard =
          wire.askWhenWanted(
              path,
              "Cookie: " + who.cookie() + "\r\nContent-Type: application/json\r\n",
              body,
              meanwhile);
      assertEquals(401, heard.status(), heard.body());
      assertTrue(heard.body().contains("while you waited"), heard.body());
    }
  }

  @Test
  void aGuestWhoHasSignedOutMeanwhileSitsDownNowhere() throws Exception {
    TestPerson guest = house.guest();
    isTurnedAway(
        guest,
        "/api/tables/t1/sit",
        "{\"id\":\"sits-down-late\",\"seat\":1,\"buyIn\":\"50.00\"}",
        () -> guest.post("/api/logout", "{}").expect(204));
    assertFalse(isWritten("table/t1", "sits-down-late"));
  }

  @Test
  void aCashierWhoHasLostHisSessionMeanwhileIssuesNothing() throws Exception {
    house.appoint("cal", Role.CASHIER);
    TestPerson cal = house.signedIn("cal");
    isTurnedAway(
        cal,
        "/api/cashier/issue",
        "{\"id\":\"issued-late\",\"player\":\"ann\",\"amount\":\"100.00\"}",
        () ->
            house
                .signedIn("cal")
                .post(
                    "/api/password",
                    "{\"old\":\"%s\",\"new\":\"battery staple 7\"}".formatted(TestHouse.PASSWORD))
                .expect(200));
    assertFalse(isWritten("house", "issued-late"));
  }

  /** Whether his body is wanted or not. */
  @ParameterizedTest
  @CsvSource({"true, 400", "false, 401"})
  void whoSendsAByteNowAndThenKeepsNoConnection(boolean isSignedIn, int status) throws Exception {
    String who = isSignedIn ? "Cookie: " + house.guest().cookie() + "\r\n" : "";
    try (RawConnection wire = new RawConnection(house.server().port())) {
      RawConnection.Heard heard =
          wire.askByteByByte(
              "/api/tables/t1/sit", who + "Content-Type: application/json\r\n", 16_000);
      assertEquals(status, heard.status(), heard.body());
      assertEquals(2, wire.connections());
    }
  }

  private boolean isWritten(String stream, String id) {
    return house.floor().store().read(stream, 0, 1_000).stream()
        .anyMatch(line -> line.command().orElse("").endsWith(id));
  }
}
