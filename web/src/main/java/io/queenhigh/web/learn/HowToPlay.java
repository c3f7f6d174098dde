package io.queenhigh.web.learn;

import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.StrategyInWords;
import io.queenhigh.rules.game.Game;
import io.queenhigh.web.felt.Cloth;
import java.util.List;

/**
 * A game on one screen.
 *
 * @param steps a round from the bets to the money
 * @param hands the order of hands, the highest first
 * @param strategy when to play, as one player tells it to another
 * @param words what is said and lies on this game's table
 */
public record HowToPlay(
    String game,
    String title,
    String document,
    List<String> choices,
    boolean approved,
    List<Told.Step> steps,
    Cloth cloth,
    List<HandOrder.Kind> hands,
    Told.Cited handsBy,
    List<String> strategy,
    List<Told.Word> words) {

  public static HowToPlay of(Game game) {
    return new HowToPlay(
        game.id(),
        game.title(),
        game.document(),
        game.chosen(),
        game.approved(),
        RoundTold.of(game),
        Cloth.of(game),
        HandOrder.KINDS,
        HandOrder.by(game),
        StrategyInWords.lines(Pricing.of(game).strategy()).stream().map(HowToPlay::line).toList(),
        PitWords.of(game));
  }

  /** A round from the bets to the money, without anything that has to be reckoned. */
  public static List<Told.Step> steps(Game game) {
    return RoundTold.of(game);
  }

  private static String line(StrategyInWords.Line line) {
    String said =
        line.from().isEmpty() ? line.says() : "Against " + line.against() + " " + line.says();
    return Character.toUpperCase(said.charAt(0)) + said.substring(1) + ".";
  }
}
