package io.queenhigh.lab.draft;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Cited;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PaidHand;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An approved game with changes. What comes out is a game that says of itself that it is not
 * approved: its fingerprint is another, its changed rules stand on no clause, and its changed
 * tables have other names, so that no printed figure is held against it.
 */
public record Draft(Game base, List<Change> changes) {

  /** More than any felt has room for, and few enough to count with. */
  public static final long MOST_ODDS = 100_000;

  private static final Citation NO_CLAUSE = new Citation("DRAFT", "not approved");

  public Draft {
    changes = List.copyOf(changes);
  }

  /** Why this is no game, if so. */
  public Optional<String> refusal() {
    return changes.stream().flatMap(change -> refusal(change).stream()).findFirst();
  }

  private Optional<String> refusal(Change change) {
    return switch (change) {
      case Change.Line line -> refusal(line);
      case Change.Shows(Shown shown)
          when shown == Shown.ONE_DEALER_CARD && base.communityCards() > 0 ->
          Optional.of(
              "A shown dealer card beside community cards is more than can be counted at once.");
      case Change.Shows _, Change.Qualifies _, Change.UnqualifiedAnte _ -> Optional.empty();
    };
  }

  private Optional<String> refusal(Change.Line line) {
    Optional<PayTable> table = base.rule(line.wager()).flatMap(WagerRule::table);
    if (table.isEmpty()) {
      return Optional.of(
          "%s has no pay table for %s with these choices."
              .formatted(base.id(), line.wager().title()));
    }
    boolean ofThree = table.get().reads() == PayTable.Reads.OWN_THREE;
    boolean fits =
        switch (line.hand()) {
          case PaidHand.OfThree _ -> ofThree;
          case PaidHand.OfFive _ -> !ofThree;
        };
    return fits
        ? Optional.empty()
        : Optional.of(
            "%s pays hands of %s cards."
                .formatted(line.wager().title(), ofThree ? "three" : "five"));
  }

  /** The game with its changes made, if they can be; see {@link #refusal}. */
  public Game game() {
    Qualifier qualifier = base.qualifier();
    Cited<Shown> shown = base.shown();
    Map<Wager, List<Change.Line>> lines = new EnumMap<>(Wager.class);
    for (Change change : changes) {
      switch (change) {
        case Change.Line line ->
            lines.computeIfAbsent(line.wager(), _ -> new ArrayList<>()).add(line);
        case Change.Qualifies(var high) ->
            qualifier = new Qualifier(drafted(high), qualifier.ante(), qualifier.play());
        case Change.UnqualifiedAnte(var ante) ->
            qualifier = new Qualifier(qualifier.high(), drafted(ante), qualifier.play());
        case Change.Shows(var other) -> shown = drafted(other);
      }
    }
    boolean otherRules = !qualifier.equals(base.qualifier()) || !shown.equals(base.shown());
    Map<Wager, WagerRule> wagers = new EnumMap<>(base.wagers());
    wagers.replaceAll(
        (wager, rule) ->
            rule(
                rule,
                lines.getOrDefault(wager, List.of()),
                otherRules && (wager == Wager.ANTE_BONUS || wager == Wager.PROGRESSIVE)));
    return drafted(base, DraftFingerprint.of(base, changes), shown, qualifier, wagers);
  }

  /** A game with another wager's rule in place of its own, or with none. */
  static Game withRule(Game base, Wager wager, Optional<WagerRule> rule) {
    Map<Wager, WagerRule> wagers = new EnumMap<>(base.wagers());
    wagers.remove(wager);
    rule.ifPresent(other -> wagers.put(wager, other));
    return drafted(base, "draft", base.shown(), base.qualifier(), wagers);
  }

  private static Game drafted(
      Game base,
      String fingerprint,
      Cited<Shown> shown,
      Qualifier qualifier,
      Map<Wager, WagerRule> wagers) {
    return new Game(
        base.id(),
        base.title() + ", draft",
        base.document(),
        chosen(base, wagers),
        false,
        fingerprint,
        base.bank(),
        base.places(),
        base.spotsPerPlayer(),
        shown,
        base.dealsFrom(),
        qualifier,
        base.settling(),
        wagers,
        base.progressive(),
        base.collection(),
        base.fees(),
        base.points());
  }

  private static <T> Cited<T> drafted(T is) {
    return new Cited<>(is, NO_CLAUSE);
  }

  private static WagerRule rule(WagerRule rule, List<Change.Line> lines, boolean otherRules) {
    if (lines.isEmpty() && !otherRules) {
      return rule;
    }
    return new WagerRule(
        rule.wager(),
        rule.label(),
        rule.needs(),
        rule.onFold(),
        rule.table().map(table -> table(table, lines)));
  }

  private static PayTable table(PayTable table, List<Change.Line> changes) {
    List<PayLine> lines = new ArrayList<>(table.lines());
    for (Change.Line change : changes) {
      lines.removeIf(line -> line.hand().equals(change.hand()));
      change
          .pays()
          .ifPresent(pays -> lines.add(new PayLine(change.hand(), pays, change.envyCents())));
    }
    lines.sort(Comparator.comparingInt(line -> place(line.hand())));
    return new PayTable(table.id() + "-DRAFT", table.reads(), lines, NO_CLAUSE);
  }

  /** Hands are declared from the highest down. */
  private static int place(PaidHand hand) {
    return switch (hand) {
      case PaidHand.OfThree three -> three.ordinal();
      case PaidHand.OfFive five -> five.ordinal();
    };
  }

  /** The choices of the base; where a chosen table has changed, its new name. */
  private static List<String> chosen(Game base, Map<Wager, WagerRule> wagers) {
    List<String> tables =
        wagers.values().stream().flatMap(rule -> rule.table().stream()).map(PayTable::id).toList();
    return base.chosen().stream()
        .map(name -> tables.contains(name + "-DRAFT") ? name + "-DRAFT" : name)
        .toList();
  }
}
