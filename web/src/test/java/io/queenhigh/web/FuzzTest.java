package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.Role;
import io.queenhigh.proof.Repeats;
import io.queenhigh.web.pages.Contract;
import io.queenhigh.web.pages.Operation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * Commands from people who have never read the contract: random, malformed, out of turn, oversized,
 * replayed. The server says what is wrong every time and the books still add up.
 */
class FuzzTest {
  private static final Contract CONTRACT = Contract.read();
  private static final int COMMANDS = Repeats.times(6_000, 100_000);
  private static final int HANDS = 8;
  private static final long SEED = Repeats.seed(FuzzTest.class);

  private static final List<String> MOVES =
      List.of(
          "sit",
          "bet",
          "play",
          "fold",
          "takeBank",
          "postBank",
          "noMoreBets",
          "deal",
          "collectForfeits",
          "reveal",
          "settle",
          "nextRound",
          "offerBank",
          "resume");

  private static final List<String> WAGERS =
      List.of("ante", "pair-plus", "six-card-bonus", "progressive", "play", "nonsense");

  @TempDir Path folder = Path.of("");

  @Test
  void nothingThatIsSentBreaksAnything() throws Exception {
    WebSettings patient =
        WebSettings.usual()
            .at("127.0.0.1", 0)
            .withoutRates()
            .withStreams(COMMANDS, Duration.ofSeconds(15));
    try (TestHouse house = new TestHouse(folder, patient)) {
      house.appointManager();
      house.appoint("dora", Role.DEALER);
      house.appoint("sue", Role.SUPERVISOR);
      house.table("t1", "wa/three-card-poker", CardRoom.BRISK, 2);
      house.table("t2", "ca/6-card-bonus", CardRoom.BRISK, 2);
      house
          .signedIn("sue")
          .command(
              "/api/tables",
              ",\"table\":\"t3\",\"game\":\"ca/three-card-poker\",\"fees\":\"ante 1 player-dealer 1\",\"dealer\":\"person\",\"dealers\":[\"dora\"]")
          .expect(200);
      house.appoint("cass", Role.CASHIER);
      TestPerson cashier = house.signedIn("cass");
      List<TestPerson> people = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        people.add(house.guest());
        String name = people.getLast().get("/api/me").json().path("name").asString();
        cashier
            .command("/api/cashier/issue", ",\"player\":\"" + name + "\",\"amount\":\"99000\"")
            .expect(200);
      }
      people.add(house.signedIn("dora"));
      people.add(house.signedIn("sue"));
      people.add(house.stranger());

      Map<Integer, Integer> statuses = new TreeMap<>();
      List<Listener> bystanders = new ArrayList<>();
      for (String table : List.of("t1", "t2", "t3")) {
        bystanders.add(Listener.to(house.stranger(), table));
      }
      // Nonsense alone may never deal.
      TestPerson first = people.getFirst();
      first.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"500\"").expect(200);
      first
          .command("/api/tables/t1/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"")
          .expect(200);
      try (ExecutorService hands = Executors.newFixedThreadPool(HANDS)) {
        List<Future<Map<Integer, Integer>>> all = new ArrayList<>();
        for (int i = 0; i < HANDS; i++) {
          String role = i < 5 ? "guest" : i == 5 ? "dealer" : i == 6 ? "supervisor" : "";
          all.add(hands.submit(hand(house, people.get(i), role, SEED + i)));
        }
        for (Future<Map<Integer, Integer>> one : all) {
          one.get().forEach((status, count) -> statuses.merge(status, count, Integer::sum));
        }
      }
      String seen = statuses + ", repeat with " + Repeats.repeat(SEED);
      assertEquals(COMMANDS, statuses.values().stream().mapToInt(Integer::intValue).sum());
      assertTrue(statuses.keySet().stream().allMatch(status -> status < 500), seen);
      assertTrue(statuses.getOrDefault(200, 0) > COMMANDS / 100, seen);
      assertTrue(statuses.getOrDefault(409, 0) > COMMANDS / 100, seen);
      assertTrue(statuses.getOrDefault(422, 0) > COMMANDS / 100, seen);
      assertEquals(List.of(), house.floor().store().wrongInTheBooks(), seen);
      house.server().refuse();
      int hands = 0;
      for (Listener bystander : bystanders) {
        hands += handsDealtUnseen(bystander);
      }
      assertTrue(hands > COMMANDS / 5_000, hands + " hands were dealt, " + seen);
    }
  }

  /** A bystander sees no card that lies face down, however wild the commands. */
  private static int handsDealtUnseen(Listener bystander) {
    int hands = 0;
    boolean dealt = false;
    for (Listener.Heard heard : bystander.until(Listener.Heard::end)) {
      JsonNode event = heard.json().path("event");
      switch (heard.type()) {
        case "HandDealt" -> {
          hands++;
          dealt = true;
          assertFalse(event.has("cards"), heard.data());
        }
        case "DealerDealt", "CommunitySetAside" ->
            assertTrue(event.path("cards").isNumber(), heard.data());
        case "RoundSettled", "RoundVoided" -> dealt = false;
        case "DeckOpened" -> assertFalse(dealt, heard.data());
        default -> assertFalse(event.has("order"), heard.data());
      }
    }
    bystander.close();
    return hands;
  }

  private static Callable<Map<Integer, Integer>> hand(
      TestHouse house, TestPerson person, String role, long seed) {
    return () -> {
      Random chance = new Random(seed);
      Map<Integer, Integer> statuses = new TreeMap<>();
      List<Operation> own = new ArrayList<>();
      List<Operation> all = new ArrayList<>();
      for (Operation operation : CONTRACT.operations()) {
        // Closing a table would end the test for everyone else.
        if (operation.path().contains("{table}")
            && (operation.method().equals("POST") || operation.method().equals("PUT"))) {
          all.add(operation);
          if (operation.roles().contains(role)) {
            // What moves a round along comes more often than what stops it.
            int weight = MOVES.contains(operation.id()) ? 10 : 1;
            own.addAll(Collections.nCopies(weight, operation));
          }
        }
      }
      String cookie = person.cookie().isEmpty() ? "" : "Cookie: " + person.cookie() + "\r\n";
      try (RawConnection wire = new RawConnection(house.server().port())) {
        String body = "{}";
        Operation operation = all.getFirst();
        for (int i = 0; i < COMMANDS / HANDS; i++) {
          boolean replay = chance.nextInt(20) == 0;
          if (!replay) {
            operation = pick(chance, own.isEmpty() || chance.nextInt(10) == 0 ? all : own);
            body = body(chance, operation);
          }
          int table = chance.nextInt(30) == 0 ? 9 : 1 + chance.nextInt(3);
          String type = chance.nextInt(50) == 0 ? "text/plain" : "application/json";
          RawConnection.Heard heard =
              wire.ask(
                  operation.method(),
                  operation.path().replace("{table}", "t" + table),
                  cookie + "Content-Type: " + type + "\r\n",
                  body);
          statuses.merge(heard.status(), 1, Integer::sum);
          if (heard.status() >= 400) {
            assertTrue(heard.body().contains("\"type\":\"/api#problem-"), heard.body());
            assertFalse(heard.body().contains("Exception"), heard.body());
          }
        }
      }
      return statuses;
    };
  }

  private static String body(Random chance, Operation operation) {
    return switch (chance.nextInt(60)) {
      case 0 -> "";
      case 1 -> "[".repeat(chance.nextInt(5_000));
      case 2 -> "{\"id\":\"" + "x".repeat(chance.nextInt(40_000)) + "\"}";
      case 3 -> noise(chance);
      case 4, 5, 6 -> torn(chance, "{" + fields(chance, operation));
      default -> "{" + fields(chance, operation) + "}";
    };
  }

  private static String noise(Random chance) {
    StringBuilder noise = new StringBuilder();
    for (int i = chance.nextInt(300); i > 0; i--) {
      noise.append((char) chance.nextInt(0xd800));
    }
    return noise.toString();
  }

  private static String torn(Random chance, String json) {
    int cut = chance.nextInt(json.length());
    return json.substring(0, cut) + (char) (32 + chance.nextInt(96)) + json.substring(cut);
  }

  /** The fields that the contract asks for, now and then one too few or too many or of no sense. */
  private static String fields(Random chance, Operation operation) {
    Map<?, ?> schema = CONTRACT.resolve(operation.body());
    List<?> required = Contract.list(schema.get("required"));
    List<String> fields = new ArrayList<>();
    for (Object name : Contract.map(schema.get("properties")).keySet()) {
      boolean there = required.contains(name) ? chance.nextInt(50) > 0 : chance.nextInt(4) == 0;
      if (there) {
        fields.add("\"" + name + "\":" + value(chance, name.toString()));
      }
    }
    if (chance.nextInt(40) == 0) {
      fields.add("\"more\":[{}]");
    }
    return String.join(",", fields);
  }

  private static String value(Random chance, String name) {
    if (chance.nextInt(40) == 0) {
      return pick(chance, List.of("null", "true", "-1", "1e99", "[]", "{}", "\"\"", "\"\\u0000\""));
    }
    return switch (name) {
      case "id" -> "\"fuzz-" + chance.nextInt(1_000_000) + "\"";
      case "seat" ->
          String.valueOf(chance.nextInt(10) == 0 ? chance.nextInt(20) : 1 + chance.nextInt(4));
      case "commitment", "value" -> "\"" + "%064x".formatted(chance.nextInt(3)) + "\"";
      case "cards" -> String.valueOf(chance.nextInt(6));
      case "wager" -> "\"" + pick(chance, WAGERS) + "\"";
      case "amount", "buyIn" -> "\"" + amount(chance) + "\"";
      case "colour" -> pick(chance, List.of("\"red\"", "\"blue\""));
      case "hands" -> "{\"" + chance.nextInt(8) + "\":\"Qs Qh 4d\"}";
      case "dealer" -> "\"Kh 9d 4c\"";
      case "practicePlayers" -> String.valueOf(chance.nextInt(4));
      case "limits" -> "{\"ante\":{\"minimum\":\"" + (1 + chance.nextInt(5)) + "\"}}";
      default -> "\"because\"";
    };
  }

  private static String amount(Random chance) {
    return switch (chance.nextInt(12)) {
      case 0 -> "-1";
      case 1 -> "9999999999";
      case 2 -> "0";
      case 3 -> chance.nextInt(100) + "." + chance.nextInt(1_000);
      default -> String.valueOf(5 * (1 + chance.nextInt(8)));
    };
  }

  private static <T> T pick(Random chance, List<T> all) {
    return all.get(chance.nextInt(all.size()));
  }
}
