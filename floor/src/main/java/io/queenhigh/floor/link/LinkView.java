package io.queenhigh.floor.link;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.Hit;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.PendingHit;
import java.util.ArrayList;
import java.util.List;

/**
 * A link as anyone may see it: what can be won, what was won, and which tables play for it. It has
 * nothing that could be pressed.
 *
 * @param seq the last line of the link's journal that is in here
 * @param meterCents what the display shows
 * @param nextCents what stands on the next meter while a hit is pending; the shown one otherwise
 */
public record LinkView(
    String id,
    long seq,
    String title,
    Controller controller,
    String payTable,
    Link.Standing standing,
    long meterCents,
    long nextCents,
    long wagerCents,
    List<Line> pays,
    boolean foldedHandsQualify,
    List<String> tables,
    List<Win> pending,
    List<Win> last) {

  /** How many wins a display has room for. */
  private static final int LAST_WINS = 8;

  /**
   * A line of the pay table, as it is posted.
   *
   * @param percent of the meter; 0 for a fixed award
   * @param cents what it pays now on the smallest wager: a share of what the display shows, in
   *     whole cents, or the fixed award
   */
  public record Line(String hand, String pays, int percent, long cents, long envyCents) {}

  /**
   * A win, pending or in the log.
   *
   * @param page 0 while nobody has confirmed it
   * @param paid whether the money is out of the link's hands
   */
  public record Win(
      long hit,
      long page,
      String table,
      String round,
      int seat,
      String player,
      String hand,
      List<Card> cards,
      int percent,
      long cents,
      boolean executive,
      boolean paid) {}

  public static LinkView of(Link link, long seq) {
    return new LinkView(
        link.terms().id(),
        seq,
        link.terms().title(),
        link.terms().controller(),
        link.terms().payTable(),
        link.standing(),
        link.shown().shownCents(),
        link.live().shownCents(),
        link.terms().stake().unitCents(),
        link.payTable().lines().stream().map(line -> line(link, line)).toList(),
        link.terms().foldedHandsQualify(),
        link.tables().asMap().entrySet().stream()
            .filter(row -> row.getValue().joined())
            .map(row -> row.getKey())
            .toList(),
        link.pending().stream().map(hit -> win(link, hit)).toList(),
        last(link));
  }

  private static Line line(Link link, PayLine line) {
    String hand = line.hand().title();
    long envy = line.envyCents();
    long wager = link.terms().stake().unitCents();
    return switch (line.pays()) {
      case Pays.MeterShare(int percent) -> {
        long cents = Math.multiplyExact(link.shown().shownCents(), percent) / 100;
        yield new Line(hand, percent + " % of the meter", percent, cents, envy);
      }
      case Pays.ForOne(long odds) ->
          new Line(hand, odds + " for 1", 0, Math.multiplyExact(odds, wager), envy);
      case Pays.ToOne(long odds) ->
          new Line(hand, odds + " to 1", 0, Math.multiplyExact(odds, wager), envy);
    };
  }

  private static Win win(Link link, PendingHit pending) {
    return win(link.payTable(), pending.hit(), pending.page(), false);
  }

  private static List<Win> last(Link link) {
    List<Award> awards = new ArrayList<>(link.awards());
    return awards.reversed().stream()
        .limit(LAST_WINS)
        .map(award -> win(link.payTable(), award.hit(), award.page(), award.isPaid()))
        .toList();
  }

  private static Win win(PayTable table, Hit hit, long page, boolean paid) {
    Hit.Winner winner = hit.winner();
    return new Win(
        hit.number(),
        page,
        hit.table(),
        hit.table() + "." + hit.round(),
        winner.seat(),
        winner.player(),
        title(table, winner.hand()),
        winner.cards(),
        hit.percent(),
        hit.awardCents(),
        hit.executive(),
        paid);
  }

  private static String title(PayTable table, String hand) {
    return table.lines().stream()
        .filter(line -> line.hand().key().equals(hand))
        .map(line -> line.hand().title())
        .findFirst()
        .orElse(hand);
  }
}
