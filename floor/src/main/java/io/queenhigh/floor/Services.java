package io.queenhigh.floor;

import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Machinery;
import io.queenhigh.floor.stream.Tenure;
import io.queenhigh.floor.table.Fold;
import io.queenhigh.floor.table.PracticeAdvice;

/** What every table of a floor works with. */
record Services(
    Machinery machinery,
    Fold fold,
    Formats formats,
    Shuffler shuffler,
    PracticeAdvice advice,
    Links links,
    Room room,
    KeptAway keptAway,
    Tenure tenure,
    Unreadable unreadable) {

  Store store() {
    return machinery.store();
  }

  long now() {
    return machinery.now();
  }
}
