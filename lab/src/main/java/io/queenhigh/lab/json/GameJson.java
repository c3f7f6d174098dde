package io.queenhigh.lab.json;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Pays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Which game a figure is about. */
public final class GameJson {

  private GameJson() {}

  /** The first keys of every object about a game. */
  public static Map<String, Object> of(Game game) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("game", game.id());
    object.put("choices", game.chosen());
    object.put("fingerprint", game.fingerprint());
    object.put("approved", game.approved());
    return object;
  }

  /** As the felt prints it: {@code 40 to 1}. */
  public static String pays(Pays pays) {
    return switch (pays) {
      case Pays.ToOne(long odds) -> odds + " to 1";
      case Pays.ForOne(long odds) -> odds + " for 1";
      case Pays.MeterShare(int percent) -> percent + " % of meter";
    };
  }
}
