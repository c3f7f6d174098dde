package io.queenhigh.web.learn;

import io.queenhigh.floor.view.SettlementView;
import io.queenhigh.lab.PlayOrFold.Choice;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.hands.ThreeCardHand;
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
import io.queenhigh.web.home.Verdict;
import io.queenhigh.web.replay.Amounts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A hand to try a game on. The number of the deal decides the cards, so nothing is kept between the
 * cards and the decision, and the engine itself settles it.
 */
final class ExampleHand {
  private static final String YOU = "you";
  private static final String BANK = "player-dealer";
  private static final long ANTE_CENTS = 10_00;
  private static final long SIDE_CENTS = 5_00;
  private static final long BANK_CENTS = 2_000_00;

  private final Game game;
  private final long deal;
  private final int seat;
  private Round round;
  private Optional<Card> dealerShows = Optional.empty();

  private ExampleHand(Game game, long deal) {
    this.game = game;
    this.deal = deal;
    this.seat = game.isBankedByAPlayer() ? 2 : 1;
    this.round = Round.first(game, Terms.usual(game));
  }

  /** A stake on the layout. */
  record Stake(String label, long cents) {}

  /**
   * Cards to decide on.
   *
   * @param dealerShows the dealer's card that lies open, where one does
   */
  record Dealt(
      long deal,
      List<Stake> stakes,
      List<Card> cards,
      String hand,
      Optional<Card> dealerShows,
      String playSays,
      String foldSays) {}

  /** How it ended. */
  record Ended(
      long deal,
      List<Card> cards,
      List<Card> dealer,
      String dealerSays,
      List<SettlementView.Line> wagers,
      long netCents,
      Verdict verdict) {}

  static Dealt dealt(Game game, long deal) {
    return new ExampleHand(game, deal).begun().shown();
  }

  static Ended ended(Game game, long deal, Choice choice) {
    return new ExampleHand(game, deal).begun().decided(choice);
  }

  private ExampleHand begun() {
    if (game.isBankedByAPlayer()) {
      go(player(BANK), new Command.SitDown(1));
    }
    go(player(YOU), new Command.SitDown(seat));
    if (game.isBankedByAPlayer()) {
      go(Actor.Staff.FLOOR, new Command.OfferBank(1));
      go(player(BANK), new Command.TakeBank(1));
      go(player(BANK), new Command.PostBank(1, BANK_CENTS));
    }
    bet(Wager.ANTE, ANTE_CENTS);
    for (Wager side : List.of(Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS)) {
      if (game.offers(side)) {
        bet(side, SIDE_CENTS);
      }
    }
    go(Actor.Staff.FLOOR, new Command.NoMoreBets());
    for (Event event : go(Actor.Staff.FLOOR, new Command.Deal(round.deck(), shuffled()))) {
      if (event instanceof Event.DealerCardShown(Card card)) {
        dealerShows = Optional.of(card);
      }
    }
    return this;
  }

  private void bet(Wager wager, long cents) {
    go(player(YOU), new Command.Bet(seat, wager, cents));
  }

  private Deck shuffled() {
    List<Card> cards = new ArrayList<>(Cards.DECK.list());
    Collections.shuffle(cards, new Random(deal));
    return new Deck(cards);
  }

  private Dealt shown() {
    Spot spot = round.spot(seat).orElseThrow();
    List<Stake> stakes = new ArrayList<>();
    for (Wager wager : Wager.values()) {
      Optional.ofNullable(spot.stakes().get(wager))
          .ifPresent(cents -> stakes.add(new Stake(game.label(wager), cents)));
    }
    return new Dealt(
        deal,
        stakes,
        Cards.of(spot.cards()).list(),
        ThreeCardHand.of(spot.cards()).toString(),
        dealerShows,
        "Put %s on %s".formatted(Amounts.said(ANTE_CENTS), game.label(Wager.PLAY)),
        "Give %s up".formatted(game.label(Wager.ANTE)));
  }

  private Ended decided(Choice choice) {
    Spot before = round.spot(seat).orElseThrow();
    Verdict verdict =
        Verdict.of(
                game,
                new Verdict.Seen(
                    0,
                    seat,
                    YOU,
                    Cards.of(before.cards()).list(),
                    dealerShows,
                    List.of(),
                    ANTE_CENTS,
                    choice,
                    choice == Choice.FOLD
                        ? Optional.of(Event.Folded.Why.CHOSE_TO)
                        : Optional.empty()))
            .verdict();
    go(
        player(YOU),
        switch (choice) {
          case PLAY -> new Command.Play(seat);
          case FOLD -> new Command.Fold(seat);
        });
    go(Actor.Staff.FLOOR, new Command.CollectForfeits());
    List<Event> revealed = go(Actor.Staff.FLOOR, new Command.Reveal());
    go(Actor.Staff.FLOOR, new Command.Settle(Optional.empty()));
    SettlementView settled = SettlementView.of(round.settlement().orElseThrow(), game::label);
    return new Ended(
        deal,
        verdict.cards(),
        Cards.of(round.dealer()).list(),
        announcement(revealed),
        settled.wagers().stream().filter(line -> line.seat() == seat).toList(),
        round.settlement().orElseThrow().netOf(seat),
        verdict);
  }

  private static String announcement(List<Event> events) {
    return events.stream()
        .flatMap(
            event ->
                event instanceof Event.DealerRevealed(_, _, String says)
                    ? Stream.of(says)
                    : Stream.empty())
        .findFirst()
        .orElse("");
  }

  private static Actor player(String name) {
    return new Actor.Player(name);
  }

  private List<Event> go(Actor actor, Command command) {
    return switch (Decide.on(round, actor, command)) {
      case Ruling.No(Refused refused) -> throw new IllegalStateException(refused.toString());
      case Ruling.Accepted(List<Event> events) -> {
        round = Evolve.all(round, events);
        yield events;
      }
    };
  }
}
