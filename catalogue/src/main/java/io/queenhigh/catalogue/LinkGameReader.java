package io.queenhigh.catalogue;

import io.queenhigh.catalogue.LinkGame.Standing;
import io.queenhigh.catalogue.page.Node;
import io.queenhigh.catalogue.page.Section;
import io.queenhigh.catalogue.page.TomlPage;
import io.queenhigh.catalogue.page.TomlProblem;
import io.queenhigh.catalogue.page.TomlWords;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Cited;
import io.queenhigh.rules.game.CountedCards;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** Reads what a controller has to know of a game that is dealt elsewhere. */
final class LinkGameReader {
  private static final TomlWords<Standing> STANDINGS =
      TomlWords.of("a standing", List.of(Standing.values()), Standing::says);

  /** A game that a controller can stand beside, or why not. */
  sealed interface Reading {
    record Sound(LinkGame game) implements Reading {}

    record Unsound(List<TomlProblem> problems) implements Reading {}
  }

  private final Place place;
  private final TomlPage page;
  private final Citations citations;
  private final Set<String> listed;
  private final Function<String, Catalogue.Look> games;

  private LinkGameReader(
      Place place, Clauses clauses, Set<String> listed, Function<String, Catalogue.Look> games) {
    this.place = place;
    this.page = place.page();
    this.citations = new Citations(clauses, "");
    this.listed = listed;
    this.games = games;
  }

  static Reading read(
      Place place, Clauses clauses, Set<String> listed, Function<String, Catalogue.Look> games) {
    return new LinkGameReader(place, clauses, listed, games).read();
  }

  private Reading read() {
    Optional<LinkGame> game = page.read(this::game);
    Set<TomlProblem> problems = new LinkedHashSet<>(page.problems());
    problems.addAll(citations.problems());
    return problems.isEmpty() && game.isPresent()
        ? new Reading.Sound(game.get())
        : new Reading.Unsound(new ArrayList<>(problems));
  }

  private Optional<LinkGame> game(Section top) {
    String id = id(top);
    String title = top.text("title");
    String beside = top.text("beside");
    Standing standing = top.word("standing", STANDINGS);
    Citation letter = citations.rule(top, "letter");
    Cited<List<String>> tables = citations.field(top, "tables", is -> is.texts("is"));
    Optional<Cited<CountedCards>> cards = top.optionalIn("cards", this::cards);
    if ((standing == Standing.UNKNOWN) == cards.isPresent()) {
      top.problem(
          "standing",
          "what is unknown has no cards, and what is known has some.",
          "Write cards = { … }, or standing = \"unknown\".");
    }
    return switch (games.apply(beside)) {
      case Catalogue.Look.Found(GameFile file) ->
          Optional.of(
              new LinkGame(id, title, file, standing, letter, tables, cards, fingerprint(file)));
      case Catalogue.Look.NotFound(String why) -> {
        // What is wrong with a listed game is said where that game stands.
        if (!listed.contains(beside)) {
          top.problem("beside", why, "Name an approved game with a progressive.");
        }
        yield Optional.empty();
      }
    };
  }

  /** It plays by the other game's progressive, so that a change there is a change here. */
  private String fingerprint(GameFile beside) {
    return Fingerprint.of(
        page.top(), new TreeMap<>(Map.of("beside", new Node.Text(beside.fingerprint(), 0))));
  }

  private String id(Section top) {
    String id = top.text("id");
    if (!id.isBlank() && !id.equals(place.path())) {
      top.problem(
          "id",
          "id \"%s\" is not where the file stands.".formatted(id),
          "Write \"%s\".".formatted(place.path()));
    }
    return id;
  }

  private Cited<CountedCards> cards(Section section) {
    int own = (int) section.whole("own", 2, CountedCards.FIVE);
    int community = (int) section.whole("community", 0, 3);
    String says = section.text("says");
    if (own + community != CountedCards.FIVE) {
      section.problem(
          "own",
          "%d and %d are not five cards.".formatted(own, community),
          "The pay table of several games reads five.");
      return new Cited<>(new CountedCards(CountedCards.FIVE, 0, says), citations.by(section));
    }
    return new Cited<>(new CountedCards(own, community, says), citations.by(section));
  }
}
