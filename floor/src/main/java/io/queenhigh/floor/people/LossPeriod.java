package io.queenhigh.floor.people;

import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;

/** What somebody limits his losses for: a day, a week from Monday on, or a month, in UTC. */
public enum LossPeriod {
  DAY,
  WEEK,
  MONTH;

  /** For people, and in the names of accounts: {@code week}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The first day of the period that a time lies in. */
  LocalDate firstDay(long millis) {
    LocalDate day = Instant.ofEpochMilli(millis).atZone(ZoneOffset.UTC).toLocalDate();
    return switch (this) {
      case DAY -> day;
      case WEEK -> day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
      case MONTH -> day.withDayOfMonth(1);
    };
  }

  /** When the period ends that a time lies in. */
  Instant end(long millis) {
    LocalDate first = firstDay(millis);
    LocalDate next =
        switch (this) {
          case DAY -> first.plusDays(1);
          case WEEK -> first.plusWeeks(1);
          case MONTH -> first.plusMonths(1);
        };
    return next.atStartOfDay(ZoneOffset.UTC).toInstant();
  }
}
