package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.given;
import static io.queenhigh.floor.people.OpenHouse.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.people.OpenHouse.On;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Clause("FLOOR Play chips")
@DisplayName("Fresh chips")
class FreshChipsTest {

  @TempDir Path folder = Path.of("");

  @ParameterizedTest(name = "come three times a day to whoever is broke, and again tomorrow: {0}")
  @EnumSource
  void threeADay(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Who carl = house.staff(house.manager(), "carl", Role.CASHIER);
      Who guest = given(house.door().guest()).who();
      FreshChips fresh = house.people().freshChips();

      assertEquals(
          "You have 1000.00; fresh chips come when less than 25.00 is left (FLOOR Play chips)",
          refusal(fresh.give(guest)));
      for (int time = 1; time <= 3; time++) {
        lose(house, carl, guest, "lost-" + time);
        assertEquals(
            Optional.of(new FreshChips.Offer(true, 1_000_00, 4 - time)),
            fresh.offer(guest.name(), () -> 0));
        assertEquals(
            Optional.of(new FreshChips.Offer(false, 1_000_00, 4 - time)),
            fresh.offer(guest.name(), () -> 25_00),
            "what lies in his racks counts");
        assertEquals(new Receipt(guest.name(), 1_000_00), given(fresh.give(guest)));
        assertEquals("FreshChipsGiven by door", house.story().getLast());
        assertEquals(1_000_00, house.store().balance("wallet/" + guest.name()));
      }
      lose(house, carl, guest, "lost-4");
      assertEquals(
          "You have had fresh chips 3 times today; come back tomorrow (FLOOR Play chips)",
          refusal(fresh.give(guest)));

      house.pass(Duration.ofDays(1));
      assertEquals(1_000_00, given(fresh.give(guest)).cents());
    }
  }

  private static void lose(OpenHouse house, Who carl, Who guest, String id) {
    given(house.people().cashier().redeem(carl, guest.name(), 1_000_00, id));
  }

  @Test
  @DisplayName("are a demo's: elsewhere the cashier gives chips")
  void onlyInADemo() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who guest = given(house.door().guest()).who();
      assertEquals(Optional.empty(), house.people().freshChips().offer(guest.name(), () -> 0));
      assertEquals(
          "Only a demo gives fresh chips; ask the cashier for them (FLOOR Play chips)",
          refusal(house.people().freshChips().give(guest)));
    }
  }

  @Test
  @DisplayName("are not for somebody who has excluded himself")
  void notForTheExcluded() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who carl = house.staff(house.manager(), "carl", Role.CASHIER);
      Who guest = given(house.door().guest()).who();
      lose(house, carl, guest, "lost-1");
      given(house.people().care().exclude(guest, Duration.ofDays(2)));
      assertEquals(
          "You have excluded yourself from play until 2026-11-17 12:00 UTC (FLOOR Self-exclusion)",
          refusal(house.people().freshChips().give(guest)));
    }
  }
}
