package io.queenhigh.cli.lab;

import static io.queenhigh.cli.line.Columns.Side.LEFT;
import static io.queenhigh.cli.line.Columns.Side.RIGHT;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Columns;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.lab.json.UsualJson;
import io.queenhigh.lab.usual.Situation;
import io.queenhigh.lab.usual.WeighedActions;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code queenhigh ev GAME "OWN"}: what every action is worth, exactly, whatever is seen. */
final class UsualEv {

  private UsualEv() {}

  static int run(CliCommand command, Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    UsualOptions options = UsualOptions.from(command, arguments);
    Situation situation = situation(arguments);
    Optional<String> why = options.game().refusal(situation);
    if (why.isPresent()) {
      throw new SaidNo(why.get());
    }
    WeighedActions weighed = options.game().weigh(situation);
    if (arguments.has("--json")) {
      Map<String, Object> object = options.head();
      object.putAll(UsualJson.weighed(situation, weighed));
      terminal.print(JsonLine.of(object));
      return Exit.DONE;
    }
    terminal.print(options.heading(terminal));
    terminal.print(terminal.faint(heading(situation, weighed)));
    terminal.print("");
    Columns actions = new Columns(LEFT, RIGHT, LEFT, LEFT);
    weighed
        .actions()
        .forEach(
            (name, worth) ->
                actions.row(
                    name,
                    worth.decimal(9),
                    name.equals(weighed.best()) ? terminal.good("best") : "",
                    terminal.faint(worth.toString())));
    actions.lines().forEach(terminal::print);
    return Exit.DONE;
  }

  private static String heading(Situation situation, WeighedActions weighed) {
    StringBuilder text = new StringBuilder(situation.own().toString());
    situation.shows().ifPresent(card -> text.append(" against ").append(card));
    if (!situation.board().isEmpty()) {
      text.append(", open ").append(Cards.text(situation.board()));
    }
    if (!situation.seen().isEmpty()) {
      text.append(", seen ").append(situation.seen());
    }
    return text + ": " + weighed.decision() + ", in units of the Ante or bet";
  }

  private static Situation situation(Arguments arguments) throws Usage, SaidNo {
    List<String> words = arguments.words();
    Optional<String> hand = arguments.value("--hand");
    if (words.size() > 2 || (words.size() == 2) == hand.isPresent()) {
      throw new Usage("ev needs one hand: ev usual/mississippi-stud \"Ks 9d\"");
    }
    String own = words.size() == 2 ? words.get(1) : hand.orElseThrow();
    Optional<String> shows = arguments.value("--shows").or(() -> plain(arguments, "--dealer-card"));
    return new Situation(
        WrittenCards.set("hand", own),
        one(shows),
        WrittenCards.read("--board", arguments.value("--board").orElse("")),
        WrittenCards.set("--seen", arguments.value("--seen").orElse("")),
        bets(arguments));
  }

  private static Optional<String> plain(Arguments arguments, String option) {
    return arguments.options().getOrDefault(option, List.of()).stream().findFirst();
  }

  private static Optional<Card> one(Optional<String> text) throws SaidNo {
    if (text.isEmpty()) {
      return Optional.empty();
    }
    List<Card> cards = WrittenCards.read("--shows", text.get());
    if (cards.size() != 1) {
      throw new SaidNo("--shows: the dealer shows one card, not " + cards.size() + ".");
    }
    return Optional.of(cards.getFirst());
  }

  private static List<Integer> bets(Arguments arguments) throws Usage {
    List<Integer> bets = new ArrayList<>();
    for (String bet : arguments.each("--bets")) {
      if (!bet.matches("[123]x?")) {
        throw new Usage("--bets " + bet + ": write what was bet on earlier streets, such as 1,3");
      }
      bets.add(bet.charAt(0) - '0');
    }
    return bets;
  }
}
