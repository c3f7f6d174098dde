package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.link.Signer;
import io.queenhigh.audit.settling.Laid;
import io.queenhigh.audit.settling.Outcome;
import io.queenhigh.audit.settling.Resettle;
import io.queenhigh.rules.cards.Card;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A settled round whose hands were others than was keyed: by two people, and only the difference.
 */
final class Correcting {

  private Correcting() {}

  /** A settled round as far as it can be settled once more. */
  record Round(long number, Laid laid, Outcome outcome, String banker) {}

  record Proposed(long round, NavigableMap<Integer, List<Card>> hands, Signer by) {}

  /** What a seat gets on top, or gives back. */
  private record Difference(int seat, String player, long cents) {}

  static List<Move> proposed(Table table, Fields line) throws Unreadable {
    Signer by = Signer.of(line.needed("by"));
    long round = line.number("round");
    expect(
        table,
        by.mayConfirm() && by.name().equals(table.actor) && !line.text("reason").isBlank(),
        "a correction with a reason by the supervisor who asked for it",
        by + ", asked by " + table.actor);
    expect(
        table,
        table.correctable.filter(last -> last.number() == round).isPresent()
            && table.correcting.isEmpty(),
        "a correction of the last settled round, one at a time",
        "one of round " + round);
    table.correcting = Optional.of(new Proposed(round, hands(line), by));
    return Moves.none();
  }

  static List<Move> rejected(Table table, Fields line) throws Unreadable {
    Signer by = Signer.of(line.needed("by"));
    expect(
        table,
        table.correcting.isPresent() && by.mayConfirm() && by.name().equals(table.actor),
        "a correction to be rejected by a supervisor",
        by + ", asked by " + table.actor);
    table.correcting = Optional.empty();
    return Moves.none();
  }

  static List<Move> corrected(Table table, Fields line) throws Unreadable {
    Signer by = Signer.of(line.needed("by"));
    NavigableMap<Integer, List<Card>> hands = hands(line);
    expect(
        table,
        table
            .correcting
            .filter(wanted -> wanted.hands().equals(hands))
            .filter(wanted -> !wanted.by().name().equals(by.name()))
            .isPresent(),
        "what one person has proposed to be approved by another",
        by + " for " + hands);
    expect(
        table,
        by.mayConfirm() && by.name().equals(table.actor) && !table.pit.isDealtBy(by.name()),
        "a supervisor who does not deal here to approve a correction",
        by + ", asked by " + table.actor);
    table.correcting = Optional.empty();
    if (table.correctable.isEmpty()) {
      return Moves.none();
    }
    Round before = table.correctable.get();
    Laid laid = instead(before.laid(), hands);
    areCards(table, laid);
    Outcome own = Resettle.round(laid);
    Resettling.compare(table, laid, own, line.needed("settlement"));
    expect(
        table,
        own.meter().equals(before.outcome().meter()),
        "a meter that stays where it is",
        String.valueOf(own.meter()));
    List<Difference> differences = differences(before, own);
    List<Difference> said = said(line);
    expect(table, differences.equals(said), "the differences " + differences, String.valueOf(said));
    table.correctable = Optional.of(new Round(before.number(), laid, own, before.banker()));
    return moves(table, before, differences);
  }

  private static List<Move> moves(Table table, Round round, List<Difference> differences) {
    String bank =
        round.laid().game().isBankedByAPlayer()
            ? table.rack(round.banker())
            : Accounts.tray(table.id);
    Moves moves = new Moves();
    for (Difference one : differences) {
      moves.move(table.rack(one.player()), bank, Math.max(0, -one.cents()));
    }
    for (Difference one : differences) {
      moves.move(bank, table.rack(one.player()), Math.max(0, one.cents()));
    }
    return moves.list();
  }

  private static List<Difference> differences(Round before, Outcome own) {
    List<Difference> differences = new ArrayList<>();
    for (Laid.Seat seat : before.laid().seats()) {
      long cents = own.netOf(seat.number()) - before.outcome().netOf(seat.number());
      if (cents != 0) {
        differences.add(new Difference(seat.number(), seat.player(), cents));
      }
    }
    return differences;
  }

  private static List<Difference> said(Fields line) throws Unreadable {
    List<Difference> said = new ArrayList<>();
    for (Fields one : line.objects("differences")) {
      said.add(new Difference(one.seat("seat"), one.text("player"), one.number("cents")));
    }
    return said;
  }

  private static NavigableMap<Integer, List<Card>> hands(Fields line) throws Unreadable {
    NavigableMap<Integer, List<Card>> hands = new TreeMap<>();
    Fields said = line.needed("hands");
    for (String seat : said.names()) {
      hands.put(seat.matches("\\d{1,3}") ? Integer.parseInt(seat) : -1, said.cards(seat));
    }
    return hands;
  }

  private static Laid instead(Laid laid, NavigableMap<Integer, List<Card>> hands) {
    return new Laid(
        laid.game(),
        laid.seats().stream()
            .map(
                seat ->
                    new Laid.Seat(
                        seat.number(),
                        seat.player(),
                        seat.stakes(),
                        hands.getOrDefault(seat.number(), seat.cards()),
                        seat.folded()))
            .toList(),
        hands.getOrDefault(0, laid.dealer()),
        laid.community(),
        laid.bankCents(),
        laid.action(),
        laid.insideASeat(),
        laid.meterOrder(),
        laid.meter());
  }

  private static void areCards(Table table, Laid laid) {
    List<Card> all = new ArrayList<>(laid.dealer());
    all.addAll(laid.community());
    laid.seats().forEach(seat -> all.addAll(seat.cards()));
    expect(
        table,
        new HashSet<>(all).size() == all.size() && laid.dealer().size() == 3,
        "each card once in a round",
        all.toString());
  }

  private static void expect(Table table, boolean holds, String expected, String found) {
    table.expect(holds, Kind.PIT, expected, () -> found, HouseRule.CORRECTED_BY_TWO.cite());
  }
}
