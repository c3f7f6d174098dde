package io.queenhigh.floor.people;

import io.queenhigh.floor.journal.Form;

/**
 * What is kept of people, by its names and versions. When a session was last used is kept as a bare
 * number, without a form.
 */
final class PeopleRows {

  static final Form<PersonRow> PERSON = Form.of("person", 1, PersonRow.class);
  static final Form<SessionRow> SESSION = Form.of("session", 1, SessionRow.class);

  /** Guests come and go by the thousands and are kept apart from those who have an account. */
  static final Form<PersonRow> GUEST = Form.of("guest", 1, PersonRow.class);

  static final Form<CredentialRow> CREDENTIALS = Form.of("credentials", 1, CredentialRow.class);
  static final Form<HouseRow> HOUSE =
      Form.of("house", 2, HouseRow.class, tree -> tree.put("duties", HouseRow.FIRST_DUTIES));
  static final Form<ProposalRow> PROPOSAL = Form.of("proposal", 1, ProposalRow.class);
  static final Form<WindowRow> WINDOW = Form.of("window", 1, WindowRow.class);

  private PeopleRows() {}

  static Form<PersonRow> of(String name) {
    return Names.id(name).startsWith(Names.GUEST_PREFIX) ? GUEST : PERSON;
  }
}
