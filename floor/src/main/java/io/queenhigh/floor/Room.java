package io.queenhigh.floor;

import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.office.OfficeRows;
import io.queenhigh.floor.office.RoomRow;
import io.queenhigh.floor.office.RoomRules;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import java.lang.System.Logger.Level;
import java.util.Optional;

/**
 * What the room's office has said last, as the tables know it. Whoever changes it tells; what
 * another node has written is read on every walk round the floor.
 */
public final class Room {

  private static final System.Logger LOG = System.getLogger(Room.class.getName());

  private final Store store;
  private volatile RoomRules rules = RoomRules.NONE;

  Room(Store store) {
    this.store = store;
    refresh();
  }

  public RoomRules rules() {
    return rules;
  }

  /** Reads it again; what cannot be read or believed now leaves everything as it was. */
  public void refresh() {
    try {
      read(OfficeRows.ROOM, RoomRow.ID).ifPresent(row -> rules = row.rules());
    } catch (StoreUnavailable | IllegalStateException unknown) {
      LOG.log(Level.WARNING, "The room's rules stay as they were: " + unknown.getMessage());
    }
  }

  private <T> Optional<T> read(Form<T> form, String id) {
    return store
        .kept(form.name(), id)
        .map(body -> form.read(store.vault().unbind(form.name() + "/" + id, body)));
  }
}
