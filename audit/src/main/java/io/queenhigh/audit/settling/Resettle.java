package io.queenhigh.audit.settling;

import io.queenhigh.audit.settling.Outcome.Envy;
import io.queenhigh.audit.settling.Outcome.Paid;
import io.queenhigh.rules.game.Bank.PayoffLimit;
import io.queenhigh.rules.game.Bank.PlayerDealerBank;
import io.queenhigh.rules.game.Settling.Procedure;
import java.util.List;

/** Settles a round: what the cards say, then what the bank can meet. */
public final class Resettle {

  private Resettle() {}

  public static Outcome round(Laid laid) {
    Verdicts verdicts = new Verdicts(laid);
    List<Verdict> said = verdicts.inSettlingOrder();
    MeterAwards awards = new MeterAwards(laid, said);
    Procedure procedure = laid.game().settling().procedure().is();
    boolean gross =
        laid.game().bank().is() instanceof PlayerDealerBank bank
            && bank.limit() == PayoffLimit.GROSS;
    List<Paid> paid =
        switch (procedure) {
          case HOUSE -> InFull.settle(said, awards);
          case SEAT_BY_SEAT -> SeatBySeat.settle(said, laid.bankCents(), gross);
          case COLLECT_FIRST -> CollectFirst.settle(said, laid.bankCents(), gross);
        };
    List<Envy> envy = EnvyPays.of(laid, verdicts);
    long players = paid.stream().mapToLong(Paid::netCents).sum();
    long envied = envy.stream().mapToLong(Envy::cents).sum();
    long awarded = awards.after().map(meter -> meter.awardedCents()).orElse(0L);
    return new Outcome(procedure, paid, envy, awarded - players - envied, awards.after());
  }

  /** What others win because somebody holds a top hand. */
  public static List<Envy> envy(Laid laid) {
    return EnvyPays.of(laid, new Verdicts(laid));
  }

  /** Whether the cards award a share of a meter. */
  public static boolean needsAMeter(Laid laid) {
    return new Verdicts(laid)
        .inSettlingOrder().stream().anyMatch(verdict -> verdict.meterPercent() > 0);
  }
}
