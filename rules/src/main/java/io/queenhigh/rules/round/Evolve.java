package io.queenhigh.rules.round;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Round.Draft;
import io.queenhigh.rules.table.Decision;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** Folds what happened into the round. It judges nothing: {@link Decide} has done that. */
public final class Evolve {

  private Evolve() {}

  public static Round all(Round round, List<Event> events) {
    Round after = round;
    for (Event event : events) {
      after = one(after, event);
    }
    return after;
  }

  public static Round one(Round round, Event event) {
    return round.with(draft -> apply(draft, event));
  }

  private static void apply(Draft round, Event event) {
    switch (event) {
      case Event.TermsSet(Terms terms) -> round.terms = terms;
      case Event.SatDown(int seat, String player) ->
          round.spots.put(seat, Spot.takenBy(player, seat));
      case Event.StoodUp(int seat) -> {
        round.spots.remove(seat);
        round.rotation = round.rotation.without(seat);
      }
      case Event.LeftTheTable(int seat) -> {
        change(round, seat, Spot::gone);
        round.rotation = round.rotation.without(seat);
      }
      case Event.BetPlaced(int seat, Wager wager, long cents) ->
          change(round, seat, spot -> spot.bet(wager, cents));
      case Event.BetWithdrawn(int seat, Wager wager) ->
          change(round, seat, spot -> spot.without(wager));
      case Event.BankOffered(int seat) -> round.rotation = round.rotation.offered(seat);
      case Event.BankDeclined(int seat) ->
          round.rotation = round.rotation.declined(spot(round, seat).player());
      case Event.BankTaken(int seat, String player) ->
          round.rotation = round.rotation.taken(seat, player, Banking.roundsInARow(round.game()));
      case Event.BankVacated _ -> {
        boolean beforeItsRound = round.phase == Phase.BETTING || round.phase == Phase.VOID;
        round.rotation = round.rotation.vacated(beforeItsRound);
        round.bankCents = 0;
      }
      case Event.OffersRestarted _ -> round.rotation = round.rotation.offeredAgain();
      case Event.BankPosted(_, long cents) -> round.bankCents = cents;
      case Event.ActionButtonPlaced(int seat) -> round.actionButton = seat;
      case Event.ProgressiveLocked _ -> round.progressiveLocked = true;
      case Event.BetsClosed _ -> round.phase = Phase.BETS_CLOSED;
      case Event.FeeDropped fee -> dropFee(round, fee);
      case Event.DeckBroughtIn(var colour) -> round.deck = colour;
      case Event.HandDealt(int seat, var cards) -> change(round, seat, spot -> spot.dealt(cards));
      case Event.DealerDealt(var cards) -> {
        round.dealer = cards;
        round.phase = Phase.DECIDING;
        closeDecisions(round);
      }
      case Event.StacksDealt _ -> {
        round.byHand = true;
        round.phase = Phase.DECIDING;
        closeDecisions(round);
      }
      case Event.DealerCardShown(Card card) -> {
        // Of a stack that was dealt from a deck all cards are known, and this is one of them.
        if (round.byHand) {
          round.dealer = List.of(card);
        }
      }
      case Event.HandKeyed(int seat, var cards, _) -> {
        if (seat == 0) {
          round.dealer = cards;
        } else {
          change(round, seat, spot -> spot.dealt(cards));
        }
      }
      case Event.CommunitySetAside(var cards) -> round.community = cards;
      case Event.Played(int seat, long cents) -> {
        change(round, seat, spot -> spot.bet(Wager.PLAY, cents).decided(Decision.PLAYED));
        closeDecisions(round);
      }
      case Event.Folded(int seat, _) -> {
        change(round, seat, spot -> spot.decided(Decision.FOLDED));
        closeDecisions(round);
      }
      case Event.ForfeitsCollected _ -> round.phase = Phase.FORFEITS_COLLECTED;
      case Event.DealerRevealed _ -> round.phase = Phase.REVEALED;
      case Event.CommunityRevealed _, Event.HandsOpened _ -> {}
      case Event.RoundSettled(var settlement) -> {
        round.settlement = Optional.of(settlement);
        round.phase = Phase.SETTLED;
      }
      case Event.ShufflerFailed _ -> {
        round.suspended = true;
        round.shufflerSteps = 0;
      }
      case Event.ShufflerStepDone(ShufflerStep step) -> round.shufflerSteps = step.ordinal() + 1;
      case Event.PlayResumed _ -> {
        round.suspended = false;
        round.shufflerSteps = 0;
      }
      case Event.RoundVoided voided -> {
        round.voided = Optional.of(voided);
        // A shuffler that stands there in pieces stops the next round as well.
        round.suspended = round.isShufflerInPieces();
        round.phase = Phase.VOID;
      }
      case Event.NextRoundOpened(long number) -> openNext(round, number);
    }
  }

  private static void closeDecisions(Draft round) {
    if (round.phase == Phase.DECIDING
        && round.spots.values().stream().noneMatch(Spot::mustDecide)) {
      round.phase = Phase.DECIDED;
    }
  }

  private static void dropFee(Draft round, Event.FeeDropped fee) {
    List<Fee> fees = new ArrayList<>(round.fees);
    fees.add(
        new Fee(fee.seat(), spot(round, fee.seat()).player(), fee.cents(), fee.playerDealer()));
    round.fees = fees;
  }

  /** Seats, bank and button stay; chips and cards are cleared and the other deck comes in. */
  private static void openNext(Draft round, long number) {
    boolean redeal = round.phase == Phase.VOID;
    List<Fee> paid = new ArrayList<>(round.feesPaidBefore);
    paid.addAll(round.fees);
    round.feesPaidBefore = redeal ? paid : List.of();
    round.fees = List.of();
    round.number = number;
    round.phase = Phase.BETTING;
    TreeMap<Integer, Spot> seated = new TreeMap<>();
    round.spots.forEach(
        (seat, spot) -> {
          if (!spot.left()) {
            seated.put(seat, Spot.takenBy(spot.player(), seat));
          }
        });
    round.spots = seated;
    if (round.rotation.isHeld() && !redeal) {
      round.rotation = round.rotation.goesOn();
    }
    round.bankCents = 0;
    round.actionButton = 0;
    round.deck = round.deck.other();
    round.progressiveLocked = false;
    round.byHand = false;
    round.dealer = List.of();
    round.community = List.of();
    round.settlement = Optional.empty();
    round.voided = Optional.empty();
    round.shufflerSteps = 0;
  }

  private static void change(Draft round, int seat, UnaryOperator<Spot> change) {
    round.spots.put(seat, change.apply(spot(round, seat)));
  }

  private static Spot spot(Draft round, int seat) {
    return Objects.requireNonNull(round.spots.get(seat));
  }
}
