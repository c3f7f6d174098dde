package io.queenhigh.floor.people;

import java.util.Optional;

/**
 * What a demo may do and no other house: its staff are registered by name with a password that
 * everybody knows.
 */
public final class DemoHouse {

  private final HouseJournal house;
  private final PeopleCache roll;
  private final Registrar registrar;
  private final HouseRules rules;
  private final Staff staff;

  DemoHouse(
      HouseJournal house, PeopleCache roll, Registrar registrar, HouseRules rules, Staff staff) {
    this.house = house;
    this.roll = roll;
    this.registrar = registrar;
    this.rules = rules;
    this.staff = staff;
  }

  public boolean isDemo() {
    return rules.isDemo();
  }

  /** Marks a house in which nobody has an account as a demo for ever, and names its manager. */
  public Reply<AccountHolder> open(String manager, Password password) {
    return HouseJournal.asking(
        () ->
            registrar
                .forNew(manager, password)
                .then(
                    hash ->
                        house.write(
                            () ->
                                rules.row().begun() || !roll.everyone().isEmpty()
                                    ? HouseDecision.blank(notADemo())
                                    : registered(
                                        true, Staff.OPERATOR, manager, hash, Role.MANAGER))));
  }

  /** Marks a demo that is older than the mark: one whose staff have nothing but demo names. */
  public Reply<Boolean> mark(String demoNames) {
    return house.write(
        () -> {
          boolean others =
              roll.everyone().stream()
                  .anyMatch(row -> row.role().isStaff() && !row.name().startsWith(demoNames));
          if (others || rules.row().begun()) {
            return HouseDecision.blank(notADemo());
          }
          if (rules.isDemo()) {
            return HouseDecision.blank(new Reply.Given<>(true));
          }
          return HouseDecision.by(Staff.OPERATOR, true)
              .fact(new HouseFact.OpenedAsDemo())
              .keep(PeopleRows.HOUSE.keep(HouseRow.ID, rules.row().asDemo()));
        });
  }

  private static <T> Reply<T> notADemo() {
    return PeopleRule.DEMO_FLOOR.deny(
        "floor-is-no-demo", "Only a house in which nobody has an account can be opened as a demo");
  }

  /** On a demo a manager chooses everybody's password; nowhere else. */
  public Reply<AccountHolder> register(Who by, String name, Password password, Role role) {
    return onADemo()
        .then(
            _ ->
                role.isStaff()
                    ? new Reply.Given<>(role)
                    : PeopleRule.APPOINTMENTS.<Role>deny(
                        "role-not-appointed", "Nobody is appointed " + role.withArticle()))
        .then(_ -> roll.inOffice(by, Right.KEEP_PEOPLE))
        .then(_ -> registrar.forNew(name, password))
        .then(
            hash ->
                house.writeAs(
                    by, Right.KEEP_PEOPLE, () -> registered(false, by.name(), name, hash, role)));
  }

  /**
   * On a demo, where everybody knows the password anyway: somebody gets the manager's own. It is
   * kept as it was hashed, because to hash it for each would take longer than to open the floor.
   */
  public Reply<AccountHolder> registerAlike(Who by, String name, Role role) {
    return onADemo()
        .then(_ -> roll.inOffice(by, Right.KEEP_PEOPLE))
        .then(
            _ ->
                staff
                    .againstAppointing(name, role)
                    .<Reply<Who>>map(Reply.No::new)
                    .orElse(new Reply.Given<>(by)))
        .then(
            _ ->
                house.writeAs(
                    by,
                    Right.KEEP_PEOPLE,
                    () -> registered(false, by.name(), name, hashOf(by), role)));
  }

  private String hashOf(Who who) {
    return person(who.name()).password().orElseThrow();
  }

  private PersonRow person(String name) {
    return roll.person(name).orElseThrow();
  }

  private HouseDecision<AccountHolder> registered(
      boolean mark, String by, String name, String hash, Role role) {
    if (roll.person(name).isPresent()) {
      return HouseDecision.blank(Registrar.taken(name));
    }
    PersonRow row = PersonRow.registered(name, role, Optional.of(hash), house.now());
    HouseDecision<AccountHolder> page = HouseDecision.by(by, row.person());
    if (mark) {
      page.fact(new HouseFact.OpenedAsDemo())
          .keep(PeopleRows.HOUSE.keep(HouseRow.ID, rules.row().asDemo()));
    }
    return page.fact(new HouseFact.PersonRegistered(name, role)).keep(row);
  }

  /** On a demo a manager gives another password; nowhere else. */
  public Reply<AccountHolder> resetPassword(Who by, String name, Password password) {
    return onADemo()
        .then(_ -> roll.inOffice(by, Right.KEEP_PEOPLE))
        .then(_ -> registrar.forSomebody(name, password))
        .then(
            hash ->
                house.writeAs(
                    by,
                    Right.KEEP_PEOPLE,
                    () -> {
                      ProposalRow reset = ProposalRow.of(ProposalRow.What.RESET, name, by);
                      return staff
                          .speaksAgainst(by, reset)
                          .map(no -> HouseDecision.<AccountHolder>blank(new Reply.No<>(no)))
                          .orElseGet(() -> reset(by, person(name).withPassword(hash)));
                    }));
  }

  private static HouseDecision<AccountHolder> reset(Who by, PersonRow row) {
    return HouseDecision.by(by.name(), row.person())
        .fact(new HouseFact.PasswordReset(row.name()))
        .keep(row);
  }

  private Reply<Boolean> onADemo() {
    return HouseJournal.asking(
        () ->
            rules.isDemo()
                ? new Reply.Given<>(true)
                : PeopleRule.FIRST_SIGN_IN.deny(
                    "password-is-his-own",
                    "Nobody chooses another's password: who is appointed gets a code and chooses"
                        + " his own"));
  }
}
