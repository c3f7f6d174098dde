package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.Section;
import io.queenhigh.catalogue.page.TomlPage;
import io.queenhigh.catalogue.page.TomlProblem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What stands where: games by id, files of pay tables, documents by key, games that are studied but
 * not dealt, and games that a progressive controller stands beside. Nothing is opened to know this,
 * because a file's path says what it is.
 *
 * @param earlier editions that floors were played by, under the fingerprint they had
 * @param regulators what regulators set from a day on; a user's own files add days to those we have
 */
record Index(
    Map<String, Place> games,
    Map<String, Place> earlier,
    List<Place> tables,
    Map<String, Place> documents,
    List<Place> studied,
    Map<String, Place> links,
    List<Place> regulators,
    List<TomlProblem> problems) {
  private static final String WORD = "[a-z0-9]+(-[a-z0-9]+)*";
  private static final String DOCUMENT = "[a-z][a-z0-9]*(-[a-z0-9]+)+";
  private static final String TABLES = "tables/";
  private static final String CLAUSES = "clauses/";
  private static final String EARLIER = "earlier/";
  private static final String REGULATORS = "regulators/";

  /** Games by usual rules, which the lab studies and no table deals. */
  private static final String USUAL = "usual";

  /** Games that only a progressive controller knows. */
  private static final String LINKS = "links";

  /** The index of a shelf of approved games, which lists them in {@code index.toml}. */
  static Index of(Shelf shelf) {
    TomlPage page = new Place(shelf, "index").page();
    Index index =
        new Index(
            new LinkedHashMap<>(),
            new LinkedHashMap<>(),
            new ArrayList<>(),
            new LinkedHashMap<>(),
            new ArrayList<>(),
            new LinkedHashMap<>(),
            new ArrayList<>(),
            new ArrayList<>());
    page.read(
        top -> {
          for (Place game : top.each("games", "id", game -> approved(shelf, game))) {
            index.games.put(game.id(), game);
          }
          for (Place edition : top.each("earlier", "file", game -> earlier(shelf, game))) {
            index.earlier.put(edition.approvedFingerprint(), edition);
          }
          for (String table : top.texts("tables")) {
            index.tables.add(new Place(shelf, TABLES + table));
          }
          for (String key : top.texts("documents")) {
            index.documents.put(key, new Place(shelf, CLAUSES + key.toLowerCase(Locale.ROOT)));
          }
          for (String id : top.texts("studied")) {
            index.studied.add(new Place(shelf, id));
          }
          for (String id : top.texts("links")) {
            index.links.put(id, new Place(shelf, id));
          }
          for (String id : top.texts("regulators")) {
            index.regulators.add(new Place(shelf, REGULATORS + id));
          }
          return top;
        });
    index.problems.addAll(page.problems());
    return index;
  }

  private static Place approved(Shelf shelf, Section game) {
    return new Place(shelf, game.text("id"), game.text("fingerprint"));
  }

  private static Place earlier(Shelf shelf, Section game) {
    return new Place(shelf, EARLIER + game.text("file"), game.text("id"), game.text("fingerprint"));
  }

  /** This index with a user's own files behind it. They may add, but never replace. */
  Index with(FolderShelf shelf) {
    Index index =
        new Index(
            new LinkedHashMap<>(games),
            earlier,
            new ArrayList<>(tables),
            new LinkedHashMap<>(documents),
            studied,
            links,
            new ArrayList<>(regulators),
            new ArrayList<>(problems));
    try {
      shelf.paths().forEach(path -> index.add(new Place(shelf, path)));
    } catch (IOException e) {
      String what = "cannot be read as a folder of games.";
      index.problems.add(
          new TomlProblem(shelf.folder().toString(), 0, what, "Name an existing folder."));
    }
    return index;
  }

  private void add(Place place) {
    if (place.path().startsWith(TABLES)) {
      tables.add(place);
    } else if (place.path().startsWith(CLAUSES)) {
      addDocument(place);
    } else if (place.path().startsWith(REGULATORS)) {
      regulators.add(place);
    } else {
      addGame(place);
    }
  }

  private void addDocument(Place place) {
    String name = place.path().substring(CLAUSES.length());
    String key = name.toUpperCase(Locale.ROOT);
    if (!name.matches(DOCUMENT)) {
      refuse(
          place,
          "a document's file is named for its key, which has a hyphen.",
          "Call it \"my-rules.toml\".");
    } else if (documents.putIfAbsent(key, place) != null) {
      refuse(place, "there is a document %s already.".formatted(key), "Choose another key.");
    }
  }

  private void addGame(Place place) {
    String id = place.id();
    if (games.containsKey(id)) {
      refuse(
          place,
          games.get(id).isApproved()
              ? "%s is an approved game.".formatted(id)
              : "there is a game %s already.".formatted(id),
          "A variant needs an id of its own, which is its path.");
    } else if (isStudiedOnly(id)) {
      refuse(
          place,
          "the folder usual is for games that are studied, not dealt.",
          "Keep your own in a folder of another name.");
    } else if (isBesideOnly(id)) {
      refuse(
          place,
          "the folder links is for games that a progressive controller stands beside.",
          "Keep your own in a folder of another name.");
    } else if (isReserved(id)) {
      refuse(
          place,
          "the folder %s is for approved games.".formatted(folder(id)),
          "Keep your own in a folder of another name.");
    } else if (!id.matches(WORD + "(/" + WORD + ")?")) {
      refuse(
          place,
          "the path does not make an id.",
          "Use small letters, digits and hyphens, and at most one folder: \"mine/no-flush.toml\".");
    } else {
      games.put(id, place);
    }
  }

  /** An id beside those of a regulator would pass for approved, also in other letters. */
  private boolean isReserved(String id) {
    return games.values().stream()
        .filter(Place::isApproved)
        .anyMatch(game -> folder(game.path()).equals(folder(id).toLowerCase(Locale.ROOT)));
  }

  /** Whether an id names a game of the lab's own shelf, in whatever letters. */
  static boolean isStudiedOnly(String id) {
    return folder(id).toLowerCase(Locale.ROOT).equals(USUAL);
  }

  /** Whether an id names a game that is dealt elsewhere, in whatever letters. */
  static boolean isBesideOnly(String id) {
    return folder(id).toLowerCase(Locale.ROOT).equals(LINKS);
  }

  private static String folder(String path) {
    int slash = path.indexOf('/');
    return slash < 0 ? path : path.substring(0, slash);
  }

  private void refuse(Place place, String what, String right) {
    problems.add(new TomlProblem(place.file(), 0, what, right));
  }
}
