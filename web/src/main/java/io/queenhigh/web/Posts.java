package io.queenhigh.web;

import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;

/** What somebody of the house stands for at a link and at a table's controller. */
final class Posts {

  private Posts() {}

  static Staff of(Who who) {
    return new Staff(who.name(), post(who.role()));
  }

  private static Post post(Role role) {
    return switch (role) {
      case DEALER -> Post.DEALER;
      case SUPERVISOR -> Post.SUPERVISOR;
      case EXECUTIVE -> Post.EXECUTIVE;
      case MANAGER -> Post.MANAGER;
      case CASHIER -> Post.CASHIER;
      case GUEST, PLAYER, AUDITOR, DISPLAY ->
          throw new IllegalStateException("no route for a link's staff lets in " + role);
    };
  }
}
