package io.queenhigh.floor.people;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * Something that waits for a second person.
 *
 * @param name whom it is about
 * @param codePart the hash of the proposer's part of a one-time code
 */
record ProposalRow(
    long number,
    What what,
    String name,
    Optional<Role> role,
    OptionalLong cents,
    Optional<HouseLimits> limits,
    String by,
    long atMillis,
    Optional<String> codePart) {

  /** The kinds of things that wait. */
  enum What {
    APPOINTMENT,
    ROLE,
    RESET,
    CLOSING,
    LIMITS,
    ISSUE,
    REDEMPTION;

    /** Whether it is about chips, and not about people. */
    boolean isCash() {
      return this == ISSUE || this == REDEMPTION;
    }

    /** Whether somebody comes in by a code afterwards. */
    boolean givesCode() {
      return this == APPOINTMENT || this == ROLE || this == RESET;
    }
  }

  static ProposalRow of(What what, String name, Who by) {
    return new ProposalRow(
        0,
        what,
        name,
        Optional.empty(),
        OptionalLong.empty(),
        Optional.empty(),
        by.name(),
        0,
        Optional.empty());
  }

  /** A player's own word that he wants chips redeemed. */
  boolean isAskedByHimself() {
    return what == What.REDEMPTION && by.equals(name);
  }

  ProposalRow to(Role wanted) {
    return new ProposalRow(
        number, what, name, Optional.of(wanted), cents, limits, by, atMillis, codePart);
  }

  ProposalRow of(long amount) {
    return new ProposalRow(
        number, what, name, role, OptionalLong.of(amount), limits, by, atMillis, codePart);
  }

  ProposalRow of(HouseLimits wanted) {
    return new ProposalRow(
        number, what, name, role, cents, Optional.of(wanted), by, atMillis, codePart);
  }

  ProposalRow about(String person) {
    return new ProposalRow(number, what, person, role, cents, limits, by, atMillis, codePart);
  }

  ProposalRow numbered(long other, long millis, Optional<String> part) {
    return new ProposalRow(other, what, name, role, cents, limits, by, millis, part);
  }

  /** As the journal tells it. */
  HouseFact fact() {
    return switch (what) {
      case APPOINTMENT -> new HouseFact.AppointmentProposed(number, name, role.orElseThrow());
      case ROLE -> new HouseFact.RoleProposed(number, name, role.orElseThrow());
      case RESET -> new HouseFact.ResetProposed(number, name);
      case CLOSING -> new HouseFact.ClosingProposed(number, name);
      case LIMITS -> new HouseFact.LimitsProposed(number, limits.orElseThrow());
      case ISSUE -> new HouseFact.CashProposed(number, name, cents.orElseThrow(), true);
      case REDEMPTION -> new HouseFact.CashProposed(number, name, cents.orElseThrow(), false);
    };
  }
}
