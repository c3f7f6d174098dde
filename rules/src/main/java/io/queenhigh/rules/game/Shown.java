package io.queenhigh.rules.game;

/** What players see before they decide, besides their own three cards. */
public enum Shown {
  NOTHING,
  ONE_DEALER_CARD,
  PLAYERS_FACE_UP
}
