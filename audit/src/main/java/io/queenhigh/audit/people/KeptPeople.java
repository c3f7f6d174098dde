package io.queenhigh.audit.people;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Holds what is kept of people against what the house's journal says of them. */
public final class KeptPeople {

  private static final String THE_HOUSE = "the house";
  private static final String A_PERSON = "person ";
  private static final String A_PROPOSAL = "proposal ";
  private static final int HOUSE_FORMAT = 3;
  private static final int PERSON_FORMAT = 2;
  private static final int PROPOSAL_FORMAT = 2;
  private static final int FIRST_FORMAT = 1;

  private final HouseFold house;
  private final Notebook notebook;
  private final Set<String> seen = new HashSet<>();
  private final Set<String> withCredentials = new HashSet<>();
  private final Set<Long> proposals = new HashSet<>();

  /** When somebody came in and no session is known that this let in. */
  private final Map<String, List<Long>> unusedBy = new HashMap<>();

  private boolean houseRow;

  public KeptPeople(HouseFold house, Notebook notebook) {
    this.house = house;
    this.notebook = notebook;
  }

  /** A row of somebody who has an account, or of a guest. */
  public void person(String id, String body) {
    reading(
        A_PERSON + id,
        body,
        row -> {
          seen.add(id);
          Optional<Person> person = Optional.ofNullable(house.roll().people.get(id));
          if (person.isEmpty()) {
            note("nobody of a name that the journal does not know", id);
            return;
          }
          same(id, "role", person.get().role(), row.text("role"));
          same(id, "active", "" + person.get().active(), "" + row.yes("active"));
          same(id, "name", person.get().name, row.text("name"));
          same(
              id,
              "excluded until",
              "" + person.get().excludedUntilMillis,
              "" + row.number("excludedUntilMillis"));
          care(id, person.get(), row);
        });
  }

  /** What somebody may lose and how long he may play, and that no row of before was put back. */
  private void care(String id, Person person, Fields row) throws Unreadable {
    same(id, "minutes", person.minutes.toString(), OwnLimit.of(row.needed("minutes")).toString());
    boolean first = row.has("lossCents");
    same(
        id,
        "deposit",
        person.depositCents.toString(),
        OwnLimit.of(row.needed(first ? "lossCents" : "depositCents")).toString());
    same(
        id,
        "losses",
        person.losses.toString(),
        first ? new OwnLosses().toString() : OwnLosses.kept(row.needed("losses")));
    same(
        id,
        "break until",
        "" + person.coolingUntilMillis,
        "" + (first ? 0 : row.number("coolingUntilMillis")));
    same(id, "generation", "" + person.generation, "" + row.number("generation"));
    long off = row.number("sittingSinceMillis") - person.sittingSinceMillis;
    if (Math.abs(off) > Roll.CLOCKS_DIFFER_MILLIS) {
      note(
          id + " to sit since " + person.sittingSinceMillis + " by the journal",
          "" + row.number("sittingSinceMillis"));
    }
  }

  /** By what somebody shows that it is he. */
  public void credentials(String id, String body) {
    reading(
        "credentials " + id,
        body,
        row -> {
          withCredentials.add(id);
          Optional<Person> person = Optional.ofNullable(house.roll().people.get(id));
          if (person.isEmpty()) {
            note("no credentials of somebody whom the journal does not know", id);
            return;
          }
          same(id, "second factor", "" + person.get().factorSet, "" + row.yes("factorSet"));
          same(id, "code", "" + person.get().hasCode, "" + !row.texts("codeParts").isEmpty());
          long off = row.number("signsFromMillis") - person.get().signsFromMillis;
          if (Math.abs(off) > Roll.CLOCKS_DIFFER_MILLIS) {
            note(
                id + " to sign from " + person.get().signsFromMillis + " by the journal",
                "" + row.number("signsFromMillis"));
          }
        });
  }

  /** A session of the staff, who have come in when it began; each time lets one session in. */
  public void session(String body) {
    reading(
        "a session",
        body,
        row -> {
          long since = row.number("sinceMillis");
          Optional<Person> staff = house.roll().person(row.text("name")).filter(Person::isStaff);
          if (staff.isPresent() && !letIn(staff.get(), since)) {
            note(
                "no session of " + staff.get().name + " who has not come in for it",
                "one since " + since);
          }
        });
  }

  /** The nearest time that no other session has used. */
  private boolean letIn(Person person, long since) {
    List<Long> unused =
        unusedBy.computeIfAbsent(person.name, _ -> new ArrayList<>(person.cameInMillis));
    Optional<Long> nearest =
        unused.stream()
            .filter(in -> Math.abs(in - since) <= Roll.CLOCKS_DIFFER_MILLIS)
            .min(Comparator.comparingLong(in -> Math.abs(in - since)));
    nearest.ifPresent(unused::remove);
    return nearest.isPresent();
  }

  /** What is kept of the house itself. */
  public void house(String body) {
    reading(
        THE_HOUSE,
        body,
        row -> {
          houseRow = true;
          same("the house", "demo", "" + house.roll().demo(), "" + row.yes("demo"));
          int duties = row.has("duties") ? Math.clamp(row.number("duties"), 1, 99) : 1;
          same("the house", "duties", "" + Math.max(1, house.roll().duties()), "" + duties);
          same("the house", "begun", "" + house.limits().isPresent(), "" + row.yes("begun"));
          same(
              "the house",
              "limits",
              house.limits().orElse(Limits.USUAL).toString(),
              Limits.of(row.needed("limits")).toString());
        });
  }

  public void proposal(String id, String body) {
    reading(
        A_PROPOSAL + id,
        body,
        row -> {
          proposals.add(row.number("number"));
          same(
              "proposal " + id,
              "open",
              "true",
              "" + house.openProposals().containsKey(row.number("number")));
          Optional<Proposed> open =
              Optional.ofNullable(house.openProposals().get(row.number("number")));
          if (open.isPresent()) {
            same("proposal " + id, "name", open.get().name, row.text("name"));
            same("proposal " + id, "proposer", open.get().by, row.text("by"));
            same("proposal " + id, "detail", open.get().detail, detail(row));
          }
        });
  }

  private static String detail(Fields row) throws Unreadable {
    return row.has("limits")
        ? Limits.of(row.needed("limits")).toString()
        : row.has("cents") ? "" + row.number("cents") : row.has("role") ? row.text("role") : "";
  }

  /** All rows have been seen. */
  public void end() {
    Set<String> missing = new HashSet<>(house.roll().people.keySet());
    missing.removeAll(seen);
    if (!missing.isEmpty()) {
      note(
          "a row for everybody in the journal",
          "none for " + missing.stream().sorted().findFirst().orElseThrow());
    }
    house.roll().people.values().stream()
        .filter(
            one -> (one.factorSet || one.hasCode) && !withCredentials.contains(Roll.id(one.name)))
        .map(one -> one.name)
        .min(Comparator.naturalOrder())
        .ifPresent(name -> note("the credentials of " + name, "none"));
    if (house.roll().isIntroduced() && !houseRow) {
      note("what is kept of the house", "nothing");
    }
    if (!proposals.equals(house.openProposals().keySet())) {
      note("rows of the proposals " + house.openProposals().keySet(), proposals.toString());
    }
  }

  private interface Reading {
    void of(Fields row) throws Unreadable;
  }

  private void reading(String what, String body, Reading reading) {
    try {
      Fields row = Fields.of(body);
      row.isOfFormatUpTo(
          what.equals(THE_HOUSE)
              ? HOUSE_FORMAT
              : what.startsWith(A_PERSON)
                  ? PERSON_FORMAT
                  : what.startsWith(A_PROPOSAL) ? PROPOSAL_FORMAT : FIRST_FORMAT);
      reading.of(row);
    } catch (Unreadable unreadable) {
      notebook.note(Kind.UNREADABLE, Where.THE_BOOKS, what + ", as it is kept", unreadable.why());
    }
  }

  private void same(String of, String what, String byTheJournal, String kept) {
    if (!byTheJournal.equals(kept)) {
      note(of + ": " + what + " " + byTheJournal + " by the journal", kept);
    }
  }

  private void note(String expected, String found) {
    notebook.note(Kind.KEPT, Where.THE_BOOKS, expected, found);
  }
}
