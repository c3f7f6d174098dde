package io.queenhigh.lab.json;

import io.queenhigh.lab.StrategyMap;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Key;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A strategy map for drawing: thousands of numbers, so they are whole millionths of the Ante. */
public final class MapJson {
  private static final int PLACES = 6;

  private MapJson() {}

  public static Map<String, Object> of(Game game, StrategyMap map) {
    Map<String, Object> object = GameJson.of(game);
    object.put("shown", map.shown().stream().map(MapJson::symbol).toList());
    object.put("hands", map.rows().stream().map(MapJson::row).toList());
    return object;
  }

  private static Map<String, Object> row(StrategyMap.Row row) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put(
        "ranks", row.example().ranks().stream().map(MapJson::symbol).collect(Collectors.joining()));
    object.put("kind", Key.of(row.example().category().name()));
    object.put("count", row.hands());
    object.put("playMillionths", millionths(row.play()));
    return object;
  }

  private static List<Long> millionths(List<Fraction> values) {
    return values.stream().map(MapJson::millionths).toList();
  }

  private static long millionths(Fraction value) {
    return Long.parseLong(value.decimal(PLACES).replace(".", ""));
  }

  private static String symbol(Rank rank) {
    return String.valueOf(rank.symbol());
  }
}
