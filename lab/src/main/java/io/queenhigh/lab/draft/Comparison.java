package io.queenhigh.lab.draft;

import io.queenhigh.lab.Price;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Cited;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Two games beside each other, and what each rule in which they differ is worth. A rule's worth is
 * found by putting it alone into the first game; the rules of the Ante act together, so their
 * worths need not add up to the whole difference.
 */
public record Comparison(Pricing one, Pricing other, List<Difference> differences) {

  /** A rule that moves an edge. */
  public enum Rule {
    SHOWN,
    QUALIFIER,
    UNQUALIFIED_ANTE,
    PAY_TABLE
  }

  /**
   * One rule in which the games differ.
   *
   * @param worth what the first game's edge on the wager gains by the second game's rule
   */
  public record Difference(
      Rule rule,
      Wager wager,
      String one,
      String other,
      Optional<Citation> oneBy,
      Optional<Citation> otherBy,
      Fraction worth) {}

  public Comparison {
    differences = List.copyOf(differences);
  }

  public static Comparison of(Game one, Game other) {
    Pricing pricing = Pricing.of(one);
    List<Difference> differences = new ArrayList<>();
    cited(Rule.SHOWN, one.shown(), other.shown(), Change.Shows::new, pricing)
        .ifPresent(differences::add);
    cited(
            Rule.QUALIFIER,
            one.qualifier().high(),
            other.qualifier().high(),
            Change.Qualifies::new,
            pricing)
        .ifPresent(differences::add);
    cited(
            Rule.UNQUALIFIED_ANTE,
            one.qualifier().ante(),
            other.qualifier().ante(),
            Change.UnqualifiedAnte::new,
            pricing)
        .ifPresent(differences::add);
    for (Wager wager : List.of(Wager.ANTE_BONUS, Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS)) {
      table(wager, pricing, other).ifPresent(differences::add);
    }
    return new Comparison(pricing, Pricing.of(other), differences);
  }

  private interface Turn<T> {
    Change to(T value);
  }

  private static <T extends Enum<T>> Optional<Difference> cited(
      Rule rule, Cited<T> one, Cited<T> other, Turn<T> turn, Pricing pricing) {
    return one.is() == other.is()
        ? Optional.empty()
        : Optional.of(
            new Difference(
                rule,
                Wager.ANTE,
                Key.of(one.is().name()),
                Key.of(other.is().name()),
                Optional.of(one.by()),
                Optional.of(other.by()),
                worth(
                    Wager.ANTE,
                    new Draft(pricing.game(), List.of(turn.to(other.is()))).game(),
                    pricing)));
  }

  /** A wager of its own that only one game has is no difference; the Ante Bonus is no wager. */
  private static Optional<Difference> table(Wager wager, Pricing pricing, Game other) {
    Optional<PayTable> mine = tableOf(pricing.game(), wager);
    Optional<PayTable> theirs = tableOf(other, wager);
    boolean comparable = wager == Wager.ANTE_BONUS || (mine.isPresent() && theirs.isPresent());
    if (!comparable || mine.map(PayTable::lines).equals(theirs.map(PayTable::lines))) {
      return Optional.empty();
    }
    Game changed = Draft.withRule(pricing.game(), wager, other.rule(wager));
    Wager priced = wager == Wager.ANTE_BONUS ? Wager.ANTE : wager;
    return Optional.of(
        new Difference(
            Rule.PAY_TABLE,
            wager,
            mine.map(PayTable::id).orElse("none"),
            theirs.map(PayTable::id).orElse("none"),
            mine.map(PayTable::by),
            theirs.map(PayTable::by),
            worth(priced, changed, pricing)));
  }

  private static Optional<PayTable> tableOf(Game game, Wager wager) {
    return game.rule(wager).flatMap(WagerRule::table);
  }

  private static Fraction worth(Wager wager, Game changed, Pricing pricing) {
    Fraction before = edge(pricing.price(wager));
    return wager == Wager.ANTE
        ? Pricing.ante(changed).edge().minus(before)
        : Pricing.table(wager, tableOf(changed, wager).orElseThrow()).edge().minus(before);
  }

  private static Fraction edge(Optional<Price> price) {
    return price.orElseThrow().edge();
  }
}
