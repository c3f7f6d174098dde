package io.queenhigh.web;

import io.queenhigh.floor.people.Role;
import java.nio.file.Path;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** A house with progressive links and everybody who runs them; cards are keyed in by the dealer. */
final class LinkedHouse implements AutoCloseable {
  private final TestHouse house;
  final TestPerson mia;
  final TestPerson dora;
  final TestPerson sue;
  final TestPerson eve;
  final TestPerson cass;

  LinkedHouse(Path folder) {
    house = new TestHouse(folder);
    house.appointManager();
    mia = house.signedIn(TestHouse.MANAGER);
    dora = staff("dora", Role.DEALER);
    sue = staff("sue", Role.SUPERVISOR);
    eve = staff("eve", Role.EXECUTIVE);
    cass = staff("cass", Role.CASHIER);
  }

  private TestPerson staff(String name, Role role) {
    house.appoint(name, role);
    return house.signedIn(name);
  }

  TestHouse house() {
    return house;
  }

  /** Table 1 on a Game Manager: $1 wager, $1,000 seed, 18.5 % to the meter, 1.25 % to reserve. */
  void emerald() {
    setUp("emerald", "game-manager", "P1").expect(200);
    eve.command("/api/links/emerald/open", "").expect(200);
  }

  void topaz() {
    setUp("topaz", "nexus", "P2").expect(200);
    eve.command("/api/links/topaz/open", "").expect(200);
  }

  TestPerson.Got setUp(String link, String controller, String payTable) {
    return mia.command(
        "/api/links",
        ",\"link\":\"%s\",\"title\":\"The %s\",\"controller\":\"%s\",\"payTable\":\"%s\",\"wager\":\"1\","
                .formatted(link, link, controller, payTable)
            + "\"seed\":\"1000\",\"contributionPercent\":\"18.5\",\"reservePercent\":\"1.25\","
            + "\"configuredSource\":\"Data sheet P-1\"");
  }

  /** The manager acknowledges whatever waits for it. */
  void acknowledges(String link) {
    for (JsonNode slip :
        mia.get("/api/links/" + link + "/details").expect(200).json().path("openSlips")) {
      mia.command(
              "/api/links/" + link + "/acknowledge",
              ",\"slip\":\"" + slip.path("id").asString() + "\"")
          .expect(200);
    }
  }

  void table(String table, String link, String payTable, String... more) {
    String choices = String.join("\",\"", more);
    mia.command(
            "/api/tables",
            ",\"table\":\"%s\",\"game\":\"wa/three-card-poker\",\"choices\":[\"TCP-01\",\"%s\",\"%s\"],"
                    .formatted(table, payTable, choices)
                + "\"dealer\":\"person\",\"cards\":\"keyed\",\"dealers\":[\"dora\"],\"link\":\"%s\""
                    .formatted(link))
        .expect(200);
    mia.command("/api/links/" + link + "/tables", ",\"table\":\"" + table + "\"").expect(200);
  }

  /** From now on a supervisor verifies awards from this hand on. */
  TestPerson.Got verifiesFrom(String table, String hand) {
    return mia.send(
        "PUT",
        "/api/tables/" + table,
        "{\"id\":\"%s\",\"verifyFrom\":\"%s\"}".formatted(TestPerson.nextId(), hand));
  }

  /** From now on this person deals at the table. */
  void assign(String table, String dealer) {
    mia.send(
            "PUT",
            "/api/tables/" + table + "/dealers",
            "{\"id\":\"%s\",\"dealers\":[\"%s\"]}".formatted(TestPerson.nextId(), dealer))
        .expect(200);
  }

  TestPerson.Got press(TestPerson by, String table, String button, String fields) {
    return by.command("/api/tables/" + table + "/controller/" + button, fields);
  }

  /** A guest sits down at seat 1 and makes both wagers. */
  TestPerson bets(String table) {
    TestPerson guest = house.guest();
    guest.command("/api/tables/" + table + "/sit", ",\"seat\":1,\"buyIn\":\"200\"").expect(200);
    bets(guest, table);
    return guest;
  }

  void bets(TestPerson guest, String table) {
    bets(guest, table, 1);
  }

  void bets(TestPerson guest, String table, int seat) {
    bet(guest, table, seat, "ante", "10").expect(200);
    bet(guest, table, seat, "progressive", "1").expect(200);
  }

  TestPerson.Got bet(TestPerson guest, String table, String wager, String amount) {
    return bet(guest, table, 1, wager, amount);
  }

  private static TestPerson.Got bet(
      TestPerson guest, String table, int seat, String wager, String amount) {
    return guest.command(
        "/api/tables/" + table + "/bet",
        ",\"seat\":%d,\"wager\":\"%s\",\"amount\":\"%s\"".formatted(seat, wager, amount));
  }

  /** COIN IN or START GAME, the deal, the guest's Play, and all hands turned up. */
  void deals(TestPerson dealer, TestPerson guest, String table, String cards) {
    deals(dealer, table, "\"1\":\"" + cards + "\"", guest);
  }

  /** The same for guests from seat 1 on, who all play. */
  void deals(TestPerson dealer, String table, String hands, TestPerson... guests) {
    press(dealer, table, "lock", "").expect(200);
    deal(dealer, table, "no-more-bets", "");
    String colour =
        dealer.get("/api/tables/" + table).json().path("deck").path("colour").asString("red");
    deal(
        dealer,
        table,
        "key-cards",
        ",\"colour\":\"%s\",\"hands\":{%s},\"dealer\":\"2h 2d 3c\"".formatted(colour, hands));
    for (int seat = 1; seat <= guests.length; seat++) {
      guests[seat - 1].command("/api/tables/" + table + "/play", ",\"seat\":" + seat).expect(200);
    }
    deal(dealer, table, "collect-forfeits", "");
    deal(dealer, table, "reveal", "");
  }

  void deal(TestPerson dealer, String table, String verb, String fields) {
    dealer.command("/api/tables/" + table + "/" + verb, fields).expect(200);
  }

  /** The table's controller once it is as wanted. */
  JsonNode controller(String table, Predicate<JsonNode> wanted) {
    TestPerson anyone = house.stranger();
    try (Listener listener = Listener.to(anyone, table)) {
      while (true) {
        listener.next();
        JsonNode controls =
            anyone.get("/api/tables/" + table).expect(200).json().path("controller");
        if (wanted.test(controls)) {
          return controls;
        }
      }
    }
  }

  JsonNode link(String link) {
    return house.stranger().get("/api/links/" + link).expect(200).json();
  }

  @Override
  public void close() {
    house.close();
  }
}
