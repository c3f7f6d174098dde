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

  /** From a time until another. */
  private record Quiet(long fromMillis, long untilMillis) {}

  final String name;
  private final List<Held> held = new ArrayList<>();

  /** When he signs again after his last appointment, change or reset. */
  long signsFromMillis;

  private final List<Quiet> quiet = new ArrayList<>();

  long excludedUntilMillis;
  OwnLimit minutes = OwnLimit.NONE;
  OwnLimit depositCents = OwnLimit.NONE;
  final OwnLosses losses = new OwnLosses();
  long coolingUntilMillis;
  private final List<Quiet> away = new ArrayList<>();
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

  /** He has asked to be kept from the tables between these times. */
  void staysAway(long fromMillis, long untilMillis) {
    away.add(new Quiet(fromMillis, untilMillis));
  }

  /** Whether he was to be kept away at a time and for a while before it. */
  boolean isAway(long millis, long whileMillis) {
    return away.stream()
        .anyMatch(
            one ->
                millis >= one.fromMillis + whileMillis && millis + whileMillis < one.untilMillis);
  }

  /** He signs nothing between these times; what he signed before stands. */
  void signsNothing(long fromMillis, long untilMillis) {
    signsFromMillis = untilMillis;
    quiet.add(new Quiet(fromMillis, untilMillis));
  }

  /** Whether he signs nothing at a time, beyond what two clocks may disagree by. */
  boolean isQuietAt(long millis, long clocksDifferMillis) {
    return quiet.stream()
        .anyMatch(
            one ->
                millis >= one.fromMillis + clocksDifferMillis
                    && millis + clocksDifferMillis < one.untilMillis);
  }

  String role() {
    return held.getLast().role;
  }

  boolean active() {
    return held.getLast().active;
  }

  /** Whether his account is open, or was closed after that time. */
  boolean wasActive(long millis) {
    return active() || held.getLast().fromMillis >= millis;
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

  /** Dealers, who key cards in, joined the others with the second edition of these duties. */
  static boolean isPutByTwo(String role, int duties) {
    return BY_TWO.contains(role) || (duties >= Roll.SECOND_DUTIES && role.equals("dealer"));
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
