package io.queenhigh.lab.link;

import io.queenhigh.rules.game.Pays;

/**
 * What hands have taken off a meter together.
 *
 * @param fixed awards in wagers
 * @param kept what part of the rest stays on the meter
 * @param wins whether the whole meter is won
 */
record Taken(long fixed, double kept, boolean wins) {

  static final Taken NOTHING = new Taken(0, 1, false);

  static Taken by(Pays pays) {
    return switch (pays) {
      case Pays.ToOne(long odds) -> new Taken(odds + 1, 1, false);
      case Pays.ForOne(long odds) -> new Taken(odds, 1, false);
      case Pays.MeterShare(int percent) ->
          percent == 100 ? new Taken(0, 1, true) : new Taken(0, (100 - percent) / 100.0, false);
    };
  }

  Taken and(Taken other) {
    return new Taken(fixed + other.fixed, kept * other.kept, wins || other.wins);
  }
}
