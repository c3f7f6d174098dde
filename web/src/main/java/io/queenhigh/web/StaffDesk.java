package io.queenhigh.web;

import io.queenhigh.floor.people.AccountHolder;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Role;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Gate;
import io.queenhigh.web.http.Response;
import java.util.List;

/** The manager's list of people. */
final class StaffDesk {
  private final People people;
  private final Gate gate;

  StaffDesk(People people, Gate gate) {
    this.people = people;
    this.gate = gate;
  }

  private record Roll(List<AccountHolder> people) {}

  private record Newcomer(String name, Password password, Role role) {}

  Response list(Call call) {
    return Answers.of(people.staff().everyone(call.who()), all -> Response.json(new Roll(all)));
  }

  Response register(Call call) {
    return call.read(
        fields ->
            new Newcomer(
                fields.text("name", 1, 80),
                AccountDesk.password(fields, "password"),
                fields.oneOf("role", Role.class)),
        who ->
            Answers.of(
                people.staff().register(call.who(), who.name(), who.password(), who.role()),
                person -> Response.json(201, person)));
  }

  Response role(Call call) {
    return call.read(
        fields -> fields.oneOf("role", Role.class),
        role ->
            Answers.of(
                people.staff().changeRole(call.who(), call.part("name"), role), this::changed));
  }

  Response password(Call call) {
    return call.read(
        fields -> AccountDesk.password(fields, "password"),
        password ->
            Answers.of(
                people.staff().resetPassword(call.who(), call.part("name"), password),
                this::changed));
  }

  Response close(Call call) {
    return call.read(
        _ -> "nothing",
        _ -> Answers.of(people.staff().deactivate(call.who(), call.part("name")), this::changed));
  }

  /** With a change all sessions of the person have ended. */
  private Response changed(AccountHolder person) {
    gate.sendAwayAll(person.name());
    return Response.json(person);
  }
}
