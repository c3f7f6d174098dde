package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.people.AccountHolder;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Receipt;
import io.queenhigh.floor.people.Redemption;
import io.queenhigh.floor.people.Right;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The cashier's window. */
final class CashDesk {
  private static final int MOST_MOVES = 100;

  private final People people;
  private final Floor floor;

  CashDesk(People people, Floor floor) {
    this.people = people;
    this.floor = floor;
  }

  private record Slip(String id, String player, long cents) {}

  /**
   * Somebody before the window.
   *
   * @param redemption what he has asked to have redeemed
   * @param moves into his wallet and out of it, the newest first
   */
  private record Customer(
      String name,
      Role role,
      boolean active,
      long walletCents,
      Optional<Redemption> redemption,
      List<Rack> racks,
      List<Step> moves) {}

  private record Rack(String table, long cents) {}

  /** Less than nothing went out; the other side is the cage or a table's rack. */
  private record Step(Instant at, String with, long cents) {}

  Response customer(Call call) {
    return people
        .find(call.part("name"))
        .filter(person -> person.role().may(Right.PLAY))
        .<Response>map(person -> Response.json(customer(person)))
        .orElseGet(() -> Response.no(Kind.NOT_FOUND, "Nobody who plays has that name."));
  }

  private Customer customer(AccountHolder person) {
    String wallet = Accounts.wallet(person.name());
    return new Customer(
        person.name(),
        person.role(),
        person.active(),
        floor.store().balance(wallet),
        people.cashier().asked(new Who(person.name(), person.role())),
        floor.tables().stream()
            .map(LiveTable::state)
            .filter(table -> table.rack(person.name()) > 0)
            .map(table -> new Rack(table.id(), table.rack(person.name())))
            .toList(),
        floor.store().moves(wallet, 0, MOST_MOVES).stream()
            .map(
                move -> new Step(Instant.ofEpochMilli(move.atMillis()), move.other(), move.cents()))
            .toList());
  }

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
