package io.queenhigh.floor.school;

import java.util.List;
import java.util.Optional;

/** Everything in the school's book, each kind in the order of its numbers. */
public record SchoolBook(
    List<DrillDone> drills, List<Assignment> assignments, List<SignOff> signOffs) {

  public SchoolBook {
    drills = List.copyOf(drills);
    assignments = List.copyOf(assignments);
    signOffs = List.copyOf(signOffs);
  }

  /** The drill that met an assignment first. */
  public Optional<DrillDone> meeting(Assignment assignment) {
    return drills.stream().filter(assignment::isMetBy).findFirst();
  }

  /** What somebody was given, has not done well enough, and still owes. */
  public List<Assignment> owedBy(String name) {
    return assignments.stream()
        .filter(one -> one.name().equals(name) && one.withdrawn().isEmpty())
        .filter(one -> meeting(one).isEmpty())
        .toList();
  }

  /** The word that holds for somebody at a game. */
  public Optional<SignOff> signOff(String name, String game) {
    return signOffs.stream()
        .filter(one -> one.name().equals(name) && one.game().equals(game))
        .filter(one -> one.ended().isEmpty())
        .findFirst();
  }

  /** Whether this house signs its dealers off at all: it does from the first time on. */
  public boolean isInUse() {
    return !signOffs.isEmpty();
  }
}
