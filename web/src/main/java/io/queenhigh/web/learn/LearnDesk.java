package io.queenhigh.web.learn;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.lab.PlayOrFold.Choice;
import io.queenhigh.rules.game.Game;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.lab.Question;
import java.util.LinkedHashMap;
import java.util.Map;

/** How games are played, and a hand to try them on. */
public final class LearnDesk {
  private static final long MOST_DEAL = 1_000_000;

  private static final int MOST_REMEMBERED = 64;

  private final Catalogue catalogue;

  private final Map<String, HowToPlay> told =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, HowToPlay> eldest) {
          return size() > MOST_REMEMBERED;
        }
      };

  public LearnDesk(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  private record Decided(long deal, Choice choice) {}

  public Response howToPlay(Call call) {
    return Question.of(
        catalogue, call, question -> Response.json(told(question.key(), question.game())));
  }

  /** A game that was told once is told in the same words until other games push it out. */
  private HowToPlay told(String key, Game game) {
    synchronized (told) {
      return told.computeIfAbsent(key, _ -> HowToPlay.of(game));
    }
  }

  /** Cards to decide on. */
  public Response example(Call call) {
    long deal =
        call.query("deal").filter(text -> text.matches("\\d{1,7}")).map(Long::parseLong).orElse(1L);
    return Question.of(
        catalogue,
        call,
        question -> Response.json(ExampleHand.dealt(question.game(), Math.min(deal, MOST_DEAL))));
  }

  /** The same cards, decided and settled. */
  public Response decide(Call call) {
    return call.read(
        fields ->
            new Decided(fields.whole("deal", 0, MOST_DEAL), fields.oneOf("choice", Choice.class)),
        decided ->
            Question.of(
                catalogue,
                call,
                question ->
                    Response.json(
                        ExampleHand.ended(question.game(), decided.deal(), decided.choice()))));
  }
}
