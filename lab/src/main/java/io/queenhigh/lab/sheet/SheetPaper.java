package io.queenhigh.lab.sheet;

import io.queenhigh.lab.sheet.Style.Face;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.openpdf.text.Document;
import org.openpdf.text.PageSize;
import org.openpdf.text.Rectangle;
import org.openpdf.text.pdf.BaseFont;
import org.openpdf.text.pdf.PdfContentByte;
import org.openpdf.text.pdf.PdfDictionary;
import org.openpdf.text.pdf.PdfLiteral;
import org.openpdf.text.pdf.PdfName;
import org.openpdf.text.pdf.PdfString;
import org.openpdf.text.pdf.PdfWriter;

/**
 * Letter-size pages that become a PDF. The same content always gives the same bytes: there is no
 * date in it and nothing random.
 */
final class SheetPaper implements AutoCloseable {

  private static final Rectangle LETTER = PageSize.LETTER;

  private final Document document = new Document(LETTER, 0, 0, 0, 0);
  private final PdfWriter writer;
  private final Map<Face, BaseFont> faces = new EnumMap<>(Face.class);
  private boolean blank = true;

  SheetPaper(OutputStream out, String title, String subject, String identity) {
    writer = PdfWriter.getInstance(document, out);
    for (Face face : Face.values()) {
      faces.put(face, typeface(face));
    }
    writer.setPdfVersion(PdfWriter.VERSION_1_7);
    writer.getExtraCatalog().put(PdfName.LANG, new PdfString("en-US"));
    writer.setViewerPreferences(PdfWriter.DisplayDocTitle);
    document.addTitle(title);
    document.addSubject(subject);
    document.addCreator("Queenhigh");
    document.open();
    PdfDictionary info = writer.getInfo();
    info.remove(PdfName.CREATIONDATE);
    info.remove(PdfName.MODDATE);
    info.put(PdfName.FILEID, fileId(identity));
  }

  float width() {
    return LETTER.getWidth();
  }

  float height() {
    return LETTER.getHeight();
  }

  /** Measures before there is a page. */
  Pen ruler() {
    return new Pen(new PdfContentByte(writer), LETTER.getHeight(), faces);
  }

  /** A new page to draw on. */
  Pen page() {
    if (!blank) {
      document.newPage();
    }
    blank = false;
    writer.setPageEmpty(false);
    return new Pen(writer.getDirectContent(), LETTER.getHeight(), faces);
  }

  @Override
  public void close() {
    document.close();
  }

  private static BaseFont typeface(Face face) {
    String name =
        switch (face) {
          case REGULAR -> "Roboto-Regular.ttf";
          case MEDIUM -> "Roboto-Medium.ttf";
        };
    try (InputStream in =
        Objects.requireNonNull(SheetPaper.class.getResourceAsStream(name), name)) {
      BaseFont font =
          BaseFont.createFont(
              name, BaseFont.IDENTITY_H, BaseFont.EMBEDDED, false, in.readAllBytes(), null);
      font.setSecureRandom(new Predictable());
      return font;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Sixteen bytes of what the sheet is about, where usually something random stands. */
  private static PdfLiteral fileId(String identity) {
    byte[] bytes = Arrays.copyOf(identity.getBytes(StandardCharsets.US_ASCII), 32);
    StringBuilder hex = new StringBuilder();
    for (byte each : Arrays.copyOf(bytes, 16)) {
      hex.append("%02x".formatted(each));
    }
    return new PdfLiteral("[<" + hex + "><" + hex + ">]");
  }

  /** Names the subset of an embedded font; nothing secret depends on it. */
  private static final class Predictable extends SecureRandom {

    private static final long serialVersionUID = 1;

    @Override
    public double nextDouble() {
      return 0.5;
    }
  }
}
