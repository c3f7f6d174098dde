package io.queenhigh.web.learn;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.lab.PlayOrFold.Choice;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.lab.Question;

/** How games are played, and a hand to try them on. */
public final class LearnDesk {
  private static final long MOST_DEAL = 1_000_000;

  private final Catalogue catalogue;

  public LearnDesk(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  private record Decided(long deal, Choice choice) {}

  public Response howToPlay(Call call) {
    return Question.of(
        catalogue, call, question -> Response.json(HowToPlay.of(question.game())));
  }

  /** Cards to decide on. */
  public Response example(Call call) {
    long deal =
        call.query("deal")
            .filter(text -> text.matches("\\d{1,7}"))
            .map(Long::parseLong)
            .orElse(1L);
    return Question.of(
        catalogue,
        call,
        question -> Response.json(ExampleHand.dealt(question.game(), Math.min(deal, MOST_DEAL))));
  }

  /** The same cards, decided and settled. */
  public Response decide(Call call) {
    return call.read(
        fields ->
            new Decided(
                fields.whole("deal", 0, MOST_DEAL), fields.oneOf("choice", Choice.class)),
        decided ->
            Question.of(
                catalogue,
                call,
                question ->
                    Response.json(
                        ExampleHand.ended(question.game(), decided.deal(), decided.choice()))));
  }
}
