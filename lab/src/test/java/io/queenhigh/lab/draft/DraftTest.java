package io.queenhigh.lab.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.Catalogue.Look;
import io.queenhigh.catalogue.GameFile;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.published.PublishedFigures;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.PaidHand.OfFive;
import io.queenhigh.rules.game.PaidHand.OfThree;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DraftTest {
  private static final Catalogue CATALOGUE = Catalogue.approved();

  private static Game game(String id, String... choices) {
    Opening opening = CATALOGUE.open(id, List.of(choices));
    return assertInstanceOf(Opening.Opened.class, opening, opening::toString).game();
  }

  private static Change flushPays(long odds) {
    return new Change.Line(Wager.PAIR_PLUS, OfThree.FLUSH, Optional.of(new Pays.ToOne(odds)), 0);
  }

  private static Fraction edge(Game game, Wager wager) {
    return Pricing.of(game).price(wager).orElseThrow().edge();
  }

  @Test
  void anotherPayMovesTheEdgeByItsChance() {
    Game base = game("wa/three-card-poker");
    Fraction chanceOfAFlush = Fraction.of(1_096, 22_100);

    for (long odds = 1; odds <= 10; odds++) {
      assertEquals(
          edge(base, Wager.PAIR_PLUS).minus(chanceOfAFlush.times(odds - 4)),
          edge(new Draft(base, List.of(flushPays(odds))).game(), Wager.PAIR_PLUS));
    }
  }

  @Test
  void aLineThatPaysNothingIsGone() {
    Game base = game("wa/three-card-poker");
    Change none = new Change.Line(Wager.PAIR_PLUS, OfThree.PAIR, Optional.empty(), 0);

    assertEquals(
        edge(base, Wager.PAIR_PLUS).plus(Fraction.of(3_744, 22_100).times(2)),
        edge(new Draft(base, List.of(none)).game(), Wager.PAIR_PLUS));
  }

  @Test
  void aNewLineStandsWhereItsHandRanks() {
    Game base = game("wa/three-card-poker");
    Change miniRoyal =
        new Change.Line(Wager.PAIR_PLUS, OfThree.MINI_ROYAL, Optional.of(new Pays.ToOne(200)), 0);
    Game draft = new Draft(base, List.of(miniRoyal)).game();

    assertEquals(
        OfThree.MINI_ROYAL,
        draft.rule(Wager.PAIR_PLUS).orElseThrow().table().orElseThrow().lines().getFirst().hand());
  }

  @Test
  void noDraftPassesForApproved() {
    Game base = game("wa/three-card-poker");
    Game draft = new Draft(base, List.of(flushPays(5))).game();

    assertTrue(base.approved());
    assertFalse(draft.approved());
    assertTrue(draft.fingerprint().startsWith("draft-"));
    assertNotEquals(
        draft.fingerprint(), new Draft(base, List.of(flushPays(6))).game().fingerprint());
    assertEquals(
        "PP-A-DRAFT", draft.rule(Wager.PAIR_PLUS).orElseThrow().table().orElseThrow().id());
    assertEquals("AB-A", draft.rule(Wager.ANTE_BONUS).orElseThrow().table().orElseThrow().id());
  }

  @Test
  void noPrintedFigureIsHeldAgainstAnotherRule() {
    Game base = game("wa/three-card-poker", "6B4");
    GameFile file = assertInstanceOf(Look.Found.class, CATALOGUE.look(base.id())).file();
    Game jackHigh = new Draft(base, List.of(new Change.Qualifies(Rank.JACK))).game();

    assertEquals(3, PublishedFigures.of(file, Pricing.of(base)).size());
    assertTrue(
        PublishedFigures.of(file, Pricing.of(jackHigh)).stream()
            .allMatch(figure -> figure.published().wager() == Wager.SIX_CARD_BONUS));
  }

  @Test
  void theRulesOfOneGameInsideAnotherMakeTheOther() {
    Game washington = game("wa/three-card-poker");
    Game california = game("ca/6-card-bonus");
    Comparison comparison = Comparison.of(washington, california);
    List<Change> all =
        List.of(
            new Change.Shows(Shown.ONE_DEALER_CARD),
            new Change.UnqualifiedAnte(Qualifier.Ante.WINS_IF_HIGHER_ELSE_PUSHES));
    Game both = new Draft(washington, all).game();

    assertEquals(
        List.of(Comparison.Rule.SHOWN, Comparison.Rule.UNQUALIFIED_ANTE),
        comparison.differences().stream()
            .map(Comparison.Difference::rule)
            .filter(rule -> rule != Comparison.Rule.PAY_TABLE)
            .toList());
    assertTrue(comparison.differences().getFirst().worth().sign() < 0, "a shown card helps");
    assertEquals(
        Fraction.ZERO,
        comparison.differences().get(1).worth(),
        "who plays Q-6-4 or better beats every dealer who does not qualify");
    assertEquals(
        Pricing.ante(california).edge().minus(bonus(california, both)), Pricing.ante(both).edge());
  }

  /** What is left between the two is the Ante Bonus alone. */
  private static Fraction bonus(Game california, Game both) {
    return Comparison.of(both, california).differences().stream()
        .filter(difference -> difference.wager() == Wager.ANTE_BONUS)
        .map(Comparison.Difference::worth)
        .findFirst()
        .orElse(Fraction.ZERO);
  }

  @Test
  void aHandOfTheWrongSizeIsRefused() {
    Game base = game("wa/three-card-poker");
    Change five =
        new Change.Line(Wager.PAIR_PLUS, OfFive.FULL_HOUSE, Optional.of(new Pays.ToOne(5)), 0);
    Change absent =
        new Change.Line(Wager.SIX_CARD_BONUS, OfFive.FLUSH, Optional.of(new Pays.ToOne(5)), 0);

    assertEquals(
        Optional.of("Pair Plus pays hands of three cards."),
        new Draft(base, List.of(five)).refusal());
    assertEquals(
        Optional.of("wa/three-card-poker has no pay table for 6 Card Bonus with these choices."),
        new Draft(base, List.of(absent)).refusal());
    assertEquals(Optional.empty(), new Draft(base, List.of(flushPays(5))).refusal());
  }
}
