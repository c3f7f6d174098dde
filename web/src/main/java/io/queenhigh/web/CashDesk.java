package io.queenhigh.web;

import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Receipt;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Response;

/** The cashier's window. */
final class CashDesk {
  private final People people;

  CashDesk(People people) {
    this.people = people;
  }

  private record Slip(String id, String player, long cents) {}

  Response issue(Call call) {
    return call.read(
        CashDesk::slip,
        slip ->
            Answers.of(
                people.cashier().issue(call.who(), slip.player(), slip.cents(), slip.id()),
                CashDesk::told));
  }

  Response redeem(Call call) {
    return call.read(
        CashDesk::slip,
        slip ->
            Answers.of(
                people.cashier().redeem(call.who(), slip.player(), slip.cents(), slip.id()),
                CashDesk::told));
  }

  /** Done, or waiting for a second person. */
  private static Response told(Receipt receipt) {
    return Response.json(receipt.proposal().isPresent() ? 202 : 200, receipt);
  }

  private static Slip slip(Fields fields) {
    return new Slip(TableDesk.id(fields), fields.text("player", 1, 80), fields.dollars("amount"));
  }
}
