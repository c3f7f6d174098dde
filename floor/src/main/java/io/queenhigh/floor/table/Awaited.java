package io.queenhigh.floor.table;

import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import java.util.Optional;

/**
 * Whose answer a table waits for, and how long he may take.
 *
 * @param what a word for it: {@code decides}
 */
public record Awaited(String what, int seat, long millis) {

  /** Nobody is waited for while play rests. */
  public static Optional<Awaited> of(TableState state) {
    boolean isOn = state.open() && state.voiding().isEmpty();
    return isOn ? of(state.round(), state.setup().pace()) : Optional.empty();
  }

  /** The same of a table that is being changed. */
  static Optional<Awaited> of(TableState.Draft table) {
    boolean isOn = table.open && table.voiding.isEmpty();
    return isOn ? of(table.round, table.setup.pace()) : Optional.empty();
  }

  private static Optional<Awaited> of(Round round, Pace pace) {
    if (round.suspended()) {
      return Optional.empty();
    }
    int turn = round.turn();
    if (turn != 0) {
      return Optional.of(new Awaited("decides", turn, pace.decisionMillis()));
    }
    if (round.phase() != Phase.BETTING || !round.game().isBankedByAPlayer()) {
      return Optional.empty();
    }
    if (round.rotation().offeredTo() != 0) {
      return Optional.of(new Awaited("bank", round.rotation().offeredTo(), pace.offerMillis()));
    }
    return round.rotation().isHeld() && round.bankCents() == 0
        ? Optional.of(new Awaited("post", round.rotation().seat(), pace.offerMillis()))
        : Optional.empty();
  }

  /** When his time is up, at a table as it stands. */
  public long endsAtMillis(TableState state) {
    return state.awaitedSinceMillis() + millis;
  }
}
