package io.queenhigh.floor;

import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.table.Visitors;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/**
 * A house dealer who runs a table by hand, and a supervisor who looks over his shoulder. Things go
 * wrong more often with them than in any card room.
 */
final class ClumsyStaff {

  private static final Staff DORA = new Staff(Felt.DEALER, Post.DEALER);

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
      return oneIn(3) ? supervisor(new Command.VoidRound("a test")) : dealer(resume(round));
    }
    if (oneIn(60)) {
      return irregularity(round);
    }
    if (state.correcting().isPresent()) {
      TableCommand word =
          oneIn(4) ? new TableCommand.RejectCorrection() : new TableCommand.ApproveCorrection();
      return Optional.of(Ask.of(new Staff("eve", Post.EXECUTIVE), CardRoom.nextId(), word));
    }
    if (!state.settled().isEmpty() && oneIn(40)) {
      return Optional.of(
          Ask.of(
              new Staff(Felt.SUPERVISOR, Post.SUPERVISOR),
              CardRoom.nextId(),
              correction(someSettled(state))));
    }
    Optional<TableCommand> forVisitors =
        state.setup().isShuffled() ? Optional.empty() : visitors(state);
    if (forVisitors.isPresent()) {
      return forVisitors.map(command -> Ask.of(DORA, CardRoom.nextId(), command));
    }
    return switch (round.phase()) {
      case BETTING -> betting(round);
      case BETS_CLOSED -> Optional.of(deal(state));
      case DECIDING -> oneIn(4) ? dealer(new Command.TimeOut(round.turn())) : Optional.empty();
      case DECIDED -> dealer(new Command.CollectForfeits());
      case FORFEITS_COLLECTED -> dealer(round.byHand() ? reveal(round) : new Command.Reveal());
      case REVEALED -> dealer(round.byHand() ? turnUp(round) : settle());
      case SETTLED, VOID -> dealer(new Command.NextRound());
    };
  }

  private Optional<Ask> betting(Round round) {
    boolean bankIsFree = !round.rotation().isHeld() && round.rotation().offeredTo() == 0;
    if (round.game().isBankedByAPlayer() && bankIsFree && !round.spots().isEmpty()) {
      return dealer(new Command.OfferBank(someSeat(round)));
    }
    if (!round.hasBets() || oneIn(2)) {
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
    if (!oneIn(3)) {
      boolean shows = round.game().shown().is() == Shown.ONE_DEALER_CARD;
      return new Command.DealStacks(
          round.deck(), shows ? Optional.of(deck.getFirst()) : Optional.empty());
    }
    Map<Integer, List<Card>> hands = new TreeMap<>();
    for (int seat : round.bettingSpots().keySet()) {
      hands.put(seat, List.copyOf(deck.subList(3 * hands.size(), 3 * hands.size() + 3)));
    }
    int next = 3 * hands.size();
    return new Command.DealKeyed(
        round.deck(), hands, List.copyOf(deck.subList(next, next + 3)), List.of());
  }

  /** Any of the day's rounds, whoever has left since. */
  private Round someSettled(TableState state) {
    List<Long> numbers = List.copyOf(state.settled().navigableKeySet());
    long number = numbers.get(random.nextInt(numbers.size()));
    return Objects.requireNonNull(state.settled().get(number)).round();
  }

  private TableCommand correction(Round settled) {
    List<Integer> seen = new ArrayList<>(settled.turnedUpToSettle());
    seen.add(0);
    int seat = seen.get(random.nextInt(seen.size()));
    return new TableCommand.ProposeCorrection(
        settled.number(),
        new TreeMap<>(Map.of(seat, unseen(settled, seat).subList(0, 3))),
        "a test");
  }

  /** What people without accounts want, as far as they want anything now. */
  private Optional<TableCommand> visitors(TableState state) {
    Round round = state.round();
    Optional<Spot> turn = round.spot(round.turn()).filter(ClumsyStaff::isAVisitor);
    if (turn.isPresent()) {
      int seat = turn.get().seat();
      return forVisitor(seat, oneIn(3) ? new Command.Fold(seat) : new Command.Play(seat));
    }
    if (round.phase() != Phase.BETTING || oneIn(2)) {
      return Optional.empty();
    }
    int offered = round.rotation().offeredTo();
    if (round.spot(offered).filter(ClumsyStaff::isAVisitor).isPresent()) {
      return forVisitor(
          offered, oneIn(3) ? new Command.DeclineBank(offered) : new Command.TakeBank(offered));
    }
    int banker = round.rotation().seat();
    if (round.bankCents() == 0 && round.spot(banker).filter(ClumsyStaff::isAVisitor).isPresent()) {
      return forVisitor(banker, new Command.PostBank(banker, 100L * (20 + random.nextInt(300))));
    }
    int seat = 1 + random.nextInt(round.terms().places());
    return switch (random.nextInt(12)) {
      case 0 -> Optional.of(new TableCommand.SeatVisitor(seat));
      case 1 -> Optional.of(new TableCommand.ChipsIn(seat, 100L * (1 + random.nextInt(100))));
      case 2 -> Optional.of(new TableCommand.ChipsOut(seat, 100L * (1 + random.nextInt(20))));
      case 3 -> forVisitor(seat, new Command.StandUp(seat));
      default -> Optional.of(new TableCommand.Lay(seat, wagers(round)));
    };
  }

  private Map<Wager, Long> wagers(Round round) {
    Map<Wager, Long> wagers = new EnumMap<>(Wager.class);
    wagers.put(Wager.ANTE, 100L * (10 + random.nextInt(15)));
    for (Wager wager : List.of(Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS)) {
      if (round.game().offers(wager) && oneIn(2)) {
        wagers.put(wager, 100L * (10 + random.nextInt(15)));
      }
    }
    return wagers;
  }

  private static boolean isAVisitor(Spot spot) {
    return Visitors.isOne(spot.player()) && !spot.left();
  }

  private static Optional<TableCommand> forVisitor(int seat, Command command) {
    return Optional.of(new TableCommand.ForVisitor(seat, command));
  }

  private Command reveal(Round round) {
    List<Card> rest = unseen(round, 0);
    List<Card> hand = new ArrayList<>();
    if (round.game().shown().is() == Shown.ONE_DEALER_CARD) {
      hand.add(round.dealer().getLast());
      rest.remove(round.dealer().getLast());
    }
    while (hand.size() < 3) {
      hand.add(rest.removeLast());
    }
    return new Command.RevealKeyed(hand, List.of());
  }

  /** Hand by hand, sometimes one of them or the dealer's once more. */
  private Command turnUp(Round round) {
    if (oneIn(15)) {
      return reveal(round);
    }
    List<Integer> open = round.turnedUpToSettle();
    Optional<Integer> next =
        open.stream()
            .filter(seat -> !round.spot(seat).orElseThrow().isSeen() || oneIn(15))
            .findFirst();
    return next.<Command>map(seat -> new Command.KeyHand(seat, unseen(round, seat).subList(0, 3)))
        .orElseGet(ClumsyStaff::settle);
  }

  private static Command settle() {
    return new Command.Settle(Optional.empty());
  }

  private List<Card> unseen(Round round, int except) {
    List<Card> deck = new ArrayList<>(Card.all());
    Collections.shuffle(deck, random);
    round.spots().values().stream()
        .filter(spot -> spot.seat() != except)
        .forEach(spot -> deck.removeAll(spot.cards()));
    if (except != 0) {
      deck.removeAll(round.dealer());
    }
    return deck;
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

  /** Sometimes the maker's guide helps, sometimes another shuffler comes in. */
  private Command resume(Round round) {
    return round.shufflerSteps() == 0 && oneIn(2)
        ? new Command.ResumeAfterFailure()
        : CardRoom.nextShufflerStep(round);
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
