package io.queenhigh.web;

import io.queenhigh.web.http.Call;

/** Which part of a long list is asked for; nonsense is read as the usual. */
record Paging(long after, int most) {
  private static final int USUAL = 100;
  private static final int MOST = 1_000;

  static Paging of(Call call, String afterName) {
    long after = number(call, afterName, 0);
    long most = number(call, "most", USUAL);
    return new Paging(after, Math.clamp(most, 1, MOST));
  }

  private static long number(Call call, String name, long usual) {
    return call.query(name)
        .filter(text -> text.matches("\\d{1,15}"))
        .map(Long::parseLong)
        .orElse(usual);
  }
}
