package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.HERE;
import static io.queenhigh.floor.people.OpenHouse.RIGHT;
import static io.queenhigh.floor.people.OpenHouse.WRONG;
import static io.queenhigh.floor.people.OpenHouse.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("No secret")
class NoSecretsTest {

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
      for (int i = 0; i < 5; i++) {
        seen.add(house.door().login("ann", WRONG, HERE));
      }
      seen.add(house.door().login(RIGHT.typed(), RIGHT, HERE));
      house.pass(Duration.ofMinutes(15));
      Badge again = given(house.door().login("ann", RIGHT, HERE));
      Badge changed = given(house.door().changePassword(ann.who(), RIGHT, better, HERE));
      seen.add(
          house
              .people()
              .care()
              .limit(ann.who(), new PlayLimits(OptionalLong.of(9), OptionalLong.of(1))));
      seen.add(house.people().care().mayPlay("ann"));
      seen.add(house.people().care().exclude(ann.who(), Duration.ofDays(1)));
      seen.add(house.people().cashier().issue(carl, "ann", 100, "1"));
      seen.add(house.people().cashier().redeem(carl, "ann", 100, "2"));
      seen.add(house.people().staff().changeRole(maria, "dora", Role.AUDITOR));
      seen.add(house.people().staff().resetPassword(maria, "dora", better));
      seen.add(house.people().staff().deactivate(maria, "dora"));
      seen.add(house.people().staff().everyone(maria));
      seen.add(house.door().logout(guest.token()));
      for (Badge badge : List.of(ann, guest, again, changed)) {
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
              0));

      Set<String> types = new TreeSet<>();
      house.journal().forEach(line -> types.add(line.type()));
      assertEquals(everyFact(), types, "every kind of line was written");
      Stream.concat(
              house.journal().stream().map(Object::toString), seen.stream().map(Object::toString))
          .forEach(text -> clean(text, tokens, true));
      Stream.of("person", "guest", "session", "session-seen")
          .flatMap(kind -> house.store().keptOf(kind).entrySet().stream())
          .forEach(row -> clean(row.toString(), tokens, false));
    }
  }

  private static Set<String> everyFact() {
    Set<String> names = new TreeSet<>();
    for (Class<?> fact : HouseFact.class.getPermittedSubclasses()) {
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
