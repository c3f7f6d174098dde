package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.Story;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.view.Viewer;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Accounts, staff and the cage over HTTP. */
class PeopleTest {

  @TempDir static Path folder = Path.of("");

  private static TestHouse house;
  private static TestPerson boss;

  @BeforeAll
  static void open() {
    house = new TestHouse(folder);
    house.appointManager();
    house.appoint("cass", Role.CASHIER);
    boss = house.signedIn(TestHouse.MANAGER);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  private static TestPerson registered(String name) {
    TestPerson person = house.stranger();
    person.post("/api/register", credentials(name, TestHouse.PASSWORD)).expect(201);
    return person;
  }

  private static String credentials(String name, String password) {
    return "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, password);
  }

  @Test
  void aPlayerRegistersGoesAndComesBack() {
    TestPerson ann = registered("ann");
    TestPerson.Got me = ann.get("/api/me").expect(200);
    assertEquals("player", me.json().path("role").asString());
    assertEquals(1_000_00, me.json().path("walletCents").asLong());
    ann.post("/api/logout", "{}").expect(204);
    ann.get("/api/me").expect(401);
    house.signedIn("ann").get("/api/me").expect(200);
  }

  @Test
  void whoGoesGivesUpHisSeat() throws Exception {
    LiveTable table = house.table("go", "wa/three-card-poker", CardRoom.PATIENT, 0);
    TestPerson dee = registered("dee");
    dee.post("/api/tables/go/sit", "{\"id\":\"sit-down-1\",\"seat\":1,\"buyIn\":\"100\"}")
        .expect(200);
    try (Story story = new Story(table, Viewer.BYSTANDER)) {
      dee.post("/api/logout", "{}").expect(204);
      story.until(state -> !state.isSeated("dee"));
    }
    assertEquals(
        1_000_00,
        house.signedIn("dee").get("/api/me").expect(200).json().path("walletCents").asLong());
  }

  @Test
  void anotherPasswordEndsTheOtherSessions() {
    TestPerson bea = registered("bea");
    TestPerson elsewhere = house.signedIn("bea");
    bea.post("/api/password", "{\"old\":\"wrong one here\",\"new\":\"a fine new password\"}")
        .expect(401);
    bea.post(
            "/api/password",
            "{\"old\":\"%s\",\"new\":\"a fine new password\"}".formatted(TestHouse.PASSWORD))
        .expect(200);
    elsewhere.get("/api/me").expect(401);
    bea.get("/api/me").expect(200);
  }

  @Test
  void afterFiveWrongPasswordsOneHasToWait() {
    registered("cal");
    TestPerson thief = house.stranger();
    for (int i = 0; i < 5; i++) {
      thief.post("/api/login", credentials("cal", "a wrong password")).expect(401);
    }
    // The first wait is short, and a busy machine may outlast it; each one is longer than the last.
    TestPerson.Got no = thief.post("/api/login", credentials("cal", "a wrong password"));
    for (int i = 0; i < 8 && no.status() == 401; i++) {
      no = thief.post("/api/login", credentials("cal", "a wrong password"));
    }
    no.expect(429);
    assertEquals("FLOOR Guesses", no.json().path("clause").asString());
  }

  @Test
  void aManagerAppointsChangesAndClosesAccounts() {
    boss.post(
            "/api/people",
            "{\"name\":\"dora\",\"password\":\"%s\",\"role\":\"dealer\"}"
                .formatted(TestHouse.PASSWORD))
        .expect(201);
    TestPerson dora = house.signedIn("dora");
    TestPerson.Got me = dora.get("/api/me").expect(200);
    assertTrue(me.json().path("walletCents").isMissingNode(), "staff have no wallet");
    boss.send("PUT", "/api/people/dora/role", "{\"role\":\"supervisor\"}").expect(200);
    dora.get("/api/me").expect(401);
    boss.send("PUT", "/api/people/dora/password", "{\"password\":\"another fine one\"}")
        .expect(200);
    house.stranger().post("/api/login", credentials("dora", "another fine one")).expect(200);
    boss.send("DELETE", "/api/people/dora", "{}").expect(200);
    house.stranger().post("/api/login", credentials("dora", "another fine one")).expect(409);
    TestPerson.Got all = boss.get("/api/people").expect(200);
    assertTrue(all.body().contains("\"dora\""), all.body());
    boss.send("PUT", "/api/people/nobody/role", "{\"role\":\"dealer\"}").expect(409);
    boss.send("PUT", "/api/people/" + TestHouse.MANAGER + "/role", "{\"role\":\"dealer\"}")
        .expect(409);
  }

  @Test
  void theCashierIssuesAndRedeemsOnceForEachSlip() {
    TestPerson eve = registered("eve");
    TestPerson cashier = house.signedIn("cass");
    String slip = "{\"id\":\"slip-0001\",\"player\":\"eve\",\"amount\":\"500\"}";
    cashier.post("/api/cashier/issue", slip).expect(200);
    cashier.post("/api/cashier/issue", slip).expect(200);
    assertEquals(1_500_00, eve.get("/api/me").json().path("walletCents").asLong());
    String back = "{\"id\":\"slip-0002\",\"player\":\"eve\",\"amount\":\"1200.50\"}";
    cashier.post("/api/cashier/redeem", back).expect(200);
    assertEquals(299_50, eve.get("/api/me").json().path("walletCents").asLong());
    cashier
        .post("/api/cashier/redeem", "{\"id\":\"slip-0003\",\"player\":\"eve\",\"amount\":\"300\"}")
        .expect(409);
  }

  @Test
  void limitsAreTightAtOnceAndLooseLater() {
    TestPerson fay = registered("fay");
    TestPerson.Got tight =
        fay.send("PUT", "/api/me/limits", "{\"minutes\":60,\"deposit\":\"100\"}").expect(200);
    assertEquals(60, tight.json().path("limits").path("minutes").asInt());
    assertEquals(100_00, tight.json().path("limits").path("depositCents").asLong());
    TestPerson.Got loose = fay.send("PUT", "/api/me/limits", "{\"minutes\":90}").expect(200);
    assertEquals(60, loose.json().path("limits").path("minutes").asInt());
    assertEquals(90, loose.json().path("limitsLater").path("minutes").asInt());
    TestPerson.Got until = fay.post("/api/me/exclusion", "{\"days\":30}").expect(200);
    assertTrue(until.json().path("until").asString().matches("\\d{4}-.*Z"), until.body());
  }

  /** As a node does by itself for him whose table's node has died before it answered. */
  @Test
  void whoRepeatsWhatIsDoneIsToldThatItIsThoughItUsedHisLimitUp() {
    house.table("repeats", "wa/three-card-poker", CardRoom.PATIENT, 0);
    TestPerson gus = registered("gus");
    gus.send("PUT", "/api/me/limits", "{\"deposit\":\"100\"}").expect(200);
    String path = "/api/tables/repeats/sit";
    String sit = "{\"id\":\"sits-down-once\",\"seat\":1,\"buyIn\":\"100\"}";
    String done = gus.post(path, sit).expect(200).body();

    assertEquals(done, gus.post(path, sit).expect(200).body());
    assertEquals(
        "deposit-limit-reached",
        RealHouse.refused(gus.command("/api/tables/repeats/buy-in", ",\"amount\":\"1\"")));
    gus.post("/api/me/break", "{\"minutes\":60}").expect(200);
    assertEquals(done, gus.post(path, sit).expect(200).body());
    assertEquals(
        "id-used-for-another", RealHouse.refused(gus.post(path, sit.replace("\"100\"", "\"50\""))));
    assertEquals(
        "cooling-off", RealHouse.refused(gus.command(path, ",\"seat\":1,\"buyIn\":\"50\"")));
  }
}
