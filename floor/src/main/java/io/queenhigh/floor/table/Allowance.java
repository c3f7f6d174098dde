package io.queenhigh.floor.table;

import java.util.List;

/**
 * What a player with limits of his own may still lose.
 *
 * @param accounts one for each period that he has limited; a bet spends from all of them
 */
public record Allowance(String player, List<String> accounts) {

  public Allowance {
    accounts = List.copyOf(accounts);
  }
}
