package io.queenhigh.audit.people;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.people.Proposed.Kinds;
import java.util.Optional;

/** Who has an account or a post, by the house's journal: by whose hand, and how he comes in. */
final class Appointments {

  /** So many managers are named on the machine. */
  private static final int FIRST_MANAGERS = 2;

  private final House house;
  private final Roll roll;

  Appointments(House house) {
    this.house = house;
    this.roll = house.roll;
  }

  void registered(JournalLine line, String name, String role, Optional<Proposed> waiting) {
    if (Person.isStaff(role)) {
      boolean first = line.actor().equals(House.OPERATOR) && role.equals("manager");
      boolean byTwo = isPutByTwo(role) && !roll.demo();
      house.expect(
          first
              ? (roll.demo() || managers() < FIRST_MANAGERS)
              : byTwo
                  ? Proposed.isDone(waiting, Kinds.APPOINTMENT, name, role)
                  : house.isManager(line.actor()),
          byTwo
              ? "two managers to appoint " + name + " " + role
              : "a manager to appoint " + name + " " + role,
          () -> line.actor() + " alone",
          Rule.TWO_MANAGERS);
      arrives(name, role, line.atMillis());
      if (!first) {
        roll.person(name).ifPresent(person -> signsNothingYet(person, line));
      }
    } else {
      house.wroteItHimself(line, name);
      arrives(name, role, line.atMillis());
    }
  }

  void guestArrived(JournalLine line, Fields said) throws Unreadable {
    house.expectOnceBound(
        line.actor().equals(House.DOOR), "a guest let in by the door", line::actor, Rule.ROLES);
    arrives(said.text("name"), "guest", line.atMillis());
  }

  /** Only a guest himself makes a player of a guest. */
  void keepsName(JournalLine line, Optional<Person> person) {
    house.expectAlways(
        person
            .filter(one -> one.isNow("guest") && Roll.id(one.name).equals(Roll.id(line.actor())))
            .isPresent(),
        "a guest who keeps his own name",
        () ->
            person.map(one -> one.role() + " " + one.name).orElse("nobody") + " by " + line.actor(),
        Rule.NAMES);
    person.ifPresent(
        one -> {
          one.becomes("player", one.active(), line.atMillis());
          one.generation++;
        });
  }

  void roleChanged(JournalLine line, Fields said, Optional<Proposed> waiting) throws Unreadable {
    Optional<Person> person = roll.person(said.text("name"));
    String from = said.text("from");
    String to = said.text("to");
    house.expect(
        person.filter(one -> one.role().equals(from)).isPresent(),
        said.text("name") + " to have been " + from,
        () -> person.map(Person::role).orElse("nobody"),
        Rule.APPOINTMENTS);
    boolean two = isPutByTwo(from) || isPutByTwo(to);
    byManagers(
        line, said.text("name"), two, Proposed.isDone(waiting, Kinds.ROLE, said.text("name"), to));
    person.ifPresent(
        one -> {
          one.becomes(to, one.active(), line.atMillis());
          one.generation++;
          signsNothingYet(one, line);
          if (house.hasSecondDuties()) {
            one.factorSet = false;
          }
        });
  }

  void reset(JournalLine line, Optional<Person> person, Optional<Proposed> waiting) {
    person.ifPresent(
        one -> {
          boolean machine =
              line.actor().equals(House.OPERATOR)
                  && one.isNow("manager")
                  && managers() <= FIRST_MANAGERS;
          byManagers(
              line,
              one.name,
              isPutByTwo(one.role()) || (house.hasSecondDuties() && !one.role().equals("display")),
              machine || Proposed.isDone(waiting, Kinds.RESET, one.name, ""));
          if (house.isIntroduced() && !roll.demo()) {
            one.factorSet = false;
            signsNothingYet(one, line);
          }
          one.generation++;
        });
  }

  void closed(JournalLine line, Optional<Person> person, Optional<Proposed> waiting) {
    person.ifPresent(
        one -> {
          boolean players = roll.duties() >= Roll.THIRD_DUTIES && !one.role().equals("display");
          byManagers(
              line,
              one.name,
              isPutByTwo(one.role()) || players,
              Proposed.isDone(waiting, Kinds.CLOSING, one.name, ""));
          one.becomes(one.role(), false, line.atMillis());
          one.generation++;
        });
  }

  /** One manager, or two of them where the post signs; never about himself. */
  private void byManagers(JournalLine line, String name, boolean two, boolean done) {
    boolean byTwo = two && !roll.demo();
    house.expect(
        byTwo ? done : done || house.isManager(line.actor()),
        (byTwo ? "two managers" : "a manager") + " to change " + name,
        () -> line.actor() + " alone",
        byTwo ? Rule.TWO_MANAGERS : Rule.APPOINTMENTS);
    house.expect(
        !Roll.id(line.actor()).equals(Roll.id(name)),
        "nobody to change himself",
        line::actor,
        Rule.APPOINTMENTS);
    house.signs(line);
  }

  void loggedIn(JournalLine line, Optional<Person> person) {
    person.ifPresent(
        one -> {
          boolean needed = one.isStaff() && !one.role().equals("display") && !roll.demo();
          house.expect(
              !needed || one.factorSet,
              "a second factor of " + one.name + " before he comes in",
              () -> "none",
              Rule.SECOND_FACTOR);
          cameIn(one, line.atMillis());
        });
  }

  void passwordChanged(JournalLine line, Optional<Person> person) {
    person.ifPresent(
        one -> {
          cameIn(one, line.atMillis());
          one.generation++;
        });
  }

  private static void cameIn(Person person, long millis) {
    if (person.isStaff()) {
      person.cameInMillis.add(millis);
    }
  }

  void codeGiven(JournalLine line, Optional<Person> person) {
    boolean managers = person.filter(one -> one.isNow("manager")).isPresent();
    house.expect(
        house.isManager(line.actor()) || (managers && line.actor().equals(House.OPERATOR)),
        "a manager to give a code",
        line::actor,
        Rule.APPOINTMENTS);
    person.ifPresent(one -> one.hasCode = true);
  }

  void chosen(Optional<Person> person) {
    person.ifPresent(
        one -> {
          house.expect(
              one.hasCode,
              "a code by which " + one.name + " comes in",
              () -> "none",
              Rule.APPOINTMENTS);
          one.hasCode = false;
          one.generation++;
        });
  }

  private void arrives(String name, String role, long millis) {
    Person person = new Person(name);
    person.becomes(role, true, millis);
    house.expect(
        roll.people.put(Roll.id(name), person) == null,
        "a name that nobody has had",
        () -> name,
        Rule.APPOINTMENTS);
  }

  private void signsNothingYet(Person person, JournalLine line) {
    if (!roll.demo() && house.limits.isPresent()) {
      person.signsNothing(line.atMillis(), line.atMillis() + house.limits.get().quietMillis());
    } else {
      person.signsFromMillis = 0;
    }
  }

  private boolean isPutByTwo(String role) {
    return Person.isPutByTwo(role, roll.duties());
  }

  private long managers() {
    return roll.people.values().stream().filter(person -> person.isNow("manager")).count();
  }
}
