package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.List;
import java.util.Optional;

/**
 * What it is worth to a player to see cards of other players before deciding, exactly.
 *
 * @param seen how many other cards are seen, beside the own hand and any shown dealer card
 * @param edgeUnseen the edge of Ante and Play against the best play without them
 * @param gain what the best play with them takes off that edge
 * @param deviates how often the seen cards change the decision
 * @param changes which hands change, the most profitable first
 * @param complete false when the work was interrupted: gain and frequency are then what was found
 *     so far, and the truth is no less
 */
public record FaceUp(
    int seen,
    Fraction edgeUnseen,
    Fraction gain,
    Fraction deviates,
    List<Change> changes,
    boolean complete) {

  /** More cards than this are left to {@link FaceUpEstimate}. */
  public static final int MOST_SEEN = 9;

  /**
   * Hands of one strength that are decided the other way because of the seen cards.
   *
   * @param hand one of these hands
   * @param shown the rank of the dealer's card, where one is shown
   * @param instead what the player does now
   * @param chance how often a deal has such a hand and such seen cards
   * @param gain this hand's part of the whole gain
   */
  public record Change(
      ThreeCardHand hand,
      Optional<Rank> shown,
      PlayOrFold.Choice instead,
      Fraction chance,
      Fraction gain) {}

  public FaceUp {
    changes = List.copyOf(changes);
  }

  /** The edge that is left. */
  public Fraction edge() {
    return edgeUnseen.minus(gain);
  }

  /** Why this number of seen cards is not studied exactly, if so. */
  public static Optional<String> refusal(int seen) {
    if (seen < 1) {
      return Optional.of("At least one card must be seen, not " + seen + ".");
    }
    if (seen > MOST_SEEN) {
      return Optional.of(
          "Up to " + MOST_SEEN + " seen cards are counted exactly; more are estimated.");
    }
    return Optional.empty();
  }

  /**
   * Goes through every set of seen cards. Interrupting the thread ends the work early with what is
   * known; the thread stays interrupted.
   */
  public static FaceUp of(Game game, int seen, Progress progress) {
    refusal(seen)
        .ifPresent(
            why -> {
              throw new IllegalArgumentException(why);
            });
    return new FaceUpStudy(game, seen).run(progress);
  }
}
