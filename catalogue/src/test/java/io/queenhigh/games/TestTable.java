package io.queenhigh.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
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
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A table in a test: people do things, the rules answer. */
final class TestTable {

  static final Actor DEALER = Actor.Staff.FLOOR;
  static final Actor SUPERVISOR = Actor.Staff.FLOOR_SUPERVISOR;

  private final List<Event> events = new ArrayList<>();
  private Round round;

  private TestTable(Round round) {
    this.round = round;
  }

  static TestTable of(String game, String... choices) {
    Game opened = open(game, choices);
    return new TestTable(Round.first(opened, Terms.usual(opened)));
  }

  static Game open(String game, String... choices) {
    return switch (RoundStories.GAMES.open(game, List.of(choices))) {
      case GameBook.Opening.Opened(Game opened) -> opened;
      case GameBook.Opening.Unknown(String why) -> throw new AssertionError(why);
    };
  }

  /** A California table where dan banks at the last seat with this many dollars. */
  static TestTable bankedByDan(String game, long dollars) {
    TestTable table = of(game);
    int seat = table.round.game().places().is();
    Actor dan = player("dan");
    table.does(dan, new Command.SitDown(seat));
    table.does(DEALER, new Command.OfferBank(seat));
    table.does(dan, new Command.TakeBank(seat));
    table.does(dan, new Command.PostBank(seat, dollars * 100));
    return table;
  }

  static Actor player(String name) {
    return new Actor.Player(name);
  }

  Round round() {
    return round;
  }

  List<Event> events() {
    return events;
  }

  /** The command is accepted; what happened is returned. */
  List<Event> does(Actor actor, Command command) {
    return switch (Decide.on(round, actor, command)) {
      case Ruling.Accepted(List<Event> happened) -> {
        events.addAll(happened);
        round = Evolve.all(round, happened);
        yield happened;
      }
      case Ruling.No(Refused refused) -> fail(command + " by " + actor + ": " + refused);
    };
  }

  /** The command is refused in these words, with this clause, and nothing has changed. */
  void refuses(Actor actor, Command command, String why) {
    switch (Decide.on(round, actor, command)) {
      case Ruling.Accepted(List<Event> happened) -> fail(command + " was accepted: " + happened);
      case Ruling.No(Refused refused) -> assertEquals(why, refused.toString());
    }
  }

  TestTable sits(String name, int seat) {
    does(player(name), new Command.SitDown(seat));
    return this;
  }

  TestTable bets(String name, int seat, Wager wager, long dollars) {
    does(player(name), new Command.Bet(seat, wager, dollars * 100));
    return this;
  }

  /** Sits down and puts an Ante out. */
  TestTable antes(String name, int seat, long dollars) {
    return sits(name, seat).bets(name, seat, Wager.ANTE, dollars);
  }

  TestTable closes() {
    does(DEALER, new Command.NoMoreBets());
    return this;
  }

  /** Deals keyed cards; {@code "1 Qs 6h 4d"} is seat 1's hand. */
  TestTable deals(String dealer, String... hands) {
    Map<Integer, List<Card>> bySeat = new TreeMap<>();
    for (String hand : hands) {
      int space = hand.indexOf(' ');
      bySeat.put(Integer.parseInt(hand.substring(0, space)), cards(hand.substring(space + 1)));
    }
    does(DEALER, new Command.DealKeyed(round.deck(), bySeat, cards(dealer), List.of()));
    return this;
  }

  /** Everyone with an Ante plays, in turn. */
  TestTable allPlay() {
    while (round.turn() != 0) {
      Spot spot = round.spot(round.turn()).orElseThrow();
      does(player(spot.player()), new Command.Play(spot.seat()));
    }
    return this;
  }

  TestTable settles() {
    does(DEALER, new Command.CollectForfeits());
    does(DEALER, new Command.Reveal());
    does(DEALER, new Command.Settle(Optional.empty()));
    return this;
  }

  TestTable nextRound() {
    does(DEALER, new Command.NextRound());
    return this;
  }

  static List<Card> cards(String text) {
    return Arrays.stream(text.split(" ", -1)).map(card -> Card.parse(card).orElseThrow()).toList();
  }

  <E extends Event> List<E> happened(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
