package io.queenhigh.web.http;

import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Who;

/** Whom a session's token stands for. */
public interface Sessions {

  /** Who holds a token; a sign of his life. */
  Reply<Who> who(String token);

  /** Whether somebody is still what he was; an open page is no sign of his life. */
  boolean isStill(Who who);
}
