package io.queenhigh.floor.table;

import io.queenhigh.floor.cards.PlayersCut;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Players cut the deck: a value sealed with the bets, opened when they are closed. */
final class CutRules {

  private CutRules() {}

  static Optional<Refused> seal(Deliberation table, Actor actor, int seat, String commitment) {
    TableState state = table.state();
    return Check.first(
            () -> isOnesOwn(state, actor, seat),
            Check.refuseIf(
                () -> !state.setup().isShuffled(),
                "nothing-to-cut",
                "The cards of this table are keyed in by its dealer: there is no sealed deck to cut",
                HouseRule.CUTS),
            Check.refuseIf(
                () -> state.round().phase() != Phase.BETTING || state.seal().isEmpty(),
                "cut-after-the-bets",
                "A cut is sealed while bets are open, on a deck that is sealed",
                HouseRule.CUTS),
            Check.refuseIf(
                () -> !Cuts.cuts(state.round(), seat),
                "cut-needs-a-bet",
                "A cut goes with a bet: there is none at seat " + seat,
                HouseRule.CUTS),
            () -> isSpelledRight(commitment))
        .or(() -> happens(table, new TableEvent.CutSealed(seat, commitment)));
  }

  static Optional<Refused> open(Deliberation table, Actor actor, int seat, String value) {
    TableState state = table.state();
    Optional<Cuts.Cut> cut = cut(state, seat);
    Phase phase = state.round().phase();
    return Check.first(
            () -> isOnesOwn(state, actor, seat),
            Check.refuseIf(
                () -> cut.isEmpty(),
                "no-cut-sealed",
                "No cut was sealed for seat " + seat + " in this round",
                HouseRule.CUTS),
            Check.refuseIf(
                () -> phase == Phase.BETTING,
                "cut-before-bets-close",
                "A cut is opened when bets are closed; until then keep the value to yourself",
                HouseRule.CUTS),
            Check.refuseIf(
                () -> cut.orElseThrow().value().isPresent(),
                "cut-open-already",
                "The cut of seat " + seat + " is open already",
                HouseRule.CUTS),
            Check.refuseIf(
                () -> phase != Phase.BETS_CLOSED,
                "cut-too-late",
                "The cards are dealt without the cut of seat " + seat + ": it counts as withheld",
                HouseRule.CUTS),
            () -> isSpelledRight(value),
            Check.refuseIf(
                () ->
                    !PlayersCut.seal(state.roundId(), seat, value)
                        .equals(cut.orElseThrow().commitment()),
                "cut-is-another",
                "This is not the value that was sealed for seat " + seat,
                HouseRule.CUTS))
        .or(() -> happens(table, new TableEvent.CutOpened(seat, value)));
  }

  /**
   * Nobody deals before every cut is open or its time is over, so that the house leaves none out.
   */
  static Optional<Refused> mayDeal(Deliberation table) {
    TableState state = table.state();
    Cuts cuts = cuts(state);
    List<Integer> unopened = cuts.unopened();
    long until = cuts.closedAtMillis() + state.setup().pace().cutMillis();
    return Check.refuseIf(
        !unopened.isEmpty()
            && state.round().phase() == Phase.BETS_CLOSED
            && table.rules().nowMillis() < until,
        "cuts-are-open",
        "The table waits a moment for the cut of "
            + unopened.stream().map(seat -> "seat " + seat).collect(Collectors.joining(", ")),
        HouseRule.CUTS);
  }

  /** What was promised and not given away is said before the first card. */
  static void withhold(Deliberation table) {
    cuts(table.state()).unopened().forEach(seat -> table.happen(new TableEvent.CutWithheld(seat)));
  }

  static Cuts cuts(TableState state) {
    return state.seal().map(TableState.Seal::cuts).orElse(Cuts.NONE);
  }

  private static Optional<Cuts.Cut> cut(TableState state, int seat) {
    return Optional.ofNullable(cuts(state).bySeat().get(seat));
  }

  private static Optional<Refused> isOnesOwn(TableState state, Actor actor, int seat) {
    boolean own =
        actor instanceof Actor.Player(String name)
            && !PracticePlayers.isOne(name)
            && state.round().spot(seat).filter(spot -> spot.player().equals(name)).isPresent();
    return Check.refuseIf(
        !own,
        "cut-for-another-seat",
        "Only the player at seat " + seat + " cuts for it",
        HouseRule.CUTS);
  }

  private static Optional<Refused> isSpelledRight(String hex) {
    return Check.refuseIf(
        !PlayersCut.isSpelledRight(hex),
        "cut-malformed",
        "A value and its seal are 64 hex digits each, in small letters",
        HouseRule.CUTS);
  }

  private static Optional<Refused> happens(Deliberation table, TableEvent event) {
    table.happen(event);
    return Check.fine();
  }
}
