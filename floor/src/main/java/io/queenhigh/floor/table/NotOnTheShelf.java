package io.queenhigh.floor.table;

/** A table's game is not among the game files here; they may be elsewhere. */
public final class NotOnTheShelf extends IllegalStateException {

  private static final long serialVersionUID = 1;

  NotOnTheShelf(String why) {
    super(why);
  }
}
