package io.queenhigh.rules.game;

/** What a refusal stands on: a clause, or a rule that knows its clause. */
@FunctionalInterface
public interface Ground {
  Citation cite();
}
