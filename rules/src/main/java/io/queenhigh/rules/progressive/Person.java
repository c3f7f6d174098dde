package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.Key;

/** Somebody of the house, under a name that is his alone. */
public record Person(String name, Post post) {

  /** What somebody is there for. */
  public enum Post {
    DEALER,
    SUPERVISOR,
    EXECUTIVE,
    MANAGER,
    CASHIER;

    public boolean mayConfirm() {
      return this == SUPERVISOR || this == EXECUTIVE;
    }

    /** Whether one of two signatures on a change must be from such a post. */
    boolean isSenior() {
      return this == EXECUTIVE || this == MANAGER;
    }

    boolean maySign() {
      return isSenior() || this == SUPERVISOR;
    }
  }

  /** {@code supervisor sue}. */
  @Override
  public String toString() {
    return Key.of(post.name()) + " " + name;
  }
}
