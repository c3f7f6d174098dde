package io.queenhigh.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A fingerprint changes with every rule and with nothing else. */
class FingerprintTest {
  private static final String BONUS = "ca/6-card-bonus";
  private static final String FILE = "ca/6-card-bonus.toml";
  private static final String SHIPPED = fingerprint(BONUS, new EditedShelf());

  static List<String> ids() {
    return Catalogue.approved().ids();
  }

  @ParameterizedTest(name = "{0} has a fingerprint of its own, the same at every reading")
  @MethodSource("ids")
  void stable(String id) {
    String first = fingerprint(id, new EditedShelf());

    assertTrue(first.matches("[0-9a-f]{64}"), first);
    assertEquals(first, fingerprint(id, new EditedShelf()));
    assertEquals(
        ids().size(),
        ids().stream().map(each -> fingerprint(each, new EditedShelf())).distinct().count());
    assertEquals(
        first,
        Catalogue.approved().open(id, List.of()) instanceof Opening.Opened(var game)
            ? game.fingerprint()
            : "");
  }

  @ParameterizedTest(name = "it stays when {0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a comment is added|title    =|# what people call it↵title    =",
        "a comment ends a line|places           = { is = 7, by = \"Table\" }"
            + "|places           = { is = 7, by = \"Table\" } # six and the bank",
        "blanks change|places           = { is = 7, by|places = {is=7,   by",
        "a blank line is added|[options]|↵↵[options]",
        "keys of a field change places|{ is = \"one-dealer-card\", by = \"Dealing 8\" }"
            + "|{ by = \"Dealing 8\", is = \"one-dealer-card\" }",
        "a field becomes a section|play = { is = \"pushes\", by = \"Winners 1.a\" }"
            + "|[qualifier.play]↵by = \"Winners 1.a\"↵is = \"pushes\"",
      })
  void insensitive(String change, String from, String to) {
    String written = to.replace('↵', '\n');

    assertEquals(SHIPPED, fingerprint(BONUS, new EditedShelf().edit(FILE, from, written)));
  }

  @Test
  @DisplayName("it stays when the sections stand in any other order")
  void sectionsInAnyOrder() {
    String text = new EditedShelf().text(FILE).orElseThrow();
    List<String> sections = new ArrayList<>(List.of(text.split("\n(?=\\[)", -1)));
    String top = sections.removeFirst();
    List<String> lists = sections.stream().filter(section -> section.startsWith("[[")).toList();
    sections.removeAll(lists);

    Random random = new Random(Repeats.seed(FingerprintTest.class, 0));
    for (int times = 0; times < 20; times++) {
      Collections.shuffle(sections, random);
      String shuffled = top + "\n" + String.join("\n", lists) + "\n" + String.join("\n", sections);
      assertEquals(
          SHIPPED, fingerprint(BONUS, new EditedShelf().rewrite(FILE, shuffled)), shuffled);
    }
  }

  @ParameterizedTest(name = "it changes when {0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a number does|ca/6-card-bonus.toml|{ is = 7, by|{ is = 6, by",
        "a word does|ca/6-card-bonus.toml|\"seat-by-seat\"|\"collect-first\"",
        "a clause does|ca/6-card-bonus.toml|\"one-dealer-card\", by = \"Dealing 8\""
            + "|\"one-dealer-card\", by = \"Dealing 9\"",
        "a title does|ca/6-card-bonus.toml|\"Three Card Poker 6 Card Bonus\"|\"Six\"",
        "an order does|ca/6-card-bonus.toml|[\"ante\", \"play\",|[\"play\", \"ante\",",
        "a fee does|ca/6-card-bonus.toml|{ above = \"$100\", fee = \"$2.00\" }"
            + "|{ above = \"$100\", fee = \"$2.50\" }",
        "a published figure does|ca/6-card-bonus.toml|8.56|8.57",
        "a pay table it names does|tables/pair-plus.toml|pays = 200|pays = 201",
        "its other pay table does|tables/six-card-bonus.toml|pays = 7 }|pays = 6 }",
      })
  void sensitive(String change, String file, String from, String to) {
    assertNotEquals(SHIPPED, fingerprint(BONUS, new EditedShelf().edit(file, from, to)));
  }

  @Test
  @DisplayName("it stays when a pay table changes that the game does not name")
  void otherTables() {
    assertEquals(
        SHIPPED,
        fingerprint(
            BONUS, new EditedShelf().edit("tables/pair-plus.toml", "pays = 25 }", "pays = 24 }")));
  }

  @Test
  @DisplayName("it changes with any single letter of any text in the file")
  void everyText() {
    String text = new EditedShelf().text(FILE).orElseThrow();
    Set<String> fingerprints = new HashSet<>();
    int changes = 0;
    for (String says : List.of("We push the Ante.", "We settle it last.", "gross-limit reads it")) {
      String changed = text.replace(says, says.replace("it", "him").replace("push", "pay"));
      assertNotEquals(text, changed);
      fingerprints.add(fingerprint(BONUS, new EditedShelf().rewrite(FILE, changed)));
      changes++;
    }
    assertEquals(changes, fingerprints.size());
    assertTrue(!fingerprints.contains(SHIPPED));
  }

  @ParameterizedTest(name = "{0} is the game that was read against its document")
  @MethodSource("ids")
  void sealed(String id) {
    GameFile file = found(id, new EditedShelf());

    assertTrue(
        file.approved(),
        () ->
            "%s now has the fingerprint %s: read it against its document"
                    .formatted(id, file.fingerprint())
                + " and put that into games/index.toml");
  }

  @Test
  @DisplayName("an edited game plays, but not as an approved one")
  void edited() {
    EditedShelf shelf =
        new EditedShelf().edit("tables/six-card-bonus.toml", "pays = 7 }", "pays = 6 }");

    assertFalse(found(BONUS, shelf).approved());
    assertTrue(found("ca/three-card-poker", shelf).approved());
  }

  @Test
  @DisplayName("an earlier edition is opened by its fingerprint, and a new table by the latest")
  void editions() {
    Catalogue shelf = Catalogue.approved();
    List<String> nexus = List.of("P1", "nexus");

    assertEquals(1, shelf.earlier().size());
    for (String fingerprint : shelf.earlier()) {
      assertEquals(
          List.of(fingerprint, "PER_PLAYER", "true"),
          told(shelf.edition("wa/three-card-poker", nexus, fingerprint)));
    }
    String latest = fingerprint("wa/three-card-poker", new EditedShelf());
    assertEquals(
        List.of(latest, "PER_WAGER_OF_OTHERS", "true"),
        told(shelf.edition("wa/three-card-poker", nexus, latest)));
    assertEquals(
        told(shelf.open("wa/three-card-poker", nexus)),
        told(shelf.edition("wa/three-card-poker", nexus, "nobody's")));
  }

  @Test
  @DisplayName("an earlier edition that somebody has edited is no edition any more")
  void editedEdition() {
    Catalogue shelf =
        Catalogue.approved(
            new EditedShelf()
                .edit(
                    "earlier/wa-three-card-poker-1.toml",
                    "places           = { is = 7",
                    "places           = { is = 6"));
    String first = shelf.earlier().iterator().next();

    assertEquals(
        told(shelf.open("wa/three-card-poker", List.of("P1"))),
        told(shelf.edition("wa/three-card-poker", List.of("P1"), first)));
  }

  private static List<String> told(Opening opening) {
    return opening instanceof Opening.Opened(Game game)
        ? List.of(
            game.fingerprint(),
            game.progressive().orElseThrow().envy().is().name(),
            String.valueOf(game.approved()))
        : List.of();
  }

  private static String fingerprint(String id, EditedShelf shelf) {
    return found(id, shelf).fingerprint();
  }

  private static GameFile found(String id, EditedShelf shelf) {
    return switch (Catalogue.approved(shelf).look(id)) {
      case Catalogue.Look.Found(GameFile file) -> file;
      case Catalogue.Look.NotFound(String why) -> throw new AssertionError(why);
    };
  }
}
