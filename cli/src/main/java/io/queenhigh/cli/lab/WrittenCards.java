package io.queenhigh.cli.lab;

import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Cards as somebody typed them after an option. */
public final class WrittenCards {

  private WrittenCards() {}

  /** {@code "Qs 6h 4d"}; commas do as well as blanks. */
  static List<Card> read(String option, String text) throws SaidNo {
    List<Card> cards = new ArrayList<>();
    for (String word : text.strip().split("[\\s,]+", -1)) {
      if (word.isEmpty()) {
        continue;
      }
      Card card = Card.parse(word).orElseThrow(() -> noCard(option, word));
      if (cards.contains(card)) {
        throw new SaidNo(option + ": " + card + " is there twice.");
      }
      cards.add(card);
    }
    return cards;
  }

  static Cards set(String option, String text) throws SaidNo {
    return Cards.of(read(option, text));
  }

  private static SaidNo noCard(String option, String word) {
    String hint =
        meant(word)
            .map(card -> "Write " + card + ".")
            .orElse("Write rank and suit, such as Qs, Th or 4d.");
    return new SaidNo(option + ": \"" + word + "\" is not a card. " + hint);
  }

  /** {@code qs}, {@code QS} and {@code 10h} are easy to guess. */
  private static Optional<Card> meant(String word) {
    String ten = word.replace("10", "T");
    return ten.length() == 2
        ? Card.parse(
            ten.substring(0, 1).toUpperCase(Locale.ROOT)
                + ten.substring(1).toLowerCase(Locale.ROOT))
        : Optional.empty();
  }
}
