package io.queenhigh.audit.table;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.link.Signer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The people of the house at a table, and how long they have waited for a player. */
final class Pit {

  /** The name under which the house itself deals. */
  static final String FLOOR = "floor";

  /** Who deals here; empty at a table that has never said so, which owes nothing for it yet. */
  Optional<List<Signer>> dealers = Optional.empty();

  /** All who were assigned at some time of this round. */
  final Set<String> dealtRound = new TreeSet<>();

  boolean automatic;
  long decisionMillis;
  long offerMillis;

  /** Who wants the round void, and who has agreed. */
  Optional<Signer> wantsVoid = Optional.empty();

  String reason = "";
  Optional<Signer> confirmsVoid = Optional.empty();

  private String awaited = "";
  private long sinceMillis;

  /** A round by itself may be handed over without what its table has posted of people and time. */
  void posted(Fields setup) throws Unreadable {
    automatic = setup.has("dealer") && setup.text("dealer").equals("automatic");
    Optional<Fields> pace = setup.object("pace");
    decisionMillis = pace.isPresent() ? pace.get().number("decisionMillis") : 0;
    offerMillis = pace.isPresent() ? pace.get().number("offerMillis") : 0;
  }

  boolean isDealtBy(String name) {
    return dealers.stream().flatMap(List::stream).anyMatch(one -> one.name().equals(name));
  }

  /** Who was assigned at some time of this round has dealt it, as far as anybody can know. */
  boolean hasDealt(String name) {
    return dealtRound.contains(name);
  }

  /** Another round begins with whoever is assigned now. */
  void roundOpens() {
    dealtRound.clear();
    dealers.stream().flatMap(List::stream).forEach(dealer -> dealtRound.add(dealer.name()));
  }

  void nextRound() {
    wantsVoid = Optional.empty();
    confirmsVoid = Optional.empty();
  }

  long waitedMillis(long nowMillis) {
    return nowMillis - sinceMillis;
  }

  /** Whoever is waited for has his time from the line on that made it his turn. */
  void looksAtTheClock(Table table) {
    String now = awaited(table);
    if (!now.equals(awaited)) {
      awaited = now;
      sinceMillis = table.atMillis;
    }
  }

  private String awaited(Table table) {
    if (table.suspended || wantsVoid.isPresent()) {
      return "";
    }
    if (table.stage == Stage.DECIDING) {
      return "decides "
          + table.inDealingOrder().stream()
              .filter(Position::mustDecide)
              .map(position -> position.seat)
              .findFirst()
              .orElse(0);
    }
    if (table.stage != Stage.BETS_OPEN || !table.isBankedByAPlayer()) {
      return "";
    }
    if (table.bank.offeredTo() != 0) {
      return "bank " + table.bank.offeredTo();
    }
    return table.bank.isHeld() && table.postedCents == 0 ? "post " + table.bank.seat() : "";
  }
}
