package io.queenhigh.web;

import io.queenhigh.floor.link.LinkView;
import io.queenhigh.web.http.Json;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Meters as the streams of tables tell them, each change spelled once for all who hear it. */
final class MeterTexts {
  private record Spelled(LinkView view, String json) {}

  /** As on every stream; it stands in no line of the table's journal. */
  private record Told(long seq, long at, String type, LinkView event) {}

  private final Map<String, Spelled> last = new ConcurrentHashMap<>();

  String said(LinkView view) {
    Spelled known = last.get(view.id());
    if (known == null || !known.view.equals(view)) {
      known = new Spelled(view, Json.text(new Told(0, System.currentTimeMillis(), "Meter", view)));
      last.put(view.id(), known);
    }
    return known.json;
  }
}
