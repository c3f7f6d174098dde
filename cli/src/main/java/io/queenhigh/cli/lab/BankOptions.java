package io.queenhigh.cli.lab;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.cli.line.WholeNumbers;
import io.queenhigh.lab.simulation.Banked;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.FeeWords;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Who sits at the bank's table, from the command line. */
public record BankOptions(Arguments arguments, Game game) {

  private static final int USUAL_SITTING = 40;

  Banked banked() throws Usage, SaidNo {
    List<Map<Wager, Long>> seats = seats();
    long sitting = WholeNumbers.read(arguments, "--sitting").orElse((long) USUAL_SITTING);
    Optional<Long> bankroll = DollarOption.dollars(arguments, "--bankroll");
    return new Banked(
        game,
        seats,
        DollarOption.dollars(arguments, "--bank").orElseThrow(),
        fees(seats),
        Math.clamp(sitting, Integer.MIN_VALUE, Integer.MAX_VALUE),
        bankroll.isPresent() ? OptionalLong.of(bankroll.get()) : OptionalLong.empty());
  }

  private List<Map<Wager, Long>> seats() throws Usage {
    Map<Wager, List<Long>> amounts = new EnumMap<>(Wager.class);
    for (Wager wager : List.of(Wager.ANTE, Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS)) {
      List<Long> each = amounts("--" + wager.key());
      if (!each.isEmpty()) {
        amounts.put(wager, each);
      }
    }
    if (!amounts.containsKey(Wager.ANTE)) {
      throw new Usage("the bank needs players who bet against it: --ante 25 --players 5");
    }
    int listed = amounts.values().stream().mapToInt(List::size).max().orElse(1);
    long players = WholeNumbers.read(arguments, "--players").orElse((long) listed);
    if (players < 1 || players > 100) {
      throw new Usage("--players takes how many play against the bank, such as 5");
    }
    for (Map.Entry<Wager, List<Long>> entry : amounts.entrySet()) {
      int size = entry.getValue().size();
      if (size != 1 && size != players) {
        throw new Usage(
            "--%s names %d amounts for %d players; give one for all, or one for each"
                .formatted(entry.getKey().key(), size, players));
      }
    }
    List<Map<Wager, Long>> seats = new ArrayList<>();
    for (int seat = 0; seat < players; seat++) {
      Map<Wager, Long> stakes = new EnumMap<>(Wager.class);
      for (Map.Entry<Wager, List<Long>> entry : amounts.entrySet()) {
        List<Long> each = entry.getValue();
        long cents = each.get(each.size() == 1 ? 0 : seat);
        if (cents > 0) {
          stakes.put(entry.getKey(), cents);
        }
      }
      seats.add(stakes);
    }
    return seats;
  }

  private List<Long> amounts(String option) throws Usage {
    List<Long> amounts = new ArrayList<>();
    for (String each : arguments.each(option)) {
      amounts.add(DollarOption.cents(option, each));
    }
    return amounts;
  }

  private Optional<FeeSchedule> fees(List<Map<Wager, Long>> seats) throws Usage, SaidNo {
    Optional<String> named = arguments.value("--fees");
    if (named.isEmpty()) {
      return game.fees().stream()
          .filter(schedule -> allows(schedule, seats))
          .findFirst()
          .or(() -> game.fees().stream().findFirst());
    }
    if (named.get().equals("none")) {
      return Optional.empty();
    }
    return switch (FeeWords.read(game, List.of(named.get().split("\\s+", -1)))) {
      case FeeWords.Read.Schedule(FeeSchedule schedule) -> Optional.of(schedule);
      case FeeWords.Read.Wrong(String why, Citation by) ->
          throw new SaidNo("--%s, or none (%s).".formatted(why, by));
    };
  }

  private static boolean allows(FeeSchedule schedule, List<Map<Wager, Long>> seats) {
    return seats.stream()
        .flatMap(stakes -> stakes.values().stream())
        .allMatch(
            cents ->
                schedule.tableMinimumCents() <= cents && cents <= schedule.tableMaximumCents());
  }
}
