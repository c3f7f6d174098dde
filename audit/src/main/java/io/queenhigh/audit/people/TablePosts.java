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
      Map.of(
          "TableOpened", RUN,
          "TableConfigured", RUN,
          "TableClosed", RUN,
          "TrayFilled", FILL,
          "TrayEmptied", FILL,
          "RoundVoided", DEAL,
          "ShufflerFailed", DEAL,
          "KeyTurned", CONFIRM,
          "ConfirmPressed", CONFIRM,
          "WinRecorded", CONFIRM);

  private TablePosts() {}

  /** Empty where anybody may. */
  public static Optional<Set<String>> of(String type) {
    return Optional.ofNullable(POSTS.get(type));
  }
}
