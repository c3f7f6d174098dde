package io.queenhigh.audit.people;

import java.util.Map;
import java.util.Set;

/** Which posts may write a line of a link; whoever signs one says his post in it besides. */
public final class LinkPosts {

  private static final Set<String> ALL_STAFF =
      Set.of("dealer", "supervisor", "executive", "manager", "cashier");

  private static final Set<String> SIGN = Set.of("supervisor", "executive", "manager");
  private static final Set<String> RUN = Set.of("manager");

  /** Lines that nobody's name stands under. */
  private static final Map<String, Set<String>> POSTS =
      Map.of(
          "LinkSuspended", SIGN,
          "LinkResumed", RUN,
          "TableJoined", RUN,
          "TableLeft", RUN,
          "FundsReceived", RUN);

  private LinkPosts() {}

  public static Set<String> of(String type) {
    return POSTS.getOrDefault(type, ALL_STAFF);
  }
}
