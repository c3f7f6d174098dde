package io.queenhigh.web;

import io.queenhigh.rules.game.Key;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Problem;
import io.queenhigh.web.http.Problem.WrongField;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.report.PlayReport;
import io.queenhigh.web.report.PlayReport.Aspect;
import io.queenhigh.web.report.PlayReports;
import io.queenhigh.web.report.TableDay;
import io.queenhigh.web.report.TableDays;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Reports, for people with spreadsheets and for programs. */
final class ReportDesk {
  private static final String CSV = "text/csv; charset=utf-8";

  private static final long MOST_DAYS = 366;

  private final TableDays days;
  private final PlayReports play;

  ReportDesk(TableDays days, PlayReports play) {
    this.days = days;
    this.play = play;
  }

  Response play(Call call) {
    return between(call, Response::json);
  }

  Response playCsv(Call call) {
    return between(call, report -> Response.text(CSV, PlayReportPaper.csv(report)));
  }

  Response playPdf(Call call) {
    return between(call, report -> Response.bytes("application/pdf", PlayReportPaper.pdf(report)));
  }

  /** Whole days, the last one included, or a shift by its hours, in UTC. */
  private Response between(Call call, Function<PlayReport, Response> then) {
    String today = LocalDate.now(ZoneOffset.UTC).toString();
    String first = call.query("from").orElse(today);
    Optional<Instant> from = time(first, false);
    Optional<Instant> to = time(call.query("to").orElse(first), true);
    String word = call.query("by").orElse("table");
    Optional<Aspect> by =
        Stream.of(Aspect.values()).filter(one -> Key.of(one.name()).equals(word)).findFirst();
    if (from.isEmpty() || to.isEmpty() || !from.get().isBefore(to.get())) {
      return wrong(
          "from", "from and to are dates, or times like 2026-11-16T08:00, one before the other");
    }
    if (Duration.between(from.get(), to.get()).toDays() > MOST_DAYS) {
      return wrong("to", "a report covers a year at most");
    }
    return by.map(aspect -> then.apply(play.of(from.get(), to.get(), aspect, call.query("table"))))
        .orElseGet(() -> wrong("by", "is table, game, wager, person or day"));
  }

  private static Response wrong(String field, String why) {
    return new Response.No(Problem.invalid(List.of(new WrongField(field, why))));
  }

  private static Optional<Instant> time(String text, boolean last) {
    Optional<LocalDate> day = Days.parse(text);
    if (day.isPresent()) {
      return Optional.of(day.get().plusDays(last ? 1 : 0).atStartOfDay(ZoneOffset.UTC).toInstant());
    }
    try {
      return Optional.of(LocalDateTime.parse(text).toInstant(ZoneOffset.UTC))
          .filter(_ -> text.length() <= 19);
    } catch (DateTimeParseException _) {
      return Optional.empty();
    }
  }

  private record Report(List<TableDay> days) {}

  /** JSON, or CSV for who asks for that only. */
  Response tables(Call call) {
    return call.header("Accept").orElse("").startsWith("text/csv")
        ? tablesCsv(call)
        : asked(call, found -> Response.json(new Report(found)));
  }

  Response tablesCsv(Call call) {
    return asked(call, found -> Response.text(CSV, ReportCsv.of(found)));
  }

  private Response asked(Call call, Function<List<TableDay>, Response> then) {
    return Days.asked(
        call,
        day -> then.apply(days.of(day.orElse(LocalDate.now(ZoneOffset.UTC)), call.query("table"))));
  }
}
