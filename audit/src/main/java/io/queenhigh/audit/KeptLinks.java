package io.queenhigh.audit;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.link.LinkFold;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Holds what is kept of links beside the journal against the journal: that they are there, the
 * pages of their logs as they are printed for a pay-out, and the days that somebody has signed.
 */
final class KeptLinks {

  private static final JsonMapper JSON = JsonMapper.shared();

  private final StoreReader store;
  private final Notebook notebook;
  private final Map<String, String> links = new TreeMap<>();
  private final Map<String, String> pages = new TreeMap<>();
  private final Map<String, String> days = new TreeMap<>();

  KeptLinks(StoreReader store, Notebook notebook) {
    this.store = store;
    this.notebook = notebook;
  }

  /** A line of a link that has been read. */
  void line(LinkFold link, JournalLine line) {
    try {
      Fields said = Fields.of(line.payload());
      switch (line.type()) {
        case "LinkSetUp" -> links.put(link.link(), "set up");
        case "DaySignedOff" ->
            days.put(link.link() + "/" + said.text("day"), spelled(line.payload()));
        case "HitConfirmed", "AwardPaid", "AwardBackedOut" -> {
          long page = said.number("page");
          link.page(page, line.atMillis())
              .ifPresent(told -> pages.put("%s/%08d".formatted(link.link(), page), told));
        }
        default -> {}
      }
    } catch (Unreadable _) {
      // Whoever reads the line has said so.
    }
  }

  /** All links have been read; a journal that no floor has played has no rows beside it. */
  void end(boolean introduced) throws SQLException {
    boolean anything = introduced;
    for (String kind : List.of("link", "link-day", "win-page")) {
      anything |= store.howManyKept(kind) > 0;
    }
    if (!anything) {
      return;
    }
    compare("link", links, body -> Fields.of(body).yes("setUp") ? "set up" : "not set up");
    compare("win-page", pages, LinkFold::told);
    compare("link-day-signed", days, KeptLinks::spelled);
  }

  private interface Reading {
    String of(String body) throws Unreadable;
  }

  private void compare(String kind, Map<String, String> own, Reading reading) throws SQLException {
    Map<String, String> kept = new TreeMap<>();
    try (Rows<StoreReader.Kept> rows = store.kept(kind)) {
      for (Optional<StoreReader.Kept> row = rows.next(); row.isPresent(); row = rows.next()) {
        try {
          kept.put(row.get().id(), reading.of(row.get().body()));
        } catch (Unreadable unreadable) {
          kept.put(row.get().id(), "what cannot be read: " + unreadable.why());
        }
      }
    }
    Set<String> all = new TreeSet<>(own.keySet());
    all.addAll(kept.keySet());
    for (String id : all) {
      String expected = own.getOrDefault(id, "none by the journal");
      String found = kept.getOrDefault(id, "none");
      if (!expected.equals(found)) {
        notebook.note(
            Kind.KEPT, Where.THE_BOOKS, "%s %s as %s".formatted(kind, id, expected), found);
      }
    }
  }

  /** The same things in the same order, whoever wrote them. */
  private static String spelled(String json) throws Unreadable {
    try {
      JsonNode tree = JSON.readTree(json);
      if (tree instanceof ObjectNode object) {
        object.remove("format");
      }
      return ordered(tree);
    } catch (JacksonException e) {
      throw new Unreadable(String.valueOf(e.getOriginalMessage()));
    }
  }

  private static String ordered(JsonNode node) {
    if (!(node instanceof ObjectNode object)) {
      return node.toString();
    }
    Map<String, String> fields = new TreeMap<>();
    object.properties().forEach(field -> fields.put(field.getKey(), ordered(field.getValue())));
    return fields.toString();
  }
}
