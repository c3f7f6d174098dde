package io.queenhigh.floor.people;

import java.time.Instant;
import java.util.Optional;

/**
 * All that is kept of a person.
 *
 * @param password the Argon2id hash; guests have none
 * @param generation sessions of an earlier generation have ended
 * @param failures wrong passwords since the last right one
 * @param sittingSinceMillis when the day began for which limits count; 0 before the first
 */
record PersonRow(
    String name,
    Role role,
    boolean active,
    long sinceMillis,
    Optional<String> password,
    int generation,
    int failures,
    long lockedUntilMillis,
    long excludedUntilMillis,
    Limit minutes,
    Limit depositCents,
    long sittingSinceMillis,
    long coolingUntilMillis,
    LossLimits losses) {

  static PersonRow registered(String name, Role role, Optional<String> password, long millis) {
    return new PersonRow(
        name,
        role,
        true,
        millis,
        password,
        0,
        0,
        0,
        0,
        Limit.NONE,
        Limit.NONE,
        0,
        0,
        LossLimits.NONE);
  }

  AccountHolder person() {
    return new AccountHolder(name, role, active, Instant.ofEpochMilli(sinceMillis));
  }

  Who who() {
    return new Who(name, role);
  }

  PersonRow withRole(Role other) {
    return copy(other, active, password, generation + 1);
  }

  /** In another post, whose holder chooses a password of his own by the code that he is given. */
  PersonRow reappointed(Role other) {
    return copy(other, active, Optional.empty(), generation + 1).withFailures(0, 0);
  }

  PersonRow withPassword(String other) {
    return copy(role, active, Optional.of(other), generation + 1).withFailures(0, 0);
  }

  /** A guest who has chosen a password, under the same name and with all that is his. */
  PersonRow registered(String hash) {
    return copy(Role.PLAYER, active, Optional.of(hash), generation + 1);
  }

  /** Until he chooses another, by the code that he is given. */
  PersonRow withoutPassword() {
    return copy(role, active, Optional.empty(), generation + 1).withFailures(0, 0);
  }

  PersonRow deactivated() {
    return copy(role, false, password, generation + 1);
  }

  private PersonRow copy(Role role, boolean active, Optional<String> password, int generation) {
    return new PersonRow(
        name,
        role,
        active,
        sinceMillis,
        password,
        generation,
        failures,
        lockedUntilMillis,
        excludedUntilMillis,
        minutes,
        depositCents,
        sittingSinceMillis,
        coolingUntilMillis,
        losses);
  }

  PersonRow withFailures(int count, long lockedUntil) {
    return new PersonRow(
        name,
        role,
        active,
        sinceMillis,
        password,
        generation,
        count,
        lockedUntil,
        excludedUntilMillis,
        minutes,
        depositCents,
        sittingSinceMillis,
        coolingUntilMillis,
        losses);
  }

  PersonRow excludedUntil(long millis) {
    return withCare(millis, minutes, depositCents, sittingSinceMillis, coolingUntilMillis, losses);
  }

  PersonRow coolingUntil(long millis) {
    return withCare(excludedUntilMillis, minutes, depositCents, sittingSinceMillis, millis, losses);
  }

  PersonRow withLimits(Limit time, Limit deposit, LossLimits loss) {
    return withCare(
        excludedUntilMillis, time, deposit, sittingSinceMillis, coolingUntilMillis, loss);
  }

  PersonRow withLosses(LossLimits loss) {
    return withLimits(minutes, depositCents, loss);
  }

  PersonRow sittingSince(long millis) {
    return withCare(excludedUntilMillis, minutes, depositCents, millis, coolingUntilMillis, losses);
  }

  private PersonRow withCare(
      long excludedUntil,
      Limit time,
      Limit deposit,
      long sittingSince,
      long coolingUntil,
      LossLimits loss) {
    return new PersonRow(
        name,
        role,
        active,
        sinceMillis,
        password,
        generation,
        failures,
        lockedUntilMillis,
        excludedUntil,
        time,
        deposit,
        sittingSince,
        coolingUntil,
        loss);
  }

  /** Without the hash. */
  @Override
  public String toString() {
    return name + ", " + role;
  }
}
