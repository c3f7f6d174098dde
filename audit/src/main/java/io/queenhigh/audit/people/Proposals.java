package io.queenhigh.audit.people;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.people.Proposed.Kinds;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What nobody of the house does alone: one proposes it, another approves it. */
final class Proposals {

  private final House house;
  private final Map<Long, Proposed> open = new TreeMap<>();

  Proposals(House house) {
    this.house = house;
  }

  /** All that still wait, by number. */
  Map<Long, Proposed> open() {
    return open;
  }

  void proposed(JournalLine line, Fields said, Kinds kind, String name, String detail)
      throws Unreadable {
    long number = said.number("number");
    boolean cash = kind == Kinds.ISSUE || kind == Kinds.REDEMPTION;
    boolean asks = kind == Kinds.REDEMPTION && name.equals(line.actor());
    house.expect(
        asks || (cash ? house.isNow(line.actor(), "cashier") : house.isManager(line.actor())),
        cash
            ? "a cashier to propose this, or the player to ask for it"
            : "a manager to propose this",
        line::actor,
        Rule.ROLES);
    house.signs(line);
    open.put(number, new Proposed(number, kind, name, detail, line.actor(), line.atMillis()));
  }

  /** What must be done by the very next line. */
  Optional<Proposed> approved(JournalLine line, long number) {
    Optional<Proposed> taken = take(number);
    taken.ifPresent(
        one -> {
          boolean cash = one.kind == Kinds.ISSUE || one.kind == Kinds.REDEMPTION;
          house.expect(
              cash ? isSecond(line.actor()) : house.isManager(line.actor()),
              cash ? "a second person of the house" : "a second manager",
              line::actor,
              Rule.TWO_MANAGERS);
          house.expect(
              !hasExpired(one, line.atMillis()),
              "a word of " + one.name + " that holds",
              () -> "one of " + one.atMillis,
              Rule.PLAYERS_WORD);
          house.expect(
              !Roll.id(one.by).equals(Roll.id(line.actor()))
                  && !Roll.id(one.name).equals(Roll.id(line.actor())),
              "two different people, and neither of them the one concerned",
              () -> one.by + " and " + line.actor() + " about " + one.name,
              Rule.TWO_MANAGERS);
        });
    house.signs(line);
    taken.ifPresent(one -> one.approvedBy = line.actor());
    return taken;
  }

  void withdrawn(JournalLine line, long number) {
    Optional<Proposed> taken = take(number);
    taken
        .filter(_ -> house.hasSecondDuties())
        .ifPresent(
            one ->
                house.expect(
                    one.isAsked()
                        ? isOf(one, line) || isSecond(line.actor())
                        : !isOf(one, line) && isSecond(line.actor()),
                    "a proposal withdrawn by somebody whom it is not about",
                    () -> line.actor() + " about " + one.name,
                    Rule.TWO_MANAGERS));
    house.signs(line);
  }

  private Optional<Proposed> take(long number) {
    Optional<Proposed> taken = Optional.ofNullable(open.remove(number));
    house.expect(
        taken.isPresent(), "an open proposal", () -> "proposal " + number, Rule.TWO_MANAGERS);
    return taken;
  }

  /** Whether a player asked for it too long ago. */
  private boolean hasExpired(Proposed one, long millis) {
    return one.isAsked()
        && house.roll.duties() >= Roll.THIRD_DUTIES
        && house
            .limits
            .filter(now -> millis > one.atMillis + now.askMillis() + Roll.CLOCKS_DIFFER_MILLIS)
            .isPresent();
  }

  private static boolean isOf(Proposed one, JournalLine line) {
    return Roll.id(one.name).equals(Roll.id(line.actor()));
  }

  private boolean isSecond(String actor) {
    return Proposed.SECONDS.stream().anyMatch(post -> house.isNow(actor, post));
  }
}
