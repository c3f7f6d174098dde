package io.queenhigh.rules.ruling;

import io.queenhigh.rules.game.Key;

/** Who asks. */
public sealed interface Actor {

  /** Someone at the table, under the name he sits down with. */
  record Player(String name) implements Actor {}

  /** Somebody of the house, under a name that is his alone; he never plays. */
  record Staff(String name, Post post) implements Actor {

    /**
     * The house itself where it deals by machine. It is staff under a name that nobody can
     * register, so that rules and journals need no third kind of actor.
     */
    public static final Staff FLOOR = new Staff("floor", Post.DEALER);

    /** The same where it frees seats and changes tables. */
    public static final Staff FLOOR_SUPERVISOR = new Staff("floor", Post.SUPERVISOR);

    /** {@code supervisor sue}. */
    @Override
    public String toString() {
      return Key.of(post.name()) + " " + name;
    }
  }

  /** What somebody of the house is there for. */
  enum Post {
    DEALER,
    SUPERVISOR,
    EXECUTIVE,
    MANAGER,
    CASHIER;

    /** Supervisors stand in for dealers. */
    public boolean mayDeal() {
      return this == DEALER || this == SUPERVISOR;
    }

    /** Whether he voids rounds, frees seats and confirms wins. */
    public boolean maySupervise() {
      return this == SUPERVISOR || this == EXECUTIVE;
    }

    /** Whether he sets tables up, and signs for a link as one of two. */
    public boolean maySign() {
      return isSenior() || this == SUPERVISOR;
    }

    /** Whether one of two signatures on a change must be from such a post. */
    public boolean isSenior() {
      return this == EXECUTIVE || this == MANAGER;
    }
  }

  String name();

  default boolean mayDeal() {
    return this instanceof Staff(_, Post post) && post.mayDeal();
  }

  default boolean maySupervise() {
    return this instanceof Staff(_, Post post) && post.maySupervise();
  }

  default boolean maySign() {
    return this instanceof Staff(_, Post post) && post.maySign();
  }
}
