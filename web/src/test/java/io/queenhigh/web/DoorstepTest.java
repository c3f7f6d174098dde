package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

  /** Whoever sits behind the proxy is not on this machine, though the proxy is. */
  @ParameterizedTest
  @ValueSource(strings = {"X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"})
  void aDemoThatIsServedToItsOwnMachineIsNotServedThroughAProxy(String header) {
    try (TestHouse demo =
        new TestHouse(folder.resolve(header), WebSettings.usual().at("127.0.0.1", 0).keptHere())) {
      TestPerson stranger = demo.stranger();
      stranger.get("/api/tables").expect(200);
      stranger
          .send(stranger.request("/api/tables").header(header, "203.0.113.7").GET().build())
          .expect(421);
    }
  }

  @Test
  void whoGuessesTooFastIsToldWhenToTryAgain() {
    TestPerson stranger = house.stranger();
    String guess = "{\"name\":\"nobody-here\",\"password\":\"wrong horse battery\"}";
    for (int i = 0; i < 5; i++) {
      stranger.post("/api/login", guess).expect(401);
    }
    // Waits double, so that even a slow machine guesses too soon before long.
    TestPerson.Got soon = stranger.post("/api/login", guess);
    while (soon.status() == 401) {
      soon = stranger.post("/api/login", guess);
    }
    soon.expect(429);
    assertTrue(soon.header("Retry-After").orElse("none").matches("[1-9]\\d*"), soon.body());
  }

  /** A full disk can be read as ever. */
  @Test
  void aFullDiskIsNotReady() {
    String address = "sqlite:" + folder.resolve("small.db") + "?max_page_count=700";
    try (TestHouse small = new TestHouse(address)) {
      List<Kept> ballast = new ArrayList<>();
      // Where no heap fits any more there is still room for grains, and for a look whether it is
      // ready.
      for (int bytes : List.of(50_000, 1_000)) {
        Written written = new Written.Failed("nothing yet");
        do {
          Kept one = new Kept("ballast", "" + ballast.size(), Optional.of("b".repeat(bytes)));
          ballast.add(one);
          written = keep(small, one);
        } while (written instanceof Written.Durable);
      }
      String said = small.stranger().get("/ready").expect(503).body();
      assertTrue(said.contains("has no room left"), said);
      small.stranger().get("/health").expect(200);
      for (Kept one : ballast) {
        keep(small, new Kept(one.kind(), one.id(), Optional.empty()));
      }
      small.isReady();
    }
  }

  private static Written keep(TestHouse small, Kept row) {
    return small.floor().store().write(Writing.keeping(List.of(row))).join();
  }

  @Test
  void withoutHttpsNothingInsistsOnIt() {
    TestPerson.Got got = house.stranger().get("/api/games");
    assertTrue(got.header("Strict-Transport-Security").isEmpty());
  }
}
