package io.queenhigh.web;

import io.queenhigh.rules.money.Dollars;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.surveillance.PlayerWatch;
import io.queenhigh.web.surveillance.TableWatch;
import io.queenhigh.web.surveillance.TableWatch.Watched;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongPredicate;

/** Who plays by the others' cards where they lie face up, for those who watch over the tables. */
final class SurveillanceDesk {

  private static final String HEAD =
      "table,player,rounds,decisions,departures,telling,followed,worth,missed,chance,bounded,"
          + "stands out,median seconds,others' median seconds,side bet rounds,ante,side bets";

  private final TableWatch watch;

  SurveillanceDesk(TableWatch watch) {
    this.watch = watch;
  }

  private record View(List<Watched> tables) {}

  Response tables(Call call) {
    return onDays(call, days -> Response.json(new View(watch.tables(call.query("table"), days))));
  }

  Response player(Call call) {
    return onDays(
        call,
        days ->
            watch
                .closer(call.part("table"), call.part("player"), days)
                .<Response>map(Response::json)
                .orElseGet(
                    () ->
                        Response.no(
                            Kind.NOT_FOUND, "Nobody of this name has decided there face up.")));
  }

  Response csv(Call call) {
    return onDays(
        call,
        days -> {
          List<String> rows = new ArrayList<>(List.of(HEAD));
          for (Watched table : watch.tables(call.query("table"), days)) {
            table.players().forEach(player -> rows.add(row(table, player)));
          }
          return Response.bytes(
                  "text/csv; charset=utf-8", Csv.ended(rows).getBytes(StandardCharsets.UTF_8))
              .with("Content-Disposition", "attachment; filename=\"surveillance.csv\"");
        });
  }

  private static String row(Watched table, PlayerWatch one) {
    return Csv.row(
        table.table(),
        one.player(),
        String.valueOf(one.rounds()),
        String.valueOf(one.decisions()),
        String.valueOf(one.departures()),
        String.valueOf(one.telling()),
        String.valueOf(one.followed()),
        Dollars.text(one.worthCents()),
        Dollars.text(one.missedCents()),
        one.chance(),
        one.bounded() ? "yes" : "no",
        one.standsOut() ? "yes" : "no",
        seconds(one.medianMillis()),
        seconds(one.othersMillis()),
        String.valueOf(one.sideRounds()),
        Dollars.text(one.anteCents()),
        Dollars.text(one.sideCents()));
  }

  private static String seconds(long millis) {
    return Dollars.text(millis / 10);
  }

  private static Response onDays(Call call, Function<LongPredicate, Response> then) {
    return Days.asked(
        call,
        "from",
        from -> Days.asked(call, "to", to -> then.apply(at -> isBetween(from, to, at))));
  }

  private static boolean isBetween(
      Optional<LocalDate> from, Optional<LocalDate> to, long atMillis) {
    LocalDate day = Days.dayOf(atMillis);
    return from.filter(day::isBefore).isEmpty() && to.filter(day::isAfter).isEmpty();
  }
}
