package io.queenhigh.web;

import io.queenhigh.floor.people.PeopleRule;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Problem;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.zip.CRC32C;

/** What the floor says, as HTTP says it. */
final class Answers {

  /** Refusals that HTTP has words of its own for. */
  private static final Map<Citation, Kind> KINDS =
      Map.of(
          PeopleRule.LOGIN.cite(), Kind.WRONG_PASSWORD,
          PeopleRule.GUESSES.cite(), Kind.TOO_MANY_REQUESTS,
          PeopleRule.SESSIONS.cite(), Kind.SIGNED_OUT,
          PeopleRule.ROLES.cite(), Kind.FORBIDDEN);

  /**
   * A command is done.
   *
   * @param seq its line in the journal
   * @param view the table as the asker sees it now, if he asked for it
   */
  record Done(long seq, Optional<TableView> view) {}

  private Answers() {}

  static Response of(Answer answer) {
    return of(answer, Optional::empty);
  }

  static Response of(Answer answer, Supplier<Optional<TableView>> view) {
    return switch (answer) {
      case Answer.Done(long seq) -> Response.json(new Done(seq, view.get()));
      case Answer.No(Refused refused) -> new Response.No(Problem.of(Kind.REFUSED, refused));
      case Answer.Unavailable(String why) -> unavailable(why);
    };
  }

  /**
   * What somebody asks for again and again, who gets it only when it has changed since he was told:
   * he sends the ETag of what he knows.
   */
  static Response unlessKnown(Call call, Object value) {
    Response.Body body = Response.json(value);
    String tag = tag(body.text());
    return call.header("If-None-Match").filter(tag::equals).isPresent()
        ? new Response.Body(304, "", "", Map.of("ETag", tag))
        : body.with("ETag", tag);
  }

  /** Whoever meets one of four thousand million chances sees the next change. */
  private static String tag(String text) {
    CRC32C sum = new CRC32C();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return "\"%x-%x\"".formatted(text.length(), sum.getValue());
  }

  /** How a command ended, in a word for the statistics. */
  static String word(Answer answer) {
    return switch (answer) {
      case Answer.Done _ -> "done";
      case Answer.No _ -> "refused";
      case Answer.Unavailable _ -> "unavailable";
    };
  }

  static <T> Response of(Reply<T> reply, Function<T, Response> given) {
    return switch (reply) {
      case Reply.Given<T>(T value) -> given.apply(value);
      case Reply.No<T>(Refused refused) ->
          new Response.No(Problem.of(KINDS.getOrDefault(refused.by(), Kind.REFUSED), refused));
      case Reply.Unavailable<T>(String why) -> unavailable(why);
    };
  }

  private static Response unavailable(String why) {
    return new Response.No(Problem.of(Kind.UNAVAILABLE, why).retryAfter(1));
  }
}
