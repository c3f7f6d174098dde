package io.queenhigh.lab.usual;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A game as it was studied, at several sizes of table.
 *
 * @param made how the figures were made; empty when they were made just now
 */
public record Study(String id, String title, Base base, List<AtSpots> tables, Optional<Made> made) {

  /**
   * Which code made a figure, when, and how to make it again.
   *
   * @param date of the commit
   */
  public record Made(String commit, LocalDate date, String command) {}

  public Study {
    tables = List.copyOf(tables);
  }

  public Optional<AtSpots> at(int spots) {
    return tables.stream().filter(table -> table.spots() == spots).findFirst();
  }

  /** From how many spots on a perfect player is ahead, where that happens at all. */
  public Optional<Integer> aheadFrom() {
    return tables.stream()
        .filter(table -> table.edge(base) < 0)
        .map(AtSpots::spots)
        .min(Integer::compare);
  }

  /**
   * The most of the studied spots up to which the house keeps this part of the Ante against a
   * perfect player, one spot included: with it nothing is seen. Empty when even one spot is too
   * many.
   */
  public Optional<Integer> mostSpots(double margin) {
    if (base.edge().approximately() < margin) {
      return Optional.empty();
    }
    int most = 1;
    for (AtSpots table : tables) {
      if (table.edge(base) < margin) {
        break;
      }
      most = table.spots();
    }
    return Optional.of(most);
  }
}
