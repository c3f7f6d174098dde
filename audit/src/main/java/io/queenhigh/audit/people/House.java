package io.queenhigh.audit.people;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.JournalLine;
import java.util.Optional;
import java.util.function.Supplier;

/** The house as far as its journal has been read. A line that was not right is followed anyway. */
final class House {

  /** Who opens a floor on its machine. */
  static final String OPERATOR = "operator";

  static final String DOOR = "door";

  final Roll roll;
  private final Notebook notebook;
  private Where where = Where.THE_BOOKS;

  /** How far one person goes alone; none before the duty of two persons has begun. */
  Optional<Limits> limits = Optional.empty();

  /** Whether rows of people carry the mark of the floor's key. */
  boolean bound;

  House(Roll roll, Notebook notebook) {
    this.roll = roll;
    this.notebook = notebook;
  }

  void at(JournalLine line) {
    where = new Where(line.stream(), line.seq(), "");
  }

  Where where() {
    return where;
  }

  boolean isManager(String actor) {
    return isNow(actor, "manager");
  }

  boolean isNow(String actor, String role) {
    return roll.person(actor).filter(person -> person.isNow(role)).isPresent();
  }

  boolean isIntroduced() {
    return roll.isIntroduced();
  }

  boolean hasSecondDuties() {
    return roll.duties() >= Roll.SECOND_DUTIES;
  }

  void signs(JournalLine line) {
    if (isIntroduced()) {
      roll.person(line.actor())
          .ifPresent(person -> roll.notTooSoon(where, person, line.atMillis()));
    }
  }

  void wroteItHimself(JournalLine line, String name) {
    expectOnceBound(
        Roll.id(line.actor()).equals(Roll.id(name)),
        name + " to have written this himself",
        line::actor,
        Rule.ROLES);
  }

  /** Judged only from the line on that introduces such duties. */
  void expect(boolean holds, String expected, Supplier<String> found, Rule rule) {
    expectAlways(holds || !isIntroduced(), expected, found, rule);
  }

  /** What the door does has been the same since rows are bound, in a house without staff, too. */
  void expectOnceBound(boolean holds, String expected, Supplier<String> found, Rule rule) {
    expectAlways(holds || !(bound || isIntroduced()), expected, found, rule);
  }

  void expectAlways(boolean holds, String expected, Supplier<String> found, Rule rule) {
    if (!holds) {
      notebook.note(Kind.POSTS, where, expected, found.get(), rule.cite());
    }
  }
}
