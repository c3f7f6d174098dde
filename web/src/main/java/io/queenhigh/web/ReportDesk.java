package io.queenhigh.web;

import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.report.TableDay;
import io.queenhigh.web.report.TableDays;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.Function;

/** Reports, for people with spreadsheets and for programs. */
final class ReportDesk {
  private static final String CSV = "text/csv; charset=utf-8";

  private final TableDays days;

  ReportDesk(TableDays days) {
    this.days = days;
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
