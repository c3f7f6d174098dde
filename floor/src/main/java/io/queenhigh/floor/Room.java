package io.queenhigh.floor;

import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.office.OfficeRows;
import io.queenhigh.floor.office.RegisterEntry;
import io.queenhigh.floor.office.RoomOffice;
import io.queenhigh.floor.office.RoomRow;
import io.queenhigh.floor.office.RoomRules;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import java.lang.System.Logger.Level;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;

/**
 * What the room's office has said last, as the tables know it. Whoever changes it tells; what
 * another node has written is read on every walk round the floor.
 */
public final class Room {

  private static final System.Logger LOG = System.getLogger(Room.class.getName());

  private static final RoomRules STRICT =
      new RoomRules(new TreeMap<>(), new TreeMap<>(), List.of(), true);

  private final Store store;
  private volatile RoomOffice office = RoomOffice.NONE;

  Room(Store store) {
    this.store = store;
    refresh();
  }

  public RoomRules rules() {
    return office.rules();
  }

  public RoomOffice office() {
    return office;
  }

  /**
   * Reads it again. What somebody else has put there is not believed: without a record a table is
   * not cleared, and without a word of the room that can be believed the room is strict.
   */
  public void refresh() {
    try {
      RoomRules rules =
          store
              .kept(OfficeRows.ROOM.name(), RoomRow.ID)
              .map(body -> read(OfficeRows.ROOM, RoomRow.ID, body).map(RoomRow::rules))
              .map(row -> row.orElse(STRICT))
              .orElse(RoomRules.NONE);
      office = new RoomOffice(rules, entries());
    } catch (StoreUnavailable unavailable) {
      // That the store cannot be read has its line already, and this is tried every few seconds.
      LOG.log(Level.DEBUG, "The room's rules stay as they were: " + unavailable.getMessage());
    }
  }

  private List<RegisterEntry> entries() {
    return store.keptOf(OfficeRows.ENTRY.name()).entrySet().stream()
        .flatMap(kept -> read(OfficeRows.ENTRY, kept.getKey(), kept.getValue()).stream())
        .sorted(Comparator.comparingLong(RegisterEntry::number))
        .toList();
  }

  private <T> Optional<T> read(Form<T> form, String id, String body) {
    try {
      return Optional.of(form.read(store.vault().unbind(form.name() + "/" + id, body)));
    } catch (IllegalStateException | JacksonException wrong) {
      LOG.log(Level.ERROR, form.name() + "/" + id + " is not believed: " + wrong.getMessage());
      return Optional.empty();
    }
  }
}
