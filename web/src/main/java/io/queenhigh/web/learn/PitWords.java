package io.queenhigh.web.learn;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Settling;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.web.learn.Told.Word;
import java.util.ArrayList;
import java.util.List;

/** The words and badges that somebody meets at a game's table. */
final class PitWords {
  private PitWords() {}

  static List<Word> of(Game game) {
    List<Word> words = new ArrayList<>();
    String high = Key.of(game.qualifier().high().is().name());
    words.add(
        new Word(
            "Qualify",
            "",
            "The dealer's hand qualifies, or plays, with %s high or better.".formatted(high),
            game.qualifier().high().by()));
    words.add(
        new Word(
            "Push",
            "",
            "A wager that neither wins nor loses: you get it back.",
            game.cite(Point.EQUAL_HANDS_PUSH)));
    if (game.isBankedByAPlayer()) {
      banked(game, words);
    }
    if (game.offers(Wager.PROGRESSIVE)) {
      progressive(game, words);
    }
    return List.copyOf(words);
  }

  private static void banked(Game game, List<Word> words) {
    words.add(
        new Word(
            "Player-dealer",
            "PD",
            "The player whose money you play against in this round.",
            game.bank().by()));
    words.add(
        new Word(
            "Bank",
            "",
            "What the player-dealer has posted: the most the bank can lose in the round, and the"
                + " most it can win.",
            game.cite(Point.WINS_NO_MORE_THAN_POSTED)));
    words.add(
        new Word(
            "Action button",
            "A",
            "Settling starts at its seat. It matters when the bank may run out: whoever comes"
                + " first is paid first.",
            game.cite(Point.ACTION_BUTTON)));
    words.add(
        new Word(
            "Covered",
            "",
            "A wager the bank has the money to pay. "
                + switch (game.settling().procedure().is()) {
                  case SEAT_BY_SEAT ->
                      "Seats are settled one after the other until the bank is gone; the rest comes"
                          + " back.";
                  case COLLECT_FIRST ->
                      "Losers are collected first, then winners are paid while there is money; the"
                          + " rest comes back.";
                  case HOUSE -> "";
                },
            covered(game.settling(), game)));
    words.add(
        new Word(
            "Collection",
            "",
            "The card room's flat fee, dropped before the deal.",
            game.cite(Point.FLAT_FEES)));
  }

  private static Citation covered(Settling settling, Game game) {
    return settling.procedure().is() == Settling.Procedure.HOUSE
        ? game.bank().by()
        : game.cite(Point.UNCOVERED_RETURNED);
  }

  private static void progressive(Game game, List<Word> words) {
    words.add(
        new Word(
            "Meter",
            "",
            "What the progressive pays right now; every progressive wager feeds it.",
            game.cite(Point.METER_PAYS)));
    words.add(
        new Word(
            "Envy",
            "",
            "A fixed amount paid to everyone else on the progressive when somebody hits a top hand.",
            game.cite(Point.ENVY)));
  }
}
