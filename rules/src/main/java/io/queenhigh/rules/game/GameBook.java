package io.queenhigh.rules.game;

import java.util.List;

/** Where a round file's game comes from: looks a game up and makes its choices. */
public interface GameBook {

  Opening open(String id, List<String> choices);

  /** A game ready to be dealt, or the reason why there is none. */
  sealed interface Opening {
    record Opened(Game game) implements Opening {}

    record Unknown(String why) implements Opening {}
  }
}
