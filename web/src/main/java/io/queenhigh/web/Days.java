package io.queenhigh.web;

import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Problem;
import io.queenhigh.web.http.Problem.WrongField;
import io.queenhigh.web.http.Response;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The day that somebody asks about, in Coordinated Universal Time. */
final class Days {
  private Days() {}

  /** Goes on with the day in {@code ?day=}, or says that it is none. */
  static Response asked(Call call, Function<Optional<LocalDate>, Response> then) {
    Optional<String> text = call.query("day");
    try {
      return then.apply(text.map(LocalDate::parse));
    } catch (DateTimeParseException _) {
      return new Response.No(
          Problem.invalid(List.of(new WrongField("day", "must be a day like 2026-11-15"))));
    }
  }

  static boolean isOn(Optional<LocalDate> day, long atMillis) {
    return day.isEmpty() || day.get().equals(dayOf(atMillis));
  }

  static LocalDate dayOf(long atMillis) {
    return LocalDate.ofInstant(Instant.ofEpochMilli(atMillis), ZoneOffset.UTC);
  }
}
