package io.queenhigh.audit.people;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import java.util.Optional;

/**
 * A limit that a player has set himself, as the journal lets it be: tighter at once, looser from
 * the time that its line names.
 *
 * @param holds until a looser one takes its place; empty is no limit
 */
record OwnLimit(Optional<Long> holds, Optional<Later> later) {

  static final OwnLimit NONE = new OwnLimit(Optional.empty(), Optional.empty());

  /** What will hold from then on. */
  record Later(Optional<Long> to, long fromMillis) {}

  Optional<Long> at(long millis) {
    return later.isPresent() && millis >= later.get().fromMillis ? later.get().to : holds;
  }

  /** As somebody asks for another at a time. */
  OwnLimit asked(Optional<Long> wanted, long atMillis, long looserFromMillis) {
    Optional<Long> now = at(atMillis);
    boolean looser = now.isPresent() && (wanted.isEmpty() || wanted.get() > now.get());
    return looser
        ? new OwnLimit(now, Optional.of(new Later(wanted, looserFromMillis)))
        : new OwnLimit(wanted, Optional.empty());
  }

  /** As a row has it. */
  static OwnLimit of(Fields row) throws Unreadable {
    Optional<Fields> later = row.object("later");
    return new OwnLimit(
        number(row, "present"),
        later.isEmpty()
            ? Optional.empty()
            : Optional.of(new Later(number(later.get(), "to"), later.get().number("fromMillis"))));
  }

  static Optional<Long> number(Fields fields, String name) throws Unreadable {
    return fields.has(name) ? Optional.of(fields.number(name)) : Optional.empty();
  }

  @Override
  public String toString() {
    return told(holds)
        + later.map(next -> ", from " + next.fromMillis + " " + told(next.to)).orElse("");
  }

  private static String told(Optional<Long> limit) {
    return limit.map(String::valueOf).orElse("none");
  }
}
