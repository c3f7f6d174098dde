package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.given;
import static io.queenhigh.floor.people.OpenHouse.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.people.OpenHouse.On;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Clause("FLOOR Play chips")
@DisplayName("At the cashier's window")
class CashierTest {

  @TempDir Path folder = Path.of("");

  @ParameterizedTest(name = "chips go from the cage to a wallet and back, and nowhere else: {0}")
  @EnumSource
  void issueAndRedeem(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Who carl = house.staff(house.manager(), "carl", Role.CASHIER);
      house.player("ann");
      Cashier window = house.people().cashier();

      assertEquals(new Receipt("ann", 250_00), given(window.issue(carl, "Ann", 250_00, "1")));
      assertEquals(1_250_00, house.store().balance("wallet/ann"));
      assertEquals(new Receipt("ann", 1_200_00), given(window.redeem(carl, "ann", 1_200_00, "2")));
      assertEquals(50_00, house.store().balance("wallet/ann"));
      assertEquals(-50_00, house.store().balance("cage"));
      assertEquals(
          "There are not that many chips in wallet/ann (FLOOR Play chips)",
          refusal(window.redeem(carl, "ann", 50_01, "3")));
      assertEquals(50_00, house.store().balance("wallet/ann"));
      assertEquals("{\"player\":\"ann\",\"cents\":120000}", house.journal().getLast().payload());
    }
  }

  @ParameterizedTest(name = "an id that comes again does nothing and gets the first answer: {0}")
  @EnumSource
  void again(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Who maria = house.manager();
      Who carl = house.staff(maria, "carl", Role.CASHIER);
      Who cora = house.staff(maria, "cora", Role.CASHIER);
      house.player("ann");
      Cashier window = house.people().cashier();

      given(window.redeem(carl, "ann", 900_00, "1"));
      assertEquals(new Receipt("ann", 900_00), given(window.redeem(carl, "ann", 900_00, "1")));
      assertEquals(100_00, house.store().balance("wallet/ann"));
      assertEquals(
          "This id was used for another command, which was done; give every command an id of its own"
              + " (FLOOR Play chips)",
          refusal(window.issue(carl, "ann", 900_00, "1")));
      given(window.issue(cora, "ann", 900_00, "1"));
      assertEquals(1_000_00, house.store().balance("wallet/ann"));
    }
  }

  @Test
  @DisplayName("too few and too many chips are not moved")
  void amounts() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who carl = house.staff(house.manager(), "carl", Role.CASHIER);
      String no = "The window moves 1.00 to 100000.00 at a time (FLOOR Play chips)";

      for (long cents : List.of(Long.MIN_VALUE, -100L, 0L, 99L, 100_000_01L, Long.MAX_VALUE)) {
        assertEquals(no, refusal(house.people().cashier().issue(carl, "ann", cents, "1")));
        assertEquals(no, refusal(house.people().cashier().redeem(carl, "ann", cents, "1")));
      }
    }
  }

  @Test
  @DisplayName(
      "nobody serves himself, staff have no wallets, and closed accounts only get theirs back")
  void whom() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who maria = house.manager();
      Who carl = house.staff(maria, "carl", Role.CASHIER);
      house.player("ann");
      String guest = given(house.door().guest()).who().name();
      Cashier window = house.people().cashier();

      assertEquals(
          "Nobody is their own cashier (FLOOR Play chips)",
          refusal(window.issue(carl, "Carl", 100_00, "1")));
      assertEquals(
          "maria does not play and has no wallet (FLOOR Play chips)",
          refusal(window.issue(carl, "maria", 100_00, "2")));
      assertEquals(
          "Nobody is called bob (FLOOR Names)", refusal(window.issue(carl, "bob", 100_00, "3")));
      given(window.issue(carl, guest, 100_00, "4"));

      given(house.people().staff().deactivate(maria, "ann"));
      assertEquals(
          "This account is closed (FLOOR Closed accounts)",
          refusal(window.issue(carl, "ann", 100_00, "5")));
      given(window.redeem(carl, "ann", 1_000_00, "6"));
    }
  }

  @Test
  @Clause("FLOOR Roles")
  @DisplayName("only a cashier keeps the cage")
  void onlyCashiers() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who maria = house.manager();
      house.player("ann");
      for (Role role : Role.values()) {
        Reply<Receipt> reply =
            house.people().cashier().issue(house.somebody(maria, role), "ann", 100_00, "1");

        if (role == Role.CASHIER) {
          given(reply);
        } else {
          assertEquals(
              "This is not for " + role.withArticle() + " to do (FLOOR Roles)", refusal(reply));
        }
      }
    }
  }
}
