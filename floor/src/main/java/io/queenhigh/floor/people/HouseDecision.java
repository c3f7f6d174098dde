package io.queenhigh.floor.people;

import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.table.Accounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a decision wants written in the house's journal, and what is answered once it is. */
final class HouseDecision<T> {

  /** The chips that a guest or a new player starts with. */
  private static final long FIRST_STACK_CENTS = 1_000_00;

  private final Reply<T> reply;
  private final String actor;
  private final List<Fact> facts = new ArrayList<>();
  private final List<Transfer> transfers = new ArrayList<>();
  private final List<Kept> kept = new ArrayList<>();
  private Optional<String> command = Optional.empty();

  private HouseDecision(Reply<T> reply, String actor) {
    this.reply = reply;
    this.actor = actor;
  }

  /** Nothing to write. */
  static <T> HouseDecision<T> blank(Reply<T> reply) {
    return new HouseDecision<>(reply, "");
  }

  static <T> HouseDecision<T> by(String actor, T given) {
    return new HouseDecision<>(new Reply.Given<>(given), actor);
  }

  /** A refusal that leaves a trace. */
  static <T> HouseDecision<T> denying(String actor, Reply<T> denied) {
    return new HouseDecision<>(denied, actor);
  }

  HouseDecision<T> fact(HouseFact fact) {
    facts.add(HouseLines.FORMAT.write(fact));
    return this;
  }

  /** Chips that the last fact moved. */
  HouseDecision<T> moving(String from, String to, long cents) {
    transfers.add(new Transfer(facts.size() - 1, from, to, cents));
    return this;
  }

  /** Somebody new who plays, with his first chips and his first session. */
  HouseDecision<T> admit(PersonRow row, Badge badge, long sinceMillis) {
    return fact(new HouseFact.ChipsIssued(row.name(), FIRST_STACK_CENTS))
        .moving(Accounts.CAGE, Accounts.wallet(row.name()), FIRST_STACK_CENTS)
        .keep(row)
        .keep(badge, row, sinceMillis);
  }

  HouseDecision<T> keep(PersonRow row) {
    kept.add(PeopleRows.of(row.name()).keep(Names.id(row.name()), row));
    return this;
  }

  /** The session of a new badge, under the hash of its token. */
  HouseDecision<T> keep(Badge badge, PersonRow row, long sinceMillis) {
    SessionRow session = new SessionRow(row.name(), row.generation(), sinceMillis);
    kept.add(PeopleRows.SESSION.keep(Tokens.sessionId(badge.token()), session));
    return this;
  }

  HouseDecision<T> forgetSession(String sessionId) {
    kept.add(PeopleRows.SESSION.giveUp(sessionId));
    kept.add(new Kept(PeopleCache.SEEN, sessionId, Optional.empty()));
    return this;
  }

  /** The client's own id, under which it will not be done twice. */
  HouseDecision<T> as(String id) {
    command = Optional.of(id);
    return this;
  }

  boolean isBlank() {
    return facts.isEmpty();
  }

  Reply<T> reply() {
    return reply;
  }

  List<Kept> kept() {
    return kept;
  }

  Writing writing(Head head, long atMillis) {
    return new Writing(
        HouseJournal.STREAM,
        head.seq(),
        head.hash(),
        actor,
        atMillis,
        command,
        facts,
        transfers,
        kept);
  }
}
