package io.queenhigh.rules.roundfile;

import io.queenhigh.rules.round.Round;
import java.util.List;

/** The result of reading a round file. */
public sealed interface Reading {

  /** The round as it was played, settled. */
  record Settled(Round round) implements Reading {}

  /** The file says something impossible; every problem found, in line order. */
  record Impossible(List<RoundFileProblem> problems) implements Reading {
    public Impossible {
      problems = List.copyOf(problems);
    }
  }
}
