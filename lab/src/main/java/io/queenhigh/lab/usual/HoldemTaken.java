package io.queenhigh.lab.usual;

/**
 * How often a hand that is checked before the flop is raised on it or played on the river.
 *
 * @param raisedFlops flops on which it is raised
 * @param playedRivers flops with turn and river on which it is played at the end
 */
record HoldemTaken(long raisedFlops, long playedRivers) {

  static final HoldemTaken NOTHING = new HoldemTaken(0, 0);
}
