package io.queenhigh.audit.office;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.rules.game.Citation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/** The room's register, by the house's journal: who entered and confirmed what, and what held. */
public final class Office {

  private static final Citation REGISTER = new Citation("FLOOR", "Register");

  /** So long another node may go by what the room said before. */
  private static final long NEWS_TRAVELS_MILLIS = 60_000;

  private static final long CLOCKS_DIFFER_MILLIS = 2_000;

  private final Notebook notebook;
  private final Predicate<String> keepsTheRegister;
  private final BooleanSupplier demo;
  private boolean keptRoom;
  private int keptEntries;
  private final Map<Long, Entry> entries = new HashMap<>();
  private final List<Said> said = new ArrayList<>(List.of(new Said(0, RoomSaid.NOTHING)));

  /** What the room said from a time on. */
  private record Said(long fromMillis, RoomSaid rules) {}

  private record Entry(
      Optional<RoomSaid> rules,
      Optional<Filed> record,
      String by,
      long confirmedMillis,
      long endedMillis) {

    boolean confirmed() {
      return confirmedMillis != Long.MAX_VALUE;
    }

    boolean ended() {
      return endedMillis != Long.MAX_VALUE;
    }

    Entry confirmedAt(long millis) {
      return new Entry(rules, record, by, millis, endedMillis);
    }

    Entry endedAt(long millis) {
      return new Entry(rules, record, by, confirmedMillis, millis);
    }
  }

  /** Papers that surely counted at a time; news of the last minute may not have travelled. */
  public List<Filed> surelyOnFileAt(long millis) {
    return onFile(millis - NEWS_TRAVELS_MILLIS, millis + CLOCKS_DIFFER_MILLIS);
  }

  /** Papers that may have counted. */
  public List<Filed> perhapsOnFileAt(long millis) {
    return onFile(millis + CLOCKS_DIFFER_MILLIS, millis - NEWS_TRAVELS_MILLIS);
  }

  private List<Filed> onFile(long confirmedBy, long notEndedBefore) {
    return entries.values().stream()
        .filter(one -> one.confirmedMillis <= confirmedBy && one.endedMillis > notEndedBefore)
        .flatMap(one -> one.record.stream())
        .toList();
  }

  /**
   * @param keepsTheRegister whether somebody is an executive or a manager now
   */
  public Office(Notebook notebook, Predicate<String> keepsTheRegister, BooleanSupplier demo) {
    this.notebook = notebook;
    this.keepsTheRegister = keepsTheRegister;
    this.demo = demo;
  }

  /** Reads a line of the house's journal; says whether it was one of the register's. */
  public boolean read(Where where, JournalLine line, Fields tells) throws Unreadable {
    switch (line.type()) {
      case "RoomRulesSet" -> rulesSet(where, line, tells);
      case "RoomRulesEntered" ->
          entered(
              where,
              line,
              tells,
              Optional.of(RoomSaid.of(tells.needed("rules"))),
              Optional.empty());
      case "RecordEntered" ->
          entered(
              where, line, tells, Optional.empty(), Optional.of(Filed.of(tells.needed("record"))));
      case "EntryConfirmed" -> confirmed(where, line, tells.number("number"));
      case "EntryEnded" -> ended(where, line, tells.number("number"));
      default -> {
        return false;
      }
    }
    isOfTheOffice(where, line);
    return true;
  }

  private void rulesSet(Where where, JournalLine line, Fields tells) throws Unreadable {
    RoomSaid rules = RoomSaid.of(tells.needed("rules"));
    expect(
        demo.getAsBoolean() || rules.allowsNoMoreThan(now()),
        where,
        "a second person's word before the room allows more",
        line.actor() + " alone");
    entered(where, line, tells, Optional.of(rules), Optional.empty());
    long number = tells.number("number");
    entries.computeIfPresent(number, (_, entry) -> entry.confirmedAt(line.atMillis()));
    said.add(new Said(line.atMillis(), rules));
  }

  private void entered(
      Where where, JournalLine line, Fields tells, Optional<RoomSaid> rules, Optional<Filed> record)
      throws Unreadable {
    long number = tells.number("number");
    boolean next = number == entries.size() + 1;
    expect(next, where, "entry " + (entries.size() + 1), "entry " + number);
    record.ifPresent(
        filed ->
            expect(
                demo.getAsBoolean() || !filed.sample(),
                where,
                "samples on a demo only",
                "entry " + number));
    entries.put(number, new Entry(rules, record, line.actor(), Long.MAX_VALUE, Long.MAX_VALUE));
  }

  private void confirmed(Where where, JournalLine line, long number) {
    Optional<Entry> entry = Optional.ofNullable(entries.get(number));
    expect(
        entry.filter(one -> !one.confirmed() && !one.ended()).isPresent(),
        where,
        "an entry that waits",
        "entry " + number);
    entry.ifPresent(
        one -> {
          expect(
              demo.getAsBoolean() || !one.by.equalsIgnoreCase(line.actor()),
              where,
              "two different people for entry " + number,
              line.actor() + " twice");
          entries.put(number, one.confirmedAt(line.atMillis()));
          one.rules.ifPresent(rules -> said.add(new Said(line.atMillis(), rules)));
        });
  }

  private void ended(Where where, JournalLine line, long number) {
    Optional<Entry> entry = Optional.ofNullable(entries.get(number));
    expect(
        entry.filter(one -> !one.ended()).isPresent(),
        where,
        "an entry that counts or waits",
        "entry " + number + " by " + line.actor());
    entry.ifPresent(one -> entries.put(number, one.endedAt(line.atMillis())));
  }

  private void isOfTheOffice(Where where, JournalLine line) {
    expect(
        keepsTheRegister.test(line.actor()),
        where,
        "an executive or a manager at the register",
        line.actor());
  }

  /** What the room says now. */
  public RoomSaid now() {
    return said.getLast().rules();
  }

  /** Holds the rows that the floor keeps of the room against the journal. */
  public void keptRoom(String body) {
    keptRoom = true;
    try {
      Fields row = Fields.of(body);
      row.isOfFormatUpTo(1);
      RoomSaid kept = RoomSaid.of(row.needed("rules"));
      same("the room's rules", now().toString(), kept.toString());
      same("the register's next number", "" + (entries.size() + 1), "" + row.number("next"));
    } catch (Unreadable unreadable) {
      notebook.note(Kind.UNREADABLE, Where.THE_BOOKS, "the room, as it is kept", unreadable.why());
    }
  }

  /** All rows have been seen. */
  public void end() {
    if (!entries.isEmpty()) {
      same("the room's row", "kept", keptRoom ? "kept" : "none");
      same("rows of the register", "" + entries.size(), "" + keptEntries);
    }
  }

  /** The same for an entry of the register. */
  public void keptEntry(String id, String body) {
    keptEntries++;
    try {
      Fields row = Fields.of(body);
      row.isOfFormatUpTo(1);
      Entry entry = entries.get(row.number("number"));
      if (entry == null) {
        same("entry " + id, "none", "one");
        return;
      }
      same("entry " + id + " confirmed", "" + entry.confirmed(), "" + row.has("confirmed"));
      same("entry " + id + " ended", "" + entry.ended(), "" + row.has("ended"));
      same("entry " + id + " by", entry.by, row.needed("entered").text("by"));
    } catch (Unreadable unreadable) {
      notebook.note(
          Kind.UNREADABLE, Where.THE_BOOKS, "entry " + id + ", as it is kept", unreadable.why());
    }
  }

  /** All that a table could take for the room's word at a time. */
  public List<RoomSaid> heardAt(long millis) {
    List<RoomSaid> heard = new ArrayList<>();
    for (int i = 0; i < said.size(); i++) {
      long until = i + 1 < said.size() ? said.get(i + 1).fromMillis() : Long.MAX_VALUE;
      if (said.get(i).fromMillis() <= millis + CLOCKS_DIFFER_MILLIS
          && until >= millis - NEWS_TRAVELS_MILLIS) {
        heard.add(said.get(i).rules());
      }
    }
    return heard;
  }

  private void same(String what, String byTheJournal, String kept) {
    if (!byTheJournal.equals(kept)) {
      notebook.note(
          Kind.KEPT, Where.THE_BOOKS, what + " " + byTheJournal + " by the journal", kept);
    }
  }

  private void expect(boolean holds, Where where, String expected, String found) {
    if (!holds) {
      notebook.note(Kind.POSTS, where, expected, found, REGISTER);
    }
  }
}
