package io.queenhigh.floor.table;

import io.queenhigh.floor.table.TableEvent.AllowanceReturned;
import io.queenhigh.floor.table.TableEvent.AllowanceSettled;
import io.queenhigh.floor.table.TableEvent.AllowanceSpent;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Collecting;
import io.queenhigh.rules.round.Fee;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.table.Spot;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * A player's own loss limit, judged at the bet. Whatever he could lose by what lies on the table is
 * set aside from his allowance while bets are open, Play included, so that nothing later in the
 * round asks for more; what he has not lost goes back when the round is over.
 */
final class AllowanceRules {

  private AllowanceRules() {}

  /**
   * Sets aside what a step has made possible to lose, and gives back what it has made impossible.
   */
  static Optional<Refused> reckon(Deliberation table, Optional<Allowance> allowance) {
    Optional<Refused> no = allowance.flatMap(own -> otherLimits(table.state(), own));
    if (no.isPresent()) {
      return no;
    }
    NavigableSet<String> players = new TreeSet<>(table.state().counted().keySet());
    allowance.map(Allowance::player).ifPresent(players::add);
    for (String player : players) {
      reckon(table, player, allowance.filter(own -> own.player().equals(player)));
    }
    return Check.fine();
  }

  /** A round is set aside from the accounts that it began with: others would not notice more. */
  private static Optional<Refused> otherLimits(TableState state, Allowance own) {
    Optional<Counted> counted = Optional.ofNullable(state.counted().get(own.player()));
    return Check.refuseIf(
        counted.filter(one -> !one.accounts().equals(own.accounts())).isPresent()
            && atRisk(state, own.player()) > counted.orElseThrow().setAsideCents(),
        "other-limits-since",
        "Since you bet here you have other loss limits, or another day has begun: bet more in the"
            + " next round",
        HouseRule.LOSS_LIMITS);
  }

  private static void reckon(Deliberation table, String player, Optional<Allowance> allowance) {
    TableState state = table.state();
    Optional<Counted> counted = Optional.ofNullable(state.counted().get(player));
    if (state.isOver()) {
      counted.ifPresent(
          one -> table.happen(new AllowanceSettled(player, one.setAsideCents(), one.netCents())));
      return;
    }
    long set = counted.map(Counted::setAsideCents).orElse(0L);
    long more = atRisk(state, player) - set;
    if (more < 0) {
      table.happen(new AllowanceReturned(player, -more));
    } else if (more > 0 && state.round().phase() == Phase.BETTING) {
      counted
          .map(Counted::accounts)
          .or(() -> allowance.map(Allowance::accounts))
          .filter(_ -> allowance.isPresent())
          .ifPresent(accounts -> table.happen(new AllowanceSpent(player, accounts, more)));
    }
  }

  /** What somebody could lose in this round: what he has put down, and what he may have to add. */
  private static long atRisk(TableState state, String player) {
    long net =
        Optional.ofNullable(state.counted().get(player))
            .map(Counted::netCents)
            .orElseGet(() -> -down(state, player));
    return Math.max(0, toCome(state.round(), player) - net);
  }

  /** What of his lies on the layout and in the bank. */
  static long down(TableState state, String player) {
    Round round = state.round();
    long down =
        round.bettingSpots().values().stream()
            .filter(spot -> spot.player().equals(player))
            .flatMap(spot -> spot.stakes().values().stream())
            .mapToLong(Long::longValue)
            .sum();
    return down + (isBanker(round, player) ? state.bankCents() : 0);
  }

  /** The Play that goes with an open Ante, and collection fees that are not dropped yet. */
  private static long toCome(Round round, String player) {
    long plays =
        round.bettingSpots().values().stream()
            .filter(spot -> spot.player().equals(player) && spot.mustDecide() && !spot.left())
            .mapToLong(spot -> spot.stake(Wager.ANTE))
            .sum();
    return plays + (round.phase() == Phase.BETTING ? fees(round, player) : 0);
  }

  /** The player-dealer's fee is known when all have bet; until then it is the highest. */
  private static long fees(Round round, String player) {
    long own =
        Collecting.due(round).stream()
            .filter(fee -> fee.player().equals(player) && !fee.playerDealer())
            .mapToLong(Fee::cents)
            .sum();
    if (!isBanker(round, player) || round.bankCents() == 0) {
      return own;
    }
    long most =
        round.terms().fees().stream()
                .flatMap(fees -> fees.playerDealer().stream())
                .mapToLong(FeeSchedule.Tier::feeCents)
                .max()
                .orElse(0)
            - Collecting.paidBefore(round, player, true);
    return own + Math.max(0, most);
  }

  private static boolean isBanker(Round round, String player) {
    return round.spot(round.rotation().seat()).map(Spot::player).filter(player::equals).isPresent();
  }
}
