package io.queenhigh.web;

import io.queenhigh.floor.Answer;
import io.queenhigh.floor.people.PeopleRule;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.web.http.Problem;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** What the floor says, as HTTP says it. */
final class Answers {

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
      case Answer.Refused(String why, Citation by) -> new Response.No(Problem.refused(why, by));
      case Answer.Unavailable(String why) -> unavailable(why);
    };
  }

  /** How a command ended, in a word for the statistics. */
  static String word(Answer answer) {
    return switch (answer) {
      case Answer.Done _ -> "done";
      case Answer.Refused _ -> "refused";
      case Answer.Unavailable _ -> "unavailable";
    };
  }

  static <T> Response of(Reply<T> reply, Function<T, Response> given) {
    return switch (reply) {
      case Reply.Given<T>(T value) -> given.apply(value);
      case Reply.Denied<T>(String why, PeopleRule rule) ->
          new Response.No(Problem.of(kind(rule), why).by(rule.cite()));
      case Reply.Unavailable<T>(String why) -> unavailable(why);
    };
  }

  private static Response unavailable(String why) {
    return new Response.No(Problem.of(Kind.UNAVAILABLE, why).retryAfter(1));
  }

  private static Kind kind(PeopleRule rule) {
    return switch (rule) {
      case LOGIN -> Kind.WRONG_PASSWORD;
      case SESSIONS -> Kind.SIGNED_OUT;
      case ROLES -> Kind.FORBIDDEN;
      case NAMES,
          PASSWORDS,
          LOCK_OUT,
          APPOINTMENTS,
          CLOSED_ACCOUNTS,
          PLAY_CHIPS,
          SELF_EXCLUSION,
          PLAY_LIMITS ->
          Kind.REFUSED;
    };
  }
}
