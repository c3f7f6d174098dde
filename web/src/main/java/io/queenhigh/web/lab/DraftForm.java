package io.queenhigh.web.lab;

import io.queenhigh.lab.draft.Change;
import io.queenhigh.lab.draft.Draft;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PaidHand;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.web.http.Fields;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * The knobs that somebody has turned. What a table does not say stays as it is.
 *
 * @param pays odds by wager and hand; 0 takes a hand off its table
 * @param percentOfMeter shares of the progressive's meter by hand
 * @param envyCents what the progressive's other players get, by hand
 */
record DraftForm(
    List<String> choices,
    Map<Wager, Map<String, Long>> pays,
    Map<String, Long> percentOfMeter,
    Map<String, Long> envyCents,
    List<Change> rules,
    long meterCents,
    int others) {

  private static final int MOST_CHOICES = 20;
  private static final int MOST_OTHERS = 99;

  static DraftForm of(Fields fields) {
    return new DraftForm(
        fields.has("choices") ? fields.texts("choices", MOST_CHOICES, 40) : List.of(),
        fields.has("pays") ? fields.object("pays", DraftForm::pays, Map.of()) : Map.of(),
        byHand(fields, "percentOfMeter", (in, hand) -> in.whole(hand, 0, 100)),
        byHand(fields, "envy", Fields::dollars),
        rules(fields),
        fields.has("meter") ? fields.dollars("meter") : 0,
        fields.has("others") ? fields.small("others", 0, MOST_OTHERS) : 0);
  }

  private static Map<Wager, Map<String, Long>> pays(Fields fields) {
    Map<Wager, Map<String, Long>> pays = new LinkedHashMap<>();
    for (String name : fields.names()) {
      Wager.of(name)
          .ifPresentOrElse(
              wager ->
                  pays.put(
                      wager,
                      byHand(fields, name, (in, hand) -> in.whole(hand, 0, Draft.MOST_ODDS))),
              () -> fields.note(name, "is no wager", ""));
    }
    return pays;
  }

  private static Map<String, Long> byHand(
      Fields fields, String name, BiFunction<Fields, String, Long> read) {
    return fields.has(name)
        ? fields.object(
            name,
            inside -> {
              Map<String, Long> values = new LinkedHashMap<>();
              inside.names().forEach(hand -> values.put(hand, read.apply(inside, hand)));
              return values;
            },
            Map.of())
        : Map.of();
  }

  private static List<Change> rules(Fields fields) {
    List<Change> changes = new ArrayList<>();
    if (fields.has("qualifier")) {
      changes.add(new Change.Qualifies(fields.oneOf("qualifier", ranks(), Rank.QUEEN)));
    }
    if (fields.has("unqualifiedAnte")) {
      changes.add(
          new Change.UnqualifiedAnte(fields.oneOf("unqualifiedAnte", Qualifier.Ante.class)));
    }
    if (fields.has("shown")) {
      changes.add(new Change.Shows(fields.oneOf("shown", Shown.class)));
    }
    return changes;
  }

  private static Map<String, Rank> ranks() {
    Map<String, Rank> ranks = new LinkedHashMap<>();
    for (Rank rank : List.of(Rank.values()).reversed()) {
      ranks.put(String.valueOf(rank.symbol()), rank);
    }
    return ranks;
  }

  /** The draft, or why these knobs do not belong to this game. */
  sealed interface Drafted {
    record Good(Draft draft) implements Drafted {}

    record Bad(String why) implements Drafted {}
  }

  /** Turns the knobs of a game; one that stands where it stood is no change. */
  Drafted of(Game base) {
    List<Change> changes = new ArrayList<>();
    for (Change rule : rules) {
      if (!isAsBefore(base, rule)) {
        changes.add(rule);
      }
    }
    Set<Wager> wagers = new LinkedHashSet<>(pays.keySet());
    if (!percentOfMeter.isEmpty() || !envyCents.isEmpty()) {
      wagers.add(Wager.PROGRESSIVE);
    }
    for (Wager wager : wagers) {
      Optional<PayTable> table = base.rule(wager).flatMap(WagerRule::table);
      if (table.isEmpty()) {
        return new Drafted.Bad(
            "%s has no pay table for %s with these choices.".formatted(base.id(), wager.title()));
      }
      for (String key : hands(wager)) {
        Optional<PaidHand> hand =
            table.get().reads() == PayTable.Reads.OWN_THREE
                ? PaidHand.ofThree(key)
                : PaidHand.ofFive(key);
        if (hand.isEmpty()) {
          return new Drafted.Bad(
              "A pay table of %s has no hand \"%s\".".formatted(wager.title(), key));
        }
        line(wager, table.get(), hand.get()).ifPresent(changes::add);
      }
    }
    Draft draft = new Draft(base, changes);
    return draft.refusal().<Drafted>map(Drafted.Bad::new).orElseGet(() -> new Drafted.Good(draft));
  }

  private static boolean isAsBefore(Game base, Change rule) {
    return switch (rule) {
      case Change.Qualifies(Rank high) -> high == base.qualifier().high().is();
      case Change.UnqualifiedAnte(Qualifier.Ante ante) -> ante == base.qualifier().ante().is();
      case Change.Shows(Shown shown) -> shown == base.shown().is();
      case Change.Line _ -> false;
    };
  }

  private Set<String> hands(Wager wager) {
    Set<String> hands = new LinkedHashSet<>(pays.getOrDefault(wager, Map.of()).keySet());
    if (wager == Wager.PROGRESSIVE) {
      hands.addAll(percentOfMeter.keySet());
      hands.addAll(envyCents.keySet());
    }
    return hands;
  }

  private Optional<Change> line(Wager wager, PayTable table, PaidHand hand) {
    Optional<PayLine> before =
        table.lines().stream().filter(line -> line.hand().equals(hand)).findFirst();
    boolean progressive = wager == Wager.PROGRESSIVE;
    Optional<Pays> now = before.map(PayLine::pays);
    Long odds = pays.getOrDefault(wager, Map.of()).get(hand.key());
    if (odds != null) {
      now = odds == 0 ? Optional.empty() : Optional.of(odds(table, odds));
    }
    Long percent = progressive ? percentOfMeter.get(hand.key()) : null;
    if (percent != null && percent > 0) {
      now = Optional.of(new Pays.MeterShare(Math.toIntExact(percent)));
    }
    long envy = before.map(PayLine::envyCents).orElse(0L);
    if (progressive) {
      envy = envyCents.getOrDefault(hand.key(), envy);
    }
    boolean same = now.equals(before.map(PayLine::pays));
    return same && envy == before.map(PayLine::envyCents).orElse(0L)
        ? Optional.empty()
        : Optional.of(new Change.Line(wager, hand, now, envy));
  }

  private static Pays odds(PayTable table, long odds) {
    return Knobs.paysForOne(table) ? new Pays.ForOne(odds) : new Pays.ToOne(odds);
  }
}
