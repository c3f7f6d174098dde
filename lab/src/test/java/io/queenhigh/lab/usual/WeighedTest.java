package io.queenhigh.lab.usual;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every action's worth, the fast way against dealing out every ending. */
class WeighedTest {

  private static final long SEED = 20_201_116;

  static Stream<UsualGame> games() {
    return UsualGames.all().stream();
  }

  @ParameterizedTest(name = "{0}: a hundred random situations, every action, both ways")
  @MethodSource("games")
  void bothWaysAgree(UsualGame game) {
    Random random = new Random(SEED);
    for (int i = 0; i < 100; i++) {
      UsualGame played = choice(game, random);
      Situation situation = situation(game.play(), random);
      assertEquals(
          new EveryEnding(played).weigh(situation),
          Studies.of(played).weigh(situation).actions(),
          () -> "seed " + SEED + ": " + played.chosen() + " " + situation);
    }
  }

  private static UsualGame choice(UsualGame game, Random random) {
    UsualGame chosen = game.with(game.tables().get(random.nextInt(game.tables().size())));
    return game.readings().isEmpty()
        ? chosen
        : chosen.with(game.readings().get(random.nextInt(game.readings().size())));
  }

  /** Few cards are left unseen, so that every ending can be dealt out. */
  private static Situation situation(Play play, Random random) {
    List<Card> deck = new ArrayList<>(Card.all());
    Collections.shuffle(deck, random);
    int board =
        switch (play) {
          case LET_IT_RIDE -> random.nextInt(2);
          case MISSISSIPPI_STUD -> random.nextInt(3);
          case ULTIMATE_TEXAS_HOLDEM -> new int[] {0, 3, 5}[random.nextInt(3)];
          case CARIBBEAN_STUD, FOUR_CARD_POKER, CRAZY_4_POKER -> 0;
        };
    int unseen =
        switch (play) {
          case LET_IT_RIDE -> 4 + random.nextInt(40);
          case MISSISSIPPI_STUD -> 4 + random.nextInt(9);
          case ULTIMATE_TEXAS_HOLDEM -> (board == 0 ? 8 : 12) + random.nextInt(3);
          case CARIBBEAN_STUD -> 6 + random.nextInt(14);
          case FOUR_CARD_POKER, CRAZY_4_POKER -> 6 + random.nextInt(8);
        };
    int own = play.ownCards();
    List<Integer> bets =
        play == Play.MISSISSIPPI_STUD && random.nextBoolean()
            ? random.ints(board, 1, 4).boxed().toList()
            : List.of();
    int open = own + board + (play.showsCard() ? 1 : 0);
    return new Situation(
        Cards.of(deck.subList(0, own)),
        play.showsCard() ? Optional.of(deck.get(own)) : Optional.empty(),
        deck.subList(own, own + board),
        Cards.of(deck.subList(open, 52 - unseen)),
        bets);
  }
}
