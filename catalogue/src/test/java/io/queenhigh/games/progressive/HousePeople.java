package io.queenhigh.games.progressive;

import io.queenhigh.rules.progressive.Person;
import io.queenhigh.rules.progressive.Person.Post;

/** The people of the house in these tests; a name's first letter is its post's. */
final class HousePeople {

  static final Person DAN = new Person("dan", Post.DEALER);
  static final Person DOT = new Person("dot", Post.DEALER);
  static final Person SUE = new Person("sue", Post.SUPERVISOR);
  static final Person SAM = new Person("sam", Post.SUPERVISOR);
  static final Person EVE = new Person("eve", Post.EXECUTIVE);
  static final Person MAX = new Person("max", Post.MANAGER);
  static final Person MIA = new Person("mia", Post.MANAGER);
  static final Person CAL = new Person("cal", Post.CASHIER);

  private HousePeople() {}
}
