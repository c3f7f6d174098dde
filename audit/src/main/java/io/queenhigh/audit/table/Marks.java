package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.settling.PayLines;
import io.queenhigh.audit.table.Controller.Phase;
import io.queenhigh.audit.table.Position.Decided;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Progressive;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.game.WagerRule.OnFold;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/** The controller's dealer locks wagers, and marks what the cards say. */
final class Marks {

  private Marks() {}

  static List<Move> wagersLocked(Table table, Fields line) throws Unreadable {
    List<Integer> seats = line.seats("seats");
    List<Integer> own =
        table.betting().stream()
            .filter(position -> position.stakes.containsKey(Wager.PROGRESSIVE))
            .map(position -> position.seat)
            .toList();
    expect(table, table.link().isPresent(), "a controller only on a link", "one without");
    expect(
        table,
        table.controller.phase == Phase.BETTING && !seats.isEmpty() && seats.equals(own),
        "the sensors of seats " + own + " locked once",
        seats.toString());
    table.controller.phase = Phase.LOCKED;
    table.controller.dealers.add(line.text("dealer"));
    return Moves.none();
  }

  static List<Move> handsTurnedUp(Table table, Fields line) throws Unreadable {
    List<Integer> seats = line.seats("seats");
    table.expectStage(Stage.REVEALED, "turning up hands", Point.REVEAL);
    List<Integer> own =
        table.betting().stream()
            .filter(position -> position.stakes.containsKey(Wager.PROGRESSIVE))
            .filter(position -> isLive(table, position))
            .map(position -> position.seat)
            .toList();
    expect(
        table,
        (table.controller.phase == Phase.LOCKED || isKeyedAgain(table)) && seats.equals(own),
        "the hands of seats " + own + " turned up once",
        seats.toString());
    table.controller.phase = Phase.SETTLING;
    return Moves.none();
  }

  /** A hand was keyed wrong, and nothing is marked by it. */
  private static boolean isKeyedAgain(Table table) {
    return table.byHand
        && table.controller.phase == Phase.SETTLING
        && table.controller.marked.isEmpty();
  }

  static List<Move> spotSelected(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    isSettling(table, "selecting a spot");
    expect(
        table,
        !hasAKey(table)
            && table.position(seat).filter(at -> at.stake(Wager.PROGRESSIVE) > 0).isPresent(),
        "a spot with a progressive wager",
        "seat " + seat);
    table.controller.spot = seat;
    return Moves.none();
  }

  static List<Move> marked(Table table, Fields line) throws Unreadable {
    String hand = line.text("hand");
    List<Integer> seats = line.seats("seats");
    isSettling(table, "marking a hand");
    List<Integer> own = new ArrayList<>();
    winners(table)
        .forEach(
            (seat, pays) -> {
              boolean here = hasAKey(table) || table.controller.spot == seat;
              if (here && pays.hand().key().equals(hand)) {
                own.add(seat);
              }
            });
    expect(
        table,
        !seats.isEmpty() && own.equals(seats) && !table.controller.keyIsTurned,
        hand + " marked at seats " + own + ", as the cards lie",
        seats.toString());
    table.controller.marked.addAll(seats);
    table.controller.dealers.add(line.text("dealer"));
    table.controller.called = false;
    return Moves.none();
  }

  static List<Move> unmarked(Table table, Fields line) throws Unreadable {
    List<Integer> seats = line.seats("seats");
    isSettling(table, "taking a mark back");
    expect(
        table,
        table.controller.marked.containsAll(seats)
            && seats.stream().noneMatch(table.controller.recorded::containsKey),
        "marks to be taken back that stand and are not confirmed",
        seats.toString());
    seats.forEach(table.controller.marked::remove);
    seats.forEach(table.controller.lastAmounts::remove);
    table.controller.dealers.add(line.text("dealer"));
    table.controller.called = false;
    table.controller.amounts = List.of();
    table.controller.confirming = false;
    return Moves.none();
  }

  /** Hands that win an award, by their seats. */
  static NavigableMap<Integer, PayLine> winners(Table table) {
    NavigableMap<Integer, PayLine> winners = new TreeMap<>();
    for (Position position : table.betting()) {
      if (position.stakes.containsKey(Wager.PROGRESSIVE) && isLive(table, position)) {
        line(table, position).ifPresent(pays -> winners.put(position.seat, pays));
      }
    }
    return winners;
  }

  /** Seats whose awards a supervisor has to verify: off the meter, and as many as are posted. */
  static NavigableSet<Integer> toVerify(Table table) {
    NavigableSet<Integer> seats = new TreeSet<>();
    winners(table)
        .forEach(
            (seat, pays) -> {
              if (isOffTheMeter(table, pays) || isHigh(table, pays)) {
                seats.add(seat);
              }
            });
    return seats;
  }

  private static boolean isHigh(Table table, PayLine pays) {
    Optional<String> lowest = table.link().flatMap(Posted.OnLink::verifyFrom);
    List<String> hands =
        rule(table).flatMap(WagerRule::table).stream()
            .flatMap(pay -> pay.lines().stream())
            .map(line -> line.hand().key())
            .toList();
    return lowest.isPresent() && hands.indexOf(pays.hand().key()) <= hands.indexOf(lowest.get());
  }

  /** What the tray pays a seat; nothing where its award comes off the meter. */
  static Optional<Long> fromTheTray(Table table, int seat) {
    return Optional.ofNullable(winners(table).get(seat))
        .filter(pays -> !isOffTheMeter(table, pays))
        .flatMap(
            pays ->
                pays.pays() instanceof Pays.ForOne(long odds)
                    ? table
                        .position(seat)
                        .map(at -> Math.multiplyExact(odds, at.stake(Wager.PROGRESSIVE)))
                    : Optional.empty());
  }

  private static boolean isLive(Table table, Position position) {
    return position.decided != Decided.FOLDS
        || rule(table).filter(rule -> rule.onFold().is() == OnFold.STANDS).isPresent();
  }

  private static Optional<PayLine> line(Table table, Position position) {
    return rule(table)
        .flatMap(WagerRule::table)
        .flatMap(pays -> PayLines.first(pays, read(table, position)));
  }

  /** A hand with the community cards, where there are any. */
  static List<Card> read(Table table, Position position) {
    List<Card> cards = new ArrayList<>(position.cards);
    cards.addAll(table.community);
    return cards;
  }

  private static Optional<WagerRule> rule(Table table) {
    return table.game().rule(Wager.PROGRESSIVE);
  }

  private static boolean isOffTheMeter(Table table, PayLine line) {
    return line.pays() instanceof Pays.MeterShare
        || table.link().filter(Posted.OnLink::paysAll).isPresent();
  }

  static boolean hasAKey(Table table) {
    return table
        .game()
        .progressive()
        .filter(side -> side.controller().is() == Progressive.Controller.GAME_MANAGER)
        .isPresent();
  }

  static void isSettling(Table table, String what) {
    expect(
        table,
        table.controller.phase == Phase.SETTLING,
        what + " when the hands are turned up",
        what + " at another time");
  }

  static void expect(Table table, boolean holds, String expected, String found) {
    table.expect(holds, Kind.CONTROLLER, expected, () -> found, Point.METER_PAYS);
  }
}
