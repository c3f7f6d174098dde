package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.Role;
import io.queenhigh.web.http.Frontage;
import io.queenhigh.web.http.Route;
import io.queenhigh.web.http.Route.Verb;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every route for every role and for strangers: let in or turned away exactly as it says. */
class RolesTest {
  /** Everyone comes through a proxy, so that nobody is taken for a program on this machine. */
  private static final String FAR_AWAY = "203.0.113.7";

  @TempDir static Path folder = Path.of("");

  private static TestHouse house;
  private static final Map<Role, TestPerson> PEOPLE = new EnumMap<>(Role.class);

  @BeforeAll
  static void open() {
    house =
        new TestHouse(
            folder,
            WebSettings.usual()
                .at("127.0.0.1", 0)
                .withoutRates()
                .behind(new Frontage(1, false, Set.of())));
    house.appointManager();
    for (Role role : Role.values()) {
      PEOPLE.put(role, signedIn(role));
    }
  }

  private static TestPerson signedIn(Role role) {
    String name = "the-" + role;
    return switch (role) {
      case GUEST -> house.guest();
      case MANAGER -> house.signedIn(TestHouse.MANAGER);
      case PLAYER -> {
        TestPerson player = house.stranger();
        player
            .post(
                "/api/register",
                "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, TestHouse.PASSWORD))
            .expect(201);
        yield player;
      }
      case DEALER, SUPERVISOR, EXECUTIVE, CASHIER, AUDITOR, DISPLAY -> {
        house.appoint(name, role);
        yield house.signedIn(name);
      }
    };
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @Test
  void everyRouteLetsInWhomItNamesAndNobodyElse() {
    List<String> wrong = new ArrayList<>();
    int asked = 0;
    for (Route route : house.server().routes()) {
      for (Optional<Role> role : everybody()) {
        int status = ask(route, role.map(PEOPLE::get).orElseGet(house::stranger));
        if (endsTheSession(route) && role.isPresent()) {
          PEOPLE.put(role.get(), again(role.get()));
        }
        String expected = expected(route, role);
        String seen = status == 401 ? "401" : status == 403 ? "403" : "in";
        if (!expected.equals(seen)) {
          wrong.add(route.verb() + " " + route.path() + " " + role + ": " + status);
        }
        asked++;
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(asked >= 600, asked + " questions");
  }

  private static List<Optional<Role>> everybody() {
    List<Optional<Role>> all = new ArrayList<>();
    all.add(Optional.empty());
    for (Role role : Role.values()) {
      all.add(Optional.of(role));
    }
    return all;
  }

  private static String expected(Route route, Optional<Role> role) {
    List<String> names = route.access().names();
    boolean in =
        names.contains("anyone") || role.filter(one -> names.contains(one.toString())).isPresent();
    return in ? "in" : role.isPresent() ? "403" : "401";
  }

  /** Names of nothing, so that being let in leads to a 404 or a 422 at most. */
  private static int ask(Route route, TestPerson person) {
    String path = route.template().replaceAll("\\{\\w+}", "nothing");
    HttpRequest.Builder request = person.request(path).header("X-Forwarded-For", FAR_AWAY);
    HttpRequest asked =
        route.verb() == Verb.GET
            ? request.GET().build()
            : request
                .header("Content-Type", "application/json")
                .method(route.verb().name(), HttpRequest.BodyPublishers.ofString("{}"))
                .build();
    // A copy, so that coming in as a guest does not take the cookie away.
    return person.copy().send(asked).status();
  }

  private static boolean endsTheSession(Route route) {
    return route.path().equals("/api/logout")
        || (route.path().equals("/api/me/sessions") && route.verb() == Verb.DELETE);
  }

  private static TestPerson again(Role role) {
    return switch (role) {
      case GUEST -> house.guest();
      case MANAGER -> house.signedIn(TestHouse.MANAGER);
      case PLAYER, DEALER, SUPERVISOR, EXECUTIVE, CASHIER, AUDITOR, DISPLAY ->
          house.signedIn("the-" + role);
    };
  }

  @Test
  void programsOnThisMachineMayReadTheMetrics() {
    house.stranger().get("/metrics").expect(200);
  }

  @Test
  void aSessionThatHasEndedOpensNothing() {
    TestPerson guest = house.guest();
    guest.get("/api/me").expect(200);
    TestPerson before = guest.copy();
    guest.post("/api/logout", "{}").expect(204);
    before.get("/api/me").expect(401);
  }
}
