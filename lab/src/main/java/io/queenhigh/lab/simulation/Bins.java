package io.queenhigh.lab.simulation;

/** Amounts of money, counted. All amounts are a whole number of units above the lowest. */
final class Bins {

  /** Where there would be more, several units share a bin. */
  private static final int MOST = 1 << 20;

  private final long lowestCents;
  private final long unitCents;
  private final long widthCents;
  private final long[] counts;

  /** Of all amounts, so that shared bins do not blur the average. */
  private long sumCents;

  Bins(long lowestCents, long highestCents, long unitCents) {
    long units = (highestCents - lowestCents) / unitCents + 1;
    long shared = (units + MOST - 1) / MOST;
    this.lowestCents = lowestCents;
    this.unitCents = unitCents;
    widthCents = unitCents * shared;
    counts = new long[(int) ((units + shared - 1) / shared)];
  }

  void add(long cents, long times) {
    counts[(int) ((cents - lowestCents) / widthCents)] += times;
    sumCents += cents * times;
  }

  void add(Bins other) {
    for (int bin = 0; bin < counts.length; bin++) {
      counts[bin] += other.counts[bin];
    }
    sumCents += other.sumCents;
  }

  /** As text: the sum of all amounts, then bin and count of those that have any. */
  String line() {
    StringBuilder line = new StringBuilder().append(sumCents);
    for (int bin = 0; bin < counts.length; bin++) {
      if (counts[bin] != 0) {
        line.append(' ').append(bin).append(' ').append(counts[bin]);
      }
    }
    return line.toString();
  }

  /** Adds what such a text says. */
  void add(String line) {
    String[] words = line.split(" ", -1);
    sumCents += Long.parseLong(words[0]);
    for (int word = 1; word < words.length; word += 2) {
      counts[Integer.parseInt(words[word])] += Long.parseLong(words[word + 1]);
    }
  }

  long total() {
    long total = 0;
    for (long count : counts) {
      total += count;
    }
    return total;
  }

  /** The chances these counts stand for. */
  Spread spread(boolean isExact) {
    double total = (double) total();
    double[] chances = new double[counts.length];
    for (int bin = 0; bin < counts.length; bin++) {
      chances[bin] = counts[bin] / total;
    }
    long middle = (widthCents - unitCents) / 2;
    return new Spread(
        lowestCents + middle, widthCents, chances, sumCents / total, isExact ? 0 : total());
  }
}
