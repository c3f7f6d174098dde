package io.queenhigh.audit.settling;

import io.queenhigh.audit.settling.Outcome.MeterAfter;
import io.queenhigh.audit.settling.Verdict.Says;
import io.queenhigh.rules.game.Wager;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Shares of the meter, seat after seat: each takes its part of what the one before has left, cut to
 * the cent, and who takes all of it leaves seed and reserve for the next.
 */
final class MeterAwards {

  private final Map<Integer, Long> bySeat = new HashMap<>();
  private final Optional<MeterAfter> after;

  MeterAwards(Laid laid, List<Verdict> verdicts) {
    this.after = laid.meter().map(before -> award(laid, verdicts, before));
  }

  private MeterAfter award(Laid laid, List<Verdict> verdicts, Laid.Meter before) {
    long stands = before.cents();
    long reserve = before.reserveCents();
    long awarded = 0;
    for (Laid.Seat seat : laid.inMeterOrder()) {
      for (Verdict verdict : verdicts) {
        if (verdict.seat() != seat.number() || !isOffTheMeter(verdict, before)) {
          continue;
        }
        int percent = verdict.meterPercent();
        long award = percent > 0 ? Math.multiplyExact(stands, percent) / 100 : verdict.dueCents();
        bySeat.put(seat.number(), award);
        awarded += award;
        stands -= award;
        // What the meter cannot meet is the house's.
        if (percent == 100 || (percent == 0 && stands <= 0)) {
          stands = before.seedCents() + reserve;
          reserve = 0;
        }
      }
    }
    Laid.Meter left = new Laid.Meter(stands, before.seedCents(), reserve, before.paysAll());
    return new MeterAfter(before, left, awarded);
  }

  private static boolean isOffTheMeter(Verdict verdict, Laid.Meter meter) {
    boolean fixed =
        meter.paysAll() && verdict.wager() == Wager.PROGRESSIVE && verdict.says() == Says.WIN;
    return verdict.meterPercent() > 0 || fixed;
  }

  long to(int seat) {
    return bySeat.getOrDefault(seat, 0L);
  }

  Optional<MeterAfter> after() {
    return after;
  }
}
