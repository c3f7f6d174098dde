package io.queenhigh.floor.people;

import java.util.Optional;

/**
 * What the cashier's window gave or took.
 *
 * @param proposal the number under which it waits for a second person; nothing has moved then
 */
public record Receipt(String player, long cents, Optional<Long> proposal) {

  public Receipt(String player, long cents) {
    this(player, cents, Optional.empty());
  }

  Receipt waiting(long number) {
    return new Receipt(player, cents, Optional.of(number));
  }
}
