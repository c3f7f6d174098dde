package io.queenhigh.audit.settling;

import io.queenhigh.audit.settling.Outcome.Paid;
import io.queenhigh.audit.settling.Outcome.Result;
import io.queenhigh.audit.settling.Verdict.Says;
import java.util.ArrayList;
import java.util.List;

/**
 * One wager after the other. The player-dealer neither wins nor loses more than he posted; once his
 * wager is gone, whatever has not been settled goes back.
 */
final class SeatBySeat {

  private final long posted;
  private final boolean gross;
  private long taken;
  private long paidOut;

  private SeatBySeat(long posted, boolean gross) {
    this.posted = posted;
    this.gross = gross;
  }

  static List<Paid> settle(List<Verdict> said, long posted, boolean gross) {
    SeatBySeat bank = new SeatBySeat(posted, gross);
    List<Paid> all = new ArrayList<>();
    for (Verdict verdict : said) {
      all.add(bank.meet(verdict));
    }
    return all;
  }

  private Paid meet(Verdict verdict) {
    long stake = verdict.stakeCents();
    if (verdict.says() == Says.PUSH) {
      return new Paid(verdict.seat(), verdict.wager(), stake, Result.PUSHES, 0, stake);
    }
    if (left() == 0) {
      return new Paid(verdict.seat(), verdict.wager(), stake, Result.UNCOVERED, 0, stake);
    }
    if (verdict.isTaken()) {
      long takes = Math.min(stake, posted - (taken - paidOut));
      taken += takes;
      return new Paid(
          verdict.seat(),
          verdict.wager(),
          stake,
          Coverage.ofTaking(verdict.says(), takes, stake),
          0,
          stake - takes);
    }
    long pays = Math.min(verdict.dueCents(), left());
    paidOut += pays;
    return new Paid(
        verdict.seat(),
        verdict.wager(),
        stake,
        Coverage.ofPaying(pays, verdict.dueCents()),
        pays,
        stake);
  }

  /** What the bank can still pay. */
  private long left() {
    return gross ? posted - paidOut : posted + taken - paidOut;
  }
}
