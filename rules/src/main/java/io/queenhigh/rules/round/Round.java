package io.queenhigh.rules.round;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.settlement.Envy;
import io.queenhigh.rules.settlement.Settle;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Circle;
import io.queenhigh.rules.table.Spot;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * A round at a table: a fold of its events, and of the rounds before it as far as they matter (who
 * sits, who banked, which deck is due).
 *
 * @param suspended whether a failing shuffler has stopped play
 * @param shufflerSteps how many steps of its replacement are done; 0 where it is not replaced
 * @param bankCents what the player-dealer has posted; 0 before that, and where the house banks
 * @param actionButton where settling starts; 0 for the seat after the player-dealer
 * @param byHand whether a person has dealt the cards face down, so that they are known only once
 *     they are turned up and keyed
 * @param feesPaidBefore fees of a void round, which its redeal does not charge again
 */
public record Round(
    Game game,
    Terms terms,
    long number,
    Phase phase,
    boolean suspended,
    int shufflerSteps,
    SortedMap<Integer, Spot> spots,
    Rotation rotation,
    long bankCents,
    int actionButton,
    DeckColour deck,
    boolean progressiveLocked,
    boolean byHand,
    List<Card> dealer,
    List<Card> community,
    List<Fee> fees,
    List<Fee> feesPaidBefore,
    Optional<Settlement> settlement,
    Optional<Event.RoundVoided> voided) {

  public Round {
    spots = Collections.unmodifiableSortedMap(new TreeMap<>(spots));
    dealer = List.copyOf(dealer);
    community = List.copyOf(community);
    fees = List.copyOf(fees);
    feesPaidBefore = List.copyOf(feesPaidBefore);
  }

  /** The first round of a table that has just opened. */
  public static Round first(Game game, Terms terms) {
    return new Round(
        game,
        terms,
        1,
        Phase.BETTING,
        false,
        0,
        new TreeMap<>(),
        Rotation.NONE,
        0,
        0,
        DeckColour.RED,
        false,
        false,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.empty());
  }

  public Optional<Spot> spot(int seat) {
    return Optional.ofNullable(spots.get(seat));
  }

  /** Spots with chips on them, by seat. */
  public SortedMap<Integer, Spot> bettingSpots() {
    SortedMap<Integer, Spot> betting = new TreeMap<>();
    for (Spot spot : spots.values()) {
      if (spot.hasBet()) {
        betting.put(spot.seat(), spot);
      }
    }
    return betting;
  }

  /** Whether chips lie on any spot. */
  public boolean hasBets() {
    return spots.values().stream().anyMatch(Spot::hasBet);
  }

  public boolean hasBet(int seat) {
    return spot(seat).filter(Spot::hasBet).isPresent();
  }

  /** Seats that are dealt in, in the order of the deal; players decide in the same order. */
  public List<Integer> dealingOrder() {
    return Circle.clockwiseFrom(dealingStart(), bettingSpots().keySet());
  }

  private int dealingStart() {
    return switch (game.dealsFrom().is()) {
      case PLAYER_DEALERS_LEFT -> rotation.seat() + 1;
      case HOUSE_DEALERS_LEFT -> 1;
    };
  }

  /** Whether cards lie on the table, seen or not. */
  public boolean isDealt() {
    boolean before =
        phase == Phase.BETTING || phase == Phase.BETS_CLOSED || game.isDealtElsewhere();
    return !before && (phase != Phase.VOID || anySeen());
  }

  private boolean anySeen() {
    return !dealer.isEmpty() || spots.values().stream().anyMatch(Spot::isSeen);
  }

  /**
   * Seats whose hands are turned up before the round is settled, in the order in which hands are
   * opened: all but folded ones on which no wager is live.
   */
  public List<Integer> turnedUpToSettle() {
    return Circle.order(game.settling().opensHands().is(), settlingStart(), bettingSpots().keySet())
        .stream()
        .filter(seat -> spot(seat).filter(this::isTurnedUpToSettle).isPresent())
        .toList();
  }

  private boolean isTurnedUpToSettle(Spot spot) {
    return !spot.hasFolded() || Finishing.stays(game, spot);
  }

  /** Whether the cards of every hand are known that has to be. */
  public boolean isAllSeen() {
    return turnedUpToSettle().stream()
        .allMatch(seat -> spot(seat).filter(Spot::isSeen).isPresent());
  }

  /** Whose decision it is; 0 when nobody's. */
  public int turn() {
    if (phase != Phase.DECIDING) {
      return 0;
    }
    int start = dealingStart();
    int first = firstToDecide(spots.tailMap(start).values());
    return first != 0 ? first : firstToDecide(spots.headMap(start).values());
  }

  /** Asked at every step of every table, hence without a list of all who are dealt in. */
  private static int firstToDecide(Collection<Spot> inOrder) {
    for (Spot spot : inOrder) {
      if (spot.mustDecide()) {
        return spot.seat();
      }
    }
    return 0;
  }

  /** Where settling starts: the action button, or the seat after the player-dealer. */
  public int settlingStart() {
    return actionButton != 0 ? actionButton : rotation.seat() + 1;
  }

  /** Envy that is due once all hands are open. */
  public List<Envy> envy() {
    return Settle.envy(Finishing.layout(this, Optional.empty()));
  }

  /** The same settled round with other hands, 0 the dealer's, and what they settle as. */
  public Round corrected(Map<Integer, List<Card>> hands, Settlement instead) {
    return with(
        draft -> {
          hands.forEach(
              (seat, cards) -> {
                if (seat == 0) {
                  draft.dealer = List.copyOf(cards);
                } else {
                  draft.spots.computeIfPresent(seat, (_, spot) -> spot.dealt(cards));
                }
              });
          draft.settlement = Optional.of(instead);
        });
  }

  boolean isBanker(int seat) {
    return rotation.isHeld() && rotation.seat() == seat;
  }

  /** The same round with some things changed. */
  Round with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.done();
  }

  /** A round while it is being changed; lives only inside {@link #with}. */
  static final class Draft {
    private final Game game;
    Terms terms;
    long number;
    Phase phase;
    boolean suspended;
    int shufflerSteps;
    SortedMap<Integer, Spot> spots;
    Rotation rotation;
    long bankCents;
    int actionButton;
    DeckColour deck;
    boolean progressiveLocked;
    boolean byHand;
    List<Card> dealer;
    List<Card> community;
    List<Fee> fees;
    List<Fee> feesPaidBefore;
    Optional<Settlement> settlement;
    Optional<Event.RoundVoided> voided;

    Game game() {
      return game;
    }

    boolean isShufflerInPieces() {
      return shufflerSteps > 0 && shufflerSteps < ShufflerStep.values().length;
    }

    private Draft(Round round) {
      game = round.game;
      terms = round.terms;
      number = round.number;
      phase = round.phase;
      suspended = round.suspended;
      shufflerSteps = round.shufflerSteps;
      spots = new TreeMap<>(round.spots);
      rotation = round.rotation;
      bankCents = round.bankCents;
      actionButton = round.actionButton;
      deck = round.deck;
      progressiveLocked = round.progressiveLocked;
      byHand = round.byHand;
      dealer = round.dealer;
      community = round.community;
      fees = round.fees;
      feesPaidBefore = round.feesPaidBefore;
      settlement = round.settlement;
      voided = round.voided;
    }

    private Round done() {
      return new Round(
          game,
          terms,
          number,
          phase,
          suspended,
          shufflerSteps,
          spots,
          rotation,
          bankCents,
          actionButton,
          deck,
          progressiveLocked,
          byHand,
          dealer,
          community,
          fees,
          feesPaidBefore,
          settlement,
          voided);
    }
  }
}
