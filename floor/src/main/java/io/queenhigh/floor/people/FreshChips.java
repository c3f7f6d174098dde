package io.queenhigh.floor.people;

import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.rules.money.Dollars;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/** A new stack for somebody who has lost his first one: a demo is there to be played at. */
public final class FreshChips {

  private static final long STACK_CENTS = 1_000_00;

  /** Whoever has so much left can still bet. */
  private static final long BROKE_BELOW_CENTS = 25_00;

  private static final int TIMES_A_DAY = 3;

  private final HouseJournal house;
  private final PeopleCache roll;
  private final HouseRules rules;
  private final Store store;

  FreshChips(HouseJournal house, PeopleCache roll, HouseRules rules, Store store) {
    this.house = house;
    this.roll = roll;
    this.rules = rules;
    this.store = store;
  }

  /**
   * What somebody could get now.
   *
   * @param leftToday how many stacks he can still get today
   */
  public record Offer(boolean broke, long cents, int leftToday) {}

  /**
   * What fresh chips somebody could get; nothing where the cashier is the only one to ask.
   *
   * @param inRacks what lies in his racks, as the tables know it: this is asked with every page,
   *     and whoever then wants the chips is judged by the ledger
   */
  public Optional<Offer> offer(String player, LongSupplier inRacks) {
    if (!rules.isDemo()) {
      return Optional.empty();
    }
    long wallet = store.balance(Accounts.wallet(player));
    boolean broke = wallet < BROKE_BELOW_CENTS && wallet + inRacks.getAsLong() < BROKE_BELOW_CENTS;
    return Optional.of(new Offer(broke, STACK_CENTS, TIMES_A_DAY - given(player, today())));
  }

  /** Gives a player a new stack from the cage. */
  public Reply<Receipt> give(Who who) {
    return house.writeAs(who, Right.PLAY, () -> giving(roll.person(who.name()).orElseThrow()));
  }

  private HouseDecision<Receipt> giving(PersonRow row) {
    String player = row.name();
    long today = today();
    int time = given(player, today) + 1;
    if (!rules.isDemo()) {
      return no("fresh-chips-in-a-demo", "Only a demo gives fresh chips; ask the cashier for them");
    }
    if (ResponsiblePlay.isExcluded(row, house.now())) {
      return HouseDecision.blank(ResponsiblePlay.excluded(row));
    }
    if (!isBroke(player)) {
      return no(
          "chips-left",
          "You have %s; fresh chips come when less than %s is left"
              .formatted(Dollars.text(holds(player)), Dollars.text(BROKE_BELOW_CENTS)));
    }
    if (time > TIMES_A_DAY) {
      return no(
          "fresh-chips-used-up",
          "You have had fresh chips %d times today; come back tomorrow".formatted(TIMES_A_DAY));
    }
    return HouseDecision.by("door", new Receipt(player, STACK_CENTS))
        .fact(new HouseFact.FreshChipsGiven(player, STACK_CENTS, today, time))
        .moving(Accounts.CAGE, Accounts.wallet(player), STACK_CENTS)
        .as(command(player, today, time));
  }

  private static HouseDecision<Receipt> no(String id, String why) {
    return HouseDecision.blank(PeopleRule.PLAY_CHIPS.deny(id, why));
  }

  /** The racks of all tables are added up only for somebody whose wallet is empty. */
  private boolean isBroke(String player) {
    return store.balance(Accounts.wallet(player)) < BROKE_BELOW_CENTS
        && holds(player) < BROKE_BELOW_CENTS;
  }

  /** In the wallet and in the racks of all tables. */
  private long holds(String player) {
    return store.balance(Accounts.wallet(player))
        + store.balances("rack/").entrySet().stream()
            .filter(rack -> rack.getKey().endsWith("/" + player))
            .mapToLong(rack -> rack.getValue())
            .sum();
  }

  private long today() {
    return WindowRow.dayOf(house.now());
  }

  /** The journal itself counts: each stack of a day has an id of its own. */
  private int given(String player, long day) {
    return (int)
        IntStream.rangeClosed(1, TIMES_A_DAY)
            .takeWhile(
                time -> store.lineOf(HouseStream.STREAM, command(player, day, time)).isPresent())
            .count();
  }

  private static String command(String player, long day, int time) {
    return "fresh:%s:%d:%d".formatted(Names.id(player), day, time);
  }
}
