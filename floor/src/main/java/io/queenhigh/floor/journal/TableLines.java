package io.queenhigh.floor.journal;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.round.Event;
import java.util.HashMap;
import java.util.Map;

/** A table's events as lines of its journal: the record's name, and its components in JSON. */
public final class TableLines {

  private static final Map<String, Class<?>> NAMES = names();

  private TableLines() {}

  /** The stream that a table writes to. */
  public static String stream(String table) {
    return "table/" + table;
  }

  public static String type(TableEvent event) {
    return recordOf(event).getClass().getSimpleName();
  }

  public static Fact write(TableEvent event) {
    return new Fact(type(event), Spelling.JSON.writeValueAsString(recordOf(event)));
  }

  public static TableEvent read(Entry entry) {
    Class<?> type = NAMES.get(entry.type());
    if (type == null) {
      throw new IllegalStateException(
          "line %d of %s says %s, which this version does not know"
              .formatted(entry.seq(), entry.stream(), entry.type()));
    }
    return switch (Spelling.JSON.readValue(entry.payload(), type)) {
      case Event inRound -> TableEvent.of(inRound);
      case ConsoleEvent atController -> new TableEvent.AtController(atController);
      case Object own -> (TableEvent) own;
    };
  }

  private static Object recordOf(TableEvent event) {
    return switch (event) {
      case TableEvent.InRound(Event inRound) -> inRound;
      case TableEvent.AtController(ConsoleEvent atController) -> atController;
      default -> event;
    };
  }

  private static Map<String, Class<?>> names() {
    Map<String, Class<?>> names = new HashMap<>();
    for (Class<?> type : Event.class.getPermittedSubclasses()) {
      names.put(type.getSimpleName(), type);
    }
    for (Class<?> type : ConsoleEvent.class.getPermittedSubclasses()) {
      names.put(type.getSimpleName(), type);
    }
    for (Class<?> type : TableEvent.class.getPermittedSubclasses()) {
      if (type != TableEvent.InRound.class && type != TableEvent.AtController.class) {
        names.put(type.getSimpleName(), type);
      }
    }
    return Map.copyOf(names);
  }
}
