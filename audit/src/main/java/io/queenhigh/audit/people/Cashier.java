package io.queenhigh.audit.people;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.people.Proposed.Kinds;
import io.queenhigh.rules.money.Dollars;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** The cashier's window, by the house's journal: chips that went out and came back. */
final class Cashier {

  /** What everybody gets who arrives. */
  private static final long FIRST_STACK_CENTS = 1_000_00;

  /** So often a demo gives it again on a day. */
  private static final int STACKS_A_DAY = 3;

  private static final long DAY_MILLIS = TimeUnit.DAYS.toMillis(1);

  /** Somebody new, and who let him in: both lines are written at once. */
  record Arrival(String name, String by) {}

  /** What a cashier has moved alone on a day. */
  private record Alone(long day, long cents) {}

  /** A new stack: whose, on which day, the how-manieth. */
  private record Stack(String player, long day, long time) {}

  private final House house;
  private final Roll roll;
  private final Map<String, Alone> windows = new HashMap<>();

  /** New stacks that were given, each once. */
  private final Set<Stack> stacks = new HashSet<>();

  Cashier(House house) {
    this.house = house;
    this.roll = house.roll;
  }

  List<Move> chips(
      JournalLine line,
      Fields said,
      boolean issued,
      Optional<Proposed> waiting,
      Optional<Arrival> newcomer)
      throws Unreadable {
    String player = said.text("player");
    long cents = said.cents("cents");
    boolean first =
        issued
            && cents == FIRST_STACK_CENTS
            && newcomer.equals(Optional.of(new Arrival(player, line.actor())));
    if (!first) {
      // Before anybody of the house has signed, nobody but the door gives chips.
      house.expectOnceBound(
          house.isIntroduced() || !issued,
          "the first chips of somebody who has just come, by whoever let him in",
          () -> "some for " + player + " by " + line.actor(),
          Rule.PLAY_CHIPS);
      atTheWindow(line, player, cents, issued, waiting);
    }
    String wallet = Accounts.wallet(player);
    return issued
        ? Moves.one(Accounts.CAGE, wallet, cents)
        : Moves.one(wallet, Accounts.CAGE, cents);
  }

  /** The house gives a new stack in a demo only, to whoever plays, and so many a day. */
  List<Move> fresh(JournalLine line, Fields said) throws Unreadable {
    String player = said.text("player");
    long cents = said.cents("cents");
    long day = said.number("day");
    long time = said.number("time");
    house.expectAlways(
        roll.demo() && line.actor().equals(House.DOOR),
        "fresh chips from the door of a demo",
        () -> line.actor() + (roll.demo() ? "" : ", which is no demo"),
        Rule.PLAY_CHIPS);
    house.expectAlways(
        cents == FIRST_STACK_CENTS,
        "a stack of " + Dollars.text(FIRST_STACK_CENTS),
        () -> Dollars.text(cents),
        Rule.PLAY_CHIPS);
    house.expectAlways(
        roll.person(player).filter(one -> one.active() && !one.isStaff()).isPresent(),
        "chips for somebody who plays",
        () -> player,
        Rule.PLAY_CHIPS);
    boolean thatDay = Math.abs(Math.floorDiv(line.atMillis(), DAY_MILLIS) - day) <= 1;
    house.expectAlways(
        thatDay
            && time >= 1
            && time <= STACKS_A_DAY
            && stacks.add(new Stack(Roll.id(player), day, time)),
        "at most " + STACKS_A_DAY + " stacks a day, each once",
        () -> "number %d of day %d".formatted(time, day),
        Rule.PLAY_CHIPS);
    return Moves.one(Accounts.CAGE, Accounts.wallet(player), cents);
  }

  /** What a player has asked for himself a cashier pays alone, as far as one goes alone. */
  void approves(JournalLine line, Proposed one) {
    if (one.isAsked() && house.isNow(line.actor(), "cashier")) {
      alone(line, Long.parseLong(one.detail));
    }
  }

  private void atTheWindow(
      JournalLine line, String player, long cents, boolean issued, Optional<Proposed> waiting) {
    house.expect(
        !Roll.id(line.actor()).equals(Roll.id(player)),
        "nobody to be his own cashier",
        line::actor,
        Rule.PLAY_CHIPS);
    house.expect(
        roll.person(player).filter(one -> !one.isStaff()).isPresent(),
        "chips for somebody who plays",
        () -> player,
        Rule.PLAY_CHIPS);
    Kinds kind = issued ? Kinds.ISSUE : Kinds.REDEMPTION;
    if (Proposed.isDone(waiting, kind, player, String.valueOf(cents))) {
      return;
    }
    house.expect(
        issued || roll.demo() || !house.hasSecondDuties(),
        "the word of " + player + " or of a second person",
        () -> line.actor() + " alone",
        Rule.PLAYERS_WORD);
    house.expect(
        house.isNow(line.actor(), "cashier"),
        "a cashier to move chips",
        line::actor,
        Rule.PLAY_CHIPS);
    house.signs(line);
    alone(line, cents);
  }

  /** What a cashier moves with nobody else of the house, on a day. */
  private void alone(JournalLine line, long cents) {
    long day = Math.floorDiv(line.atMillis(), DAY_MILLIS);
    long today =
        Optional.ofNullable(windows.get(Roll.id(line.actor())))
                .filter(alone -> alone.day == day)
                .map(Alone::cents)
                .orElse(0L)
            + cents;
    if (roll.demo() || house.limits.isEmpty()) {
      return;
    }
    windows.put(Roll.id(line.actor()), new Alone(day, today));
    house.expect(
        cents <= house.limits.get().onceCents() && today <= house.limits.get().dayCents(),
        "a second person for more than %s at once or %s in a day"
            .formatted(
                Dollars.text(house.limits.get().onceCents()),
                Dollars.text(house.limits.get().dayCents())),
        () ->
            "%s by %s alone, who has moved %s that day"
                .formatted(Dollars.text(cents), line.actor(), Dollars.text(today)),
        Rule.TWO_AT_THE_WINDOW);
  }
}
