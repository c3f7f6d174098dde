package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.link.Signer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Who was assigned to a table, and whether it was he who dealt. */
final class Dealers {

  /** What nobody but a table's dealer does. */
  private static final Set<String> DEALT =
      Set.of(
          "BetsClosed",
          "DeckBroughtIn",
          "StacksDealt",
          "HandKeyed",
          "HandDealt",
          "DealerDealt",
          "DealerCardShown",
          "CommunitySetAside",
          "ForfeitsCollected",
          "DealerRevealed",
          "CommunityRevealed",
          "HandsOpened",
          "HandsTurnedUp",
          "WinKeyed",
          "RoundSettled",
          "WagersLocked",
          "SpotSelected",
          "HandMarked",
          "HandUnmarked",
          "SupervisorCalled",
          "CardsLockedUp",
          "EnvyPaid",
          "RoundEnded");

  private static final Set<String> DECIDED = Set.of("Played", "Folded");

  private Dealers() {}

  static List<Move> assigned(Table table, Fields line) throws Unreadable {
    Signer by = Signer.of(line.needed("by"));
    table.expect(
        by.mayAssign() && by.name().equals(table.actor),
        Kind.PIT,
        "dealers to be assigned by the supervisor or manager who asked for it",
        () -> by + ", asked by " + table.actor,
        HouseRule.DEALERS.cite());
    named(table, line);
    return Moves.none();
  }

  /** From the first such line on a table says who deals there. */
  static void named(Table table, Fields line) throws Unreadable {
    List<Signer> dealers = new ArrayList<>();
    for (Fields dealer : line.objects("dealers")) {
      dealers.add(Signer.of(dealer));
    }
    table.expect(
        dealers.stream().allMatch(Signer::mayDeal),
        Kind.PIT,
        "dealers and supervisors to deal",
        dealers::toString,
        HouseRule.DEALERS.cite());
    table.expect(
        dealers.isEmpty() || !table.pit.automatic,
        Kind.PIT,
        "nobody assigned to an automatic table",
        dealers::toString,
        HouseRule.AUTOMATIC.cite());
    table.pit.dealers = Optional.of(dealers);
    dealers.forEach(dealer -> table.pit.dealtRound.add(dealer.name()));
    notOneself(table);
  }

  /** Where cards are keyed in, nobody deals by his own word. */
  static void notOneself(Table table) {
    table.expect(
        !table.hasSecondDuties() || table.isShuffled() || !table.pit.isDealtBy(table.actor),
        Kind.PIT,
        "a table with keyed cards opened, set up and given its dealers by none of them",
        () -> table.actor,
        HouseRule.OWN_TABLE.cite());
  }

  /** Whether this line was for its writer to write. */
  static void mayWrite(Table table, String type) {
    Correcting.paysOutFirst(table, type);
    Pit pit = table.pit;
    boolean dealt = DEALT.contains(type);
    table.expect(
        pit.wantsVoid.isEmpty() || !(dealt || DECIDED.contains(type)),
        Kind.PIT,
        "a round to wait while somebody wants it void",
        () -> type,
        HouseRule.VOID_BY_TWO.cite());
    if (!dealt || pit.dealers.isEmpty() || table.actor.equals(Pit.FLOOR)) {
      return;
    }
    table.expect(
        !pit.automatic,
        Kind.PIT,
        "an automatic table to deal by itself",
        () -> type + " by " + table.actor,
        HouseRule.AUTOMATIC.cite());
    table.expect(
        pit.automatic || pit.isDealtBy(table.actor),
        Kind.PIT,
        "a dealer who is assigned to the table",
        () -> type + " by " + table.actor,
        HouseRule.DEALERS.cite());
  }

  /** A person calls time when it is up; the house's own clock is the same for everybody. */
  static void timeIsUp(Table table, int seat) {
    Pit pit = table.pit;
    if (pit.dealers.isEmpty() || table.actor.equals(Pit.FLOOR)) {
      return;
    }
    isUp(table, seat, pit.decisionMillis);
    table.expect(
        pit.isDealtBy(table.actor),
        Kind.PIT,
        "time to be called by the table's dealer",
        () -> table.actor,
        HouseRule.DEALERS.cite());
  }

  /** A dealer, who frees no seats, passes an offer on only when nobody has answered it. */
  static void offerIsUp(Table table, int seat) {
    boolean called =
        table.pit.dealers.stream()
            .flatMap(List::stream)
            .anyMatch(one -> one.isDealer() && one.name().equals(table.actor));
    // For somebody without an account it is the dealer who says no.
    boolean visitor =
        table.position(seat).filter(at -> Accounts.isVisitor(at.player)).isPresent()
            && !table.posted().shuffled();
    if (called && !visitor) {
      isUp(table, seat, table.pit.offerMillis);
    }
  }

  private static void isUp(Table table, int seat, long millis) {
    long waited = table.pit.waitedMillis(table.atMillis);
    table.expect(
        waited >= millis,
        Kind.PIT,
        "seat " + seat + " to have " + millis + " ms to answer",
        () -> waited + " ms, called by " + table.actor,
        HouseRule.TIME.cite());
  }
}
