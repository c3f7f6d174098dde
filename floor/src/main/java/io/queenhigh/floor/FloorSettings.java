package io.queenhigh.floor;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.table.PracticeAdvice;
import java.time.InstantSource;

/** What a floor is given: games, the mathematics for practice players, a shuffler, the time. */
public record FloorSettings(
    Catalogue catalogue, PracticeAdvice advice, Shuffler shuffler, InstantSource clock) {

  public static FloorSettings usual(Catalogue catalogue, PracticeAdvice advice) {
    return new FloorSettings(catalogue, advice, Shuffler.start(), InstantSource.system());
  }
}
