package io.queenhigh.rules.progressive;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.List;
import java.util.Optional;

/**
 * A page of the log as it is printed for the pay-out: who won what with which cards, what the meter
 * showed before and after, and who looked at it.
 *
 * @param round the round's id, under which it can be replayed
 * @param percent of the meter; 0 for a fixed award
 * @param meterAfterCents what the next meter started from
 * @param taxReported whether the tax office hears of it
 */
public record WinPage(
    long page,
    String link,
    String title,
    Controller controller,
    String payTable,
    long hit,
    String table,
    String round,
    int seat,
    String player,
    String hand,
    List<Card> cards,
    long wagerCents,
    int percent,
    long awardCents,
    long fromHouseCents,
    long meterBeforeCents,
    long meterAfterCents,
    long seedCents,
    long reserveCents,
    String dealer,
    Staff confirmedBy,
    Award.State state,
    boolean taxReported,
    boolean taxWithheld) {

  public WinPage {
    cards = List.copyOf(cards);
  }

  /** A page that is at hand; older ones are made from the link as it was then. */
  public static Optional<WinPage> of(Link link, long page, TaxRule tax) {
    return link.award(page).map(award -> of(link, award, tax));
  }

  private static WinPage of(Link link, Award award, TaxRule tax) {
    Hit hit = award.hit();
    Hit.Winner winner = hit.winner();
    return new WinPage(
        award.page(),
        link.terms().id(),
        link.terms().title(),
        link.terms().controller(),
        link.terms().payTable(),
        hit.number(),
        hit.table(),
        hit.table() + "." + hit.round(),
        winner.seat(),
        winner.player(),
        title(link, winner.hand()),
        winner.cards(),
        winner.wagerCents(),
        hit.percent(),
        hit.awardCents(),
        hit.fromHouseCents(),
        hit.before().shownCents(),
        hit.after().shownCents(),
        hit.seedCents(),
        hit.reserveCents(),
        hit.dealer(),
        award.confirmedBy(),
        award.state(),
        tax.isReported(hit.awardCents(), winner.wagerCents()),
        tax.isWithheld(hit.awardCents(), winner.wagerCents()));
  }

  private static String title(Link link, String hand) {
    return link.payTable().lines().stream()
        .filter(line -> line.hand().key().equals(hand))
        .map(line -> line.hand().title())
        .findFirst()
        .orElse(hand);
  }
}
