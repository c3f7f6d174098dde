package io.queenhigh.rules.progressive;

/** A step that all three documents describe, each under a number of its own. */
public enum ControllerStep {
  OPTIONAL_WAGER("1", "1", "1"),
  /** Games on one meter. */
  LINKED_GAMES("Paytables", "Paytables", "3"),
  RESEED("4", "3", "5"),
  SENSOR("5", "4", "6"),
  LOCK("6", "5", "7"),
  DEAL("7", "6", "8"),
  SETTLE("8", "7", "9"),
  METER_PAYS("9.a", "8.a", "10.a"),
  TRAY_PAYS("9.b", "8.b", "10.b"),
  METER_ORDER("9.c", "8.c", "10.c"),
  MARK("9.d", "8.d", "10.d"),
  CALL("9.e", "8.e", "10.e"),
  CONFIRM("9.f", "8.f", "10.f"),
  METER_MOVES("9.g", "8.f", "10.f"),
  OVER("9.h", "8.g", "10.g"),
  LOGGED("9.i", "8.h", "10.h"),
  ENVY("10.a", "9.a", "11.a"),
  ENVY_HAND_STAYS("10.b", "9.b", "11.b"),
  ENVY_PAID("10.c", "9.c", "11.c"),
  PAY_TABLES("Paytables", "Paytables", "Paytables"),
  LIMITS("Limits", "Limits", "Limits"),
  /** The Game Manager's document leaves the number of games to the limits it refers to. */
  FOUR_GAMES("Limits", "Four Games", "Four Games");

  private final String gameManager;
  private final String nexus;
  private final String multiGameLink;

  ControllerStep(String gameManager, String nexus, String multiGameLink) {
    this.gameManager = gameManager;
    this.nexus = nexus;
    this.multiGameLink = multiGameLink;
  }

  String clauseIn(Controller controller) {
    return switch (controller) {
      case GAME_MANAGER -> gameManager;
      case NEXUS -> nexus;
      case MULTI_GAME_LINK -> multiGameLink;
    };
  }
}
