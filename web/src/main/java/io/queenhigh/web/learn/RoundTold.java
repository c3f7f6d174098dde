package io.queenhigh.web.learn;

import io.queenhigh.rules.game.Bank;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.game.WagerRule.OnFold;
import io.queenhigh.web.learn.Told.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A round from the bets to the money, as the game's file has it. */
final class RoundTold {

  private final Game game;
  private final List<Step> steps = new ArrayList<>();

  private RoundTold(Game game) {
    this.game = game;
  }

  static List<Step> of(Game game) {
    RoundTold told = new RoundTold(game);
    told.bank();
    told.bets();
    told.cards();
    told.decision();
    told.dealer();
    told.money();
    told.sides();
    return List.copyOf(told.steps);
  }

  private void bank() {
    switch (game.bank().is()) {
      case Bank.HouseBank _ ->
          step(
              "Against the house",
              "You play against the house, which pays every winner in full.",
              game.bank().by());
      case Bank.PlayerDealerBank(int rounds, Bank.AfterThat after, _) -> {
        step(
            "Against another player",
            "The players take turns as the bank; the house never banks. Whoever banks posts an"
                + " amount, can neither win nor lose more than that, and may do so %s in a row%s."
                    .formatted(
                        rounds == 1 ? "once" : rounds == 2 ? "twice" : rounds + " times",
                        switch (after) {
                          case MUST_PASS -> ", then it is another player's turn";
                          case MAY_GO_ON_IF_ALL_DECLINE ->
                              ", or longer if every other player declines";
                        }),
            game.bank().by());
        step(
            "The collection",
            "A flat fee is dropped for each hand before the cards come out. It is all the card room"
                + " takes: win or lose, it costs the same.",
            game.cite(Point.FEES_BEFORE_THE_DEAL));
      }
    }
  }

  private void bets() {
    step(
        "Bet the " + label(Wager.ANTE),
        "Put chips on %s, within the table's limits.%s".formatted(label(Wager.ANTE), besides()),
        rule(Wager.ANTE).label().by());
  }

  private String besides() {
    List<String> sides =
        List.of(Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS, Wager.PROGRESSIVE).stream()
            .filter(game::offers)
            .map(this::label)
            .toList();
    return sides.isEmpty() ? "" : " You can also bet " + listed(sides, "or") + ".";
  }

  private void cards() {
    step(
        "Three cards each",
        "Everybody gets three cards from one deck of 52, and so does the dealer.",
        game.cite(Point.STACKS_OF_THREE));
    switch (game.shown().is()) {
      case NOTHING -> {}
      case ONE_DEALER_CARD ->
          step(
              "One card shown",
              "One of the dealer's cards is turned up before you decide.",
              game.shown().by());
      case PLAYERS_FACE_UP ->
          step(
              "Hands face up",
              "All players' cards lie face up: you see theirs, and they see yours.",
              game.shown().by());
    }
  }

  private void decision() {
    step(
        "Play or fold",
        "Look at your cards. To stay in, put a second wager, equal to your %s, on %s. To fold,"
                .formatted(label(Wager.ANTE), label(Wager.PLAY))
            + " give the "
            + label(Wager.ANTE)
            + " up."
            + folding(),
        game.cite(Point.DECISION));
  }

  /** What a fold does to wagers that do not need the Ante's luck. */
  private String folding() {
    List<String> gone = new ArrayList<>();
    List<String> stand = new ArrayList<>();
    for (Wager side : List.of(Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS, Wager.PROGRESSIVE)) {
      game.rule(side)
          .ifPresent(
              rule -> (rule.onFold().is() == OnFold.FORFEITED ? gone : stand).add(label(side)));
    }
    return (gone.isEmpty() ? "" : " A fold loses " + listed(gone, "and") + ", too.")
        + (stand.isEmpty()
            ? ""
            : " %s stand%s regardless."
                .formatted(listed(stand, "and"), stand.size() == 1 ? "s" : ""));
  }

  private void dealer() {
    Qualifier qualifier = game.qualifier();
    String high = Key.of(qualifier.high().is().name());
    step(
        "The dealer's hand",
        "The dealer's cards are turned up. They play with " + high + " high or better.",
        qualifier.high().by());
    String ante =
        switch (qualifier.ante().is()) {
          case WINS -> "%s wins even money, whatever you hold".formatted(label(Wager.ANTE));
          case WINS_IF_HIGHER_ELSE_PUSHES ->
              "%s wins even money if your hand is higher, and comes back otherwise"
                  .formatted(label(Wager.ANTE));
        };
    step(
        "If the dealer does not play",
        "With less than %s high %s; %s comes back.".formatted(high, ante, label(Wager.PLAY)),
        qualifier.ante().by());
  }

  private void money() {
    step(
        "The higher hand wins",
        "If the dealer plays, the higher hand wins: a higher hand is paid even money on %s and %s, a lower one loses both, and a tie gets both back."
            .formatted(label(Wager.ANTE), label(Wager.PLAY)),
        game.cite(Point.HIGHER_HAND_WINS));
  }

  private void sides() {
    for (Wager wager :
        List.of(Wager.ANTE_BONUS, Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS, Wager.PROGRESSIVE)) {
      game.rule(wager)
          .ifPresent(
              rule ->
                  rule.table()
                      .ifPresent(table -> step(label(wager), says(wager, table), table.by())));
    }
  }

  private String says(Wager wager, PayTable table) {
    String reads =
        switch (table.reads()) {
          case OWN_THREE -> "your own three cards";
          case BEST_FIVE_OF_SIX -> "the best five of your three cards and the dealer's three";
          case THREE_AND_COMMUNITY -> "your three cards with the two community cards";
        };
    if (wager == Wager.ANTE_BONUS) {
      return "A strong hand earns a bonus on %s by this table, whatever the dealer holds."
          .formatted(label(Wager.ANTE));
    }
    return "Paid by its own table for %s, whatever happens to your %s.%s"
        .formatted(
            reads,
            label(Wager.ANTE),
            wager == Wager.PROGRESSIVE ? " The highest hands take a share of the meter." : "");
  }

  private WagerRule rule(Wager wager) {
    return game.rule(wager).orElseThrow();
  }

  private String label(Wager wager) {
    return game.label(wager);
  }

  private void step(String title, String says, Citation by) {
    steps.add(new Step(title, says, by));
  }

  private static String listed(List<String> all, String word) {
    return all.size() == 1
        ? all.getFirst()
        : "%s %s %s"
            .formatted(
                String.join(", ", all.subList(0, all.size() - 1)),
                word.toLowerCase(Locale.ROOT),
                all.getLast());
  }
}
