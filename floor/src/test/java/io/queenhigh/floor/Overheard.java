package io.queenhigh.floor;

import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Hears what one part of the program tells its log. */
public final class Overheard extends Handler implements AutoCloseable {

  private final Logger log;
  private final Consumer<String> said;

  public Overheard(String part, Consumer<String> said) {
    this.log = Logger.getLogger(part);
    this.said = said;
    log.addHandler(this);
  }

  @Override
  public void publish(LogRecord line) {
    said.accept(line.getMessage());
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    log.removeHandler(this);
  }
}
