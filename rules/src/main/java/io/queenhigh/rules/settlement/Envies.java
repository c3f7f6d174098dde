package io.queenhigh.rules.settlement;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Progressive;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Envy at the end of a round: one pay per trigger hand to each progressive wager of others. */
final class Envies {

  private Envies() {}

  static List<Envy> of(Layout layout) {
    Game game = layout.game();
    if (game.progressive().isEmpty()) {
      return List.of();
    }
    Progressive.Envy rule = game.progressive().get().envy().is();
    Citation by = game.cite(Point.ENVY);
    List<Envy> envies = new ArrayList<>();
    for (int seat : layout.meterSeats()) {
      Spot holder = layout.spot(seat);
      long envy = trigger(layout, holder);
      if (envy > 0) {
        for (Spot winner : winners(layout, holder, rule)) {
          envies.add(new Envy(seat, winner.seat(), amount(envy, winner, rule), by));
        }
      }
    }
    return envies;
  }

  /** The envy a spot's hand triggers: any live player hand may, the dealer's never. */
  private static long trigger(Layout layout, Spot holder) {
    // What went to the rack unseen triggers nothing.
    if (!Awards.isLive(layout.game(), holder) || !holder.isSeen()) {
      return 0;
    }
    return Awards.lineFor(layout, holder).map(line -> line.envyCents()).orElse(0L);
  }

  private static List<Spot> winners(Layout layout, Spot holder, Progressive.Envy rule) {
    List<Spot> bettors =
        layout.spots().values().stream().filter(spot -> spot.has(Wager.PROGRESSIVE)).toList();
    return switch (rule) {
      case PER_SPOT -> bettors.stream().filter(spot -> spot.seat() != holder.seat()).toList();
      case PER_WAGER_OF_OTHERS, PER_PLAYER_TIMES_WAGER -> others(bettors, holder);
      case PER_PLAYER -> onceEach(others(bettors, holder));
    };
  }

  private static List<Spot> others(List<Spot> bettors, Spot holder) {
    return bettors.stream().filter(spot -> !spot.player().equals(holder.player())).toList();
  }

  private static List<Spot> onceEach(List<Spot> spots) {
    Set<String> seen = new LinkedHashSet<>();
    return spots.stream().filter(spot -> seen.add(spot.player())).toList();
  }

  private static long amount(long envyCents, Spot winner, Progressive.Envy rule) {
    return switch (rule) {
      case PER_SPOT, PER_WAGER_OF_OTHERS, PER_PLAYER -> envyCents;
      // The table prints envy for a wager of one dollar.
      case PER_PLAYER_TIMES_WAGER ->
          Math.multiplyExact(envyCents, winner.stake(Wager.PROGRESSIVE)) / 100;
    };
  }
}
