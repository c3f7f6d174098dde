package io.queenhigh.web;

import io.queenhigh.web.home.OwnRound;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Problem;
import io.queenhigh.web.http.Problem.WrongField;
import io.queenhigh.web.http.Response;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Which of his rounds somebody asks for; whatever is left out is not asked about. */
record RoundsWanted(
    Optional<String> table,
    Optional<String> game,
    Optional<String> result,
    Optional<LocalDate> from,
    Optional<LocalDate> to) {
  private static final List<String> RESULTS = List.of("won", "lost", "even");

  /** Goes on with what was asked, or says what of it cannot be. */
  static Response asked(Call call, Function<RoundsWanted, Response> then) {
    List<WrongField> wrong = new ArrayList<>();
    Optional<String> result = call.query("result");
    if (result.isPresent() && !RESULTS.contains(result.get())) {
      wrong.add(new WrongField("result", "must be won, lost or even"));
    }
    Optional<LocalDate> day = day(call, "day", wrong);
    Optional<LocalDate> from = day(call, "from", wrong);
    Optional<LocalDate> to = day(call, "to", wrong);
    return wrong.isEmpty()
        ? then.apply(
            new RoundsWanted(
                call.query("table"),
                call.query("game"),
                result,
                day.or(() -> from),
                day.or(() -> to)))
        : new Response.No(Problem.invalid(wrong));
  }

  private static Optional<LocalDate> day(Call call, String name, List<WrongField> wrong) {
    Optional<String> text = call.query(name);
    Optional<LocalDate> day = text.flatMap(Days::parse);
    if (text.isPresent() && day.isEmpty()) {
      wrong.add(new WrongField(name, "must be a date like 2026-11-15"));
    }
    return day;
  }

  boolean has(OwnRound round) {
    LocalDate day = Days.dayOf(round.atMillis());
    return table.filter(wanted -> !wanted.equals(round.table())).isEmpty()
        && game.filter(wanted -> !wanted.equals(round.game())).isEmpty()
        && result.filter(wanted -> !wanted.equals(word(round.resultCents()))).isEmpty()
        && from.filter(day::isBefore).isEmpty()
        && to.filter(day::isAfter).isEmpty();
  }

  private static String word(long cents) {
    return cents > 0 ? "won" : cents < 0 ? "lost" : "even";
  }
}
