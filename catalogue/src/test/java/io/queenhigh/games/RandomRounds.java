package io.queenhigh.games;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Decide;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Evolve;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.settlement.Meter;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** RoundStories of any approved game with any choices, from a seed. */
final class RandomRounds {

  private static final List<String> PLAYERS = List.of("ann", "bob", "cat", "dan", "eve", "fay");

  private final Random random;
  private final List<Event> events = new ArrayList<>();
  private Round round;
  private Round start;

  RandomRounds(long seed) {
    random = new Random(seed);
    round = start = Round.first(anyGame(), Terms.usual(anyGame()));
  }

  /** One finished round, the state it began with, and all that happened in between. */
  record Played(Round start, Round end, List<Event> events) {}

  /** A whole round from an empty table. */
  Played next() {
    Game game = anyGame();
    start = Round.first(game, Terms.ofRecord(game, game.places().is(), anyFees(game)));
    round = start;
    events.clear();
    seatAndBet(game);
    ask(Actor.Staff.FLOOR, new Command.NoMoreBets());
    if (game.progressive().isPresent()) {
      ask(Actor.Staff.FLOOR, new Command.LockProgressive());
    }
    ask(Actor.Staff.FLOOR, new Command.Deal(round.deck(), shuffled()));
    while (round.turn() != 0) {
      Spot spot = round.spot(round.turn()).orElseThrow();
      Command decision =
          random.nextInt(3) == 0 ? new Command.Fold(spot.seat()) : new Command.Play(spot.seat());
      ask(new Actor.Player(spot.player()), decision);
    }
    ask(Actor.Staff.FLOOR, new Command.CollectForfeits());
    ask(Actor.Staff.FLOOR, new Command.Reveal());
    ask(Actor.Staff.FLOOR, new Command.Settle(anyMeter(game)));
    return new Played(start, round, List.copyOf(events));
  }

  private void seatAndBet(Game game) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 1; seat <= game.places().is(); seat++) {
      seats.add(seat);
    }
    Collections.shuffle(seats, random);
    List<Integer> taken = seats.subList(0, 2 + random.nextInt(seats.size() - 2));
    int banker = game.isBankedByAPlayer() ? taken.getFirst() : 0;
    if (banker != 0) {
      Actor player = seated(banker);
      ask(Actor.Staff.FLOOR, new Command.OfferBank(banker));
      ask(player, new Command.TakeBank(banker));
      ask(player, new Command.PostBank(banker, 1 + random.nextInt(400_00)));
    }
    for (int seat : taken) {
      if (seat != banker) {
        bet(game, seated(seat), seat);
      }
    }
    if (banker != 0 && random.nextInt(3) == 0) {
      ask(Actor.Staff.FLOOR, new Command.PlaceActionButton(taken.getLast()));
    }
  }

  /** Each seat has a player of its own; a default name or a given one. */
  private Actor seated(int seat) {
    Actor player = new Actor.Player(random.nextBoolean() ? "seat-" + seat : "p" + seat);
    ask(player, new Command.SitDown(seat));
    return player;
  }

  private void bet(Game game, Actor player, int seat) {
    boolean alone = !game.isBankedByAPlayer() && random.nextInt(4) == 0;
    ask(player, new Command.Bet(seat, alone ? Wager.PAIR_PLUS : Wager.ANTE, anyStake()));
    for (Wager wager : Wager.values()) {
      boolean wanted = wager.isBeforeTheDeal() && wager != Wager.ANTE && random.nextBoolean();
      if (wanted && game.offers(wager)) {
        ask(player, new Command.Bet(seat, wager, anyStake()));
      }
    }
  }

  private long anyStake() {
    return random.nextInt(5) == 0 ? 1 + random.nextInt(99_99) : 100L * (1 + random.nextInt(60));
  }

  private Optional<FeeSchedule> anyFees(Game game) {
    return game.fees().isEmpty() || random.nextBoolean()
        ? Optional.empty()
        : Optional.of(game.fees().get(random.nextInt(game.fees().size())));
  }

  private Optional<Meter> anyMeter(Game game) {
    return game.progressive().isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Meter(
                1 + random.nextInt(5_000_000),
                1 + random.nextInt(100_000),
                random.nextInt(50_000)));
  }

  /**
   * Half the time from a short deck of high spades and sevens on top, so that rare hands happen.
   */
  private Deck shuffled() {
    List<Card> cards = new ArrayList<>(Card.all());
    Collections.shuffle(cards, random);
    if (random.nextBoolean()) {
      List<Card> special =
          new ArrayList<>(TestTable.cards("As Ks Qs Js Ts 9s 8s 7s 7h 7d Ah Kh Qh"));
      Collections.shuffle(special, random);
      cards.removeAll(special);
      cards.addAll(0, special);
      if (random.nextBoolean()) {
        cards.removeAll(TestTable.cards("As Ks Qs"));
        cards.addAll(0, TestTable.cards("As Ks Qs"));
      }
    }
    return new Deck(cards);
  }

  private Game anyGame() {
    return switch (random.nextInt(5)) {
      case 0 -> TestTable.open("ca/6-card-bonus", maybe("gross-limit"));
      case 1 -> TestTable.open("ca/three-card-poker", maybe("gross-limit"));
      case 2 -> TestTable.open("ca/players-casino-ventura", maybe("gross-limit"));
      default -> washington();
    };
  }

  private String[] maybe(String choice) {
    return random.nextBoolean() ? new String[] {choice} : new String[0];
  }

  private Game washington() {
    List<String> choices = new ArrayList<>();
    choices.add("TCP-%02d".formatted(1 + random.nextInt(12)));
    if (random.nextBoolean()) {
      choices.add("6B" + (1 + random.nextInt(4)));
    }
    String progressive = List.of("", "P1", "P2", "MGL").get(random.nextInt(4));
    if (!progressive.isEmpty()) {
      choices.add(progressive);
      if (!progressive.equals("MGL")) {
        choices.add(random.nextBoolean() ? "game-manager" : "nexus");
      }
      choices.addAll(List.of(maybe("folded-hands-qualify")));
    }
    choices.addAll(List.of(maybe("two-spots")));
    return TestTable.open("wa/three-card-poker", choices.toArray(String[]::new));
  }

  private void ask(Actor actor, Command command) {
    switch (Decide.on(round, actor, command)) {
      case Ruling.Accepted(List<Event> happened) -> {
        events.addAll(happened);
        round = Evolve.all(round, happened);
      }
      case Ruling.No(Refused refused) -> throw new AssertionError(command + ": " + refused);
    }
  }

  /** Any command by anyone with any numbers: what a table must bear. */
  Command anything() {
    int seat = random.nextInt(10);
    long cents = random.nextInt(6) == 0 ? random.nextLong() : random.nextInt(50_000) - 100;
    Wager wager = Wager.values()[random.nextInt(Wager.values().length)];
    DeckColour colour = random.nextBoolean() ? DeckColour.RED : DeckColour.BLUE;
    return switch (random.nextInt(24)) {
      case 0, 1 -> new Command.SitDown(seat);
      case 2 -> new Command.StandUp(seat);
      case 3, 4, 5 -> new Command.Bet(seat, wager, cents);
      case 6 -> new Command.WithdrawBet(seat, wager);
      case 7 -> new Command.TakeBank(seat);
      case 8 -> new Command.DeclineBank(seat);
      case 9 -> new Command.PostBank(seat, cents);
      case 10 -> new Command.Play(seat);
      case 11 -> new Command.Fold(seat);
      case 12 -> new Command.OfferBank(seat);
      case 13 -> new Command.PlaceActionButton(seat);
      case 14 -> new Command.LockProgressive();
      case 15 -> new Command.NoMoreBets();
      case 16, 17 -> new Command.Deal(colour, shuffled());
      case 18 -> new Command.TimeOut(seat);
      case 19 -> new Command.CollectForfeits();
      case 20 -> new Command.Reveal();
      case 21 -> new Command.Settle(Optional.of(new Meter(1 + random.nextInt(1000), 1, 1)));
      case 22 -> new Command.NextRound();
      default ->
          random.nextInt(20) == 0
              ? new Command.VoidRound("test")
              : new Command.ReportWrongNumberOfCards(seat, random.nextInt(6));
    };
  }

  Actor anyone() {
    return switch (random.nextInt(8)) {
      case 0, 1, 2 -> Actor.Staff.FLOOR;
      case 3 -> Actor.Staff.FLOOR_SUPERVISOR;
      default -> new Actor.Player(PLAYERS.get(random.nextInt(PLAYERS.size())));
    };
  }

  Game game() {
    return anyGame();
  }
}
