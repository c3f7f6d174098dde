package io.queenhigh.lab.usual;

import io.queenhigh.lab.exact.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game dealt face up at a table of so many spots.
 *
 * @param seen cards of other players that are seen
 * @param exact the gain where it was counted out
 * @param gain what the best play with the seen cards is worth more than without, in Antes
 * @param standardError of the gain; 0 where it is exact
 * @param sampledError of the gain as it was sampled, also where it was counted out: how sharp the
 *     kinds, rules and tables beside it are
 * @param deals random deals behind everything that is not exact
 * @param changed how often the seen cards change a decision
 * @param basic what basic strategy was worth in these deals, and its standard error: a test
 * @param kinds changed decisions, the most profitable kind first
 * @param largest the largest single changes, with their cards
 * @param rules what simple rules gain
 * @param table a person's table: what it says where it differs from basic strategy, and the gain
 */
public record AtSpots(
    int spots,
    int seen,
    Optional<Fraction> exact,
    double gain,
    double standardError,
    double sampledError,
    long deals,
    double changed,
    Sampled basic,
    List<Kind> kinds,
    List<Single> largest,
    List<Rule> rules,
    Optional<PersonsTable> table) {

  /** A mean and its standard error. */
  public record Sampled(double mean, double standardError) {}

  /** All changed decisions of a kind: how often in a deal, and their part of the gain. */
  public record Kind(String name, double often, double gain) {}

  /** One changed decision. */
  public record Single(String cards, double gain) {}

  /**
   * A rule that a person can follow, and what it gains or costs.
   *
   * @param standardError of the gain, where it was noted
   */
  public record Rule(String name, double gain, Optional<Double> standardError) {}

  /**
   * A table by what a person can count, found on half of the deals and priced on the other.
   *
   * @param counts what has to be counted
   * @param lines its most profitable cells
   */
  public record PersonsTable(String counts, double gain, int cells, List<Rule> lines) {

    public PersonsTable {
      lines = List.copyOf(lines);
    }
  }

  private static final int MOST_KINDS = 8;

  public AtSpots {
    kinds = List.copyOf(kinds);
    largest = List.copyOf(largest);
    rules = List.copyOf(rules);
  }

  /** Rules that were found here, not those of the printed report, which stand among its claims. */
  public List<Rule> ownRules() {
    return rules.stream().filter(rule -> !rule.name().startsWith(Claims.REPORTED)).toList();
  }

  /** The house's edge that is left. */
  public double edge(Base base) {
    return base.edge().approximately() - gain;
  }

  public Optional<Fraction> exactEdge(Base base) {
    return exact.map(each -> base.edge().minus(each));
  }

  static AtSpots of(Studied game, int spots, int size, GainTally tally, Optional<Fraction> exact) {
    return new AtSpots(
        spots,
        game.seen(spots),
        exact,
        exact.map(Fraction::approximately).orElse(tally.gainAt(size)),
        exact.isPresent() ? 0 : tally.standardError(size),
        tally.standardError(size),
        tally.deals(size),
        tally.changedAt(size),
        new Sampled(tally.basicAt(size), tally.basicError(size)),
        kinds(game, tally, size),
        tally.largest.get(size).stream()
            .map(single -> new Single(single.cards(), single.gain() / GainTally.UNIT))
            .toList(),
        rules(game, tally, size),
        game.cells() == 0 ? Optional.empty() : Optional.of(table(game, tally, size)));
  }

  private static List<Kind> kinds(Studied game, GainTally tally, int size) {
    return tally.kinds.get(size).entrySet().stream()
        .sorted((a, b) -> Long.compare(b.getValue().gain(), a.getValue().gain()))
        .limit(MOST_KINDS)
        .map(
            entry ->
                new Kind(
                    game.kind(entry.getKey()),
                    (double) entry.getValue().deals() / tally.deals(size),
                    tally.mean(size, entry.getValue().gain())))
        .toList();
  }

  private static List<Rule> rules(Studied game, GainTally tally, int size) {
    List<Rule> rules = new ArrayList<>();
    for (int i = 0; i < game.ruleNames().size(); i++) {
      rules.add(
          new Rule(
              game.ruleNames().get(i),
              tally.ruleAt(size, i),
              Optional.of(tally.ruleError(size, i))));
    }
    return rules;
  }

  private static PersonsTable table(Studied game, GainTally tally, int size) {
    int actions = game.cellActions();
    List<Rule> lines = new ArrayList<>();
    double gain = 0;
    for (int cell = 0; cell < game.cells(); cell++) {
      int best = -1;
      for (int action = 0; action < actions; action++) {
        long found = tally.cells[size][0][cell * actions + action];
        if (found > 0 && (best < 0 || found > tally.cells[size][0][cell * actions + best])) {
          best = action;
        }
      }
      if (best >= 0 && tally.halves[1] > 0) {
        double priced =
            tally.cells[size][1][cell * actions + best] / GainTally.UNIT / tally.halves[1];
        lines.add(new Rule(game.cell(cell, best), priced, Optional.empty()));
        gain += priced;
      }
    }
    lines.sort((a, b) -> Double.compare(b.gain(), a.gain()));
    return new PersonsTable(
        game.cellsCount(),
        gain,
        lines.size(),
        lines.subList(0, Math.min(MOST_KINDS, lines.size())));
  }
}
