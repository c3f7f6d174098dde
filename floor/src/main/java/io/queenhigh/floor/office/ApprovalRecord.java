package io.queenhigh.floor.office;

import java.util.Optional;

/**
 * Something that the room has on file: an approval, a licence, a piece of equipment.
 *
 * @param requirement what it is on file for, by the id that the requirements give it
 * @param document what the paper is called
 * @param reference its number, or the equipment's serial number
 * @param version of the equipment's software, where it has one
 * @param from the day from which it is good, {@code 2026-04-01}
 * @param until the last day on which it is good
 * @param sample whether it stands for a paper that nobody has: on a demo
 */
public record ApprovalRecord(
    String requirement,
    String document,
    String reference,
    Optional<String> version,
    String from,
    Optional<String> until,
    boolean sample) {

  /** Whether it is good on a day, {@code 2026-04-01}. */
  public boolean isGoodOn(String day) {
    return from.compareTo(day) <= 0 && until.filter(last -> last.compareTo(day) < 0).isEmpty();
  }
}
