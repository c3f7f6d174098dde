package io.queenhigh.floor.people;

import io.queenhigh.floor.people.HouseStream.Said;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.table.Accounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a decision wants written in the house's journal, and what is answered once it is. */
final class HouseDecision<T> {

  /** The chips that a guest or a new player starts with. */
  private static final long FIRST_STACK_CENTS = 1_000_00;

  /** Chips that go from one account to another. */
  record Move(String from, String to, long cents) {}

  private final Reply<T> reply;
  private final String actor;
  private final List<Said> said = new ArrayList<>();
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
    said.add(new Said(fact, new ArrayList<>(), false));
    return this;
  }

  /** Chips that the last fact moved. */
  HouseDecision<T> moving(String from, String to, long cents) {
    said.getLast().moves().add(new Move(from, to, cents));
    return this;
  }

  /** Somebody new who plays, with his first chips and his first session. */
  HouseDecision<T> admit(PersonRow row, Badge badge, long sinceMillis) {
    return fact(new HouseFact.ChipsIssued(row.name(), FIRST_STACK_CENTS))
        .moving(Accounts.CAGE, Accounts.wallet(row.name()), FIRST_STACK_CENTS)
        .keep(row)
        .keep(badge, row, sinceMillis);
  }

  HouseDecision<T> keep(Kept row) {
    kept.add(row);
    return this;
  }

  HouseDecision<T> keep(CredentialRow row) {
    return keep(PeopleRows.CREDENTIALS.keep(Names.id(row.name()), row));
  }

  HouseDecision<T> keep(PersonRow row) {
    kept.addAll(PeopleRows.keep(row));
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
    return said.isEmpty();
  }

  Reply<T> reply() {
    return reply;
  }

  List<Kept> kept() {
    return kept;
  }

  List<Said> said() {
    return said;
  }

  String actor() {
    return actor;
  }

  Optional<String> command() {
    return command;
  }
}
