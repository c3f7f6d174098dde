package io.queenhigh.floor.people;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The manager's list: who works here and as what. */
public final class Staff {

  private final HouseJournal house;
  private final PeopleCache roll;
  private final Registrar registrar;

  Staff(HouseJournal house, PeopleCache roll, Passwords passwords) {
    this.house = house;
    this.roll = roll;
    this.registrar = new Registrar(roll, passwords);
  }

  /** The first manager is named by whoever runs the machine; every later one by a manager. */
  public Reply<AccountHolder> appointFirstManager(String name, Password password) {
    return HouseJournal.asking(
        () ->
            registrar
                .forNew(name, password)
                .then(
                    hash ->
                        house.write(
                            () ->
                                hasManager()
                                    ? HouseDecision.blank(
                                        PeopleRule.APPOINTMENTS.deny(
                                            "house-has-a-manager",
                                            "The house has a manager, who appoints others"))
                                    : appointed("operator", name, hash, Role.MANAGER))));
  }

  public boolean hasManager() {
    return roll.everyone().stream().anyMatch(row -> row.active() && row.role() == Role.MANAGER);
  }

  public Reply<AccountHolder> register(Who by, String name, Password password, Role role) {
    if (!role.isStaff()) {
      return PeopleRule.APPOINTMENTS.deny(
          "role-not-appointed", "Nobody is appointed " + role.withArticle());
    }
    return HouseJournal.asking(
        () ->
            asManager(by)
                .then(_ -> registrar.forNew(name, password))
                .then(
                    hash ->
                        house.writeAs(
                            by, Right.KEEP_PEOPLE, () -> appointed(by.name(), name, hash, role))));
  }

  private HouseDecision<AccountHolder> appointed(String by, String name, String hash, Role role) {
    if (roll.person(name).isPresent()) {
      return HouseDecision.blank(Registrar.taken(name));
    }
    PersonRow row = PersonRow.registered(name, role, Optional.of(hash), house.now());
    return HouseDecision.by(by, row.person())
        .fact(new HouseFact.PersonRegistered(name, role))
        .keep(row);
  }

  /** Gives a member of the staff another role; his sessions end. */
  public Reply<AccountHolder> changeRole(Who by, String name, Role role) {
    return changing(
        by,
        name,
        row ->
            row.role().isStaff() && role.isStaff()
                ? HouseDecision.by(by.name(), row.withRole(role).person())
                    .fact(new HouseFact.RoleChanged(row.name(), row.role(), role))
                    .keep(row.withRole(role))
                : HouseDecision.blank(
                    PeopleRule.APPOINTMENTS.deny(
                        "sides-are-kept",
                        "Players and staff keep to their side; register a new name")));
  }

  /** Gives somebody who has forgotten his password another one; his sessions end. */
  public Reply<AccountHolder> resetPassword(Who by, String name, Password password) {
    return HouseJournal.asking(
        () ->
            asManager(by)
                .then(_ -> registrar.forSomebody(name, password))
                .then(hash -> changing(by, name, row -> reset(by, row, hash))));
  }

  private static HouseDecision<AccountHolder> reset(Who by, PersonRow row, String hash) {
    if (!row.role().may(Right.KEEP_A_PASSWORD)) {
      return HouseDecision.blank(
          PeopleRule.PASSWORDS.deny("guest-has-no-password", "A guest has no password"));
    }
    return HouseDecision.by(by.name(), row.person())
        .fact(new HouseFact.PasswordReset(row.name()))
        .keep(row.withPassword(hash));
  }

  /** Closes an account; its sessions end, its chips stay for the cashier to redeem. */
  public Reply<AccountHolder> deactivate(Who by, String name) {
    return changing(
        by,
        name,
        row ->
            HouseDecision.by(by.name(), row.deactivated().person())
                .fact(new HouseFact.PersonDeactivated(row.name()))
                .keep(row.deactivated()));
  }

  /** Everyone who has an account, by name. */
  public Reply<List<AccountHolder>> everyone(Who by) {
    return HouseJournal.asking(
        () ->
            asManager(by)
                .then(
                    _ ->
                        new Reply.Given<>(
                            roll.everyone().stream().map(PersonRow::person).toList())));
  }

  /** A manager changes somebody, and never himself. */
  private Reply<AccountHolder> changing(
      Who by, String name, Function<PersonRow, HouseDecision<AccountHolder>> change) {
    return house.writeAs(
        by,
        Right.KEEP_PEOPLE,
        () -> {
          Optional<PersonRow> row = roll.person(name);
          if (row.isEmpty()) {
            return HouseDecision.blank(unknown(name));
          }
          if (row.get().name().equals(by.name())) {
            return HouseDecision.blank(
                PeopleRule.APPOINTMENTS.deny(
                    "not-oneself", "Nobody changes his own role or account"));
          }
          return row.get().active() ? change.apply(row.get()) : HouseDecision.blank(Door.closed());
        });
  }

  private Reply<Who> asManager(Who by) {
    return roll.inOffice(by, Right.KEEP_PEOPLE);
  }

  static <T> Reply<T> unknown(String name) {
    return PeopleRule.NAMES.deny(
        "nobody-of-that-name",
        Names.isName(name) ? "Nobody is called " + name : "That is nobody's name");
  }
}
