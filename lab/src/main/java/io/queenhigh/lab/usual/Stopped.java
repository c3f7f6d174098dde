package io.queenhigh.lab.usual;

/** Long work was interrupted before there was a figure. */
public final class Stopped extends RuntimeException {

  private static final long serialVersionUID = 1;

  Stopped() {
    super("stopped before the figure was complete");
  }
}
