package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.people.Badge;
import io.queenhigh.floor.people.FreshChips;
import io.queenhigh.floor.people.OpenSession;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.PlayLimits;
import io.queenhigh.floor.people.Redemption;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Right;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Standing;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Gate;
import io.queenhigh.web.http.Problem;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/** Coming in, going out, and what people may set for themselves. */
final class AccountDesk {
  private static final int LONGEST_NAME = 80;
  private static final int LONGEST_PASSWORD = 400;
  private static final int LONGEST_CODE = 80;

  private final People people;
  private final Floor floor;
  private final Gate gate;

  AccountDesk(People people, Floor floor, Gate gate) {
    this.people = people;
    this.floor = floor;
    this.gate = gate;
  }

  /** What somebody is told about himself. */
  private record Me(
      String name,
      Role role,
      List<Right> rights,
      Optional<Long> walletCents,
      List<Rack> racks,
      Optional<FreshChips.Offer> freshChips,
      Optional<PlayLimits> limits,
      Optional<PlayLimits> limitsLater,
      Optional<Instant> excludedUntil,
      Optional<Instant> coolingUntil,
      List<Standing.Left> allowances,
      Optional<Redemption> redemption) {}

  /** Chips of his that lie at a table. */
  private record Rack(String table, long cents) {}

  private record Credentials(String name, Password password) {}

  private record Knock(Credentials who, Optional<String> factor) {}

  private record WithCode(Credentials who, String code) {}

  private record NewPassword(Password old, Password wanted) {}

  private record Excluded(Instant until) {}

  Response guest(Call call) {
    return call.read(
        _ -> "nothing", _ -> Answers.of(people.door().guest(), badge -> in(call, badge, 201)));
  }

  Response register(Call call) {
    return call.read(
        AccountDesk::credentials,
        who ->
            Answers.of(
                people.door().register(who.name(), who.password()), badge -> in(call, badge, 201)));
  }

  Response login(Call call) {
    return call.read(
        fields -> new Knock(credentials(fields), fields.ifText("factor", LONGEST_CODE)),
        knock ->
            judged(
                call,
                knock.who().name(),
                people
                    .door()
                    .login(
                        knock.who().name(), knock.who().password(), knock.factor(), call.address()),
                badge -> in(call, badge, 200)));
  }

  /** Whoever guesses too fast is told when to try again. */
  private <T> Response judged(Call call, String name, Reply<T> reply, Function<T, Response> given) {
    return switch (Answers.of(reply, given)) {
      case Response.No(Problem problem) when problem.kind() == Kind.TOO_MANY_REQUESTS ->
          new Response.No(problem.retryAfter(people.door().secondsToWait(name, call.address())));
      case Response other -> other;
    };
  }

  /** A one-time code for a password of one's own; nobody is signed in by it. */
  Response firstSignIn(Call call) {
    return call.read(
        fields -> new WithCode(credentials(fields), fields.text("code", 1, LONGEST_CODE)),
        first ->
            judged(
                call,
                first.who().name(),
                people
                    .door()
                    .firstSignIn(
                        first.who().name(), first.code(), first.who().password(), call.address()),
                Response::json));
  }

  Response secondFactor(Call call) {
    return call.read(
        AccountDesk::credentials,
        who ->
            judged(
                call,
                who.name(),
                people.door().secondFactor(who.name(), who.password(), call.address()),
                Response::json));
  }

  /** Who goes stands up wherever he sits. */
  Response logout(Call call) {
    return call.read(
        _ -> "nothing",
        _ ->
            Answers.of(
                people.door().logout(call.token()),
                _ -> {
                  floor.standsUp(call.who().name());
                  gate.sendAway(call.token());
                  return Response.nothing().with("Set-Cookie", call.cookie("", Duration.ZERO));
                }));
  }

  private record OpenSessions(List<OpenSession> sessions) {}

  Response sessions(Call call) {
    return Answers.of(
        people.door().sessions(call.token()), all -> Response.json(new OpenSessions(all)));
  }

  /** Who goes everywhere goes from here, too. */
  Response logoutEverywhere(Call call) {
    return call.read(
        _ -> "nothing",
        _ ->
            Answers.of(
                people.door().logoutEverywhere(call.token()),
                who -> {
                  floor.standsUp(who.name());
                  gate.sendAwayAll(who.name());
                  return Response.nothing().with("Set-Cookie", call.cookie("", Duration.ZERO));
                }));
  }

  Response password(Call call) {
    return call.read(
        fields -> new NewPassword(password(fields, "old"), password(fields, "new")),
        passwords ->
            judged(
                call,
                call.who().name(),
                people
                    .door()
                    .changePassword(
                        call.who(), passwords.old(), passwords.wanted(), call.address()),
                badge -> {
                  gate.sendAwayAll(call.who().name());
                  return in(call, badge, 200);
                }));
  }

  /** A guest chooses a password; whatever is his stays his, and he comes in anew as a player. */
  Response keepName(Call call) {
    return call.read(
        fields -> password(fields, "password"),
        wanted ->
            Answers.of(
                people.door().keepName(call.who(), wanted),
                badge -> {
                  gate.sendAwayAll(call.who().name());
                  return in(call, badge, 200);
                }));
  }

  Response freshChips(Call call) {
    return call.read(
        _ -> "nothing",
        _ ->
            Answers.of(
                people.freshChips().give(call.who()).then(_ -> meOf(call.who())), Response::json));
  }

  Response me(Call call) {
    return Answers.of(meOf(call.who()), Response::json);
  }

  Response limits(Call call) {
    return call.read(
        fields ->
            new PlayLimits(
                number(fields, "minutes"),
                dollars(fields, "deposit"),
                dollars(fields, "lossDay"),
                dollars(fields, "lossWeek"),
                dollars(fields, "lossMonth")),
        limits ->
            Answers.of(
                people.care().limit(call.who(), limits).then(_ -> meOf(call.who())),
                Response::json));
  }

  private static OptionalLong number(Fields fields, String name) {
    return fields.has(name)
        ? OptionalLong.of(fields.whole(name, 0, Integer.MAX_VALUE))
        : OptionalLong.empty();
  }

  private static OptionalLong dollars(Fields fields, String name) {
    return fields.has(name) ? OptionalLong.of(fields.dollars(name)) : OptionalLong.empty();
  }

  Response coolOff(Call call) {
    return call.read(
        fields -> fields.small("minutes", 1, 42 * 24 * 60),
        minutes ->
            Answers.of(
                people.care().coolOff(call.who(), Duration.ofMinutes(minutes)),
                until -> {
                  floor.someoneIsKeptAway();
                  return Response.json(new Excluded(until));
                }));
  }

  Response exclude(Call call) {
    return call.read(
        fields -> fields.small("days", 1, 5 * 366),
        days ->
            Answers.of(
                people.care().exclude(call.who(), Duration.ofDays(days)),
                until -> {
                  floor.someoneIsKeptAway();
                  return Response.json(new Excluded(until));
                }));
  }

  /** The player's word, with which a cashier redeems chips. */
  Response askRedemption(Call call) {
    return call.read(
        fields -> fields.dollars("amount"),
        cents ->
            Answers.of(
                people.cashier().ask(call.who(), cents).then(_ -> meOf(call.who())),
                Response::json));
  }

  Response takeRedemptionBack(Call call) {
    return call.read(
        _ -> "nothing",
        _ ->
            Answers.of(
                people.cashier().takeBack(call.who()).then(_ -> meOf(call.who())), Response::json));
  }

  private Response in(Call call, Badge badge, int status) {
    String cookie = call.cookie(badge.token(), badge.who().role().longest());
    return Answers.of(
        meOf(badge.who()), me -> Response.json(status, me).with("Set-Cookie", cookie));
  }

  private Reply<Me> meOf(Who who) {
    if (!who.role().may(Right.PLAY)) {
      return new Reply.Given<>(
          new Me(
              who.name(),
              who.role(),
              who.role().rights(),
              Optional.empty(),
              List.of(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              List.of(),
              Optional.empty()));
    }
    return people.care().standing(who).then(standing -> new Reply.Given<>(me(who, standing)));
  }

  private Me me(Who who, Standing standing) {
    List<Rack> racks = racks(who.name());
    return new Me(
        who.name(),
        who.role(),
        who.role().rights(),
        Optional.of(floor.store().balance(Accounts.wallet(who.name()))),
        racks,
        people.freshChips().offer(who.name(), () -> racks.stream().mapToLong(Rack::cents).sum()),
        Optional.of(standing.limits()),
        Optional.of(standing.limitsLater()),
        standing.excludedUntil(),
        standing.coolingUntil(),
        standing.allowances(),
        people.cashier().asked(who));
  }

  private List<Rack> racks(String player) {
    return floor.tables().stream()
        .map(LiveTable::state)
        .filter(table -> table.rack(player) > 0)
        .map(table -> new Rack(table.id(), table.rack(player)))
        .toList();
  }

  private static Credentials credentials(Fields fields) {
    return new Credentials(fields.text("name", 1, LONGEST_NAME), password(fields, "password"));
  }

  static Password password(Fields fields, String name) {
    return new Password(fields.text(name, 1, LONGEST_PASSWORD));
  }
}
