package io.queenhigh.web.drills;

import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Collecting;
import io.queenhigh.rules.round.Fee;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.table.Spot;
import io.queenhigh.web.drills.DrillPaper.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;

/** Bets are about to be closed: what does everybody drop, by the schedule that is posted? */
final class CollectionDrill {
  private static final long BANK_CENTS = 2_000_00;

  private CollectionDrill() {}

  static DrillPaper collections(Game game, long seed) {
    Random chance = new Random(seed);
    Terms terms = terms(game, chance);
    FeeSchedule schedule = terms.fees().orElseThrow();
    PracticeRound practice = PracticeRound.seated(game, terms, chance.nextLong());
    practice.bank(BANK_CENTS);
    practice.bet();
    Round round = practice.round();
    List<Fee> due = Collecting.due(round);
    List<Question> questions = new ArrayList<>();
    round.bettingSpots().values().forEach(spot -> questions.add(player(schedule, spot, due)));
    questions.add(playerDealer(round, schedule, due));
    return new DrillPaper(
        Optional.of(FeltView.of(round).posting(posted(game, schedule))), questions);
  }

  /** One of the schedules that the document prints, or what a table opens with. */
  private static Terms terms(Game game, Random chance) {
    return game.fees().isEmpty()
        ? Terms.opening(game)
        : Terms.usual(game).withFees(game.fees().get(chance.nextInt(game.fees().size())));
  }

  private static Question player(FeeSchedule schedule, Spot spot, List<Fee> due) {
    String wagers =
        spot.stakes().keySet().stream().map(Wager::title).collect(Collectors.joining(", "));
    return Question.amount(
        "Seat %d drops".formatted(spot.seat()),
        Dollars.shortest(dueFrom(spot.seat(), due)),
        "Schedule %s, for %s".formatted(schedule.id(), wagers),
        schedule.by());
  }

  private static Question playerDealer(Round round, FeeSchedule schedule, List<Fee> due) {
    long action =
        round.bettingSpots().values().stream().mapToLong(spot -> spot.stake(Wager.ANTE)).sum();
    int seat = round.rotation().seat();
    return Question.amount(
        "Seat %d, the player-dealer, drops".formatted(seat),
        Dollars.shortest(dueFrom(seat, due)),
        "Schedule %s, for $%s of Antes on the table"
            .formatted(schedule.id(), Dollars.shortest(action)),
        round.game().cite(Point.FLAT_FEES));
  }

  private static long dueFrom(int seat, List<Fee> due) {
    return due.stream().filter(fee -> fee.seat() == seat).mapToLong(Fee::cents).sum();
  }

  /** The schedule in words, as it hangs at the table. */
  private static List<String> posted(Game game, FeeSchedule schedule) {
    List<String> lines = new ArrayList<>();
    schedule.perWagerCents().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(
            fee ->
                lines.add(
                    "%s: $%s"
                        .formatted(game.label(fee.getKey()), Dollars.shortest(fee.getValue()))));
    for (FeeSchedule.Tier tier : schedule.playerDealer()) {
      lines.add(
          "Player-dealer, Antes above $%s: $%s"
              .formatted(Dollars.shortest(tier.aboveCents()), Dollars.shortest(tier.feeCents())));
    }
    return lines;
  }
}
