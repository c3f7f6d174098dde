package io.queenhigh.floor;

import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.Fold;
import io.queenhigh.floor.table.PracticeAdvice;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;

/** What every table of a floor works with. */
record Services(
    Store store,
    Fold fold,
    Formats formats,
    Shuffler shuffler,
    PracticeAdvice advice,
    Links links,
    InstantSource clock,
    Executor hands,
    ScheduledExecutorService timer) {

  long now() {
    return clock.millis();
  }
}
