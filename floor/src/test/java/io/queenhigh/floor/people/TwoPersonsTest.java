package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.HERE;
import static io.queenhigh.floor.people.OpenHouse.RIGHT;
import static io.queenhigh.floor.people.OpenHouse.given;
import static io.queenhigh.floor.people.OpenHouse.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.OpenHouse.On;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A real house, in which nobody does alone what takes two. */
@DisplayName("Two persons")
class TwoPersonsTest {

  private static final Duration QUIET = Duration.ofHours(1);

  @TempDir Path folder = Path.of("");

  @ParameterizedTest(
      name = "appoint: one proposes, another approves, each has half of the code: {0}")
  @Clause({"FLOOR Two managers", "FLOOR First sign-in"})
  @EnumSource
  void appoint(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Staff staff = house.people().staff();
      Newcomer mia = house.named("mia");
      Newcomer moe = house.named("moe");
      assertEquals(
          "The house has managers enough, who do this together (FLOOR Appointments)",
          refusal(staff.nameManager("max")));
      Who one = mia.signsIn().who();
      Who other = moe.signsIn().who();

      StaffChange proposed = given(staff.appoint(one, "sue", Role.SUPERVISOR));
      assertTrue(house.people().find("sue").isEmpty());
      long number = proposed.proposal().orElseThrow();
      String second = "Whoever proposes does not approve; somebody else does (FLOOR Two managers)";
      assertEquals(second, refusal(house.people().proposals().approve(one, number)));
      assertEquals(
          "The same is already waiting for a second manager (FLOOR Two managers)",
          refusal(staff.appoint(other, "Sue", Role.CASHIER)));
      StaffChange done = given(house.people().proposals().approve(other, number));

      String first = proposed.code().orElseThrow();
      String rest = done.code().orElseThrow();
      for (String half : List.of(first, rest, first + first, rest + rest)) {
        assertEquals(
            "That name and code do not match, or the code is used or too old (FLOOR First sign-in)",
            refusal(house.door().firstSignIn("sue", half, RIGHT, HERE)));
      }
      Newcomer sue = house.comes("sue", first + rest);
      assertEquals(Role.SUPERVISOR, sue.signsIn().who().role());
      assertInstanceOf(
          Reply.No.class, house.door().firstSignIn("sue", first + rest, RIGHT, "192.0.2.9"));
      assertEquals(
          List.of(
              "AppointmentProposed by mia",
              "ProposalApproved by moe",
              "PersonRegistered by moe",
              "CodeGiven by moe"),
          house.story().stream().filter(line -> !line.startsWith("Log")).toList().subList(11, 15));
    }
  }

  @Test
  @Clause({"FLOOR Two managers", "FLOOR Demo floor", "FLOOR First sign-in"})
  @DisplayName("one manager alone puts nobody into a post that signs, nor out of it")
  void alone() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Staff staff = house.people().staff();
      Who mia = house.named("mia").signsIn().who();
      house.named("moe");
      for (Role role : Role.values()) {
        if (role.isPutByTwo()) {
          given(staff.appoint(mia, "ghost-of-" + role, role));
          assertTrue(house.people().find("ghost-of-" + role).isEmpty(), role.toString());
        }
      }
      assertTrue(given(staff.appoint(mia, "screen", Role.DISPLAY)).code().isPresent());
      given(staff.changeRole(mia, "screen", Role.SUPERVISOR));
      assertEquals(Role.DISPLAY, house.people().find("screen").orElseThrow().role());
      house.player("ann");
      given(staff.reset(mia, "ann"));
      given(house.door().login("ann", RIGHT, HERE));
      given(staff.deactivate(mia, "ann"));
      assertTrue(house.people().find("ann").orElseThrow().active());
      given(staff.deactivate(mia, "moe"));
      given(staff.reset(mia, "moe"));
      assertTrue(house.people().find("moe").orElseThrow().active());
      given(staff.limit(mia, new HouseLimits(1_000_000_00, 1_000_000_00, 0, 300_000)));
      assertEquals(HouseLimits.USUAL, staff.limits());

      String own =
          "Nobody chooses another's password: who is appointed gets a code and chooses his own"
              + " (FLOOR First sign-in)";
      assertEquals(
          own, refusal(house.people().demo().register(mia, "ghost", RIGHT, Role.SUPERVISOR)));
      assertEquals(own, refusal(house.people().demo().resetPassword(mia, "moe", RIGHT)));
      String demo =
          "Only a house in which nobody has an account can be opened as a demo (FLOOR Demo floor)";
      assertEquals(demo, refusal(house.people().demo().open("demo-manager", RIGHT)));
      assertEquals(demo, refusal(house.people().demo().mark("")));
      assertFalse(house.people().demo().isDemo());
      for (Proposals.Waiting waiting : given(house.people().proposals().waiting(mia))) {
        assertInstanceOf(Reply.No.class, house.people().proposals().approve(mia, waiting.number()));
      }
    }
  }

  @Test
  @Clause("FLOOR Demo floor")
  @DisplayName("whoever has the machine makes no demo of a house that has players and no staff yet")
  void noDemoOfPlayers() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      house.player("ann");
      assertEquals(
          "Only a house in which nobody has an account can be opened as a demo (FLOOR Demo floor)",
          refusal(house.people().demo().open("demo-manager", RIGHT)));
      assertFalse(house.people().demo().isDemo());
    }
  }

  @Test
  @Clause("FLOOR Second factor")
  @DisplayName("a password alone opens no door, and no code is taken twice")
  void secondFactor() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Newcomer mia = house.named("mia");
      assertEquals(
          "Set up an authenticator first: staff need a second factor (FLOOR Second factor)",
          refusal(house.door().login("mia", mia.password(), HERE)));
      String code = mia.shows();
      given(house.door().login("mia", mia.password(), Optional.of(code), HERE));
      assertEquals(
          "Type the code that your authenticator shows, too (FLOOR Second factor)",
          refusal(house.door().login("mia", mia.password(), HERE)));
      String wrong = "Name or password is wrong (FLOOR Login)";
      assertEquals(
          wrong, refusal(house.door().login("mia", mia.password(), Optional.of(code), HERE)));
      house.pass(Duration.ofMinutes(1));
      given(house.door().login("mia", mia.password(), Optional.of(mia.shows()), HERE));
      assertEquals(
          "Your authenticator is set up; only a reset by managers changes it (FLOOR Second factor)",
          refusal(house.door().secondFactor("mia", mia.password(), HERE)));

      String kept = house.store().kept("credentials", "mia").orElseThrow();
      assertTrue(kept.contains("sealed/1:"), kept);
    }
  }

  @Test
  @Clause("FLOOR Second factor")
  @DisplayName("a recovery code opens the door once")
  void recovery() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      String code = given(house.people().staff().nameManager("mia")).code().orElseThrow();
      FirstSignIn first = given(house.door().firstSignIn("mia", code, RIGHT, HERE));
      SecondFactor factor = first.factor().orElseThrow();
      byte[] secret = Totp.fromBase32(factor.secret());
      Optional<String> putBy = Optional.of(factor.recovery().getFirst());
      assertInstanceOf(Reply.No.class, house.door().login("mia", RIGHT, putBy, HERE));
      String now = Totp.code(secret, Totp.step(house.now().toEpochMilli()));
      given(house.door().login("mia", RIGHT, Optional.of(now), HERE));
      given(house.door().login("mia", RIGHT, putBy, HERE));
      assertInstanceOf(Reply.No.class, house.door().login("mia", RIGHT, putBy, HERE));
      assertTrue(factor.uri().startsWith("otpauth://totp/Queenhigh:mia?secret="), factor.uri());
    }
  }

  @Test
  @Clause("FLOOR First sign-in")
  @DisplayName("a code is good for a day")
  void codeGrowsOld() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      String code = given(house.people().staff().nameManager("mia")).code().orElseThrow();
      house.pass(Duration.ofDays(1));
      assertInstanceOf(Reply.No.class, house.door().firstSignIn("mia", code, RIGHT, HERE));
    }
  }

  @Test
  @Clause("FLOOR Quiet time")
  @DisplayName("nobody signs for a while after an appointment, another post or a reset")
  void quiet() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Newcomer mia = house.named("mia");
      Newcomer moe = house.named("moe");
      Newcomer max = house.appointed(mia, moe, "max", Role.MANAGER);
      Who third = max.signsIn().who();
      String soon = "After an appointment or a reset nobody signs for a while: you do from ";
      assertTrue(
          refusal(house.people().staff().appoint(third, "dan", Role.DEALER)).startsWith(soon));
      given(house.people().staff().everyone(third));
      house.pass(QUIET);
      given(house.people().staff().appoint(third, "dan", Role.DEALER));

      house.reset(third, moe, "mia");
      Who again = house.lastComer().signsIn().who();
      assertTrue(
          refusal(house.people().staff().appoint(again, "dora", Role.DEALER)).startsWith(soon));
    }
  }

  @Test
  @Clause("FLOOR Two managers")
  @DisplayName("who is reset keeps neither password nor authenticator, and has no say in it")
  void reset() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Newcomer mia = house.named("mia");
      Newcomer moe = house.named("moe");
      Newcomer max = house.appointed(mia, moe, "max", Role.MANAGER);
      Badge badge = max.signsIn();
      Who one = mia.signsIn().who();
      StaffChange proposed = given(house.people().staff().reset(one, "max"));
      house.pass(QUIET);
      long number = proposed.proposal().orElseThrow();
      assertEquals(
          "Nobody changes their own role or account (FLOOR Appointments)",
          refusal(house.people().proposals().approve(max.signsIn().who(), number)));
      StaffChange done = given(house.people().proposals().approve(moe.signsIn().who(), number));
      assertInstanceOf(Reply.No.class, house.door().who(badge.token()));
      assertInstanceOf(
          Reply.No.class,
          house.door().login("max", max.password(), Optional.of(max.shows()), HERE));
      Newcomer again =
          house.comes("max", proposed.code().orElseThrow() + done.code().orElseThrow());
      again.signsIn();
      assertNotEquals(max.shows(), again.shows());
    }
  }

  @Test
  @Clause({"FLOOR Two managers", "FLOOR First sign-in"})
  @DisplayName("who gets another post comes in by a new code, of which each manager has half")
  void anotherPost() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Newcomer mia = house.named("mia");
      Newcomer moe = house.named("moe");
      Staff staff = house.people().staff();
      Who one = mia.signsIn().who();
      Who other = moe.signsIn().who();
      String known = given(staff.appoint(one, "screen", Role.DISPLAY)).code().orElseThrow();
      StaffChange wanted = given(staff.changeRole(one, "screen", Role.CASHIER));
      StaffChange done =
          given(house.people().proposals().approve(other, wanted.proposal().orElseThrow()));
      String first = wanted.code().orElseThrow();
      for (String half : List.of(known, first, first + known, done.code().orElseThrow())) {
        assertInstanceOf(Reply.No.class, house.door().firstSignIn("screen", half, RIGHT, HERE));
      }
      Newcomer carl = house.comes("screen", first + done.code().orElseThrow());
      assertEquals(Role.CASHIER, carl.signsIn().who().role());

      Newcomer sue = house.appointed(mia, moe, "sue", Role.DEALER);
      sue.signsIn();
      StaffChange up = given(staff.changeRole(one, "sue", Role.SUPERVISOR));
      given(house.people().proposals().approve(other, up.proposal().orElseThrow()));
      assertEquals(
          "Name or password is wrong (FLOOR Login)",
          refusal(house.door().login("sue", sue.password(), Optional.of(sue.shows()), HERE)));
    }
  }

  @Test
  @Clause("FLOOR Two managers")
  @DisplayName("reset a player, who comes in to his chips, and nobody alone")
  void playersReset() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Newcomer mia = house.named("mia");
      Newcomer moe = house.named("moe");
      house.player("ann");
      StaffChange wanted = given(house.people().staff().reset(mia.signsIn().who(), "ann"));
      String half = wanted.code().orElseThrow();
      assertInstanceOf(Reply.No.class, house.door().firstSignIn("ann", half, RIGHT, HERE));
      StaffChange done =
          given(
              house
                  .people()
                  .proposals()
                  .approve(moe.signsIn().who(), wanted.proposal().orElseThrow()));
      assertInstanceOf(Reply.No.class, house.door().firstSignIn("ann", half, RIGHT, HERE));
      Password own = new Password("a new one of her own 3");
      given(house.door().firstSignIn("ann", half + done.code().orElseThrow(), own, HERE));
      given(house.door().login("ann", own, HERE));
    }
  }

  @Test
  @Clause("FLOOR Two managers")
  @DisplayName("and nobody withdraws what others have proposed about him")
  void notOnesOwn() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Newcomer mia = house.named("mia");
      Newcomer moe = house.named("moe");
      StaffChange closing = given(house.people().staff().deactivate(mia.signsIn().who(), "moe"));
      long number = closing.proposal().orElseThrow();
      assertEquals(
          "Nobody withdraws what others have proposed about them (FLOOR Two managers)",
          refusal(house.people().proposals().withdraw(moe.signsIn().who(), number)));
      given(house.people().proposals().withdraw(mia.signsIn().who(), number));
    }
  }

  @Test
  @Clause("FLOOR Player's word")
  @DisplayName("a player's word at the cage holds as long as two managers have said, and no longer")
  void wordHasAnEnd() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Newcomer mia = house.named("mia");
      Newcomer moe = house.named("moe");
      Newcomer carl = house.appointed(mia, moe, "carl", Role.CASHIER);
      Who ann = house.player("ann").who();
      house.pass(QUIET);
      Cashier window = house.people().cashier();
      Proposals proposals = house.people().proposals();
      HouseLimits shorter = new HouseLimits(10_000_00, 50_000_00, 3_600_000, 600_000);
      StaffChange wanted = given(house.people().staff().limit(mia.signsIn().who(), shorter));
      given(proposals.approve(moe.signsIn().who(), wanted.proposal().orElseThrow()));

      long first = given(window.ask(ann, 200_00)).proposal().orElseThrow();
      house.pass(Duration.ofMinutes(11));
      assertTrue(window.asked(ann).orElseThrow().expired());
      Who cashier = carl.signsIn().who();
      assertEquals(
          "ann asked for this too long ago and has to ask again (FLOOR Player's word)",
          refusal(proposals.approve(cashier, first)));
      assertTrue(
          given(proposals.waiting(cashier)).stream()
              .anyMatch(one -> one.number() == first && one.expired()));
      assertTrue(given(window.redeem(cashier, "ann", 200_00, "1")).proposal().isPresent());
      assertEquals(1_000_00, house.store().balance("wallet/ann"));

      given(window.ask(ann, 150_00));
      assertFalse(window.asked(ann).orElseThrow().expired());
      assertEquals(new Receipt("ann", 150_00), given(window.redeem(cashier, "ann", 150_00, "2")));
      assertEquals(850_00, house.store().balance("wallet/ann"));
    }
  }

  @Test
  @Clause({"FLOOR Two managers", "FLOOR Closed accounts"})
  @DisplayName("a player's account is closed by two, and what is in its wallet stays his")
  void closedByTwo() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Newcomer mia = house.named("mia");
      Newcomer moe = house.named("moe");
      Newcomer carl = house.appointed(mia, moe, "carl", Role.CASHIER);
      house.player("ann");
      house.pass(QUIET);
      Who one = mia.signsIn().who();
      Who other = moe.signsIn().who();
      StaffChange closing = given(house.people().staff().deactivate(one, "ann"));
      given(house.door().login("ann", RIGHT, HERE));
      Proposals proposals = house.people().proposals();
      given(proposals.approve(other, closing.proposal().orElseThrow()));
      assertEquals(
          "This account is closed (FLOOR Closed accounts)",
          refusal(house.door().login("ann", RIGHT, HERE)));
      Receipt due =
          given(house.people().cashier().redeem(carl.signsIn().who(), "ann", 1_000_00, "1"));
      given(proposals.approve(other, due.proposal().orElseThrow()));
      assertEquals(0, house.store().balance("wallet/ann"));
    }
  }

  @ParameterizedTest(name = "redeem chips that a player has not asked for: {0}")
  @Clause({"FLOOR Player's word", "FLOOR Two at the window"})
  @EnumSource
  void playersWord(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Newcomer mia = house.named("mia");
      Newcomer moe = house.named("moe");
      Newcomer carl = house.appointed(mia, moe, "carl", Role.CASHIER);
      Who ann = house.player("ann").who();
      house.pass(QUIET);
      Who cashier = carl.signsIn().who();
      Who manager = moe.signsIn().who();
      Cashier window = house.people().cashier();
      Proposals proposals = house.people().proposals();

      Receipt alone = given(window.redeem(cashier, "ann", 100_00, "1"));
      assertTrue(alone.proposal().isPresent());
      assertEquals(1_000_00, house.store().balance("wallet/ann"));
      assertInstanceOf(Reply.No.class, proposals.approve(cashier, alone.proposal().orElseThrow()));
      given(proposals.approve(manager, alone.proposal().orElseThrow()));
      assertEquals(900_00, house.store().balance("wallet/ann"));

      Receipt asked = given(window.ask(ann, 200_00));
      assertEquals(asked.proposal(), window.asked(ann).map(Redemption::number));
      assertEquals(
          "You have already asked: cancel that request first (FLOOR Player's word)",
          refusal(window.ask(ann, 200_00)));
      assertTrue(given(window.redeem(cashier, "ann", 200_01, "2")).proposal().isPresent());
      assertEquals(new Receipt("ann", 200_00), given(window.redeem(cashier, "ann", 200_00, "3")));
      assertEquals(new Receipt("ann", 200_00), given(window.redeem(cashier, "ann", 200_00, "3")));
      assertEquals(700_00, house.store().balance("wallet/ann"));
      assertTrue(given(window.redeem(cashier, "ann", 200_00, "4")).proposal().isPresent());

      given(window.ask(ann, 300_00));
      given(window.takeBack(ann));
      assertEquals(
          "You have not asked to have chips redeemed (FLOOR Player's word)",
          refusal(window.takeBack(ann)));
      assertTrue(given(window.redeem(cashier, "ann", 300_00, "5")).proposal().isPresent());

      Receipt issued = given(window.issue(cashier, "ann", 20_000_00, "6"));
      given(proposals.approve(manager, issued.proposal().orElseThrow()));
      long large = given(window.ask(ann, 15_000_00)).proposal().orElseThrow();
      assertTrue(given(window.redeem(cashier, "ann", 15_000_00, "7")).proposal().isPresent());
      assertEquals(
          "This is more than a cashier moves alone: a supervisor, executive or manager agrees"
              + " (FLOOR Two at the window)",
          refusal(proposals.approve(cashier, large)));
      given(proposals.approve(manager, large));
      assertEquals(5_700_00, house.store().balance("wallet/ann"));
    }
  }

  @ParameterizedTest(name = "move chips above the limit, at once or in a day: {0}")
  @Clause("FLOOR Two at the window")
  @EnumSource
  void cash(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Newcomer mia = house.named("mia");
      Newcomer moe = house.named("moe");
      Newcomer carl = house.appointed(mia, moe, "carl", Role.CASHIER);
      house.player("ann");
      house.pass(QUIET);
      Who cashier = carl.signsIn().who();
      Cashier window = house.people().cashier();

      given(window.issue(cashier, "ann", 10_000_00, "1"));
      Receipt waits = given(window.issue(cashier, "ann", 10_000_01, "2"));
      long number = waits.proposal().orElseThrow();
      assertEquals(waits, given(window.issue(cashier, "ann", 10_000_01, "2")));
      assertEquals(11_000_00, house.store().balance("wallet/ann"));
      assertInstanceOf(Reply.No.class, house.people().proposals().approve(cashier, number));
      given(house.people().proposals().approve(moe.signsIn().who(), number));
      assertEquals(21_000_01, house.store().balance("wallet/ann"));

      Who ann = new Who("ann", Role.PLAYER);
      for (int i = 0; i < 4; i++) {
        given(window.ask(ann, 5_000_00));
        assertTrue(given(window.redeem(cashier, "ann", 5_000_00, "r" + i)).proposal().isEmpty());
        given(window.issue(cashier, "ann", 5_000_00, "i" + i));
      }
      assertTrue(given(window.issue(cashier, "ann", 1_00, "last")).proposal().isPresent());
      given(window.ask(ann, 1_00));
      assertTrue(given(window.redeem(cashier, "ann", 1_00, "over")).proposal().isPresent());
      house.pass(Duration.ofDays(1));
      Who nextDay = carl.signsIn().who();
      assertTrue(given(window.redeem(nextDay, "ann", 1_00, "new")).proposal().isEmpty());
    }
  }

  @Test
  @Clause("FLOOR Two at the window")
  @DisplayName("change the house's limits")
  void limits() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Newcomer mia = house.named("mia");
      Newcomer moe = house.named("moe");
      HouseLimits wanted = new HouseLimits(500_00, 900_00, 0, 86_400_000);
      StaffChange proposed = given(house.people().staff().limit(mia.signsIn().who(), wanted));
      given(
          house
              .people()
              .proposals()
              .approve(moe.signsIn().who(), proposed.proposal().orElseThrow()));
      assertEquals(wanted, house.people().staff().limits());
      Newcomer carl = house.appointed(mia, moe, "carl", Role.CASHIER);
      house.player("ann");
      Cashier window = house.people().cashier();
      assertTrue(
          given(window.issue(carl.signsIn().who(), "ann", 500_01, "1")).proposal().isPresent());
    }
  }
}
