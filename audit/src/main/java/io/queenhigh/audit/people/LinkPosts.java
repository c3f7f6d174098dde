package io.queenhigh.audit.people;

import java.util.Map;
import java.util.Set;

/** Which posts may write a line of a link; whoever signs one says his post in it besides. */
public final class LinkPosts {

  private static final Set<String> ALL_STAFF =
      Set.of("dealer", "supervisor", "executive", "manager", "cashier");

  private static final Set<String> SIGN = Set.of("supervisor", "executive", "manager");
  private static final Set<String> RUN = Set.of("manager");

  /** Lines that nobody's name stands under, or did not in older ones. */
  private static final Map<String, Set<String>> POSTS =
      Map.of(
          "LinkSetUp", RUN,
          "LinkOpened", SIGN,
          "LinkSuspended", SIGN,
          "LinkResumed", RUN,
          "TableJoined", RUN,
          "TableLeft", RUN,
          "FundsReceived", RUN);

  /**
   * What tables tell their link. Floors used to write what several tables told at once under the
   * name of the first.
   */
  private static final Set<String> TOLD =
      Set.of(
          "Contributed",
          "ContributionReturned",
          "ContributionKept",
          "RoundEnded",
          "HitsFixed",
          "HitCancelled",
          "HitConfirmed",
          "MeterMoved");

  private LinkPosts() {}

  public static Set<String> of(String type) {
    return POSTS.getOrDefault(type, ALL_STAFF);
  }

  /** Whether the floor writes such lines, too, and not everybody his own. */
  public static boolean isTold(String type) {
    return TOLD.contains(type);
  }
}
