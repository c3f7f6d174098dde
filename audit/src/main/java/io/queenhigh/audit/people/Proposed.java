package io.queenhigh.audit.people;

import java.util.Set;

/** Something that waits for a second person. */
final class Proposed {

  /** Who may be the second person where it is about chips. */
  static final Set<String> SECONDS = Set.of("supervisor", "executive", "manager", "cashier");

  /** What can wait. */
  enum Kinds {
    APPOINTMENT,
    ROLE,
    RESET,
    CLOSING,
    LIMITS,
    ISSUE,
    REDEMPTION
  }

  final long number;
  final Kinds kind;
  final String name;

  /** The role, amount or limits it is about. */
  final String detail;

  final String by;
  final long atMillis;
  String approvedBy = "";
  boolean done;

  /** Whether a player has asked for it himself. */
  boolean isAsked() {
    return kind == Kinds.REDEMPTION && by.equals(name);
  }

  Proposed(long number, Kinds kind, String name, String detail, String by, long atMillis) {
    this.atMillis = atMillis;
    this.number = number;
    this.kind = kind;
    this.name = name;
    this.detail = detail;
    this.by = by;
  }
}
