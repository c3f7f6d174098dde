package io.queenhigh.lab.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

class TableSheetTest {

  @Test
  void everyRowIsOnAPageUnderItsHeading() throws IOException {
    List<List<String>> rows =
        IntStream.range(0, 100).mapToObj(i -> List.of("row-" + i, String.valueOf(i))).toList();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TableSheet.write(
        out, "A title", "What it is about.", List.of("of", "count"), rows, List.of("all", "4950"));
    try (PDDocument document = Loader.loadPDF(out.toByteArray())) {
      String text = new PDFTextStripper().getText(document);
      rows.forEach(row -> assertTrue(text.contains(row.getFirst()), row.getFirst()));
      assertTrue(text.contains("4950"));
      assertEquals(
          document.getNumberOfPages(), text.split("A title", -1).length - 1, "a heading each");
      assertTrue(document.getNumberOfPages() > 1);
    }
  }
}
