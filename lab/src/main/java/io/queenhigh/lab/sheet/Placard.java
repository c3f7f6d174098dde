package io.queenhigh.lab.sheet;

import io.queenhigh.catalogue.Version;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What is posted at a table, to be printed and put up there: in type that can be read from a seat.
 *
 * @param kicker a word above the title
 * @param under the line below it
 * @param edition by which anybody can tell whether it is still what holds at the table
 */
public record Placard(
    String kicker,
    String title,
    String under,
    String edition,
    String check,
    List<Section> sections) {

  private static final float MARGIN = 54;
  private static final float TOP = 118;
  private static final float FOOT = 48;
  private static final float BETWEEN = 14;
  private static final Style TEXT = Style.BODY.sized(10.5f);

  /** A heading, the clause it stands on, and what it says. */
  public record Section(String heading, String by, List<String> lines) {
    public Section {
      lines = List.copyOf(lines);
    }
  }

  public Placard {
    sections = List.copyOf(sections);
  }

  /** Writes it as a PDF; the stream stays open. */
  public void write(OutputStream out) {
    try (SheetPaper paper = new SheetPaper(out, kicker + ": " + title, under, edition)) {
      List<List<Block>> pages = pages(paper);
      for (int number = 0; number < pages.size(); number++) {
        draw(paper, pages.get(number), number + 1, pages.size());
      }
    }
  }

  private List<List<Block>> pages(SheetPaper paper) {
    Pen ruler = paper.ruler();
    float width = paper.width() - 2 * MARGIN;
    List<List<Block>> pages = new ArrayList<>();
    float room = 0;
    for (Section section : sections) {
      Block block = new Titled(section.heading(), section.by(), new Prose(section.lines(), TEXT));
      float tall = block.height(ruler, width) + BETWEEN;
      if (pages.isEmpty() || tall > room) {
        pages.add(new ArrayList<>());
        room = paper.height() - TOP - FOOT - 10;
      }
      pages.getLast().add(block);
      room -= tall;
    }
    return pages;
  }

  private void draw(SheetPaper paper, List<Block> blocks, int number, int pages) {
    Pen pen = paper.page();
    float width = paper.width() - 2 * MARGIN;
    pen.box(MARGIN, 44, width, 2.4f, Ink.FELT);
    pen.spaced(kicker.toUpperCase(Locale.ROOT), MARGIN, 62, Style.LABEL.sized(7.4f).in(Ink.FELT));
    pen.text(title, MARGIN, 86, Style.TITLE);
    pen.text(under, MARGIN, 102, Style.QUIET);
    float y = TOP;
    for (Block block : blocks) {
      block.draw(pen, MARGIN, y, width);
      y += block.height(pen, width) + BETWEEN;
    }
    float foot = paper.height() - FOOT;
    pen.line(MARGIN, foot, MARGIN + width, foot, 0.4f, Ink.HAIRLINE);
    pen.text("Edition " + edition + ". " + check, MARGIN, foot + 11, Style.SMALL);
    pen.textEndingAt(
        "page %d of %d, Queenhigh %s".formatted(number, pages, Version.number()),
        MARGIN + width,
        foot + 22,
        Style.SMALL);
  }
}
