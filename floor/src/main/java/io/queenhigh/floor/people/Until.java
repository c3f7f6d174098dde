package io.queenhigh.floor.people;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** A time as people read it in a refusal. */
final class Until {

  private static final DateTimeFormatter MINUTES =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'").withZone(ZoneOffset.UTC);

  private Until() {}

  static String says(long millis) {
    return MINUTES.format(Instant.ofEpochMilli(millis));
  }
}
