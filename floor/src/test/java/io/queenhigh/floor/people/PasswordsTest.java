package io.queenhigh.floor.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.ruling.Refused;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Passwords")
class PasswordsTest {

  private final Passwords passwords = Passwords.withFewPlaces(new SecureRandom(), HashWork.USUAL);

  @Test
  @DisplayName("are kept as Argon2id with 19 MiB, two passes and a salt of their own")
  void kept() {
    String one = passwords.hash(OpenHouse.RIGHT).orElseThrow();
    String other = passwords.hash(OpenHouse.RIGHT).orElseThrow();

    assertTrue(one.startsWith("$argon2id$v=19$m=19456,t=2,p=1$"), one);
    assertNotEquals(one, other);
    assertEquals(Optional.of(true), passwords.matches(OpenHouse.RIGHT, Optional.of(one)));
    assertEquals(Optional.of(false), passwords.matches(OpenHouse.WRONG, Optional.of(one)));
  }

  @Test
  @DisplayName("are read with the parameters they were kept with: the reference program's example")
  void reference() {
    Optional<String> example =
        Optional.of(
            "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc");

    assertEquals(Optional.of(true), passwords.matches(new Password("password"), example));
    assertEquals(Optional.of(false), passwords.matches(new Password("passwore"), example));
  }

  @Test
  @DisplayName("match nobody who has none, whatever was typed")
  void nobody() {
    assertEquals(Optional.of(false), passwords.matches(OpenHouse.RIGHT, Optional.empty()));
  }

  @Test
  @DisplayName("are the same in composed and decomposed characters")
  void normal() {
    String kept = passwords.hash(new Password("Zürich am See")).orElseThrow();

    assertEquals(
        Optional.of(true),
        passwords.matches(new Password("Zu\u0308rich am See"), Optional.of(kept)));
  }

  @Test
  @DisplayName("are hashed a few at a time; a crowd is asked to come back")
  void crowd() throws Exception {
    Semaphore places = new Semaphore(0, true);
    Passwords slow = new Passwords(new SecureRandom(), HashWork.USUAL, places, 2);
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Optional<String>> first = people.submit(() -> slow.hash(OpenHouse.RIGHT));
      Future<Optional<String>> second = people.submit(() -> slow.hash(OpenHouse.RIGHT));
      while (places.getQueueLength() < 2) {
        Thread.onSpinWait();
      }

      assertEquals(Optional.empty(), slow.hash(OpenHouse.RIGHT));
      assertEquals(Optional.empty(), slow.matches(OpenHouse.RIGHT, Optional.empty()));
      places.release();
      assertTrue(first.get().isPresent());
      assertTrue(second.get().isPresent());
    }
  }

  @ParameterizedTest(name = "such as {0} are refused: {1}")
  @Clause("FLOOR Passwords")
  @CsvSource(
      delimiter = '|',
      value = {
        "nine char | A password has 10 to 200 characters",
        "Alexandra.B | A password cannot be the name",
        "Password123 | This password is among the most common; choose another",
        "1234567890 | This password is among the most common; choose another"
      })
  void refused(String typed, String why) {
    assertEquals(
        Optional.of(why),
        PasswordPolicy.problem("alexandra.b", new Password(typed)).map(Refused::why));
  }

  @Test
  @Clause("FLOOR Passwords")
  @DisplayName("may be 200 characters long, counted as people count, and not one more")
  void long200() {
    Password longest = new Password("🂭".repeat(200));

    assertEquals(Optional.empty(), PasswordPolicy.problem("ann", longest));
    assertTrue(PasswordPolicy.problem("ann", new Password(longest.typed() + "x")).isPresent());
  }

  @ParameterizedTest(name = "{0} can be a name")
  @Clause("FLOOR Names")
  @ValueSource(strings = {"a", "Ann", "ann.b-c_d", "7of9", "Zoë", "王伟"})
  void names(String name) {
    assertEquals(Optional.empty(), Names.problem(name));
  }

  @ParameterizedTest(name = "{0} can not")
  @Clause("FLOOR Names")
  @ValueSource(
      strings = {
        "",
        " ",
        "-ann",
        "..",
        "ann b",
        "ann/b",
        "a\u0000b",
        "<ann>",
        "guest-ann",
        "Guest-ann",
        "practice-1",
        "house",
        "CAGE",
        "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddX"
      })
  void noNames(String name) {
    assertTrue(Names.problem(name).isPresent());
  }
}
