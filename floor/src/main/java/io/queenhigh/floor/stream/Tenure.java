package io.queenhigh.floor.stream;

import java.util.Set;
import java.util.function.Supplier;

/**
 * Who has what, where several nodes share a store. A table without a link is held by its own name,
 * a link together with all tables on it, so that what they owe each other never leaves a node.
 */
public interface Tenure {

  /** One node, which has everything. */
  Tenure ALONE =
      new Tenure() {
        @Override
        public boolean holds(String stream) {
          return true;
        }

        @Override
        public void begun(String stream) {}
      };

  /** Whether this node has it now, and is sure of it. */
  boolean holds(String stream);

  /** It has just begun here, and nobody has it yet. */
  void begun(String stream);

  /** From now on somebody says what is played better on another node, if there is one for it. */
  default void ratherElsewhere(Supplier<Set<String>> which) {}
}
