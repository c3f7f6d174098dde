package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.web.http.Frontage;
import io.queenhigh.web.http.Route;
import io.queenhigh.web.http.Route.Verb;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every response tells a browser, whatever it is a response to. */
class HeadersTest {

  @TempDir static Path folder = Path.of("");

  private static TestHouse house;

  @BeforeAll
  static void open() {
    house = new TestHouse(folder);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @Test
  void everyRouteAnswersWithTheHeadersOfTheHouse() {
    for (Route route : house.server().routes()) {
      String path = route.template().replaceAll("\\{\\w+}", "nothing");
      assertSafe(
          route.verb() == Verb.GET
              ? house.stranger().get(path)
              : house.stranger().send(route.verb().name(), path, "{}"));
    }
    assertSafe(house.stranger().get("/nowhere"));
    assertSafe(house.stranger().send("PATCH", "/api/games", "{}"));
  }

  private static void assertSafe(TestPerson.Got got) {
    String policy = got.header("Content-Security-Policy").orElse("");
    assertTrue(policy.startsWith("default-src 'self';"), got.response().toString());
    assertTrue(policy.contains("frame-ancestors 'none'"), policy);
    assertFalse(policy.contains("unsafe"), policy);
    assertEquals("nosniff", got.header("X-Content-Type-Options").orElse(""));
    assertEquals("no-referrer", got.header("Referrer-Policy").orElse(""));
    assertTrue(got.header("Permissions-Policy").isPresent());
    assertTrue(got.header("Server").isEmpty(), "nobody is told what we run on");
    boolean kept = got.response().uri().getPath().matches(".*\\.(css|svg)");
    assertEquals(kept ? "max-age=3600" : "no-store", got.header("Cache-Control").orElse(""));
  }

  @Test
  void headIsGetWithoutTheBody() {
    for (Route route : house.server().routes()) {
      if (route.verb() == Verb.GET) {
        String path = route.template().replaceAll("\\{\\w+}", "nothing");
        TestPerson person = house.stranger();
        TestPerson.Got got = person.get(path);
        TestPerson.Got head =
            person.send(person.request(path).method("HEAD", BodyPublishers.noBody()).build());
        assertEquals(got.status(), head.status(), path);
        assertEquals(got.header("Content-Type"), head.header("Content-Type"), path);
        assertEquals("", head.body(), path);
      }
    }
  }

  @Test
  void pagesHaveNoScriptAndNoStyleOfTheirOwn() {
    for (String page : List.of("/", "/api")) {
      String html = house.stranger().get(page).expect(200).body();
      assertFalse(html.matches("(?s).*<script(?![^>]* src=\"/assets/).*"), page);
      assertFalse(html.contains("style="), page);
      assertFalse(html.contains("<style"), page);
    }
  }

  @Test
  void theSessionCookieIsForThisServerAndForNoScript() {
    TestPerson.Got got = house.stranger().post("/api/guest", "{}").expect(201);
    String cookie = got.header("Set-Cookie").orElseThrow();
    assertTrue(
        cookie.matches("qh=[A-Za-z0-9_-]{43}; Path=/; HttpOnly; SameSite=Strict; Max-Age=\\d+"),
        cookie);
  }

  @Test
  void behindHttpsTheCookieInsistsOnItAndTheBrowserNeverComesWithout(@TempDir Path other)
      throws IOException {
    WebSettings settings =
        WebSettings.usual()
            .at("127.0.0.1", 0)
            .withoutRates()
            .behind(new Frontage(1, true, Set.of("floor.example")));
    try (TestHouse secure = new TestHouse(other, settings)) {
      TestPerson ann = secure.stranger();
      TestPerson.Got got = ann.post("/api/guest", "{}").expect(201);
      String cookie = got.header("Set-Cookie").orElseThrow();
      assertTrue(
          cookie.matches(
              "__Host-qh=[A-Za-z0-9_-]{43}; Path=/; HttpOnly; SameSite=Strict; Max-Age=\\d+;"
                  + " Secure"),
          cookie);
      assertEquals("max-age=31536000", got.header("Strict-Transport-Security").orElse(""));
      assertTrue(ann.get("/nowhere").header("Strict-Transport-Security").isPresent());
      assertTrue(
          raw(secure, "NONSENSE\r\n\r\n").contains("Strict-Transport-Security: max-age=31536000"));

      ann.get("/api/me").expect(200);
      TestPerson planted = secure.stranger();
      planted
          .send(
              planted
                  .request("/api/me")
                  .header("Cookie", ann.cookie().replace("__Host-", ""))
                  .GET()
                  .build())
          .expect(401);

      String page = "Host: 10.0.0.5:8080\r\nOrigin: https://floor.example\r\n";
      String body = "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
      assertTrue(
          raw(secure, "POST /api/guest HTTP/1.1\r\n" + page + body).startsWith("HTTP/1.1 201 "));
      assertTrue(
          raw(secure, "POST /api/guest HTTP/1.1\r\n" + page.replace("floor", "other") + body)
              .startsWith("HTTP/1.1 403 "));
      assertTrue(
          raw(secure, "GET /api/games HTTP/1.1\r\nHost: Floor.Example\r\n\r\n")
              .startsWith("HTTP/1.1 200 "));
    }
  }

  /** What never reaches a route is told in the same form. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET /api/%00 HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /api/../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /api/%ff%fe HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "NONSENSE\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n",
        "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            + "Transfer-Encoding: chunked\r\n\r\nZZZ\r\n{}",
        "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            + "Content-Length: 50\r\n\r\n{",
        "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}"
      })
  void whatIsNoRequestIsToldSo(String request) throws IOException {
    String response = raw(request);
    assertTrue(response.matches("(?s)HTTP/1.1 4\\d\\d .*"), response);
    assertTrue(response.contains("application/problem+json"), response);
    assertTrue(response.contains("X-Content-Type-Options: nosniff"), response);
    assertFalse(response.contains("jetty"), response);
  }

  /** A client that sends head and body one after the other must not lose its connection. */
  @Test
  void aConnectionOutlivesANo() throws Exception {
    try (RawConnection wire = new RawConnection(house.server().port())) {
      for (int i = 0; i < 200; i++) {
        String path = i % 2 == 0 ? "/api/tables/nothing/play" : "/api/nowhere";
        int status =
            wire.askSlowly("POST", path, "Content-Type: application/json\r\n", "x".repeat(17 * i))
                .status();
        assertEquals(i % 2 == 0 ? 401 : 404, status);
      }
      assertEquals(1, wire.connections());
    }
  }

  @Test
  void headersOfManyKilobytesAreTurnedAway() throws IOException {
    String response =
        raw("GET / HTTP/1.1\r\nHost: x\r\nCookie: qh=" + "x".repeat(20_000) + "\r\n\r\n");
    assertTrue(response.startsWith("HTTP/1.1 431 "), response);
    assertTrue(response.contains("application/problem+json"), response);
  }

  private static String raw(String request) throws IOException {
    return raw(house, request);
  }

  private static String raw(TestHouse house, String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), house.server().port())) {
      socket.setSoTimeout(30_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
