package io.queenhigh.cli.floor;

import io.queenhigh.cli.Commands;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** What a line at the table means. */
public sealed interface Typed {

  record Commands(List<TableCommand> all) implements Typed {}

  record Coach() implements Typed {}

  record Unclear(String why) implements Typed {}

  /** {@code 5}, {@code ante 5 pair-plus 2}, or nothing for the same as before. */
  static Typed bets(String line, int seat, Map<Wager, Long> before) {
    if (line.isEmpty()) {
      return before.isEmpty()
          ? new Unclear("Say how much: 5, or ante 5 pair-plus 5")
          : again(seat, before);
    }
    List<String> words = List.of(line.toLowerCase(Locale.ROOT).split("\\s+", -1));
    if (words.size() == 1) {
      words = List.of("ante", words.getFirst());
    }
    if (words.size() % 2 != 0) {
      return new Unclear("Each wager needs its amount: ante 5 pair-plus 5");
    }
    List<TableCommand> bets = new ArrayList<>();
    for (int i = 0; i < words.size(); i += 2) {
      Optional<Wager> wager = wager(words.get(i));
      OptionalLong cents = Dollars.parse(words.get(i + 1).replace("$", ""));
      if (wager.isEmpty()) {
        return new Unclear("There is no wager \"" + words.get(i) + "\"");
      }
      if (cents.isEmpty() || cents.getAsLong() == 0) {
        return new Unclear("\"" + words.get(i + 1) + "\" is not an amount; write 5 or 2.50");
      }
      bets.add(bet(seat, wager.get(), cents.getAsLong()));
    }
    return new Commands(bets);
  }

  private static Typed again(int seat, Map<Wager, Long> before) {
    List<TableCommand> bets = new ArrayList<>();
    before.forEach(
        (wager, cents) -> {
          if (wager.isBeforeTheDeal()) {
            bets.add(bet(seat, wager, cents));
          }
        });
    return new Commands(bets);
  }

  private static TableCommand bet(int seat, Wager wager, long cents) {
    return new TableCommand.InRound(new Command.Bet(seat, wager, cents));
  }

  /** Short names are enough: {@code a}, {@code pp}, {@code 6}. */
  private static Optional<Wager> wager(String word) {
    return switch (word) {
      case "a" -> Optional.of(Wager.ANTE);
      case "pp", "pair" -> Optional.of(Wager.PAIR_PLUS);
      case "6", "6cb", "six" -> Optional.of(Wager.SIX_CARD_BONUS);
      default -> Wager.of(word);
    };
  }

  static Typed decision(String line, int seat) {
    return switch (line.toLowerCase(Locale.ROOT)) {
      case "p", "play" -> inRound(new Command.Play(seat));
      case "f", "fold" -> inRound(new Command.Fold(seat));
      case "c", "coach" -> new Coach();
      default -> new Unclear("p plays, f folds, c asks the coach");
    };
  }

  static Typed offer(String line, int seat) {
    return switch (line.toLowerCase(Locale.ROOT)) {
      case "y", "yes" -> inRound(new Command.TakeBank(seat));
      case "n", "no", "" -> inRound(new Command.DeclineBank(seat));
      default -> new Unclear("y takes the bank, n leaves it to the next player");
    };
  }

  static Typed bank(String line, int seat) {
    if (line.equals("n") || line.equals("no")) {
      return inRound(new Command.PassBank(seat));
    }
    OptionalLong cents = Dollars.parse(line.replace("$", ""));
    return cents.isEmpty()
        ? new Unclear("Say what you post, such as 200; n passes the bank on")
        : inRound(new Command.PostBank(seat, cents.getAsLong()));
  }

  private static Typed inRound(Command command) {
    return new Commands(List.of(new TableCommand.InRound(command)));
  }
}
