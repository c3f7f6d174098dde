package io.queenhigh.floor;

import io.queenhigh.floor.journal.Snapshots.Snapshot;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import io.queenhigh.floor.table.Decks.Sealed;
import io.queenhigh.floor.table.Due;
import io.queenhigh.floor.table.Happened;
import io.queenhigh.floor.table.HouseDealer;
import io.queenhigh.floor.table.HouseRule;
import io.queenhigh.floor.table.Step;
import io.queenhigh.floor.table.TableRules;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.lang.System.Logger.Level;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/**
 * A table with people at it. It takes one command at a time: judge, write, and only when that is on
 * disk change, tell everyone and take the next.
 */
public final class LiveTable {

  private static final System.Logger LOG = System.getLogger(LiveTable.class.getName());

  /** Repetitions of the last commands are known without asking the store. */
  private static final int ANSWERS_REMEMBERED = 128;

  private static final int LINES_AT_ONCE = 1_000;

  private static final Answer.Unavailable CLOSING =
      new Answer.Unavailable("The floor is closing; ask again when it is back");

  private final Services services;
  private final String stream;
  private final Mailbox mailbox;
  private final Audience audience;
  private final Waits waits;
  private volatile TableState state;
  private volatile boolean stopping;

  // Only the job that is being done touches what follows.
  private Head head;
  private Optional<Sealed> deck;
  private long snapshotAt;
  private boolean doubtful;
  private final AtTheLink progressive;
  private final Map<String, Long> answered = new LinkedHashMap<>();

  LiveTable(Services services, Snapshot from, Optional<Sealed> deck, long snapshotAt) {
    this.services = services;
    this.stream = TableLines.stream(from.state().id());
    this.mailbox = new Mailbox(services.hands());
    this.audience = new Audience(services, from.state());
    this.waits = new Waits(services, this::onTime);
    this.state = from.state();
    this.head = from.head();
    this.deck = deck;
    this.snapshotAt = snapshotAt;
    this.progressive = new AtTheLink(services.links(), this::state, this::note);
  }

  /** Lets its dealer begin, or go on, once table and link agree on where they stand. */
  void start() {
    if (state.setup().link().isPresent()) {
      tend();
    }
    plan();
  }

  /** Does what table and link owe each other. */
  void tend() {
    mailbox
        .post(() -> progressive.owed().<Answer>thenApply(_ -> new Answer.Done(state.seq())))
        .ifPresent(this::noticeMistakes);
  }

  public String id() {
    return state.id();
  }

  /** The table as it stands on disk. */
  public TableState state() {
    return state;
  }

  public TableView view(Viewer viewer) {
    return audience.view(viewer);
  }

  /** Begins a stream of what happens, after the line a reader knows already. */
  public Watch watch(Viewer viewer, OptionalLong after, Consumer<StreamEvent> stream) {
    return audience.watch(viewer, after, stream);
  }

  public int watchers() {
    return audience.size();
  }

  public CompletableFuture<Answer> ask(Ask ask) {
    ask.steps().stream()
        .map(Step::actor)
        .forEach(
            actor -> {
              if (actor instanceof Actor.Player(String name)) {
                audience.seen(name);
              }
            });
    return post(ask);
  }

  private CompletableFuture<Answer> post(Ask ask) {
    if (stopping) {
      return told(CLOSING);
    }
    try {
      return mailbox
          .post(() -> answer(ask, 0))
          .orElseGet(() -> told(new Answer.Unavailable("Too much waits at this table; ask again")));
    } catch (RejectedExecutionException _) {
      // It has closed since.
      return told(CLOSING);
    }
  }

  private CompletableFuture<Answer> answer(Ask ask, int fenced) {
    if (stopping) {
      return told(CLOSING);
    }
    try {
      if (doubtful) {
        catchUp();
      }
      return progressive.isOwed()
          ? progressive.owed().thenCompose(_ -> judged(ask, fenced))
          : judged(ask, fenced);
    } catch (StoreUnavailable away) {
      return told(new Answer.Unavailable(String.valueOf(away.getMessage())));
    }
  }

  private CompletableFuture<Answer> judged(Ask ask, int fenced) {
    try {
      Optional<Long> before = ask.id().map(answered::get);
      if (before.isPresent()) {
        return told(new Answer.Done(before.get()));
      }
      DeckBox decks = new DeckBox(services.shuffler(), id(), deck);
      long now = services.now();
      TableRules rules = new TableRules(services.fold(), decks, progressive.link(), now);
      return switch (rules.judge(state, ask.steps())) {
        case Ruling.No(Refused refused) -> told(refused(ask, refused));
        case Ruling.Accepted(List<Happened> nothing) when nothing.isEmpty() ->
            told(new Answer.Done(state.seq()));
        case Ruling.Accepted(List<Happened> happened) ->
            progressive
                .beforehand(ask, happened)
                .thenCompose(
                    no ->
                        no.isPresent()
                            ? told(no.get())
                            : write(ask, happened, decks, now, fenced).thenCompose(this::tended));
      };
    } catch (StoreUnavailable away) {
      return told(new Answer.Unavailable(String.valueOf(away.getMessage())));
    }
  }

  /** What was done may leave something for the link to do, and is answered when that is done. */
  private CompletableFuture<Answer> tended(Answer answer) {
    return answer instanceof Answer.Done && progressive.isOwed()
        ? progressive.owed().thenApply(_ -> answer)
        : told(answer);
  }

  /** What the link has told the table, written down by the floor itself. */
  private CompletableFuture<Answer> note(List<Step> steps) {
    return judged(Ask.floor(steps), 0);
  }

  /** Who repeats himself after a restart asks for what is done already. */
  private Answer refused(Ask ask, Refused refused) {
    return ask.id()
        .flatMap(id -> services.store().lineOf(stream, id))
        .<Answer>map(line -> new Answer.Done(line.seq()))
        .orElse(new Answer.No(refused));
  }

  private CompletableFuture<Answer> write(
      Ask ask, List<Happened> happened, DeckBox decks, long atMillis, int fenced) {
    List<Fact> facts = happened.stream().map(one -> TableLines.write(one.event())).toList();
    TableWriting pages = new TableWriting(services.snapshots(), head, state, snapshotAt);
    Writing writing = pages.writing(ask, happened, facts, decks, atMillis);
    return services
        .store()
        .write(writing)
        .thenComposeAsync(
            written ->
                switch (written) {
                  case Written.Durable(long seq, String hash) -> {
                    head = new Head(seq, hash);
                    snapshotAt = pages.snapshotAt();
                    deck = decks.sealed();
                    remember(ask, seq);
                    become(happened, facts, atMillis);
                    yield told(new Answer.Done(seq));
                  }
                  case Written.Repeated(long seq) -> told(new Answer.Done(seq));
                  case Written.Fenced _ -> fenced(ask, fenced);
                  case Written.Overdrawn(String account) -> told(overdrawn(account));
                  case Written.Failed(String why) -> {
                    doubtful = true;
                    yield told(new Answer.Unavailable(why));
                  }
                },
            services.hands());
  }

  /** Another floor on the same store was faster: read what it did and decide again. */
  private CompletableFuture<Answer> fenced(Ask ask, int times) {
    doubtful = true;
    return times < 3
        ? answer(ask, times + 1)
        : told(new Answer.Unavailable("This table is busy elsewhere; ask again"));
  }

  private static Answer overdrawn(String account) {
    return new Answer.No(
        new Refused(
            "wallet-too-small",
            "There is not that much in " + account + ": ask the cashier for chips",
            HouseRule.TABLE_STAKES.cite()));
  }

  private void become(List<Happened> happened, List<Fact> facts, long atMillis) {
    state = happened.getLast().after();
    audience.tell(happened, facts, atMillis);
    plan();
  }

  private void remember(Ask ask, long seq) {
    ask.id().ifPresent(id -> answered.put(id, seq));
    while (answered.size() > ANSWERS_REMEMBERED) {
      answered.remove(answered.keySet().iterator().next());
    }
  }

  private void catchUp() {
    for (List<Entry> more = more(); !more.isEmpty(); more = more()) {
      for (Entry entry : more) {
        var event = TableLines.read(entry);
        TableState after = services.fold().after(state, event, entry.atMillis());
        head = entry.head();
        become(
            List.of(new Happened(event, List.of(), after)),
            List.of(new Fact(entry.type(), entry.payload())),
            entry.atMillis());
      }
    }
    deck = Restoring.deck(services, state);
    doubtful = false;
  }

  private List<Entry> more() {
    return services.store().read(stream, head.seq(), LINES_AT_ONCE);
  }

  private void plan() {
    if (!stopping) {
      waits.set(HouseDealer.next(state, services.advice()));
      audience.tell(waits.shown());
    }
  }

  private void onTime() {
    mailbox.post(this::doWhatIsDue).ifPresent(this::noticeMistakes);
  }

  /** Nobody waits for what the floor does by itself, so its own mistakes go to the log. */
  @SuppressWarnings("FutureReturnValueIgnored") // The log is the end of it.
  private void noticeMistakes(CompletableFuture<Answer> done) {
    done.whenComplete(
        (_, mistake) -> {
          if (mistake != null) {
            LOG.log(Level.ERROR, "Table " + id() + " cannot go on by itself", mistake);
          }
        });
  }

  private CompletableFuture<Answer> doWhatIsDue() {
    Optional<Due> due = waits.due();
    if (due.isEmpty() || stopping) {
      return told(CLOSING);
    }
    return answer(Ask.floor(due.get().steps()), 0)
        .thenApply(
            answer -> {
              switch (answer) {
                case Answer.Done _ -> {}
                case Answer.No _ -> {
                  waits.giveUp(HouseDealer.withoutPractice(state));
                  audience.tell(waits.shown());
                }
                case Answer.Unavailable _ -> waits.tryAgain();
              }
              return answer;
            });
  }

  /** A player gives up his seats here. */
  void standsUp(String player) {
    state.people().stream()
        .filter(spot -> spot.player().equals(player))
        .map(
            spot ->
                List.of(
                    new Step(
                        Actor.Staff.FLOOR_SUPERVISOR, new Command.RemoveFromSeat(spot.seat()))))
        .forEach(steps -> noticeMistakes(post(Ask.floor(steps))));
  }

  /** Frees the seats of people who have been away for too long. */
  void freeAbandonedSeats() {
    for (int seat : audience.abandoned()) {
      noticeMistakes(
          post(
              Ask.floor(
                  List.of(
                      new Step(Actor.Staff.FLOOR_SUPERVISOR, new Command.RemoveFromSeat(seat))))));
    }
  }

  /** Takes nothing more; what is on the table stays there for the next start. */
  CompletableFuture<Void> stop() {
    stopping = true;
    waits.stop();
    return mailbox.<Answer>postLast(() -> told(CLOSING)).thenApply(_ -> null);
  }

  private static CompletableFuture<Answer> told(Answer answer) {
    return CompletableFuture.completedFuture(answer);
  }
}
