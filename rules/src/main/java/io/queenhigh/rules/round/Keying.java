package io.queenhigh.rules.round;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Physical cards, keyed when they are seen and not before: the shown card at the deal, the dealer's
 * hand at the reveal, players' hands when they are turned up to be settled. Until then what was
 * keyed wrong is keyed once more.
 */
final class Keying {

  private static final int DEALER = 0;

  private Keying() {}

  static Ruling<Event> dealStacks(Round round, Actor actor, Command.DealStacks command) {
    Game game = round.game();
    boolean shows = game.shown().is() == Shown.ONE_DEALER_CARD;
    return Ruling.allUnless(
        Check.first(
            () -> Dealing.mayDeal(round, actor, command.colour()),
            Check.refuseIf(
                () -> shows && command.shown().isEmpty(),
                "shown-card-missing",
                "One card of the dealer's is turned up at the deal: key it",
                game.shown().by()),
            Check.refuseIf(
                () -> !shows && command.shown().isPresent(),
                "no-card-is-shown",
                "No card of the dealer's is turned up at the deal",
                game.shown().by())),
        () -> {
          List<Event> events = new ArrayList<>();
          events.add(new Event.DeckBroughtIn(command.colour()));
          events.add(new Event.StacksDealt(round.dealingOrder()));
          command.shown().ifPresent(card -> events.add(new Event.DealerCardShown(card)));
          events.addAll(Dealing.foldsOfWhoLeft(round));
          return events;
        });
  }

  static Ruling<Event> shownCard(Round round, Actor actor, Command.KeyShownCard command) {
    return Ruling.unless(
        Check.first(
            () -> keys(round, actor),
            Check.refuseIf(
                () -> round.dealer().size() != 1,
                "no-shown-card-to-correct",
                "There is no card of the dealer's that could have been keyed wrong",
                round.game().shown().by()),
            () -> fresh(round, List.of(command.card()), DEALER)),
        () -> new Event.DealerCardShown(command.card()));
  }

  static Ruling<Event> hand(Round round, Actor actor, Command.KeyHand command) {
    int seat = command.seat();
    Optional<Spot> spot = round.spot(seat).filter(Spot::hasBet);
    return Ruling.unless(
        Check.first(
            () -> keys(round, actor),
            Check.refuseIf(
                spot::isEmpty,
                "seat-not-dealt-in",
                "Seat " + seat + " is not dealt in",
                round.game().by(Point.DEALING_ORDER)),
            () -> isTurnedUp(round, spot.orElseThrow()),
            () -> three(round, "Seat " + seat, command.cards()),
            () -> fresh(round, command.cards(), seat)),
        () -> new Event.HandKeyed(seat, command.cards(), spot.orElseThrow().cards()));
  }

  /** Face-up hands lie open from the deal on, all others only when they are settled. */
  private static Optional<Refused> isTurnedUp(Round round, Spot spot) {
    Game game = round.game();
    if (game.shown().is() == Shown.PLAYERS_FACE_UP) {
      return Check.fine();
    }
    return Check.first(
        Check.refuseIf(
            () -> !round.turnedUpToSettle().contains(spot.seat()),
            "folded-hand-not-seen",
            "Seat "
                + spot.seat()
                + " has folded and nothing on it is live: its cards go away unseen",
            game.by(Point.COLLECT_FORFEITS)),
        Check.refuseIf(
            () -> round.phase() != Phase.REVEALED,
            "hand-not-turned-up",
            "Hands are turned up after the dealer's, and keyed then: " + round.phase().says(),
            game.by(Point.REVEAL)));
  }

  static Ruling<Event> reveal(Round round, Actor actor, Command.RevealKeyed command) {
    Game game = round.game();
    Optional<Refused> no =
        Check.first(
            () -> RoundChecks.houseDealer(round, actor, "turns up the dealer's hand", Point.REVEAL),
            () -> isKeyed(round),
            () ->
                round.phase() == Phase.REVEALED
                    ? Check.fine()
                    : RoundChecks.phase(
                        round,
                        Phase.FORFEITS_COLLECTED,
                        "Turning up the dealer's hand",
                        Point.REVEAL),
            () -> three(round, "The dealer", command.dealer()),
            Check.refuseIf(
                () -> command.community().size() != game.communityCards(),
                "wrong-community-cards",
                "This game sets "
                    + game.communityCards()
                    + " community cards aside, not "
                    + command.community().size(),
                game.cite(
                    game.communityCards() == 0 ? Point.STACKS_OF_THREE : Point.COMMUNITY_CARDS)),
            () -> fresh(round, both(command), DEALER),
            () -> hasTheShownCard(round, command.dealer()));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    List<Event> events = new ArrayList<>();
    List<Card> before = round.phase() == Phase.REVEALED ? round.dealer() : List.of();
    events.add(new Event.HandKeyed(DEALER, shownLast(round, command.dealer()), before));
    if (!command.community().isEmpty()) {
      events.add(new Event.CommunitySetAside(command.community()));
    }
    Round keyed = Evolve.all(round, events);
    events.addAll(Finishing.revealed(keyed));
    return new Ruling.Accepted<>(events);
  }

  /** The card that everyone has seen is in the hand; the other two may be corrected. */
  private static Optional<Refused> hasTheShownCard(Round round, List<Card> dealer) {
    return shown(round)
        .filter(card -> !dealer.contains(card))
        .flatMap(
            card ->
                Check.no(
                    "shown-card-not-in-hand",
                    card
                        + " was shown at the deal and is not in this hand: one of them is keyed"
                        + " wrong",
                    round.game().shown().by()));
  }

  private static Optional<Card> shown(Round round) {
    boolean shows = round.game().shown().is() == Shown.ONE_DEALER_CARD;
    return shows && !round.dealer().isEmpty()
        ? Optional.of(round.dealer().getLast())
        : Optional.empty();
  }

  /** A stack is on record as it was dealt, with the shown card at its bottom. */
  private static List<Card> shownLast(Round round, List<Card> dealer) {
    List<Card> cards = new ArrayList<>(dealer);
    shown(round)
        .ifPresent(
            card -> {
              cards.remove(card);
              cards.add(card);
            });
    return List.copyOf(cards);
  }

  /** Nothing is settled by cards that nobody has keyed. */
  static Optional<Refused> allAreSeen(Round round) {
    List<Integer> open =
        round.turnedUpToSettle().stream()
            .filter(seat -> !RoundChecks.spot(round, seat).isSeen())
            .toList();
    return Check.refuseIf(
        !open.isEmpty() && !round.game().isDealtElsewhere(),
        "hands-not-keyed",
        "These seats' hands are not keyed yet: " + open,
        round.game().by(Point.REVEAL));
  }

  private static Optional<Refused> keys(Round round, Actor actor) {
    return Check.first(
        () -> RoundChecks.houseDealer(round, actor, "keys cards", Point.DEALING_ORDER),
        () -> isKeyed(round));
  }

  /** What a shuffled deck has dealt is known, and nobody keys it. */
  private static Optional<Refused> isKeyed(Round round) {
    return Check.first(
        Check.refuseIf(
            () -> !round.phase().hasCards(),
            "no-cards-out",
            "No cards are out: " + round.phase().says(),
            round.game().by(Point.DEALING_ORDER)),
        Check.refuseIf(
            () -> !round.byHand(),
            "cards-are-known",
            "The cards of this round are known already",
            round.game().by(Point.DEALING_ORDER)));
  }

  private static Optional<Refused> three(Round round, String who, List<Card> cards) {
    return Check.refuseIf(
        cards.size() != 3,
        "not-three-cards",
        who + " has " + cards.size() + " cards instead of three: that voids the round",
        round.game().by(Point.WRONG_NUMBER_OF_CARDS));
  }

  /** No card lies in two places; what is keyed once more makes room for itself. */
  private static Optional<Refused> fresh(Round round, List<Card> cards, int except) {
    Set<Card> seen = new HashSet<>();
    round.spots().values().stream()
        .filter(spot -> spot.seat() != except)
        .forEach(spot -> seen.addAll(spot.cards()));
    if (except != DEALER) {
      seen.addAll(round.dealer());
      seen.addAll(round.community());
    }
    for (Card card : cards) {
      if (!seen.add(card)) {
        return Check.no(
            "card-on-the-table",
            card + " is on the table already: " + Cards.text(cards) + " cannot be",
            round.game().by(Point.ONE_DECK_OF_52));
      }
    }
    return Check.fine();
  }

  private static List<Card> both(Command.RevealKeyed command) {
    List<Card> cards = new ArrayList<>(command.dealer());
    cards.addAll(command.community());
    return cards;
  }
}
