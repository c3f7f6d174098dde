package io.queenhigh.floor.people;

import io.queenhigh.floor.office.ApprovalRecord;
import io.queenhigh.floor.office.OfficeRows;
import io.queenhigh.floor.office.RegisterEntry;
import io.queenhigh.floor.office.RegisterEntry.Entered;
import io.queenhigh.floor.office.RoomRow;
import io.queenhigh.floor.office.RoomRules;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The room's register: what one person enters and another confirms. What only makes the room
 * stricter one person says alone.
 */
public final class Register {

  private final HouseJournal house;
  private final HouseRules rules;
  private final BoundRows rows;

  Register(HouseJournal house, HouseRules rules, BoundRows rows) {
    this.house = house;
    this.rules = rules;
    this.rows = rows;
  }

  /** What the room says for all its tables. */
  public RoomRules roomRules() {
    return row().rules();
  }

  /** Everything that was ever entered, in the order of its numbers. */
  public List<RegisterEntry> entries() {
    return rows.keptOf(OfficeRows.ENTRY).values().stream()
        .sorted(Comparator.comparingLong(RegisterEntry::number))
        .toList();
  }

  /** Says what holds for all tables: at once where it is no looser, else when another agrees. */
  public Reply<Optional<RegisterEntry>> setRules(Who by, RoomRules wanted) {
    return house.writeAs(by, Right.KEEP_THE_REGISTER, () -> settingRules(by, wanted));
  }

  private HouseDecision<Optional<RegisterEntry>> settingRules(Who by, RoomRules wanted) {
    RoomRow row = row();
    if (wanted.equals(row.rules())) {
      return HouseDecision.blank(new Reply.Given<>(Optional.empty()));
    }
    if (rules.isDemo() || wanted.isNoLooserThan(row.rules())) {
      RegisterEntry alone = RegisterEntry.of(row.next(), wanted, now(by)).confirmed(now(by));
      return HouseDecision.by(by.name(), Optional.<RegisterEntry>empty())
          .fact(new HouseFact.RoomRulesSet(alone.number(), wanted))
          .keep(OfficeRows.ROOM.keep(RoomRow.ID, row.with(wanted).afterEntry()))
          .keep(keep(alone));
    }
    RegisterEntry entry = RegisterEntry.of(row.next(), wanted, now(by));
    return HouseDecision.by(by.name(), Optional.of(entry))
        .fact(new HouseFact.RoomRulesEntered(entry.number(), wanted))
        .keep(OfficeRows.ROOM.keep(RoomRow.ID, row.afterEntry()))
        .keep(keep(entry));
  }

  /**
   * Enters what the room has on file; it counts when another has confirmed it, on a demo at once.
   */
  public Reply<RegisterEntry> enter(Who by, ApprovalRecord record) {
    return house.writeAs(by, Right.KEEP_THE_REGISTER, () -> entering(by, record));
  }

  private HouseDecision<RegisterEntry> entering(Who by, ApprovalRecord record) {
    Optional<Refused> no =
        Check.first(
            Check.refuseIf(
                () -> record.sample() && !rules.isDemo(),
                "samples-on-a-demo-only",
                "A sample stands for a paper on a demo only",
                PeopleRule.REGISTER),
            Check.refuseIf(
                () -> record.document().isBlank() || record.reference().isBlank(),
                "paper-without-a-name",
                "Say what the paper is called and what its number is",
                PeopleRule.REGISTER),
            Check.refuseIf(
                () -> record.until().filter(last -> last.compareTo(record.from()) < 0).isPresent(),
                "paper-ends-before-it-begins",
                "The last day on which a paper is good is not before the first",
                PeopleRule.REGISTER));
    if (no.isPresent()) {
      return HouseDecision.blank(new Reply.No<>(no.get()));
    }
    RoomRow row = row();
    RegisterEntry waits = RegisterEntry.of(row.next(), record, now(by));
    RegisterEntry entry = rules.isDemo() ? waits.confirmed(now(by)) : waits;
    HouseDecision<RegisterEntry> page =
        HouseDecision.by(by.name(), entry)
            .fact(new HouseFact.RecordEntered(entry.number(), record))
            .keep(OfficeRows.ROOM.keep(RoomRow.ID, row.afterEntry()))
            .keep(keep(entry));
    return rules.isDemo() ? page.fact(new HouseFact.EntryConfirmed(entry.number())) : page;
  }

  /** The second person's word: from now on it counts. */
  public Reply<RegisterEntry> confirm(Who by, long number) {
    return house.writeAs(by, Right.KEEP_THE_REGISTER, () -> confirming(by, number));
  }

  private HouseDecision<RegisterEntry> confirming(Who by, long number) {
    Optional<RegisterEntry> found = rows.kept(OfficeRows.ENTRY, id(number));
    Optional<Refused> no = against(found.filter(RegisterEntry::isWaiting), by, number);
    if (no.isPresent()) {
      return HouseDecision.blank(new Reply.No<>(no.get()));
    }
    RegisterEntry entry = found.orElseThrow().confirmed(now(by));
    HouseDecision<RegisterEntry> page =
        HouseDecision.by(by.name(), entry)
            .fact(new HouseFact.EntryConfirmed(number))
            .keep(keep(entry));
    entry
        .rules()
        .ifPresent(agreed -> page.keep(OfficeRows.ROOM.keep(RoomRow.ID, row().with(agreed))));
    return page;
  }

  private static Optional<Refused> against(Optional<RegisterEntry> waiting, Who by, long number) {
    return Check.refuseIf(
            waiting.isEmpty(),
            "no-such-entry",
            "Nothing waits in the register under number " + number,
            PeopleRule.REGISTER)
        .or(
            () ->
                Check.refuseIf(
                    isBy(waiting.orElseThrow(), by),
                    "second-person-confirms",
                    "Whoever enters something does not confirm it",
                    PeopleRule.REGISTER));
  }

  private static boolean isBy(RegisterEntry entry, Who by) {
    return Names.id(entry.entered().by()).equals(Names.id(by.name()));
  }

  /** Takes back what waits, or ends what was confirmed; it stays in the register. */
  public Reply<RegisterEntry> end(Who by, long number, String because) {
    return house.writeAs(by, Right.KEEP_THE_REGISTER, () -> ending(by, number, because));
  }

  private HouseDecision<RegisterEntry> ending(Who by, long number, String because) {
    Optional<RegisterEntry> found = rows.kept(OfficeRows.ENTRY, id(number));
    boolean open =
        found
            .filter(entry -> entry.ended().isEmpty())
            .filter(entry -> entry.isWaiting() || entry.record().isPresent())
            .isPresent();
    if (!open) {
      return HouseDecision.blank(
          PeopleRule.REGISTER.deny(
              "nothing-to-end", "Nothing in the register ends under number " + number));
    }
    if (because.isBlank()) {
      return HouseDecision.blank(
          PeopleRule.REGISTER.deny("entry-ends-for-a-reason", "Say why it no longer counts"));
    }
    RegisterEntry entry = found.orElseThrow().ended(now(by), because);
    return HouseDecision.by(by.name(), entry)
        .fact(new HouseFact.EntryEnded(number, because))
        .keep(keep(entry));
  }

  private static Kept keep(RegisterEntry entry) {
    return OfficeRows.ENTRY.keep(id(entry.number()), entry);
  }

  private RoomRow row() {
    return rows.kept(OfficeRows.ROOM, RoomRow.ID).orElse(RoomRow.NEW);
  }

  private Entered now(Who by) {
    return new Entered(by.name(), house.now());
  }

  private static String id(long number) {
    return String.valueOf(number);
  }
}
