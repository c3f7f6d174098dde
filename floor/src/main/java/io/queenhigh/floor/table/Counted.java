package io.queenhigh.floor.table;

import java.util.List;

/**
 * What a round has taken from a player's allowance.
 *
 * @param setAsideCents what he could lose, as far as it is known
 * @param netCents what the round has brought his rack so far; less than nothing while he bets
 */
public record Counted(List<String> accounts, long setAsideCents, long netCents) {

  public Counted {
    accounts = List.copyOf(accounts);
  }

  Counted setAside(long more) {
    return new Counted(accounts, setAsideCents + more, netCents);
  }

  Counted gained(long cents) {
    return new Counted(accounts, setAsideCents, netCents + cents);
  }
}
