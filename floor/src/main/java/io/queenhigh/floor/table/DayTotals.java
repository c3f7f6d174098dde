package io.queenhigh.floor.table;

import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.settlement.Envy;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.SettledWager.Result;
import io.queenhigh.rules.settlement.Settlement;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * What a table took and paid on one day, in Coordinated Universal Time.
 *
 * @param game the game and choices, as the figures belong to one of them
 * @param since the journal line they begin with; a table that changes its game starts anew
 * @param irregularities shuffler failures and hands with a wrong number of cards
 * @param bankTurns how often the player-dealer's position was taken
 */
public record DayTotals(
    LocalDate day,
    String game,
    long since,
    long rounds,
    long voids,
    long irregularities,
    long bankTurns,
    long bankDeclined,
    long feesCents,
    long envyCents,
    long filledCents,
    Map<Wager, Line> wagers) {

  /**
   * One kind of wager.
   *
   * @param squares the sum of squared stakes, for the spread around what is expected
   */
  public record Line(
      long bets,
      long stakedCents,
      long returnedCents,
      long paidCents,
      long uncoveredCents,
      BigInteger squares) {

    static final Line NONE = new Line(0, 0, 0, 0, 0, BigInteger.ZERO);

    /** What the bank kept of it. */
    public long heldCents() {
      return stakedCents - returnedCents - paidCents;
    }

    private Line plus(SettledWager wager) {
      boolean uncovered =
          wager.result() == Result.UNCOVERED || wager.result() == Result.PARTLY_COVERED;
      return new Line(
          bets + 1,
          stakedCents + wager.stakeCents(),
          returnedCents + wager.returnedCents(),
          paidCents + wager.paidCents(),
          uncoveredCents + (uncovered ? wager.returnedCents() : 0),
          squares.add(BigInteger.valueOf(wager.stakeCents()).pow(2)));
    }
  }

  public DayTotals {
    Map<Wager, Line> ordered = new EnumMap<>(Wager.class);
    ordered.putAll(wagers);
    wagers = Collections.unmodifiableMap(ordered);
  }

  static LocalDate dayOf(long atMillis) {
    return LocalDate.ofInstant(Instant.ofEpochMilli(atMillis), ZoneOffset.UTC);
  }

  static DayTotals start(LocalDate day, String game, long since) {
    return new DayTotals(day, game, since, 0, 0, 0, 0, 0, 0, 0, 0, Map.of());
  }

  /** What the bank kept of all wagers, envy paid out of it. */
  public long heldCents() {
    return wagers.values().stream().mapToLong(Line::heldCents).sum() - envyCents;
  }

  DayTotals with(TableEvent event) {
    return switch (event) {
      case TableEvent.InRound(Event.RoundSettled(Settlement settlement)) -> settled(settlement);
      case TableEvent.InRound(Event.RoundVoided _) -> plus(0, 1, 0, 0, 0, 0, 0);
      case TableEvent.InRound(Event.ShufflerFailed _) -> plus(0, 0, 1, 0, 0, 0, 0);
      case TableEvent.InRound(Event.BankTaken _) -> plus(0, 0, 0, 1, 0, 0, 0);
      case TableEvent.InRound(Event.BankDeclined _) -> plus(0, 0, 0, 0, 1, 0, 0);
      case TableEvent.InRound(Event.FeeDropped fee) -> plus(0, 0, 0, 0, 0, fee.cents(), 0);
      case TableEvent.TrayFilled(long cents) -> plus(0, 0, 0, 0, 0, 0, cents);
      case TableEvent.InRound _,
          TableEvent.AtController _,
          TableEvent.HandsTurnedUp _,
          TableEvent.ProgressiveReturned _,
          TableEvent.TableOpened _,
          TableEvent.TableConfigured _,
          TableEvent.RulesCameIntoForce _,
          TableEvent.ClearanceJudged _,
          TableEvent.TableClosed _,
          TableEvent.BoughtIn _,
          TableEvent.AllowanceSpent _,
          TableEvent.AllowanceReturned _,
          TableEvent.AllowanceSettled _,
          TableEvent.CashedOut _,
          TableEvent.PracticeStaked _,
          TableEvent.PracticeReturned _,
          TableEvent.SeatChipsIn _,
          TableEvent.SeatChipsOut _,
          TableEvent.CorrectionProposed _,
          TableEvent.CorrectionRejected _,
          TableEvent.RoundCorrected _,
          TableEvent.WinKeyed _,
          TableEvent.WinVerified _,
          TableEvent.TrayEmptied _,
          TableEvent.DeckSealed _,
          TableEvent.DeckOpened _,
          TableEvent.CutSealed _,
          TableEvent.CutOpened _,
          TableEvent.CutWithheld _,
          TableEvent.SaidReady _,
          TableEvent.DealersAssigned _,
          TableEvent.VoidProposed _,
          TableEvent.VoidConfirmed _,
          TableEvent.VoidRejected _ ->
          this;
    };
  }

  private DayTotals settled(Settlement settlement) {
    Map<Wager, Line> after = new EnumMap<>(Wager.class);
    after.putAll(wagers);
    for (SettledWager wager : settlement.wagers()) {
      after.put(wager.wager(), after.getOrDefault(wager.wager(), Line.NONE).plus(wager));
    }
    long envy = settlement.envy().stream().mapToLong(Envy::cents).sum();
    return new DayTotals(
        day,
        game,
        since,
        rounds + 1,
        voids,
        irregularities,
        bankTurns,
        bankDeclined,
        feesCents,
        envyCents + envy,
        filledCents,
        after);
  }

  private DayTotals plus(
      long roundsMore,
      long voidsMore,
      long irregularitiesMore,
      long turnsMore,
      long declinedMore,
      long feesMore,
      long filledMore) {
    return new DayTotals(
        day,
        game,
        since,
        rounds + roundsMore,
        voids + voidsMore,
        irregularities + irregularitiesMore,
        bankTurns + turnsMore,
        bankDeclined + declinedMore,
        feesCents + feesMore,
        envyCents,
        filledCents + filledMore,
        wagers);
  }
}
