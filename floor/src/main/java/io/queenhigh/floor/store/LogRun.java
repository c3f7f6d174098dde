package io.queenhigh.floor.store;

/**
 * Lines of one stream that stand one after the other in the transparency log.
 *
 * @param first the number of the first one's leaf, from 0
 * @param from the first line's number in its stream
 * @param to the last one's
 * @param secret 64 hex digits, from which each line's salt is made
 */
public record LogRun(long first, String stream, long from, long to, String secret) {

  public long lines() {
    return to - from + 1;
  }

  /** The number of the leaf behind its last one. */
  public long end() {
    return first + lines();
  }

  /** Which leaf a line of it is. */
  public long leafOf(long seq) {
    return first + seq - from;
  }

  /** Without the secret, so that a careless log line does not give it away. */
  @Override
  public String toString() {
    return "leaf %d: %s %d to %d".formatted(first, stream, from, to);
  }
}
