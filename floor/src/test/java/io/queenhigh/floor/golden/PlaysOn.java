package io.queenhigh.floor.golden;

import static io.queenhigh.floor.LinkedRoom.DAN;
import static io.queenhigh.floor.LinkedRoom.EVE;

import io.queenhigh.floor.Ask;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.table.Visitors;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.Held;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Goes on at a table as it stands, whatever state it was left in: its players bet and play, its
 * dealer deals if it has one, a supervisor confirms what waits for him.
 */
public final class PlaysOn {

  private static final long ENOUGH_CENTS = 500_00;
  private static final long BANK_CENTS = 200_00;
  private static final long LEAST_BET_CENTS = 5_00;

  private final GoldenRoom room;
  private final LiveTable table;

  public PlaysOn(GoldenRoom room, LiveTable table) {
    this.room = room;
    this.table = table;
  }

  /** Until this round is open; those before it are over then. */
  public void untilRound(long number) {
    if (!table.state().setup().isAutomatic() && table.state().dealers().isEmpty()) {
      room.assigns(table);
    }
    while (table.state().round().number() < number) {
      TableState before = table.state();
      if (!goesOn(before)) {
        GoldenRoom.until(table, state -> state.seq() != before.seq());
      }
    }
  }

  /** Whether there was something to do that does not happen by itself. */
  private boolean goesOn(TableState state) {
    Round round = state.round();
    if (state.voiding().isPresent()) {
      room.confirmsVoid(table);
      return true;
    }
    if (state.correcting().isPresent()) {
      LinkedRoom.go(table, EVE, new TableCommand.ApproveCorrection());
      return true;
    }
    if (round.suspended()) {
      return deals(
          round.shufflerSteps() == 0
              ? new Command.ResumeAfterFailure()
              : CardRoom.nextShufflerStep(round));
    }
    if (state.setup().isControllerOnly()) {
      return goesOnBeside(state);
    }
    boolean byHand = !state.setup().isAutomatic();
    return switch (round.phase()) {
      case BETTING -> arrives(state) || banks(state) || bets(state) || (byHand && closes(state));
      case BETS_CLOSED -> cuts(state) || (byHand && cards(state));
      case DECIDING -> decides(round);
      case DECIDED -> byHand && deals(new Command.CollectForfeits());
      case FORFEITS_COLLECTED -> byHand && deals(reveals(round));
      case REVEALED ->
          keys(round)
              || state.controller().filter(this::verifies).isPresent()
              || (byHand && deals(new Command.Settle(Optional.empty())));
      case SETTLED, VOID -> byHand && ends(state);
    };
  }

  private boolean deals(Command command) {
    room.dealer(table, command);
    return true;
  }

  /** Where nobody is left somebody sits down, and where a player banks, another one. */
  private boolean arrives(TableState state) {
    int needed = state.round().game().isBankedByAPlayer() ? 2 : 1;
    if (!state.people().isEmpty() && state.round().spots().size() >= needed) {
      return false;
    }
    room.sits(table, state.isSeated("ann") ? "bob" : "ann", 0, ENOUGH_CENTS);
    return true;
  }

  // The bank

  private boolean banks(TableState state) {
    Round round = state.round();
    if (!round.game().isBankedByAPlayer()) {
      return false;
    }
    int offered = round.rotation().offeredTo();
    if (offered != 0) {
      return person(state, offered).map(player -> takes(player, offered)).orElse(false);
    }
    if (!round.rotation().isHeld()) {
      return !state.setup().isAutomatic() && offers(round);
    }
    int banker = round.rotation().seat();
    return round.bankCents() == 0
        && person(state, banker).map(player -> posts(state, player, banker)).orElse(false);
  }

  private boolean takes(String player, int seat) {
    Command take = new Command.TakeBank(seat);
    Answer answer =
        Visitors.isOne(player)
            ? table
                .ask(Ask.of(DAN, CardRoom.nextId(), new TableCommand.ForVisitor(seat, take)))
                .join()
            : CardRoom.ask(table, player, take);
    if (answer instanceof Answer.No) {
      does(player, seat, new Command.DeclineBank(seat));
    }
    return true;
  }

  /** Himself, or by the dealer's hand if he has no account. */
  private void does(String player, int seat, Command command) {
    if (Visitors.isOne(player)) {
      room.dealer(table, new TableCommand.ForVisitor(seat, command));
    } else {
      room.does(table, player, command);
    }
  }

  private boolean offers(Round round) {
    for (int seat : round.spots().keySet()) {
      TableCommand offer = new TableCommand.InRound(new Command.OfferBank(seat));
      if (table.ask(Ask.of(DAN, CardRoom.nextId(), offer)).join() instanceof Answer.Done) {
        return true;
      }
    }
    return false;
  }

  private boolean posts(TableState state, String player, int seat) {
    buys(state, player);
    does(player, seat, new Command.PostBank(seat, BANK_CENTS));
    return true;
  }

  private void buys(TableState state, String player) {
    if (!Visitors.isOne(player) && state.rack(player) < ENOUGH_CENTS) {
      room.does(table, player, new TableCommand.BuyIn(ENOUGH_CENTS));
    }
  }

  /** Who sits there, unless he is a practice player, who needs nobody. */
  private static Optional<String> person(TableState state, int seat) {
    return state.people().stream()
        .filter(spot -> spot.seat() == seat)
        .map(Spot::player)
        .findFirst();
  }

  // Bets

  private boolean bets(TableState state) {
    Round round = state.round();
    if (round.game().isBankedByAPlayer() && round.bankCents() == 0) {
      return false;
    }
    boolean done = false;
    for (Spot spot : state.people()) {
      boolean banker = spot.seat() == round.rotation().seat();
      if (!banker && !spot.hasBet()) {
        bets(state, spot);
        done = true;
      }
      if (!banker && state.setup().isAutomatic() && !state.ready().contains(spot.seat())) {
        room.does(table, spot.player(), new TableCommand.Ready(spot.seat()));
        done = true;
      }
    }
    return done;
  }

  private void bets(TableState state, Spot spot) {
    Round round = state.round();
    buys(state, spot.player());
    long least = Math.max(LEAST_BET_CENTS, round.terms().limitsOf(Wager.ANTE).minimumCents());
    if (Visitors.isOne(spot.player())) {
      room.dealer(table, new TableCommand.Lay(spot.seat(), Map.of(Wager.ANTE, least)));
      return;
    }
    room.bets(table, spot.player(), spot.seat(), Wager.ANTE, least);
    if (state.setup().link().isPresent()) {
      long unit = round.terms().limitsOf(Wager.PROGRESSIVE).minimumCents();
      room.bets(table, spot.player(), spot.seat(), Wager.PROGRESSIVE, unit);
    }
  }

  /** The house dealer locks what lies on the sensors, and nobody bets any more. */
  private boolean closes(TableState state) {
    boolean lit = state.controller().filter(console -> !console.lit().isEmpty()).isPresent();
    if (lit && !state.round().progressiveLocked()) {
      LinkedRoom.go(table, DAN, new ConsoleCommand.Lock());
      return true;
    }
    return deals(new Command.NoMoreBets());
  }

  // Cards

  /** What was promised is opened, and by whom it was promised. */
  private boolean cuts(TableState state) {
    List<Integer> promised = state.seal().map(seal -> seal.cuts().unopened()).orElse(List.of());
    for (int seat : promised) {
      String player = person(state, seat).orElseThrow();
      room.does(table, player, new TableCommand.OpenCut(seat, GoldenRoom.CUT));
    }
    return !promised.isEmpty();
  }

  private boolean cards(TableState state) {
    if (state.setup().isShuffled()) {
      room.dealer(table, new TableCommand.DealSealed());
      return true;
    }
    Round round = state.round();
    if (state.people().stream().map(Spot::player).anyMatch(Visitors::isOne)) {
      boolean shows = round.game().shown().is() == Shown.ONE_DEALER_CARD;
      Optional<Card> shown = shows ? Optional.of(Card.all().getLast()) : Optional.empty();
      return deals(new Command.DealStacks(round.deck(), shown));
    }
    Iterator<Card> deck = Card.all().iterator();
    Map<Integer, List<Card>> hands = new TreeMap<>();
    round.bettingSpots().keySet().forEach(seat -> hands.put(seat, take(deck, 3)));
    List<Card> dealer = take(deck, 3);
    List<Card> community = take(deck, round.game().communityCards());
    return deals(new Command.DealKeyed(round.deck(), hands, dealer, community));
  }

  private static List<Card> take(Iterator<Card> deck, int cards) {
    List<Card> taken = new ArrayList<>();
    for (int i = 0; i < cards; i++) {
      taken.add(deck.next());
    }
    return taken;
  }

  /** The dealer's hand, with the card that everybody has seen already if there is one. */
  private static Command reveals(Round round) {
    if (!round.byHand()) {
      return new Command.Reveal();
    }
    List<Card> dealer = new ArrayList<>(round.dealer());
    Iterator<Card> unseen = unseen(round);
    while (dealer.size() < 3) {
      dealer.add(unseen.next());
    }
    return new Command.RevealKeyed(dealer, take(unseen, round.game().communityCards()));
  }

  /** A hand that is turned up and was not keyed yet. */
  private boolean keys(Round round) {
    return round.byHand()
        && round.turnedUpToSettle().stream()
            .filter(seat -> !round.spot(seat).orElseThrow().isSeen())
            .findFirst()
            .filter(seat -> deals(new Command.KeyHand(seat, take(unseen(round), 3))))
            .isPresent();
  }

  private static Iterator<Card> unseen(Round round) {
    Set<Card> seen = new HashSet<>(round.dealer());
    seen.addAll(round.community());
    round.spots().values().forEach(spot -> seen.addAll(spot.cards()));
    return Card.all().stream().filter(card -> !seen.contains(card)).iterator();
  }

  private boolean decides(Round round) {
    return person(table.state(), round.turn())
        .map(
            player -> {
              does(player, round.turn(), new Command.Play(round.turn()));
              return true;
            })
        .orElse(false);
  }

  // The meter

  /** Marks, calls and confirms, as far as the table's dealer does not do it by himself. */
  private boolean verifies(Console console) {
    if (console.phase() != Console.Phase.SETTLING || console.winsNotDone().isEmpty()) {
      return false;
    }
    boolean keypad = console.controller() == Controller.GAME_MANAGER;
    if (!console.unmarked().isEmpty()) {
      return !table.state().setup().isAutomatic() && marks(console, keypad);
    }
    if (console.nextToConfirm().isEmpty() && keypad && console.key() == SupervisorKey.JPH) {
      return presses(new ConsoleCommand.TurnKey(SupervisorKey.RUN));
    }
    if (console.nextToConfirm().isEmpty()) {
      return !console.called() && !table.state().setup().isAutomatic() && calls();
    }
    if (keypad) {
      return presses(
          console.key() == SupervisorKey.JPH
              ? new ConsoleCommand.PressJPot()
              : new ConsoleCommand.TurnKey(SupervisorKey.JPH));
    }
    return presses(
        console.confirming().isPresent()
            ? new ConsoleCommand.SwipeCard()
            : new ConsoleCommand.PressConfirm());
  }

  private boolean marks(Console console, boolean keypad) {
    Held held = console.unmarked().getFirst();
    if (!keypad) {
      LinkedRoom.go(table, DAN, new ConsoleCommand.SelectSpot(held.seat()));
    }
    LinkedRoom.go(table, DAN, new ConsoleCommand.PressHand(held.hand()));
    return true;
  }

  private boolean calls() {
    LinkedRoom.go(table, DAN, new ConsoleCommand.CallSupervisor());
    return true;
  }

  private boolean presses(ConsoleCommand.Pressed button) {
    LinkedRoom.go(table, EVE, button);
    return true;
  }

  /** Beside a table that is dealt elsewhere: chips on a sensor, and nobody else wins. */
  private boolean goesOnBeside(TableState state) {
    Console console = state.controller().orElseThrow();
    return switch (state.round().phase()) {
      case BETTING -> {
        if (console.lit().isEmpty()) {
          LinkedRoom.go(table, DAN, LinkedRoom.sensors(1));
        } else {
          LinkedRoom.go(table, DAN, new ConsoleCommand.Lock());
        }
        yield true;
      }
      case BETS_CLOSED -> keysAgain(state, console) || verifies(console) || ends(state);
      case DECIDING, DECIDED, FORFEITS_COLLECTED, REVEALED, SETTLED, VOID -> ends(state);
    };
  }

  /** Who verifies a win keys its cards, too. */
  private boolean keysAgain(TableState state, Console console) {
    Optional<Integer> seat =
        console
            .nextToConfirm()
            .map(Console.Amount::seat)
            .filter(next -> keyedWin(state, next).verifiedBy().isEmpty());
    seat.ifPresent(
        next ->
            LinkedRoom.go(
                table, EVE, new TableCommand.VerifyWin(next, keyedWin(state, next).cards())));
    return seat.isPresent();
  }

  private static TableState.KeyedWin keyedWin(TableState state, int seat) {
    return Optional.ofNullable(state.wins().get(seat)).orElseThrow();
  }

  private boolean ends(TableState state) {
    Optional<Console> settling =
        state.controller().filter(console -> console.phase() == Console.Phase.SETTLING);
    if (settling.isPresent() && state.round().voided().isEmpty()) {
      LinkedRoom.go(
          table,
          DAN,
          settling.get().envyIsDue()
              ? new ConsoleCommand.PayEnvy()
              : new ConsoleCommand.EndRound());
      return true;
    }
    return deals(new Command.NextRound());
  }
}
