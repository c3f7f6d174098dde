package io.queenhigh.lab.simulation;

import io.queenhigh.rules.game.Bank;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.SettledWager.Result;
import io.queenhigh.rules.settlement.Settlement;
import java.util.ArrayList;
import java.util.List;

/**
 * A settled round as a player-dealer remembers it.
 *
 * @param netCents what he won or lost, fees not included
 * @param isExhausted whether he had nothing left to pay with
 * @param isFull whether he won all that he may
 * @param seats what became of each player, seat 1 first
 */
record BankedRound(long netCents, boolean isExhausted, boolean isFull, List<Seat> seats) {

  /**
   * What became of a player.
   *
   * @param wagers how many of his wagers were settled
   * @param uncovered how many of them were not met in full
   */
  record Seat(long netCents, int wagers, int uncovered) {}

  static BankedRound of(Banked banked, Settlement settlement, long postedCents) {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 1; seat <= banked.seats().size(); seat++) {
      List<SettledWager> wagers = settlement.at(seat);
      int uncovered = (int) wagers.stream().filter(wager -> !isMet(wager.result())).count();
      seats.add(new Seat(settlement.netOf(seat), wagers.size(), uncovered));
    }
    long net = settlement.bankNetCents();
    long paid = settlement.wagers().stream().mapToLong(SettledWager::paidCents).sum();
    boolean isExhausted = left(banked, postedCents, net, paid) == 0;
    return new BankedRound(net, isExhausted, net == postedCents, seats);
  }

  private static long left(Banked banked, long postedCents, long net, long paid) {
    boolean gross =
        banked.game().bank().is() instanceof Bank.PlayerDealerBank bank
            && bank.limit() == Bank.PayoffLimit.GROSS;
    return gross ? postedCents - paid : postedCents + net;
  }

  private static boolean isMet(Result result) {
    return switch (result) {
      case WINS, LOSES, PUSHES, FORFEITED -> true;
      case UNCOVERED, PARTLY_COVERED -> false;
    };
  }
}
