package io.queenhigh.web;

import static io.queenhigh.web.RealHouse.json;
import static io.queenhigh.web.RealHouse.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One manager who wants to be everybody, in a house that is no demo: over HTTP, step by step. */
@DisplayName("A lone manager")
class LoneManagerTest {

  private static final List<String> POSTS =
      List.of("dealer", "supervisor", "executive", "manager", "cashier", "auditor");

  @TempDir Path folder = Path.of("");

  private RealHouse house;
  private TestPerson mallory;
  private TestPerson moe;

  @BeforeEach
  void open() {
    house = new RealHouse(folder);
    mallory = house.mallory;
    moe = house.moe;
  }

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  @DisplayName("makes no ghosts in posts that sign")
  void noGhosts() {
    for (String role : POSTS) {
      String ghost = "ghost-" + role;
      assertEquals(
          "password-is-his-own",
          refused(
              mallory.post(
                  "/api/people",
                  json("name", ghost, "role", role, "password", "correct horse battery"))));
      TestPerson.Got wanted =
          mallory.post("/api/people", json("name", ghost, "role", role)).expect(202);
      assertEquals(
          "wrong-code",
          refused(
              house
                  .stranger()
                  .post(
                      "/api/first-sign-in",
                      json(
                          "name",
                          ghost,
                          "code",
                          wanted.json().get("code").asString(),
                          "password",
                          "correct horse battery"))));
      assertEquals(
          "second-person-needed",
          refused(
              mallory.post(
                  "/api/proposals/" + wanted.json().get("proposal").asLong() + "/approve", "{}")));
    }
    assertFalse(mallory.get("/api/people").expect(200).body().contains("ghost"));
    house.assertClean();
  }

  @Test
  @DisplayName("makes no dealer anything else, neither resets nor closes anybody who signs")
  void noDetours() {
    TestPerson otto = house.appointed("otto", "auditor");
    TestPerson dealer = house.appointed("dan", "dealer");
    mallory.send("PUT", "/api/people/dan/role", json("role", "supervisor")).expect(202);
    assertEquals("dealer", dealer.get("/api/me").expect(200).json().get("role").asString());
    mallory.send("DELETE", "/api/people/otto", "{}").expect(202);
    mallory.post("/api/people/otto/reset", "{}").expect(202);
    otto.get("/api/journal").expect(200);
    assertEquals(
        "password-is-his-own",
        refused(
            mallory.send(
                "PUT", "/api/people/moe/password", json("password", "correct horse battery"))));
    mallory.post("/api/people/moe/reset", "{}").expect(202);
    moe.get("/api/people").expect(200);
    assertEquals("not-oneself", refused(mallory.post("/api/people/mallory/reset", "{}")));
    mallory
        .send(
            "PUT",
            "/api/house/limits",
            "{\"once\":\"100000\",\"day\":\"900000000\",\"quietMinutes\":0}")
        .expect(202);
    assertEquals(
        10_000_00, mallory.get("/api/house/limits").expect(200).json().get("onceCents").asLong());
    for (var waiting : mallory.get("/api/proposals").expect(200).json().get("proposals")) {
      assertEquals(
          "second-person-needed",
          refused(
              mallory.post("/api/proposals/" + waiting.get("number").asLong() + "/approve", "{}")));
    }
    house.assertClean();
  }

  @Test
  @DisplayName("does not come in as a player, nor as whom he has promoted")
  void noTakeOver() {
    TestPerson ann = house.player("ann");
    TestPerson.Got reset = mallory.post("/api/people/ann/reset", "{}").expect(202);
    String half = reset.json().get("code").asString();
    ann.get("/api/me").expect(200);
    assertEquals("wrong-code", refused(firstSignIn("ann", half)));
    long number = reset.json().get("proposal").asLong();
    assertEquals(
        "second-person-needed",
        refused(mallory.post("/api/proposals/" + number + "/approve", "{}")));

    TestPerson.Got screen =
        mallory.post("/api/people", json("name", "screen", "role", "display")).expect(201);
    String known = screen.json().get("code").asString();
    TestPerson.Got wanted =
        mallory.send("PUT", "/api/people/screen/role", json("role", "cashier")).expect(202);
    String own = wanted.json().get("code").asString();
    String others = house.approved(wanted).json().get("code").asString();
    for (String code : List.of(known, own, known + own, others)) {
      assertEquals("wrong-code", refused(firstSignIn("screen", code)));
    }
    house.comesIn("screen", own + others);
    house.assertClean();
  }

  private TestPerson.Got firstSignIn(String name, String code) {
    return house
        .stranger()
        .post(
            "/api/first-sign-in",
            json("name", name, "code", code, "password", "correct horse battery"));
  }

  @Test
  @DisplayName("is not spared by withdrawing what the other has proposed about him")
  void notSpared() {
    long number =
        moe.send("DELETE", "/api/people/mallory", "{}").expect(202).json().get("proposal").asLong();
    assertEquals(
        "not-ones-own-proposal",
        refused(mallory.post("/api/proposals/" + number + "/withdraw", "{}")));
    moe.post("/api/proposals/" + number + "/withdraw", "{}").expect(200);
    house.assertClean();
  }

  @Test
  @DisplayName("lets no seed out that he has written down himself")
  void noSeed() {
    TestPerson eve = house.appointed("eve", "executive");
    mallory
        .command(
            "/api/links",
            ",\"link\":\"emerald\",\"title\":\"The Emerald\",\"controller\":\"game-manager\","
                + "\"payTable\":\"P1\",\"wager\":\"1\",\"seed\":\"1000\","
                + "\"contributionPercent\":\"18.5\",\"reservePercent\":\"1.25\",\"configuredSource\":\"Data sheet P1\"")
        .expect(200);
    assertEquals(
        "another-person-approves", refused(mallory.command("/api/links/emerald/open", "")));
    assertEquals("too-soon-to-sign", refused(eve.command("/api/links/emerald/open", "")));
    moe.command("/api/links/emerald/open", "").expect(200);
    house.assertClean();
  }

  @Test
  @DisplayName("with a second one's help still waits before a newcomer signs")
  void quiet() {
    TestPerson sue = house.appointed("sue", "supervisor");
    TestPerson max = house.appointed("max", "manager");
    TestPerson carl = house.appointed("carl", "cashier");
    TestPerson dora = house.appointed("dora", "dealer");
    house.player("ann");
    String soon = "too-soon-to-sign";
    assertEquals(soon, refused(sue.post("/api/links/any/suspend", "{}")));
    assertEquals(soon, refused(sue.post("/api/links/any/proposals/1/approve", "{}")));
    assertEquals(soon, refused(sue.post("/api/tables/any/controller/swipe-card", "{}")));
    assertEquals(soon, refused(max.post("/api/people", json("name", "dan", "role", "dealer"))));
    assertEquals(soon, refused(carl.post("/api/cashier/issue", slip("1", "100"))));
    assertEquals(soon, refused(carl.post("/api/links/any/awards/1/pay", "{}")));
    assertEquals(soon, refused(sue.post("/api/tables", "{}")));
    assertEquals(soon, refused(dora.post("/api/tables/any/key-cards", "{}")));
    max.get("/api/people").expect(200);
    house.pass(Duration.ofHours(1));
    TestPerson later = house.signedIn("carl");
    later.post("/api/cashier/issue", slip("1", "100")).expect(200);
    house.assertClean();
  }

  private static String slip(String id, String amount) {
    return json("id", "slip-no-" + id, "player", "ann", "amount", amount);
  }

  @Test
  @DisplayName("nor a lone cashier moves more than the house lets one person move")
  void cash() {
    house.appointed("sue", "supervisor");
    house.appointed("carl", "cashier");
    TestPerson ann = house.player("ann");
    house.pass(Duration.ofHours(1));
    TestPerson cashier = house.signedIn("carl");
    TestPerson second = house.signedIn("sue");

    TestPerson.Got waits = cashier.post("/api/cashier/issue", slip("big", "20000")).expect(202);
    long number = waits.json().get("proposal").asLong();
    assertEquals(1_000_00, ann.get("/api/me").expect(200).json().get("walletCents").asLong());
    assertEquals(
        "second-person-needed",
        refused(cashier.post("/api/proposals/" + number + "/approve", "{}")));
    second.post("/api/proposals/" + number + "/approve", "{}").expect(200);
    assertEquals(21_000_00, ann.get("/api/me").expect(200).json().get("walletCents").asLong());
    for (int i = 0; i < 5; i++) {
      ann.post("/api/me/redemption", json("amount", "4000")).expect(200);
      cashier.post("/api/cashier/redeem", slip("r" + i, "4000")).expect(200);
      cashier.post("/api/cashier/issue", slip("i" + i, "4000")).expect(200);
    }
    cashier.post("/api/cashier/issue", slip("i5", "10000")).expect(200);
    cashier.post("/api/cashier/redeem", slip("last", "1")).expect(202);
    house.assertClean();
  }
}
