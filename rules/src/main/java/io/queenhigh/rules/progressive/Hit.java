package io.queenhigh.rules.progressive;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.progressive.Funds.Fund;
import java.util.List;

/**
 * A hand that wins off the meter, with its amount fixed on what stood there.
 *
 * @param number its place in the order of all hits of the link
 * @param dealer who marked it, and therefore does not confirm it
 * @param percent of the meter; 0 for a fixed award on a link that pays everything off the meter
 * @param fromHouseCents what the meter could not meet
 * @param seedCents what the house puts up for the next start; 0 where the meter goes on
 * @param reserveCents what the reserve gives to the next start
 * @param before the funds it was fixed on
 * @param after the funds that the next meter starts from
 */
public record Hit(
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

  /** The hand that wins, with the cards that the pay table reads. */
  public record Winner(int seat, String player, long wagerCents, String hand, List<Card> cards) {
    public Winner {
      cards = List.copyOf(cards);
    }
  }

  static Hit fixed(
      LinkTerms terms,
      long number,
      String table,
      long round,
      String dealer,
      Winner winner,
      Pays pays,
      Funds before) {
    Hit unfixed =
        switch (pays) {
          case Pays.MeterShare(int percent) ->
              new Hit(
                  number, table, round, dealer, winner, percent, 0, 0, 0, 0, false, before, before);
          case Pays.ForOne(long odds) -> {
            long award = Math.multiplyExact(odds, winner.wagerCents());
            yield new Hit(
                number, table, round, dealer, winner, 0, award, 0, 0, 0, false, before, before);
          }
          case Pays.ToOne _ -> throw new IllegalArgumentException("a progressive pays for 1");
        };
    return unfixed.fixedOn(terms, before);
  }

  /**
   * The same hit on these funds. Percentages are of what the display shows, so that a player can
   * check them; whoever takes all that is shown sets the next start off.
   */
  Hit fixedOn(LinkTerms terms, Funds funds) {
    long shown = funds.shownCents();
    long award = percent == 0 ? awardCents : Math.multiplyExact(shown, percent) / 100;
    long offTheMeter = Math.min(award, shown);
    Funds left = funds.plusCents(Fund.METER, -offTheMeter);
    boolean restarts = percent == 100 || award >= shown;
    long seed = restarts ? terms.seedCents() : 0;
    long reserve = restarts ? reserveForAStart(terms, funds) : 0;
    return new Hit(
        number,
        table,
        round,
        dealer,
        winner,
        percent,
        award,
        award - offTheMeter,
        seed,
        reserve,
        terms.executive().asks(percent, award),
        funds,
        left.plusCents(Fund.METER, seed + reserve).plusCents(Fund.RESERVE, -reserve));
  }

  /**
   * How much of the reserve goes into the next start, when all that these funds show is won. The
   * part of a cent that stays on the meter leaves a posted limit a cent less room for it.
   */
  static long reserveForAStart(LinkTerms terms, Funds funds) {
    long stays = funds.meterMicroCents() - MicroCents.ofCents(funds.shownCents());
    long room =
        terms
            .limit()
            .map(limit -> limit.cents() - terms.seedCents() - MicroCents.begunCents(stays))
            .orElse(Long.MAX_VALUE);
    return Math.min(funds.reserveCents(), Math.max(0, room));
  }

  public long offTheMeterCents() {
    return awardCents - fromHouseCents;
  }

  public boolean isOf(String atTable, long inRound) {
    return table.equals(atTable) && round == inRound;
  }
}
