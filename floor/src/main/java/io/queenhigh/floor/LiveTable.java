package io.queenhigh.floor;

import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.LiveStream;
import io.queenhigh.floor.stream.Restored;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.table.Awaited;
import io.queenhigh.floor.table.Happened;
import io.queenhigh.floor.table.HouseDealer;
import io.queenhigh.floor.table.Step;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.ruling.Actor;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/** A table with people at it: its stream, those who look at it, and its clock. */
public final class LiveTable {

  private final Services services;
  private final String id;
  private final LiveStream<TableState, Ask, Happened> stream;
  private final Audience audience;
  private final Waits waits;

  /** A table as its journal says, and the last snapshot where there is one. */
  LiveTable(Services services, String id, Optional<String> snapshot) {
    this.services = services;
    this.id = id;
    TableStream table =
        new TableStream(services, id, new AtTheLink(services.links(), this::standing), this::heard);
    Restored<TableState> restored = table.restored(snapshot);
    this.stream = new LiveStream<>(services.machinery(), table, restored);
    this.audience = new Audience(services, restored.stand().get());
    this.waits = new Waits(services.machinery(), this::onTime);
  }

  /** Lets its dealer begin, or go on, once table and link agree on where they stand. */
  void start() {
    if (!isOurs()) {
      return;
    }
    if (state().setup().link().isPresent()) {
      tend();
    }
    plan();
  }

  /** Does what table and link owe each other. */
  void tend() {
    unheard(stream.ask(Optional::empty));
  }

  public String id() {
    return id;
  }

  /** By what it is held where several nodes share a store: its link, or its own name. */
  public String heldBy() {
    return Links.heldBy(state());
  }

  private boolean isOurs() {
    return services.tenure().holds(heldBy());
  }

  /** It is on this node from now on. */
  void begin() {
    audience.everyoneMayComeBack();
    start();
  }

  /** Reads what another node has written. */
  public CompletableFuture<Answer> readOn() {
    return stream.readOn();
  }

  /** Whether its lines cannot be read to their end, whoever has it. */
  boolean isBroken() {
    return stream.isBroken();
  }

  /** Another node has it; done when the turn that is on is over. */
  CompletableFuture<Answer> rest() {
    plan();
    return stream.ask(Optional::empty);
  }

  private Optional<TableState> standing() {
    return stream.now().state();
  }

  /** The table as it stands on disk. */
  public TableState state() {
    return stream.now().get();
  }

  public TableView view(Viewer viewer) {
    return audience.view(viewer);
  }

  /** Begins a stream of what happens, after the line a reader knows already. */
  public Watch watch(Viewer viewer, OptionalLong after, Consumer<StreamEvent> stream) {
    return watch(viewer, after, stream, () -> {});
  }

  /**
   * The same.
   *
   * @param ended called when another node has the table, and this one says nothing more
   */
  public Watch watch(
      Viewer viewer, OptionalLong after, Consumer<StreamEvent> stream, Runnable ended) {
    Watch watch = audience.watch(viewer, after, stream, ended);
    if (!isOurs()) {
      audience.sendAway();
    }
    replan();
    return () -> {
      watch.close();
      replan();
    };
  }

  public int watchers() {
    return audience.size();
  }

  public CompletableFuture<Answer> ask(Ask ask) {
    AskedCount.countAtTable();
    for (Step step : ask.steps()) {
      if (step.actor() instanceof Actor.Player(String name)) {
        audience.seen(name);
      }
    }
    return stream.ask(ask);
  }

  private void heard(List<Happened> happened, List<Fact> facts, long atMillis) {
    audience.tell(happened, facts, atMillis);
    if (happened.stream().anyMatch(one -> one.event() instanceof TableEvent.TableConfigured)) {
      // It may have come from another node, to its link or away from it: people were seen there.
      audience.everyoneMayComeBack();
    }
    plan();
    if (happened.stream().anyMatch(LiveTable::endsARound)) {
      freeSeatsOfTheKeptAway();
    }
  }

  /** Whoever comes or goes while a table is his alone starts its clock, or stops it. */
  private void replan() {
    if (HouseDealer.isPractice(state())) {
      try {
        services.machinery().hands().execute(this::plan);
      } catch (RejectedExecutionException _) {
        // The floor has closed, and no clock runs there any more.
      }
    }
  }

  /** Later plans look at a later table, whoever makes them. */
  private void plan() {
    synchronized (waits) {
      // Asked in here, so that whoever has heard "no" stops nothing that was begun since.
      if (isOurs()) {
        if (!stream.isStopping()) {
          waits.set(HouseDealer.next(state(), services.advice(), audience.here()));
          audience.tell(clock());
        }
        return;
      }
      waits.set(Optional.empty());
    }
    audience.sendAway();
  }

  /**
   * Where a person deals, the time that is posted runs all the same: he calls it, not the floor.
   */
  private Optional<TableView.Clock> clock() {
    TableState state = state();
    return waits
        .shown()
        .or(
            () ->
                Awaited.of(state)
                    .filter(_ -> !state.setup().isAutomatic())
                    .map(
                        awaited ->
                            new TableView.Clock(
                                awaited.what(),
                                awaited.seat(),
                                awaited.endsAtMillis(state),
                                awaited.millis())));
  }

  private void onTime() {
    unheard(stream.ask(this::due).thenAccept(this::answered));
  }

  private Optional<Ask> due() {
    return waits.due().map(due -> Ask.floor(due.steps()));
  }

  private void answered(Answer answer) {
    switch (answer) {
      case Answer.Done _ -> {}
      case Answer.No _ -> {
        synchronized (waits) {
          waits.giveUp(HouseDealer.withoutPractice(state(), audience.here()));
          audience.tell(clock());
        }
      }
      // A node that is not sure of itself for a moment keeps its tables, and their clocks.
      case Answer.Unavailable _ -> waits.tryAgain();
    }
  }

  /** A player gives up his seats here. */
  void standsUp(String player) {
    if (!isOurs()) {
      return;
    }
    state().people().stream()
        .filter(spot -> spot.player().equals(player))
        .forEach(spot -> free(spot.seat()));
  }

  /** Frees the seats of people who have been away for too long. */
  void freeAbandonedSeats() {
    if (isOurs()) {
      audience.abandoned().forEach(this::free);
    }
  }

  private static boolean endsARound(Happened one) {
    return one.event() instanceof TableEvent.InRound(Event.RoundSettled _)
        || one.event() instanceof TableEvent.InRound(Event.RoundVoided _);
  }

  /** Nobody is taken out of a hand: he plays it to its end, and then his seat is free. */
  void freeSeatsOfTheKeptAway() {
    if (!services.keptAway().isAnybody()) {
      return;
    }
    TableState state = state();
    boolean untouched =
        state.round().phase() == Phase.BETTING && !state.round().progressiveLocked();
    if (state.open() && (untouched || state.round().phase().isOver()) && isOurs()) {
      state.people().stream()
          .filter(spot -> services.keptAway().is(spot.player()))
          .forEach(spot -> free(spot.seat()));
    }
  }

  private void free(int seat) {
    unheard(
        stream.ask(
            Ask.floor(
                List.of(
                    new Step(Actor.Staff.FLOOR_SUPERVISOR, new Command.RemoveFromSeat(seat))))));
  }

  /** Nobody waits for what the floor does by itself; the stream logs its own mistakes. */
  private static void unheard(CompletableFuture<?> done) {
    CompletableFuture<?> _ = done;
  }

  /** Takes nothing more; what is on the table stays there for the next start. */
  CompletableFuture<Answer> stop() {
    waits.stop();
    return stream.stop();
  }
}
