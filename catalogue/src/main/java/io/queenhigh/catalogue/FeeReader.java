package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.Section;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Reads the collection fees that a document schedules. */
final class FeeReader {
  private static final String NO_LIMIT = "no limit";

  private final Citations citations;
  private final List<String> ids = new ArrayList<>();

  private record Limit(long from, long to) {}

  FeeReader(Citations citations) {
    this.citations = citations;
  }

  List<FeeSchedule> schedules(Section top) {
    return top.each("fee-schedule", "id", this::schedule);
  }

  private FeeSchedule schedule(Section section) {
    String id = section.text("id");
    if (ids.contains(id)) {
      section.problem("id", "there are two schedules of this name.", "Name each once.");
    }
    ids.add(id);
    Limit limit = section.in("table-limit", FeeReader::limit);
    FeeSchedule schedule =
        new FeeSchedule(
            id,
            limit.from(),
            limit.to(),
            section.in("per-wager", FeeReader::perWager),
            tiers(section),
            citations.by(section));
    if (schedule.rates().size() > FeeSchedule.MOST_RATES) {
      section.problem(
          "per-wager",
          "charges %d different rates.".formatted(schedule.rates().size()),
          "Charge at most %d.".formatted(FeeSchedule.MOST_RATES));
    }
    return schedule;
  }

  private static Limit limit(Section section) {
    long from = amount(section, "from");
    String to = section.text("to");
    Limit limit =
        new Limit(
            from,
            to.equals(NO_LIMIT) ? FeeSchedule.NO_LIMIT : PrintedAmounts.read(section, "to", to));
    if (!to.isBlank() && limit.from() > limit.to()) {
      section.problem("to", "ends below its beginning.", "Write the higher amount second.");
    }
    return limit;
  }

  private static Map<Wager, Long> perWager(Section section) {
    Map<Wager, Long> fees = new EnumMap<>(Wager.class);
    for (Wager wager : Wager.values()) {
      if (wager.isBeforeTheDeal() && section.has(wager.key())) {
        fees.put(wager, amount(section, wager.key()));
      }
    }
    return fees;
  }

  private static List<FeeSchedule.Tier> tiers(Section section) {
    List<FeeSchedule.Tier> tiers = new ArrayList<>();
    section.each("player-dealer", "above", tier -> tiers.add(tier(tier, tiers)));
    if (tiers.isEmpty()) {
      section.problem(
          "player-dealer",
          "has no fee for the player-dealer.",
          "Write player-dealer = [{ above = \"$0\", fee = \"$1.00\" }].");
    }
    return tiers;
  }

  private static FeeSchedule.Tier tier(Section section, List<FeeSchedule.Tier> below) {
    long above = amount(section, "above");
    if (!below.isEmpty() && below.getLast().aboveCents() >= above) {
      section.problem("above", "does not follow the tier before it.", "Write the tiers upward.");
    }
    return new FeeSchedule.Tier(above, amount(section, "fee"));
  }

  private static long amount(Section section, String key) {
    return PrintedAmounts.read(section, key, section.text(key));
  }
}
