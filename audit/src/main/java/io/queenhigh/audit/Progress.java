package io.queenhigh.audit;

/** Hears how far a long audit has come. */
public interface Progress {

  /** Nobody listens. */
  Progress SILENT = (_, _) -> {};

  /** So many of all lines of the journal have been read. */
  void read(long lines, long of);
}
