package io.queenhigh.lab.usual;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import java.util.List;
import java.util.Optional;

/**
 * What a player looks at when a decision is due.
 *
 * @param own the player's cards
 * @param shows the dealer's card that lies open
 * @param board community cards, in the order in which they were opened
 * @param seen cards of other players, or of the rack: known not to come
 * @param bets what was bet on earlier streets, in Antes; only Mississippi Stud asks
 */
public record Situation(
    Cards own, Optional<Card> shows, List<Card> board, Cards seen, List<Integer> bets) {

  public Situation {
    board = List.copyOf(board);
    bets = List.copyOf(bets);
  }

  public static Situation of(Cards own) {
    return new Situation(own, Optional.empty(), List.of(), Cards.NONE, List.of());
  }

  public Situation shows(Card card) {
    return new Situation(own, Optional.of(card), board, seen, bets);
  }

  public Situation board(List<Card> cards) {
    return new Situation(own, shows, cards, seen, bets);
  }

  public Situation seen(Cards cards) {
    return new Situation(own, shows, board, cards, bets);
  }

  public Situation bets(List<Integer> units) {
    return new Situation(own, shows, board, seen, units);
  }

  int shown() {
    return shows.map(Card::index).orElse(-1);
  }

  /** Why these cards cannot lie on a table together, if so. */
  Optional<String> refusal() {
    long out = 0;
    record Group(String name, List<Card> cards) {}
    for (Group group :
        List.of(
            new Group("the hand", own.list()),
            new Group("the dealer's open card", shows.stream().toList()),
            new Group("the board", board),
            new Group("the seen cards", seen.list()))) {
      for (Card card : group.cards()) {
        if ((out >>> card.index() & 1) != 0) {
          return Optional.of(
              "%s stands in %s and once before: a deck has it once.".formatted(card, group.name()));
        }
        out |= 1L << card.index();
      }
    }
    return Optional.empty();
  }
}
