package io.queenhigh.floor.view;

import java.util.Optional;

/**
 * Somebody who looks at a table. Staff see what any bystander sees: no role looks into a player's
 * hand.
 *
 * @param player the name under which he plays; empty for bystanders, staff and displays
 */
public record Viewer(Optional<String> player) {

  public static final Viewer BYSTANDER = new Viewer(Optional.empty());

  public static Viewer player(String name) {
    return new Viewer(Optional.of(name));
  }

  boolean is(String name) {
    return player.isPresent() && player.get().equals(name);
  }
}
