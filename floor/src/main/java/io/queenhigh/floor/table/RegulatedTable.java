package io.queenhigh.floor.table;

import io.queenhigh.floor.office.Clearance;
import io.queenhigh.floor.office.RulesInForce;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Regulation.Ceiling;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Holds a table to its regulator's dated rules, the room's own, and what must be on file: when it
 * is opened or changed, and before the first wager of a round. A round that has begun is finished
 * by what it began with.
 */
final class RegulatedTable {

  private static final List<Wager> WAGERS =
      Stream.of(Wager.values()).filter(Wager::isBeforeTheDeal).toList();

  private RegulatedTable() {}

  /** Whether a table may be set up like this now. */
  static Optional<Refused> allows(TableRules rules, TableSetup setup, Game game) {
    return Check.first(
        () -> now(rules, game).flatMap(inForce -> against(rules, inForce, setup, game)),
        () -> clearance(rules, game).flatMap(clearance -> uncleared(rules, clearance)));
  }

  /** Before anything lies on the table: what holds now is written down, and the table keeps it. */
  static Optional<Refused> beforeARound(Deliberation table) {
    postWhatHolds(table);
    TableState state = table.state();
    Game game = state.round().game();
    return Check.first(
        () ->
            state
                .inForce()
                .flatMap(inForce -> against(table.rules(), inForce, state.setup(), game)),
        () ->
            state
                .clearance()
                .filter(_ -> state.isUntouched())
                .flatMap(clearance -> uncleared(table.rules(), clearance)));
  }

  /**
   * Lines say what holds from here on, where that is something else than before. Who holds the bank
   * when it comes to be offered before every hand keeps it for this one.
   */
  static void postWhatHolds(Deliberation table) {
    boolean held = table.state().round().rotation().isHeld() && !table.state().offersEveryHand();
    post(table, held);
  }

  /** The same for a round that has just been opened, before the bank is offered. */
  static void postForANewRound(Deliberation table) {
    post(table, false);
  }

  private static void post(Deliberation table, boolean withoutOffers) {
    if (!table.state().isUntouched()) {
      return;
    }
    Game game = table.state().round().game();
    now(table.rules(), game)
        .map(inForce -> withoutOffers ? inForce.withoutOffers() : inForce)
        .filter(inForce -> !table.state().inForce().equals(Optional.of(inForce)))
        .ifPresent(inForce -> table.happen(new TableEvent.RulesCameIntoForce(inForce)));
    clearance(table.rules(), game)
        .filter(clearance -> !table.state().clearance().equals(Optional.of(clearance)))
        .ifPresent(clearance -> table.happen(new TableEvent.ClearanceJudged(clearance)));
  }

  private static Optional<RulesInForce> now(TableRules rules, Game game) {
    return RulesInForce.of(
        rules.fold().games(), game.document(), rules.office().rules(), rules.nowMillis());
  }

  private static Optional<Clearance> clearance(TableRules rules, Game game) {
    return Clearance.of(rules.fold().games(), game, rules.office(), rules.nowMillis());
  }

  /** Where the room is strict, nothing is played without all that must be on file. */
  private static Optional<Refused> uncleared(TableRules rules, Clearance clearance) {
    return Check.refuseIf(
        rules.office().rules().strict() && !clearance.isCleared(),
        "not-cleared",
        "This room is strict, and not everything that the table needs is on file: "
            + String.join(", ", clearance.missing()),
        HouseRule.ON_FILE);
  }

  private static Optional<Refused> against(
      TableRules rules, RulesInForce inForce, TableSetup setup, Game game) {
    for (Wager wager : WAGERS) {
      Limits posted = setup.terms().limitsOf(wager);
      if (posted.maximumCents() > inForce.mostCents() && game.offers(wager)) {
        return Optional.of(refused(rules, inForce, game, wager, posted));
      }
    }
    return Optional.empty();
  }

  private static Refused refused(
      TableRules rules, RulesInForce inForce, Game game, Wager wager, Limits posted) {
    long most = posted.maximumCents();
    String has =
        "%s has %s here"
            .formatted(
                game.label(wager),
                most == Long.MAX_VALUE ? "no maximum" : "a maximum of " + Dollars.text(most));
    boolean byTheRoom = inForce.mostCents() < inForce.ceilingCents().orElse(Long.MAX_VALUE);
    if (byTheRoom) {
      return new Refused(
          "above-the-rooms-ceiling",
          "This room takes %s a wager at most, and %s"
              .formatted(Dollars.text(inForce.mostCents()), has),
          HouseRule.ROOM_RULES.cite());
    }
    Optional<Ceiling> ceiling =
        rules
            .fold()
            .games()
            .regulation(game.document())
            .flatMap(
                regulation ->
                    RulesInForce.ceiling(regulation, inForce.licence(), rules.nowMillis()));
    return new Refused(
        "above-the-ceiling",
        "The regulator allows %s a wager%s, and %s"
            .formatted(
                Dollars.text(inForce.mostCents()),
                ceiling.map(rule -> " since " + rule.dated().day()).orElse(""),
                has),
        ceiling.map(rule -> rule.dated().by()).orElse(HouseRule.ROOM_RULES.cite()));
  }
}
