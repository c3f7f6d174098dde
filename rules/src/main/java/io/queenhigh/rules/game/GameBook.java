package io.queenhigh.rules.game;

import java.util.List;
import java.util.Optional;

/** Where a round file's game comes from: looks a game up and makes its choices. */
public interface GameBook {

  Opening open(String id, List<String> choices);

  /**
   * The game as it was when it had this fingerprint, so that a round is judged by the rules it was
   * bet on. A book without that edition gives the game as it is now; whoever asks compares.
   */
  default Opening edition(String id, List<String> choices, String fingerprint) {
    return open(id, choices);
  }

  /** This book as it was when its games had this fingerprint. */
  default GameBook at(String fingerprint) {
    return (id, choices) -> edition(id, choices, fingerprint);
  }

  /** Whether a game is the edition that is opened today. */
  default boolean isToday(Game game) {
    return open(game.id(), game.chosen()) instanceof Opening.Opened(Game today)
        && today.fingerprint().equals(game.fingerprint());
  }

  /** What the regulator of this document's games sets for every table of them. */
  default Optional<Regulation> regulation(String document) {
    return Optional.empty();
  }

  /** A game ready to be dealt, or the reason why there is none. */
  sealed interface Opening {
    record Opened(Game game) implements Opening {}

    record Unknown(String why) implements Opening {}
  }
}
