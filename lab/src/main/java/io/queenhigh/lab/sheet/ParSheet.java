package io.queenhigh.lab.sheet;

import io.queenhigh.catalogue.GameFile;
import io.queenhigh.catalogue.Version;
import io.queenhigh.lab.Strategy;
import io.queenhigh.rules.game.Game;
import java.io.OutputStream;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/**
 * The par sheet of a game: pay tables, exact figures beside the printed ones, how every wager ends,
 * how to play, and what a session looks like.
 */
public final class ParSheet {

  private static final float MARGIN = 48;
  private static final float FOOT = 42;
  private static final float BETWEEN = 15;

  /** The chart of hands leaves room for the meter's, where there is one. */
  private static final float SHORT = 232;

  private static final float TALL = 360;

  private final PricedGame priced;
  private final Masthead masthead;

  private ParSheet(PricedGame priced, LocalDate asOf) {
    this.priced = priced;
    this.masthead = new Masthead(priced.file(), priced.game(), asOf);
  }

  /**
   * Writes the sheet of a game with its choices made; the stream stays open.
   *
   * @param asOf the day on which the game's file was this one
   */
  public static void write(GameFile file, Game game, LocalDate asOf, OutputStream out) {
    new ParSheet(PricedGame.of(file, game), asOf).write(out);
  }

  private void write(OutputStream out) {
    Game game = priced.game();
    String title = "Par sheet: " + game.title() + " (" + game.id() + ")";
    String choices = String.join(" ", game.chosen());
    try (SheetPaper paper =
        new SheetPaper(
            out,
            title,
            choices,
            game.fingerprint() + choices + masthead.asOf() + Version.number())) {
      List<List<Block>> pages = pages(paper);
      for (int number = 0; number < pages.size(); number++) {
        draw(paper, pages.get(number), number, pages.size());
      }
    }
  }

  private List<Block> blocks() {
    SessionBlocks session = new SessionBlocks(priced);
    List<Block> blocks = new ArrayList<>();
    blocks.add(new FiguresBlock(priced).block());
    blocks.addAll(new WagerBlocks(priced).blocks());
    blocks.add(new StrategyBlock(priced).block());
    blocks.addAll(
        priced.hasMeter()
            ? List.of(chart(), session.sessions())
            : List.of(session.sessions(), chart()));
    blocks.add(session.closing());
    return blocks;
  }

  private Block chart() {
    Strategy strategy = priced.pricing().strategy();
    return priced.showsCard()
        ? new Titled(
            "When to play",
            "hands without a pair against the dealer's card",
            new HandMap(priced.game(), strategy))
        : new Titled(
            "When to play",
            "what a hand is worth when it is played",
            new HandCurve(priced.game(), strategy, priced.hasMeter() ? SHORT : TALL));
  }

  /** As many blocks on a page as fit, in order. */
  private List<List<Block>> pages(SheetPaper paper) {
    Pen ruler = paper.ruler();
    float width = paper.width() - 2 * MARGIN;
    List<List<Block>> pages = new ArrayList<>();
    float room = 0;
    for (Block block : blocks()) {
      float tall = block.height(ruler, width) + BETWEEN;
      if (pages.isEmpty() || tall > room + BETWEEN) {
        room = paper.height() - FOOT - 12 - top(pages.isEmpty());
        pages.add(new ArrayList<>());
      }
      pages.getLast().add(block);
      room -= tall;
    }
    return pages;
  }

  private static float top(boolean first) {
    return first ? 138 : 66;
  }

  private void draw(SheetPaper paper, List<Block> blocks, int number, int pages) {
    Pen pen = paper.page();
    float width = paper.width() - 2 * MARGIN;
    if (number == 0) {
      masthead.draw(pen, MARGIN, width);
    } else {
      masthead.drawAgain(pen, MARGIN, width);
    }
    masthead.foot(pen, MARGIN, paper.height() - FOOT, width, number + 1, pages);
    float y = top(number == 0);
    for (Block block : blocks) {
      block.draw(pen, MARGIN, y, width);
      y += block.height(pen, width) + BETWEEN;
    }
  }
}
