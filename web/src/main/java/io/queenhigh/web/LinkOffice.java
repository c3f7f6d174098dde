package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.store.CommandId;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkRule;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.http.Route.Handler;
import io.queenhigh.web.http.WebMetrics;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What those who run progressive links ask of them. */
final class LinkOffice {
  private static final int LINES_AT_ONCE = 200;

  private final Floor floor;
  private final WebMetrics metrics;
  private final Runnable dayClosed;

  /**
   * @param dayClosed what is done when somebody has signed a day off
   */
  LinkOffice(Floor floor, WebMetrics metrics, Runnable dayClosed) {
    this.floor = floor;
    this.metrics = metrics;
    this.dayClosed = dayClosed;
  }

  /** A command under its client's id. */
  private record Asked<T>(String id, T what) {}

  /** What a command comes to on a link, or why it comes to nothing. */
  private sealed interface Made {
    record Command(LinkCommand.OfTheOffice command) implements Made {}

    record No(Refused refused) implements Made {}
  }

  Response setUp(Call call) {
    return call.read(
        fields -> new Asked<>(TableDesk.id(fields), LinkForms.terms(fields)),
        asked -> told(call, setUp(call, asked.id(), asked.what())));
  }

  private Answer setUp(Call call, String id, LinkTerms terms) {
    CommandId command = CommandId.of(call.who().name() + ":" + id);
    return floor
        .store()
        .lineOf(LinkLines.stream(terms.id()), command.id())
        .filter(line -> !command.isForAnother(CommandId.of(line.command().orElseThrow())))
        .<Answer>map(line -> new Answer.Done(line.seq()))
        .orElseGet(() -> floor.setUpLink(Posts.of(call.who()), id, terms).join());
  }

  /** A command that its fields say all about. */
  Handler command(Function<Fields, LinkCommand.OfTheOffice> form) {
    return call -> ask(call, form, (_, command) -> new Made.Command(command));
  }

  Response join(Call call) {
    return ask(call, LinkForms::table, this::join);
  }

  private Made join(LiveLink link, String table) {
    Optional<LiveTable> found = floor.findTable(table);
    // Another node may have set it up for this link a moment ago.
    found.ifPresent(live -> live.readOn().join());
    if (found.isEmpty()) {
      return no("no-such-table", "There is no open table " + table, LinkRule.TABLES);
    }
    LiveTable live = found.get();
    boolean meant =
        live.state().round().game().offers(Wager.PROGRESSIVE)
            && live.state().setup().link().filter(on -> on.id().equals(link.id())).isPresent();
    if (!meant) {
      return no(
          "table-not-for-this-link",
          "Table %s is not set up for link %s: configure it first".formatted(table, link.id()),
          LinkRule.TABLES);
    }
    return floor
        .links()
        .fit(live, link)
        .<Made>map(fit -> new Made.Command(new LinkCommand.Join(fit)))
        .orElseGet(
            () ->
                no(
                    "game-not-declared",
                    "Which cards of %s count is unknown: two people declare them on link %s first"
                        .formatted(live.state().round().game().title(), link.id()),
                    LinkRule.DECLARED_GAMES));
  }

  Response propose(Call call) {
    return ask(
        call,
        LinkForms::proposal,
        (link, proposal) -> new Made.Command(proposal.apply(link.state().terms())));
  }

  /** The money of a retired link, as its last lines say. */
  Response receive(Call call) {
    return ask(call, LinkForms::from, this::receive);
  }

  private Made receive(LiveLink link, String from) {
    return retired(from)
        .filter(retired -> retired.to().equals(link.id()))
        .<Made>map(
            retired ->
                new Made.Command(new LinkCommand.Receive(from, retired.funds(), retired.cents())))
        .orElseGet(
            () ->
                no(
                    "not-retired-to-this-link",
                    "No link %s was retired in favour of %s".formatted(from, link.id()),
                    LinkRule.RETIREMENT));
  }

  private Optional<LinkEvent.LinkRetired> retired(String id) {
    String stream = LinkLines.stream(id);
    for (long end = floor.store().head(stream).seq(); end > 0; end -= LINES_AT_ONCE) {
      List<Entry> lines =
          floor.store().read(stream, Math.max(0, end - LINES_AT_ONCE), LINES_AT_ONCE);
      for (Entry line : lines.reversed()) {
        if (LinkLines.read(line) instanceof LinkEvent.LinkRetired retired) {
          return Optional.of(retired);
        }
      }
    }
    return Optional.empty();
  }

  Response signOff(Call call) {
    Response answer =
        ask(
            call,
            LinkForms::day,
            (link, day) ->
                day.isAfter(LinkDay.today())
                    ? no("day-still-to-come", "That day is still to come", LinkRule.RECONCILIATION)
                    : new Made.Command(
                        new LinkCommand.SignOff(day.toString(), LinkDay.books(floor, link, day))));
    dayClosed.run();
    return answer;
  }

  Response pay(Call call) {
    return LinkDesk.page(call)
        .map(page -> command(_ -> new LinkCommand.Pay(page)).answer(call))
        .orElseGet(() -> Response.no(Kind.NOT_FOUND, "There is no such page in the link's log."));
  }

  /** The second person's word on what the first proposed. */
  Handler onProposal(Function<Integer, LinkCommand.OfTheOffice> word) {
    return call ->
        Optional.of(call.part("number"))
            .filter(text -> text.matches("\\d{1,9}"))
            .map(Integer::valueOf)
            .map(number -> command(_ -> word.apply(number)).answer(call))
            .orElseGet(() -> Response.no(Kind.NOT_FOUND, "There is no such proposal."));
  }

  /** How a form's fields become a command on a link as it stands. */
  @FunctionalInterface
  private interface Making<T> {
    Made on(LiveLink link, T what);
  }

  private <T> Response ask(Call call, Function<Fields, T> form, Making<T> making) {
    return LinkDesk.at(
        floor,
        call,
        link ->
            call.read(
                fields -> new Asked<>(TableDesk.id(fields), form.apply(fields)),
                asked -> told(call, answer(call, link, asked.id(), making, asked.what()))));
  }

  private static <T> Answer answer(Call call, LiveLink link, String id, Making<T> making, T what) {
    return switch (making.on(link, what)) {
      case Made.Command(LinkCommand.OfTheOffice command) ->
          link.ask(Posts.of(call.who()), id, command).join();
      case Made.No(Refused refused) -> new Answer.No(refused);
    };
  }

  private static Made no(String id, String why, LinkRule rule) {
    return new Made.No(new Refused(id, why, rule.cite()));
  }

  private Response told(Call call, Answer answer) {
    metrics.command(call.route().name(), Answers.word(answer));
    return Answers.of(answer);
  }
}
