package io.queenhigh.rules.progressive;

/**
 * Money below a cent, in a {@code long}: a cent has a million parts. Rates are parts per 10,000 of
 * whole cents, so that every contribution is a whole number of micro-cents and nothing is rounded
 * but what is shown or paid.
 */
public final class MicroCents {

  public static final long PER_CENT = 1_000_000;

  /** A rate of the whole wager. */
  public static final int WHOLE = 10_000;

  private MicroCents() {}

  public static long ofCents(long cents) {
    return Math.multiplyExact(cents, PER_CENT);
  }

  /** What a display shows and an award pays: rounded down to the cent. */
  public static long shownCents(long microCents) {
    return Math.floorDiv(microCents, PER_CENT);
  }

  /** What is handed over for it: a cent that has begun is given whole. */
  public static long begunCents(long microCents) {
    return Math.ceilDiv(microCents, PER_CENT);
  }

  /** A rate's share of a wager, exactly. */
  public static long share(long cents, int per10000) {
    return Math.multiplyExact(Math.multiplyExact(cents, (long) per10000), PER_CENT / WHOLE);
  }

  /** In dollars, with as many decimals as there are, two at least: {@code 12.345}. */
  public static String text(long microCents) {
    long whole = Math.abs(microCents);
    long perDollar = 100 * PER_CENT;
    String decimals = String.valueOf(perDollar + whole % perDollar).substring(1);
    String shortest = decimals.replaceFirst("0{1,6}$", "");
    return (microCents < 0 ? "-" : "") + whole / perDollar + "." + shortest;
  }
}
