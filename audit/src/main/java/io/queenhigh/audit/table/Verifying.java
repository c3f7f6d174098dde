package io.queenhigh.audit.table;

import static io.queenhigh.audit.table.Marks.expect;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.link.Signer;
import io.queenhigh.audit.settling.Outcome.Envy;
import io.queenhigh.audit.settling.Resettle;
import io.queenhigh.audit.table.Controller.Amount;
import io.queenhigh.audit.table.Controller.Phase;
import io.queenhigh.audit.table.Controller.Recorded;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** A supervisor is called, verifies and confirms; then the controller's round is over. */
final class Verifying {

  private Verifying() {}

  static List<Move> called(Table table, Fields line) throws Unreadable {
    List<Integer> seats = line.seats("seats");
    Marks.isSettling(table, "calling a supervisor");
    List<Integer> winners = List.copyOf(Marks.toVerify(table));
    expect(
        table,
        !seats.isEmpty()
            && seats.equals(List.copyOf(table.controller.marked))
            && seats.containsAll(winners),
        "a supervisor for the winners at seats " + winners + ", all of them marked",
        seats.toString());
    table.controller.called = true;
    table.controller.dealers.add(line.text("dealer"));
    return Moves.none();
  }

  static List<Move> amountsFixed(Table table, Fields line) throws Unreadable {
    List<Amount> amounts = new ArrayList<>();
    for (Fields amount : line.objects("amounts")) {
      amounts.add(
          new Amount(
              amount.seat("seat"),
              amount.number("hit"),
              amount.number("cents"),
              amount.yes("executive")));
    }
    TreeSet<Integer> seats = new TreeSet<>(table.controller.recorded.keySet());
    amounts.forEach(amount -> seats.add(amount.seat()));
    expect(
        table,
        table.controller.called && seats.equals(table.controller.marked),
        "amounts for the marked hands at seats " + table.controller.marked,
        seats.toString());
    for (Amount amount : amounts) {
      Optional<Long> tray = Marks.fromTheTray(table, amount.seat());
      expect(
          table,
          (amount.hit() == 0) == tray.isPresent()
              && tray.filter(cents -> cents != amount.cents()).isEmpty(),
          tray.map(cents -> Dollars.text(cents) + " from the tray").orElse("a hit on the link")
              + " for seat "
              + amount.seat(),
          Dollars.text(amount.cents()) + " as hit " + amount.hit());
    }
    table.controller.amounts = amounts;
    amounts.forEach(amount -> table.controller.lastAmounts.put(amount.seat(), amount));
    return Moves.none();
  }

  static List<Move> keyTurned(Table table, Fields line) throws Unreadable {
    boolean toJph = line.text("to").equals("jph");
    String by = line.text("by");
    isNoDealer(table, by);
    expect(
        table,
        Marks.hasAKey(table) && table.controller.keyIsTurned != toJph,
        "a key that is turned there and back",
        "to " + line.text("to") + " again");
    table.controller.keyIsTurned = toJph;
    return Moves.none();
  }

  static List<Move> confirmPressed(Table table, Fields line) throws Unreadable {
    isNoDealer(table, line.text("by"));
    expect(
        table,
        !Marks.hasAKey(table) && !table.controller.confirming,
        "confirm pressed once before a card is swiped",
        "again, or where there is a key");
    table.controller.confirming = true;
    return Moves.none();
  }

  static List<Move> winRecorded(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    long hit = line.number("hit");
    Signer by = Signer.of(line.needed("by"));
    Marks.isSettling(table, "confirming a win");
    isNoDealer(table, by.name());
    Optional<Amount> next = table.controller.nextToConfirm();
    expect(
        table,
        table.controller.called
            && next.filter(due -> due.seat() == seat && due.hit() == hit).isPresent(),
        next.map(due -> "hit " + due.hit() + " at seat " + due.seat() + " to be confirmed")
            .orElse("no win to confirm"),
        "hit " + hit + " at seat " + seat);
    expect(
        table,
        by.mayConfirm() && (by.isExecutive() || next.filter(Amount::executive).isEmpty()),
        "a supervisor, or an executive where the terms ask for one",
        by.toString());
    expect(
        table,
        Marks.hasAKey(table) ? table.controller.keyIsTurned : table.controller.confirming,
        "a win confirmed with the key turned, or with confirm pressed before",
        "neither");
    Beside.isVerified(table, seat, by);
    table.controller.recorded.put(seat, new Recorded(hit, by));
    if (hit != 0) {
      table.controller.onTheMeter.add(hit);
    }
    table.controller.confirming = false;
    return Moves.none();
  }

  static List<Move> meterReleased(Table table, Fields line) throws Unreadable {
    List<Long> hits = line.numbers("hits");
    expect(
        table,
        hits.equals(table.controller.onTheMeter) && !table.controller.keyIsTurned,
        "the meter to move past the confirmed hits " + table.controller.onTheMeter,
        hits.toString());
    table.controller.onTheMeter.clear();
    return Moves.none();
  }

  static List<Move> cardsLockedUp(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    Marks.isSettling(table, "locking up cards");
    boolean waits = waiting(table).contains(seat) && !table.controller.recorded.containsKey(seat);
    boolean envied =
        !table.controller.envyPaid && envy(table).stream().anyMatch(pay -> pay.fromSeat() == seat);
    expect(
        table,
        !waits && !envied,
        "cards to lie open until their win is verified and envy is paid",
        "those of seat " + seat + " locked up");
    return Moves.none();
  }

  static List<Move> envyPaid(Table table, Fields line) {
    Marks.isSettling(table, "paying envy");
    expect(
        table,
        line.has("anytime") || table.stage == Stage.SETTLED,
        "envy to be paid when everything else is settled",
        "some paid before");
    expect(
        table,
        !table.controller.envyPaid && !envy(table).isEmpty(),
        "envy to be paid once, where it is due",
        table.controller.envyPaid ? "a second time" : "none due");
    table.controller.envyPaid = true;
    return Moves.none();
  }

  static List<Move> roundEnded(Table table) {
    Marks.isSettling(table, "ending the controller's round");
    everyWinIsDone(table);
    expect(
        table,
        table.controller.envyPaid || envy(table).isEmpty(),
        "envy to be paid before the round is over",
        "some is due");
    table.controller.phase = Phase.OVER;
    return Moves.none();
  }

  /** Nothing is paid before each winner is confirmed and the key is back. */
  static void everyWinIsDone(Table table) {
    List<Integer> winners = List.copyOf(waiting(table));
    List<Integer> confirmed = List.copyOf(table.controller.recorded.keySet());
    expect(
        table,
        confirmed.containsAll(winners) && !table.controller.keyIsTurned,
        "the wins of seats " + winners + " confirmed, and the key at Run",
        "those of " + confirmed);
  }

  /** Seats that a supervisor must see, and those that he was called for. */
  private static NavigableSet<Integer> waiting(Table table) {
    NavigableSet<Integer> seats = Marks.toVerify(table);
    if (table.controller.called) {
      seats.addAll(table.controller.marked);
    }
    return seats;
  }

  /** The award that the cards give a seat is the one that the link has fixed. */
  static void isFixed(Table table, int seat, long paidCents) {
    Optional<Amount> fixed = Optional.ofNullable(table.controller.lastAmounts.get(seat));
    expect(
        table,
        fixed.filter(amount -> amount.cents() == paidCents).isPresent(),
        "an award of "
            + fixed.map(amount -> Dollars.text(amount.cents())).orElse("nothing")
            + " to seat "
            + seat
            + ", as the link has fixed it",
        Dollars.text(paidCents));
  }

  private static List<Envy> envy(Table table) {
    if (table.game().isDealtElsewhere()) {
      return Resettle.envy(Resettling.laid(table, Optional.empty()));
    }
    boolean dealt =
        table.dealer.size() == 3
            && table.betting().stream().allMatch(position -> Keying.isKnown(table, position));
    return dealt ? Resettle.envy(Resettling.laid(table, Optional.empty())) : List.of();
  }

  /** Who has dealt or marked in this round verifies nothing in it. */
  private static void isNoDealer(Table table, String by) {
    expect(
        table,
        !table.controller.dealers.contains(by)
            && !(table.hasSecondDuties() && table.pit.hasDealt(by)),
        "somebody else than the dealer to verify a win",
        by);
  }
}
