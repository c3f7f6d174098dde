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
    return asked(call, "day", then);
  }

  /** The same for a day under another name. */
  static Response asked(Call call, String name, Function<Optional<LocalDate>, Response> then) {
    Optional<String> text = call.query(name);
    Optional<LocalDate> day = text.flatMap(Days::parse);
    return text.isPresent() && day.isEmpty() ? wrong(name) : then.apply(day);
  }

  static Response wrong(String name) {
    return new Response.No(
        Problem.invalid(List.of(new WrongField(name, "must be a date like 2026-11-15"))));
  }

  /** A day of our time: years that need more than four digits are somebody's joke. */
  static Optional<LocalDate> parse(String text) {
    try {
      return Optional.of(LocalDate.parse(text)).filter(day -> text.length() == 10);
    } catch (DateTimeParseException _) {
      return Optional.empty();
    }
  }

  static boolean isOn(Optional<LocalDate> day, long atMillis) {
    return day.isEmpty() || day.get().equals(dayOf(atMillis));
  }

  static LocalDate dayOf(long atMillis) {
    return LocalDate.ofInstant(Instant.ofEpochMilli(atMillis), ZoneOffset.UTC);
  }
}
