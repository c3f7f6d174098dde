package io.queenhigh.web;

import io.queenhigh.floor.people.People;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.http.Route.Handler;
import java.util.stream.Stream;

/** Writes down who reads what is not for everybody, and shows the record. */
final class ReadingDesk {
  private static final int LONGEST = 200;

  private final People people;

  ReadingDesk(People people) {
    this.people = people;
  }

  /** What is asked for is on record before it is answered. */
  Handler recorded(Handler handler) {
    return call ->
        Answers.of(people.readings().note(call.who(), what(call)), _ -> handler.answer(call));
  }

  /** The path, and for files what they are about. */
  private static String what(Call call) {
    String about =
        Stream.of("stream", "account")
            .flatMap(name -> call.query(name).stream())
            .findFirst()
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
