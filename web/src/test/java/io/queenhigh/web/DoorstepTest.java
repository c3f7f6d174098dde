package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.Role;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a request says of itself is taken for what it is: something that anybody can say. */
class DoorstepTest {

  @TempDir static Path folder = Path.of("");

  private static TestHouse house;

  @BeforeAll
  static void open() {
    house = new TestHouse(folder);
    house.appointManager();
    house.appoint("sue", Role.SUPERVISOR);
    house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 0);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"})
  void aMethodIsTheOneThatWasSent(String header) {
    TestPerson sue = house.signedIn("sue");
    sue.send(
            sue.request("/api/tables/t1")
                .header(header, "DELETE")
                .header("Content-Type", "application/json")
                .method("GET", BodyPublishers.ofString("{\"id\":\"close-by-get\"}"))
                .build())
        .expect(200);
    assertTrue(house.floor().table("t1").orElseThrow().state().open(), "a GET closes no table");
    sue.send(
            sue.request("/api/tables/t1/sit")
                .header(header, "GET")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{}"))
                .build())
        .expect(403);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application/json;charset=x-unknown",
        "application/json; charset=\"x y\"",
        "application/json;charset=utf-16",
        "application/json;charset=",
        "application/json;charset=utf-8;charset=x-unknown"
      })
  void jsonInAnUnknownScriptIsNotTaken(String type) {
    TestPerson stranger = house.stranger();
    TestPerson.Got got =
        stranger.send(
            stranger
                .request("/api/guest")
                .header("Content-Type", type)
                .POST(BodyPublishers.ofString("{}"))
                .build());
    assertEquals(415, got.status(), got.body());
  }

  @ParameterizedTest
  @ValueSource(strings = {"application/json", "Application/JSON; Charset=\"UTF-8\""})
  void jsonInUtf8Is(String type) {
    TestPerson stranger = house.stranger();
    stranger
        .send(
            stranger
                .request("/api/guest")
                .header("Content-Type", type)
                .POST(BodyPublishers.ofString("{}"))
                .build())
        .expect(201);
  }

  /** A page of a stranger's whose name leads to this machine is not a page of this floor. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "rebound.example",
        "rebound.example:8080",
        "localhost.rebound.example",
        "127.0.0.1.rebound.example"
      })
  void whoAsksForAnotherHostIsTurnedAway(String host) throws IOException {
    for (String path : new String[] {"/", "/api/tables", "/metrics", "/api/guest"}) {
      try (RawConnection wire = RawConnection.to(house.server().port(), host)) {
        String method = path.equals("/api/guest") ? "POST" : "GET";
        RawConnection.Heard heard =
            wire.ask(method, path, "Content-Type: application/json\r\n", "{}");
        assertEquals(421, heard.status(), path + ": " + heard.body());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"localhost", "LocalHost:8080", "floor.localhost", "127.0.0.1", "[::1]:8080"})
  void thisMachineIsOneself(String host) throws IOException {
    try (RawConnection wire = RawConnection.to(house.server().port(), host)) {
      assertEquals(200, wire.ask("GET", "/api/tables", "", "").status());
    }
  }

  @Test
  void withoutHttpsNothingInsistsOnIt() {
    TestPerson.Got got = house.stranger().get("/api/games");
    assertTrue(got.header("Strict-Transport-Security").isEmpty());
  }
}
