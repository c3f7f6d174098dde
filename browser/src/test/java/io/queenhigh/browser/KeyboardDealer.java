package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.ShufflerStep;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** A dealer at a physical table of his own, and what his fingers do. */
final class KeyboardDealer {
  private final Pit pit;
  private final String table;
  private final Visitor visitor;
  private final Random random;
  private int strokes;

  KeyboardDealer(Pit pit, String table, Visitor visitor, long seed) {
    this.pit = pit;
    this.table = table;
    this.visitor = visitor;
    this.random = new Random(seed);
  }

  int strokes() {
    return strokes;
  }

  String table() {
    return table;
  }

  Visitor visitor() {
    return visitor;
  }

  Round round() {
    return state().round();
  }

  private TableState state() {
    return pit.house().floor().table(table).orElseThrow().state();
  }

  /** Types on whatever has the keyboard, and waits until the table has answered all of it. */
  void types(String text) {
    for (int i = 0; i < text.length(); i++) {
      char key = text.charAt(i);
      visitor.page().keyboard().press(key == '\n' ? "Enter" : key == ' ' ? "Space" : "" + key);
      strokes++;
    }
    assertThat(visitor.page().locator("qh-dealer-line:not([busy])")).hasCount(1);
  }

  void isIn(Phase phase) {
    assertEquals(phase, round().phase(), () -> "round " + round());
  }

  /** Cards that lie nowhere yet. */
  private List<Card> deck() {
    List<Card> deck = new ArrayList<>(Card.all());
    Collections.shuffle(deck, random);
    deck.removeAll(round().dealer());
    round().spots().values().forEach(spot -> deck.removeAll(spot.cards()));
    return deck;
  }

  private static String typed(List<Card> cards) {
    StringBuilder text = new StringBuilder();
    cards.forEach(card -> text.append(card));
    return text.toString().toLowerCase(Locale.ROOT);
  }

  void banks(String amount) {
    if (!round().game().isBankedByAPlayer()) {
      return;
    }
    if (round().rotation().offeredTo() != 0) {
      types("d");
    }
    int offered = round().rotation().offeredTo();
    int held = round().rotation().seat();
    types("b" + (held != 0 ? held : offered != 0 ? offered : 1) + " " + amount + "\n");
    assertTrue(round().bankCents() > 0, () -> "a bank: " + round());
  }

  boolean offersABonus() {
    return round().game().offers(Wager.SIX_CARD_BONUS);
  }

  /** It fails, and another one comes in by the keyboard as well. */
  void replacesTheShuffler() {
    types("z\n");
    types("z".repeat(ShufflerStep.values().length) + "n");
    assertFalse(round().suspended(), () -> "round " + round());
  }

  void deals() {
    types("n");
    isIn(Phase.BETS_CLOSED);
    boolean shows = round().game().shown().is() == Shown.ONE_DEALER_CARD;
    types(shows ? typed(deck().subList(0, 1)) : "n");
  }

  /** The first one folds; what he holds nobody will see. */
  void decide() {
    types("f");
    while (round().turn() != 0) {
      types(random.nextInt(3) == 0 ? "f" : "p");
    }
    types("n");
    isIn(Phase.FORFEITS_COLLECTED);
  }

  /** Turns everything up; the first hand is keyed wrong when the dealer is not careful. */
  void turnsUp(boolean careless) {
    int down = 3 - round().dealer().size();
    types(typed(deck().subList(0, down)));
    isIn(Phase.REVEALED);
    boolean wrong = careless;
    for (int seat : round().turnedUpToSettle()) {
      types(typed(deck().subList(0, 3)));
      if (wrong) {
        types("c" + seat + typed(deck().subList(0, 3)));
        wrong = false;
      }
    }
    types("n");
    isIn(Phase.SETTLED);
    types("an");
    isIn(Phase.BETTING);
  }
}
