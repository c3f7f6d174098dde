package io.queenhigh.web;

import io.queenhigh.web.http.Call;

/** Which part of a long list is asked for; nonsense is read as the usual. */
record Paging(long after, int most) {
  private static final int USUAL = 100;
  private static final int MOST = 1_000;
  private static final int MOST_IN_A_FILE = 20_000;

  static Paging of(Call call, String afterName) {
    return of(call, afterName, USUAL, MOST);
  }

  /** For files, which are read by programs. */
  static Paging ofFile(Call call, String afterName) {
    return of(call, afterName, MOST_IN_A_FILE, MOST_IN_A_FILE);
  }

  private static Paging of(Call call, String afterName, int usual, int limit) {
    long after = number(call, afterName, 0);
    long most = number(call, "most", usual);
    return new Paging(after, Math.clamp(most, 1, limit));
  }

  private static long number(Call call, String name, long usual) {
    return call.query(name)
        .filter(text -> text.matches("\\d{1,15}"))
        .map(Long::parseLong)
        .orElse(usual);
  }
}
