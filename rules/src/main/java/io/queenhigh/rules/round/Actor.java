package io.queenhigh.rules.round;

/** Who asks. */
public sealed interface Actor {

  /** Someone at the table, under the name he sits down with. */
  record Player(String name) implements Actor {}

  /** The card room's dealer, who runs the table and never plays. */
  record HouseDealer() implements Actor {}

  /** The floor supervisor, who may void a round. */
  record Supervisor() implements Actor {}
}
