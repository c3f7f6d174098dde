package io.queenhigh.rules.round;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Stacks of three to every spot with a wager, the dealer's last. */
final class Dealing {

  private Dealing() {}

  static Ruling<Event> deal(Round round, Actor actor, Command.Deal command) {
    Optional<Refused> no = mayDeal(round, actor, command.colour());
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    List<Integer> order = round.dealingOrder();
    Deck deck = command.deck();
    Map<Integer, List<Card>> hands = new TreeMap<>();
    for (int i = 0; i < order.size(); i++) {
      hands.put(order.get(i), deck.stack(i));
    }
    List<Card> dealer = deck.stack(order.size());
    int first = 3 * (order.size() + 1);
    List<Card> community = deck.order().subList(first, first + round.game().communityCards());
    return new Ruling.Accepted<>(events(round, command.colour(), hands, dealer, community));
  }

  static Ruling<Event> dealKeyed(Round round, Actor actor, Command.DealKeyed command) {
    return Ruling.allUnless(
        Check.first(
            () -> mayDeal(round, actor, command.colour()),
            () -> rightSeats(round, command.hands().keySet()),
            () -> rightCounts(round, command),
            () -> noCardTwice(round, command)),
        () ->
            events(
                round, command.colour(), command.hands(), command.dealer(), command.community()));
  }

  static Optional<Refused> mayDeal(Round round, Actor actor, DeckColour colour) {
    Game game = round.game();
    boolean progressive =
        round.bettingSpots().values().stream().anyMatch(spot -> spot.has(Wager.PROGRESSIVE));
    return Check.first(
        () -> RoundChecks.houseDealer(round, actor, "deals", Point.DEALING_ORDER),
        () -> RoundChecks.phase(round, Phase.BETS_CLOSED, "Dealing", Point.NO_MORE_BETS),
        Check.refuseIf(
            () -> colour != round.deck(),
            "other-deck-due",
            "The other deck is due: the two decks take turns",
            game.by(Point.DECKS_ALTERNATE)),
        () ->
            progressive && !round.progressiveLocked()
                ? Check.no(
                    "lock-before-the-deal",
                    "Progressive wagers must be locked before the deal: press "
                        + game.progressive().orElseThrow().controller().is().lockButton(),
                    game.by(Point.PROGRESSIVE_LOCKED))
                : Check.fine());
  }

  private static Optional<Refused> rightSeats(Round round, Set<Integer> seats) {
    Set<Integer> betting = round.bettingSpots().keySet();
    return Check.refuseIf(
        !seats.equals(betting),
        "cards-for-wrong-seats",
        "Cards go to the seats with a wager: " + betting + ", not " + seats,
        round.game().by(Point.DEALING_ORDER));
  }

  private static Optional<Refused> rightCounts(Round round, Command.DealKeyed command) {
    Game game = round.game();
    for (Map.Entry<Integer, List<Card>> hand : command.hands().entrySet()) {
      if (hand.getValue().size() != 3) {
        return wrongCount(game, "Seat " + hand.getKey(), hand.getValue().size());
      }
    }
    if (command.dealer().size() != 3) {
      return wrongCount(game, "The dealer", command.dealer().size());
    }
    int community = game.communityCards();
    return Check.refuseIf(
        command.community().size() != community,
        "wrong-community-cards",
        "This game sets " + community + " community cards aside, not " + command.community().size(),
        game.cite(community == 0 ? Point.STACKS_OF_THREE : Point.COMMUNITY_CARDS));
  }

  private static Optional<Refused> wrongCount(Game game, String who, int cards) {
    return Check.no(
        "not-three-cards",
        who + " has " + cards + " cards instead of three: that voids the round",
        game.by(Point.WRONG_NUMBER_OF_CARDS));
  }

  private static Optional<Refused> noCardTwice(Round round, Command.DealKeyed command) {
    Set<Card> seen = new HashSet<>();
    List<List<Card>> stacks = new ArrayList<>(command.hands().values());
    stacks.add(command.dealer());
    stacks.add(command.community());
    for (List<Card> stack : stacks) {
      for (Card card : stack) {
        if (!seen.add(card)) {
          return Check.no(
              "card-dealt-twice", card + " is dealt twice", round.game().by(Point.ONE_DECK_OF_52));
        }
      }
    }
    return Check.fine();
  }

  private static List<Event> events(
      Round round,
      DeckColour colour,
      Map<Integer, List<Card>> hands,
      List<Card> dealer,
      List<Card> community) {
    List<Event> events = new ArrayList<>();
    events.add(new Event.DeckBroughtIn(colour));
    for (int seat : round.dealingOrder()) {
      events.add(new Event.HandDealt(seat, List.copyOf(hands.getOrDefault(seat, List.of()))));
    }
    events.add(new Event.DealerDealt(List.copyOf(dealer)));
    if (round.game().shown().is() == Shown.ONE_DEALER_CARD) {
      events.add(new Event.DealerCardShown(bottom(dealer)));
    }
    if (!community.isEmpty()) {
      events.add(new Event.CommunitySetAside(List.copyOf(community)));
    }
    events.addAll(foldsOfWhoLeft(round));
    return events;
  }

  static List<Event> foldsOfWhoLeft(Round round) {
    return round.bettingSpots().values().stream()
        .filter(spot -> spot.left() && spot.mustDecide())
        .<Event>map(spot -> new Event.Folded(spot.seat(), Event.Folded.Why.LEFT))
        .toList();
  }

  /** The card on the underside of a stack is the last one dealt into it. */
  private static Card bottom(List<Card> stack) {
    return stack.getLast();
  }
}
