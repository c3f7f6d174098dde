package io.queenhigh.audit.settling;

import io.queenhigh.audit.settling.Outcome.Paid;
import io.queenhigh.audit.settling.Outcome.Result;
import java.util.ArrayList;
import java.util.List;

/** The house's tray meets every wager in full; the meter pays its own awards. */
final class InFull {

  private InFull() {}

  static List<Paid> settle(List<Verdict> said, MeterAwards awards) {
    List<Paid> all = new ArrayList<>();
    for (Verdict verdict : said) {
      long stake = verdict.stakeCents();
      int seat = verdict.seat();
      all.add(
          switch (verdict.says()) {
            case FORFEIT -> new Paid(seat, verdict.wager(), stake, Result.FORFEITED, 0, 0);
            case LOSE -> new Paid(seat, verdict.wager(), stake, Result.LOSES, 0, 0);
            case PUSH -> new Paid(seat, verdict.wager(), stake, Result.PUSHES, 0, stake);
            case WIN -> {
              long pays = verdict.meterPercent() > 0 ? awards.to(seat) : verdict.dueCents();
              long back = verdict.staysGone() ? 0 : stake;
              yield new Paid(seat, verdict.wager(), stake, Result.WINS, pays, back);
            }
          });
    }
    return all;
  }
}
