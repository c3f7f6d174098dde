package io.queenhigh.floor;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.journal.Snapshots;
import io.queenhigh.floor.journal.Snapshots.Snapshot;
import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Written;
import io.queenhigh.floor.table.Fold;
import io.queenhigh.floor.table.Happened;
import io.queenhigh.floor.table.HouseRule;
import io.queenhigh.floor.table.TableRules;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.lang.System.Logger.Level;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import tools.jackson.core.JacksonException;

/**
 * The card room: live tables on a store. Whatever it has acknowledged is on disk; whatever was on
 * the tables when it stopped is there again when it starts.
 */
public final class Floor implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Floor.class.getName());

  private static final long ROUNDS_OF_THE_FLOOR_SECONDS = 5;

  private final Services services;
  private final Catalogue catalogue;
  private final ExecutorService hands;
  private final NavigableMap<String, LiveTable> tables = new ConcurrentSkipListMap<>();
  private final Links links;

  private Floor(Store store, FloorSettings settings) {
    this.catalogue = settings.catalogue();
    this.hands =
        Executors.newFixedThreadPool(
            Math.max(2, Runtime.getRuntime().availableProcessors()),
            Thread.ofPlatform().name("table-", 1).daemon().factory());
    ScheduledThreadPoolExecutor timer =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("clock").daemon().factory());
    timer.setRemoveOnCancelPolicy(true);
    this.links = new Links(settings.catalogue(), this::nudge);
    this.services =
        new Services(
            store,
            new Fold(settings.catalogue()),
            new Snapshots(settings.catalogue()),
            settings.shuffler(),
            settings.advice(),
            links,
            settings.clock(),
            hands,
            timer);
  }

  /** Opens the floor with every table that was open when it was last closed, or crashed. */
  public static Floor open(Store store, FloorSettings settings) {
    Floor floor = new Floor(store, settings);
    floor.links.restore(floor.services);
    Map<String, String> snapshots = store.keptOf(Snapshots.kind());
    store
        .keptOf("table")
        .forEach(
            (id, body) -> {
              if (Spelling.JSON.readValue(body, Keeping.Standing.class).open()) {
                floor.restore(id, Optional.ofNullable(snapshots.get(id)));
              }
            });
    floor.tables.values().forEach(LiveTable::start);
    floor.walkRoundNowAndThen();
    return floor;
  }

  /**
   * A table whose game is not on the shelf any more stays closed; its chips stay where they are.
   */
  private void restore(String id, Optional<String> snapshot) {
    try {
      tables.put(id, Restoring.table(services, id, snapshot));
    } catch (IllegalStateException | JacksonException e) {
      LOG.log(Level.ERROR, "Table " + id + " stays closed: " + e.getMessage());
    }
  }

  public Catalogue catalogue() {
    return catalogue;
  }

  public Store store() {
    return services.store();
  }

  public Shuffler shuffler() {
    return services.shuffler();
  }

  public Collection<LiveTable> tables() {
    return tables.values();
  }

  public Optional<LiveTable> table(String id) {
    return Optional.ofNullable(tables.get(id));
  }

  /** The progressive links, open or not. */
  public Links links() {
    return links;
  }

  /** Sets up a link; a manager opens it when he has read what the check of its terms found. */
  public CompletableFuture<Answer> setUpLink(Staff by, String id, LinkTerms terms) {
    return links.setUp(services, by, id, terms);
  }

  private void nudge(String table) {
    table(table).ifPresent(LiveTable::tend);
  }

  /** Finished rounds, and the one that is on. */
  public Rounds rounds() {
    return new Rounds(services.store(), this);
  }

  /** Opens a table under a name that no table has had before. */
  public CompletableFuture<Answer> openTable(String by, String id, TableSetup setup) {
    if (tables.containsKey(setup.id())) {
      return told(no("table-exists", "There is a table " + setup.id() + " already"));
    }
    DeckBox decks = new DeckBox(services.shuffler(), setup.id(), Optional.empty());
    long now = services.now();
    return switch (new TableRules(services.fold(), decks, Optional.empty(), now).open(setup)) {
      case Ruling.No(Refused refused) -> told(new Answer.No(refused));
      case Ruling.Accepted(List<Happened> happened) ->
          write(Ask.opening(by, id), happened, decks, now);
    };
  }

  private CompletableFuture<Answer> write(
      Ask ask, List<Happened> happened, DeckBox decks, long now) {
    TableState opened = happened.getFirst().after();
    TableState after = happened.getLast().after();
    List<Fact> facts = happened.stream().map(one -> TableLines.write(one.event())).toList();
    TableWriting pages = new TableWriting(services.snapshots(), Head.NONE, opened, 0);
    return services
        .store()
        .write(pages.writing(ask, happened, facts, decks, now))
        .thenApplyAsync(
            written ->
                switch (written) {
                  case Written.Durable(long seq, String hash) -> {
                    Snapshot start = new Snapshot(new Head(seq, hash), after);
                    LiveTable table =
                        new LiveTable(services, start, decks.sealed(), pages.snapshotAt());
                    tables.put(after.id(), table);
                    table.start();
                    yield new Answer.Done(seq);
                  }
                  case Written.Repeated(long seq) -> new Answer.Done(seq);
                  case Written.Fenced _ ->
                      no(
                          "table-name-used",
                          "There has been a table " + after.id() + "; take another name");
                  case Written.Overdrawn(String account) ->
                      no("account-too-small", account + " does not hold that much");
                  case Written.Failed(String why) -> new Answer.Unavailable(why);
                },
            hands);
  }

  private static CompletableFuture<Answer> told(Answer answer) {
    return CompletableFuture.completedFuture(answer);
  }

  private static Answer no(String id, String why) {
    return new Answer.No(new Refused(id, why, HouseRule.SETUP.cite()));
  }

  @SuppressWarnings("FutureReturnValueIgnored") // It goes on until the clock is stopped.
  private void walkRoundNowAndThen() {
    services
        .timer()
        .scheduleWithFixedDelay(
            this::walkRound,
            ROUNDS_OF_THE_FLOOR_SECONDS,
            ROUNDS_OF_THE_FLOOR_SECONDS,
            TimeUnit.SECONDS);
  }

  /** Somebody goes home: every seat of his is given up, as soon as its round allows. */
  public void standsUp(String player) {
    tables.values().forEach(table -> table.standsUp(player));
  }

  /** What a supervisor does who walks round: frees abandoned seats, forgets closed tables. */
  void walkRound() {
    tables.values().forEach(LiveTable::freeAbandonedSeats);
    tables.values().removeIf(table -> !table.state().open());
  }

  /** Every table takes nothing more, and what was being done is finished. The store stays open. */
  @Override
  public void close() {
    if (hands.isShutdown()) {
      return;
    }
    CompletableFuture.allOf(
            tables.values().stream().map(LiveTable::stop).toArray(CompletableFuture[]::new))
        .join();
    links.all().forEach(LiveLink::stop);
    services.timer().shutdownNow();
    hands.shutdown();
  }
}
