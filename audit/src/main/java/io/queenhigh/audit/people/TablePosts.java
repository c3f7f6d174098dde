package io.queenhigh.audit.people;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which posts may write a line of a table that no player writes. */
public final class TablePosts {

  private static final Set<String> RUN = Set.of("supervisor", "executive", "manager");
  private static final Set<String> FILL = Set.of("cashier", "supervisor", "executive", "manager");
  private static final Set<String> DEAL = Set.of("dealer", "supervisor", "executive");
  private static final Set<String> CONFIRM = Set.of("supervisor", "executive");

  private static final Map<String, Set<String>> POSTS =
      Map.ofEntries(
          Map.entry("TableOpened", RUN),
          Map.entry("TableConfigured", RUN),
          Map.entry("TableClosed", RUN),
          Map.entry("TrayFilled", FILL),
          Map.entry("TrayEmptied", FILL),
          Map.entry("RoundVoided", DEAL),
          Map.entry("ShufflerFailed", DEAL),
          Map.entry("ShufflerStepDone", DEAL),
          Map.entry("KeyTurned", CONFIRM),
          Map.entry("ConfirmPressed", CONFIRM),
          Map.entry("WinRecorded", CONFIRM));

  private static final Set<String> AT_THE_CARDS = Set.of("dealer", "supervisor");

  /** What dealers and those who assign them write; judged since their posts take two people. */
  private static final Map<String, Set<String>> LATER =
      Map.of(
          "DealersAssigned", RUN,
          "BetsClosed", AT_THE_CARDS,
          "DeckBroughtIn", AT_THE_CARDS,
          "DealerDealt", AT_THE_CARDS,
          "DealerRevealed", AT_THE_CARDS,
          "RoundSettled", AT_THE_CARDS,
          "WagersLocked", AT_THE_CARDS,
          "HandMarked", AT_THE_CARDS,
          "SupervisorCalled", AT_THE_CARDS);

  private TablePosts() {}

  /**
   * Empty where anybody may.
   *
   * @param secondDuties whether the second edition of the duty of two persons holds
   */
  public static Optional<Set<String>> of(String type, boolean secondDuties) {
    return Optional.ofNullable(POSTS.get(type))
        .or(() -> secondDuties ? Optional.ofNullable(LATER.get(type)) : Optional.empty());
  }
}
