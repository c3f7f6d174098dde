package io.queenhigh.floor.table;

import java.util.List;

/** One thing that happened, the chips that moved with it, and the table after it. */
public record Happened(TableEvent event, List<Move> moves, TableState after) {

  public Happened {
    moves = List.copyOf(moves);
  }
}
