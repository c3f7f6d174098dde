package io.queenhigh.floor.people;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The manager's list: who works here and as what. */
public final class Staff {

  private final House house;
  private final Roll roll;
  private final Registrar registrar;

  Staff(House house, Roll roll, Passwords passwords) {
    this.house = house;
    this.roll = roll;
    this.registrar = new Registrar(roll, passwords);
  }

  /** The first manager is named by whoever runs the machine; every later one by a manager. */
  public Reply<Person> appointFirstManager(String name, Password password) {
    return House.asking(
        () ->
            registrar
                .forNew(name, password)
                .then(
                    hash ->
                        house.write(
                            () ->
                                hasManager()
                                    ? Page.blank(
                                        PeopleRule.APPOINTMENTS.deny(
                                            "The house has a manager, who appoints others"))
                                    : appointed("operator", name, hash, Role.MANAGER))));
  }

  public boolean hasManager() {
    return roll.everyone().stream().anyMatch(row -> row.active() && row.role() == Role.MANAGER);
  }

  public Reply<Person> register(Who by, String name, Password password, Role role) {
    if (!role.isStaff()) {
      return PeopleRule.APPOINTMENTS.deny("Nobody is appointed " + role.withArticle());
    }
    return House.asking(
        () ->
            asManager(by)
                .then(_ -> registrar.forNew(name, password))
                .then(
                    hash ->
                        house.writeAs(
                            by, Right.KEEP_PEOPLE, () -> appointed(by.name(), name, hash, role))));
  }

  private Page<Person> appointed(String by, String name, String hash, Role role) {
    if (roll.person(name).isPresent()) {
      return Page.blank(Registrar.taken(name));
    }
    PersonRow row = PersonRow.registered(name, role, Optional.of(hash), house.now());
    return Page.by(by, row.person()).fact(new HouseFact.PersonRegistered(name, role)).keep(row);
  }

  /** Gives a member of the staff another role; his sessions end. */
  public Reply<Person> changeRole(Who by, String name, Role role) {
    return changing(
        by,
        name,
        row ->
            row.role().isStaff() && role.isStaff()
                ? Page.by(by.name(), row.withRole(role).person())
                    .fact(new HouseFact.RoleChanged(row.name(), row.role(), role))
                    .keep(row.withRole(role))
                : Page.blank(
                    PeopleRule.APPOINTMENTS.deny(
                        "Players and staff keep to their side; register a new name")));
  }

  /** Gives somebody who has forgotten his password another one; his sessions end. */
  public Reply<Person> resetPassword(Who by, String name, Password password) {
    return House.asking(
        () ->
            asManager(by)
                .then(_ -> registrar.forSomebody(name, password))
                .then(hash -> changing(by, name, row -> reset(by, row, hash))));
  }

  private static Page<Person> reset(Who by, PersonRow row, String hash) {
    if (!row.role().may(Right.KEEP_A_PASSWORD)) {
      return Page.blank(PeopleRule.PASSWORDS.deny("A guest has no password"));
    }
    return Page.by(by.name(), row.person())
        .fact(new HouseFact.PasswordReset(row.name()))
        .keep(row.withPassword(hash));
  }

  /** Closes an account; its sessions end, its chips stay for the cashier to redeem. */
  public Reply<Person> deactivate(Who by, String name) {
    return changing(
        by,
        name,
        row ->
            Page.by(by.name(), row.deactivated().person())
                .fact(new HouseFact.PersonDeactivated(row.name()))
                .keep(row.deactivated()));
  }

  /** Everyone who has an account, by name. */
  public Reply<List<Person>> everyone(Who by) {
    return House.asking(
        () ->
            asManager(by)
                .then(
                    _ ->
                        new Reply.Given<>(
                            roll.everyone().stream().map(PersonRow::person).toList())));
  }

  /** A manager changes somebody, and never himself. */
  private Reply<Person> changing(Who by, String name, Function<PersonRow, Page<Person>> change) {
    return house.writeAs(
        by,
        Right.KEEP_PEOPLE,
        () -> {
          Optional<PersonRow> row = roll.person(name);
          if (row.isEmpty()) {
            return Page.blank(unknown(name));
          }
          if (row.get().name().equals(by.name())) {
            return Page.blank(
                PeopleRule.APPOINTMENTS.deny("Nobody changes his own role or account"));
          }
          return row.get().active() ? change.apply(row.get()) : Page.blank(Door.closed());
        });
  }

  private Reply<Who> asManager(Who by) {
    return roll.inOffice(by, Right.KEEP_PEOPLE);
  }

  static <T> Reply<T> unknown(String name) {
    return PeopleRule.NAMES.deny(
        Names.isName(name) ? "Nobody is called " + name : "That is nobody's name");
  }
}
