package io.queenhigh.floor.journal;

import io.queenhigh.floor.store.Entry;

/** A line that a newer Queenhigh has written. */
public final class NewerLine extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  NewerLine(Entry line) {
    super(
        "line %d of %s says %s, which this version does not know: use a newer Queenhigh"
            .formatted(line.seq(), line.stream(), line.type()));
  }

  public String why() {
    return String.valueOf(getMessage());
  }
}
