package io.queenhigh.floor.people;

import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.Optional;

/** Checks a new name and password and hashes the password, before anybody takes the pen. */
final class Registrar {

  private static final String BUSY = "Too many people are at the door; try again in a moment";

  private final PeopleCache roll;
  private final Passwords passwords;

  Registrar(PeopleCache roll, Passwords passwords) {
    this.roll = roll;
    this.passwords = passwords;
  }

  /** The hash to keep for somebody new. */
  Reply<String> forNew(String name, Password password) {
    return against(name)
        .<Reply<String>>map(Reply.No::new)
        .orElseGet(() -> forSomebody(name, password));
  }

  /** What speaks against a new name. */
  Optional<Refused> against(String name) {
    return Names.problem(name)
        .or(
            () ->
                Check.refuseIf(
                    roll.person(name).isPresent(),
                    "name-taken",
                    "The name " + name + " is taken",
                    PeopleRule.NAMES))
        .or(() -> roll.lookAlike(name).map(other -> alike(name, other)));
  }

  /** The hash to keep for a new password. */
  Reply<String> forSomebody(String name, Password password) {
    var badPassword = PasswordPolicy.problem(name, password);
    if (badPassword.isPresent()) {
      return new Reply.No<>(badPassword.get());
    }
    return passwords.hash(password).<Reply<String>>map(Reply.Given::new).orElseGet(Registrar::busy);
  }

  private static Refused alike(String name, String other) {
    return PeopleRule.NAMES.refused(
        "name-looks-like-another", "%s looks like %s, who is here already".formatted(name, other));
  }

  static <T> Reply<T> taken(String name) {
    return PeopleRule.NAMES.deny("name-taken", "The name " + name + " is taken");
  }

  static <T> Reply<T> busy() {
    return new Reply.Unavailable<>(BUSY);
  }
}
