package io.queenhigh.floor.people;

import io.queenhigh.floor.people.ProposalRow.What;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The manager's list: who works here and as what. Nobody puts himself anywhere, and into or out of
 * a post that signs nobody is put by one manager alone.
 */
public final class Staff {

  /** Whoever has the machine. */
  static final String OPERATOR = "operator";

  /** So many managers keep each other in check; below that the machine's operator names one. */
  private static final int FIRST_MANAGERS = 2;

  private final HouseJournal house;
  private final PeopleCache roll;
  private final Registrar registrar;
  private final HouseRules rules;
  private final OneTimeCodes codes;

  Staff(
      HouseJournal house,
      PeopleCache roll,
      Registrar registrar,
      HouseRules rules,
      OneTimeCodes codes) {
    this.house = house;
    this.roll = roll;
    this.registrar = registrar;
    this.rules = rules;
    this.codes = codes;
  }

  public boolean hasManager() {
    return managers() > 0;
  }

  private long managers() {
    return roll.everyone().stream()
        .filter(row -> row.active() && row.role() == Role.MANAGER)
        .count();
  }

  // What one manager wants, and perhaps a second one must agree to.

  public Reply<StaffChange> appoint(Who by, String name, Role role) {
    return wanted(by, ProposalRow.of(What.APPOINTMENT, name, by).to(role));
  }

  /** Gives a member of the staff another role; his sessions end. */
  public Reply<StaffChange> changeRole(Who by, String name, Role role) {
    return wanted(by, ProposalRow.of(What.ROLE, name, by).to(role));
  }

  /**
   * Lets somebody who has forgotten his password or lost his second factor choose others; his
   * sessions end.
   */
  public Reply<StaffChange> reset(Who by, String name) {
    return wanted(by, ProposalRow.of(What.RESET, name, by));
  }

  /** Closes an account; its sessions end, its chips stay for the cashier to redeem. */
  public Reply<StaffChange> deactivate(Who by, String name) {
    return wanted(by, ProposalRow.of(What.CLOSING, name, by));
  }

  /** Changes how far one person goes alone. */
  public Reply<StaffChange> limit(Who by, HouseLimits limits) {
    return wanted(by, ProposalRow.of(What.LIMITS, HouseFact.THE_HOUSE, by).of(limits));
  }

  public HouseLimits limits() {
    return rules.row().limits();
  }

  private Reply<StaffChange> wanted(Who by, ProposalRow draft) {
    return house.writeAs(
        by,
        Right.KEEP_PEOPLE,
        () -> {
          Optional<Refused> no = speaksAgainst(by, draft).or(() -> isProposed(draft));
          if (no.isPresent()) {
            return HouseDecision.blank(new Reply.No<>(no.get()));
          }
          ProposalRow known = properly(draft);
          return needsTwo(known) ? proposed(by, known) : done(known, by.name(), List.of());
        });
  }

  /** Under the name as it is spelled on the list. */
  private ProposalRow properly(ProposalRow draft) {
    return roll.person(draft.name()).map(row -> draft.about(row.name())).orElse(draft);
  }

  /** What speaks against it, whoever looks at it: he who proposes and he who approves. */
  Optional<Refused> speaksAgainst(Who by, ProposalRow draft) {
    return switch (draft.what()) {
      case APPOINTMENT -> againstAppointing(draft.name(), draft.role().orElseThrow());
      case ROLE -> againstChanging(by, draft).or(() -> sides(draft));
      case RESET -> againstChanging(by, draft).or(() -> guests(draft));
      case CLOSING -> againstChanging(by, draft);
      case LIMITS ->
          Check.refuseIf(
              !draft.limits().orElseThrow().isInRange(),
              "house-limits-out-of-range",
              "A day's limit is not below that for one payment, nobody waits more than 30 days, and a"
                  + " player's word holds five minutes at least",
              PeopleRule.TWO_AT_THE_WINDOW);
      case ISSUE, REDEMPTION -> throw new IllegalStateException("chips are the cashier's");
    };
  }

  Optional<Refused> againstAppointing(String name, Role role) {
    return Check.refuseIf(
            !role.isStaff(),
            "role-not-appointed",
            "Nobody is appointed " + role.withArticle(),
            PeopleRule.APPOINTMENTS)
        .or(() -> registrar.against(name));
  }

  private Optional<Refused> againstChanging(Who by, ProposalRow draft) {
    Optional<PersonRow> row = roll.person(draft.name());
    if (row.isEmpty()) {
      return refused(unknown(draft.name()));
    }
    return Check.refuseIf(
            row.get().name().equals(by.name()),
            "not-oneself",
            "Nobody changes their own role or account",
            PeopleRule.APPOINTMENTS)
        .or(() -> row.get().active() ? Check.fine() : refused(Door.closed()));
  }

  private Optional<Refused> sides(ProposalRow draft) {
    return Check.refuseIf(
        !person(draft).role().isStaff() || !draft.role().orElseThrow().isStaff(),
        "sides-are-kept",
        "Players and staff keep to their side; register a new name",
        PeopleRule.APPOINTMENTS);
  }

  private Optional<Refused> guests(ProposalRow draft) {
    return Check.refuseIf(
        !person(draft).role().may(Right.KEEP_A_PASSWORD),
        "guest-has-no-password",
        "A guest has no password",
        PeopleRule.PASSWORDS);
  }

  private Optional<Refused> isProposed(ProposalRow draft) {
    return Check.refuseIf(
        rules.proposals().stream()
            .anyMatch(
                open ->
                    open.what() == draft.what()
                        && Names.id(open.name()).equals(Names.id(draft.name()))),
        "proposed-already",
        "The same is already waiting for a second manager",
        PeopleRule.TWO_MANAGERS);
  }

  private boolean needsTwo(ProposalRow draft) {
    if (rules.isDemo()) {
      return false;
    }
    return switch (draft.what()) {
      case APPOINTMENT -> draft.role().orElseThrow().isPutByTwo();
      case ROLE -> person(draft).role().isPutByTwo() || draft.role().orElseThrow().isPutByTwo();
      // Who resets a player comes in as him, to his chips; who closes his account keeps him from
      // them.
      case RESET, CLOSING -> person(draft).role() != Role.DISPLAY;
      case LIMITS, ISSUE, REDEMPTION -> true;
    };
  }

  private HouseDecision<StaffChange> proposed(Who by, ProposalRow draft) {
    Optional<String> code = draft.what().givesCode() ? Optional.of(codes.next()) : Optional.empty();
    HouseDecision<StaffChange> page =
        HouseDecision.by(by.name(), StaffChange.waiting(rules.nextProposal(), code));
    rules.propose(page, draft, code.map(OneTimeCodes::hash), house.now());
    return page;
  }

  /** A second manager agrees, under whose eyes it is judged once more. */
  HouseDecision<StaffChange> approved(ProposalRow proposal, Who by) {
    return speaksAgainst(by, proposal)
        .or(() -> hasBothParts(proposal))
        .map(no -> HouseDecision.<StaffChange>blank(new Reply.No<>(no)))
        .orElseGet(() -> done(proposal, by.name(), proposal.codePart().stream().toList()));
  }

  /** A change of role that was proposed before codes were given for it has only one part. */
  private static Optional<Refused> hasBothParts(ProposalRow proposal) {
    return Check.refuseIf(
        proposal.what().givesCode() && proposal.codePart().isEmpty(),
        "proposed-without-code",
        "This was proposed before its code came in two parts: withdraw it and propose it again",
        PeopleRule.TWO_MANAGERS);
  }

  /** Does it. */
  private HouseDecision<StaffChange> done(
      ProposalRow wanted, String by, List<String> codePartsBefore) {
    return switch (wanted.what()) {
      case APPOINTMENT -> {
        Role role = wanted.role().orElseThrow();
        PersonRow row = PersonRow.registered(wanted.name(), role, Optional.empty(), house.now());
        yield letIn(
            wanted,
            by,
            row,
            new HouseFact.PersonRegistered(row.name(), role),
            rules.signsFrom(house.now()),
            codePartsBefore);
      }
      case RESET ->
          letIn(
              wanted,
              by,
              person(wanted).withoutPassword(),
              new HouseFact.PasswordReset(wanted.name()),
              rules.signsFrom(house.now()),
              codePartsBefore);
      case ROLE -> {
        Role role = wanted.role().orElseThrow();
        PersonRow before = person(wanted);
        PersonRow row = before.withRole(role);
        HouseFact changed = new HouseFact.RoleChanged(row.name(), before.role(), role);
        long signsFrom = rules.signsFrom(house.now());
        // Somebody may know the code or the password by which he came in as less than that.
        yield rules.isDemo()
            ? page(wanted, by, StaffChange.done(row.person()))
                .fact(changed)
                .keep(row)
                .keep(roll.credentials(row.name()).signsFrom(signsFrom))
            : letIn(wanted, by, before.reappointed(role), changed, signsFrom, codePartsBefore);
      }
      case CLOSING -> {
        PersonRow row = person(wanted).deactivated();
        yield page(wanted, by, StaffChange.done(row.person()))
            .fact(new HouseFact.PersonDeactivated(row.name()))
            .keep(row);
      }
      case LIMITS -> {
        HouseLimits limits = wanted.limits().orElseThrow();
        yield page(wanted, by, StaffChange.nothing())
            .fact(new HouseFact.HouseLimitsSet(limits, HouseRow.DUTIES))
            .keep(PeopleRows.HOUSE.keep(HouseRow.ID, rules.row().with(limits)));
      }
      case ISSUE, REDEMPTION -> throw new IllegalStateException("chips are the cashier's");
    };
  }

  /** Somebody comes in by a code, of which this is the last part. */
  private HouseDecision<StaffChange> letIn(
      ProposalRow wanted,
      String by,
      PersonRow row,
      HouseFact fact,
      long signsFrom,
      List<String> codePartsBefore) {
    String code = codes.next();
    long until = house.now() + OneTimeCodes.GOOD_MILLIS;
    List<String> parts = new ArrayList<>(codePartsBefore);
    parts.add(OneTimeCodes.hash(code));
    return page(wanted, by, StaffChange.done(row.person(), code, until))
        .fact(fact)
        .fact(new HouseFact.CodeGiven(row.name(), until))
        .keep(row)
        .keep(CredentialRow.none(row.name()).withCode(parts, until).signsFrom(signsFrom));
  }

  private HouseDecision<StaffChange> page(ProposalRow wanted, String by, StaffChange change) {
    HouseDecision<StaffChange> page = HouseDecision.by(by, change);
    rules.begin(page);
    if (wanted.number() > 0) {
      page.fact(new HouseFact.ProposalApproved(wanted.number()))
          .keep(PeopleRows.PROPOSAL.giveUp(HouseRules.id(wanted.number())));
    }
    return page;
  }

  // On the machine.

  /** The first two managers are named by whoever runs the machine; every later one by two. */
  public Reply<StaffChange> nameManager(String name) {
    return house.write(
        () ->
            onTheMachine(
                managers() < FIRST_MANAGERS,
                registrar.against(name),
                () -> {
                  PersonRow row =
                      PersonRow.registered(name, Role.MANAGER, Optional.empty(), house.now());
                  HouseFact fact = new HouseFact.PersonRegistered(name, Role.MANAGER);
                  return letIn(operators(name), OPERATOR, row, fact, 0, List.of());
                }));
  }

  /** Of two managers neither can be reset by the other with a second one's consent. */
  public Reply<StaffChange> resetManager(String name) {
    return house.write(
        () ->
            onTheMachine(
                managers() <= FIRST_MANAGERS,
                roll.person(name)
                    .filter(row -> row.active() && row.role() == Role.MANAGER)
                    .map(_ -> Check.fine())
                    .orElseGet(() -> refused(unknown(name))),
                () -> {
                  PersonRow row = roll.person(name).orElseThrow();
                  return letIn(
                      operators(row.name()),
                      OPERATOR,
                      row.withoutPassword(),
                      new HouseFact.PasswordReset(row.name()),
                      rules.signsFrom(house.now()),
                      List.of());
                }));
  }

  private static ProposalRow operators(String name) {
    return ProposalRow.of(What.APPOINTMENT, name, new Who(OPERATOR, Role.MANAGER));
  }

  private HouseDecision<StaffChange> onTheMachine(
      boolean tooFewManagers,
      Optional<Refused> against,
      Supplier<HouseDecision<StaffChange>> done) {
    Optional<Refused> no =
        Check.first(
            () ->
                Check.refuseIf(
                    rules.isDemo(),
                    "floor-is-a-demo",
                    "This floor is a demo and stays one; take another store",
                    PeopleRule.DEMO_FLOOR),
            () ->
                Check.refuseIf(
                    !tooFewManagers,
                    "house-has-managers",
                    "The house has managers enough, who do this together",
                    PeopleRule.APPOINTMENTS),
            () -> against);
    return no.map(refused -> HouseDecision.<StaffChange>blank(new Reply.No<>(refused)))
        .orElseGet(done);
  }

  /** Everyone who has an account, by name. */
  public Reply<List<AccountHolder>> everyone(Who by) {
    return HouseJournal.asking(
        () ->
            roll.inOffice(by, Right.KEEP_PEOPLE)
                .then(
                    _ ->
                        new Reply.Given<>(
                            roll.everyone().stream().map(PersonRow::person).toList())));
  }

  private PersonRow person(ProposalRow wanted) {
    return roll.person(wanted.name()).orElseThrow();
  }

  private static Optional<Refused> refused(Reply<?> reply) {
    return reply instanceof Reply.No<?>(Refused no) ? Optional.of(no) : Optional.empty();
  }

  static <T> Reply<T> unknown(String name) {
    return PeopleRule.NAMES.deny(
        "nobody-of-that-name",
        Names.isName(name) ? "Nobody is called " + name : "That is nobody's name");
  }
}
