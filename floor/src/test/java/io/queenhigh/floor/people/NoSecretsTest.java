package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.HERE;
import static io.queenhigh.floor.people.OpenHouse.RIGHT;
import static io.queenhigh.floor.people.OpenHouse.WRONG;
import static io.queenhigh.floor.people.OpenHouse.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.office.RoomRules;
import io.queenhigh.floor.office.WallFigure;
import io.queenhigh.floor.office.WallSignal;
import io.queenhigh.floor.office.WallThresholds;
import io.queenhigh.floor.school.DrillMark;
import io.queenhigh.floor.school.Exercise;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("No secret")
class NoSecretsTest {

  /** What a demo never writes. */
  private static final Set<String> OF_A_REAL_HOUSE =
      Set.of(
          "HouseLimitsSet",
          "AppointmentProposed",
          "RoleProposed",
          "ResetProposed",
          "ClosingProposed",
          "RoomRulesEntered",
          "EntryConfirmed",
          "RecordEntered",
          "EntryEnded",
          "DrillHandedIn",
          "DrillAssigned",
          "AssignmentWithdrawn",
          "DealerSignedOff",
          "SignOffEnded",
          "LimitsProposed",
          "CashProposed",
          "ProposalApproved",
          "ProposalWithdrawn",
          "CodeGiven",
          "PasswordChosen",
          "SecondFactorOffered",
          "SecondFactorSet",
          "RecoveryCodeUsed");

  @TempDir Path folder = Path.of("");

  @Test
  @DisplayName("is in the journal, in anything that prints, or in a row in the clear")
  void nowhere() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Password better = new Password("battery staple 7");
      List<Object> seen = new ArrayList<>();
      List<String> tokens = new ArrayList<>();
      Who maria = house.manager();
      Who carl = house.staff(maria, "carl", Role.CASHIER);
      house.staff(maria, "dora", Role.DEALER);
      Badge ann = house.player("ann");
      Badge guest = given(house.door().guest());
      Badge stays = given(house.door().keepName(given(house.door().guest()).who(), RIGHT));
      seen.add(house.people().cashier().redeem(carl, stays.who().name(), 1_000_00, "0"));
      seen.add(house.people().freshChips().give(stays.who()));
      for (int i = 0; i < 5; i++) {
        seen.add(house.door().login("ann", WRONG, HERE));
      }
      seen.add(house.door().login(RIGHT.typed(), RIGHT, HERE));
      house.pass(Duration.ofMinutes(15));
      Badge again = given(house.door().login("ann", RIGHT, HERE));
      Badge changed = given(house.door().changePassword(ann.who(), RIGHT, better, HERE));
      seen.add(house.people().care().limit(ann.who(), limits(9)));
      seen.add(house.people().care().limit(ann.who(), limits(8)));
      seen.add(house.people().care().coolOff(guest.who(), Duration.ofHours(1)));
      seen.add(house.people().care().mayPlay("ann"));
      seen.add(house.people().care().exclude(ann.who(), Duration.ofDays(1)));
      seen.add(house.people().cashier().issue(carl, "ann", 100, "1"));
      seen.add(house.people().cashier().redeem(carl, "ann", 100, "2"));
      seen.add(house.people().staff().changeRole(maria, "dora", Role.AUDITOR));
      seen.add(house.people().demo().resetPassword(maria, "dora", better));
      seen.add(house.people().staff().deactivate(maria, "dora"));
      seen.add(house.people().staff().everyone(maria));
      seen.add(house.people().readings().note(maria, "/api/people"));
      seen.add(house.people().register().setRules(maria, strict(true)));
      seen.add(house.people().wall().set(maria, new WallThresholds(100, 3, 0, 0)));
      WallFigure low = new WallFigure("table/t", WallSignal.TRAY, 1, 100);
      seen.add(house.people().wall().looked(List.of(low), _ -> true));
      seen.add(house.people().wall().looked(List.of(), _ -> true));
      seen.add(house.door().logout(guest.token()));
      for (Badge badge : List.of(ann, guest, stays, again, changed)) {
        tokens.add(badge.token());
        seen.addAll(List.of(badge, new Reply.Given<>(badge)));
      }
      seen.addAll(List.of(RIGHT, house.people(), house.door()));
      seen.add(
          new PersonRow(
              "x",
              Role.PLAYER,
              true,
              0,
              Optional.of("$argon2id"),
              0,
              0,
              0,
              0,
              Limit.NONE,
              Limit.NONE,
              0,
              0,
              LossLimits.NONE));

      Set<String> types = new TreeSet<>();
      house
          .store()
          .read("house", 0, 1_000)
          .forEach(line -> types.add(EventFormat.name(line.type())));
      Set<String> expected = everyFact();
      expected.removeAll(OF_A_REAL_HOUSE);
      // Only older floors have it: guesses are slowed down now, and nobody is locked out.
      expected.remove("LockedOut");
      assertEquals(expected, types, "every kind of line was written");
      Stream.concat(
              house.journal().stream().map(Object::toString), seen.stream().map(Object::toString))
          .forEach(text -> clean(text, tokens, true));
      Stream.of("person", "guest", "session", "session-seen")
          .flatMap(kind -> house.store().keptOf(kind).entrySet().stream())
          .forEach(row -> clean(row.toString(), tokens, false));
    }
  }

  private static RoomRules strict(boolean strict) {
    return new RoomRules(new TreeMap<>(), new TreeMap<>(), List.of(), strict);
  }

  @Test
  @DisplayName("of a real house is there either: no code, no authenticator's secret")
  void realHouse() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      People people = house.people();
      List<String> secrets = new ArrayList<>();
      List<Object> seen = new ArrayList<>();
      Who mia = house.named("mia").signsIn().who();
      StaffChange named = given(people.staff().nameManager("moe"));
      secrets.add(named.code().orElseThrow());
      FirstSignIn first =
          given(house.door().firstSignIn("moe", named.code().orElseThrow(), RIGHT, HERE));
      SecondFactor factor = first.factor().orElseThrow();
      secrets.add(factor.secret());
      secrets.addAll(factor.recovery());
      byte[] secret = Totp.fromBase32(factor.secret());
      String now = Totp.code(secret, Totp.step(house.now().toEpochMilli()));
      Who moe = given(house.door().login("moe", RIGHT, Optional.of(now), HERE)).who();
      seen.add(house.door().login("moe", RIGHT, Optional.of(factor.recovery().getLast()), HERE));
      HouseLimits none = new HouseLimits(0, 0, 0, 300_000);
      approved(people, moe, given(people.staff().limit(mia, none)), secrets);
      approved(people, moe, given(people.staff().appoint(mia, "carl", Role.CASHIER)), secrets);
      approved(people, moe, given(people.staff().reset(mia, "carl")), secrets);
      house.player("ann");
      seen.add(people.cashier().issue(new Who("carl", Role.CASHIER), "ann", 5_00, "1"));
      StaffChange auditor = given(people.staff().changeRole(mia, "carl", Role.AUDITOR));
      secrets.add(auditor.code().orElseThrow());
      seen.add(auditor);
      StaffChange closing = given(people.staff().deactivate(mia, "carl"));
      seen.add(people.proposals().withdraw(moe, closing.proposal().orElseThrow()));
      StaffChange sue = given(people.staff().appoint(mia, "sue", Role.SUPERVISOR));
      secrets.add(sue.code().orElseThrow());
      seen.addAll(List.of(named, factor, first, closing, sue));
      seen.add(people.register().setRules(mia, strict(true)));
      seen.add(people.register().setRules(mia, strict(false)));
      seen.add(people.register().confirm(moe, 2));
      seen.add(people.register().setRules(mia, strict(true)));
      seen.add(people.register().setRules(mia, strict(false)));
      seen.add(people.register().end(moe, 4, "not now"));
      seen.add(people.register().enter(mia, OfficeWord.paper()));
      approved(people, moe, given(people.staff().appoint(mia, "dora", Role.DEALER)), secrets);
      school(people, mia, seen);

      Set<String> types = new TreeSet<>();
      house.journal().forEach(line -> types.add(EventFormat.name(line.type())));
      assertTrue(types.containsAll(OF_A_REAL_HOUSE), types::toString);
      Stream.of(
              house.journal().stream().map(Object::toString),
              seen.stream().map(Object::toString),
              Stream.of("person", "credentials", "proposal", "house", "window", "session")
                  .flatMap(kind -> house.store().keptOf(kind).entrySet().stream())
                  .map(Object::toString))
          .flatMap(all -> all)
          .forEach(text -> secrets.forEach(one -> assertFalse(text.contains(one), text)));
    }
  }

  /** A dealer learns; a manager sets, takes back, signs off and takes that back. */
  private static void school(People people, Who mia, List<Object> seen) {
    Exercise exercise = new Exercise("envy", "wa/three-card-poker", List.of("P1"));
    seen.add(
        people
            .school()
            .handIn(
                new Who("dora", Role.DEALER),
                "paper-1",
                new DrillMark(exercise, 3, 4, 60_000, List.of("WA-GM 10.a"))));
    seen.add(people.school().assign(mia, "dora", exercise, 90));
    seen.add(people.school().withdraw(mia, 2, "not now"));
    seen.add(people.school().signOff(mia, "dora", "wa/three-card-poker", ""));
    seen.add(people.school().end(mia, 3, "long away"));
  }

  private static void approved(
      People people, Who second, StaffChange wanted, List<String> secrets) {
    StaffChange done = given(people.proposals().approve(second, wanted.proposal().orElseThrow()));
    wanted.code().ifPresent(secrets::add);
    done.code().ifPresent(secrets::add);
  }

  private static PlayLimits limits(long cents) {
    OptionalLong some = OptionalLong.of(cents);
    return new PlayLimits(some, some, some, some, some);
  }

  private static Set<String> everyFact() {
    Set<String> names = new TreeSet<>();
    for (Class<?> fact : HouseForms.everyFact()) {
      names.add(fact.getSimpleName());
    }
    return names;
  }

  private static void clean(String text, List<String> tokens, boolean hashesToo) {
    assertFalse(text.contains(RIGHT.typed()), text);
    assertFalse(text.contains("battery"), text);
    for (String token : tokens) {
      assertFalse(text.contains(token), text);
      assertFalse(hashesToo && text.contains(Tokens.sessionId(token)), text);
    }
    assertFalse(hashesToo && text.contains("argon2"), text);
  }
}
