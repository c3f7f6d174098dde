package io.queenhigh.audit.findings;

import io.queenhigh.rules.game.Citation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where an audit notes what is wrong: the first finding of each kind in full, and how many more
 * there were. A ruined store of a million lines fills no more than a page.
 */
public final class Notebook {

  private final Map<Kind, Finding> first = new EnumMap<>(Kind.class);
  private final Map<Kind, Long> howMany = new EnumMap<>(Kind.class);
  private final List<String> notChecked = new ArrayList<>();
  private boolean beyond;

  public void note(Kind kind, Where where, String expected, String found) {
    note(new Finding(kind, where, expected, found, Optional.empty()));
  }

  public void note(Kind kind, Where where, String expected, String found, Citation by) {
    note(new Finding(kind, where, expected, found, Optional.of(by)));
  }

  /**
   * A line that nobody here knows. Whatever hangs on what lines say cannot be judged from now on:
   * it would accuse honest books of a newer version.
   */
  public void newer(Where where, String type) {
    note(
        Kind.UNREADABLE,
        where,
        "a line that this version knows",
        type + ", perhaps of a newer version: verify with a newer Queenhigh");
    beyond = true;
  }

  private static boolean hangsOnTheLines(Finding finding) {
    return switch (finding.kind()) {
      case DATABASE, NUMBERING, HASH_CHAIN, TIME, UNREADABLE, OVERDRAWN, BOUND, TRANSPARENCY_LOG ->
          false;
      case BALANCE -> !finding.where().equals(Where.THE_BOOKS);
      case SETUP,
          PROCEDURE,
          LIMITS,
          BANK,
          FEES,
          CARDS,
          DECK_PROOF,
          SETTLEMENT,
          LINK,
          COIN_IN,
          METER,
          AWARDS,
          SIGNATURES,
          PIT,
          CONTROLLER,
          POSTS,
          TRANSFER,
          KEPT,
          ROUND_FILE ->
          true;
    };
  }

  private void note(Finding finding) {
    if (beyond && hangsOnTheLines(finding)) {
      return;
    }
    first.putIfAbsent(finding.kind(), finding);
    howMany.merge(finding.kind(), 1L, Long::sum);
  }

  /** Something that cannot be known from here, and what would tell. */
  public void notChecked(String sentence) {
    notChecked.add(sentence);
  }

  public List<String> notChecked() {
    return List.copyOf(notChecked);
  }

  /** The first of each kind. */
  public List<Finding> findings() {
    return List.copyOf(first.values());
  }

  /** How many findings there were of each kind. */
  public Map<Kind, Long> howMany() {
    return Collections.unmodifiableMap(new EnumMap<>(howMany));
  }
}
