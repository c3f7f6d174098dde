package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.HERE;
import static io.queenhigh.floor.people.OpenHouse.RIGHT;
import static io.queenhigh.floor.people.OpenHouse.given;
import static io.queenhigh.floor.people.OpenHouse.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.OpenHouse.On;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("The manager's list")
class StaffTest {

  @TempDir Path folder = Path.of("");

  @ParameterizedTest(name = "begins with one manager, who appoints the others: {0}")
  @Clause("FLOOR Appointments")
  @EnumSource
  void appoints(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Staff staff = house.people().staff();
      assertFalse(staff.hasManager());
      Who maria = house.manager();
      assertTrue(staff.hasManager());
      assertEquals(
          "Only a house in which nobody has an account can be opened as a demo (FLOOR Demo floor)",
          refusal(house.people().demo().open("mallory", RIGHT)));

      house.staff(maria, "dora", Role.DEALER);
      assertEquals(Role.DEALER, given(house.door().login("dora", RIGHT, HERE)).who().role());
      assertEquals(0, house.store().balance("wallet/dora"));
      house.restart();
      assertEquals(
          List.of("dora", "maria"),
          given(house.people().staff().everyone(maria)).stream().map(AccountHolder::name).toList());
    }
  }

  @Test
  @Clause("FLOOR Roles")
  @DisplayName("is for managers only")
  void onlyManagers() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Staff staff = house.people().staff();
      Who maria = house.manager();
      house.staff(maria, "dora", Role.DEALER);
      for (Role role : Role.values()) {
        Who who = house.somebody(maria, role);
        if (role == Role.MANAGER) {
          given(staff.changeRole(who, "dora", Role.SUPERVISOR));
          continue;
        }

        String no = "This is not for " + role.withArticle() + " to do (FLOOR Roles)";
        assertEquals(no, refusal(house.people().demo().register(who, "new", RIGHT, Role.DEALER)));
        assertEquals(no, refusal(staff.changeRole(who, "dora", Role.MANAGER)));
        assertEquals(no, refusal(house.people().demo().resetPassword(who, "dora", RIGHT)));
        assertEquals(no, refusal(staff.deactivate(who, "dora")));
        assertEquals(no, refusal(staff.everyone(who)));
        Who pretending = new Who(who.name(), Role.MANAGER);
        assertInstanceOf(Reply.No.class, staff.deactivate(pretending, "dora"));
      }
    }
  }

  @Test
  @Clause("FLOOR Appointments")
  @DisplayName("nobody changes himself, and players and staff keep to their side")
  void neverHimself() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Staff staff = house.people().staff();
      Who maria = house.manager();
      house.player("ann");
      String guest = given(house.door().guest()).who().name();
      String himself = "Nobody changes their own role or account (FLOOR Appointments)";
      String sides =
          "Players and staff keep to their side; register a new name (FLOOR Appointments)";

      assertEquals(himself, refusal(staff.changeRole(maria, "MARIA", Role.EXECUTIVE)));
      assertEquals(himself, refusal(staff.deactivate(maria, "maria")));
      assertEquals(sides, refusal(staff.changeRole(maria, "ann", Role.DEALER)));
      assertEquals(sides, refusal(staff.changeRole(maria, guest, Role.DEALER)));
      assertEquals(
          "Nobody is appointed a player (FLOOR Appointments)",
          refusal(house.people().demo().register(maria, "bob", RIGHT, Role.PLAYER)));
      assertEquals(
          "Nobody is called bob (FLOOR Names)",
          refusal(staff.changeRole(maria, "bob", Role.DEALER)));
      assertEquals(
          "A guest has no password (FLOOR Passwords)",
          refusal(house.people().demo().resetPassword(maria, guest, RIGHT)));
    }
  }

  @ParameterizedTest(name = "a new role, a reset password or a closed account ends sessions: {0}")
  @Clause({"FLOOR Sessions", "FLOOR Closed accounts"})
  @EnumSource
  void endsSessions(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Staff staff = house.people().staff();
      Who maria = house.manager();
      house.staff(maria, "dora", Role.DEALER);
      Password other = new Password("battery staple 7");

      Badge dealing = given(house.door().login("dora", RIGHT, HERE));
      given(staff.changeRole(maria, "dora", Role.SUPERVISOR));
      assertInstanceOf(Reply.No.class, house.door().who(dealing.token()));

      Badge supervising = given(house.door().login("dora", RIGHT, HERE));
      assertEquals(Role.SUPERVISOR, given(house.door().who(supervising.token())).role());
      given(house.people().demo().resetPassword(maria, "dora", other));
      assertInstanceOf(Reply.No.class, house.door().who(supervising.token()));

      Badge last = given(house.door().login("dora", other, HERE));
      given(staff.deactivate(maria, "dora"));
      assertInstanceOf(Reply.No.class, house.door().who(last.token()));
      assertEquals(
          "This account is closed (FLOOR Closed accounts)",
          refusal(house.door().login("dora", other, HERE)));
      assertEquals(
          "This account is closed (FLOOR Closed accounts)",
          refusal(staff.changeRole(maria, "dora", Role.DEALER)));
      assertEquals(
          List.of(
              "OpenedAsDemo by operator",
              "PersonRegistered by operator",
              "PersonRegistered by maria",
              "LoggedIn by dora",
              "RoleChanged by maria",
              "LoggedIn by dora",
              "PasswordReset by maria",
              "LoggedIn by dora",
              "PersonDeactivated by maria"),
          house.story());
      assertEquals(
          "{\"name\":\"dora\",\"from\":\"dealer\",\"to\":\"supervisor\"}",
          house.journal().get(4).payload());
    }
  }
}
