package io.queenhigh.proof;

/**
 * Sees whether something live is at work while tests run. A module that has live tables names its
 * witness in {@code META-INF/services}, and every module with that test-jar has it.
 */
public interface Witness {

  /** How often a live table or link of this process has been asked for something, so far. */
  long asked();

  /** How much of that was asked at tables that were open: bets, cards, decisions. */
  long played();
}
