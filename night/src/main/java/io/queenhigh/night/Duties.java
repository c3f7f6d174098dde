package io.queenhigh.night;

import static io.queenhigh.night.OpenRoom.DAN;
import static io.queenhigh.night.OpenRoom.DORA;
import static io.queenhigh.night.OpenRoom.EVE;
import static io.queenhigh.night.OpenRoom.MAX;
import static io.queenhigh.night.OpenRoom.SAM;
import static io.queenhigh.night.OpenRoom.SUE;

import io.queenhigh.floor.table.HouseDealer;
import io.queenhigh.floor.table.SettledRound;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.Held;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.ShufflerStep;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/**
 * What a table as it stands waits for from the house's people, in the order in which they would do
 * it. Some of it may be refused; nobody is asked to know the rules better than the floor.
 */
final class Duties {

  private final TableState state;
  private final Round round;
  private final Random random;
  private final List<Wish> wishes = new ArrayList<>();

  private Duties(TableState state, Random random) {
    this.state = state;
    this.round = state.round();
    this.random = random;
  }

  /**
   * What brings the table forward.
   *
   * @param bets whether more may be begun; otherwise only what was begun is brought to its end
   */
  static List<Wish> of(TableState state, boolean bets, Random random) {
    Duties duties = new Duties(state, random);
    duties.list(bets);
    return duties.wishes;
  }

  private void list(boolean bets) {
    if (state.voiding().isPresent()) {
      wish(
          EVE,
          random.nextInt(3) == 0 ? new TableCommand.RejectVoid() : new TableCommand.ConfirmVoid());
      wish(SAM, new TableCommand.ConfirmVoid());
      return;
    }
    if (state.correcting().isPresent()) {
      wish(EVE, new TableCommand.ApproveCorrection());
      wish(EVE, new TableCommand.RejectCorrection());
    }
    if (round.suspended()) {
      replaceTheShuffler();
      return;
    }
    if (state.setup().isControllerOnly()) {
      beside(bets);
    } else {
      dealt(bets);
    }
  }

  /** Either the maker's guide helps, or another shuffler comes in step by step. */
  private void replaceTheShuffler() {
    List<ShufflerStep> steps = List.of(ShufflerStep.values());
    int done = round.shufflerSteps();
    boolean helps = done == 0 ? random.nextBoolean() : done == steps.size();
    dealer(helps ? new Command.ResumeAfterFailure() : new Command.ReplaceShuffler(steps.get(done)));
  }

  private void dealt(boolean bets) {
    boolean byHand = !state.setup().isAutomatic();
    switch (round.phase()) {
      case BETTING -> {
        if (byHand) {
          betting(bets);
        } else {
          waitedFor(bets);
        }
      }
      case BETS_CLOSED -> {
        if (byHand) {
          // Bets may have been closed before the progressive was locked.
          state.controller().ifPresent(_ -> press(DAN, new ConsoleCommand.Lock()));
          deal();
        }
      }
      case DECIDING -> {
        if (byHand) {
          dealer(new Command.TimeOut(round.turn()));
        } else {
          waitedFor(bets);
        }
      }
      case DECIDED -> dealer(new Command.CollectForfeits());
      case FORFEITS_COLLECTED -> dealer(round.byHand() ? reveal() : new Command.Reveal());
      case REVEALED -> revealed(byHand);
      case SETTLED, VOID -> over();
    }
  }

  /**
   * Who has a table for himself is given all the time that he wants, and so has to go on; or to go,
   * when practice players wait for a bet of his that does not come.
   */
  private void waitedFor(boolean bets) {
    for (Spot spot : state.people()) {
      int seat = spot.seat();
      if (round.turn() == seat) {
        says(spot, new Command.Play(seat));
      } else if (round.rotation().offeredTo() == seat) {
        says(spot, new Command.DeclineBank(seat));
      } else if (!bets && !spot.hasBet() && HouseDealer.isPractice(state)) {
        says(spot, new Command.StandUp(seat));
      } else {
        wishes.add(Wish.of(spot.player(), new TableCommand.Ready(seat)));
      }
    }
  }

  private void says(Spot spot, Command command) {
    wishes.add(Wish.of(spot.player(), new TableCommand.InRound(command)));
  }

  private void betting(boolean bets) {
    boolean bankIsFree = !round.rotation().isHeld() && round.rotation().offeredTo() == 0;
    if (bets && round.game().isBankedByAPlayer() && bankIsFree && !round.spots().isEmpty()) {
      dealer(new Command.OfferBank(someSeat()));
    }
    if (round.rotation().offeredTo() != 0) {
      dealer(new Command.TimeOut(round.rotation().offeredTo()));
    }
    if (!bets && round.rotation().isHeld() && round.bankCents() == 0) {
      // Who has taken the bank and posts nothing does not keep the others for ever.
      dealer(new Command.TimeOut(round.rotation().seat()));
    }
    if (!bets && round.hasBets() && round.game().isBankedByAPlayer() && bankIsFree) {
      // Where a person deals no clock runs for the bank: a supervisor gives the wagers back.
      supervisor(new Command.VoidRound("nobody banks"));
    }
    if (round.hasBets() || round.progressiveLocked()) {
      state.controller().ifPresent(_ -> press(DAN, new ConsoleCommand.Lock()));
      dealer(new Command.PlaceActionButton(someSeat()));
      dealer(new Command.NoMoreBets());
      deal();
    }
  }

  private void deal() {
    if (state.setup().isShuffled()) {
      wish(DAN, new TableCommand.DealSealed());
    } else {
      List<Card> deck = shuffled();
      boolean shows = round.game().shown().is() == Shown.ONE_DEALER_CARD;
      dealer(
          new Command.DealStacks(
              round.deck(), shows ? Optional.of(deck.getFirst()) : Optional.empty()));
    }
  }

  private List<Card> shuffled() {
    List<Card> deck = new ArrayList<>(Card.all());
    Collections.shuffle(deck, random);
    return deck;
  }

  private Command reveal() {
    List<Card> rest = unseen(0);
    List<Card> hand = new ArrayList<>();
    if (round.game().shown().is() == Shown.ONE_DEALER_CARD && !round.dealer().isEmpty()) {
      hand.add(round.dealer().getLast());
      rest.remove(round.dealer().getLast());
    }
    while (hand.size() < 3) {
      hand.add(rest.removeLast());
    }
    return new Command.RevealKeyed(hand, List.of());
  }

  private void revealed(boolean byHand) {
    if (round.byHand()) {
      round.turnedUpToSettle().stream()
          .filter(seat -> !round.spot(seat).orElseThrow().isSeen())
          .forEach(seat -> dealer(new Command.KeyHand(seat, unseen(seat).subList(0, 3))));
    }
    state
        .controller()
        .ifPresent(
            console -> {
              if (byHand) {
                marks(console);
                press(DAN, new ConsoleCommand.CallSupervisor());
              }
              for (Staff person : List.of(SUE, EVE, SAM)) {
                confirms(console, person);
              }
            });
    if (byHand) {
      dealer(new Command.Settle(Optional.empty()));
    }
  }

  private void over() {
    state
        .controller()
        .ifPresent(
            _ -> {
              press(DAN, new ConsoleCommand.PayEnvy());
              press(DAN, new ConsoleCommand.EndRound());
            });
    dealer(new Command.NextRound());
  }

  /** A table that is dealt elsewhere: chips on sensors, and hands that people key. */
  private void beside(boolean bets) {
    switch (round.phase()) {
      case BETTING -> {
        boolean lit = state.controller().filter(one -> !one.lit().isEmpty()).isPresent();
        if (bets) {
          TreeMap<Integer, Long> chips = new TreeMap<>();
          chips.put(1, 1_00L);
          chips.put(2 + random.nextInt(3), 1_00L);
          if (random.nextBoolean()) {
            chips.put(6, 1_00L);
          }
          wish(DAN, new TableCommand.SetSensors(chips));
        }
        if (bets || lit) {
          press(DAN, new ConsoleCommand.Lock());
        }
      }
      case BETS_CLOSED -> keysAndEnds(bets);
      case DECIDING, DECIDED, FORFEITS_COLLECTED, REVEALED, SETTLED, VOID -> {
        press(DAN, new ConsoleCommand.EndRound());
        dealer(new Command.NextRound());
      }
    }
  }

  private void keysAndEnds(boolean bets) {
    Console console = state.controller().orElseThrow();
    boolean five = console.controller() == Controller.MULTI_GAME_LINK;
    List<Card> top = cards(five ? "As Ks Qs Js Ts" : "As Ks Qs");
    if (bets && random.nextInt(3) == 0) {
      wish(DAN, new TableCommand.KeyWin(1, top));
      wish(DAN, new TableCommand.KeyWin(6, cards(five ? "Jh Jd 4c Js Ts" : "Ah Kh Qh")));
    }
    marks(console);
    press(DAN, new ConsoleCommand.CallSupervisor());
    for (Staff person : List.of(SUE, EVE, SAM)) {
      wish(person, new TableCommand.VerifyWin(1, top));
      confirms(console, person);
    }
    press(DAN, new ConsoleCommand.PayEnvy());
    press(DAN, new ConsoleCommand.EndRound());
  }

  private void marks(Console console) {
    for (Held held : console.unmarked()) {
      press(DAN, new ConsoleCommand.SelectSpot(held.seat()));
      press(DAN, new ConsoleCommand.PressHand(held.hand()));
    }
  }

  private void confirms(Console console, Staff person) {
    if (console.controller() == Controller.GAME_MANAGER) {
      press(person, new ConsoleCommand.TurnKey(SupervisorKey.JPH));
      press(person, new ConsoleCommand.PressJPot());
      press(person, new ConsoleCommand.PressJPot());
      press(person, new ConsoleCommand.TurnKey(SupervisorKey.RUN));
    } else {
      press(person, new ConsoleCommand.PressConfirm());
      press(EVE, new ConsoleCommand.SwipeCard());
      press(SAM, new ConsoleCommand.SwipeCard());
    }
  }

  /** Something that somebody of the house might do at the wrong time. */
  static Wish mistake(TableState state, Random random) {
    Duties duties = new Duties(state, random);
    List<Staff> people = List.of(DAN, DORA, SUE, EVE, MAX);
    Staff by = people.get(random.nextInt(people.size()));
    switch (random.nextInt(9)) {
      case 0, 1 -> duties.supervisor(new Command.VoidRound("the night"));
      case 2 -> duties.dealer(new Command.ReportShufflerFailure());
      case 3 -> duties.dealer(new Command.ReportWrongNumberOfCards(0, 4));
      case 4 -> duties.supervisor(new Command.RemoveFromSeat(duties.someSeat()));
      case 5 -> duties.correct();
      default -> {
        List<ConsoleCommand.Pressed> buttons =
            List.of(
                new ConsoleCommand.Lock(),
                new ConsoleCommand.PressHand("mini-royal-of-spades"),
                new ConsoleCommand.SelectSpot(1),
                new ConsoleCommand.CallSupervisor(),
                new ConsoleCommand.TurnKey(SupervisorKey.JPH),
                new ConsoleCommand.PressJPot(),
                new ConsoleCommand.TurnKey(SupervisorKey.RUN),
                new ConsoleCommand.SwipeCard(),
                new ConsoleCommand.LockUpCards(1),
                new ConsoleCommand.EndRound());
        duties.press(by, buttons.get(random.nextInt(buttons.size())));
      }
    }
    return duties.wishes.getFirst();
  }

  private void correct() {
    Optional<Round> settled =
        state.settled().values().stream()
            .skip(state.settled().isEmpty() ? 0 : random.nextInt(state.settled().size()))
            .findFirst()
            .map(SettledRound::round);
    if (settled.isEmpty()) {
      supervisor(new Command.VoidRound("nothing to correct"));
      return;
    }
    List<Integer> seen = new ArrayList<>(settled.get().turnedUpToSettle());
    seen.add(0);
    int seat = seen.get(random.nextInt(seen.size()));
    List<Card> deck = shuffled();
    settled.get().spots().values().forEach(spot -> deck.removeAll(spot.cards()));
    deck.removeAll(settled.get().dealer());
    wish(
        SUE,
        new TableCommand.ProposeCorrection(
            settled.get().number(), new TreeMap<>(Map.of(seat, deck.subList(0, 3))), "the night"));
  }

  private List<Card> unseen(int except) {
    List<Card> deck = shuffled();
    round.spots().values().stream()
        .filter(spot -> spot.seat() != except)
        .map(Spot::cards)
        .forEach(deck::removeAll);
    if (except != 0) {
      deck.removeAll(round.dealer());
    }
    return deck;
  }

  private int someSeat() {
    List<Integer> seats = List.copyOf(round.spots().keySet());
    return seats.isEmpty() ? 1 : seats.get(random.nextInt(seats.size()));
  }

  private static List<Card> cards(String text) {
    return Arrays.stream(text.split(" ", -1)).map(card -> Card.parse(card).orElseThrow()).toList();
  }

  /** Whether nobody has anything at stake there that waits for somebody. */
  static boolean isAtRest(TableState state) {
    Round round = state.round();
    boolean nothingBegun =
        round.phase() == Phase.BETTING && !round.hasBets() && !round.progressiveLocked();
    return state.voiding().isEmpty()
        && state.correcting().isEmpty()
        && (round.phase().isOver() || nothingBegun);
  }

  private void wish(Staff by, TableCommand command) {
    wishes.add(new Wish(by, command));
  }

  private void press(Staff by, ConsoleCommand.Pressed button) {
    wish(by, new TableCommand.AtController(button));
  }

  private void dealer(Command command) {
    wish(DAN, new TableCommand.InRound(command));
  }

  private void supervisor(Command command) {
    wish(SUE, new TableCommand.InRound(command));
  }
}
