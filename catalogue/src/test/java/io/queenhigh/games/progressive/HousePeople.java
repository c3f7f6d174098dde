package io.queenhigh.games.progressive;

import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;

/** The people of the house in these tests; a name's first letter is its post's. */
final class HousePeople {

  static final Staff DAN = new Staff("dan", Post.DEALER);
  static final Staff DOT = new Staff("dot", Post.DEALER);
  static final Staff SUE = new Staff("sue", Post.SUPERVISOR);
  static final Staff SAM = new Staff("sam", Post.SUPERVISOR);
  static final Staff EVE = new Staff("eve", Post.EXECUTIVE);
  static final Staff MAX = new Staff("max", Post.MANAGER);
  static final Staff MIA = new Staff("mia", Post.MANAGER);
  static final Staff CAL = new Staff("cal", Post.CASHIER);

  private HousePeople() {}
}
