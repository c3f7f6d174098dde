package io.queenhigh.web.drills;

import io.queenhigh.floor.view.TableView.Controls;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.PayTable.Reads;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.progressive.CardReading;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.Hit;
import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.ConsoleDecide;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.progressive.controller.ConsoleEvolve;
import io.queenhigh.rules.progressive.controller.Evidence;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.settlement.Envy;
import io.queenhigh.rules.settlement.Layout;
import io.queenhigh.rules.settlement.Settle;
import io.queenhigh.rules.table.Decision;
import io.queenhigh.rules.table.Spot;
import io.queenhigh.web.drills.DrillPaper.Mark;
import io.queenhigh.web.drills.DrillPaper.Marked;
import io.queenhigh.web.drills.ProcedureWalk.No;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A round at a progressive controller that a trainee works, from the sensors to the last button.
 */
final class KeypadWalk {
  private static final Staff DEALER = new Staff("you", Post.DEALER);
  private static final Staff VERIFIER = new Staff("the supervisor", Post.EXECUTIVE);
  private static final int SEATS = 5;
  private static final long METER_CENTS = 12_345_67;

  /**
   * Where one stands: the controller, the hands once they are open, and a refusal if there is one.
   */
  record Stands(
      Controls controller,
      List<Open> hands,
      List<Card> community,
      int accepted,
      boolean over,
      Optional<No> no) {}

  record Open(int seat, List<Card> cards, boolean wagered) {}

  private final Game game;
  private final SortedMap<Integer, Spot> spots = new TreeMap<>();
  private final List<Card> dealer;
  private final List<Card> community;
  private Console console;

  private KeypadWalk(Game game, Controller system, long seed) {
    this.game = game;
    this.console = Console.of(system, PaysFrom.PERCENTAGES_ONLY, payTable(), "training", 1);
    Random chance = new Random(seed);
    List<Card> deck = new ArrayList<>(Cards.DECK.list());
    Collections.shuffle(deck, chance);
    int winner = 1 + chance.nextInt(SEATS);
    List<Card> best = best();
    deck.removeAll(best);
    community = best.subList(3, best.size());
    for (int seat = 1; seat <= SEATS; seat++) {
      boolean wagers = seat == winner || chance.nextBoolean();
      List<Card> cards =
          seat == winner ? best.subList(0, 3) : List.copyOf(deck.subList(3 * seat, 3 * seat + 3));
      spots.put(seat, spot(seat, wagers, cards));
      if (wagers) {
        go(DEALER, new ConsoleCommand.LightSensor(seat, true));
      }
    }
    dealer = List.copyOf(deck.subList(0, 3));
  }

  static Stands of(Game game, Controller system, long seed, List<ConsoleCommand> presses) {
    KeypadWalk walk = new KeypadWalk(game, system, seed);
    int accepted = 0;
    for (ConsoleCommand press : presses) {
      Optional<No> no = walk.press(press);
      if (no.isPresent()) {
        return walk.stands(accepted, no);
      }
      accepted++;
    }
    return walk.stands(accepted, Optional.empty());
  }

  /** All buttons that a trainee tried, in turn; nothing before the round is over. */
  static Optional<Marked> marked(Game game, Controller system, long seed, List<String> tries) {
    KeypadWalk walk = new KeypadWalk(game, system, seed);
    List<Mark> marks = new ArrayList<>();
    for (String tried : tries) {
      Optional<ConsoleCommand> press = command(tried);
      if (press.isPresent() && walk.console.phase() != Console.Phase.OVER) {
        Optional<No> no = walk.press(press.get());
        marks.add(
            new Mark(
                "Button " + tried.replace('-', ' '),
                tried,
                no.isEmpty() ? tried : "not now",
                no.isEmpty(),
                no.map(No::why).orElse("It was its turn"),
                no.map(No::clause).orElse("")));
      }
    }
    return Marked.of(marks, walk.console.phase() == Console.Phase.OVER);
  }

  private Optional<No> press(ConsoleCommand press) {
    Optional<No> no = ask(person(press), press);
    if (no.isEmpty()) {
      follow(press);
    }
    return no;
  }

  /** What the table and the link do by themselves. */
  private void follow(ConsoleCommand command) {
    switch (command) {
      case ConsoleCommand.Lock _ -> go(DEALER, new ConsoleCommand.ShowCards(evidence()));
      case ConsoleCommand.CallSupervisor _ -> go(DEALER, new ConsoleCommand.FixAmounts(hits()));
      default -> {}
    }
  }

  /** A button and what it is about: {@code select-spot 3}, {@code j-pot}. */
  static Optional<ConsoleCommand> command(String press) {
    String[] words = press.split(" ", 2);
    String about = words.length > 1 ? words[1] : "";
    return switch (words[0]) {
      case "lock" -> Optional.of(new ConsoleCommand.Lock());
      case "select-spot" -> seat(about).map(ConsoleCommand.SelectSpot::new);
      case "press-hand" -> Optional.of(new ConsoleCommand.PressHand(about));
      case "call-supervisor" -> Optional.of(new ConsoleCommand.CallSupervisor());
      case "turn-key" ->
          Optional.of(
              new ConsoleCommand.TurnKey(
                  about.equals("jph") ? SupervisorKey.JPH : SupervisorKey.RUN));
      case "j-pot" -> Optional.of(new ConsoleCommand.PressJPot());
      case "confirm" -> Optional.of(new ConsoleCommand.PressConfirm());
      case "swipe-card" -> Optional.of(new ConsoleCommand.SwipeCard());
      case "pay-envy" -> Optional.of(new ConsoleCommand.PayEnvy());
      case "end-round" -> Optional.of(new ConsoleCommand.EndRound());
      default -> Optional.empty();
    };
  }

  private static Optional<Integer> seat(String text) {
    return text.matches("[1-9]") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
  }

  private static Staff person(ConsoleCommand command) {
    return switch (command) {
      case ConsoleCommand.TurnKey _,
          ConsoleCommand.PressJPot _,
          ConsoleCommand.PressConfirm _,
          ConsoleCommand.SwipeCard _ ->
          VERIFIER;
      default -> DEALER;
    };
  }

  private Evidence evidence() {
    List<Envy> envy =
        Settle.envy(
            new Layout(
                game,
                spots,
                dealer,
                community,
                0,
                0,
                List.of(),
                MeterOrder.DEALERS_FAR_RIGHT_FIRST,
                Optional.empty()));
    return Evidence.of(payTable(), false, spots.values(), community, envy);
  }

  private List<Hit> hits() {
    Funds before = Funds.ofMeterCents(METER_CENTS);
    return spots.values().stream()
        .filter(spot -> console.marked().contains(spot.seat()))
        .map(spot -> hit(spot, before))
        .toList();
  }

  private Hit hit(Spot spot, Funds before) {
    List<Card> cards = new ArrayList<>(spot.cards());
    cards.addAll(community);
    String hand = CardReading.of(payTable(), cards).orElseThrow().hand().key();
    return new Hit(
        1,
        "training",
        1,
        DEALER.name(),
        new Hit.Winner(spot.seat(), spot.player(), 1_00, hand, cards),
        100,
        METER_CENTS,
        0,
        0,
        0,
        console.controller() != Controller.GAME_MANAGER,
        before,
        before);
  }

  private PayTable payTable() {
    return game.rule(Wager.PROGRESSIVE).flatMap(WagerRule::table).orElseThrow();
  }

  /** The hand that takes the whole meter. */
  private List<Card> best() {
    boolean five = payTable().reads() == Reads.THREE_AND_COMMUNITY;
    return Stream.of("As", "Ks", "Qs", "Js", "Ts")
        .limit(five ? 5 : 3)
        .map(card -> Card.parse(card).orElseThrow())
        .toList();
  }

  private static Spot spot(int seat, boolean wagers, List<Card> cards) {
    Map<Wager, Long> stakes = new EnumMap<>(Wager.class);
    stakes.put(Wager.ANTE, 10_00L);
    stakes.put(Wager.PLAY, 10_00L);
    if (wagers) {
      stakes.put(Wager.PROGRESSIVE, 1_00L);
    }
    return new Spot(seat, "player-" + seat, stakes, cards, Decision.PLAYED, false);
  }

  private Stands stands(int accepted, Optional<No> no) {
    boolean open =
        console.phase() == Console.Phase.SETTLING || console.phase() == Console.Phase.OVER;
    return new Stands(
        controls(),
        open
            ? spots.values().stream()
                .map(spot -> new Open(spot.seat(), spot.cards(), spot.has(Wager.PROGRESSIVE)))
                .toList()
            : List.of(),
        open ? community : List.of(),
        accepted,
        console.phase() == Console.Phase.OVER,
        no);
  }

  private Controls controls() {
    return new Controls(
        "training",
        console.controller(),
        console.controller().lockButton(),
        console.controller().overButton(),
        console.phase(),
        List.copyOf(console.lit()),
        console.buttons(),
        console.spot(),
        List.copyOf(console.marked()),
        List.of(),
        console.waiting(),
        console.called(),
        console.amounts(),
        console.recorded(),
        console.key(),
        console.confirming(),
        console.envyIsDue(),
        3,
        List.of());
  }

  private void go(Staff person, ConsoleCommand command) {
    ask(person, command)
        .ifPresent(
            no -> {
              throw new IllegalStateException(no.why());
            });
  }

  private Optional<No> ask(Staff person, ConsoleCommand command) {
    return switch (ConsoleDecide.on(console, person, command)) {
      case Ruling.No(Refused no) -> Optional.of(new No(no.why(), no.by().toString()));
      case Ruling.Accepted(List<ConsoleEvent> events) -> {
        console = ConsoleEvolve.all(console, events);
        yield Optional.empty();
      }
    };
  }
}
