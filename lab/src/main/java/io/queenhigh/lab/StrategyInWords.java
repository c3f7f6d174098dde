package io.queenhigh.lab;

import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A strategy as one player tells it to another. */
public final class StrategyInWords {

  private StrategyInWords() {}

  /**
   * What to do against one or several neighbouring ranks.
   *
   * @param from the highest of them; absent where the dealer shows nothing
   * @param to the lowest
   * @param says {@code play Q-6-4 or better}
   */
  public record Line(Optional<Rank> from, Optional<Rank> to, String says) {

    /** {@code against J to 2}; empty where the dealer shows nothing. */
    public String against() {
      if (from.isEmpty()) {
        return "";
      }
      return from.equals(to) ? symbol(from) : symbol(from) + " to " + symbol(to);
    }

    private static String symbol(Optional<Rank> rank) {
      return rank.map(each -> String.valueOf(each.symbol())).orElse("");
    }
  }

  /** The thresholds, ranks with the same one taken together. */
  public static List<Line> lines(Strategy strategy) {
    List<Line> lines = new ArrayList<>();
    for (Strategy.Threshold threshold : strategy.thresholds()) {
      String says = says(threshold.weakest(), threshold.playsAll());
      if (!lines.isEmpty() && lines.getLast().says().equals(says)) {
        Line before = lines.removeLast();
        lines.add(new Line(before.from(), threshold.shown(), says));
      } else {
        lines.add(new Line(threshold.shown(), threshold.shown(), says));
      }
    }
    return lines;
  }

  /** All of it in a sentence: {@code play Q-6-4 or better}. */
  public static String sentence(Strategy strategy) {
    return lines(strategy).stream()
        .map(
            line ->
                line.from().isEmpty()
                    ? line.says()
                    : "against " + line.against() + " " + line.says())
        .collect(Collectors.joining("; "));
  }

  /** {@code play Q-6-4 or better}, {@code play everything}, {@code fold everything}. */
  public static String says(Optional<ThreeCardHand> weakest, boolean playsAll) {
    if (playsAll) {
      return "play everything";
    }
    return weakest.map(hand -> "play " + name(hand) + " or better").orElse("fold everything");
  }

  /** The weakest hand to play: {@code Q-6-4}, {@code all}, {@code none}. */
  public static String weakest(Optional<ThreeCardHand> weakest, boolean playsAll) {
    return playsAll ? "all" : weakest.map(StrategyInWords::name).orElse("none");
  }

  /** The well-known strategies that differ from this one and from each other. */
  public static List<Strategy.Known> others(Strategy strategy) {
    List<Strategy.Known> told = new ArrayList<>();
    for (Strategy.Known known : strategy.others()) {
      boolean different = told.stream().noneMatch(before -> before.edge().equals(known.edge()));
      if (different && !known.edge().equals(strategy.edge())) {
        told.add(known);
      }
    }
    return told;
  }

  /** A hand by its ranks: {@code Q-6-4}, {@code 9-9-K}, {@code 9-8-7 suited}. */
  public static String name(ThreeCardHand hand) {
    String ranks =
        hand.ranks().stream()
            .map(rank -> String.valueOf(rank.symbol()))
            .collect(Collectors.joining("-"));
    return switch (hand.category()) {
      case FLUSH, STRAIGHT_FLUSH -> ranks + " suited";
      case HIGH_CARD, PAIR, STRAIGHT, THREE_OF_A_KIND -> ranks;
    };
  }
}
