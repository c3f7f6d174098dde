package io.queenhigh.lab.sheet;

import io.queenhigh.catalogue.GameFile;
import io.queenhigh.catalogue.Version;
import io.queenhigh.rules.game.Game;
import java.time.LocalDate;

/**
 * What stands at the top and the foot of every page: which game this is, and whether it may be
 * dealt.
 */
record Masthead(GameFile file, Game game, LocalDate asOf) {

  void draw(Pen pen, float x, float width) {
    pen.box(x, 44, width, 2.4f, approvedInk());
    pen.spaced("PAR SHEET", x, 62, Style.LABEL.sized(7.4f).in(Ink.FELT));
    approval(pen, x + width, 62);
    pen.text(game.title(), x, 86, fitting(pen, width));
    String choices = String.join("  ", game.chosen());
    pen.text(game.id() + (choices.isEmpty() ? "" : "   " + choices), x, 101, Style.STRONG.sized(9));
    pen.text(
        (game.approved() ? "" : "a variant that cites ")
            + file.document()
            + ", "
            + file.regulator(),
        x,
        113,
        Style.QUIET);
    pen.textEndingAt("fingerprint " + game.fingerprint(), x + width, 113, Style.SMALL.sized(6));
    pen.line(x, 121, x + width, 121, 0.4f, Ink.HAIRLINE);
  }

  /** A long title is set smaller. */
  private Style fitting(Pen pen, float width) {
    float size = Style.TITLE.size() * width / pen.width(game.title(), Style.TITLE);
    return Style.TITLE.sized(Math.min(size, Style.TITLE.size()));
  }

  /** The short form for further pages. */
  void drawAgain(Pen pen, float x, float width) {
    pen.box(x, 40, width, 1.2f, approvedInk());
    String choices = String.join("  ", game.chosen());
    pen.text(game.title(), x, 54, Style.STRONG.sized(9));
    pen.text(
        game.id() + "   " + choices,
        x + pen.width(game.title(), Style.STRONG.sized(9)) + 8,
        54,
        Style.QUIET);
    approval(pen, x + width, 54);
  }

  void foot(Pen pen, float x, float y, float width, int page, int pages) {
    pen.line(x, y, x + width, y, 0.4f, Ink.HAIRLINE);
    String choices = game.chosen().isEmpty() ? "" : " --choose " + String.join(",", game.chosen());
    String own = game.approved() ? "" : " --games FOLDER";
    pen.text("queenhigh sheet " + game.id() + choices + own, x, y + 11, Style.SMALL.sized(6.4f));
    pen.text(
        "Names of games and wagers belong to their owners and say which document is meant.",
        x,
        y + 19.5f,
        Style.SMALL.sized(6.4f));
    pen.textEndingAt("page " + page + " of " + pages, x + width, y + 11, Style.SMALL.sized(6.4f));
    pen.textEndingAt(
        "as of " + asOf + ", Queenhigh " + Version.number(),
        x + width,
        y + 19.5f,
        Style.SMALL.sized(6.4f));
  }

  private void approval(Pen pen, float right, float y) {
    Style style = Style.STRONG.in(approvedInk());
    if (game.approved()) {
      pen.textEndingAt("approved as " + file.document(), right, y, style);
      return;
    }
    String words = "NOT APPROVED";
    float wide = pen.width(words, style.sized(9)) + 14;
    pen.box(right - wide, y - 10, wide, 14, Ink.RED);
    pen.text(words, right - wide + 7, y, style.sized(9).in(Ink.WHITE));
  }

  private Ink approvedInk() {
    return game.approved() ? Ink.FELT : Ink.RED;
  }
}
