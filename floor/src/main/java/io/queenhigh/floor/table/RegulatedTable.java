package io.queenhigh.floor.table;

import io.queenhigh.floor.office.RulesInForce;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Regulation.Ceiling;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.ruling.Refused;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Holds a table to its regulator's dated rules and the room's own: when it is opened or changed,
 * and before the first wager of a round. A round that has begun is finished by what it began with.
 */
final class RegulatedTable {

  private RegulatedTable() {}

  /** Whether a table may be set up like this now. */
  static Optional<Refused> allows(TableRules rules, TableSetup setup, Game game) {
    return now(rules, game).flatMap(inForce -> against(rules, inForce, setup, game));
  }

  /** Before anything lies on the table: what holds now is written down, and the table keeps it. */
  static Optional<Refused> beforeARound(Deliberation table) {
    postWhatHolds(table);
    TableState state = table.state();
    return state
        .inForce()
        .flatMap(inForce -> against(table.rules(), inForce, state.setup(), state.round().game()));
  }

  /**
   * A line says what holds from here on, where that is something else than before. Who holds the
   * bank when it comes to be offered before every hand keeps it for this one.
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
    now(table.rules(), table.state().round().game())
        .map(inForce -> withoutOffers ? inForce.withoutOffers() : inForce)
        .filter(inForce -> !table.state().inForce().equals(Optional.of(inForce)))
        .ifPresent(inForce -> table.happen(new TableEvent.RulesCameIntoForce(inForce)));
  }

  private static Optional<RulesInForce> now(TableRules rules, Game game) {
    return RulesInForce.of(rules.fold().games(), game.document(), rules.room(), rules.nowMillis());
  }

  private static Optional<Refused> against(
      TableRules rules, RulesInForce inForce, TableSetup setup, Game game) {
    return Stream.of(Wager.values())
        .filter(wager -> wager.isBeforeTheDeal() && game.offers(wager))
        .filter(wager -> setup.terms().limitsOf(wager).maximumCents() > inForce.mostCents())
        .findFirst()
        .map(wager -> refused(rules, inForce, game, wager, setup.terms().limitsOf(wager)));
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
