package io.queenhigh.audit.settling;

import io.queenhigh.audit.settling.Outcome.MeterAfter;
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
        if (verdict.seat() != seat.number() || verdict.meterPercent() == 0) {
          continue;
        }
        long award = Math.multiplyExact(stands, verdict.meterPercent()) / 100;
        bySeat.put(seat.number(), award);
        awarded += award;
        stands -= award;
        if (verdict.meterPercent() == 100) {
          stands += before.seedCents() + reserve;
          reserve = 0;
        }
      }
    }
    return new MeterAfter(before, new Laid.Meter(stands, before.seedCents(), reserve), awarded);
  }

  long to(int seat) {
    return bySeat.getOrDefault(seat, 0L);
  }

  Optional<MeterAfter> after() {
    return after;
  }
}
