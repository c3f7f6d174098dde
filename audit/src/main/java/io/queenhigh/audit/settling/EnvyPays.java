package io.queenhigh.audit.settling;

import io.queenhigh.audit.settling.Outcome.Envy;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.Progressive;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule.OnFold;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Envy: a live top hand pays everybody else who made the progressive wager, whether or not its
 * holder made it, and whether or not they have folded themselves.
 */
final class EnvyPays {

  private EnvyPays() {}

  static List<Envy> of(Laid laid, Verdicts verdicts) {
    Optional<Progressive> side = laid.game().progressive();
    if (side.isEmpty()) {
      return List.of();
    }
    List<Envy> pays = new ArrayList<>();
    for (Laid.Seat holder : laid.seats()) {
      long cents =
          isLive(laid, holder)
              ? verdicts.line(holder, Wager.PROGRESSIVE).map(PayLine::envyCents).orElse(0L)
              : 0;
      if (cents > 0) {
        pays.addAll(from(laid, holder, cents, side.get().envy().is()));
      }
    }
    return pays;
  }

  private static boolean isLive(Laid laid, Laid.Seat seat) {
    boolean stands =
        laid.game()
            .rule(Wager.PROGRESSIVE)
            .filter(rule -> rule.onFold().is() == OnFold.STANDS)
            .isPresent();
    return seat.isSeen() && (!seat.folded() || stands);
  }

  private static List<Envy> from(Laid laid, Laid.Seat holder, long cents, Progressive.Envy manner) {
    List<Envy> pays = new ArrayList<>();
    Set<String> paid = new HashSet<>();
    for (Laid.Seat other : laid.seats()) {
      if (other.number() == holder.number() || !other.has(Wager.PROGRESSIVE)) {
        continue;
      }
      boolean another = !other.player().equals(holder.player());
      switch (manner) {
        case PER_SPOT -> pays.add(new Envy(holder.number(), other.number(), cents));
        case PER_WAGER_OF_OTHERS -> {
          if (another) {
            pays.add(new Envy(holder.number(), other.number(), cents));
          }
        }
        case PER_PLAYER -> {
          if (another && paid.add(other.player())) {
            pays.add(new Envy(holder.number(), other.number(), cents));
          }
        }
        case PER_PLAYER_TIMES_WAGER -> {
          if (another) {
            long times = Math.multiplyExact(cents, other.stake(Wager.PROGRESSIVE)) / 100;
            pays.add(new Envy(holder.number(), other.number(), times));
          }
        }
      }
    }
    return pays;
  }
}
