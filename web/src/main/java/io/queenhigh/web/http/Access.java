package io.queenhigh.web.http;

import io.queenhigh.floor.people.Right;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Who may ask for a route. */
public sealed interface Access {

  /** Everybody, signed in or not. */
  record Anyone() implements Access {}

  /** Everybody who is signed in. */
  record SignedIn() implements Access {}

  /** Those whose role has a right. */
  record Having(Right right) implements Access {}

  /** Programs on this machine, and those whose role has a right. */
  record FromHereOrHaving(Right right) implements Access {}

  static Access anyone() {
    return new Anyone();
  }

  static Access signedIn() {
    return new SignedIn();
  }

  static Access having(Right right) {
    return new Having(right);
  }

  static Access fromHereOrHaving(Right right) {
    return new FromHereOrHaving(right);
  }

  default boolean admits(Optional<Who> who, boolean fromHere) {
    return switch (this) {
      case Anyone _ -> true;
      case SignedIn _ -> who.isPresent();
      case Having(Right right) -> who.isPresent() && who.get().role().may(right);
      case FromHereOrHaving(Right right) ->
          fromHere || (who.isPresent() && who.get().role().may(right));
    };
  }

  /** As the contract spells it. */
  default List<String> names() {
    return switch (this) {
      case Anyone _ -> List.of("anyone");
      case SignedIn _ -> Stream.of(Role.values()).map(Role::toString).toList();
      case Having(Right right) -> having(right, new ArrayList<>());
      case FromHereOrHaving(Right right) -> having(right, new ArrayList<>(List.of("this-machine")));
    };
  }

  private static List<String> having(Right right, List<String> names) {
    Stream.of(Role.values())
        .filter(role -> role.may(right))
        .forEach(role -> names.add(role.toString()));
    return List.copyOf(names);
  }
}
