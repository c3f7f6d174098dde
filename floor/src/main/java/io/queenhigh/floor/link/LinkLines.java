package io.queenhigh.floor.link;

import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.rules.progressive.LinkEvent;
import java.util.HashMap;
import java.util.Map;

/** A link's events as lines of its journal: the record's name, and its components in JSON. */
public final class LinkLines {

  private static final Map<String, Class<? extends LinkEvent>> NAMES = names();

  private LinkLines() {}

  /** The stream that a link writes to. */
  public static String stream(String link) {
    return "link/" + link;
  }

  public static Fact write(LinkEvent event) {
    return new Fact(type(event), Spelling.JSON.writeValueAsString(event));
  }

  public static String type(LinkEvent event) {
    return event.getClass().getSimpleName();
  }

  public static LinkEvent read(Entry entry) {
    return read(entry.type(), entry.payload());
  }

  static LinkEvent read(String type, String payload) {
    Class<? extends LinkEvent> known = NAMES.get(type);
    if (known == null) {
      throw new IllegalStateException("a link's journal says " + type + ", which is unknown");
    }
    return Spelling.JSON.readValue(payload, known);
  }

  private static Map<String, Class<? extends LinkEvent>> names() {
    Map<String, Class<? extends LinkEvent>> names = new HashMap<>();
    collect(LinkEvent.class, names);
    return Map.copyOf(names);
  }

  private static void collect(Class<?> type, Map<String, Class<? extends LinkEvent>> names) {
    if (type.isRecord()) {
      names.put(type.getSimpleName(), type.asSubclass(LinkEvent.class));
      return;
    }
    for (Class<?> one : type.getPermittedSubclasses()) {
      collect(one, names);
    }
  }
}
