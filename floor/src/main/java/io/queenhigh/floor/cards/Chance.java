package io.queenhigh.floor.cards;

/** Where bytes of chance come from. */
interface Chance {

  void fill(byte[] bytes);

  /** Who makes it and how, for the record; never what it holds. */
  String describe();
}
