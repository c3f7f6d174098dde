package io.queenhigh.rules.game;

import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A fee schedule as people write it: the name of a printed one, or where the table posts its own
 * what it has posted, {@code ante 1 pair-plus 0.50 player-dealer 1 above 100 2}.
 */
public final class FeeWords {

  /** A schedule, or what is wrong with the words. */
  public sealed interface Read {
    record Schedule(FeeSchedule schedule) implements Read {}

    record Wrong(String why, Citation by) implements Read {}
  }

  /** How a schedule is called that a document does not print. */
  private static final String POSTED = "posted";

  private FeeWords() {}

  public static Read read(Game game, List<String> words) {
    if (!game.isBankedByAPlayer()) {
      return new Read.Wrong("the house banks this game and collects no fees", game.bank().by());
    }
    return game.fees().isEmpty() ? posted(game, words) : printed(game, words);
  }

  /** How {@link #read} takes it: the printed schedule's name, or what was posted. */
  public static String write(Game game, FeeSchedule schedule) {
    return game.fees().contains(schedule) ? schedule.id() : posted(schedule);
  }

  private static Read printed(Game game, List<String> words) {
    return game.fees().stream()
        .filter(schedule -> words.equals(List.of(schedule.id())))
        .findFirst()
        .<Read>map(Read.Schedule::new)
        .orElseGet(
            () ->
                wrong(
                    game,
                    "fees takes one of the document's schedules: "
                        + String.join(", ", game.fees().stream().map(FeeSchedule::id).toList())));
  }

  private static Read posted(Game game, List<String> words) {
    Map<Wager, Long> perWager = new EnumMap<>(Wager.class);
    List<FeeSchedule.Tier> tiers = new ArrayList<>();
    Iterator<String> each = words.iterator();
    boolean good = each.hasNext();
    while (good && each.hasNext()) {
      String word = each.next();
      Optional<Wager> wager = Wager.of(word).filter(Wager::isBeforeTheDeal).filter(game::offers);
      if (wager.isPresent()) {
        OptionalLong fee = amount(each);
        good = fee.isPresent() && perWager.putIfAbsent(wager.get(), fee.getAsLong()) == null;
      } else {
        good = tier(word, each, tiers);
      }
    }
    if (!good) {
      return wrong(
          game,
          "fees takes the flat amounts the table has posted, like"
              + " \"ante 1 pair-plus 0.50 player-dealer 1 above 100 2\"");
    }
    FeeSchedule schedule =
        new FeeSchedule(
            POSTED, 1, FeeSchedule.NO_LIMIT, perWager, tiers, game.cite(Point.FLAT_FEES));
    int rates = schedule.rates().size();
    if (rates == 0 || rates > FeeSchedule.MOST_RATES) {
      return wrong(
          game,
          rates == 0
              ? "fees names at least one fee"
              : "fees takes at most five different fees per table limit; these are " + rates);
    }
    return new Read.Schedule(schedule);
  }

  /** The player-dealer's fee, or the next one above so much table action. */
  private static boolean tier(String word, Iterator<String> words, List<FeeSchedule.Tier> tiers) {
    OptionalLong above =
        switch (word) {
          case "player-dealer" -> tiers.isEmpty() ? OptionalLong.of(0) : OptionalLong.empty();
          case "above" -> tiers.isEmpty() ? OptionalLong.empty() : amount(words);
          default -> OptionalLong.empty();
        };
    OptionalLong fee = above.isPresent() ? amount(words) : OptionalLong.empty();
    if (fee.isEmpty() || (!tiers.isEmpty() && above.getAsLong() <= tiers.getLast().aboveCents())) {
      return false;
    }
    tiers.add(new FeeSchedule.Tier(above.getAsLong(), fee.getAsLong()));
    return true;
  }

  private static OptionalLong amount(Iterator<String> words) {
    return words.hasNext() ? Dollars.parse(words.next()) : OptionalLong.empty();
  }

  private static Read wrong(Game game, String why) {
    return new Read.Wrong(why, game.cite(Point.FLAT_FEES));
  }

  private static String posted(FeeSchedule schedule) {
    List<String> words = new ArrayList<>();
    for (Wager wager : Wager.values()) {
      Long cents = schedule.perWagerCents().get(wager);
      if (cents != null) {
        words.add(wager.key() + " " + Dollars.shortest(cents));
      }
    }
    for (FeeSchedule.Tier tier : schedule.playerDealer()) {
      words.add(
          (tier.aboveCents() == 0
                  ? "player-dealer "
                  : "above " + Dollars.shortest(tier.aboveCents()) + " ")
              + Dollars.shortest(tier.feeCents()));
    }
    return String.join(" ", words);
  }
}
