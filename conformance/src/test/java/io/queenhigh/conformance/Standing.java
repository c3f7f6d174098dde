package io.queenhigh.conformance;

/** What the tests have shown of a clause. */
enum Standing {
  /** About tables, and a test that drove a live one proves it. */
  PROVEN_LIVE,
  /** About something else than tables, and a test proves it there. */
  PROVEN_ELSEWHERE,
  /** About tables, but only the rules by themselves have been tested. */
  ON_PAPER,
  STANDS_IN,
  OPEN
}
