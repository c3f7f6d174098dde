package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.web.http.Frontage;
import io.queenhigh.web.http.Rate;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who knocks too often is asked to wait. */
class RatesTest {
  private static final Rate THREE = new Rate(3, Duration.ofHours(1));

  @TempDir Path folder = Path.of("");

  private TestHouse house(Rate address, Rate session, Rate door) {
    return new TestHouse(
        folder,
        WebSettings.usual()
            .at("127.0.0.1", 0)
            .withRates(address, session, door, 10)
            .behind(new Frontage(1, false, Set.of())));
  }

  @Test
  void anAddressHasABurstAndThenWaits() {
    try (TestHouse house = house(THREE, Rate.UNLIMITED, Rate.UNLIMITED)) {
      for (int i = 0; i < 3; i++) {
        house.stranger().get("/api/games").expect(200);
      }
      TestPerson.Got no = house.stranger().get("/api/games").expect(429);
      assertEquals("/api#problem-too-many-requests", no.json().path("type").asString());
      long wait = Long.parseLong(no.header("Retry-After").orElseThrow());
      assertTrue(wait > 3_000 && wait <= 3_601, wait + " s");
      for (int i = 0; i < 5; i++) {
        house.stranger().get("/health").expect(200);
        house.isReady();
      }
    }
  }

  @Test
  void addressesAreCountedOneByOne() {
    try (TestHouse house = house(THREE, Rate.UNLIMITED, Rate.UNLIMITED)) {
      for (int i = 0; i < 3; i++) {
        from(house, "203.0.113.1").expect(200);
      }
      from(house, "203.0.113.1").expect(429);
      from(house, "203.0.113.2").expect(200);
      for (int i = 0; i < 3; i++) {
        from(house, "2001:db8:1:2::" + i).expect(200);
      }
      from(house, "2001:db8:1:2:ffff::1").expect(429);
      from(house, "2001:db8:1:3::1").expect(200);
    }
  }

  /** What stands to the left of the proxy's own word was said by whoever asked it. */
  @Test
  void onlyTheProxysOwnWordIsBelieved() {
    try (TestHouse house = house(THREE, Rate.UNLIMITED, Rate.UNLIMITED)) {
      for (int i = 0; i < 3; i++) {
        from(house, "198.51.100.%d, 203.0.113.1".formatted(i)).expect(200);
      }
      from(house, "198.51.100.99, 203.0.113.1").expect(429);
      from(house, "203.0.113.1:50123").expect(429);
      TestPerson person = house.stranger();
      person
          .send(
              person
                  .request("/api/games")
                  .header("Forwarded", "for=198.51.100.7;proto=https")
                  .header("X-Forwarded-For", "203.0.113.1")
                  .header("X-Real-IP", "198.51.100.7")
                  .GET()
                  .build())
          .expect(429);
      person
          .send(
              person
                  .request("/api/games")
                  .header("X-Forwarded-For", "198.51.100.8")
                  .header("X-Forwarded-For", "203.0.113.1")
                  .GET()
                  .build())
          .expect(429);
    }
  }

  @Test
  void behindTwoProxiesTheOuterOnesWordCounts() {
    WebSettings settings =
        WebSettings.usual()
            .at("127.0.0.1", 0)
            .withRates(THREE, Rate.UNLIMITED, Rate.UNLIMITED, 10)
            .behind(new Frontage(2, false, Set.of()));
    try (TestHouse house = new TestHouse(folder, settings)) {
      for (int i = 0; i < 3; i++) {
        from(house, "198.51.100.%d, 203.0.113.1, 10.0.0.2".formatted(i)).expect(200);
      }
      from(house, "198.51.100.9, 203.0.113.1, 10.0.0.2").expect(429);
      from(house, "203.0.113.2, 10.0.0.2").expect(200);
      from(house, "nonsense, 10.0.0.2").expect(200);
    }
  }

  private static TestPerson.Got from(TestHouse house, String address) {
    TestPerson person = house.stranger();
    return person.send(
        person.request("/api/games").header("X-Forwarded-For", address).GET().build());
  }

  @Test
  void aPersonIsCountedWhereverHeIs() {
    try (TestHouse house = house(Rate.UNLIMITED, THREE, Rate.UNLIMITED)) {
      TestPerson ann = house.guest();
      TestPerson bob = house.guest();
      for (int i = 0; i < 3; i++) {
        ann.get("/api/me").expect(200);
      }
      ann.get("/api/me").expect(429);
      bob.get("/api/me").expect(200);
      house.stranger().get("/api/games").expect(200);
    }
  }

  @Test
  void theDoorIsNarrowerThanTheRest() {
    try (TestHouse house = house(Rate.UNLIMITED, Rate.UNLIMITED, THREE)) {
      house.guest();
      house.guest();
      house
          .stranger()
          .post("/api/login", "{\"name\":\"nobody\",\"password\":\"wrong password\"}")
          .expect(401);
      house.stranger().post("/api/guest", "{}").expect(429);
      house
          .stranger()
          .post("/api/register", "{\"name\":\"tim\",\"password\":\"correct horse battery\"}")
          .expect(429);
      house.stranger().get("/api/games").expect(200);
    }
  }

  @Test
  void whatAStrangerSaysOfHimselfIsNotBelievedWithoutAProxy() {
    WebSettings settings =
        WebSettings.usual().at("127.0.0.1", 0).withRates(THREE, Rate.UNLIMITED, Rate.UNLIMITED, 10);
    try (TestHouse house = new TestHouse(folder, settings)) {
      for (int i = 0; i < 3; i++) {
        from(house, "203.0.113." + i).expect(200);
      }
      from(house, "203.0.113.99").expect(429);
      TestPerson person = house.stranger();
      person
          .send(person.request("/metrics").header("X-Forwarded-For", "127.0.0.1").GET().build())
          .expect(401);
      assertTrue(
          !person
              .send(
                  person
                      .request("/api/guest")
                      .header("X-Forwarded-Proto", "https")
                      .header("Content-Type", "application/json")
                      .POST(BodyPublishers.ofString("{}"))
                      .build())
              .header("Set-Cookie")
              .orElse("")
              .contains("Secure"));
    }
  }
}
