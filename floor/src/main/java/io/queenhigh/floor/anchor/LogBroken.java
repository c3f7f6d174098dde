package io.queenhigh.floor.anchor;

/** Somebody has been at the tables; nothing of this log may be signed any more. */
final class LogBroken extends RuntimeException {

  private static final long serialVersionUID = 1;

  LogBroken(String why) {
    super(why);
  }
}
