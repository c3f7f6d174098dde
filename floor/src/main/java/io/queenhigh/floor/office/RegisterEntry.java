package io.queenhigh.floor.office;

import java.util.Optional;

/**
 * Something that was entered in the room's register: one person enters it, another confirms it, and
 * from then on it counts. Nothing is ever taken out; what no longer counts says so.
 *
 * @param record what is on file, or
 * @param rules what the room says for all its tables
 * @param ended who withdrew it, or ended it after it was confirmed
 */
public record RegisterEntry(
    long number,
    Optional<ApprovalRecord> record,
    Optional<RoomRules> rules,
    Entered entered,
    Optional<Entered> confirmed,
    Optional<Entered> ended,
    Optional<String> endedBecause) {

  /** Who put his name to it, and when. */
  public record Entered(String by, long atMillis) {}

  public static RegisterEntry of(long number, ApprovalRecord record, Entered by) {
    return new RegisterEntry(
        number,
        Optional.of(record),
        Optional.empty(),
        by,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public static RegisterEntry of(long number, RoomRules rules, Entered by) {
    return new RegisterEntry(
        number,
        Optional.empty(),
        Optional.of(rules),
        by,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public boolean isWaiting() {
    return confirmed.isEmpty() && ended.isEmpty();
  }

  public RegisterEntry confirmed(Entered by) {
    return new RegisterEntry(number, record, rules, entered, Optional.of(by), ended, endedBecause);
  }

  public RegisterEntry ended(Entered by, String because) {
    return new RegisterEntry(
        number, record, rules, entered, confirmed, Optional.of(by), Optional.of(because));
  }

  /** Whether it counted at a moment. */
  public boolean countsAt(long atMillis) {
    return confirmed.filter(word -> word.atMillis() <= atMillis).isPresent()
        && ended.filter(word -> word.atMillis() <= atMillis).isEmpty();
  }
}
