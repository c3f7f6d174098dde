package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.HERE;
import static io.queenhigh.floor.people.OpenHouse.RIGHT;
import static io.queenhigh.floor.people.OpenHouse.WRONG;
import static io.queenhigh.floor.people.OpenHouse.given;
import static io.queenhigh.floor.people.OpenHouse.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.OpenHouse.On;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("At the door")
class DoorTest {

  private static final String ENDED = "Your session has ended; log in again (FLOOR Sessions)";
  private static final String WRONG_SAID = "Name or password is wrong (FLOOR Login)";

  @TempDir Path folder = Path.of("");

  @ParameterizedTest(name = "a guest gets a name, chips and a session that outlives a restart: {0}")
  @EnumSource
  void guest(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Badge badge = given(house.door().guest());
      String name = badge.who().name();

      assertTrue(name.matches("guest-[a-z]+-[a-z]+-[0-9]{2}"), name);
      assertEquals(Role.GUEST, badge.who().role());
      assertEquals(1_000_00, house.store().balance("wallet/" + name));
      assertEquals(-1_000_00, house.store().balance("cage"));
      assertEquals(List.of("GuestArrived by door", "ChipsIssued by door"), house.story());

      house.restart();
      assertEquals(badge.who(), given(house.door().who(badge.token())));
    }
  }

  @Test
  @DisplayName("every guest has a name and a token of his own")
  void manyGuests() throws Exception {
    try (OpenHouse house = OpenHouse.in(folder);
        ExecutorService street = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Reply<Badge>>> arriving = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        arriving.add(street.submit(() -> house.door().guest()));
      }
      Set<String> names = new HashSet<>();
      Set<String> tokens = new HashSet<>();
      for (Future<Reply<Badge>> one : arriving) {
        Badge badge = given(one.get());
        names.add(badge.who().name());
        tokens.add(badge.token());
      }
      assertEquals(200, names.size());
      assertEquals(200, tokens.size());
      assertEquals(200 * 1_000_00, -house.store().balance("cage"));
    }
  }

  @ParameterizedTest(name = "a player registers, logs out and in again, also after a restart: {0}")
  @EnumSource
  void player(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Badge first = given(house.door().register("Ann", RIGHT));
      assertEquals(new Who("Ann", Role.PLAYER), given(house.door().who(first.token())));
      assertEquals(1_000_00, house.store().balance("wallet/Ann"));

      given(house.door().logout(first.token()));
      assertEquals(ENDED, refusal(house.door().who(first.token())));
      assertEquals(ENDED, refusal(house.door().logout(first.token())));

      house.restart();
      assertEquals(ENDED, refusal(house.door().who(first.token())));
      Badge second = given(house.door().login("ann", RIGHT, HERE));
      assertEquals(new Who("Ann", Role.PLAYER), given(house.door().who(second.token())));
      assertNotEquals(first.token(), second.token());
      assertEquals(
          List.of(
              "PersonRegistered by Ann",
              "ChipsIssued by Ann",
              "LoggedOut by Ann",
              "LoggedIn by Ann"),
          house.story());
    }
  }

  @Test
  @Clause("FLOOR Names")
  @DisplayName("a name is given once, however it is spelled")
  void taken() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      house.player("Ann");

      assertEquals(
          "The name ANN is taken (FLOOR Names)", refusal(house.door().register("ANN", RIGHT)));
      assertEquals(
          "guest-ann is a name that the house uses (FLOOR Names)",
          refusal(house.door().register("guest-ann", RIGHT)));
      assertEquals(
          "A password has 10 to 200 characters (FLOOR Passwords)",
          refusal(house.door().register("bob", new Password("short"))));
    }
  }

  @Test
  @DisplayName("of many who want one name at once, one gets it")
  void race() throws Exception {
    try (OpenHouse house = OpenHouse.in(folder);
        ExecutorService street = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Reply<Badge>>> asking = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        asking.add(street.submit(() -> house.door().register("ann", RIGHT)));
      }
      int got = 0;
      for (Future<Reply<Badge>> one : asking) {
        got += one.get() instanceof Reply.Given<Badge> ? 1 : 0;
      }
      assertEquals(1, got);
      assertEquals(1_000_00, house.store().balance("wallet/ann"));
    }
  }

  @ParameterizedTest(name = "who guesses waits longer and longer, and nobody else does: {0}")
  @Clause("FLOOR Guesses")
  @EnumSource
  void guesses(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Badge badge = house.player("ann");
      for (int i = 0; i < 5; i++) {
        assertEquals(WRONG_SAID, refusal(house.door().login("ann", WRONG, THERE)));
      }
      for (int seconds = 1; seconds <= 512; seconds *= 2) {
        assertEquals(tooSoon(seconds), refusal(house.door().login("ann", RIGHT, THERE)));
        house.pass(Duration.ofSeconds(seconds));
        assertEquals(WRONG_SAID, refusal(house.door().login("ANN", WRONG, THERE)));
      }
      assertEquals(tooSoon(900), refusal(house.door().login("ann", RIGHT, THERE)));

      given(house.door().login("ann", RIGHT, HERE));
      assertEquals(badge.who(), given(house.door().who(badge.token())), "who is in stays in");
      house.pass(Duration.ofMinutes(15));
      given(house.door().login("ann", RIGHT, THERE));
      assertEquals(WRONG_SAID, refusal(house.door().login("ann", WRONG, THERE)));
      given(house.door().login("ann", RIGHT, THERE));
    }
  }

  private static final String THERE = "203.0.113.66";

  private static String tooSoon(long seconds) {
    return "Too many wrong guesses; try again in %d s (FLOOR Guesses)".formatted(seconds);
  }

  @Test
  @Clause("FLOOR Guesses")
  @DisplayName("thirty wrong passwords keep none of six members of the staff from their work")
  void nobodyIsLockedOut() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who manager = house.manager();
      List<Role> roles =
          List.of(
              Role.DEALER,
              Role.SUPERVISOR,
              Role.EXECUTIVE,
              Role.CASHIER,
              Role.AUDITOR,
              Role.DISPLAY);
      roles.forEach(role -> house.somebody(manager, role));
      for (Role role : roles) {
        for (int i = 0; i < 5; i++) {
          refusal(house.door().login("some-" + role, WRONG, THERE));
        }
      }
      for (Role role : roles) {
        given(house.door().login("some-" + role, RIGHT, HERE));
      }
    }
  }

  @Test
  @Clause("FLOOR Guesses")
  @DisplayName("a right password wipes the slate")
  void fourThenRight() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      house.player("ann");
      for (int round = 0; round < 3; round++) {
        for (int i = 0; i < 4; i++) {
          assertEquals(WRONG_SAID, refusal(house.door().login("ann", WRONG, HERE)));
        }
        given(house.door().login("ann", RIGHT, HERE));
      }
    }
  }

  @Test
  @Clause("FLOOR Guesses")
  @DisplayName("guesses made all at once are counted one by one")
  void guessesAtOnce() throws Exception {
    try (OpenHouse house = OpenHouse.in(folder);
        ExecutorService street = Executors.newVirtualThreadPerTaskExecutor()) {
      house.player("ann");
      List<Future<Reply<Badge>>> guesses = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        guesses.add(street.submit(() -> house.door().login("ann", WRONG, HERE)));
      }
      int counted = 0;
      for (Future<Reply<Badge>> guess : guesses) {
        counted +=
            guess.get() instanceof Reply.No<Badge>(var no)
                    && no.id().equals("wrong-name-or-password")
                ? 1
                : 0;
      }
      assertTrue(counted <= 5, counted + " were judged");
      assertTrue(house.story().stream().filter("LoginFailed by door"::equals).count() <= 5);
    }
  }

  @Test
  @Clause("FLOOR Guesses")
  @DisplayName("an address has a pace for wrong passwords, whatever the names")
  void address() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      house.player("ann");
      for (int i = 0; i < Guesses.FREE_OF_AN_ADDRESS; i++) {
        assertEquals(WRONG_SAID, refusal(house.door().login("nobody" + i, WRONG, THERE)));
      }
      assertEquals(tooSoon(10), refusal(house.door().login("ann", RIGHT, THERE)));
      given(house.door().login("ann", RIGHT, HERE));
      house.pass(Duration.ofSeconds(10));
      given(house.door().login("ann", RIGHT, THERE));
    }
  }

  @Test
  @Clause("FLOOR Login")
  @DisplayName("who is not known is told what he would be told otherwise, and leaves no trace")
  void unknown() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      String guest = given(house.door().guest()).who().name();

      for (String name : List.of("nobody", guest, "", "a b", "x".repeat(1_000))) {
        assertEquals(WRONG_SAID, refusal(house.door().login(name, RIGHT, HERE)));
      }
      assertEquals(2, house.journal().size());
    }
  }

  @ParameterizedTest(
      name = "{0}: idle for {1} minutes ends a session, in use it ends after {2} hours")
  @Clause("FLOOR Sessions")
  @CsvSource({"PLAYER, 720, 168", "DEALER, 30, 12"})
  void expiry(Role role, long idleMinutes, long hours) {
    try (OpenHouse house = OpenHouse.in(folder)) {
      if (role == Role.PLAYER) {
        house.player("ann");
      } else {
        house.staff(house.manager(), "ann", role);
      }
      Duration almostIdle = Duration.ofMinutes(idleMinutes).minusMillis(1);

      Badge idle = given(house.door().login("ann", RIGHT, HERE));
      house.pass(almostIdle);
      given(house.door().who(idle.token()));
      house.pass(almostIdle);
      given(house.door().who(idle.token()));
      house.pass(Duration.ofMinutes(idleMinutes));
      assertEquals(ENDED, refusal(house.door().who(idle.token())));

      Badge busy = given(house.door().login("ann", RIGHT, HERE));
      for (long quarter = 1; quarter < 4 * hours; quarter++) {
        house.pass(Duration.ofMinutes(15));
        given(house.door().who(busy.token()));
      }
      house.pass(Duration.ofMinutes(15));
      assertEquals(ENDED, refusal(house.door().who(busy.token())));
    }
  }

  @ParameterizedTest(name = "a restart does not forget that a session was in use: {0}")
  @Clause("FLOOR Sessions")
  @EnumSource
  void seenAcrossRestart(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Badge badge = house.player("ann");
      house.pass(Duration.ofHours(11));
      given(house.door().who(badge.token()));
      house.restart();
      house.pass(Duration.ofHours(11));
      given(house.door().who(badge.token()));
    }
  }

  @ParameterizedTest(name = "what is kept of sessions that are over is given up: {0}")
  @EnumSource
  void sweep(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Badge old = house.player("ann");
      given(house.door().guest());
      house.pass(Duration.ofHours(11));
      given(house.door().who(old.token()));
      house.pass(Duration.ofHours(2));
      Badge fresh = house.player("bob");
      assertEquals(3, house.store().keptOf("session").size());

      house.people().sweep();

      assertEquals(2, house.store().keptOf("session").size());
      assertEquals("ann", given(house.door().who(old.token())).name());
      assertEquals("bob", given(house.door().who(fresh.token())).name());
      house.pass(Duration.ofDays(8));
      house.people().sweep();
      assertEquals(0, house.store().keptOf("session").size());
      assertEquals(0, house.store().keptOf("session-seen").size());
    }
  }

  @ParameterizedTest(name = "a new password ends all other sessions: {0}")
  @Clause("FLOOR Sessions")
  @EnumSource
  void changePassword(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Badge phone = house.player("ann");
      Badge laptop = given(house.door().login("ann", RIGHT, HERE));
      Password better = new Password("battery staple 7");

      assertEquals(
          WRONG_SAID, refusal(house.door().changePassword(laptop.who(), WRONG, better, HERE)));
      assertEquals(
          "A password cannot be the name (FLOOR Passwords)",
          refusal(
              house
                  .door()
                  .changePassword(
                      new Who("ann-from-ohio", Role.PLAYER),
                      RIGHT,
                      new Password("Ann-from-Ohio"),
                      HERE)));
      Badge renewed = given(house.door().changePassword(laptop.who(), RIGHT, better, HERE));

      assertEquals(ENDED, refusal(house.door().who(phone.token())));
      assertEquals(ENDED, refusal(house.door().who(laptop.token())));
      assertEquals("ann", given(house.door().who(renewed.token())).name());
      assertEquals(WRONG_SAID, refusal(house.door().login("ann", RIGHT, HERE)));
      given(house.door().login("ann", better, HERE));
    }
  }

  @Test
  @DisplayName("a token that was never given out opens nothing")
  void madeUpTokens() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      for (String token : List.of("", "x", "\u0000", "a".repeat(100_000))) {
        assertEquals(ENDED, refusal(house.door().who(token)));
      }
    }
  }
}
