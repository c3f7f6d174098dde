package io.queenhigh.web;

import io.queenhigh.floor.people.AccountHolder;
import io.queenhigh.floor.people.HouseLimits;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Proposals;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.StaffChange;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Gate;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/** The manager's list of people, and what waits for a second person. */
final class StaffDesk {
  private static final long MINUTE_MILLIS = 60_000;
  private static final long MOST_MINUTES = 30 * 24 * 60;

  private final People people;
  private final Gate gate;

  StaffDesk(People people, Gate gate) {
    this.people = people;
    this.gate = gate;
  }

  private record Roll(List<AccountHolder> people) {}

  private record Newcomer(String name, Optional<Password> password, Role role) {}

  private record Waiting(List<Proposals.Waiting> proposals) {}

  private record House(
      boolean demo, long onceCents, long dayCents, long quietMinutes, long askMinutes) {}

  Response list(Call call) {
    return Answers.of(people.staff().everyone(call.who()), all -> Response.json(new Roll(all)));
  }

  /** With a password only on a demo; elsewhere whoever is appointed chooses his own. */
  Response register(Call call) {
    return call.read(
        fields ->
            new Newcomer(
                fields.text("name", 1, 80),
                fields.has("password")
                    ? Optional.of(AccountDesk.password(fields, "password"))
                    : Optional.empty(),
                fields.oneOf("role", Role.class)),
        who -> Answers.of(appointed(call, who), change -> changed(change, 201)));
  }

  private Reply<StaffChange> appointed(Call call, Newcomer who) {
    return who.password()
        .map(
            password ->
                people
                    .demo()
                    .register(call.who(), who.name(), password, who.role())
                    .<StaffChange>then(person -> new Reply.Given<>(StaffChange.done(person))))
        .orElseGet(() -> people.staff().appoint(call.who(), who.name(), who.role()));
  }

  Response role(Call call) {
    return call.read(
        fields -> fields.oneOf("role", Role.class),
        role ->
            Answers.of(
                people.staff().changeRole(call.who(), call.part("name"), role),
                change -> changed(change, 200)));
  }

  /** On a demo only. */
  Response password(Call call) {
    return call.read(
        fields -> AccountDesk.password(fields, "password"),
        password ->
            Answers.of(
                people.demo().resetPassword(call.who(), call.part("name"), password),
                person -> changed(StaffChange.done(person), 200)));
  }

  Response reset(Call call) {
    return call.read(
        _ -> "nothing",
        _ ->
            Answers.of(
                people.staff().reset(call.who(), call.part("name")),
                change -> changed(change, 200)));
  }

  Response close(Call call) {
    return call.read(
        _ -> "nothing",
        _ ->
            Answers.of(
                people.staff().deactivate(call.who(), call.part("name")),
                change -> changed(change, 200)));
  }

  Response limits(Call call) {
    return Answers.of(
        people.proposals().waiting(call.who()),
        _ -> {
          HouseLimits limits = people.staff().limits();
          return Response.json(
              new House(
                  people.demo().isDemo(),
                  limits.onceCents(),
                  limits.dayCents(),
                  limits.quietMillis() / MINUTE_MILLIS,
                  limits.askMillis() / MINUTE_MILLIS));
        });
  }

  Response setLimits(Call call) {
    return call.read(
        this::houseLimits,
        limits ->
            Answers.of(people.staff().limit(call.who(), limits), change -> changed(change, 200)));
  }

  private HouseLimits houseLimits(Fields fields) {
    return new HouseLimits(
        fields.dollars("once"),
        fields.dollars("day"),
        fields.whole("quietMinutes", 0, MOST_MINUTES) * MINUTE_MILLIS,
        fields.has("askMinutes")
            ? fields.whole("askMinutes", 5, MOST_MINUTES) * MINUTE_MILLIS
            : people.staff().limits().askMillis());
  }

  Response waiting(Call call) {
    return Answers.of(
        people.proposals().waiting(call.who()), all -> Response.json(new Waiting(all)));
  }

  Response approve(Call call) {
    return answering(call, number -> people.proposals().approve(call.who(), number));
  }

  Response withdraw(Call call) {
    return answering(call, number -> people.proposals().withdraw(call.who(), number));
  }

  private Response answering(Call call, LongFunction<Reply<StaffChange>> answer) {
    return Optional.of(call.part("number"))
        .filter(text -> text.matches("\\d{1,9}"))
        .map(Long::valueOf)
        .map(
            number ->
                call.read(
                    _ -> "nothing",
                    _ -> Answers.of(answer.apply(number), change -> changed(change, 200))))
        .orElseGet(() -> Response.no(Kind.NOT_FOUND, "There is no such proposal."));
  }

  /** With a change all sessions of the person have ended; one that waits has changed nothing. */
  private Response changed(StaffChange change, int status) {
    change.person().ifPresent(person -> gate.sendAwayAll(person.name()));
    return Response.json(change.proposal().isPresent() ? 202 : status, change);
  }
}
