package io.queenhigh.floor.view;

import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.table.TableRules;
import io.queenhigh.floor.table.TableState;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A table at one moment as text for whoever looks at it. Nothing is drawn before somebody asks, and
 * then once for all who see the same: every player at the table sees a table of his own, everybody
 * else the bystander's.
 */
public final class Drawing {

  private final TableState state;
  private final Set<String> here;
  private final Optional<TableView.Clock> clock;
  private final TableRules judge;
  private final Map<Viewer, String> drawn = new HashMap<>();

  /**
   * The table as it stands.
   *
   * @param here the players who are connected
   * @param judge who would judge a command now
   */
  public Drawing(
      TableState state, Set<String> here, Optional<TableView.Clock> clock, TableRules judge) {
    this.state = state;
    this.here = here;
    this.clock = clock;
    this.judge = judge;
  }

  public synchronized String to(Viewer viewer) {
    return hasAPlace(viewer) ? drawn(viewer) : withHimself(drawn(Viewer.BYSTANDER), viewer);
  }

  /** Who has left keeps his cards until the next round. */
  private boolean hasAPlace(Viewer viewer) {
    return state.round().spots().values().stream().anyMatch(spot -> viewer.is(spot.player()));
  }

  private String drawn(Viewer viewer) {
    return drawn.computeIfAbsent(
        viewer, _ -> Spelling.JSON.writeValueAsString(Views.of(state, viewer, here, clock, judge)));
  }

  private String withHimself(String bystanders, Viewer viewer) {
    return Views.you(state, viewer, judge)
        .map(Spelling.JSON::writeValueAsString)
        .map(you -> bystanders.substring(0, bystanders.length() - 1) + ",\"you\":" + you + "}")
        .orElse(bystanders);
  }
}
