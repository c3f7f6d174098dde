package io.queenhigh.web.http;

import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Right;
import io.queenhigh.floor.people.Who;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.web.http.Problem.Kind;
import java.util.Optional;

/** Whom a session's token stands for. */
public interface Sessions {

  /** Who holds a token; a sign of his life. */
  Reply<Who> who(String token);

  /** Why somebody does not sign yet, where a right signs and he does not. */
  Optional<Refused> tooSoon(Who who, Right right);

  /**
   * Whether a token is still somebody's, who is still what he was; an open page is no sign of his
   * life.
   */
  Reply<Who> still(String token, Who who);

  /** What somebody is told who is not what he was any more, before he was answered. */
  static Response lost() {
    return Response.no(
        Kind.SIGNED_OUT, "Your session has ended, or your post has changed, while you waited.");
  }
}
