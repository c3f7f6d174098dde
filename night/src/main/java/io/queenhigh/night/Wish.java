package io.queenhigh.night;

import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.rules.ruling.Actor;

/** What somebody would like to happen at a table. */
record Wish(Actor by, TableCommand command) {

  static Wish of(String player, TableCommand command) {
    return new Wish(new Actor.Player(player), command);
  }
}
