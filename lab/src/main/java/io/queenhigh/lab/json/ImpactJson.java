package io.queenhigh.lab.json;

import io.queenhigh.lab.usual.AtSpots;
import io.queenhigh.lab.usual.Claim;
import io.queenhigh.lab.usual.Impact;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The face-up report for programs and for spreadsheets. */
public final class ImpactJson {

  private ImpactJson() {}

  public static Map<String, Object> of(Impact impact) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("title", "Impact of dealing games face up");
    object.put("games", impact.games().stream().map(game -> game(game, impact.margin())).toList());
    object.put("notStudied", Impact.namesNotStudied());
    return object;
  }

  /** One game: its figures at every size of table, and its printed claims. */
  public static Map<String, Object> game(Impact.OneGame game, double margin) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("game", game.study().id());
    object.put("title", game.study().title());
    object.put("standing", game.standing());
    object.putAll(UsualJson.study(game.study(), margin));
    object.put("claims", game.allClaims().stream().map(ImpactJson::claim).toList());
    object.put("strategy", UsualJson.strategy(game.strategy(), game.study().base()));
    object.put("rules", game.rules());
    object.put("sources", game.sources());
    object.put("figures", UsualJson.made(game.study().made()));
    return object;
  }

  private static Map<String, Object> claim(Claim claim) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("printed", claim.printed());
    object.put("computed", claim.computed());
    object.put("error", claim.error());
    object.put("verdict", claim.verdict().word());
    return object;
  }

  /** A line for every game and size of table. */
  public static List<String> csv(Impact impact) {
    List<String> lines = new ArrayList<>();
    lines.add("game,spots,seen,gain,edge,standard-error,exact,deviates,commit");
    for (Impact.OneGame game : impact.games()) {
      String commit = game.study().made().map(made -> made.commit()).orElse("");
      lines.add(
          "%s,1,0,0,%s,0,yes,0,%s"
              .formatted(game.study().id(), Spelled.decimal(game.study().base().edge()), commit));
      for (AtSpots table : game.study().tables()) {
        lines.add(
            "%s,%d,%d,%s,%s,%s,%s,%s,%s"
                .formatted(
                    game.study().id(),
                    table.spots(),
                    table.seen(),
                    Spelled.drawn(table.gain(), 12),
                    Spelled.drawn(table.edge(game.study().base()), 12),
                    Spelled.drawn(table.standardError(), 12),
                    table.exact().isPresent() ? "yes" : "no",
                    Spelled.drawn(table.changed(), 12),
                    commit));
      }
    }
    return lines;
  }
}
