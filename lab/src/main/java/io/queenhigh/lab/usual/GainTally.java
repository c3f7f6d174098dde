package io.queenhigh.lab.usual;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What random deals have shown so far, at several sizes of table.
 *
 * <p>Gains are kept as whole numbers of a small unit, so that tallies add up to the same number in
 * any order: on any number of threads or machines.
 */
public final class GainTally {

  /** The unit: 2^-32 of an Ante. */
  static final double UNIT = 0x1p32;

  private static final int LARGEST = 5;

  /** One changed decision, with its cards. */
  public record Single(long gain, String cards) {}

  /** All changed decisions of a kind. */
  public record Kind(long deals, long gain) {}

  final int sizes;
  final int rules;

  /** Deals that were weighed, by size. */
  final long[] deals;

  final long[] gain;
  final long[] square;
  final long[] basic;
  final long[] basicSquare;
  final long[] changed;
  final long[][] rule;
  final long[][] ruleSquare;

  /** Deals of which only a foretelling was made, and what it said. */
  long foretoldDeals;

  final long[] foretold;
  final long[] foretoldSquare;
  final long[][] foretoldRule;
  final long[][] foretoldRuleSquare;
  final List<Map<Integer, Kind>> kinds = new ArrayList<>();
  final List<List<Single>> largest = new ArrayList<>();

  /** A person's table: by size, half of the deals, and cell with action; what it gains there. */
  final long[][][] cells;

  final long[] halves = new long[2];

  /** Rules are found on one half of the deals and priced on the other. */
  int half;

  GainTally(Shape shape) {
    this(shape.sizes(), shape.rules(), shape.cells());
  }

  /** How much room a tally needs. */
  record Shape(int sizes, int rules, int cells) {}

  private GainTally(int sizes, int rules, int cells) {
    this.cells = new long[sizes][2][cells];
    this.sizes = sizes;
    this.rules = rules;
    deals = new long[sizes];
    gain = new long[sizes];
    square = new long[sizes];
    basic = new long[sizes];
    basicSquare = new long[sizes];
    foretold = new long[sizes];
    foretoldSquare = new long[sizes];
    foretoldRule = new long[sizes][rules];
    foretoldRuleSquare = new long[sizes][rules];
    changed = new long[sizes];
    rule = new long[sizes][rules];
    ruleSquare = new long[sizes][rules];
    for (int i = 0; i < sizes; i++) {
      kinds.add(new TreeMap<>());
      largest.add(new ArrayList<>());
    }
  }

  void dealt() {
    halves[half]++;
  }

  /** A deal is weighed at this size: what basic strategy is worth in it, in Antes. */
  void basic(int size, double worth) {
    deals[size]++;
    basic[size] += units(worth);
    basicSquare[size] += units(worth * worth);
  }

  void foretold() {
    foretoldDeals++;
  }

  /**
   * A cheap guess of the gain in a deal that is not weighed. Where guesses are made, {@link #gain}
   * and {@link #rule} get only what a weighed deal is worth beyond its own guess.
   */
  void foretell(int size, double more) {
    foretold[size] += units(more);
    foretoldSquare[size] += units(more * more);
  }

  void foretellRule(int size, int which, double more) {
    foretoldRule[size][which] += units(more);
    foretoldRuleSquare[size][which] += units(more * more);
  }

  /** What the best play is worth more, in Antes. */
  void gain(int size, double more) {
    gain[size] += units(more);
    square[size] += units(more * more);
  }

  /** What a simple rule is worth more than basic strategy in a deal, in Antes; it may be less. */
  void rule(int size, int which, double more) {
    rule[size][which] += units(more);
    ruleSquare[size][which] += units(more * more);
  }

  /** What an action is worth more than the basic one in a cell of a person's table. */
  void cell(int size, int cell, double more) {
    cells[size][half][cell] += units(more);
  }

  void changed(int size) {
    changed[size]++;
  }

  /** A decision of some kind that the seen cards change. */
  void kind(int size, int kind, double more) {
    long gained = units(more);
    kinds
        .get(size)
        .merge(kind, new Kind(1, gained), (a, b) -> new Kind(a.deals + 1, a.gain + gained));
  }

  /** Whether a change of this worth is among the largest so far; only then are its cards needed. */
  boolean isLarge(int size, double more) {
    List<Single> list = largest.get(size);
    return list.size() < LARGEST || units(more) > list.getLast().gain();
  }

  void large(int size, double more, String cards) {
    keep(size, new Single(units(more), cards));
  }

  private void keep(int size, Single single) {
    List<Single> list = largest.get(size);
    if (!list.contains(single)) {
      list.add(single);
      list.sort(Comparator.comparingLong(Single::gain).reversed().thenComparing(Single::cards));
      while (list.size() > LARGEST) {
        list.removeLast();
      }
    }
  }

  private static long units(double amount) {
    return Math.round(amount * UNIT);
  }

  void add(GainTally other) {
    foretoldDeals += other.foretoldDeals;
    halves[0] += other.halves[0];
    halves[1] += other.halves[1];
    for (int size = 0; size < sizes; size++) {
      deals[size] += other.deals[size];
      gain[size] += other.gain[size];
      square[size] += other.square[size];
      basic[size] += other.basic[size];
      basicSquare[size] += other.basicSquare[size];
      for (int i = 0; i < cells[size][0].length; i++) {
        cells[size][0][i] += other.cells[size][0][i];
        cells[size][1][i] += other.cells[size][1][i];
      }
      foretold[size] += other.foretold[size];
      foretoldSquare[size] += other.foretoldSquare[size];
      changed[size] += other.changed[size];
      for (int i = 0; i < rules; i++) {
        rule[size][i] += other.rule[size][i];
        ruleSquare[size][i] += other.ruleSquare[size][i];
        foretoldRule[size][i] += other.foretoldRule[size][i];
        foretoldRuleSquare[size][i] += other.foretoldRuleSquare[size][i];
      }
      int at = size;
      other
          .kinds
          .get(size)
          .forEach(
              (kind, found) ->
                  kinds
                      .get(at)
                      .merge(kind, found, (a, b) -> new Kind(a.deals + b.deals, a.gain + b.gain)));
      other.largest.get(size).forEach(single -> keep(at, single));
    }
  }

  // ---- what comes out ----

  double mean(int size, long sum) {
    return deals[size] == 0 ? 0 : sum / UNIT / deals[size];
  }

  private double foretoldMean(long sum) {
    return foretoldDeals == 0 ? 0 : sum / UNIT / foretoldDeals;
  }

  /** The gain, in Antes. */
  public double gainAt(int size) {
    return mean(size, gain[size]) + foretoldMean(foretold[size]);
  }

  public double standardError(int size) {
    return error(size, gain[size], square[size], foretold[size], foretoldSquare[size]);
  }

  /** Of what was weighed and of what was only foretold, which are independent of each other. */
  private double error(int size, long sum, long squares, long told, long toldSquares) {
    if (deals[size] < 2) {
      return Double.POSITIVE_INFINITY;
    }
    double weighed = variance(mean(size, sum), mean(size, squares)) / (deals[size] - 1);
    double guessed =
        foretoldDeals < 2
            ? 0
            : variance(foretoldMean(told), foretoldMean(toldSquares)) / (foretoldDeals - 1);
    return Math.sqrt(weighed + guessed);
  }

  /** What basic strategy was worth in these deals, in Antes: beside its exact value, a test. */
  public double basicAt(int size) {
    return mean(size, basic[size]);
  }

  public double basicError(int size) {
    return deals[size] < 2
        ? Double.POSITIVE_INFINITY
        : Math.sqrt(variance(basicAt(size), mean(size, basicSquare[size])) / (deals[size] - 1));
  }

  /** What a simple rule gains, in Antes. */
  public double ruleAt(int size, int which) {
    return mean(size, rule[size][which]) + foretoldMean(foretoldRule[size][which]);
  }

  public double ruleError(int size, int which) {
    return error(
        size,
        rule[size][which],
        ruleSquare[size][which],
        foretoldRule[size][which],
        foretoldRuleSquare[size][which]);
  }

  public double changedAt(int size) {
    return deals[size] == 0 ? 0 : (double) changed[size] / deals[size];
  }

  public long deals(int size) {
    return deals[size];
  }

  private static double variance(double mean, double square) {
    return Math.max(0, square - mean * mean);
  }
}
