package io.queenhigh.night;

import io.queenhigh.floor.store.Ceiling;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.util.Optional;

/** What is broken on purpose, to see that a night notices; usually nothing. */
class Mischief {

  static final Mischief NONE = new Mischief();

  /** Puts a writing on disk. */
  Written write(Store store, Writing writing, Optional<Ceiling> ceiling) {
    return ceiling
        .map(most -> store.write(writing, most))
        .orElseGet(() -> store.write(writing))
        .join();
  }

  /** An answer before anything is written. */
  Optional<Written> acknowledgedTooEarly(Writing writing) {
    return Optional.empty();
  }

  /** How long it takes until a writing is on disk. */
  long flushMillis(long usual) {
    return usual;
  }

  /** What is found of a command that was given before. */
  Optional<Entry> lineOf(Optional<Entry> found) {
    return found;
  }

  /** What somebody reads of a table. */
  String seen(Store store, String table, Optional<String> reader, String json) {
    return json;
  }

  /** Whether an alarm that was set for a time ever rings. */
  boolean rings(long afterMillis) {
    return true;
  }
}
