package io.queenhigh.lab.usual;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.page.TomlPage;
import io.queenhigh.lab.json.ImpactJson;
import io.queenhigh.lab.sheet.ImpactHtml;
import io.queenhigh.lab.sheet.ImpactReport;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The report: complete, the same every time, and every claim with a verdict. */
class ImpactTest {

  private static final Impact IMPACT = Impact.shipped(0.01);

  private static byte[] pdf() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImpactReport.write(IMPACT, out);
    return out.toByteArray();
  }

  @Test
  @DisplayName("seven games, each with two to seven spots, base figures and where they come from")
  void complete() {
    assertEquals(7, IMPACT.games().size());
    for (Impact.OneGame game : IMPACT.games()) {
      assertEquals(6, game.study().tables().size(), game.study().title());
      assertTrue(game.study().made().isPresent(), game.study().title());
      assertFalse(game.claims().isEmpty(), game.study().title());
      assertFalse(game.rules().isEmpty(), game.study().title());
      assertFalse(game.strategy().isEmpty(), game.study().title());
    }
  }

  @Test
  @DisplayName("gains grow with the spots, and no rule beats the perfect player")
  void sensible() {
    for (Impact.OneGame game : IMPACT.games()) {
      double before = 0;
      for (AtSpots table : game.study().tables()) {
        String where = game.study().title() + " " + table.spots();
        assertTrue(table.gain() > before, where);
        before = table.gain();
        double most = table.gain() + 5 * table.standardError() + 0.0002;
        table.rules().forEach(rule -> assertTrue(rule.gain() <= most, where + rule));
        table.table().ifPresent(each -> assertTrue(each.gain() <= most, where));
      }
    }
  }

  @Test
  @DisplayName("the most spots for a margin are found though not every size was studied")
  void sizesLeftOut() {
    Study all = StudyFile.shipped("usual/caribbean-stud").orElseThrow();
    Study some =
        new Study(
            all.id(),
            all.title(),
            all.base(),
            List.of(all.at(3).orElseThrow(), all.at(5).orElseThrow(), all.at(7).orElseThrow()),
            all.made());

    assertEquals(Optional.of(5), some.mostSpots(0.01));
    assertEquals(Optional.of(1), some.mostSpots(0.05));
    assertEquals(Optional.empty(), some.mostSpots(0.06));
  }

  @Test
  @DisplayName("the PDF has a page a game, names every claim, and comes out the same every time")
  void pdfIsComplete() throws IOException {
    byte[] pdf = pdf();
    assertArrayEquals(pdf, pdf());
    try (PDDocument document = Loader.loadPDF(pdf)) {
      assertEquals(1 + 7 + 4, document.getNumberOfPages());
      String text = new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
      for (Impact.OneGame game : IMPACT.games()) {
        assertTrue(text.contains(game.study().title()), game.study().title());
      }
      for (String name : Impact.namesNotStudied()) {
        assertTrue(text.contains(name), name);
      }
      assertTrue(text.contains("usual rules, not from the documents"));
      assertTrue(text.contains("Figures as of " + IMPACT.asOf().orElseThrow()), text);
    }
  }

  @Test
  @DisplayName("the other forms hold the same games")
  void otherForms() {
    String html = ImpactHtml.of(IMPACT);
    for (Impact.OneGame game : IMPACT.games()) {
      assertTrue(html.contains("<h2>" + game.study().title()), game.study().title());
    }
    assertEquals(1 + 7 * 7, ImpactJson.csv(IMPACT).size());
    assertEquals(7, Objects.requireNonNull((List<?>) ImpactJson.of(IMPACT).get("games")).size());
  }

  @Test
  @DisplayName("a study is the same after it was written and read")
  void writtenAndRead() {
    for (Impact.OneGame game : IMPACT.games()) {
      assertEquals(game.study(), StudyFile.read(TomlPage.of("x", StudyFile.write(game.study()))));
    }
  }
}
