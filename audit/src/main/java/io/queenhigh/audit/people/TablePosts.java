package io.queenhigh.audit.people;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which posts may write a line of a table that no player writes. */
public final class TablePosts {

  private static final Set<String> RUN = Set.of("supervisor", "executive", "manager");

  private static final Set<String> EMPTY = Set.of("cashier", "supervisor", "executive", "manager");

  /** A tray that cannot pay is filled by whoever settles. */
  private static final Set<String> FILL =
      Set.of("cashier", "dealer", "supervisor", "executive", "manager");

  private static final Set<String> DEAL = Set.of("dealer", "supervisor", "executive");
  private static final Set<String> CONFIRM = Set.of("supervisor", "executive");
  private static final Set<String> AT_THE_TABLE =
      Set.of("dealer", "supervisor", "executive", "manager");

  private static final Map<String, Set<String>> POSTS =
      Map.ofEntries(
          Map.entry("TableOpened", RUN),
          Map.entry("TableConfigured", RUN),
          Map.entry("TableClosed", RUN),
          Map.entry("TrayFilled", FILL),
          Map.entry("TrayEmptied", EMPTY),
          Map.entry("SeatChipsIn", AT_THE_TABLE),
          Map.entry("SeatChipsOut", AT_THE_TABLE),
          Map.entry("RoundVoided", DEAL),
          Map.entry("ShufflerFailed", DEAL),
          Map.entry("ShufflerStepDone", DEAL),
          Map.entry("KeyTurned", CONFIRM),
          Map.entry("ConfirmPressed", CONFIRM),
          Map.entry("WinRecorded", CONFIRM));

  private static final Set<String> AT_THE_CARDS = Set.of("dealer", "supervisor");

  /** What dealers and those who assign them write; judged since their posts take two people. */
  private static final Map<String, Set<String>> LATER =
      Map.ofEntries(
          Map.entry("DealersAssigned", RUN),
          Map.entry("BetsClosed", AT_THE_CARDS),
          Map.entry("DeckBroughtIn", AT_THE_CARDS),
          Map.entry("DealerDealt", AT_THE_CARDS),
          Map.entry("DealerRevealed", AT_THE_CARDS),
          Map.entry("RoundSettled", AT_THE_CARDS),
          Map.entry("WagersLocked", AT_THE_CARDS),
          Map.entry("HandMarked", AT_THE_CARDS),
          Map.entry("SupervisorCalled", AT_THE_CARDS),
          Map.entry("VoidProposed", AT_THE_TABLE),
          Map.entry("VoidConfirmed", AT_THE_TABLE),
          Map.entry("VoidRejected", AT_THE_TABLE),
          Map.entry("CorrectionProposed", AT_THE_TABLE),
          Map.entry("CorrectionRejected", AT_THE_TABLE),
          Map.entry("RoundCorrected", AT_THE_TABLE),
          Map.entry("WinKeyed", AT_THE_TABLE),
          Map.entry("WinVerified", AT_THE_TABLE));

  /** What a machine has no word in. */
  private static final Set<String> BY_PEOPLE =
      Set.of(
          "TableConfigured",
          "TableClosed",
          "TrayEmptied",
          "KeyTurned",
          "ConfirmPressed",
          "WinRecorded",
          "DealersAssigned",
          "VoidProposed",
          "VoidConfirmed",
          "VoidRejected",
          "CorrectionProposed",
          "CorrectionRejected",
          "RoundCorrected",
          "WinKeyed",
          "WinVerified");

  private TablePosts() {}

  /**
   * Whether the floor writes such lines, too: it deals by machine, and opens the tables of a demo.
   */
  public static boolean floorMay(String type, boolean demo) {
    return type.equals("TableOpened") ? demo : !BY_PEOPLE.contains(type);
  }

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
