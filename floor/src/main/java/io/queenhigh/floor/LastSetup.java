package io.queenhigh.floor;

import io.queenhigh.floor.journal.NewerLine;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** How a table is set up whose lines cannot all be read: as far as one of them tells it plainly. */
final class LastSetup {

  private static final List<String> SETUPS = List.of("TableOpened", "TableConfigured");
  private static final JsonMapper JSON = new JsonMapper();

  private LastSetup() {}

  /** By what the table is held: its link, if it has one. */
  static String heldBy(Store store, String table) {
    String stream = TableLines.stream(table);
    return store
        .last(stream, SETUPS)
        .flatMap(LastSetup::link)
        .map(LinkLines::stream)
        .orElse(stream);
  }

  private static Optional<String> link(Entry setup) {
    try {
      JsonNode id = JSON.readTree(setup.payload()).path("setup").path("link").path("id");
      return id.isString() ? Optional.of(id.asString()) : Optional.empty();
    } catch (JacksonException _) {
      // Damaged: no node opens it.
      return Optional.empty();
    }
  }

  /** This node cannot have it, nor the link that it is on now. */
  static void noteUnreadable(Services services, String table, NewerLine line) {
    services.unreadable().add(TableLines.stream(table), line);
    String holder = heldBy(services.store(), table);
    services.unreadable().add(holder, line);
    services.unreadable().noteHolder(table, holder);
  }
}
