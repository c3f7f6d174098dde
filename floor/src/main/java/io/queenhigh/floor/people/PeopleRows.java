package io.queenhigh.floor.people;

import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.store.Kept;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is kept of people, by its names and versions. When a session was last used is kept as a bare
 * number, without a form.
 */
final class PeopleRows {

  static final Form<PersonRow> PERSON =
      Form.of("person", 2, PersonRow.class, PeopleRows::lossesCounted);
  static final Form<SessionRow> SESSION = Form.of("session", 1, SessionRow.class);

  /** Guests come and go by the thousands and are kept apart from those who have an account. */
  static final Form<PersonRow> GUEST =
      Form.of("guest", 2, PersonRow.class, PeopleRows::lossesCounted);

  static final Form<CredentialRow> CREDENTIALS = Form.of("credentials", 1, CredentialRow.class);
  static final Form<HouseRow> HOUSE =
      Form.of(
          "house",
          3,
          HouseRow.class,
          tree -> tree.put("duties", HouseRow.FIRST_DUTIES),
          HouseLimits::withoutAnEnd);
  static final Form<ProposalRow> PROPOSAL =
      Form.of("proposal", 2, ProposalRow.class, HouseLimits::withoutAnEnd);
  static final Form<WindowRow> WINDOW = Form.of("window", 1, WindowRow.class);

  private PeopleRows() {}

  /** What was called a loss was what somebody brought to the tables. */
  private static ObjectNode lossesCounted(ObjectNode tree) {
    tree.set("depositCents", tree.remove("lossCents"));
    tree.put("coolingUntilMillis", 0);
    ObjectNode losses = tree.putObject("losses");
    losses.putObject("day");
    losses.putObject("week");
    losses.putObject("month");
    losses.putArray("open");
    return tree;
  }

  /** Where somebody of this name may be found: a guest who keeps his name has an account. */
  static List<Form<PersonRow>> of(String name) {
    return isGuests(name) ? List.of(GUEST, PERSON) : List.of(PERSON);
  }

  static boolean isGuests(String name) {
    return Names.id(name).startsWith(Names.GUEST_PREFIX);
  }

  /** A person's row where it belongs, and nowhere else. */
  static List<Kept> keep(PersonRow row) {
    String id = Names.id(row.name());
    if (row.role() == Role.GUEST) {
      return List.of(GUEST.keep(id, row));
    }
    return isGuests(row.name())
        ? List.of(PERSON.keep(id, row), GUEST.giveUp(id))
        : List.of(PERSON.keep(id, row));
  }
}
