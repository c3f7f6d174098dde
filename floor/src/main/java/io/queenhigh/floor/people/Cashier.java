package io.queenhigh.floor.people;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.rules.money.Dollars;
import java.util.Optional;

/** The cashier's window: play chips go out from the cage to a wallet, and come back. */
public final class Cashier {

  private static final long LEAST_CENTS = 1_00;
  private static final long MOST_CENTS = 100_000_00;

  private final HouseJournal house;
  private final PeopleCache roll;
  private final Store store;

  Cashier(HouseJournal house, PeopleCache roll, Store store) {
    this.house = house;
    this.roll = roll;
    this.store = store;
  }

  /**
   * Gives a player chips.
   *
   * @param id the cashier's own id of this command; the same id again does nothing
   */
  public Reply<Receipt> issue(Who by, String player, long cents, String id) {
    return atTheWindow(by, player, cents, id, true);
  }

  /** Takes chips back from a player's wallet, of which there must be enough. */
  public Reply<Receipt> redeem(Who by, String player, long cents, String id) {
    return atTheWindow(by, player, cents, id, false);
  }

  private Reply<Receipt> atTheWindow(Who by, String player, long cents, String id, boolean issue) {
    if (cents < LEAST_CENTS || cents > MOST_CENTS) {
      return PeopleRule.PLAY_CHIPS.deny(
          "window-out-of-range",
          "The window moves %s to %s at a time"
              .formatted(Dollars.text(LEAST_CENTS), Dollars.text(MOST_CENTS)));
    }
    return house.writeAs(
        by, Right.KEEP_THE_CAGE, () -> page(by, player, cents, by.name() + ":" + id, issue));
  }

  private HouseDecision<Receipt> page(
      Who by, String player, long cents, String command, boolean issue) {
    Optional<PersonRow> row = roll.person(player);
    if (row.isEmpty()) {
      return HouseDecision.blank(Staff.unknown(player));
    }
    String name = row.get().name();
    if (name.equals(by.name())) {
      return HouseDecision.blank(
          PeopleRule.PLAY_CHIPS.deny("own-cashier", "Nobody is his own cashier"));
    }
    if (!row.get().role().may(Right.PLAY)) {
      return HouseDecision.blank(
          PeopleRule.PLAY_CHIPS.deny("no-wallet", name + " does not play and has no wallet"));
    }
    if (issue && !row.get().active()) {
      return HouseDecision.blank(Door.closed());
    }
    HouseFact fact =
        issue ? new HouseFact.ChipsIssued(name, cents) : new HouseFact.ChipsRedeemed(name, cents);
    Receipt receipt = new Receipt(name, cents);
    Optional<Entry> earlier = store.lineOf(HouseStream.STREAM, command);
    if (earlier.isPresent()) {
      return HouseDecision.blank(again(earlier.get(), fact, receipt));
    }
    String wallet = Accounts.wallet(name);
    return HouseDecision.by(by.name(), receipt)
        .fact(fact)
        .moving(issue ? Accounts.CAGE : wallet, issue ? wallet : Accounts.CAGE, cents)
        .as(command);
  }

  private static Reply<Receipt> again(Entry earlier, HouseFact fact, Receipt receipt) {
    return HouseLines.FORMAT.read(earlier).equals(fact)
        ? new Reply.Given<>(receipt)
        : PeopleRule.PLAY_CHIPS.deny("id-used-for-another", "This id was used for something else");
  }
}
