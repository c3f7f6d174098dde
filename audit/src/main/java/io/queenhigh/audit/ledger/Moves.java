package io.queenhigh.audit.ledger;

import java.util.ArrayList;
import java.util.List;

/** What one event has to move, gathered step by step; nothing is no step. */
public final class Moves {

  private final List<Move> moves = new ArrayList<>();

  public static List<Move> none() {
    return List.of();
  }

  public static List<Move> one(String from, String to, long cents) {
    return new Moves().move(from, to, cents).list();
  }

  /** A negative amount goes the other way. */
  public Moves move(String from, String to, long cents) {
    if (cents > 0) {
      moves.add(new Move(from, to, cents));
    } else if (cents < 0) {
      moves.add(new Move(to, from, -cents));
    }
    return this;
  }

  public List<Move> list() {
    return List.copyOf(moves);
  }
}
