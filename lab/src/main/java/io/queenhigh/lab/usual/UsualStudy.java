package io.queenhigh.lab.usual;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Cards;
import java.util.List;
import java.util.Optional;

/** What the six games have in common. */
abstract class UsualStudy implements Studied {

  private final UsualGame game;

  UsualStudy(UsualGame game) {
    this.game = game;
  }

  final UsualGame game() {
    return game;
  }

  @Override
  public final String id() {
    return game.id();
  }

  @Override
  public final String title() {
    return game.title();
  }

  @Override
  public final int ownCards() {
    return game.play().ownCards();
  }

  /** The strategy in words for the game's usual rules. */
  abstract List<String> usualWords();

  @Override
  public final List<String> inWords() {
    return game.isDefault() ? usualWords() : List.of();
  }

  /** What is lost by the strategy in words, for the rules it was written for. */
  final Optional<Fraction> worded(Fraction edge) {
    return game.isDefault() ? Optional.of(edge) : Optional.empty();
  }

  /** For many decisions in a row. */
  abstract QuickDecision quick();

  /** How many community cards may lie open when a decision is due. */
  abstract List<Integer> boards();

  @Override
  public Optional<String> refusal(Situation situation) {
    Play play = game.play();
    if (situation.own().size() != play.ownCards()) {
      return Optional.of(
          "A hand of %s has %d cards, not %d."
              .formatted(game.title(), play.ownCards(), situation.own().size()));
    }
    if (play.showsCard() && situation.shows().isEmpty()) {
      return Optional.of(
          "In %s the dealer shows a card: say which, such as Kd.".formatted(game.title()));
    }
    if (!play.showsCard() && situation.shows().isPresent()) {
      return Optional.of(
          "In %s the dealer shows no card before the decision: leave it out."
              .formatted(game.title()));
    }
    if (!boards().contains(situation.board().size())) {
      return Optional.of(
          boards().size() == 1
              ? "%s has no community cards: leave the board out.".formatted(game.title())
              : "A decision in %s is due with %s community cards open, not with %d."
                  .formatted(game.title(), listed(boards()), situation.board().size()));
    }
    Optional<String> twice = situation.refusal();
    if (twice.isPresent()) {
      return twice;
    }
    int needs = play.hidden() + play.community() - situation.board().size();
    int left =
        52
            - play.ownCards()
            - situation.shows().map(_ -> 1).orElse(0)
            - situation.board().size()
            - situation.seen().size();
    if (left < needs) {
      return Optional.of(
          "With %d cards seen only %d are left, and %d more must be dealt: see at most %d."
              .formatted(
                  situation.seen().size(), left, needs, situation.seen().size() + left - needs));
    }
    return Optional.empty();
  }

  final void check(Situation situation) {
    refusal(situation)
        .ifPresent(
            why -> {
              throw new IllegalArgumentException(why);
            });
  }

  private static String listed(List<Integer> sizes) {
    List<String> words = sizes.stream().map(String::valueOf).toList();
    return String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.getLast();
  }

  static int count(Cards cards, int rank) {
    return count(cards.mask(), rank);
  }

  static int count(long cards, int rank) {
    return Long.bitCount(cards >>> (4 * rank) & 0xF);
  }
}
