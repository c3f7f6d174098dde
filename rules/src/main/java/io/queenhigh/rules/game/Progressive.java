package io.queenhigh.rules.game;

/** The progressive side of a table: its controller and how meter pays and envy go round. */
public record Progressive(
    Cited<Controller> controller,
    Cited<Envy> envy,
    Cited<MeterOrder> meterOrder,
    Cited<Integer> communityCards) {

  /** The box on the table that locks wagers and records wins. */
  public enum Controller {
    GAME_MANAGER("COIN IN"),
    NEXUS("START GAME");

    private final String lockButton;

    Controller(String lockButton) {
      this.lockButton = lockButton;
    }

    /** The button that locks the progressive wagers of a round. */
    public String lockButton() {
      return lockButton;
    }
  }

  /** Who wins envy when a player holds a trigger hand. */
  public enum Envy {
    /** Every other spot with the wager, also the winner's own second spot. */
    PER_SPOT,
    /** Every wager of every other player. */
    PER_WAGER_OF_OTHERS,
    /** Every wager of every other player, times what it is. */
    PER_PLAYER_TIMES_WAGER,
    /**
     * Every other player, once, on however many spots: how Nexus was read in an earlier edition.
     */
    PER_PLAYER
  }

  /** Which seat is paid first when several percentage awards fall in one round. */
  public enum MeterOrder {
    DEALERS_FAR_RIGHT_FIRST,
    DEALERS_FAR_LEFT_FIRST;

    /** As it is spelled in files: {@code dealers-far-right-first}. */
    public String key() {
      return Key.of(name());
    }
  }
}
