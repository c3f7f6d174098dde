package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.game.WagerRule.OnFold;
import io.queenhigh.rules.progressive.LinkTerms.Stake;

/**
 * What a table brings to a link, to be held against the link's terms.
 *
 * @param game the id of its game; tables of one id play the same game
 * @param stake the progressive wager that it takes
 * @param wagersPerPlayer games that a player can bet on there in one hand
 * @param chance of winning the whole meter, by this game's deal
 */
public record TableFit(
    String table,
    String game,
    Controller controller,
    String payTable,
    Stake stake,
    boolean foldedHandsQualify,
    MeterOrder meterOrder,
    int wagersPerPlayer,
    MeterChance chance) {

  /** What a table of this game brings; a game without a progressive brings nothing. */
  public static TableFit of(
      String table, Game game, Stake stake, MeterOrder meterOrder, MeterChance chance) {
    WagerRule wager = game.rule(Wager.PROGRESSIVE).orElseThrow();
    return new TableFit(
        table,
        game.id(),
        Controller.of(game),
        wager.table().orElseThrow().id(),
        stake,
        wager.onFold().is() == OnFold.STANDS,
        meterOrder,
        (int) game.wagers().keySet().stream().filter(Wager::isBeforeTheDeal).count(),
        chance);
  }

  /** The same under the name that its game has on links. */
  public TableFit playing(String as) {
    return new TableFit(
        table,
        as,
        controller,
        payTable,
        stake,
        foldedHandsQualify,
        meterOrder,
        wagersPerPlayer,
        chance);
  }
}
