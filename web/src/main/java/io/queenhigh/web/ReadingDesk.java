package io.queenhigh.web;

import io.queenhigh.floor.people.People;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.http.Route.Handler;
import java.util.Map;
import java.util.Optional;

/** Writes down who reads what is not for everybody, and shows the record. */
final class ReadingDesk {
  private static final int LONGEST = 200;

  /** By which parameter a path says what it is about; any other is no matter. */
  private static final Map<String, String> ABOUT =
      Map.of(
          "/api/journal.csv", "stream",
          "/api/ledger.csv", "account",
          "/api/ledger/accounts", "prefix",
          "/api/reports/tables", "table",
          "/api/reports/tables.csv", "table");

  private final People people;

  ReadingDesk(People people) {
    this.people = people;
  }

  /** What is asked for is on record before it is answered. */
  Handler recorded(Handler handler) {
    return call ->
        Answers.of(people.readings().note(call.who(), what(call)), _ -> handler.answer(call));
  }

  /** The path, and what its answer is about where the path does not say it. */
  private static String what(Call call) {
    String about =
        Optional.ofNullable(ABOUT.get(call.path()))
            .flatMap(call::query)
            .filter(text -> !text.isEmpty())
            .map(text -> " " + text.replaceAll("\\p{Cntrl}", "?"))
            .orElse("");
    String what = call.path() + about;
    return what.length() <= LONGEST ? what : what.substring(0, LONGEST);
  }

  Response list(Call call) {
    Paging page = Paging.of(call, "after");
    return Response.json(people.readings().list(page.after(), page.most()));
  }
}
