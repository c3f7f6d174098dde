package io.queenhigh.audit.settling;

import io.queenhigh.audit.settling.Outcome.Paid;
import io.queenhigh.audit.settling.Outcome.Result;
import io.queenhigh.audit.settling.Verdict.Says;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All that was given up or lost is collected, then winners are paid in order while there is money.
 * What the player-dealer would win beyond his wager goes back, to the last loser first.
 */
final class CollectFirst {

  private CollectFirst() {}

  static List<Paid> settle(List<Verdict> said, long posted, boolean gross) {
    List<Verdict> collected = said.stream().filter(Verdict::isTaken).toList();
    long taken = collected.stream().mapToLong(Verdict::stakeCents).sum();

    Map<Verdict, Long> pays = new HashMap<>();
    long left = gross ? posted : posted + taken;
    long paidOut = 0;
    for (Verdict verdict : said) {
      if (verdict.says() == Says.WIN) {
        long pay = Math.min(verdict.dueCents(), left);
        pays.put(verdict, pay);
        left -= pay;
        paidOut += pay;
      }
    }

    Map<Verdict, Long> givenBack = new HashMap<>();
    long tooMuch = Math.max(0, taken - paidOut - posted);
    for (Verdict verdict : collected.reversed()) {
      long back = Math.min(tooMuch, verdict.stakeCents());
      givenBack.put(verdict, back);
      tooMuch -= back;
    }

    List<Paid> all = new ArrayList<>();
    for (Verdict verdict : collected) {
      all.add(taken(verdict, givenBack.getOrDefault(verdict, 0L)));
    }
    for (Verdict verdict : said) {
      if (!verdict.isTaken()) {
        all.add(paid(verdict, pays.getOrDefault(verdict, 0L)));
      }
    }
    return all;
  }

  private static Paid taken(Verdict verdict, long back) {
    long stake = verdict.stakeCents();
    return new Paid(
        verdict.seat(),
        verdict.wager(),
        stake,
        Coverage.ofTaking(verdict.says(), stake - back, stake),
        0,
        back);
  }

  private static Paid paid(Verdict verdict, long pays) {
    Result result =
        verdict.says() == Says.PUSH ? Result.PUSHES : Coverage.ofPaying(pays, verdict.dueCents());
    return new Paid(
        verdict.seat(), verdict.wager(), verdict.stakeCents(), result, pays, verdict.stakeCents());
  }
}
