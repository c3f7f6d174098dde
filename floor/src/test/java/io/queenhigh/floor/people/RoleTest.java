package io.queenhigh.floor.people;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Roles")
class RoleTest {

  @Test
  @DisplayName("may do this and nothing else")
  void matrix() {
    Map<String, String> expected = new TreeMap<>();
    expected.put(
        "WATCH", "guest player dealer supervisor executive manager cashier auditor display");
    expected.put("PLAY", "guest player");
    expected.put(
        "KEEP_A_PASSWORD", "player dealer supervisor executive manager cashier auditor display");
    expected.put("DEAL", "dealer supervisor");
    expected.put("SUPERVISE", "supervisor executive");
    expected.put("RUN_TABLES", "supervisor executive manager");
    expected.put("FILL_TRAYS", "manager cashier");
    expected.put("KEEP_THE_CAGE", "cashier");
    expected.put("KEEP_THE_REGISTER", "executive manager");
    expected.put("CONFIRM_JACKPOTS", "supervisor executive");
    expected.put("RUN_LINKS", "manager");
    expected.put("SIGN_FOR_LINKS", "supervisor executive manager");
    expected.put("SEE_LINKS", "supervisor executive manager cashier auditor");
    expected.put("PAY_AWARDS", "supervisor executive cashier");
    expected.put("KEEP_PEOPLE", "manager");
    expected.put("LEARN", "dealer supervisor");
    expected.put("TRAIN", "supervisor manager");
    expected.put("SEE_TRAINING", "supervisor executive manager auditor");
    expected.put("SURVEIL", "supervisor executive manager auditor");
    expected.put("SET_THRESHOLDS", "manager");
    expected.put("SECOND", "supervisor executive manager cashier");
    expected.put("READ_THE_BOOKS", "executive manager auditor");

    Map<String, String> found = new TreeMap<>();
    for (Right right : Right.values()) {
      found.put(
          right.name(),
          Arrays.stream(Role.values())
              .filter(role -> role.may(right))
              .map(Role::toString)
              .collect(joining(" ")));
    }
    assertEquals(expected, found);
  }

  @ParameterizedTest(name = "{0}: session ends after {1} idle minutes and {2} hours")
  @CsvSource({
    "GUEST, 720, 168",
    "PLAYER, 720, 168",
    "DEALER, 30, 12",
    "SUPERVISOR, 30, 12",
    "EXECUTIVE, 30, 12",
    "MANAGER, 30, 12",
    "CASHIER, 30, 12",
    "AUDITOR, 30, 12",
    "DISPLAY, 720, 168"
  })
  void sessions(Role role, long idleMinutes, long longestHours) {
    assertEquals(idleMinutes, role.idle().toMinutes());
    assertEquals(longestHours, role.longest().toHours());
  }
}
