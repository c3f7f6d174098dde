package io.queenhigh.floor.view;

import io.queenhigh.rules.game.Bank;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.FeeSchedule.Tier;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Round;
import java.util.List;
import java.util.Optional;

/** What somebody is told who is offered the bank: the stake, the risk, the fee and for how long. */
final class BankOffer {

  private BankOffer() {}

  static Optional<String> says(Round round) {
    return round.rotation().offeredTo() != 0
            && round.game().bank().is() instanceof Bank.PlayerDealerBank bank
        ? Optional.of(
            "You post what you risk, any amount: you can lose that and no more, and win no more. "
                + collection(round)
                + turns(bank))
        : Optional.empty();
  }

  private static String collection(Round round) {
    List<Tier> tiers = round.terms().fees().map(FeeSchedule::playerDealer).orElse(List.of());
    if (tiers.isEmpty()) {
      return "";
    }
    StringBuilder said =
        new StringBuilder("Your collection is " + dollars(tiers.getFirst().feeCents()));
    for (Tier tier : tiers.subList(1, tiers.size())) {
      said.append(", %s above %s".formatted(dollars(tier.feeCents()), dollars(tier.aboveCents())));
    }
    return said
        + (tiers.size() > 1
            ? " of all %s wagers together. ".formatted(round.game().label(Wager.ANTE))
            : " a round. ");
  }

  private static String turns(Bank.PlayerDealerBank bank) {
    String rounds = bank.roundsInARow() == 1 ? "one round" : bank.roundsInARow() + " rounds";
    return "You may bank "
        + rounds
        + switch (bank.afterThat()) {
          case MUST_PASS -> "; then the bank moves on.";
          case MAY_GO_ON_IF_ALL_DECLINE -> ", and longer only when everybody else declines.";
        };
  }

  private static String dollars(long cents) {
    return "$" + Dollars.shortest(cents);
  }
}
