package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.HERE;
import static io.queenhigh.floor.people.OpenHouse.RIGHT;
import static io.queenhigh.floor.people.OpenHouse.given;
import static io.queenhigh.floor.people.OpenHouse.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.OpenHouse.On;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Clause("FLOOR Names")
@DisplayName("A guest who keeps his name")
class KeepNameTest {

  @TempDir Path folder = Path.of("");

  @ParameterizedTest(name = "has his wallet, his limits and his seat under it, for good: {0}")
  @EnumSource
  void nothingIsLost(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Badge guest = given(house.door().guest());
      String name = guest.who().name();
      given(
          house
              .people()
              .care()
              .limit(guest.who(), PlayLimits.of(OptionalLong.of(90), OptionalLong.of(200_00))));

      Badge player = given(house.door().keepName(guest.who(), RIGHT));
      assertEquals(new Who(name, Role.PLAYER), player.who());
      assertEquals("GuestRegistered by " + name, house.story().getLast());
      assertEquals(1_000_00, house.store().balance("wallet/" + name));

      house.restart();
      assertEquals(player.who(), given(house.door().who(player.token())));
      assertEquals(
          OptionalLong.of(90),
          given(house.people().care().standing(player.who())).limits().minutes());
      assertEquals(player.who(), given(house.door().login(name, RIGHT, HERE)).who());
    }
  }

  @Test
  @DisplayName("leaves his guest's sessions behind and is kept with those who have an account")
  void oneRow() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Badge guest = given(house.door().guest());
      String name = guest.who().name();
      given(house.door().keepName(guest.who(), RIGHT));
      assertEquals(
          "Your session has ended; log in again (FLOOR Sessions)",
          refusal(house.door().who(guest.token())));
      assertTrue(house.store().keptOf("guest").isEmpty());
      assertTrue(house.store().kept("person", name).isPresent());
      given(house.people().care().exclude(new Who(name, Role.PLAYER), Duration.ofDays(1)));
      assertTrue(house.store().keptOf("guest").isEmpty());
    }
  }

  @Test
  @DisplayName("does it once, and with a password that is one")
  void refused() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who guest = given(house.door().guest()).who();
      assertTrue(
          refusal(house.door().keepName(guest, new Password("short")))
              .endsWith("(FLOOR Passwords)"));
      Who player = given(house.door().keepName(guest, RIGHT)).who();
      assertEquals(
          player.name() + " has a password and is yours (FLOOR Names)",
          refusal(house.door().keepName(player, RIGHT)));
      assertTrue(refusal(house.door().keepName(guest, RIGHT)).endsWith("(FLOOR Roles)"));
    }
  }
}
