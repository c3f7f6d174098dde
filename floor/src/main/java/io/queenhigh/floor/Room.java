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

/**
 * What the room's office has said last, as the tables know it. Whoever changes it tells; what
 * another node has written is read on every walk round the floor.
 */
public final class Room {

  private static final System.Logger LOG = System.getLogger(Room.class.getName());

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

  /** Reads it again; what cannot be read or believed now leaves everything as it was. */
  public void refresh() {
    try {
      Optional<RoomRow> row =
          store
              .kept(OfficeRows.ROOM.name(), RoomRow.ID)
              .map(body -> read(OfficeRows.ROOM, RoomRow.ID, body));
      if (row.isPresent()) {
        office = new RoomOffice(row.get().rules(), entries());
      }
    } catch (StoreUnavailable | IllegalStateException unknown) {
      LOG.log(Level.WARNING, "The room's rules stay as they were: " + unknown.getMessage());
    }
  }

  private List<RegisterEntry> entries() {
    return store.keptOf(OfficeRows.ENTRY.name()).entrySet().stream()
        .map(kept -> read(OfficeRows.ENTRY, kept.getKey(), kept.getValue()))
        .sorted(Comparator.comparingLong(RegisterEntry::number))
        .toList();
  }

  private <T> T read(Form<T> form, String id, String body) {
    return form.read(store.vault().unbind(form.name() + "/" + id, body));
  }
}
