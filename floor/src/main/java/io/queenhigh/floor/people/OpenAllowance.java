package io.queenhigh.floor.people;

import io.queenhigh.floor.table.Accounts;
import java.time.LocalDate;

/**
 * The account that counts what somebody may still lose in a period.
 *
 * @param firstDay of the period
 * @param turn 1, and one more whenever his limit has changed within the period
 * @param limitCents the limit that it was opened for
 */
record OpenAllowance(LossPeriod period, LocalDate firstDay, int turn, long limitCents) {

  String account(String player) {
    return Accounts.allowance(player, period.word() + "/" + firstDay + "." + turn);
  }

  OpenAllowance onTurn(int other) {
    return new OpenAllowance(period, firstDay, other, limitCents);
  }
}
