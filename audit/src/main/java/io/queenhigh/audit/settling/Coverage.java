package io.queenhigh.audit.settling;

import io.queenhigh.audit.settling.Outcome.Result;
import io.queenhigh.audit.settling.Verdict.Says;

/** What a wager's end is called, by how much of it the player-dealer's money covered. */
final class Coverage {

  private Coverage() {}

  static Result ofTaking(Says says, long taken, long stake) {
    if (taken == 0) {
      return Result.UNCOVERED;
    }
    if (taken < stake) {
      return Result.PARTLY_COVERED;
    }
    return says == Says.FORFEIT ? Result.FORFEITED : Result.LOSES;
  }

  static Result ofPaying(long paid, long due) {
    if (paid == due) {
      return Result.WINS;
    }
    return paid == 0 ? Result.UNCOVERED : Result.PARTLY_COVERED;
  }
}
