package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.Role;
import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every way to be told no, and what is said. */
class ProblemsTest {

  @TempDir static Path folder = Path.of("");

  private static TestHouse house;
  private static TestPerson ann;
  private static TestPerson boss;

  @BeforeAll
  static void open() {
    house = new TestHouse(folder);
    house.appointManager();
    house.appoint("sue", Role.SUPERVISOR);
    house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 0);
    ann = house.guest();
    boss = house.signedIn("sue");
    ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @ParameterizedTest(name = "{2}: {3}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # path                   | body                                                        | status | kind         | detail
          /api/tables/t1/bet       | {"id":"12345678"                                            | 400 | malformed       | The body is not JSON
          /api/tables/t1/bet       | [1,2]                                                       | 400 | malformed       | one JSON object
          /api/tables/t1/bet       | "text"                                                      | 400 | malformed       | one JSON object
          /api/tables/t1/bet       | null                                                        | 400 | malformed       | one JSON object
          /api/tables/t1/bet       | {} {}                                                       | 400 | malformed       | The body is not JSON
          /api/tables/t1/bet       | {"id":"12345678","id":"12345678"}                           | 400 | malformed       | The body is not JSON
          /api/tables/t1/bet       | {"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":1}}}}}}}}}}}}} | 400 | malformed | The body is not JSON
          /api/tables/t1/bet       | {}                                                          | 422 | invalid         | 4 fields cannot be taken
          /api/tables/t1/ready     | {"id":"short","seat":1}                                     | 422 | invalid         | id: must have 8 to 64 characters
          /api/tables/t1/ready     | {"id":"with blanks in it","seat":1}                         | 422 | invalid         | id: may have letters, digits
          /api/tables/t1/ready     | {"id":12345678,"seat":1}                                    | 422 | invalid         | id: must be a text
          /api/tables/t1/ready     | {"id":"12345678","seat":"1"}                                | 422 | invalid         | seat: must be a whole number
          /api/tables/t1/ready     | {"id":"12345678","seat":1.5}                                | 422 | invalid         | seat: must be a whole number
          /api/tables/t1/ready     | {"id":"12345678","seat":99999999999999999999}               | 422 | invalid         | seat: must be a whole number
          /api/tables/t1/ready     | {"id":"12345678","seat":0}                                  | 422 | invalid         | seat: must be from 1 to 16
          /api/tables/t1/ready     | {"id":"12345678","seat":1,"seats":2}                        | 422 | invalid         | seats: is unknown here; known: id, seat
          /api/tables/t1/bet       | {"id":"12345678","seat":1,"wager":"ante","amount":25}       | 422 | invalid         | amount: must be dollars in quotes
          /api/tables/t1/bet       | {"id":"12345678","seat":1,"wager":"ante","amount":"-5"}     | 422 | invalid         | amount: must be dollars
          /api/tables/t1/bet       | {"id":"12345678","seat":1,"wager":"ante","amount":"1e3"}    | 422 | invalid         | amount: must be dollars
          /api/tables/t1/bet       | {"id":"12345678","seat":1,"wager":"play","amount":"5"}      | 422 | invalid         | wager: must be one of ante, pair-plus
          /api/tables/t1/bet       | {"id":"12345678","seat":1,"wager":"ante","amount":"99999"}  | 409 | refused         | 99999.00
          /api/tables/t1/bet       | {"id":"12345678","seat":2,"wager":"ante","amount":"5"}      | 409 | refused         | eat 2
          /api/tables/t1/play      | {"id":"12345678","seat":1}                                  | 409 | refused         |
          /api/tables/nowhere/play | {"id":"12345678","seat":1}                                  | 404 | not-found       | no open table
          /api/tables/t1/deal      | {"id":"12345678"}                                           | 403 | forbidden       | You are a guest; this is for: dealer, supervisor
          /api/login               | {"name":"nobody","password":"wrong password"}               | 401 | wrong-password  | wrong
          /api/register            | {"name":"sue","password":"correct horse battery"}           | 409 | refused         | taken
          /api/register            | {"name":"tim","password":"short"}                           | 409 | refused         | A password has
          /api/me/exclusion        | {"days":0}                                                  | 422 | invalid         | days: must be from 1 to 1830
          /api/nowhere             | {}                                                          | 404 | not-found       | Nothing is at this path
          """)
  void aBadCommandIsToldWhatIsWrong(
      String path, String body, int status, String kind, String detail) {
    TestPerson.Got got = ann.post(path, body).expect(status);
    assertProblem(got, kind);
    String said = got.json().path("detail").asString();
    assertTrue(detail == null || said.contains(detail), said);
    if (kind.equals("refused")) {
      assertFalse(got.json().path("clause").asString("").isBlank(), "a rule has a clause");
      assertFalse(got.json().path("reason").asString("").isBlank(), "a refusal has an id");
    }
  }

  private static void assertProblem(TestPerson.Got got, String kind) {
    assertEquals("application/problem+json", got.header("Content-Type").orElse(""));
    assertEquals("/api#problem-" + kind, got.json().path("type").asString());
    assertEquals(got.status(), got.json().path("status").asInt());
    assertFalse(got.body().contains("Exception"), got.body());
    assertFalse(got.body().contains("\\tat "), got.body());
  }

  @Test
  void aRefusalNamesItsClause() {
    TestPerson.Got got =
        ann.command("/api/tables/t1/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"0.50\"")
            .expect(409);
    assertEquals("WA-TCP Limits", got.json().path("clause").asString());
    assertEquals("/api/tables/t1/bet", got.json().path("instance").asString());
  }

  @Test
  void theClosestGamesAreNamed() {
    TestPerson.Got got = ann.get("/api/games/wa/three-card-pokr").expect(404);
    assertTrue(got.json().path("detail").asString().contains("wa/three-card-poker"), got.body());
  }

  @Test
  void strangersAreToldHowToComeIn() {
    TestPerson.Got got = house.stranger().get("/api/me").expect(401);
    assertProblem(got, "signed-out");
    assertTrue(got.json().path("detail").asString().contains("POST /api/guest"), got.body());
  }

  @Test
  void aBodyOfMoreThan16KilobytesIsNotRead() {
    String padding = "x".repeat(16 * 1024);
    TestPerson.Got got =
        ann.post("/api/tables/t1/ready", "{\"id\":\"" + padding + "\"}").expect(413);
    assertProblem(got, "too-large");
  }

  @Test
  void aBodyThatDoesNotSayHowLongItIsIsCutOffToo() {
    String body = "{\"id\":\"" + "x".repeat(100_000) + "\"}";
    HttpRequest request =
        ann.request("/api/tables/t1/ready")
            .header("Content-Type", "application/json")
            .POST(
                BodyPublishers.ofInputStream(
                    () -> new ByteArrayInputStream(body.getBytes(StandardCharsets.US_ASCII))))
            .build();
    assertProblem(ann.send(request).expect(413), "too-large");
  }

  @ParameterizedTest
  @CsvSource({
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp"
  })
  void onlyJsonIsTaken(String type) {
    HttpRequest request =
        ann.request("/api/tables/t1/ready")
            .header("Content-Type", type)
            .POST(BodyPublishers.ofString("{\"id\":\"12345678\",\"seat\":1}"))
            .build();
    assertProblem(ann.send(request).expect(415), "not-json");
  }

  @Test
  void aBodyWithoutATypeIsNotTaken() {
    HttpRequest request = ann.request("/api/guest").POST(BodyPublishers.noBody()).build();
    assertProblem(ann.send(request).expect(415), "not-json");
  }

  @Test
  void aWrongMethodIsToldTheRightOnes() {
    TestPerson.Got got = ann.send("DELETE", "/api/games", "{}").expect(405);
    assertProblem(got, "method-not-allowed");
    assertEquals("GET, HEAD", got.header("Allow").orElse(""));
    TestPerson.Got table = ann.post("/api/tables/t1", "{}").expect(405);
    assertEquals("DELETE, GET, HEAD, PUT", table.header("Allow").orElse(""));
  }

  @ParameterizedTest
  @CsvSource({
    "Origin, https://evil.example",
    "Origin, null",
    "Origin, http://127.0.0.1:1",
    "Origin, http://127.0.0.1.evil.example",
    "Sec-Fetch-Site, cross-site",
    "Sec-Fetch-Site, same-site"
  })
  void pagesOfOtherSitesGiveNoCommands(String header, String value) {
    HttpRequest request =
        ann.request("/api/tables/t1/ready")
            .header("Content-Type", "application/json")
            .header(header, value)
            .POST(BodyPublishers.ofString("{\"id\":\"12345678\",\"seat\":1}"))
            .build();
    assertProblem(ann.send(request).expect(403), "cross-site");
  }

  @Test
  void ourOwnPagesDo() {
    HttpRequest request =
        ann.request("/api/tables/t1/bet")
            .header("Content-Type", "application/json; charset=utf-8")
            .header("Origin", house.url())
            .header("Sec-Fetch-Site", "same-origin")
            .POST(
                BodyPublishers.ofString(
                    "{\"id\":\"own-pages\",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"}"))
            .build();
    ann.send(request).expect(200);
  }

  @ParameterizedTest
  @CsvSource({
    "table, must have 1 to 24 characters",
    "game, There is no game",
    "limits.ante.minimum, must be dollars",
    "pace.bettingMillis, must be from 3000",
    "dealer, 'must be one of automatic, person'",
    "choices, must be a list"
  })
  void aSetupIsReadFieldByField(String field, String detail) {
    String body =
        switch (field) {
          case "table" -> ",\"table\":\"\",\"game\":\"wa/three-card-poker\"";
          case "game" -> ",\"table\":\"t9\",\"game\":\"wa/nothing\"";
          case "limits.ante.minimum" ->
              ",\"table\":\"t9\",\"game\":\"wa/three-card-poker\",\"limits\":{\"ante\":{\"minimum\":\"x\"}}";
          case "pace.bettingMillis" ->
              ",\"table\":\"t9\",\"game\":\"wa/three-card-poker\",\"pace\":{\"bettingMillis\":2999}";
          case "dealer" ->
              ",\"table\":\"t9\",\"game\":\"wa/three-card-poker\",\"dealer\":\"robot\"";
          default -> ",\"table\":\"t9\",\"game\":\"wa/three-card-poker\",\"choices\":\"TCP-01\"";
        };
    TestPerson.Got got = boss.command("/api/tables", body).expect(422);
    assertEquals(field, got.json().path("errors").get(0).path("field").asString());
    String said = got.json().path("errors").get(0).path("detail").asString();
    assertTrue(said.contains(detail), said);
  }
}
