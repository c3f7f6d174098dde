package io.queenhigh.floor.table;

import io.queenhigh.floor.table.TableEvent.Difference;
import io.queenhigh.floor.table.TableState.ProposedCorrection;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Resettling;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.ruling.TwoPersons;
import io.queenhigh.rules.settlement.Settlement;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A settled round whose hands were keyed wrong: one person says what they were and why, another
 * agrees, and only the difference is paid or collected. What is on record stays there.
 */
final class CorrectionRules {

  private CorrectionRules() {}

  /**
   * The first person's word.
   *
   * @param number of the round; 0 for the last that was settled
   */
  static Optional<Refused> propose(
      Deliberation table,
      Actor actor,
      long number,
      NavigableMap<Integer, List<Card>> hands,
      String reason) {
    TableState state = table.state();
    Optional<SettledRound> settled =
        number == 0
            ? Optional.ofNullable(state.settled().lastEntry()).map(Map.Entry::getValue)
            : Optional.ofNullable(state.settled().get(number));
    Optional<Refused> no =
        Check.first(
            () -> supervises(actor, "proposes"),
            Check.refuseIf(
                reason::isBlank,
                "correction-needs-a-reason",
                "A correction needs a reason",
                HouseRule.CORRECTED_BY_TWO),
            Check.refuseIf(
                () -> settled.isEmpty(),
                "no-round-to-correct",
                number == 0
                    ? "No round was settled here whose hands could have been keyed wrong"
                    : "Round " + number + " is none that was keyed and settled here today",
                HouseRule.CORRECTED_BY_TWO),
            Check.refuseIf(
                () -> state.correcting().isPresent(),
                "correction-waits-already",
                "A correction is already waiting: approve or reject it first",
                HouseRule.CORRECTED_BY_TWO),
            () -> refusal(resettled(settled.orElseThrow(), hands)));
    if (no.isEmpty()) {
      table.happen(
          new TableEvent.CorrectionProposed(
              settled.orElseThrow().round().number(), hands, reason, (Staff) actor));
    }
    return no;
  }

  static Optional<Refused> approve(Deliberation table, Actor actor) {
    Optional<ProposedCorrection> proposed = table.state().correcting();
    Optional<SettledRound> settled = wanted(table.state());
    Optional<Refused> no =
        Check.first(
            () -> isOneFor(proposed, actor, "approves"),
            () ->
                TwoPersons.areTwo(
                    proposed.orElseThrow().by(), (Staff) actor, HouseRule.CORRECTED_BY_TWO),
            Check.refuseIf(
                () -> hasDealt(table.state(), actor),
                "dealer-approves-no-correction",
                "Whoever deals at this table does not approve what was keyed there",
                HouseRule.CORRECTED_BY_TWO),
            Check.refuseIf(
                () -> settled.isEmpty(),
                "round-of-another-day",
                "That round is no longer one of the day: reject its correction",
                HouseRule.CORRECTED_BY_TWO));
    if (no.isPresent()) {
      return no;
    }
    NavigableMap<Integer, List<Card>> hands = proposed.orElseThrow().hands();
    return switch (resettled(settled.orElseThrow(), hands)) {
      case Ruling.No(Refused refused) -> Optional.of(refused);
      case Ruling.Accepted(List<Settlement> once) ->
          happen(table, settled.orElseThrow(), hands, once.getFirst(), (Staff) actor);
    };
  }

  private static Optional<Refused> happen(
      Deliberation table,
      SettledRound settled,
      NavigableMap<Integer, List<Card>> hands,
      Settlement settlement,
      Staff person) {
    List<Difference> differences = settled.differences(settlement);
    TableEvent.RoundCorrected corrected =
        new TableEvent.RoundCorrected(
            settled.round().number(), hands, settlement, differences, person);
    NavigableMap<String, Long> nets = nets(table.state(), corrected);
    Optional<Refused> no = collects(table, settled, nets);
    if (no.isPresent()) {
      return no;
    }
    if (!settled.round().game().isBankedByAPlayer()) {
      ChipRules.fillTray(
          table, differences.stream().mapToLong(one -> Math.max(0, one.cents())).sum());
    }
    table.happen(corrected);
    nets.forEach(
        (player, cents) -> {
          // His seat may be somebody else's by now, whose chips these are not.
          if (cents > 0 && settled.isGone(player)) {
            table.happen(new TableEvent.SeatChipsOut(Visitors.seat(player), cents, table.hand()));
          }
        });
    ChipRules.trayFitsTheGame(table);
    return Check.fine();
  }

  /** Whoever owes must have it at the table; people without accounts have it in their hands. */
  private static Optional<Refused> collects(
      Deliberation table, SettledRound settled, NavigableMap<String, Long> nets) {
    for (Map.Entry<String, Long> net : nets.entrySet()) {
      String player = net.getKey();
      boolean gone = settled.isGone(player);
      long missing = -net.getValue() - (gone ? 0 : table.state().rack(player));
      boolean there = !gone && table.state().isSeated(player);
      if (missing > 0 && there && Visitors.isOne(player)) {
        table.happen(new TableEvent.SeatChipsIn(Visitors.seat(player), missing, table.hand()));
      } else if (missing > 0) {
        return Check.no(
            "difference-not-collected",
            player
                + " owes "
                + Dollars.text(-net.getValue())
                + (gone
                    ? " and has left the table"
                    : " and has "
                        + Dollars.text(table.state().rack(player))
                        + " at the table: the correction waits until that is there"),
            HouseRule.CORRECTED_BY_TWO);
      }
    }
    return Check.fine();
  }

  /** What the racks gain and lose by it. */
  private static NavigableMap<String, Long> nets(
      TableState state, TableEvent.RoundCorrected corrected) {
    String racks = Accounts.rack(state.id(), "");
    NavigableMap<String, Long> nets = new TreeMap<>();
    for (Move move : Moves.of(state, corrected)) {
      if (move.from().startsWith(racks)) {
        nets.merge(move.from().substring(racks.length()), -move.cents(), Long::sum);
      }
      if (move.to().startsWith(racks)) {
        nets.merge(move.to().substring(racks.length()), move.cents(), Long::sum);
      }
    }
    return nets;
  }

  static Optional<Refused> reject(Deliberation table, Actor actor) {
    Optional<Refused> no =
        Check.first(
            () -> isOneFor(table.state().correcting(), actor, "rejects"),
            Check.refuseIf(
                () -> hasDealt(table.state(), actor),
                "dealer-rejects-no-correction",
                "Who deals at this table has no say in what was keyed there",
                HouseRule.CORRECTED_BY_TWO));
    if (no.isEmpty()) {
      table.happen(new TableEvent.CorrectionRejected((Staff) actor));
    }
    return no;
  }

  /** Whether he deals here now, or did in the round that is corrected. */
  private static boolean hasDealt(TableState state, Actor actor) {
    return state.hasDealt(actor.name())
        || wanted(state).filter(one -> one.dealers().contains(actor.name())).isPresent();
  }

  private static Optional<SettledRound> wanted(TableState state) {
    return state.correcting().map(one -> state.settled().get(one.round()));
  }

  private static Ruling<Settlement> resettled(
      SettledRound settled, NavigableMap<Integer, List<Card>> hands) {
    return Resettling.of(settled.round(), hands, HouseRule.CORRECTED_BY_TWO.cite());
  }

  private static Optional<Refused> refusal(Ruling<Settlement> ruling) {
    return ruling instanceof Ruling.No(Refused refused) ? Optional.of(refused) : Check.fine();
  }

  private static Optional<Refused> isOneFor(
      Optional<ProposedCorrection> proposed, Actor actor, String does) {
    return Check.first(
        () -> supervises(actor, does),
        Check.refuseIf(
            () -> proposed.isEmpty(),
            "no-correction-proposed",
            "Nobody has proposed a correction",
            HouseRule.CORRECTED_BY_TWO));
  }

  private static Optional<Refused> supervises(Actor actor, String does) {
    return Check.refuseIf(
        !actor.maySupervise(),
        "supervisor-corrects",
        "A supervisor or executive " + does + " a correction",
        HouseRule.CORRECTED_BY_TWO);
  }
}
