package io.queenhigh.floor;

import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/**
 * A house dealer who runs a table by hand, and a supervisor who looks over his shoulder. Things go
 * wrong more often with them than in any card room.
 */
final class ClumsyStaff {

  private final Random random;

  ClumsyStaff(Random random) {
    this.random = random;
  }

  /** What one of them does now; empty when they wait for the players. */
  Optional<Ask> next(TableState state) {
    Round round = state.round();
    if (state.voiding().isPresent()) {
      TableCommand word = oneIn(4) ? new TableCommand.RejectVoid() : new TableCommand.ConfirmVoid();
      return Optional.of(Ask.of(new Staff("eve", Post.EXECUTIVE), CardRoom.nextId(), word));
    }
    if (!state.setup().isAutomatic() && state.dealers().isEmpty()) {
      TableCommand assigns = new TableCommand.AssignDealers(CardRoom.dealersOf(state.setup()));
      return Optional.of(
          Ask.of(new Staff(Felt.SUPERVISOR, Post.SUPERVISOR), CardRoom.nextId(), assigns));
    }
    if (round.suspended()) {
      return oneIn(3) ? supervisor(new Command.VoidRound("a test")) : dealer(resume());
    }
    if (oneIn(60)) {
      return irregularity(round);
    }
    return switch (round.phase()) {
      case BETTING -> betting(round);
      case BETS_CLOSED -> Optional.of(deal(state));
      case DECIDING -> oneIn(4) ? dealer(new Command.TimeOut(round.turn())) : Optional.empty();
      case DECIDED -> dealer(new Command.CollectForfeits());
      case FORFEITS_COLLECTED -> dealer(new Command.Reveal());
      case REVEALED -> dealer(new Command.Settle(Optional.empty()));
      case SETTLED, VOID -> dealer(new Command.NextRound());
    };
  }

  private Optional<Ask> betting(Round round) {
    boolean bankIsFree = !round.rotation().isHeld() && round.rotation().offeredTo() == 0;
    if (round.game().isBankedByAPlayer() && bankIsFree && !round.spots().isEmpty()) {
      return dealer(new Command.OfferBank(someSeat(round)));
    }
    if (round.bettingSpots().isEmpty() || oneIn(2)) {
      return Optional.empty();
    }
    return oneIn(5)
        ? dealer(new Command.PlaceActionButton(someSeat(round)))
        : dealer(new Command.NoMoreBets());
  }

  private Ask deal(TableState state) {
    return Ask.of(
        new Staff(Felt.DEALER, Post.DEALER),
        CardRoom.nextId(),
        state.setup().isShuffled()
            ? new TableCommand.DealSealed()
            : new TableCommand.InRound(keyed(state.round())));
  }

  /** Cards that he has dealt himself from a deck in his hands. */
  private Command keyed(Round round) {
    List<Card> deck = new ArrayList<>(Card.all());
    Collections.shuffle(deck, random);
    Map<Integer, List<Card>> hands = new TreeMap<>();
    for (int seat : round.bettingSpots().keySet()) {
      hands.put(seat, List.copyOf(deck.subList(3 * hands.size(), 3 * hands.size() + 3)));
    }
    int next = 3 * hands.size();
    return new Command.DealKeyed(
        round.deck(), hands, List.copyOf(deck.subList(next, next + 3)), List.of());
  }

  private Optional<Ask> irregularity(Round round) {
    return switch (random.nextInt(4)) {
      case 0 -> dealer(new Command.ReportShufflerFailure());
      case 1 -> dealer(new Command.ReportWrongNumberOfCards(0, 4));
      case 2 -> supervisor(new Command.VoidRound("a test"));
      default ->
          round.spots().isEmpty()
              ? Optional.empty()
              : supervisor(new Command.RemoveFromSeat(someSeat(round)));
    };
  }

  private static Command resume() {
    return new Command.ResumeAfterFailure();
  }

  private int someSeat(Round round) {
    List<Integer> seats = List.copyOf(round.spots().keySet());
    return seats.get(random.nextInt(seats.size()));
  }

  private boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  private static Optional<Ask> dealer(Command command) {
    return Optional.of(
        Ask.of(
            new Staff(Felt.DEALER, Post.DEALER),
            CardRoom.nextId(),
            new TableCommand.InRound(command)));
  }

  private static Optional<Ask> supervisor(Command command) {
    return Optional.of(
        Ask.of(
            new Staff(Felt.SUPERVISOR, Post.SUPERVISOR),
            CardRoom.nextId(),
            new TableCommand.InRound(command)));
  }
}
