package io.queenhigh.floor.people;

import io.queenhigh.rules.game.Key;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** What one person has proposed and another one approves or takes off the list. */
public final class Proposals {

  private final HouseJournal house;
  private final PeopleCache roll;
  private final HouseRules rules;
  private final Staff staff;
  private final Cashier cashier;

  Proposals(HouseJournal house, PeopleCache roll, HouseRules rules, Staff staff, Cashier cashier) {
    this.house = house;
    this.roll = roll;
    this.rules = rules;
    this.staff = staff;
    this.cashier = cashier;
  }

  /**
   * Something that waits.
   *
   * @param what the kind of it: {@code appointment}, {@code issue}, …
   * @param name whom it is about
   * @param expired whether a player asked for it too long ago
   */
  public record Waiting(
      long number,
      String what,
      String name,
      Optional<Role> role,
      OptionalLong cents,
      Optional<HouseLimits> limits,
      String by,
      Instant at,
      boolean expired) {}

  /** What somebody may approve: managers everything, the others what is about chips. */
  public Reply<List<Waiting>> waiting(Who by) {
    return HouseJournal.asking(
        () ->
            roll.inOffice(by, Right.SECOND)
                .then(
                    _ ->
                        new Reply.Given<>(
                            rules.proposals().stream()
                                .filter(row -> row.what().isCash() || isManager(by))
                                .map(this::shown)
                                .toList())));
  }

  private static boolean isManager(Who by) {
    return by.role().may(Right.KEEP_PEOPLE);
  }

  private Waiting shown(ProposalRow row) {
    return new Waiting(
        row.number(),
        Key.of(row.what().name()),
        row.name(),
        row.role(),
        row.cents(),
        row.limits(),
        row.by(),
        Instant.ofEpochMilli(row.atMillis()),
        !cashier.holds(row));
  }

  /** Approves and does it. */
  public Reply<StaffChange> approve(Who by, long number) {
    return house.writeAs(by, Right.SECOND, () -> approved(by, number));
  }

  private HouseDecision<StaffChange> approved(Who by, long number) {
    Optional<ProposalRow> found = rules.proposal(number);
    if (found.isEmpty()) {
      return HouseDecision.blank(unknown(number));
    }
    ProposalRow proposal = found.get();
    if (Names.id(proposal.by()).equals(Names.id(by.name()))) {
      return HouseDecision.blank(
          PeopleRule.TWO_MANAGERS.deny(
              "second-person-needed", "Whoever proposes does not approve; somebody else does"));
    }
    if (proposal.what().isCash()) {
      return cashier.approved(proposal, by);
    }
    return isManager(by) ? staff.approved(proposal, by) : HouseDecision.blank(roll.notFor(by));
  }

  /** Takes something off the list, whoever put it there and unless it is about himself. */
  public Reply<StaffChange> withdraw(Who by, long number) {
    return house.writeAs(by, Right.SECOND, () -> withdrawn(by, number));
  }

  private HouseDecision<StaffChange> withdrawn(Who by, long number) {
    Optional<ProposalRow> found = rules.proposal(number);
    if (found.isEmpty()) {
      return HouseDecision.blank(unknown(number));
    }
    if (!found.get().what().isCash() && !isManager(by)) {
      return HouseDecision.blank(roll.notFor(by));
    }
    if (Names.id(found.get().name()).equals(Names.id(by.name()))) {
      return HouseDecision.blank(
          PeopleRule.TWO_MANAGERS.deny(
              "not-ones-own-proposal", "Nobody withdraws what others have proposed about them"));
    }
    return HouseDecision.by(by.name(), StaffChange.nothing())
        .fact(new HouseFact.ProposalWithdrawn(number))
        .keep(PeopleRows.PROPOSAL.giveUp(HouseRules.id(number)));
  }

  private static <T> Reply<T> unknown(long number) {
    return PeopleRule.TWO_MANAGERS.deny("nothing-waits", "Nothing waits under number " + number);
  }
}
