package io.queenhigh.catalogue;

import io.queenhigh.rules.game.Wager;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The pay tables on the shelf. Those that ship have a file per wager, read when one is needed. */
final class PayTables {
  private final Clauses clauses;
  private final List<Place> places;
  private final Map<Place, TableFile> files = new ConcurrentHashMap<>();

  PayTables(Clauses clauses, List<Place> places) {
    this.clauses = clauses;
    this.places = List.copyOf(places);
  }

  /** The files in which a table of this wager can stand. */
  List<TableFile> filesFor(Wager wager) {
    return places.stream()
        .filter(place -> !place.isApproved() || place.path().equals("tables/" + wager.key()))
        .map(this::file)
        .toList();
  }

  /** Which wager a table of this name pays. */
  Optional<Wager> wagerOf(String id) {
    return places.stream()
        .map(this::file)
        .filter(file -> file.find(id).isPresent())
        .map(TableFile::wager)
        .findFirst();
  }

  private TableFile file(Place place) {
    TableFile known = files.get(place);
    if (known != null) {
      return known;
    }
    TableFile file = TableReader.read(place.page(), clauses, idsBefore(place));
    files.put(place, file);
    return file;
  }

  /** A user's table may not take the name of one that ships, nor of another of his own. */
  private Set<String> idsBefore(Place own) {
    Set<String> ids = new HashSet<>();
    if (!own.isApproved()) {
      for (Place place : places.subList(0, places.indexOf(own))) {
        file(place).entries().forEach(entry -> ids.add(entry.table().id()));
      }
    }
    return ids;
  }
}
