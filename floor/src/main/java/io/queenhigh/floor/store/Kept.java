package io.queenhigh.floor.store;

import java.util.Optional;

/**
 * Something kept as it is now, without a history: an account of a person, a sealed deck.
 *
 * @param body what is kept under the id from now on; empty when it is given up
 */
public record Kept(String kind, String id, Optional<String> body) {

  public Kept {
    NoNul.check(kind);
    NoNul.check(id);
    body.ifPresent(NoNul::check);
  }

  /** Without the body, so that a careless log line gives no secret away. */
  @Override
  public String toString() {
    return kind + " " + id + (body.isPresent() ? " kept" : " given up");
  }
}
