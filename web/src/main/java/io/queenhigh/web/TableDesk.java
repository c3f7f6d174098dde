package io.queenhigh.web;

import io.queenhigh.floor.Ask;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.people.AccountHolder;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Right;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.stream.Within;
import io.queenhigh.floor.table.Allowance;
import io.queenhigh.floor.table.HouseRule;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.table.Decision;
import io.queenhigh.rules.table.Spot;
import io.queenhigh.web.felt.Cloth;
import io.queenhigh.web.felt.CoachAdvice;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.EventStream;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Problem;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Problem.WrongField;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.http.Route.Handler;
import io.queenhigh.web.http.WebMetrics;
import io.queenhigh.web.posting.Postings;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** The tables: who looks at them, who runs them, and every command that is given at one. */
final class TableDesk {
  private final Floor floor;
  private final People people;
  private final WebMetrics metrics;
  private final Map<String, Cloth> cloths = new ConcurrentHashMap<>();
  private final MeterTexts meters = new MeterTexts();

  TableDesk(Floor floor, People people, WebMetrics metrics) {
    this.floor = floor;
    this.people = people;
    this.metrics = metrics;
  }

  private record Lobby(List<Summary> tables) {}

  /**
   * A table in a line.
   *
   * @param bankSeat who banks; 0 for nobody
   * @param bankRounds how many rounds he has banked in a row
   * @param calls whether its controller calls a supervisor
   * @param dealers who deals there
   * @param voiding who wants its round void, while it waits for a second person's word
   * @param shown what players see before they decide
   * @param cardsOpen whether the hand to beat lies open
   * @param notCleared whether something that must be on file for it is not
   */
  private record Summary(
      String table,
      String title,
      String game,
      String gameTitle,
      List<String> choices,
      boolean approved,
      boolean playerBanked,
      boolean automatic,
      Phase phase,
      String round,
      int seated,
      int practice,
      int places,
      Limits ante,
      boolean suspended,
      int bankSeat,
      int bankRounds,
      Optional<String> link,
      boolean calls,
      List<String> dealers,
      Optional<String> voiding,
      Shown shown,
      List<Wager> wagers,
      List<Place> spots,
      boolean cardsOpen,
      boolean notCleared) {}

  /**
   * A taken position, as one sees it across the room.
   *
   * @param betCents everything that lies on its wagers
   * @param dealtIn whether cards lie there
   */
  private record Place(
      int seat, boolean practice, long betCents, boolean dealtIn, Decision decision) {}

  /** A command under its client's id. */
  private record Asked<T>(String id, T what) {}

  Response list(Call call) {
    return Answers.unlessKnown(call, new Lobby(summaries()));
  }

  private List<Summary> summaries() {
    return floor.tables().stream()
        .map(LiveTable::state)
        .filter(TableState::open)
        .map(TableDesk::summary)
        .toList();
  }

  private static Summary summary(TableState state) {
    int people = state.people().size();
    return new Summary(
        state.id(),
        state.setup().title(),
        state.round().game().id(),
        state.round().game().title(),
        state.setup().choices(),
        state.round().game().approved(),
        state.round().game().isBankedByAPlayer(),
        state.setup().isAutomatic(),
        state.round().phase(),
        state.roundId(),
        people,
        state.round().spots().size() - people,
        state.round().terms().places(),
        state.round().terms().limitsOf(Wager.ANTE),
        state.round().suspended(),
        state.round().rotation().seat(),
        state.round().rotation().roundsInARow(),
        state.setup().link().map(TableSetup.Linked::id),
        state.controller().filter(TableDesk::calls).isPresent(),
        state.dealers().stream().map(Actor.Staff::name).toList(),
        state.voiding().map(wanted -> wanted.by().name()),
        state.round().game().shown().is(),
        Stream.of(Wager.values()).filter(state.round().game()::offers).toList(),
        state.round().spots().values().stream().map(spot -> place(state, spot)).toList(),
        state.round().phase() == Phase.REVEALED || state.round().phase() == Phase.SETTLED,
        state.clearance().filter(clearance -> !clearance.isCleared()).isPresent());
  }

  private static Place place(TableState state, Spot spot) {
    return new Place(
        spot.seat(),
        !state.people().contains(spot),
        spot.stakes().values().stream().mapToLong(Long::longValue).sum(),
        spot.hasBet() && state.round().isDealt(),
        spot.decision());
  }

  private static boolean calls(Console console) {
    return console.called() && console.recorded().size() < console.marked().size();
  }

  Response one(Call call) {
    return at(call, table -> Response.json(table.view(viewer(call))));
  }

  /** What is printed on a table's cloth. */
  Response cloth(Call call) {
    return at(
        call,
        table ->
            Response.json(
                cloths.computeIfAbsent(
                    printed(table.state()), _ -> Cloth.of(table.state().round().game()))));
  }

  /** The same file with the same choices is the same cloth. */
  private static String printed(TableState state) {
    Game game = state.round().game();
    return game.fingerprint() + " " + String.join(" ", game.chosen());
  }

  /** What the lab thinks of the caller's cards, told from what he himself can see. */
  Response coach(Call call) {
    return at(
        call,
        table ->
            Response.json(CoachAdvice.of(table.state().round().game(), table.view(viewer(call)))));
  }

  Response events(Call call) {
    return at(
        call,
        table -> {
          Viewer viewer = viewer(call);
          OptionalLong after = after(call);
          return new Response.Events(
              call.whoIfAny(),
              stream -> {
                Watch lines =
                    table.watch(
                        viewer,
                        after,
                        event -> stream.send(event.seq(), event.json()),
                        stream::end);
                Watch meter = meter(table, stream);
                return () -> {
                  lines.close();
                  meter.close();
                };
              });
        });
  }

  /** The meter moves with other tables, too, and a browser has few streams to spare. */
  private Watch meter(LiveTable table, EventStream stream) {
    return table
        .state()
        .setup()
        .link()
        .flatMap(linked -> floor.links().link(linked.id()))
        .map(link -> link.watch(view -> stream.show(meters.said(view))))
        .orElse(() -> {});
  }

  /** Where a reader left off; what makes no sense starts afresh. */
  private static OptionalLong after(Call call) {
    return call.header("Last-Event-ID")
        .or(() -> call.query("after"))
        .filter(text -> text.matches("\\d{1,18}"))
        .map(text -> OptionalLong.of(Long.parseLong(text)))
        .orElse(OptionalLong.empty());
  }

  private static Viewer viewer(Call call) {
    return call.whoIfAny()
        .filter(who -> who.role().may(Right.PLAY))
        .map(who -> Viewer.player(who.name()))
        .orElse(Viewer.BYSTANDER);
  }

  Response open(Call call) {
    return call.read(
        fields ->
            new Asked<>(
                id(fields),
                new Opening(
                    fields.word("table", 1, 24), SetupForm.read(fields), dealerNames(fields))),
        asked ->
            made(
                asked.what().form().onNothing(asked.what().table(), floor),
                setup ->
                    named(
                        asked.what().dealers(),
                        dealers ->
                            told(
                                call,
                                setup.id(),
                                floor
                                    .openTable(call.who().name(), asked.id(), setup, dealers)
                                    .join()))));
  }

  private record Opening(String table, SetupForm form, List<String> dealers) {}

  /** Says who deals at a table. */
  Response assign(Call call) {
    return at(
        call,
        _ ->
            call.read(
                fields -> new Asked<>(id(fields), dealerNames(fields)),
                asked ->
                    named(
                        asked.what(),
                        dealers ->
                            told(
                                call,
                                new Asked<>(asked.id(), new TableCommand.AssignDealers(dealers)),
                                Posts.of(call.who()),
                                Own.NOTHING))));
  }

  private static List<String> dealerNames(Fields fields) {
    return fields.has("dealers") ? fields.texts("dealers", 12, 80) : List.of();
  }

  /** The people of these names, if every one of them may deal. */
  private Response named(List<String> names, Function<List<Actor.Staff>, Response> then) {
    List<Actor.Staff> dealers = new ArrayList<>();
    for (String name : names) {
      Optional<AccountHolder> person =
          people.find(name).filter(found -> found.active() && found.role().may(Right.DEAL));
      if (person.isEmpty()) {
        return Answers.of(
            new Answer.No(
                new Refused(
                    "no-such-dealer",
                    "There is no dealer or supervisor " + name,
                    HouseRule.DEALERS.cite())));
      }
      dealers.add(Posts.of(new Who(person.get().name(), person.get().role())));
    }
    return then.apply(dealers);
  }

  Response configure(Call call) {
    return at(
        call,
        table ->
            call.read(
                fields -> new Asked<>(id(fields), SetupForm.read(fields)),
                asked ->
                    made(
                        asked.what().on(table.state().setup(), floor),
                        setup -> {
                          TableCommand command = new TableCommand.Configure(setup);
                          Ask ask = Ask.of(Posts.of(call.who()), asked.id(), command);
                          return told(call, table.id(), table.ask(ask).join());
                        })));
  }

  private static Response made(SetupForm.Made made, Function<TableSetup, Response> then) {
    return switch (made) {
      case SetupForm.Made.Setup(TableSetup setup) -> then.apply(setup);
      case SetupForm.Made.Wrong(String field, String why) ->
          new Response.No(Problem.invalid(List.of(new WrongField(field, why))));
    };
  }

  /** A command that somebody gives for himself. */
  Handler player(Function<Fields, TableCommand> form) {
    return call ->
        command(
            call,
            form,
            asked ->
                switch (free(call.who(), asked.what())) {
                  // It may be what he repeats that has used his limit up.
                  case Reply.No<Own> _ when isDone(call, asked.id()) ->
                      told(call, asked, Own.NOTHING);
                  case Reply<Own> reply -> Answers.of(reply, own -> told(call, asked, own));
                });
  }

  private Response told(Call call, Asked<TableCommand> asked, Own own) {
    return told(call, asked, new Actor.Player(call.who().name()), own);
  }

  /** Whether a table has a command of his under this id, so that it does nothing more. */
  private boolean isDone(Call call, String id) {
    return floor
        .store()
        .lineOf(TableLines.stream(call.part("table")), call.who().name() + ":" + id)
        .isPresent();
  }

  /** A command of the procedure, by whoever of the house gives it. */
  Handler staff(Function<Fields, TableCommand> form) {
    return call ->
        command(call, form, asked -> told(call, asked, Posts.of(call.who()), Own.NOTHING));
  }

  /** Something pressed, turned or swiped at the table's progressive controller. */
  Handler controller(Function<Fields, ConsoleCommand.Pressed> form) {
    return staff(fields -> new TableCommand.AtController(form.apply(fields)));
  }

  private Response command(
      Call call,
      Function<Fields, TableCommand> form,
      Function<Asked<TableCommand>, Response> then) {
    return at(call, _ -> call.read(fields -> new Asked<>(id(fields), form.apply(fields)), then));
  }

  /**
   * What somebody has asked the house to hold him to.
   *
   * @param within what he brings to the tables
   * @param allowance what he may still lose there
   */
  private record Own(Optional<Within> within, Optional<Allowance> allowance) {
    static final Own NOTHING = new Own(Optional.empty(), Optional.empty());
  }

  /** Whether the house lets him, who may have asked it not to. */
  private Reply<Own> free(Who who, TableCommand command) {
    return switch (command) {
      case TableCommand.Sit(_, long cents) -> bringing(who, cents);
      case TableCommand.BuyIn(long cents) -> bringing(who, cents);
      case TableCommand.InRound(Command.Bet _),
          TableCommand.InRound(Command.TakeBank _),
          TableCommand.InRound(Command.PostBank _) ->
          people
              .care()
              .mayPlay(who.name())
              .then(_ -> people.care().allowance(who.name()))
              .then(allowance -> new Reply.Given<>(new Own(Optional.empty(), allowance)));
      default -> new Reply.Given<>(Own.NOTHING);
    };
  }

  private Reply<Own> bringing(Who who, long cents) {
    return people
        .care()
        .mayBuyIn(who.name(), cents)
        .then(within -> new Reply.Given<>(new Own(within, Optional.empty())));
  }

  private Response told(Call call, Asked<TableCommand> asked, Actor by, Own own) {
    Ask ask = Ask.of(by, asked.id(), asked.what()).within(own.within()).spending(own.allowance());
    return at(call, table -> told(call, table.id(), table.ask(ask).join()));
  }

  private Response told(Call call, String table, Answer answer) {
    metrics.command(call.route().name(), Answers.word(answer));
    return Answers.of(answer, () -> wantsTheView(call) ? view(call, table) : Optional.empty());
  }

  /** Who draws the table asks for it with his command (RFC 7240) instead of once more after it. */
  private static boolean wantsTheView(Call call) {
    return call.header("Prefer").filter("return=representation"::equals).isPresent();
  }

  private Optional<TableView> view(Call call, String table) {
    return floor.table(table).map(one -> one.view(viewer(call)));
  }

  private record Posted(Postings postings, boolean outdated) {}

  /** What is posted at a table; of a placard in somebody's hand, whether it is out of date. */
  Response postings(Call call) {
    return at(
        call,
        table -> {
          Postings postings = Postings.of(table.state(), floor.catalogue());
          boolean outdated =
              call.query("edition").filter(other -> !other.equals(postings.edition())).isPresent();
          return Response.json(new Posted(postings, outdated));
        });
  }

  /** The same to be printed. */
  Response placard(Call call) {
    return at(
        call,
        table -> {
          ByteArrayOutputStream pdf = new ByteArrayOutputStream();
          Postings.of(table.state(), floor.catalogue()).placard().write(pdf);
          return Response.bytes("application/pdf", pdf.toByteArray())
              .with(
                  "Content-Disposition",
                  "inline; filename=\"placard-" + table.state().id() + ".pdf\"");
        });
  }

  private Response at(Call call, Function<LiveTable, Response> then) {
    String name = call.part("table");
    return floor
        .table(name)
        .map(then)
        .orElseGet(
            () ->
                Response.no(
                    Kind.NOT_FOUND, "There is no open table of that name; see /api/tables."));
  }

  static String id(Fields fields) {
    return fields.commandId("id", 8, 64);
  }
}
