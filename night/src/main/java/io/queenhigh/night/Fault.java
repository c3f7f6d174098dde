package io.queenhigh.night;

import java.util.Locale;

/** What goes wrong in a night, and how often it is drawn beside the others. */
enum Fault {
  REFUSES("the store", "refuses everything for a while", 8),
  FULL("the store", "has no room for a while", 6),
  AWAY("the store", "can neither be written nor read for a while", 10),
  SLOW("the store", "takes seconds for everything, for a while", 6),
  LATE("the store", "answers a writing late", 10),
  ANSWER_LOST("the store", "has written, and says that it does not know", 10),
  NO_ANSWER("the store", "never answers a writing, until somebody restarts the floor", 4),
  CUT("the store", "is cut off half-way through a commit, which counts or does not", 10),
  POWER_CUT("a machine", "loses its power: what was not flushed is gone", 8),
  KILLED("a machine", "kills its floor", 10),
  CLOSED("a machine", "closes its floor in good order", 5),
  FROZEN("a machine", "freezes its floor, which wakes later and goes on", 8),
  CLOCK_STEPS("a machine", "has its clock set back or forward", 8),
  CLOCK_DRIFTS("a machine", "has a clock that runs fast or slow", 4),
  REPEATED("the wire", "delivers a command twice", 0),
  DELAYED("the wire", "delivers a command seconds late", 0),
  OVERTAKEN("the wire", "delivers a command after the next one", 0),
  UNHEARD("the wire", "loses an answer, and the command is given again", 0),
  LEAVES("a guest", "leaves in the middle of a hand", 8);

  private final String who;
  private final String what;
  private final int weight;

  Fault(String who, String what, int weight) {
    this.who = who;
    this.what = what;
    this.weight = weight;
  }

  /** What it happens to, for a table. */
  String who() {
    return who;
  }

  String what() {
    return what;
  }

  /** How often it is drawn as a step of its own; those of the wire befall commands. */
  int weight() {
    return weight;
  }

  String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
