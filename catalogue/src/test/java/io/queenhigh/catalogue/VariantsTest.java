package io.queenhigh.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.page.TomlProblem;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Wager;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A user's own games: they stand beside the approved ones, and never in their place. */
class VariantsTest {
  private static final String BONUS = new EditedShelf().text("ca/6-card-bonus.toml").orElseThrow();

  @TempDir Path folder;

  @Test
  @DisplayName("a variant plays by its own rules, tables and clauses, and is not approved")
  void variant() throws IOException {
    write(
        "mine/rich-flush.toml",
        BONUS
            .replace("ca/6-card-bonus", "mine/rich-flush")
            .replace(
                "{ is = \"PP-CA\", by = \"Pair Plus 10\" }",
                "{ is = \"PP-RICH\", by = \"MY-RULES Flush\" }"));
    write("tables/rich.toml", richTable("PP-RICH"));
    write(
        "clauses/my-rules.toml",
        """
        document  = "MY-RULES"
        title     = "House rules"
        regulator = "none"
        about     = "What we try out."
        speaks    = "house"
        speaker   = "The Blue Room"

        [[clause]]
        id   = "Flush"
        says = "A flush pays 5."
        rule = "pair-plus.table = PP-RICH"
        """);

    Catalogue catalogue = Catalogue.approved().with(folder);
    Game game = open(catalogue, "mine/rich-flush");

    assertEquals(List.of(), catalogue.problems());
    assertFalse(game.approved());
    assertEquals(5, catalogue.games().size());
    assertEquals(
        new Pays.ToOne(5),
        game.rule(Wager.PAIR_PLUS).orElseThrow().table().orElseThrow().lines().getFirst().pays());
    assertEquals(
        "MY-RULES Flush",
        game.rule(Wager.PAIR_PLUS).orElseThrow().table().orElseThrow().by().toString());
    assertTrue(open(catalogue, "ca/6-card-bonus").approved());
    assertEquals(open(Catalogue.approved(), "ca/6-card-bonus"), open(catalogue, "ca/6-card-bonus"));
  }

  @Test
  @DisplayName("a copy of an approved game under another id is not approved either")
  void copy() throws IOException {
    write("copy.toml", BONUS.replace("ca/6-card-bonus", "copy"));

    Game copy = open(Catalogue.approved().with(folder), "copy");

    assertFalse(copy.approved());
    assertFalse(
        copy.fingerprint().equals(open(Catalogue.approved(), "ca/6-card-bonus").fingerprint()));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "ca/6-card-bonus.toml|ca/6-card-bonus is an approved game."
            + " A variant needs an id of its own, which is its path.",
        "ca/6-card-bonus-2.toml|the folder ca is for approved games."
            + " Keep your own in a folder of another name.",
        "wa/better-odds.toml|the folder wa is for approved games."
            + " Keep your own in a folder of another name.",
        "CA/6-card-bonus.toml|the folder CA is for approved games."
            + " Keep your own in a folder of another name.",
        "mine/No Flush.toml|the path does not make an id. Use small letters, digits and hyphens,"
            + " and at most one folder: \"mine/no-flush.toml\".",
        "mine/deep/down.toml|the path does not make an id. Use small letters, digits and hyphens,"
            + " and at most one folder: \"mine/no-flush.toml\".",
        "clauses/ca-6cb.toml|there is a document CA-6CB already. Choose another key.",
        "clauses/rules.toml|a document's file is named for its key, which has a hyphen. Call it \"my-rules.toml\".",
      })
  void refused(String path, String why) throws IOException {
    write(path, BONUS);

    Catalogue catalogue = Catalogue.approved().with(folder);

    assertEquals(
        List.of(folder.resolve(path) + ": " + why),
        catalogue.problems().stream().map(TomlProblem::toString).toList());
    assertEquals(Catalogue.approved().ids(), catalogue.ids());
    assertEquals(open(Catalogue.approved(), "ca/6-card-bonus"), open(catalogue, "ca/6-card-bonus"));
  }

  @Test
  @DisplayName("a variant cannot claim an approved id inside its file")
  void impersonation() throws IOException {
    write("mine/bonus.toml", BONUS);

    assertEquals(
        List.of(
            folder.resolve("mine/bonus.toml")
                + ":2: id \"ca/6-card-bonus\" is not where the file stands. Write \"mine/bonus\"."),
        problems());
  }

  @Test
  @DisplayName("a variant's table cannot take the name of one that ships")
  void tableNames() throws IOException {
    write("mine/bonus.toml", BONUS.replace("ca/6-card-bonus", "mine/bonus"));
    write("tables/mine.toml", richTable("PP-CA"));

    assertEquals(
        List.of(
            folder.resolve("tables/mine.toml")
                + ":4: table PP-CA: there is a table of this name already. Choose another."),
        problems());
    assertEquals(4, Catalogue.approved().with(folder).games().size());
  }

  @Test
  @DisplayName("one bad variant does not keep the others from being played")
  void oneBadApple() throws IOException {
    write("good.toml", BONUS.replace("ca/6-card-bonus", "good"));
    write("bad.toml", BONUS.replace("ca/6-card-bonus", "bad").replace("queen-high", "joker-high"));

    Catalogue catalogue = Catalogue.approved().with(folder);

    assertEquals("good", open(catalogue, "good").id());
    assertEquals(5, catalogue.games().size());
    assertEquals(
        new Opening.Unknown(
            "bad is refused:\n  "
                + folder.resolve("bad.toml")
                + ":14: qualifier hand: \"joker-high\" is not a qualifier. Write \"ace-high\","
                + " \"king-high\", \"queen-high\", \"jack-high\", \"10-high\", \"9-high\","
                + " \"8-high\", \"7-high\", \"6-high\", \"5-high\", \"4-high\", \"3-high\" or"
                + " \"2-high\"."),
        catalogue.open("bad", List.of()));
  }

  @Test
  @DisplayName("files that are no text, too large or not there are refused in words")
  void unreadable() throws IOException {
    Files.write(folder.resolve("noise.toml"), new byte[] {(byte) 0xC3, (byte) 0x28});
    write("vast.toml", "#".repeat(2_000_000));

    assertEquals(
        List.of(
            folder.resolve("noise.toml") + ": is not text. Save it as UTF-8.",
            folder.resolve("vast.toml") + ": is larger than 1 MB. A game file is a page or two."),
        problems());
    assertEquals(
        List.of(
            folder.resolve("nowhere")
                + ": cannot be read as a folder of games. Name an existing folder."),
        Catalogue.approved().with(folder.resolve("nowhere")).problems().stream()
            .map(TomlProblem::toString)
            .toList());
  }

  @Test
  @DisplayName("an empty folder adds nothing, and other files are not looked at")
  void otherFiles() throws IOException {
    write("README.md", "Our games.");

    assertEquals(List.of(), problems());
  }

  private static String richTable(String id) {
    return """
        wager = "pair-plus"

        [[table]]
        id    = "%s"
        reads = "own-three"
        odds  = "to-1"
        lines = [{ hand = "flush", pays = 5 }]
        by    = "CA-6CB Pair Plus 10"
        """
        .formatted(id);
  }

  private List<String> problems() {
    return Catalogue.approved().with(folder).problems().stream()
        .map(TomlProblem::toString)
        .toList();
  }

  private void write(String path, String text) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text, StandardCharsets.UTF_8);
  }

  private static Game open(Catalogue catalogue, String id) {
    return switch (catalogue.open(id, List.of())) {
      case Opening.Opened(Game game) -> game;
      case Opening.Unknown(String why) -> throw new AssertionError(why);
    };
  }
}
