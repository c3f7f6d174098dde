package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * What the house keeps of each dollar of progressive wagers in the long run, exactly: what is left
 * after fixed awards, envy, what goes to meter and reserve, and the seed of every new start. Every
 * winning hand counts as played, so that the lab, which knows what a good player folds, never finds
 * less.
 */
record HouseEdge(BigInteger kept, BigInteger of) {

  /** The edge at a table with so many players, all of them in it with the smallest wager. */
  static HouseEdge of(LinkTerms terms, PayTable table, int players) {
    WholeMeter.Lines lines = WholeMeter.lines(table);
    long unit = terms.stake().unitCents();
    // In parts of a cent of one wager: for each hand that can be dealt, 10,000 parts.
    BigInteger all = product(lines.of(), unit, MicroCents.WHOLE);
    BigInteger fixed =
        terms.paysFrom() == PaysFrom.ALL_FROM_METER
            ? BigInteger.ZERO
            : lines.sum(line -> fixedCents(line, unit));
    BigInteger envy =
        lines.sum(line -> envyCents(terms, line)).multiply(BigInteger.valueOf(players - 1L));
    BigInteger seeds = lines.sum(line -> winsAll(line) ? terms.seedCents() : 0);
    BigInteger paid = fixed.add(envy).add(seeds).multiply(BigInteger.valueOf(MicroCents.WHOLE));
    long shares = (long) terms.rates().contributionPer10000() + terms.rates().reservePer10000();
    return new HouseEdge(all.subtract(paid).subtract(product(lines.of(), unit, shares)), all);
  }

  boolean isLoss() {
    return kept.signum() < 0;
  }

  /** Rounded to hundredths: {@code -12.34 %}. */
  String percent() {
    BigDecimal share = new BigDecimal(kept).divide(new BigDecimal(of), 4, RoundingMode.HALF_EVEN);
    return Dollars.shortest(share.movePointRight(4).longValueExact()) + " %";
  }

  private static long fixedCents(PayLine line, long unit) {
    return line.pays() instanceof Pays.ForOne(long odds) ? Math.multiplyExact(odds, unit) : 0;
  }

  /** The Multi Game Link prints envy for a wager of one dollar. */
  private static long envyCents(LinkTerms terms, PayLine line) {
    return terms.controller() == Controller.MULTI_GAME_LINK
        ? Math.multiplyExact(line.envyCents(), terms.stake().unitCents()) / 100
        : line.envyCents();
  }

  private static boolean winsAll(PayLine line) {
    return line.pays() instanceof Pays.MeterShare(int percent) && percent == 100;
  }

  private static BigInteger product(long a, long b, long c) {
    return BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)).multiply(BigInteger.valueOf(c));
  }
}
