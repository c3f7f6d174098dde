package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.HERE;
import static io.queenhigh.floor.people.OpenHouse.RIGHT;
import static io.queenhigh.floor.people.OpenHouse.given;
import static io.queenhigh.floor.people.OpenHouse.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.OpenHouse.On;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Vault;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Names that look alike")
class LookAlikesTest {

  @TempDir Path folder = Path.of("");

  @ParameterizedTest
  @Clause("FLOOR Names")
  @ValueSource(
      strings = {
        "\u0430nn", // a Cyrillic a
        "ann\u3164", // a Hangul filler, which nobody sees
        "\u1160ann",
        "\uff21nn", // full width
        "a\u0578\u0578", // Armenian vo
        "ann\u0661" // an Arabic digit beside Latin letters
      })
  void whatMisleadsIsNoName(String name) {
    try (OpenHouse house = OpenHouse.in(folder)) {
      assertTrue(refusal(house.door().register(name, RIGHT)).endsWith("(FLOOR Names)"), name);
    }
  }

  @ParameterizedTest
  @Clause("FLOOR Names")
  @ValueSource(
      strings = {
        "Iinda", // a capital i
        "1inda",
        "linda.",
        "lin_da",
        "l\u00ednda",
        "lind\u0251" // a Latin alpha
      })
  void whoLooksLikeSomebodyIsTurnedAway(String name) {
    try (OpenHouse house = OpenHouse.in(folder)) {
      house.player("linda");
      house.restart();
      assertEquals(
          name + " looks like linda, who is here already (FLOOR Names)",
          refusal(house.door().register(name, RIGHT)));
    }
  }

  @Test
  @Clause("FLOOR Names")
  @DisplayName("whole words of another script that look like a Latin one are seen, too")
  void wholeScript() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      house.player("cope");
      assertEquals(
          "\u0441\u043e\u0440\u0435 looks like cope, who is here already (FLOOR Names)",
          refusal(house.door().register("\u0441\u043e\u0440\u0435", RIGHT)));
      given(house.door().register("\u0438\u0432\u0430\u043d", RIGHT));
      given(house.door().register("J\u00fcrgen", RIGHT));
      given(house.door().register("\u5c71\u7530", RIGHT));
    }
  }

  @Test
  @Clause("FLOOR Names")
  @DisplayName("nobody looks like the house")
  void theHouse() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      for (String name :
          List.of(
              "f1oor",
              "d00r",
              "guest-1",
              "manager",
              "Manager.",
              "m\u00e1nager",
              "admin",
              "f-loor")) {
        assertTrue(refusal(house.door().register(name, RIGHT)).endsWith("(FLOOR Names)"), name);
      }
    }
  }

  @ParameterizedTest(name = "another node's newcomers are looked at, too: {0}")
  @Clause("FLOOR Names")
  @EnumSource(names = "POSTGRESQL")
  void anotherNode(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder);
        OpenHouse other = house.another()) {
      house.player("bob");
      other.player("linda");
      assertEquals(
          "Iinda looks like linda, who is here already (FLOOR Names)",
          refusal(house.door().register("Iinda", RIGHT)));
    }
  }

  @Test
  @Clause("FLOOR Names")
  @DisplayName("who has had such a name since before keeps it and comes in")
  void oldNamesKeepWorking() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      house.player("old");
      String id = "\u0430nn";
      Vault vault = house.store().vault();
      String old = vault.unbind("person/old", house.store().kept("person", "old").orElseThrow());
      String body = vault.bind("person/" + id, old.replace("old", id));
      house
          .store()
          .write(Writing.keeping(List.of(new Kept("person", id, Optional.of(body)))))
          .join();
      given(house.door().login(id, RIGHT, HERE));
    }
  }
}
