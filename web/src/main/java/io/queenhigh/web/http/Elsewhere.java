package io.queenhigh.web.http;

import java.util.Optional;
import java.util.function.Supplier;

/** The other nodes of a floor, if there are any: they answer what they have. */
public interface Elsewhere {

  /** One node has everything. */
  Elsewhere NOWHERE =
      new Elsewhere() {
        @Override
        public boolean isShared(Route route) {
          return false;
        }

        @Override
        public Optional<Problem> cutOff(Route route) {
          return Optional.empty();
        }

        @Override
        public Response answer(Route route, PassedOn asked, Supplier<Optional<Response>> lost) {
          throw new IllegalStateException("there is nobody else");
        }
      };

  /** Whether it asks for something that one node has at a time. */
  boolean isShared(Route route);

  /** Why nothing is answered just now: a node that does not know whether it lives keeps quiet. */
  Optional<Problem> cutOff(Route route);

  /**
   * Answers by whatever node has it.
   *
   * @param lost why nothing is done for the one who asks, unless he is still what he was when he
   *     was let in; for whoever has to wait
   */
  Response answer(Route route, PassedOn asked, Supplier<Optional<Response>> lost);
}
