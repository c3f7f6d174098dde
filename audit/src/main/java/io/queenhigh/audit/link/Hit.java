package io.queenhigh.audit.link;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.money.Dollars;
import java.util.List;

/**
 * A hand that wins off the meter, with all that follows from what stood there.
 *
 * @param percent of the meter; 0 for a fixed award
 */
record Hit(
    long number,
    String table,
    long round,
    String dealer,
    Winner winner,
    int percent,
    long awardCents,
    long fromHouseCents,
    long seedCents,
    long reserveCents,
    boolean executive,
    Funds before,
    Funds after) {

  record Winner(int seat, String player, long wagerCents, String hand, List<Card> cards) {}

  static Hit of(Fields hit) throws Unreadable {
    Fields winner = hit.needed("winner");
    return new Hit(
        hit.number("number"),
        hit.text("table"),
        hit.number("round"),
        hit.text("dealer"),
        new Winner(
            winner.seat("seat"),
            winner.text("player"),
            winner.cents("wagerCents"),
            winner.text("hand"),
            winner.cards("cards")),
        Math.clamp(hit.number("percent"), -1, 101),
        hit.number("awardCents"),
        hit.number("fromHouseCents"),
        hit.number("seedCents"),
        hit.number("reserveCents"),
        hit.yes("executive"),
        Funds.of(hit.needed("before")),
        Funds.of(hit.needed("after")));
  }

  /**
   * The same hand on these funds: its share of what is shown, cut to the cent, or its fixed award.
   * Whoever takes all that is shown sets off the next start, from the seed and as much of the
   * reserve as a limit leaves room for.
   *
   * @param share of the meter in percent; 0 for the fixed award
   */
  Hit on(Funds funds, Terms terms, int share, long fixedCents) {
    long shown = funds.shownCents();
    long award = share == 0 ? fixedCents : Math.multiplyExact(shown, share) / 100;
    long taken = Math.min(award, shown);
    Funds left = funds.plus(-Micro.cents(taken), 0, 0);
    boolean startsAnew = share == 100 || award >= shown;
    long seed = startsAnew ? terms.seedCents() : 0;
    long room =
        terms
            .limit()
            .map(limit -> Math.max(0, limit.cents() - seed - Micro.begun(left.meter())))
            .orElse(Long.MAX_VALUE);
    long fromReserve = startsAnew ? Math.min(Micro.whole(funds.reserve()), room) : 0;
    return new Hit(
        number,
        table,
        round,
        dealer,
        winner,
        share,
        award,
        award - taken,
        seed,
        fromReserve,
        terms.asksAnExecutive(share, award),
        funds,
        left.plus(Micro.cents(seed + fromReserve), -Micro.cents(fromReserve), 0));
  }

  boolean isOf(String ofTable, long ofRound) {
    return table.equals(ofTable) && round == ofRound;
  }

  /** What of the award came off the meter. */
  long takenCents() {
    return awardCents - fromHouseCents;
  }

  long fromHouse() {
    return fromHouseCents + seedCents;
  }

  /** The money of it, for a note. */
  String told() {
    return "hit %d of %s at seat %d, %s from the house, %s seed, %s reserve, then %s"
        .formatted(
            number,
            Dollars.text(awardCents),
            winner.seat,
            Dollars.text(fromHouseCents),
            Dollars.text(seedCents),
            Dollars.text(reserveCents),
            after);
  }
}
