package io.queenhigh.catalogue;

import static java.util.stream.Collectors.joining;

import io.queenhigh.catalogue.GameReader.Reading;
import io.queenhigh.catalogue.page.Nearest;
import io.queenhigh.catalogue.page.TomlProblem;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Regulation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The shelf of games: those that regulators approved and, beside them, a user's own variants. A
 * file is opened when its game is asked for.
 */
public final class Catalogue implements GameBook {
  private final Optional<Catalogue> before;
  private final Index index;
  private final Clauses clauses;
  private final PayTables payTables;
  private final Map<String, Regulations> regulations = new ConcurrentHashMap<>();
  private final Map<String, Reading> readings = new ConcurrentHashMap<>();
  private final Map<String, LinkGameReader.Reading> linkReadings = new ConcurrentHashMap<>();

  /** A game on the shelf, or why there is none under that id. */
  public sealed interface Look {
    record Found(GameFile file) implements Look {}

    record NotFound(String why) implements Look {}
  }

  private Catalogue(Optional<Catalogue> before, Index index) {
    this.before = before;
    this.index = index;
    this.clauses = new Clauses(index.documents());
    this.payTables = new PayTables(clauses, index.tables());
  }

  /** The games that ship with the product. */
  public static Catalogue approved() {
    return approved(new PackagedShelf());
  }

  static Catalogue approved(Shelf shelf) {
    return new Catalogue(Optional.empty(), Index.of(shelf));
  }

  /**
   * This catalogue and the variants in a folder: game files, {@code tables/} for pay tables of
   * their own and {@code clauses/} for documents of their own. None of them is approved, and none
   * can take an approved game's place; what is refused stands in {@link #problems}.
   */
  public Catalogue with(Path folder) {
    return new Catalogue(Optional.of(this), index.with(new FolderShelf(folder)));
  }

  /** The ids of all games, without opening any. */
  public List<String> ids() {
    return List.copyOf(index.games().keySet());
  }

  /** All games that are sound. */
  public List<GameFile> games() {
    List<GameFile> sound = new ArrayList<>();
    for (String id : ids()) {
      if (reading(id) instanceof Reading.Sound(GameFile file)) {
        sound.add(file);
      }
    }
    return sound;
  }

  /** What is wrong with any file on the shelf. */
  public List<TomlProblem> problems() {
    Set<TomlProblem> problems = new LinkedHashSet<>(index.problems());
    for (String id : ids()) {
      if (reading(id) instanceof Reading.Unsound(List<TomlProblem> found)) {
        problems.addAll(found);
      }
    }
    for (String id : index.links().keySet()) {
      if (linkReading(id) instanceof LinkGameReader.Reading.Unsound(List<TomlProblem> found)) {
        problems.addAll(found);
      }
    }
    for (Place edition : index.earlier().values()) {
      if (reading(edition) instanceof Reading.Unsound(List<TomlProblem> found)) {
        problems.addAll(found);
      }
    }
    problems.addAll(readRegulations().problems());
    return List.copyOf(problems);
  }

  /** What regulators set for every table of their games, each rule from a day on. */
  public List<Regulation> regulations() {
    return readRegulations().all();
  }

  @Override
  public Optional<Regulation> regulation(String document) {
    return readRegulations().of(document);
  }

  /** Games that a progressive controller can stand beside, as far as they are sound. */
  public List<LinkGame> linkGames() {
    return index.links().keySet().stream().flatMap(id -> linkGame(id).stream()).toList();
  }

  public Optional<LinkGame> linkGame(String id) {
    return index.links().containsKey(id)
            && linkReading(id) instanceof LinkGameReader.Reading.Sound(LinkGame game)
        ? Optional.of(game)
        : Optional.empty();
  }

  /** The clauses that fields stand on. */
  public Clauses clauses() {
    return clauses;
  }

  public Look look(String id) {
    if (Index.isStudiedOnly(id)) {
      return new Look.NotFound(
          "\"%s\" is studied, not dealt: it stands on usual rules, not on the documents, so no table can open it."
                  .formatted(id)
              + " Ask for its edge, for ev, or for face-up.");
    }
    if (Index.isBesideOnly(id)) {
      return new Look.NotFound(
          "\"%s\" is dealt elsewhere: only a progressive controller stands beside it.".formatted(id)
              + " Name it at a table that is controller only.");
    }
    if (!index.games().containsKey(id)) {
      return new Look.NotFound(
          "There is no game \"%s\". Nearest: %s."
              .formatted(id, Nearest.listed(Nearest.to(id, ids(), 3), "or")));
    }
    return switch (reading(id)) {
      case Reading.Sound(GameFile file) -> new Look.Found(file);
      case Reading.Unsound(List<TomlProblem> problems) ->
          new Look.NotFound(
              problems.stream()
                  .map(problem -> "\n  " + problem)
                  .collect(joining("", id + " is refused:", "")));
    };
  }

  @Override
  public Opening open(String id, List<String> choices) {
    Optional<LinkGame> beside = linkGame(id);
    if (beside.isPresent()) {
      return beside.get().choose(choices);
    }
    return switch (look(id)) {
      case Look.Found(GameFile file) -> file.choose(choices);
      case Look.NotFound(String why) -> new Opening.Unknown(why);
    };
  }

  /** A table goes on by the edition it was set up with, until somebody sets it up again. */
  @Override
  public Opening edition(String id, List<String> choices, String fingerprint) {
    Optional<Place> edition =
        Optional.ofNullable(index.earlier().get(fingerprint))
            .filter(place -> place.id().equals(id));
    return edition.isPresent()
            && reading(edition.get()) instanceof Reading.Sound(GameFile file)
            && file.fingerprint().equals(fingerprint)
        ? file.choose(choices)
        : open(id, choices);
  }

  /** A fingerprint is its file's, so that nothing need be chosen to know it. */
  @Override
  public boolean isToday(Game game) {
    return index.links().containsKey(game.id())
        ? GameBook.super.isToday(game)
        : look(game.id()) instanceof Look.Found(GameFile file)
            && file.fingerprint().equals(game.fingerprint());
  }

  /** Editions that tables were set up with before, by their fingerprints. */
  public Set<String> earlier() {
    return Set.copyOf(index.earlier().keySet());
  }

  private Regulations readRegulations() {
    return regulations.computeIfAbsent("all", _ -> Regulations.read(index.regulators(), clauses));
  }

  /** What was there before is read as before: a user's tables and clauses do not touch it. */
  private Reading reading(String id) {
    return before.isPresent() && before.get().index.games().containsKey(id)
        ? before.get().reading(id)
        : reading(Objects.requireNonNull(index.games().get(id)));
  }

  private Reading reading(Place place) {
    if (before.isPresent() && place.isApproved()) {
      return before.get().reading(place);
    }
    return readings.computeIfAbsent(place.path(), _ -> GameReader.read(place, clauses, payTables));
  }

  private LinkGameReader.Reading linkReading(String id) {
    if (before.isPresent()) {
      return before.get().linkReading(id);
    }
    Place place = Objects.requireNonNull(index.links().get(id));
    return linkReadings.computeIfAbsent(
        id, _ -> LinkGameReader.read(place, clauses, index.games().keySet(), this::look));
  }
}
