package io.queenhigh.floor.people;

import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.office.OfficeRows;
import io.queenhigh.floor.school.SchoolRows;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.store.Vault;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The rows of people, each bound to its place by the floor's key: whoever holds the database can
 * read them, but put no hash and no session of his own there. Rows from before there was a mark are
 * taken once, and bound before anything is decided; the line that says so stands in the journal,
 * and from then on what is not bound is not believed.
 */
final class BoundRows {

  private static final System.Logger LOG = System.getLogger(BoundRows.class.getName());

  /** What is read of people decides who may come in and what he may do. */
  private static final List<Form<?>> FORMS =
      List.of(
          PeopleRows.PERSON,
          PeopleRows.GUEST,
          PeopleRows.CREDENTIALS,
          PeopleRows.SESSION,
          PeopleRows.HOUSE,
          PeopleRows.PROPOSAL,
          PeopleRows.WINDOW,
          OfficeRows.ROOM,
          OfficeRows.ENTRY,
          OfficeRows.WALL,
          SchoolRows.SCHOOL,
          SchoolRows.DRILL,
          SchoolRows.ASSIGNMENT,
          SchoolRows.SIGN_OFF);

  private static final Set<String> KINDS =
      Set.copyOf(FORMS.stream().<String>map(Form::name).toList());

  /** The kind of the row that says the same as the line in the journal. */
  private static final String MARK = "people-bound";

  private static final int ROWS_AT_ONCE = 500;

  private final Store store;
  private final HouseMemory memory;
  private volatile boolean said;
  private volatile boolean begun;

  BoundRows(Store store) {
    this.store = store;
    this.memory = new HouseMemory(store);
    this.said = isMarked() || isInTheJournal();
    this.begun = said || store.vault().hasBoundHere();
    if (said) {
      store.vault().noteBound();
    }
  }

  /** Whether only rows with their mark are believed. */
  boolean isBegun() {
    return begun;
  }

  /** Whether the journal says so, too. */
  boolean isSaid() {
    return said;
  }

  /** The journal has got so far, with these lines last. */
  void heard(long seq, List<HouseFact> last) {
    memory.heard(seq, last);
  }

  /** The journal has lost lines that were heard. */
  void forget() {
    memory.forget();
  }

  boolean isInTheJournal() {
    return store.last(HouseStream.STREAM, List.of(HouseLines.PEOPLE_BOUND)).isPresent();
  }

  /** Saves looking through the whole journal; without the key nobody can write it. */
  private boolean isMarked() {
    Optional<String> mark = store.kept(MARK, HouseStream.STREAM);
    return mark.flatMap(body -> unbound(MARK, HouseStream.STREAM, body)).isPresent();
  }

  Kept mark() {
    String place = place(MARK, HouseStream.STREAM);
    return new Kept(MARK, HouseStream.STREAM, Optional.of(store.vault().bind(place, MARK)));
  }

  void begin() {
    said = true;
    begun = true;
    store.vault().noteBound();
  }

  /**
   * A row.
   *
   * @throws StoreUnavailable when somebody else has changed it, taken it away or put an older one
   *     back: nobody may be taken for unknown because of that, or come in by what is over
   */
  <T> Optional<T> kept(Form<T> form, String id) {
    Optional<T> row = onDisk(form, id);
    return isContradicted(form, id, row) ? again(form, id) : row;
  }

  private boolean isContradicted(Form<?> form, String id, Optional<?> row) {
    return begun && memory.contradicts(form.name(), id, row);
  }

  /** Journal and row are read one after the other, and another node may write between. */
  private <T> Optional<T> again(Form<T> form, String id) {
    long before = memory.readOn();
    Optional<T> row = onDisk(form, id);
    if (!isContradicted(form, id, row)) {
      return row;
    }
    if (memory.readOn() > before) {
      return again(form, id);
    }
    String what = "What is kept of " + id + " is not what the journal says of it";
    LOG.log(
        Level.ERROR,
        form.name() + "/" + id + " is older than the journal, or gone: somebody has been at it");
    throw new StoreUnavailable(what, null);
  }

  private <T> Optional<T> onDisk(Form<T> form, String id) {
    return store
        .kept(form.name(), id)
        .map(
            body ->
                read(form, id, body)
                    .orElseThrow(
                        () ->
                            new StoreUnavailable(
                                "What is kept of " + id + " was changed by somebody else", null)));
  }

  /** The same; a row that somebody else has put there is none. */
  <T> Optional<T> believed(Form<T> form, String id) {
    return store.kept(form.name(), id).flatMap(body -> read(form, id, body));
  }

  /** Everything of a kind; what somebody else has put there is left out. */
  <T> SortedMap<String, T> keptOf(Form<T> form) {
    SortedMap<String, T> rows = new TreeMap<>();
    store
        .keptOf(form.name())
        .forEach((id, body) -> current(form, id, body).ifPresent(row -> rows.put(id, row)));
    return rows;
  }

  private <T> Optional<T> current(Form<T> form, String id, String body) {
    Optional<T> row = read(form, id, body);
    if (row.isEmpty() || !isContradicted(form, id, row)) {
      return row;
    }
    try {
      return again(form, id);
    } catch (StoreUnavailable _) {
      return Optional.empty();
    }
  }

  private <T> Optional<T> read(Form<T> form, String id, String body) {
    Optional<String> text =
        begun || Vault.isBound(body) ? unbound(form.name(), id, body) : Optional.of(body);
    return text.map(form::read);
  }

  private Optional<String> unbound(String kind, String id, String body) {
    try {
      return Optional.of(store.vault().unbind(place(kind, id), body));
    } catch (IllegalStateException changed) {
      LOG.log(Level.ERROR, String.valueOf(changed.getMessage()));
      return Optional.empty();
    }
  }

  /** Rows as they go to disk. */
  List<Kept> bound(List<Kept> rows) {
    return rows.stream().map(this::bound).toList();
  }

  private Kept bound(Kept row) {
    return KINDS.contains(row.kind())
        ? new Kept(
            row.kind(),
            row.id(),
            row.body().map(body -> store.vault().bind(place(row.kind(), row.id()), body)))
        : row;
  }

  private static String place(String kind, String id) {
    return kind + "/" + id;
  }

  /** Binds what was kept before there was a mark; who had no credentials has none in writing. */
  void bindOldOnes() {
    Set<String> with = store.keptOf(PeopleRows.CREDENTIALS.name()).keySet();
    List<Kept> none = new ArrayList<>();
    store
        .keptOf(PeopleRows.PERSON.name())
        .forEach(
            (id, body) -> {
              if (!with.contains(id)) {
                String name = read(PeopleRows.PERSON, id, body).map(PersonRow::name).orElse(id);
                none.add(bound(PeopleRows.CREDENTIALS.keep(id, CredentialRow.none(name))));
              }
            });
    keep(none);
    for (Form<?> form : FORMS) {
      List<Kept> old = new ArrayList<>();
      for (Map.Entry<String, String> row : store.keptOf(form.name()).entrySet()) {
        if (!Vault.isBound(row.getValue())) {
          old.add(bound(new Kept(form.name(), row.getKey(), Optional.of(row.getValue()))));
        }
      }
      keep(old);
    }
  }

  private void keep(List<Kept> all) {
    for (int from = 0; from < all.size(); from += ROWS_AT_ONCE) {
      List<Kept> some = all.subList(from, Math.min(all.size(), from + ROWS_AT_ONCE));
      if (!(store.write(Writing.keeping(some)).join() instanceof Written.Durable)) {
        throw new StoreUnavailable("The rows of people cannot be bound now; ask again", null);
      }
    }
  }
}
