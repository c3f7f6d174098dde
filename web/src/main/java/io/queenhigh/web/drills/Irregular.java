package io.queenhigh.web.drills;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.web.drills.DrillPaper.Question;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Things that go wrong, and what the dealer does about them. */
final class Irregular {

  /** What somebody does, the first choice being right. */
  private record Case(String asks, Point point, List<String> choices) {}

  private static final List<Case> EVERYWHERE =
      List.of(
          new Case(
              "Seat 3 turns up four cards.",
              Point.WRONG_NUMBER_OF_CARDS,
              List.of(
                  "The whole round is void: all wagers go back",
                  "Seat 3's hand is dead and its wagers are taken",
                  "Take the fourth card away and play on")),
          new Case(
              "The dealer's own hand has two cards.",
              Point.WRONG_NUMBER_OF_CARDS,
              List.of(
                  "The whole round is void: all wagers go back",
                  "Deal the dealer a third card",
                  "The dealer does not play: every Ante is paid")),
          new Case(
              "The shuffler stops in the middle of the deal, again.",
              Point.SHUFFLER_FAILURE,
              List.of(
                  "Stop, have it replaced, then play on or have the round voided",
                  "Shuffle by hand and deal the rest",
                  "Take all wagers to the tray until it works")),
          new Case(
              "Bets are closed. Seat 1 adds a chip to the Ante.",
              Point.NO_MORE_BETS,
              List.of(
                  "Give it back: wagers are fixed once bets are closed",
                  "Let it stand: no card has been dealt yet",
                  "Let it stand, but only for Pair Plus")),
          new Case(
              "Seat 5 walks away without a word before deciding.",
              Point.LEAVING_FOLDS,
              List.of(
                  "The hand is folded",
                  "The wagers go back to the player",
                  "The dealer plays the hand for them")),
          new Case(
              "Seat 2 puts out a Play wager of half the Ante.",
              Point.PLAY_EQUALS_ANTE,
              List.of(
                  "Refuse it: Play is as large as the Ante",
                  "Take it as a Play for less",
                  "Fold the hand")),
          new Case(
              "A bystander wants to bet on seat 4's hand.",
              Point.ONE_BETTOR_PER_SPOT,
              List.of(
                  "Refuse it: nobody bets on another player's hand",
                  "Accept it if seat 4 agrees",
                  "Accept it up to the table's minimum")),
          new Case(
              "Seat 1 wants to look at the cards after seat 4 has decided, out of turn.",
              Point.DECISION_ORDER,
              List.of(
                  "Players decide in turn: ask the seat whose turn it is",
                  "Whoever is ready first decides first",
                  "Deal the round again")));

  private static final List<Case> AGAINST_A_PLAYER =
      List.of(
          new Case(
              "The player-dealer wants to add to the bank after players have bet.",
              Point.BANK_POSTED,
              List.of(
                  "Refuse it: the bank is fixed before bets close",
                  "Accept it: more cover is good for the players",
                  "Accept it once the first card is dealt")),
          new Case(
              "The player-dealer's money is gone and seat 6 still has a winning hand.",
              Point.UNCOVERED_RETURNED,
              List.of(
                  "What the bank cannot cover goes back to the player",
                  "The house pays seat 6",
                  "Seat 6 is paid in the next round")),
          new Case(
              "Nobody wants to bank. A player asks the house to do it.",
              Point.HOUSE_NEVER_BANKS,
              List.of(
                  "The house never banks: no round is dealt",
                  "The house banks one round",
                  "The house banks up to the table limit")));

  private Irregular() {}

  static DrillPaper irregularities(Game game, long seed) {
    Random chance = new Random(seed);
    List<Case> cases = new ArrayList<>(EVERYWHERE);
    if (game.isBankedByAPlayer()) {
      cases.addAll(AGAINST_A_PLAYER);
    }
    Collections.shuffle(cases, chance);
    return new DrillPaper(
        Optional.empty(), cases.stream().limit(6).map(one -> question(game, one, chance)).toList());
  }

  private static Question question(Game game, Case one, Random chance) {
    List<String> choices = new ArrayList<>(one.choices());
    Collections.shuffle(choices, chance);
    return Question.choice(
        one.asks(),
        choices,
        one.choices().getFirst(),
        "The rule: " + one.point().says(),
        game.cite(one.point()));
  }
}
