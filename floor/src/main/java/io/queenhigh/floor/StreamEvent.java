package io.queenhigh.floor;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Something for a viewer's stream, spelled out only when somebody reads it: once, however many
 * readers it has.
 */
public final class StreamEvent {

  private final long seq;
  private final Supplier<String> spelling;
  private @Nullable String json;

  StreamEvent(long seq, Supplier<String> spelling) {
    this.seq = seq;
    this.spelling = spelling;
  }

  /**
   * The journal line it stands for, by which a stream is taken up again; 0 for what is not in the
   * journal.
   */
  public long seq() {
    return seq;
  }

  public synchronized String json() {
    if (json == null) {
      json = spelling.get();
    }
    return json;
  }
}
