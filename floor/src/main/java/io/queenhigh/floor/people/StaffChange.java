package io.queenhigh.floor.people;

import java.time.Instant;
import java.util.Optional;

/**
 * What became of something that a manager wants of a person.
 *
 * @param proposal its number, while it waits for a second manager
 * @param person as he is now, once it is done
 * @param code this manager's part of a one-time code; it is shown here and never again
 * @param codeUntil until when the code is good, once all of it has been given
 */
public record StaffChange(
    Optional<Long> proposal,
    Optional<AccountHolder> person,
    Optional<String> code,
    Optional<Instant> codeUntil) {

  public static StaffChange done(AccountHolder person) {
    return new StaffChange(
        Optional.empty(), Optional.of(person), Optional.empty(), Optional.empty());
  }

  static StaffChange done(AccountHolder person, String code, long untilMillis) {
    return new StaffChange(
        Optional.empty(),
        Optional.of(person),
        Optional.of(code),
        Optional.of(Instant.ofEpochMilli(untilMillis)));
  }

  static StaffChange nothing() {
    return new StaffChange(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  static StaffChange waiting(long number, Optional<String> code) {
    return new StaffChange(Optional.of(number), Optional.empty(), code, Optional.empty());
  }

  /** Without the code. */
  @Override
  public String toString() {
    return proposal.map(number -> "proposal " + number).orElse("done")
        + person.map(one -> ", " + one.name()).orElse("");
  }
}
