package io.queenhigh.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.page.TomlProblem;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.GameBook;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What stands on the shelf of shipped files, and what is opened when. */
class ShelfTest {

  @Test
  @DisplayName("the index lists exactly the files that are there")
  void index() throws IOException, URISyntaxException {
    Index index = Index.of(new PackagedShelf());
    Set<String> listed = new TreeSet<>(Set.of("games/index.toml"));
    Stream.of(
            index.games().values().stream(),
            index.earlier().values().stream(),
            index.tables().stream(),
            index.documents().values().stream(),
            index.studied().stream(),
            index.links().values().stream(),
            index.regulators().stream())
        .flatMap(places -> places)
        .forEach(place -> listed.add(place.file()));

    URL url = Objects.requireNonNull(Shelf.class.getResource("/games/index.toml"));
    Path games = Path.of(url.toURI()).resolveSibling("");
    try (Stream<Path> files = Files.walk(games)) {
      assertEquals(
          listed,
          files
              .filter(Files::isRegularFile)
              .map(file -> "games/" + games.relativize(file).toString().replace('\\', '/'))
              .collect(Collectors.toCollection(TreeSet::new)));
    }
  }

  @Test
  @DisplayName("a game that is studied opens at no table, and nobody's variant takes its place")
  void studiedNotDealt() {
    assertEquals(
        new GameBook.Opening.Unknown(
            "\"usual/let-it-ride\" is studied, not dealt: it stands on usual rules, not on the documents,"
                + " so no table can open it. Ask for its edge, for ev, or for face-up."),
        Catalogue.approved().open("usual/let-it-ride", List.of()));
    assertTrue(Catalogue.approved().ids().stream().noneMatch(id -> id.startsWith("usual/")));
  }

  @Test
  @DisplayName("opening one game reads no other, and of tables and clauses only what it needs")
  void readsOnlyWhatIsNeeded() {
    EditedShelf shelf = new EditedShelf();

    Catalogue.approved(shelf).open("ca/three-card-poker", List.of());

    assertEquals(
        Set.of(
            "index.toml",
            "ca/three-card-poker.toml",
            "tables/pair-plus.toml",
            "clauses/ca-tcp.toml",
            "clauses/ca-6cb.toml", // where the shared Pair Plus table stands
            "clauses/wa-tcp.toml",
            "clauses/qh.toml"),
        shelf.opened().keySet());
    assertTrue(shelf.opened().values().stream().allMatch(times -> times == 1));
  }

  @Test
  @DisplayName("a clause is found by its citation, with what it says and what stands for it")
  void clauses() {
    Clauses clauses = Catalogue.approved().clauses();
    DocumentClause clause = clauses.find(new Citation("CA-6CB", "Deck Cards")).orElseThrow();

    assertEquals(DocumentClause.Stands.RULE, clause.stands());
    assertEquals("one-deck-of-52", clause.by());
    assertTrue(clauses.find(new Citation("CA-6CB", "Deck Jokers")).isEmpty());
    assertTrue(clauses.find(new Citation("CA-XYZ", "Deck Cards")).isEmpty());
    assertTrue(clauses.document("CA-XYZ").isEmpty());
    assertEquals(14, clauses.documents().size());
    for (String key : clauses.documents()) {
      assertTrue(clauses.document(key).orElseThrow().clauses().size() > 3, key);
    }
  }

  @Test
  @DisplayName("clause files are read as strictly as game files")
  void brokenClauses() {
    EditedShelf shelf =
        new EditedShelf()
            .rewrite(
                "clauses/ca-tcp.toml",
                """
                document  = "CA-TPC"
                title     = "A game"
                regulator = "A regulator"
                binding   = "Letter 1"

                [[clause]]
                id   = "Fees"
                says = "Fees are flat."
                rule = "flat-fees"
                cites = ["WAC 230-15", "WAC 230-15-040(5)"]
                speaks = "maker"

                [[clause]]
                id     = "Fees"
                says   = "Again."
                rule   = "flat-fees"
                stands = "paper"
                speaks = "regulator"
                speaker = "Somebody"
                sings  = "loudly"

                [[clause]]
                id        = "Notice"
                says      = "Ask the owner."
                stands    = "paper"
                speaks    = "owner"
                elsewhere = "the lab"
                """);
    List<String> problems =
        Catalogue.approved(shelf).problems().stream()
            .map(TomlProblem::toString)
            .filter(problem -> problem.startsWith("games/clauses/"))
            .toList();

    assertEquals(
        List.of(
            "games/clauses/ca-tcp.toml:1: document is not the key that the file is named for."
                + " Write \"CA-TCP\".",
            "games/clauses/ca-tcp.toml:1: \"about\" is missing. Write about = \"…\".",
            "games/clauses/ca-tcp.toml:1: \"speaks\" is missing."
                + " Write \"regulator\", \"maker\", \"card-room\" or \"house\".",
            "games/clauses/ca-tcp.toml:4: \"Letter 1\" names no document."
                + " Write a document and its clause, \"WA-APP Letter 1\".",
            "games/clauses/ca-tcp.toml:10: clause Fees: \"WAC 230-15\" is no section of the code."
                + " Write \"WAC 230-15-040\", with its paragraph where it names one: \"(5)\".",
            "games/clauses/ca-tcp.toml:11: clause Fees: the maker has no name."
                + " Write speaker = \"…\".",
            "games/clauses/ca-tcp.toml:14: clause Fees: stands twice in the file."
                + " Give every clause one entry.",
            "games/clauses/ca-tcp.toml:14: clause Fees: says in 2 ways what stands for it."
                + " Write one of rule, stands and later.",
            "games/clauses/ca-tcp.toml:19: clause Fees: the regulator has a name already."
                + " Leave speaker out.",
            "games/clauses/ca-tcp.toml:20: clause Fees: \"sings\" is not a key here."
                + " Leave it out; the nearest keys here are stands, says and cites.",
            "games/clauses/ca-tcp.toml:26: clause Notice: speaks \"owner\" is not a speaker."
                + " Write \"regulator\", \"maker\", \"card-room\" or \"house\".",
            "games/clauses/ca-tcp.toml:27: clause Notice: has no rule that could work there."
                + " Leave elsewhere out."),
        problems);
  }

  @Test
  @DisplayName(
      "a controller stands beside a game with five cards and a progressive, or beside none")
  void linkGamesAreJudged() {
    EditedShelf shelf =
        new EditedShelf()
            .edit("links/let-it-ride.toml", "own = 3", "own = 4")
            .edit("links/caribbean-stud.toml", "wa/three-card-poker", "wa/stud")
            .edit("links/dj-wild-stud.toml", "\"unknown\"", "\"from the documents\"");

    assertEquals(
        List.of(
            "games/links/caribbean-stud.toml:4: There is no game \"wa/stud\". Nearest:"
                + " ca/6-card-bonus, wa/three-card-poker or ca/three-card-poker."
                + " Name an approved game with a progressive.",
            "games/links/dj-wild-stud.toml:6: what is unknown has no cards, and what is known has"
                + " some. Write cards = { … }, or standing = \"unknown\".",
            "games/links/let-it-ride.toml:8: cards: 4 and 2 are not five cards."
                + " The pay table of several games reads five."),
        Catalogue.approved(shelf).problems().stream().map(TomlProblem::toString).toList());
    assertTrue(Catalogue.approved().ids().stream().noneMatch(id -> id.startsWith("links/")));
  }

  @Test
  @DisplayName("a file that the index lists and nobody finds is a problem, not a crash")
  void missingFile() {
    EditedShelf shelf =
        new EditedShelf().edit("index.toml", "\"ca/three-card-poker\"", "\"ca/two-card-poker\"");

    assertEquals(
        List.of("games/ca/two-card-poker.toml: is not there. Put it back."),
        Catalogue.approved(shelf).problems().stream().map(TomlProblem::toString).toList());
  }
}
