package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.Versions;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.link.Signer;
import io.queenhigh.audit.settling.Laid;
import io.queenhigh.audit.settling.Outcome;
import io.queenhigh.audit.settling.Resettle;
import io.queenhigh.rules.cards.Card;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A settled round whose hands were others than was keyed: by two people, and only the difference.
 */
final class Correcting {

  private Correcting() {}

  /** How many rounds of a day a table keeps open to corrections. */
  private static final int MOST = 200;

  /**
   * A settled round as far as it can be settled once more.
   *
   * @param dealers who was assigned at some time of it
   * @param gone names by seat whose bearers have left since
   */
  record Round(
      long number,
      Laid laid,
      Outcome outcome,
      String banker,
      LocalDate day,
      Set<String> dealers,
      Set<String> gone) {

    Round instead(Laid other, Outcome own) {
      return new Round(number, other, own, banker, day, dealers, gone);
    }
  }

  /**
   * What one person has said of it.
   *
   * @param lastOnly whether it was said when only the last round could be corrected
   */
  record Proposed(
      long round, NavigableMap<Integer, List<Card>> hands, Signer by, boolean lastOnly) {}

  /** What a seat gets on top, or gives back. */
  private record Difference(int seat, String player, long cents) {}

  static void settled(Table table, Laid laid, Outcome own) {
    LocalDate day = LocalDate.ofInstant(Instant.ofEpochMilli(table.atMillis), ZoneOffset.UTC);
    table.correctable.values().removeIf(round -> !round.day().equals(day));
    table.correctable.put(
        table.number,
        new Round(
            table.number,
            laid,
            own,
            table.bank.player(),
            day,
            Set.copyOf(table.pit.dealtRound),
            new HashSet<>()));
    while (table.correctable.size() > MOST) {
      table.correctable.pollFirstEntry();
    }
  }

  /** Whoever is called after his seat is somebody else once it was left. */
  static void gone(Table table, int seat) {
    table.correctable.values().forEach(round -> round.gone().add("seat-" + seat));
  }

  static List<Move> proposed(Table table, Fields line) throws Unreadable {
    Signer by = Signer.of(line.needed("by"));
    long round = line.number("round");
    boolean lastOnly = line.has(Versions.OF_THE_LAST_ROUND);
    expect(
        table,
        by.mayConfirm() && by.name().equals(table.actor) && !line.text("reason").isBlank(),
        "a correction with a reason by the supervisor who asked for it",
        by + ", asked by " + table.actor);
    expect(
        table,
        table.correcting.isEmpty()
            && table.correctable.containsKey(round)
            && (!lastOnly || table.correctable.lastKey() == round),
        "a correction of a round that was settled that day, one at a time",
        "one of round " + round);
    table.correcting = Optional.of(new Proposed(round, hands(line), by, lastOnly));
    return Moves.none();
  }

  static List<Move> rejected(Table table, Fields line) throws Unreadable {
    Signer by = Signer.of(line.needed("by"));
    expect(
        table,
        table.correcting.isPresent() && by.mayConfirm() && by.name().equals(table.actor),
        "a correction to be rejected by a supervisor",
        by + ", asked by " + table.actor);
    didNotDeal(table, by, "a correction to be rejected");
    table.correcting = Optional.empty();
    return Moves.none();
  }

  static List<Move> corrected(Table table, Fields line) throws Unreadable {
    Signer by = Signer.of(line.needed("by"));
    NavigableMap<Integer, List<Card>> hands = hands(line);
    long number = line.number("round");
    boolean lastOnly = table.correcting.filter(Proposed::lastOnly).isPresent();
    expect(
        table,
        table
            .correcting
            .filter(wanted -> wanted.round() == number && wanted.hands().equals(hands))
            .filter(wanted -> !wanted.by().name().equals(by.name()))
            .isPresent(),
        "what one person has proposed to be approved by another",
        by + " for " + hands);
    expect(
        table,
        by.mayConfirm() && by.name().equals(table.actor) && !table.pit.isDealtBy(by.name()),
        "a supervisor who does not deal here to approve a correction",
        by + ", asked by " + table.actor);
    didNotDeal(table, by, "a correction to be approved");
    table.correcting = Optional.empty();
    Optional<Round> settled = Optional.ofNullable(table.correctable.get(number));
    if (settled.isEmpty()) {
      return Moves.none();
    }
    Round before = settled.get();
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
    table.correctable.put(number, before.instead(laid, own));
    List<Move> moves = moves(table, before, differences);
    if (!lastOnly) {
      nobodyPaysForAnother(table, before, moves);
    }
    return moves;
  }

  /** Since any round of the day can be corrected, nobody has a say in what he has dealt. */
  private static void didNotDeal(Table table, Signer by, String what) {
    boolean dealt =
        table
            .correcting
            .filter(wanted -> !wanted.lastOnly())
            .map(wanted -> table.correctable.get(wanted.round()))
            .filter(round -> round.dealers().contains(by.name()))
            .isPresent();
    expect(
        table,
        !dealt
            && (table.correcting.stream().allMatch(Proposed::lastOnly)
                || !table.pit.hasDealt(by.name())),
        what + " by somebody who has not dealt its round",
        by.name());
  }

  /** Who has left owes nothing through whoever sits there now, and is paid at the cage. */
  private static void nobodyPaysForAnother(Table table, Round round, List<Move> moves) {
    for (String name : round.gone()) {
      String rack = table.rack(name);
      long net = 0;
      for (Move move : moves) {
        net += move.to().equals(rack) ? move.cents() : 0;
        net -= move.from().equals(rack) ? move.cents() : 0;
      }
      expect(table, net >= 0, "nothing collected from who has left", name + " owes " + -net);
      if (net > 0) {
        table.owedOutside.put(name, net);
      }
    }
  }

  /** A line that is none of these payments comes only when all of them are made. */
  static void paysOutFirst(Table table, String type) {
    if (!type.equals("SeatChipsOut") && !table.owedOutside.isEmpty()) {
      expect(table, false, "who has left to be paid at the cage", table.owedOutside.toString());
      table.owedOutside.clear();
    }
  }

  static void paidOut(Table table, String name, long cents) {
    table.owedOutside.remove(name, cents);
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
