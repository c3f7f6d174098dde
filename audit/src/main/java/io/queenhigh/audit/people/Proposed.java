package io.queenhigh.audit.people;

import java.util.Optional;
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

  /** Whether what was agreed to is this, and so done. */
  static boolean isDone(Optional<Proposed> agreed, Kinds kind, String name, String detail) {
    boolean same =
        agreed
            .filter(
                one ->
                    one.kind == kind
                        && Roll.id(one.name).equals(Roll.id(name))
                        && one.detail.equals(detail))
            .isPresent();
    agreed.ifPresent(one -> one.done = same);
    return same;
  }
}
