package io.queenhigh.floor.table;

import io.queenhigh.floor.table.TableEvent.Difference;
import io.queenhigh.floor.table.TableState.ProposedCorrection;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Resettling;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.ruling.TwoPersons;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Spot;
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

  static Optional<Refused> propose(
      Deliberation table, Actor actor, NavigableMap<Integer, List<Card>> hands, String reason) {
    TableState state = table.state();
    Optional<Refused> no =
        Check.first(
            () -> supervises(actor, "proposes"),
            Check.refuseIf(
                reason::isBlank,
                "correction-needs-a-reason",
                "A correction needs a reason",
                HouseRule.CORRECTED_BY_TWO),
            Check.refuseIf(
                () -> state.settled().isEmpty(),
                "no-round-to-correct",
                "No round was settled here whose hands could have been keyed wrong",
                HouseRule.CORRECTED_BY_TWO),
            Check.refuseIf(
                () -> state.correcting().isPresent(),
                "correction-waits-already",
                "A correction is already waiting: approve or reject it first",
                HouseRule.CORRECTED_BY_TWO),
            () -> refusal(resettled(state, hands)));
    if (no.isEmpty()) {
      table.happen(
          new TableEvent.CorrectionProposed(
              state.settled().orElseThrow().number(), hands, reason, (Staff) actor));
    }
    return no;
  }

  static Optional<Refused> approve(Deliberation table, Actor actor) {
    Optional<ProposedCorrection> proposed = table.state().correcting();
    Optional<Refused> no =
        Check.first(
            () -> isOneFor(proposed, actor, "approves"),
            () ->
                TwoPersons.areTwo(
                    proposed.orElseThrow().by(), (Staff) actor, HouseRule.CORRECTED_BY_TWO),
            Check.refuseIf(
                () -> table.state().hasDealt(actor.name()),
                "dealer-approves-no-correction",
                "Whoever deals at this table does not approve what was keyed there",
                HouseRule.CORRECTED_BY_TWO));
    if (no.isPresent()) {
      return no;
    }
    NavigableMap<Integer, List<Card>> hands = proposed.orElseThrow().hands();
    return switch (resettled(table.state(), hands)) {
      case Ruling.No(Refused refused) -> Optional.of(refused);
      case Ruling.Accepted(List<Settlement> once) ->
          happen(table, hands, once.getFirst(), (Staff) actor);
    };
  }

  private static Optional<Refused> happen(
      Deliberation table,
      NavigableMap<Integer, List<Card>> hands,
      Settlement settlement,
      Staff person) {
    Round round = table.state().settled().orElseThrow();
    List<Difference> differences = differences(round, settlement);
    TableEvent.RoundCorrected corrected =
        new TableEvent.RoundCorrected(round.number(), hands, settlement, differences, person);
    long paid = differences.stream().mapToLong(one -> Math.max(0, one.cents())).sum();
    if (!round.game().isBankedByAPlayer()) {
      ChipRules.fillTray(table, paid);
    }
    NavigableMap<String, Long> nets = nets(table.state(), corrected);
    for (Map.Entry<String, Long> net : nets.entrySet()) {
      String player = net.getKey();
      long missing = -net.getValue() - table.state().rack(player);
      boolean there = table.state().isSeated(player);
      if (missing > 0 && there && Visitors.isOne(player)) {
        table.happen(new TableEvent.SeatChipsIn(Visitors.seat(player), missing, table.hand()));
      } else if (missing > 0) {
        return Check.no(
            "difference-not-collected",
            player
                + " owes "
                + Dollars.text(-net.getValue())
                + " and has "
                + Dollars.text(table.state().rack(player))
                + " at the table: the correction waits until that is there",
            HouseRule.CORRECTED_BY_TWO);
      }
    }
    table.happen(corrected);
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

  private static List<Difference> differences(Round round, Settlement instead) {
    Settlement before = round.settlement().orElseThrow();
    return round.bettingSpots().values().stream()
        .map(
            spot ->
                new Difference(
                    spot.seat(),
                    spot.player(),
                    instead.netOf(spot.seat()) - before.netOf(spot.seat())))
        .filter(one -> one.cents() != 0)
        .toList();
  }

  static Optional<Refused> reject(Deliberation table, Actor actor) {
    Optional<Refused> no = isOneFor(table.state().correcting(), actor, "rejects");
    if (no.isEmpty()) {
      table.happen(new TableEvent.CorrectionRejected((Staff) actor));
    }
    return no;
  }

  /** Who banked the round that is corrected. */
  static String banker(TableState state) {
    Round round = state.settled().orElseThrow();
    return round.spot(round.rotation().seat()).map(Spot::player).orElseThrow();
  }

  private static Ruling<Settlement> resettled(
      TableState state, NavigableMap<Integer, List<Card>> hands) {
    return Resettling.of(state.settled().orElseThrow(), hands, HouseRule.CORRECTED_BY_TWO.cite());
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
