package io.queenhigh.audit.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Somebody as far as the house's journal has been read. */
final class Person {

  /** What he was from a time on; no post once his account is closed. */
  private record Held(long fromMillis, String role, boolean active) {}

  private static final Set<String> PLAYERS = Set.of("guest", "player");
  private static final Set<String> BY_TWO =
      Set.of("supervisor", "executive", "manager", "cashier", "auditor");

  final String name;
  private final List<Held> held = new ArrayList<>();

  /** Nobody signs before this time, and why he could before is no matter. */
  long signsFromMillis;

  long excludedUntilMillis;
  OwnLimit minutes = OwnLimit.NONE;
  OwnLimit lossCents = OwnLimit.NONE;
  long sittingSinceMillis;

  /** How often his password, his role or his account was changed: each ends his sessions. */
  long generation;

  boolean hasCode;
  boolean factorSet;

  /** When he came in, for those whose sessions are looked at. */
  final List<Long> cameInMillis = new ArrayList<>();

  Person(String name) {
    this.name = name;
  }

  void becomes(String role, boolean active, long millis) {
    held.add(new Held(millis, role, active));
  }

  String role() {
    return held.getLast().role;
  }

  boolean active() {
    return held.getLast().active;
  }

  boolean isNow(String role) {
    return active() && role().equals(role);
  }

  boolean isStaff() {
    return !PLAYERS.contains(role());
  }

  static boolean isStaff(String role) {
    return !PLAYERS.contains(role);
  }

  static boolean isPutByTwo(String role) {
    return BY_TWO.contains(role);
  }

  /** Whether he held one of these posts at a time, as far as clocks agree. */
  boolean held(Set<String> posts, long millis, long clocksDifferMillis) {
    for (int i = 0; i < held.size(); i++) {
      Held one = held.get(i);
      long until = i + 1 < held.size() ? held.get(i + 1).fromMillis : Long.MAX_VALUE;
      if (one.active
          && posts.contains(one.role)
          && one.fromMillis <= millis + clocksDifferMillis
          && until >= millis - clocksDifferMillis) {
        return true;
      }
    }
    return false;
  }
}
