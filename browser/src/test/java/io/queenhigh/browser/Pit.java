package io.queenhigh.browser;

import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.RequestOptions;
import io.queenhigh.browser.Visitor.Screen;
import io.queenhigh.floor.people.Role;
import io.queenhigh.web.TestHouse;
import io.queenhigh.web.TestPerson;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A house with staff, a progressive link, and tables that people deal by hand. */
final class Pit implements AutoCloseable {
  static final String DEALER = "dora";
  static final String SUPERVISOR = "sue";
  static final String EXECUTIVE = "eve";

  private final TestHouse house;
  private final TestPerson manager;
  private final TestPerson supervisor;

  Pit(Path folder) {
    house = new TestHouse(folder);
    house.appointManager();
    house.appoint(DEALER, Role.DEALER);
    house.appoint(SUPERVISOR, Role.SUPERVISOR);
    house.appoint(EXECUTIVE, Role.EXECUTIVE);
    manager = house.signedIn(TestHouse.MANAGER);
    supervisor = house.signedIn(SUPERVISOR);
  }

  TestHouse house() {
    return house;
  }

  /** A link with pay table 1 and a meter of $1,000. */
  Pit link(String id, String system) {
    manager
        .command(
            "/api/links",
            ",\"link\":\"%s\",\"title\":\"The %s\",\"controller\":\"%s\",\"payTable\":\"P1\",\"wager\":\"1\",\"seed\":\"1000\",\"contributionPercent\":\"18.5\",\"reservePercent\":\"1.25\",\"configuredSource\":\"Data sheet\""
                .formatted(id, id, system))
        .expect(200);
    supervisor.command("/api/links/" + id + "/open", "").expect(200);
    return this;
  }

  /** A table with a person as its dealer and cards from a deck of its own. */
  Pit keyedTable(String id, String more) {
    return table(id, "wa/three-card-poker", ",\"cards\":\"keyed\"" + more);
  }

  /** A table with a person as its dealer. */
  Pit table(String id, String game, String more) {
    supervisor
        .command(
            "/api/tables",
            ",\"table\":\"%s\",\"title\":\"Table %s\",\"game\":\"%s\",\"dealer\":\"person\",\"dealers\":[\"%s\"]%s"
                .formatted(id, id, game, DEALER, more))
        .expect(200);
    return this;
  }

  /** A table on a link, dealt by a person from a deck of its own. */
  Pit linkedTable(String id, String link, String system, String... more) {
    StringBuilder choices = new StringBuilder("\"TCP-01\",\"P1\",\"" + system + "\"");
    for (String choice : more) {
      choices.append(",\"").append(choice).append("\"");
    }
    keyedTable(id, ",\"choices\":[%s],\"link\":\"%s\"".formatted(choices, link));
    manager
        .command("/api/links/" + link + "/tables", ",\"table\":\"%s\"".formatted(id))
        .expect(200);
    return this;
  }

  /** A controller on a link, beside a table that is dealt elsewhere. */
  Pit besideTable(String id, String link, String system) {
    table(
        id,
        "links/three-card-poker",
        ",\"cards\":\"controller-only\",\"choices\":[\"P1\",\"%s\"],\"link\":\"%s\""
            .formatted(system, link));
    manager
        .command("/api/links/" + link + "/tables", ",\"table\":\"%s\"".formatted(id))
        .expect(200);
    return this;
  }

  /** Somebody at a seat with an Ante of $10, and with whatever else he bets. */
  TestPerson player(String table, int seat, String... wagers) {
    TestPerson player = house.guest();
    player
        .command("/api/tables/" + table + "/sit", ",\"seat\":%d,\"buyIn\":\"200\"".formatted(seat))
        .expect(200);
    bet(player, table, seat, "ante", 10);
    for (String wager : wagers) {
      bet(player, table, seat, wager, wager.equals("progressive") ? 1 : 5);
    }
    return player;
  }

  /** A round with a winner and nobody in front of a browser. */
  Pit playsARound(String table) {
    TestPerson player = player(table, 1, "pair-plus");
    TestPerson dealer = house.signedIn(DEALER);
    String at = "/api/tables/" + table;
    dealer.command(at + "/no-more-bets", "").expect(200);
    dealer
        .command(
            at + "/key-cards",
            ",\"colour\":\"red\",\"hands\":{\"1\":\"Qs Qh 4d\"},\"dealer\":\"Kh 9d 4c\"")
        .expect(200);
    player.command(at + "/play", ",\"seat\":1").expect(200);
    for (String verb : List.of("collect-forfeits", "reveal", "settle", "next-round")) {
      dealer.command(at + "/" + verb, "").expect(200);
    }
    return this;
  }

  private static void bet(TestPerson player, String table, int seat, String wager, int dollars) {
    player
        .command(
            "/api/tables/" + table + "/bet",
            ",\"seat\":%d,\"wager\":\"%s\",\"amount\":\"%d\"".formatted(seat, wager, dollars))
        .expect(200);
  }

  /** Somebody of the house before a window of his own. */
  Visitor signedIn(String name) {
    return signedIn(name, Screen.DESK, ColorScheme.LIGHT);
  }

  Visitor signedIn(String name, Screen screen, ColorScheme light) {
    Visitor visitor = Visitor.at(house.url(), screen, light);
    visitor
        .context()
        .request()
        .post(
            "/api/login",
            RequestOptions.create().setData(Map.of("name", name, "password", TestHouse.PASSWORD)));
    return visitor;
  }

  @Override
  public void close() {
    house.close();
  }
}
