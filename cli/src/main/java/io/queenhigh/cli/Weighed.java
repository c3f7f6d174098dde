package io.queenhigh.cli;

import static io.queenhigh.cli.Columns.Side.LEFT;
import static io.queenhigh.cli.Columns.Side.RIGHT;

import io.queenhigh.lab.Decision;
import io.queenhigh.lab.Decision.Choice;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A hand with its decision weighed.
 *
 * @param byCard the decision against every card that the dealer may show, where he shows one and
 *     nobody has said which; empty otherwise
 */
record Weighed(
    ChosenGame chosen,
    Cards hand,
    Optional<Card> dealerCard,
    Cards seen,
    Decision decision,
    Map<Card, Decision> byCard) {

  static Weighed of(ChosenGame chosen, Cards hand, Optional<Card> dealerCard, Cards seen)
      throws Refused {
    EvCommand.check(hand, dealerCard, seen);
    Map<Card, Decision> byCard = new LinkedHashMap<>();
    if (dealerCard.isEmpty() && chosen.game().shown().is() == Shown.ONE_DEALER_CARD) {
      for (Card card : Cards.DECK.minus(hand).minus(seen)) {
        byCard.put(card, Decision.of(chosen.game(), hand, Optional.of(card), seen));
      }
    }
    Decision decision = Decision.of(chosen.game(), hand, dealerCard, seen);
    return new Weighed(chosen, hand, dealerCard, seen, decision, byCard);
  }

  /** What the hand is worth to a player who decides well once he sees what the game shows him. */
  Fraction best() {
    if (byCard.isEmpty()) {
      return decision.play().max(decision.fold());
    }
    Fraction sum = Fraction.ZERO;
    for (Decision each : byCard.values()) {
      sum = sum.plus(each.play().max(each.fold()));
    }
    return sum.over(Fraction.of(byCard.size()));
  }

  private String bestChoice() {
    Set<Choice> choices = choices(byCard.isEmpty() ? List.of(decision) : byCard.values());
    return choices.size() == 1 ? Words.of(choices.iterator().next()) : "depends-on-card";
  }

  private static Set<Choice> choices(Collection<Decision> decisions) {
    Set<Choice> choices = EnumSet.noneOf(Choice.class);
    decisions.forEach(each -> choices.add(each.best()));
    return choices;
  }

  Map<String, Object> json() {
    Map<String, Object> object = chosen.json();
    object.put("hand", hand.toString());
    dealerCard.ifPresent(card -> object.put("dealerCard", card.toString()));
    object.put("seen", seen.toString());
    object.put("play", Exact.amount(decision.play()));
    object.put("fold", Exact.amount(decision.fold()));
    Map<String, Object> best = new LinkedHashMap<>();
    best.put("choice", bestChoice());
    best.putAll(Exact.amount(best()));
    object.put("best", best);
    if (!byCard.isEmpty()) {
      Map<String, Object> cards = new LinkedHashMap<>();
      byCard.forEach((card, each) -> cards.put(card.toString(), json(each)));
      object.put("byDealerCard", cards);
    }
    return object;
  }

  private static Map<String, Object> json(Decision decision) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("play", Exact.amount(decision.play()));
    object.put("fold", Exact.amount(decision.fold()));
    Map<String, Object> best = new LinkedHashMap<>();
    best.put("choice", Words.of(decision.best()));
    best.putAll(Exact.amount(decision.play().max(decision.fold())));
    object.put("best", best);
    return object;
  }

  List<String> text(Terminal terminal) {
    List<String> lines = new ArrayList<>();
    lines.add(chosen.heading(terminal));
    lines.add("");
    Columns cards = new Columns(LEFT, LEFT, LEFT);
    cards.row("Hand", terminal.strong(hand.toString()), ThreeCardHand.of(hand).toString());
    dealerCard.ifPresent(card -> cards.row("Dealer shows", terminal.strong(card.toString())));
    if (!seen.isEmpty()) {
      cards.row("Seen", seen.toString());
    }
    lines.addAll(cards.lines());
    lines.add("");
    if (byCard.isEmpty()) {
      lines.addAll(oneDecision(terminal));
    } else {
      lines.addAll(everyCard(terminal));
    }
    return lines;
  }

  private List<String> oneDecision(Terminal terminal) {
    Columns table = new Columns(LEFT, RIGHT, RIGHT, LEFT);
    for (Choice choice : Choice.values()) {
      boolean best = choice == decision.best();
      Fraction value =
          switch (choice) {
            case PLAY -> decision.play();
            case FOLD -> decision.fold();
          };
      String name = choice == Choice.PLAY ? "Play" : "Fold";
      table.row(
          best ? terminal.strong(name) : name,
          signed(value),
          terminal.faint(value.toString()),
          best ? terminal.good("best, by " + decision.atStake().decimal(9)) : "");
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
      List<Card> cards = byCard.keySet().stream().filter(card -> card.rank() == rank).toList();
      if (!cards.isEmpty()) {
        table.row(
            terminal.strong(String.valueOf(rank.symbol())),
            signed(average(cards)),
            advice(cards, terminal));
      }
    }
    List<String> lines = new ArrayList<>(table.lines());
    lines.add("");
    lines.add("  Before the card is shown the hand is worth " + signed(best()) + ".");
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

  private Decision decisionAgainst(Card card) {
    Decision found = byCard.get(card);
    if (found == null) {
      throw new IllegalStateException(card + " was not weighed");
    }
    return found;
  }

  private static String signed(Fraction units) {
    return (units.sign() > 0 ? "+" : "") + units.decimal(9);
  }
}
