package io.queenhigh.cli.lab;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Shown;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code queenhigh ev GAME --hand CARDS}: what playing and folding a hand are worth. */
public final class EvCommand implements CliCommand {

  @Override
  public String name() {
    return "ev";
  }

  @Override
  public String summary() {
    return "weighs Play against fold for a hand, with any cards seen";
  }

  @Override
  public String help() {
    return """
        queenhigh ev wa/three-card-poker --hand "Qs 6h 4d"
        queenhigh ev ca/three-card-poker --hand "Qs 6h 4d" --dealer-card Kd
        queenhigh ev ca/three-card-poker --hand "Qs 6h 4d"         against every card the dealer may show
        queenhigh ev wa/three-card-poker --hand "Jd 9c 4h" --seen "Ah Kc Qd As Kh 2c"
        queenhigh ev wa/three-card-poker --hand "Qs 6h 4d" --json
        queenhigh ev usual/mississippi-stud "Ks 9d" --seen "9c 9h 2s 4d"
        queenhigh ev usual/mississippi-stud "Ks 9d" --board "9s 4c" --bets 1,3
        queenhigh ev usual/ultimate-texas-holdem "As Kd" --board "Qs 7d 2c" --seen "Ah Kc"
        queenhigh ev usual/caribbean-stud "As Kd 7c 4h 2d" --shows Qh

        Values are in units of the Ante, over Ante, Play and Ante Bonus together. Pair Plus, 6 Card Bonus and a
        progressive do not count.

          --hand CARDS         the player's three cards
          --dealer-card CARD   the card that the dealer shows, in a game that shows one
          --shows CARD         the same, in a game by usual rules
          --board CARDS        community cards that lie open, in their order
          --bets 1,3           Mississippi Stud: what was bet on earlier streets; 1 each unless said
          --pays HAND=PAYS     usual rules: another line of the pay table; may be repeated
          --seen CARDS         cards known to be neither the player's nor the dealer's
          --choose NAME        a pay table or option; may be repeated
          --games FOLDER       game files of your own""";
  }

  @Override
  public Set<String> valued() {
    return Set.of(
        "--hand",
        "--dealer-card",
        "--seen",
        "--choose",
        "--games",
        "--shows",
        "--board",
        "--bets",
        "--pays");
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    if (UsualOptions.asked(arguments) || arguments.words().size() == 2) {
      return UsualEv.run(this, arguments, terminal);
    }
    String hand =
        arguments
            .value("--hand")
            .orElseThrow(() -> new Usage("ev needs a hand: --hand \"Qs 6h 4d\""));
    ChosenGame chosen = ChosenGame.from(this, arguments);
    Weighed weighed =
        Weighed.of(
            chosen,
            WrittenCards.set("--hand", hand),
            dealerCard(arguments, chosen),
            WrittenCards.set("--seen", arguments.value("--seen").orElse("")));
    if (arguments.has("--json")) {
      terminal.print(JsonLine.of(weighed.json()));
    } else {
      weighed.text(terminal).forEach(terminal::print);
      terminal.tell("All hands: " + chosen.again("strategy"));
    }
    return Exit.DONE;
  }

  private static Optional<Card> dealerCard(Arguments arguments, ChosenGame chosen)
      throws Usage, SaidNo {
    Optional<String> text = arguments.value("--dealer-card");
    if (text.isEmpty()) {
      return Optional.empty();
    }
    if (chosen.game().shown().is() != Shown.ONE_DEALER_CARD) {
      throw new SaidNo(
          "In %s the dealer shows no card before the decision (%s). Leave --dealer-card out."
              .formatted(chosen.game().id(), chosen.game().shown().by()));
    }
    List<Card> cards = WrittenCards.read("--dealer-card", text.get());
    if (cards.size() != 1) {
      throw new SaidNo("--dealer-card: the dealer shows one card, not " + cards.size() + ".");
    }
    return Optional.of(cards.getFirst());
  }

  /** Refuses cards that cannot lie on a table together. */
  static void check(Cards hand, Optional<Card> dealerCard, Cards seen) throws SaidNo {
    Optional<String> why = PlayOrFold.refusal(hand, dealerCard, seen);
    if (why.isPresent()) {
      throw new SaidNo(why.get());
    }
  }
}
