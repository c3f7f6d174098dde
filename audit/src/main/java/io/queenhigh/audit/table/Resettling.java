package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.settling.Laid;
import io.queenhigh.audit.settling.Outcome;
import io.queenhigh.audit.settling.Outcome.Envy;
import io.queenhigh.audit.settling.Outcome.Paid;
import io.queenhigh.audit.settling.Outcome.Result;
import io.queenhigh.audit.settling.Resettle;
import io.queenhigh.audit.table.Position.Decided;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/** Settles a finished round again and holds what the journal says against it. */
final class Resettling {

  private Resettling() {}

  static List<Move> settled(Table table, Fields line) throws Unreadable {
    Fields said = line.needed("settlement");
    boolean elsewhere = table.game().isDealtElsewhere();
    table.expectStage(elsewhere ? Stage.BETS_CLOSED : Stage.REVEALED, "settling", Point.REVEAL);
    boolean possible =
        elsewhere
            || table.expect(
                table.dealer.size() == 3
                    && table.betting().stream()
                        .allMatch(position -> Keying.isKnown(table, position))
                    && table.community.size() == table.game().communityCards(),
                Kind.CARDS,
                "all cards of a round before it is settled",
                () -> "hands without three cards",
                Point.STACKS_OF_THREE);
    List<Move> moves = Moves.none();
    if (possible) {
      Laid laid = laid(table, meterBefore(said));
      Outcome own = Resettle.round(laid);
      compare(table, laid, own, said);
      AtTheLink.settled(table, own);
      moves = moves(table, own);
      table.outcome = Optional.of(own);
      if (table.byHand) {
        Correcting.settled(table, laid, own);
      }
      table.settled =
          Optional.of(new Finished.Settled(laid, own, nets(table, own), table.atMillis));
      table.tally.settled(own.wagers().size());
      if (elsewhere) {
        table.tally.attested(own.wagers().size());
      }
    }
    if (table.bank.isHeld()) {
      table.bank.bankedARound();
    }
    table.postedCents = 0;
    table.stage = Stage.SETTLED;
    return moves;
  }

  /** What every player gained or lost; practice players have no history. */
  private static Map<String, Long> nets(Table table, Outcome own) {
    Map<String, Long> nets = new TreeMap<>();
    table
        .betting()
        .forEach(position -> nets.merge(position.player, own.netOf(position.seat), Long::sum));
    if (table.bank.isHeld()) {
      nets.merge(table.bank.player(), own.bankNetCents(), Long::sum);
    }
    nets.keySet().removeIf(name -> Accounts.isPractice(name) || Accounts.isVisitor(name));
    return nets;
  }

  static Laid laid(Table table, Optional<Laid.Meter> meter) {
    List<Laid.Seat> seats =
        table.betting().stream()
            .map(
                position ->
                    new Laid.Seat(
                        position.seat,
                        position.player,
                        position.stakes,
                        position.cards,
                        position.decided == Decided.FOLDS))
            .toList();
    return new Laid(
        table.game(),
        seats,
        table.dealer,
        table.community,
        table.wagerCents,
        table.action(),
        table.posted().insideASeat(),
        table.posted().meterOrder(),
        meter);
  }

  private static Optional<Laid.Meter> meterBefore(Fields said) throws Unreadable {
    Optional<Fields> change = said.object("meter");
    return change.isEmpty() ? Optional.empty() : Optional.of(meter(change.get().needed("before")));
  }

  private static Laid.Meter meter(Fields meter) throws Unreadable {
    return new Laid.Meter(
        meter.number("meterCents"),
        meter.number("seedCents"),
        meter.number("reserveCents"),
        meter.has("paysAll") && meter.yes("paysAll"));
  }

  static void compare(Table table, Laid laid, Outcome own, Fields said) throws Unreadable {
    Game game = table.game();
    String procedure = Key.of(own.procedure().name());
    String found = said.text("procedure");
    table.expect(
        procedure.equals(found),
        Kind.SETTLEMENT,
        "the procedure " + procedure,
        () -> found,
        game.settling().procedure().by());
    compareWagers(table, own.wagers(), wagers(said));
    compareEnvy(table, own.envy(), envy(said));
    long net = said.number("bankNetCents");
    table.expect(
        net == own.bankNetCents(),
        Kind.SETTLEMENT,
        "a bank's net of " + Dollars.text(own.bankNetCents()),
        () -> Dollars.text(net));
    table.expect(
        own.meter().isPresent() || !Resettle.needsAMeter(laid),
        Kind.SETTLEMENT,
        "the meter on record where a share of it is won",
        () -> "none",
        Point.METER_PAYS);
    if (own.meter().isPresent()) {
      Fields change = said.needed("meter");
      compareMeter(table, own.meter().get(), meter(change.needed("after")), change);
    }
  }

  private static void compareMeter(
      Table table, Outcome.MeterAfter own, Laid.Meter after, Fields change) throws Unreadable {
    long awarded = change.number("awardedCents");
    table.expect(
        own.after().equals(after) && own.awardedCents() == awarded,
        Kind.SETTLEMENT,
        "awards of " + Dollars.text(own.awardedCents()) + " and then " + own.after(),
        () -> Dollars.text(awarded) + " and " + after,
        Point.METER_PAYS);
  }

  private static List<Paid> wagers(Fields said) throws Unreadable {
    List<Paid> all = new ArrayList<>();
    for (Fields wager : said.objects("wagers")) {
      all.add(
          new Paid(
              wager.seat("seat"),
              wager.wager("wager"),
              wager.number("stakeCents"),
              wager.constant("result", Result.values(), Result::key),
              wager.number("paidCents"),
              wager.number("returnedCents")));
    }
    return all;
  }

  private static List<Envy> envy(Fields said) throws Unreadable {
    List<Envy> all = new ArrayList<>();
    for (Fields envy : said.objects("envy")) {
      all.add(new Envy(envy.seat("fromSeat"), envy.seat("toSeat"), envy.number("cents")));
    }
    all.sort(Comparator.comparingInt(Envy::fromSeat).thenComparingInt(Envy::toSeat));
    return all;
  }

  private static void compareWagers(Table table, List<Paid> own, List<Paid> found) {
    if (own.equals(found)) {
      return;
    }
    for (int i = 0; i < Math.max(own.size(), found.size()); i++) {
      Optional<Paid> due = i < own.size() ? Optional.of(own.get(i)) : Optional.empty();
      Optional<Paid> is = i < found.size() ? Optional.of(found.get(i)) : Optional.empty();
      if (!due.equals(is)) {
        table.note(
            Kind.SETTLEMENT,
            due.map(Resettling::told).orElse("no more wagers"),
            is.map(Resettling::told).orElse("no more wagers"));
        return;
      }
    }
  }

  private static String told(Paid paid) {
    return "%s of %s at seat %d %s, pays %s and gives %s back"
        .formatted(
            paid.wager().title(),
            Dollars.text(paid.stakeCents()),
            paid.seat(),
            paid.result().key(),
            Dollars.text(paid.paidCents()),
            Dollars.text(paid.returnedCents()));
  }

  private static void compareEnvy(Table table, List<Envy> own, List<Envy> found) {
    table.expect(
        own.equals(found),
        Kind.SETTLEMENT,
        "envy " + own,
        () -> Objects.toString(found),
        Point.ENVY);
  }

  /** What is lost goes to the tray or the bank, what is won comes from there. */
  private static List<Move> moves(Table table, Outcome own) {
    Moves moves = new Moves();
    for (Paid paid : own.wagers()) {
      String rack = rackAt(table, paid.seat());
      if (table.isCoinIn(paid.wager())) {
        boolean byTheLink = table.controller.isPaidByTheLink(paid.seat());
        moves.move(table.payer(), rack, byTheLink ? 0 : paid.paidCents());
        continue;
      }
      moves.move(table.layout(), rack, paid.returnedCents());
      moves.move(table.layout(), table.payer(), paid.stakeCents() - paid.returnedCents());
      moves.move(table.payer(), rack, paid.paidCents());
    }
    for (Envy envy : own.envy()) {
      moves.move(table.payer(), rackAt(table, envy.toSeat()), envy.cents());
    }
    if (table.isBankedByAPlayer()) {
      long left = table.postedCents + own.bankNetCents();
      moves.move(table.bankAccount(), table.rack(table.bank.player()), left);
    }
    return moves.list();
  }

  private static String rackAt(Table table, int seat) {
    return table.position(seat).map(position -> table.rack(position.player)).orElse("");
  }
}
