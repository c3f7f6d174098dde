package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.rules.cards.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Values that players promise with their bets and give away before the deal, to cut the deck by.
 */
final class Cuts {

  private Cuts() {}

  /** A promised value, as far as it is known. */
  static final class Cut {
    final String commitment;
    Optional<String> value = Optional.empty();
    boolean withheld;

    Cut(String commitment) {
      this.commitment = commitment;
    }

    boolean isDone() {
      return value.isPresent() || withheld;
    }
  }

  static List<Move> sealed(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    Optional<Position> position = Seating.taken(table, seat, "a cut");
    table.expect(
        table.stage == Stage.BETS_OPEN && table.seal.isPresent(),
        Kind.DECK_PROOF,
        "a cut to be promised while bets are open, on a deck that was sealed before",
        () -> table.seal.isEmpty() ? "no sealed deck" : table.standing());
    table.expect(
        takesPart(table, seat),
        Kind.DECK_PROOF,
        "a cut by somebody who bets or banks",
        () -> "one at seat " + seat);
    position.ifPresent(
        at ->
            table.expect(
                !Accounts.isPractice(at.player),
                Kind.DECK_PROOF,
                "cuts by people only",
                () -> "one by " + at.player));
    table.cuts.put(seat, new Cut(line.text("commitment")));
    return Moves.none();
  }

  static List<Move> opened(Table table, Fields line, Hashes hashes) throws Unreadable {
    int seat = line.seat("seat");
    String value = line.text("value");
    Optional<Cut> cut = due(table, seat, "opened");
    if (cut.isPresent()) {
      String hash = hashes.ofValue(table.roundId(), seat, value);
      table.expect(
          hash.equals(cut.get().commitment),
          Kind.DECK_PROOF,
          "the value with the promised hash " + cut.get().commitment,
          () -> hash);
      cut.get().value = Optional.of(value);
      table.tally.cut();
    }
    return Moves.none();
  }

  static List<Move> withheld(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    Optional<Cut> cut = due(table, seat, "withheld");
    long waited = table.atMillis - table.betsClosedAtMillis;
    table.expect(
        waited >= table.posted().cutMillis(),
        Kind.DECK_PROOF,
        "seat " + seat + " to have " + table.posted().cutMillis() + " ms to open its cut",
        () -> waited + " ms");
    cut.ifPresent(promised -> promised.withheld = true);
    table.tally.withheld();
    return Moves.none();
  }

  private static Optional<Cut> due(Table table, int seat, String what) {
    Optional<Cut> cut = Optional.ofNullable(table.cuts.get(seat));
    table.expect(
        table.stage == Stage.BETS_CLOSED && cut.isPresent() && !cut.get().isDone(),
        Kind.DECK_PROOF,
        "a promised cut to be opened or withheld once, between the bets and the deal",
        () -> "that of seat " + seat + " " + what + " while " + table.standing());
    return cut;
  }

  /** Bets are closed: whoever has nothing at stake cuts no more. */
  static void fallAway(Table table) {
    table.cuts.keySet().removeIf(seat -> !takesPart(table, seat));
  }

  /** No promise is forgotten when the cards come out. */
  static void areDone(Table table) {
    table.cuts.forEach(
        (seat, cut) ->
            table.expect(
                cut.isDone(),
                Kind.DECK_PROOF,
                "the cut of seat " + seat + " opened or withheld before the deal",
                () -> "neither"));
  }

  /**
   * Whoever gave his value away knew all promises. One that is there now and was not then may have
   * been made with his value in sight; one that is gone was withheld and not counted.
   */
  static void areThoseSeen(Table table, Map<Integer, String> seen) {
    NavigableSet<Integer> seats = new TreeSet<>(seen.keySet());
    seats.addAll(table.cuts.keySet());
    for (int seat : seats) {
      Optional<String> then = Optional.ofNullable(seen.get(seat));
      Optional<String> now = Optional.ofNullable(table.cuts.get(seat)).map(cut -> cut.commitment);
      table.expect(
          then.equals(now),
          Kind.DECK_PROOF,
          "the promise of seat %d that you saw when you opened your value, %s"
              .formatted(seat, then.orElse("none")),
          () -> now.orElse("none"));
    }
  }

  private static boolean takesPart(Table table, int seat) {
    return table.position(seat).filter(Position::hasBet).isPresent()
        || (table.bank.isHeldAt(seat) && table.postedCents > 0);
  }

  /** The deck as it must be dealt: the sealed one, put in order by all opened values. */
  static List<Card> cut(Table table, List<Card> sealed, Hashes hashes) {
    StringBuilder values = new StringBuilder();
    table.cuts.forEach(
        (seat, cut) ->
            cut.value.ifPresent(
                value -> values.append(seat).append(' ').append(value).append('\n')));
    if (values.isEmpty() || table.seal.isEmpty()) {
      return sealed;
    }
    String key = hashes.ofCuts(table.roundId(), table.seal.get().commitment(), values.toString());
    List<Card> left = new ArrayList<>(sealed);
    List<Card> fromTheBottom = new ArrayList<>();
    byte[] bytes = {};
    int block = 0;
    int next = 0;
    while (left.size() > 1) {
      if (next == bytes.length) {
        bytes = hashes.block(key, block++);
        next = 0;
      }
      int number = bytes[next++] & 0xff;
      int whole = 256 / left.size() * left.size();
      if (number < whole) {
        int place = number % left.size();
        fromTheBottom.add(left.get(place));
        left.set(place, left.getLast());
        left.removeLast();
      }
    }
    fromTheBottom.add(left.getFirst());
    return fromTheBottom.reversed();
  }
}
