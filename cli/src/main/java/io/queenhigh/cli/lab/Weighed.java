package io.queenhigh.cli.lab;

import static io.queenhigh.cli.line.Columns.Side.LEFT;
import static io.queenhigh.cli.line.Columns.Side.RIGHT;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Columns;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.lab.PlayOrFold.Choice;
import io.queenhigh.lab.Weighing;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.json.DecisionJson;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A hand with its decision weighed, told to people and programs. */
public record Weighed(ChosenGame chosen, Weighing weighing) {

  static Weighed of(ChosenGame chosen, Cards hand, Optional<Card> dealerCard, Cards seen)
      throws SaidNo {
    EvCommand.check(hand, dealerCard, seen);
    return new Weighed(chosen, Weighing.of(chosen.game(), hand, dealerCard, seen));
  }

  Map<String, Object> json() {
    return DecisionJson.of(weighing);
  }

  List<String> text(Terminal terminal) {
    List<String> lines = new ArrayList<>();
    lines.add(chosen.heading(terminal));
    lines.add("");
    Columns cards = new Columns(LEFT, LEFT, LEFT);
    cards.row(
        "Hand",
        terminal.strong(weighing.hand().toString()),
        ThreeCardHand.of(weighing.hand()).toString());
    weighing
        .dealerCard()
        .ifPresent(card -> cards.row("Dealer shows", terminal.strong(card.toString())));
    if (!weighing.seen().isEmpty()) {
      cards.row("Seen", weighing.seen().toString());
    }
    lines.addAll(cards.lines());
    lines.add("");
    if (weighing.byCard().isEmpty()) {
      lines.addAll(oneDecision(terminal));
    } else {
      lines.addAll(everyCard(terminal));
    }
    return lines;
  }

  private List<String> oneDecision(Terminal terminal) {
    Columns table = new Columns(LEFT, RIGHT, RIGHT, LEFT);
    for (Choice choice : Choice.values()) {
      boolean best = choice == weighing.decision().best();
      Fraction value =
          switch (choice) {
            case PLAY -> weighing.decision().play();
            case FOLD -> weighing.decision().fold();
          };
      String name = choice == Choice.PLAY ? "Play" : "Fold";
      table.row(
          best ? terminal.strong(name) : name,
          signed(value),
          terminal.faint(value.toString()),
          best ? terminal.good("best, by " + weighing.decision().atStake().decimal(9)) : "");
    }
    List<String> lines = new ArrayList<>(table.lines());
    lines.add(
        "  " + terminal.faint("in units of the Ante, over Ante, Play and Ante Bonus together"));
    return lines;
  }

  /** One line a rank: suits hardly matter, and where they do the line says so. */
  private List<String> everyCard(Terminal terminal) {
    Columns table = new Columns(LEFT, RIGHT, LEFT);
    table.row("dealer shows", "Play", "");
    Rank[] ranks = Rank.values();
    for (int i = ranks.length - 1; i >= 0; i--) {
      Rank rank = ranks[i];
      List<Card> cards =
          weighing.byCard().keySet().stream().filter(card -> card.rank() == rank).toList();
      if (!cards.isEmpty()) {
        table.row(
            terminal.strong(String.valueOf(rank.symbol())),
            signed(average(cards)),
            advice(cards, terminal));
      }
    }
    List<String> lines = new ArrayList<>(table.lines());
    lines.add("");
    lines.add("  Before the card is shown the hand is worth " + signed(weighing.best()) + ".");
    lines.add(
        "  "
            + terminal.faint(
                "in units of the Ante; folding costs 1. --dealer-card Kd is exact for one card"));
    return lines;
  }

  private Fraction average(List<Card> cards) {
    Fraction sum = Fraction.ZERO;
    for (Card card : cards) {
      sum = sum.plus(decisionAgainst(card).play());
    }
    return sum.over(Fraction.of(cards.size()));
  }

  private String advice(List<Card> cards, Terminal terminal) {
    List<Card> playing =
        cards.stream().filter(card -> decisionAgainst(card).best() == Choice.PLAY).toList();
    if (playing.isEmpty()) {
      return terminal.odd("fold");
    }
    return playing.size() == cards.size()
        ? terminal.good("play")
        : terminal.good("play") + " against " + Cards.text(playing) + ", else fold";
  }

  private PlayOrFold decisionAgainst(Card card) {
    PlayOrFold found = weighing.byCard().get(card);
    if (found == null) {
      throw new IllegalStateException(card + " was not weighed");
    }
    return found;
  }

  private static String signed(Fraction units) {
    return (units.sign() > 0 ? "+" : "") + units.decimal(9);
  }
}
