package io.queenhigh.floor.golden;

import io.queenhigh.floor.cards.Shuffler;

/** What happens on a golden floor, from the first person hired to the moment it is stopped. */
interface Script {

  /** The name of its folder. */
  String name();

  Shuffler shuffler();

  void plays(GoldenRoom room);
}
