package io.queenhigh.floor.people;

import io.queenhigh.floor.people.ProposalRow.What;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.rules.money.Dollars;
import java.time.Instant;
import java.util.Optional;

/** The cashier's window: play chips go out from the cage to a wallet, and come back. */
public final class Cashier {

  private static final long LEAST_CENTS = 1_00;
  private static final long MOST_CENTS = 100_000_00;

  private final HouseJournal house;
  private final PeopleCache roll;
  private final HouseRules rules;
  private final Store store;
  private final BoundRows rows;

  Cashier(HouseJournal house, PeopleCache roll, HouseRules rules, Store store, BoundRows rows) {
    this.rules = rules;
    this.house = house;
    this.roll = roll;
    this.store = store;
    this.rows = rows;
  }

  /**
   * Gives a player chips.
   *
   * @param id the cashier's own id of this command; the same id again does nothing
   */
  public Reply<Receipt> issue(Who by, String player, long cents, String id) {
    return atTheWindow(by, player, cents, id, true);
  }

  /**
   * A player wants chips redeemed. With this a cashier does it alone, within limits; without it
   * nobody takes chips out of a wallet alone.
   */
  public Reply<Receipt> ask(Who player, long cents) {
    return isInRange(cents)
        ? house.writeAs(player, Right.PLAY, () -> asked(player, cents))
        : outOfRange();
  }

  private HouseDecision<Receipt> asked(Who player, long cents) {
    Optional<ProposalRow> before = askedBy(player.name());
    if (before.filter(this::holds).isPresent()) {
      return HouseDecision.blank(
          PeopleRule.PLAYERS_WORD.deny(
              "redemption-asked-already", "You have already asked: cancel that request first"));
    }
    HouseDecision<Receipt> page =
        HouseDecision.by(
            player.name(), new Receipt(player.name(), cents).waiting(rules.nextProposal()));
    before.ifPresent(expired -> withdraw(page, expired));
    return propose(page, player, new Receipt(player.name(), cents), false);
  }

  private static <T> HouseDecision<T> withdraw(HouseDecision<T> page, ProposalRow open) {
    return page.fact(new HouseFact.ProposalWithdrawn(open.number()))
        .keep(PeopleRows.PROPOSAL.giveUp(HouseRules.id(open.number())));
  }

  /** The player does not want it any more. */
  public Reply<Receipt> takeBack(Who player) {
    return house.writeAs(
        player,
        Right.PLAY,
        () ->
            askedBy(player.name())
                .map(
                    open ->
                        withdraw(
                            HouseDecision.by(
                                player.name(),
                                new Receipt(player.name(), open.cents().orElseThrow())),
                            open))
                .orElseGet(
                    () ->
                        HouseDecision.blank(
                            PeopleRule.PLAYERS_WORD.deny(
                                "nothing-asked", "You have not asked to have chips redeemed"))));
  }

  /** What a player has asked for and not got yet. */
  public Optional<Redemption> asked(Who player) {
    return askedBy(player.name())
        .map(
            open ->
                new Redemption(
                    open.number(),
                    open.cents().orElseThrow(),
                    Instant.ofEpochMilli(until(open)),
                    !holds(open)));
  }

  /** Until when a player's word holds, by what the house says now. */
  private long until(ProposalRow asked) {
    return asked.atMillis() + rules.row().limits().askMillis();
  }

  /** Whether a player's word has no end yet; nobody else's has one. */
  boolean holds(ProposalRow open) {
    return !open.isAskedByHimself() || house.now() <= until(open);
  }

  private Optional<ProposalRow> askedBy(String player) {
    return rules.proposals().stream()
        .filter(open -> open.isAskedByHimself() && open.name().equals(player))
        .findFirst();
  }

  /** Takes chips back from a player's wallet, of which there must be enough. */
  public Reply<Receipt> redeem(Who by, String player, long cents, String id) {
    return atTheWindow(by, player, cents, id, false);
  }

  private Reply<Receipt> atTheWindow(Who by, String player, long cents, String id, boolean issue) {
    return isInRange(cents)
        ? house.writeAs(
            by, Right.KEEP_THE_CAGE, () -> page(by, player, cents, by.name() + ":" + id, issue))
        : outOfRange();
  }

  private static boolean isInRange(long cents) {
    return cents >= LEAST_CENTS && cents <= MOST_CENTS;
  }

  private static Reply<Receipt> outOfRange() {
    return PeopleRule.PLAY_CHIPS.deny(
        "window-out-of-range",
        "The window moves %s to %s at a time"
            .formatted(Dollars.text(LEAST_CENTS), Dollars.text(MOST_CENTS)));
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
          PeopleRule.PLAY_CHIPS.deny("own-cashier", "Nobody is their own cashier"));
    }
    if (!row.get().role().may(Right.PLAY)) {
      return HouseDecision.blank(
          PeopleRule.PLAY_CHIPS.deny("no-wallet", name + " does not play and has no wallet"));
    }
    if (issue && !row.get().active()) {
      return HouseDecision.blank(Door.closed());
    }
    Receipt receipt = new Receipt(name, cents);
    HouseFact fact = fact(name, cents, issue);
    Optional<Entry> earlier = store.lineOf(HouseStream.STREAM, command);
    if (earlier.isPresent()) {
      return HouseDecision.blank(again(earlier.get(), fact, receipt));
    }
    boolean asked = !issue && wordOf(receipt).isPresent();
    return issue || (rules.isDemo() && !asked)
        ? moves(by, cents)
            .map(today -> moved(by, receipt, issue, today).as(command))
            .orElseGet(() -> proposed(by, receipt, issue).as(command))
        : redeemed(by, receipt).as(command);
  }

  /** The player's own word for just this, while it holds. */
  private Optional<ProposalRow> wordOf(Receipt receipt) {
    return askedBy(receipt.player())
        .filter(open -> open.cents().orElseThrow() == receipt.cents())
        .filter(this::holds);
  }

  /** By the player's own word, or by a second person's. */
  private HouseDecision<Receipt> redeemed(Who by, Receipt receipt) {
    return wordOf(receipt)
        .filter(_ -> moves(by, receipt.cents()).isPresent())
        .map(open -> agreed(HouseDecision.by(by.name(), receipt), open, by))
        .orElseGet(() -> proposed(by, receipt, false));
  }

  /** What a cashier has moved alone today, with this; empty where it takes a second person. */
  private Optional<WindowRow> moves(Who by, long cents) {
    HouseRow row = rules.row();
    WindowRow today = today(by).plus(cents);
    boolean alone =
        rules.isDemo()
            || (cents <= row.limits().onceCents() && today.aloneCents() <= row.limits().dayCents());
    return alone ? Optional.of(today) : Optional.empty();
  }

  private WindowRow today(Who by) {
    long day = WindowRow.dayOf(house.now());
    return rows.kept(PeopleRows.WINDOW, Names.id(by.name()))
        .map(row -> row.on(day))
        .orElseGet(() -> new WindowRow(day, 0));
  }

  private HouseDecision<Receipt> proposed(Who by, Receipt receipt, boolean issue) {
    return propose(
        HouseDecision.by(by.name(), receipt.waiting(rules.nextProposal())), by, receipt, issue);
  }

  private HouseDecision<Receipt> propose(
      HouseDecision<Receipt> page, Who by, Receipt receipt, boolean issue) {
    What what = issue ? What.ISSUE : What.REDEMPTION;
    rules.propose(
        page,
        ProposalRow.of(what, receipt.player(), by).of(receipt.cents()),
        Optional.empty(),
        house.now());
    return page;
  }

  /** A second person agrees. */
  HouseDecision<StaffChange> approved(ProposalRow proposal, Who by) {
    boolean issue = proposal.what() == What.ISSUE;
    PersonRow player = roll.person(proposal.name()).orElseThrow();
    if (issue && !player.active()) {
      return HouseDecision.blank(Door.closed());
    }
    if (!holds(proposal)) {
      return HouseDecision.blank(
          PeopleRule.PLAYERS_WORD.deny(
              "redemption-expired",
              proposal.name() + " asked for this too long ago and has to ask again"));
    }
    if (needsAnother(proposal, by)) {
      return HouseDecision.blank(
          PeopleRule.TWO_AT_THE_WINDOW.deny(
              "more-than-one-cashier-moves",
              "This is more than a cashier moves alone: a supervisor, executive or manager agrees"));
    }
    return agreed(HouseDecision.by(by.name(), StaffChange.nothing()), proposal, by);
  }

  /** Of a player and a cashier only one is of the house. */
  private boolean needsAnother(ProposalRow proposal, Who by) {
    return proposal.isAskedByHimself()
        && by.role().may(Right.KEEP_THE_CAGE)
        && moves(by, proposal.cents().orElseThrow()).isEmpty();
  }

  private <T> HouseDecision<T> agreed(HouseDecision<T> page, ProposalRow proposal, Who by) {
    long cents = proposal.cents().orElseThrow();
    rules.begin(page);
    page.fact(new HouseFact.ProposalApproved(proposal.number()))
        .keep(PeopleRows.PROPOSAL.giveUp(HouseRules.id(proposal.number())));
    if (proposal.isAskedByHimself() && by.role().may(Right.KEEP_THE_CAGE)) {
      page.keep(PeopleRows.WINDOW.keep(Names.id(by.name()), today(by).plus(cents)));
    }
    return moving(page, proposal.name(), cents, proposal.what() == What.ISSUE);
  }

  private HouseDecision<Receipt> moved(Who by, Receipt receipt, boolean issue, WindowRow today) {
    HouseDecision<Receipt> page = HouseDecision.by(by.name(), receipt);
    rules.begin(page);
    if (!rules.isDemo()) {
      page.keep(PeopleRows.WINDOW.keep(Names.id(by.name()), today));
    }
    return moving(page, receipt.player(), receipt.cents(), issue);
  }

  private static <T> HouseDecision<T> moving(
      HouseDecision<T> page, String player, long cents, boolean issue) {
    String wallet = Accounts.wallet(player);
    return page.fact(fact(player, cents, issue))
        .moving(issue ? Accounts.CAGE : wallet, issue ? wallet : Accounts.CAGE, cents);
  }

  private static HouseFact fact(String player, long cents, boolean issue) {
    return issue
        ? new HouseFact.ChipsIssued(player, cents)
        : new HouseFact.ChipsRedeemed(player, cents);
  }

  private static Reply<Receipt> again(Entry earlier, HouseFact fact, Receipt receipt) {
    HouseFact before = HouseLines.FORMAT.read(earlier);
    if (before
            instanceof HouseFact.CashProposed(long number, String player, long cents, boolean given)
        && fact(player, cents, given).equals(fact)) {
      return new Reply.Given<>(receipt.waiting(number));
    }
    return before.equals(fact)
        ? new Reply.Given<>(receipt)
        : PeopleRule.PLAY_CHIPS.deny(
            "id-used-for-another",
            "This id was used for another command, which was done; give every command an id of its own");
  }
}
