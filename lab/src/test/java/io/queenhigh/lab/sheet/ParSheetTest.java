package io.queenhigh.lab.sheet;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.GameFile;
import io.queenhigh.catalogue.Version;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ParSheetTest {

  @Test
  @DisplayName("pay tables, exact and printed figures, strategy and meter stand on the sheet")
  void washington() throws IOException {
    String text = text(sheet(Catalogue.approved(), "wa/three-card-poker", "6B1", "P1"));
    for (String words :
        List.of(
            "PAR SHEET",
            "approved as WA-TCP",
            "wa/three-card-poker TCP-01 6B1 P1 game-manager",
            "Ante 3.372981 % 686689/20358520 2.014672 % 44.9127 % 1.6393 3.37 % agrees",
            "6 Card Bonus 10.224790 % 15306/149695 10.224790 % 7.2798 % 5.1981 10.23 % disagrees",
            "6B1: house advantage printed 10.23 %, exactly 10.224790407 %, which rounds to 10.22 %",
            "Dealer does not qualify, Ante wins +1 20.99702 % 21373413/101792600",
            "Straight flush 40 to 1 0.21719 % 12/5525",
            "A-K-Q of spades 100 % of meter $100 0.00452 % 1/22100",
            "Even for the player at $10,080.00",
            "Play Q-6-4 or better, fold the rest.",
            "Mimic the dealer 3.449121 % + 0.076140 %",
            "67.42 % of all hands",
            "even at $10,080",
            "One unit on each of Ante, Pair Plus and 6 Card Bonus loses 0.159145 units",
            "queenhigh sheet wa/three-card-poker --choose TCP-01,6B1,P1,game-manager",
            "page 2 of 2",
            "Queenhigh " + Version.number())) {
      assertTrue(text.contains(words), () -> words + " in\n" + text);
    }
  }

  @Test
  @DisplayName("where the dealer shows a card, the sheet has a threshold for every rank")
  void california() throws IOException {
    String text = text(sheet(Catalogue.approved(), "ca/6-card-bonus"));
    for (String words :
        List.of(
            "PLAYER-DEALER'S EDGE",
            "Ante 4.296372 % 4373389/101792600",
            "dealer shows",
            "A-9-2",
            "T-9-5",
            "By the dealer's card 4.313255 % + 0.016882 %",
            "1,221,511,200 deals")) {
      assertTrue(text.contains(words), () -> words + " in\n" + text);
    }
    assertFalse(text.contains("NOT APPROVED"), text);
  }

  @Test
  @DisplayName("a variant says on every page that it is not approved")
  void variant(@TempDir Path folder) throws IOException {
    String file = Files.readString(Path.of("..", "games", "ca", "three-card-poker.toml"));
    Files.createDirectories(folder.resolve("my"));
    Files.writeString(
        folder.resolve("my").resolve("variant.toml"),
        file.replace("\"ca/three-card-poker\"", "\"my/variant\""));

    byte[] pdf = sheet(Catalogue.approved().with(folder), "my/variant");

    try (PDDocument document = Loader.loadPDF(pdf)) {
      for (int page = 1; page <= document.getNumberOfPages(); page++) {
        String text = text(document, page, page);
        assertTrue(text.contains("NOT APPROVED"), text);
        assertFalse(text.contains("approved as"), text);
      }
    }
  }

  @Test
  @DisplayName("the same game gives the same bytes, without a date")
  void reproducible() throws IOException {
    byte[] pdf = sheet(Catalogue.approved(), "wa/three-card-poker", "P1");
    assertArrayEquals(pdf, sheet(Catalogue.approved(), "wa/three-card-poker", "P1"));
    try (PDDocument document = Loader.loadPDF(pdf)) {
      assertNull(document.getDocumentInformation().getCreationDate());
      assertNull(document.getDocumentInformation().getModificationDate());
      assertEquals(
          "Par sheet: Three Card Poker (wa/three-card-poker)",
          document.getDocumentInformation().getTitle());
      assertEquals("en-US", document.getDocumentCatalog().getLanguage());
    }
  }

  static Stream<Arguments> games() {
    return Stream.of(
        Arguments.of("ca/6-card-bonus", List.of()),
        Arguments.of("ca/three-card-poker", List.of()),
        Arguments.of("ca/players-casino-ventura", List.of()),
        Arguments.of("wa/three-card-poker", List.of()),
        Arguments.of("wa/three-card-poker", List.of("TCP-12", "6B3")),
        Arguments.of("wa/three-card-poker", List.of("P2", "nexus")),
        Arguments.of("wa/three-card-poker", List.of("TCP-05", "6B2", "MGL")),
        Arguments.of(
            "wa/three-card-poker", List.of("6B4", "MGL", "folded-hands-qualify", "face-up")));
  }

  @ParameterizedTest(name = "{0} {1} fills two letter-size pages, its typeface embedded")
  @MethodSource("games")
  void twoPages(String id, List<String> choices) throws IOException {
    try (PDDocument document =
        Loader.loadPDF(sheet(Catalogue.approved(), id, choices.toArray(String[]::new)))) {
      assertEquals(2, document.getNumberOfPages());
      for (PDPage page : document.getPages()) {
        assertEquals(612, page.getMediaBox().getWidth());
        assertEquals(792, page.getMediaBox().getHeight());
        for (COSName font : page.getResources().getFontNames()) {
          assertTrue(page.getResources().getFont(font).isEmbedded(), font.getName());
        }
      }
    }
  }

  private static byte[] sheet(Catalogue catalogue, String id, String... choices) {
    GameFile file = ((Catalogue.Look.Found) catalogue.look(id)).file();
    Game game = ((Opening.Opened) file.choose(List.of(choices))).game();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ParSheet.write(file, game, LocalDate.parse("2026-11-16"), out);
    return out.toByteArray();
  }

  private static String text(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return text(document, 1, document.getNumberOfPages());
    }
  }

  private static String text(PDDocument document, int from, int to) throws IOException {
    PDFTextStripper reader = new PDFTextStripper();
    reader.setSortByPosition(true);
    reader.setStartPage(from);
    reader.setEndPage(to);
    return reader.getText(document).replaceAll(" +", " ");
  }
}
