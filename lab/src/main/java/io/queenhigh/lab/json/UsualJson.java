package io.queenhigh.lab.json;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.usual.AtSpots;
import io.queenhigh.lab.usual.Base;
import io.queenhigh.lab.usual.Situation;
import io.queenhigh.lab.usual.Study;
import io.queenhigh.lab.usual.UsualGame;
import io.queenhigh.lab.usual.WeighedActions;
import io.queenhigh.rules.cards.Cards;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Games of the face-up report, for programs. */
public final class UsualJson {

  private static final int PERCENT_PLACES = 9;
  private static final int DECIMAL_PLACES = 12;

  private UsualJson() {}

  /** The first keys of every object about a game by usual rules. */
  public static Map<String, Object> head(UsualGame game) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("game", game.id());
    object.put("title", game.title());
    object.put("choices", game.chosen());
    object.put("standing", UsualGame.STANDING);
    object.put("approved", false);
    return object;
  }

  /** Under the wager's name: the Ante, or a bet of Let It Ride. */
  public static Map<String, Object> edge(String wager, Base base) {
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("edge", Spelled.share(base.edge()));
    figures.put("averageWager", Spelled.amount(base.wagered()));
    figures.put("elementOfRisk", Spelled.share(base.edgeOfWagered()));
    Map<String, Object> actions = new LinkedHashMap<>();
    base.actions().forEach((name, often) -> actions.put(name, Spelled.share(often)));
    figures.put("actions", actions);
    return Map.of(wager, figures);
  }

  /** How to play with nothing seen, in words, and what the house keeps against them. */
  public static Map<String, Object> strategy(List<String> words, Base base) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("words", words);
    base.byWords().ifPresent(edge -> object.put("edge", Spelled.share(edge)));
    return object;
  }

  public static Map<String, Object> weighed(Situation situation, WeighedActions weighed) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("hand", situation.own().toString());
    situation.shows().ifPresent(card -> object.put("shows", card.toString()));
    object.put("board", Cards.text(situation.board()));
    object.put("seen", situation.seen().toString());
    object.put("decision", weighed.decision());
    Map<String, Object> actions = new LinkedHashMap<>();
    weighed.actions().forEach((name, worth) -> actions.put(name, Spelled.amount(worth)));
    object.put("actions", actions);
    object.put("best", weighed.best());
    return object;
  }

  /** One size of table. */
  public static Map<String, Object> at(Base base, AtSpots table) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("spots", table.spots());
    object.put("seen", table.seen());
    object.put("exact", table.exact().isPresent());
    object.put("edgeUnseen", Spelled.share(base.edge()));
    object.put("gain", share(table.gain(), table.exact()));
    object.put("edge", share(table.edge(base), table.exactEdge(base)));
    object.put("standardError", Spelled.drawn(100 * table.standardError(), PERCENT_PLACES));
    object.put("deviates", share(table.changed(), Optional.empty()));
    object.put("deals", table.deals());
    Map<String, Object> basic = new LinkedHashMap<>();
    basic.put("percent", Spelled.drawn(100 * table.basic().mean(), PERCENT_PLACES));
    basic.put("standardError", Spelled.drawn(100 * table.basic().standardError(), PERCENT_PLACES));
    basic.put("exact", base.edge().negated().percent(PERCENT_PLACES));
    object.put("basicStrategySampled", basic);
    object.put("changes", table.kinds().stream().map(UsualJson::kind).toList());
    object.put(
        "largest",
        table.largest().stream().map(one -> named("cards", one.cards(), one.gain())).toList());
    object.put("rules", rules(table.rules(), table.gain()));
    table
        .table()
        .ifPresent(
            each -> {
              Map<String, Object> person = named("counts", each.counts(), each.gain());
              person.put("ofTheGain", Spelled.drawn(100 * each.gain() / table.gain(), 2));
              person.put("cells", each.cells());
              person.put("lines", rules(each.lines(), table.gain()));
              object.put("personsTable", person);
            });
    return object;
  }

  /** Several sizes, and what follows from them. */
  public static Map<String, Object> study(Study study, double margin) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("edgeUnseen", Spelled.share(study.base().edge()));
    object.put("tables", study.tables().stream().map(each -> at(study.base(), each)).toList());
    study.aheadFrom().ifPresent(spots -> object.put("playerAheadFrom", spots));
    object.put("margin", Map.of("percent", Spelled.drawn(100 * margin, PERCENT_PLACES)));
    study.mostSpots(margin).ifPresent(spots -> object.put("mostSpots", spots));
    return object;
  }

  /** Where figures come from. */
  public static Map<String, Object> made(Optional<Study.Made> made) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("shipped", made.isPresent());
    made.ifPresent(
        each -> {
          object.put("commit", each.commit());
          object.put("date", each.date().toString());
          object.put("command", each.command());
        });
    return object;
  }

  private static Map<String, Object> kind(AtSpots.Kind kind) {
    Map<String, Object> object = named("kind", kind.name(), kind.gain());
    object.put("often", share(kind.often(), Optional.empty()));
    return object;
  }

  private static List<Map<String, Object>> rules(List<AtSpots.Rule> rules, double gain) {
    return rules.stream()
        .map(
            rule -> {
              Map<String, Object> object = named("rule", rule.name(), rule.gain());
              object.put("ofTheGain", Spelled.drawn(100 * rule.gain() / gain, 2));
              rule.standardError()
                  .ifPresent(
                      error ->
                          object.put("standardError", Spelled.drawn(100 * error, PERCENT_PLACES)));
              return object;
            })
        .toList();
  }

  private static Map<String, Object> named(String key, String name, double gain) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put(key, name);
    object.put("gain", share(gain, Optional.empty()));
    return object;
  }

  private static Map<String, Object> share(double share, Optional<Fraction> exact) {
    if (exact.isPresent()) {
      return Spelled.share(exact.get());
    }
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("percent", Spelled.drawn(100 * share, PERCENT_PLACES));
    object.put("decimal", Spelled.drawn(share, DECIMAL_PLACES));
    return object;
  }
}
