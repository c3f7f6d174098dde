package io.queenhigh.audit.people;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.rules.money.Dollars;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** What players have set themselves, by the house's journal: limits, breaks and allowances. */
final class ResponsiblePlay {

  private static final long LOOSER_WAITS_MILLIS = TimeUnit.DAYS.toMillis(1);

  private final House house;

  ResponsiblePlay(House house) {
    this.house = house;
  }

  /** What is looser waits a day. */
  void limitsAsked(JournalLine line, Fields said, Optional<Person> person) throws Unreadable {
    if (person.isEmpty()) {
      return;
    }
    Person one = person.get();
    long from = said.number("loosenedFromMillis");
    one.minutes = one.minutes.asked(OwnLimit.number(said, "minutes"), line.atMillis(), from);
    one.depositCents =
        one.depositCents.asked(OwnLimit.number(said, "depositCents"), line.atMillis(), from);
    boolean looserLoss = one.losses.asked(said, line.atMillis(), from);
    boolean waits =
        one.minutes.later().isPresent() || one.depositCents.later().isPresent() || looserLoss;
    long due = line.atMillis() + (waits ? LOOSER_WAITS_MILLIS : 0);
    house.expect(
        Math.abs(from - due) <= Roll.CLOCKS_DIFFER_MILLIS,
        one.name + "'s limits from " + due,
        () -> "from " + from,
        Rule.PLAY_LIMITS);
  }

  void cooledOff(JournalLine line, long until, Optional<Person> person) {
    person.ifPresent(
        one -> {
          house.expectAlways(
              until >= one.coolingUntilMillis,
              one.name + "'s break to get longer and never shorter",
              () -> "until " + until,
              Rule.COOLING_OFF);
          one.coolingUntilMillis = until;
          one.staysAway(line.atMillis(), until);
        });
  }

  void excluded(JournalLine line, long until, Optional<Person> person) {
    person.ifPresent(
        one -> {
          one.excludedUntilMillis = until;
          one.staysAway(line.atMillis(), until);
        });
  }

  List<Move> allowanceClosed(Fields said, Optional<Person> person) throws Unreadable {
    if (person.isEmpty()) {
      return Moves.none();
    }
    OwnLosses.Open closed = OwnLosses.Open.of(said.needed("allowance"));
    long cents = said.number("cents");
    house.expectAlways(
        person.get().losses.closes(closed, cents),
        "the account of this period closed",
        closed::toString,
        Rule.LOSS_LIMITS);
    String name = person.get().name;
    return new Moves().move(closed.account(name), Accounts.limit(name), cents).list();
  }

  List<Move> allowanceOpened(JournalLine line, Fields said, Optional<Person> person)
      throws Unreadable {
    if (person.isEmpty()) {
      return Moves.none();
    }
    OwnLosses losses = person.get().losses;
    OwnLosses.Open opened = OwnLosses.Open.of(said.needed("allowance"));
    long due = losses.due(opened);
    long cents = said.number("cents");
    boolean next = losses.opens(opened, line.atMillis(), Roll.CLOCKS_DIFFER_MILLIS);
    house.expectAlways(
        next && cents == due,
        "an allowance of " + Dollars.text(due) + " for the limit that holds",
        () -> Dollars.text(cents) + " for " + opened,
        Rule.LOSS_LIMITS);
    String name = person.get().name;
    return new Moves().move(Accounts.limit(name), opened.account(name), due).list();
  }
}
