package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.link.LinkBooks;
import io.queenhigh.floor.link.LinkView;
import io.queenhigh.rules.progressive.WinPage;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Json;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Progressive links as they are looked at: displays, details, win pages, days, the log. */
final class LinkDesk {
  private final Floor floor;
  private final LinkOutlook outlook;

  LinkDesk(Floor floor) {
    this.floor = floor;
    this.outlook = new LinkOutlook(floor.catalogue());
  }

  private record Links(List<LinkView> links) {}

  private record Awards(List<WinPage> awards) {}

  Response list(Call call) {
    return Answers.unlessKnown(
        call, new Links(floor.links().all().stream().map(LiveLink::view).toList()));
  }

  Response one(Call call) {
    return at(floor, call, link -> Response.json(link.view()));
  }

  /** What a display reads: it goes one way, and nothing in it can be pressed. */
  Response events(Call call) {
    return at(
        floor,
        call,
        link ->
            new Response.Events(
                call.whoIfAny(),
                stream ->
                    link.watch(view -> stream.send(view.seq(), Json.text(view)), stream::end)));
  }

  Response details(Call call) {
    return at(floor, call, link -> Response.json(LinkDetails.of(link, floor.store(), outlook)));
  }

  Response awards(Call call) {
    return at(
        floor,
        call,
        link -> Response.json(new Awards(LinkBooks.pages(floor.store(), link.id()).reversed())));
  }

  Response award(Call call) {
    return at(
        floor,
        call,
        link ->
            page(call)
                .flatMap(page -> LinkBooks.page(floor.store(), link.id(), page))
                .<Response>map(Response::json)
                .orElseGet(
                    () -> Response.no(Kind.NOT_FOUND, "There is no such page in the link's log.")));
  }

  Response reconciliation(Call call) {
    return at(
        floor,
        call,
        link ->
            Days.asked(
                call,
                day -> Response.json(LinkDay.of(floor, link, day.orElseGet(LinkDay::today)))));
  }

  Response log(Call call) {
    return at(
        floor,
        call,
        link ->
            Days.asked(
                call,
                "from",
                from ->
                    Days.asked(
                        call,
                        "to",
                        to ->
                            Response.text("text/csv; charset=utf-8", log(link, from, to))
                                .with(
                                    "Content-Disposition",
                                    "attachment; filename=\"link-%s.csv\"".formatted(link.id())))));
  }

  private String log(LiveLink link, Optional<LocalDate> from, Optional<LocalDate> to) {
    return LinkLog.of(
        floor.store(), link.id(), from.orElse(LocalDate.EPOCH), to.orElse(LocalDate.MAX));
  }

  /** The page of the log that a path names; what is no number names none. */
  static Optional<Long> page(Call call) {
    return Optional.of(call.part("page"))
        .filter(text -> text.matches("\\d{1,15}"))
        .map(Long::parseLong);
  }

  static Response at(Floor floor, Call call, Function<LiveLink, Response> then) {
    return floor
        .links()
        .link(call.part("link"))
        .map(then)
        .orElseGet(
            () -> Response.no(Kind.NOT_FOUND, "There is no link of that name; see /api/links."));
  }
}
