package io.queenhigh.floor;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.journal.NewerLine;
import io.queenhigh.floor.journal.Snapshots;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.journal.TableRows;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.nodes.Nodes;
import io.queenhigh.floor.nodes.Residents;
import io.queenhigh.floor.store.CommandId;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.Machinery;
import io.queenhigh.floor.stream.Tenure;
import io.queenhigh.floor.stream.Threads;
import io.queenhigh.floor.table.Fold;
import io.queenhigh.floor.table.HouseRule;
import io.queenhigh.floor.table.NotOnTheShelf;
import io.queenhigh.floor.table.TableEvent.TableOpened;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Refused;
import java.lang.System.Logger.Level;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The card room: live tables on a store. Whatever it has acknowledged is on disk; whatever was on
 * the tables when it stopped is there again when it starts.
 */
public final class Floor implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Floor.class.getName());

  private static final long ROUNDS_OF_THE_FLOOR_MILLIS = 5_000;

  private final Services services;
  private final Catalogue catalogue;
  private Optional<Threads> threads = Optional.empty();
  private volatile boolean closed;
  private volatile Consumer<String> elsewhere = _ -> {};
  private final NavigableMap<String, LiveTable> tables = new ConcurrentSkipListMap<>();
  private final Links links;
  private final Rounds rounds;
  private final FloorResidents residents;

  private Floor(Machinery machinery, FloorSettings settings, Formats formats, Tenure tenure) {
    this.catalogue = settings.catalogue();
    this.links = new Links(settings.catalogue(), this::nudge);
    this.services =
        new Services(
            machinery,
            new Fold(settings.catalogue()),
            formats,
            settings.shuffler(),
            settings.advice(),
            links,
            new Room(machinery.store()),
            new KeptAway(),
            tenure,
            new Unreadable());
    this.rounds = new Rounds(machinery.store(), this::table);
    this.residents = new FloorResidents(this, services);
  }

  /** Opens the floor with every table that was open when it was last closed, or crashed. */
  public static Floor open(Store store, FloorSettings settings) {
    return open(store, settings, Formats.today(settings.catalogue()));
  }

  static Floor open(Store store, FloorSettings settings, Formats formats) {
    return open(store, settings, formats, Tenure.ALONE);
  }

  /**
   * Opens this node's part of a floor that several nodes share. It has nothing at first; what
   * others have it reads. Its share comes when {@link Nodes#begin} is told of its {@link
   * #residents}.
   */
  public static Floor open(Store store, FloorSettings settings, Nodes nodes) {
    return open(store, settings, Formats.today(settings.catalogue()), nodes);
  }

  static Floor open(Store store, FloorSettings settings, Formats formats, Tenure tenure) {
    Threads threads = new Threads();
    Machinery machinery = new Machinery(store, settings.clock(), threads, threads);
    Floor floor = open(machinery, settings, formats, tenure);
    floor.threads = Optional.of(threads);
    tenure.ratherElsewhere(floor::standsStill);
    return floor;
  }

  /**
   * What stands still here, or some of what it holds: a table until it is set up anew or its lines
   * can be followed, a link that stays away, cannot be followed or has such a table. A node that
   * has the game files plays it.
   */
  private Set<String> standsStill() {
    return Stream.of(
            residents.notAllHere(),
            links().all().stream().filter(LiveLink::isBroken).map(LiveLink::heldBy),
            tables().stream()
                .filter(table -> isSetUpByAnotherFile(table) || table.isBroken())
                .map(LiveTable::heldBy))
        .flatMap(each -> each)
        .collect(Collectors.toSet());
  }

  private static boolean isSetUpByAnotherFile(LiveTable table) {
    TableState state = table.state();
    return state.open() && !state.setup().fingerprint().equals(state.round().game().fingerprint());
  }

  /** The same on hands and clock that somebody else keeps. */
  public static Floor open(Machinery machinery, FloorSettings settings) {
    return open(machinery, settings, Formats.today(settings.catalogue()));
  }

  static Floor open(Machinery machinery, FloorSettings settings, Formats formats) {
    return open(machinery, settings, formats, Tenure.ALONE);
  }

  private static Floor open(
      Machinery machinery, FloorSettings settings, Formats formats, Tenure tenure) {
    Floor floor = new Floor(machinery, settings, formats, tenure);
    floor.links.restore(floor.services);
    Map<String, String> snapshots = machinery.store().keptOf(Snapshots.kind());
    machinery
        .store()
        .keptOf(TableRows.TABLE.name())
        .forEach((id, body) -> floor.restore(id, body, Optional.ofNullable(snapshots.get(id))));
    floor.tables.values().forEach(LiveTable::start);
    floor.walkRoundNowAndThen();
    return floor;
  }

  /**
   * A table whose game is not on the shelf any more, or whose lines nobody can follow, stays
   * closed; its chips stay where they are, and all others open.
   */
  boolean restore(String id, String standing, Optional<String> snapshot) {
    try {
      if (TableRows.TABLE.read(standing).open()) {
        LiveTable table = new LiveTable(services, id, snapshot);
        tables.putIfAbsent(id, table);
        return true;
      }
    } catch (StoreUnavailable away) {
      throw away;
    } catch (NewerLine newer) {
      residents.cannotRead(id, newer);
    } catch (NotOnTheShelf gone) {
      residents.staysClosed(id);
      LOG.log(Level.ERROR, "Table " + id + " stays closed: " + gone.getMessage());
    } catch (RuntimeException wrong) {
      residents.staysClosed(id);
      LOG.log(Level.ERROR, "Table " + id + " stays closed: " + wrong.getMessage(), wrong);
    }
    return false;
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

  /** The same, also one that another node has opened a moment ago. */
  public Optional<LiveTable> findTable(String id) {
    if (!tables.containsKey(id)) {
      residents.findTable(id);
    }
    return table(id);
  }

  /** A link, also one that another node has set up a moment ago. */
  public Optional<LiveLink> findLink(String id) {
    if (links.link(id).isEmpty()) {
      residents.findLink(id);
    }
    return links.link(id);
  }

  /** By what a table is held; also one that only another node can read. */
  public Optional<String> tableHeldBy(String id) {
    Optional<LiveTable> table = findTable(id);
    return services.unreadable().heldBy(id).or(() -> table.map(LiveTable::heldBy));
  }

  /** The open tables that some streams hold; also those that only another node can read. */
  public List<String> tablesHeldBy(Collection<String> streams) {
    Stream<String> here =
        tables().stream().filter(table -> table.state().open()).map(LiveTable::id);
    return Stream.concat(here, residents.openElsewhere())
        .distinct()
        .filter(id -> tableHeldBy(id).filter(streams::contains).isPresent())
        .sorted()
        .toList();
  }

  /** The same of a link. */
  public Optional<String> linkHeldBy(String id) {
    String stream = LinkLines.stream(id);
    return findLink(id).isPresent() || services.unreadable().all().contains(stream)
        ? Optional.of(stream)
        : Optional.empty();
  }

  /** What can be on one node at a time. */
  public Residents residents() {
    return residents;
  }

  /** The progressive links, open or not. */
  public Links links() {
    return links;
  }

  /** Sets up a link; a manager opens it when he has read what the check of its terms found. */
  public CompletableFuture<Answer> setUpLink(Staff by, String id, LinkTerms terms) {
    return links.setUp(services, by, id, terms);
  }

  /** What the room says for all its tables. */
  public Room room() {
    return services.room();
  }

  private void nudge(String table) {
    table(table).ifPresent(LiveTable::tend);
  }

  /** How tables were set up in the past. */
  public PastSetups pastSetups() {
    return new PastSetups(services.store(), rounds);
  }

  /** Finished rounds, and the one that is on. */
  public Rounds rounds() {
    return rounds;
  }

  /** Opens a table under a name that no table has had before. */
  public CompletableFuture<Answer> openTable(String by, String command, TableSetup setup) {
    return openTable(by, command, setup, List.of());
  }

  /**
   * The same with people to deal there.
   *
   * @param dealers nobody at an automatic table
   */
  public CompletableFuture<Answer> openTable(
      String by, String command, TableSetup setup, List<Staff> dealers) {
    String id = setup.id();
    if (tables.containsKey(id)) {
      return CompletableFuture.completedFuture(
          opened(id, CommandId.of(by + ":" + command))
              .orElseGet(
                  () ->
                      new Answer.No(
                          new Refused(
                              "table-exists",
                              "There is a table " + id + " already",
                              HouseRule.SETUP.cite()))));
    }
    AskedCount.count();
    return TableStream.open(services, Ask.opening(by, command, new TableOpened(setup, dealers)))
        .thenApplyAsync(
            answer -> {
              if (answer instanceof Answer.Done) {
                LiveTable table =
                    tables.computeIfAbsent(id, _ -> new LiveTable(services, id, Optional.empty()));
                services.tenure().begun(table.heldBy());
                table.start();
              }
              return answer;
            },
            services.machinery().hands());
  }

  /** The answer to somebody who repeats himself; something else under his id is no repetition. */
  private Optional<Answer> opened(String table, CommandId command) {
    return store()
        .lineOf(TableLines.stream(table), command.id())
        .filter(line -> !command.isForAnother(CommandId.of(line.command().orElseThrow())))
        .map(line -> new Answer.Done(line.seq()));
  }

  private void walkRoundNowAndThen() {
    services
        .machinery()
        .timer()
        .after(
            ROUNDS_OF_THE_FLOOR_MILLIS,
            () -> {
              if (!closed) {
                walkRound();
                walkRoundNowAndThen();
              }
            });
  }

  /** Somebody goes home: every seat of his is given up, as soon as its round allows. */
  public void standsUp(String player) {
    standsUpHere(player);
    elsewhere.accept(player);
  }

  /** The same at the tables that this node has. */
  public void standsUpHere(String player) {
    tables.values().forEach(table -> table.standsUp(player));
  }

  /** From now on other nodes are told of those who go home. */
  public void whenSomebodyStandsUp(Consumer<String> others) {
    elsewhere = others;
  }

  /** From now on the seats of such people are freed, as soon as their rounds are over. */
  public void keepAway(Predicate<String> who) {
    services.keptAway().ask(who);
  }

  /** Somebody has just asked to be kept away. */
  public void someoneIsKeptAway() {
    tables.values().forEach(LiveTable::freeSeatsOfTheKeptAway);
  }

  /** What a supervisor does who walks round: frees abandoned seats, forgets closed tables. */
  void walkRound() {
    services.room().refresh();
    tables.values().forEach(LiveTable::freeAbandonedSeats);
    tables.values().forEach(LiveTable::freeSeatsOfTheKeptAway);
    tables.values().removeIf(table -> !table.state().open());
  }

  /** Every table takes nothing more, and what was being done is finished. The store stays open. */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    stop().join();
    threads.ifPresent(Threads::close);
  }

  /** The same for whoever cannot wait: the tables first, and then the links that they need. */
  public CompletableFuture<Void> stop() {
    closed = true;
    return allOf(tables.values().stream().map(LiveTable::stop))
        .thenCompose(_ -> allOf(links.all().stream().map(LiveLink::stop)));
  }

  private static CompletableFuture<Void> allOf(Stream<CompletableFuture<Answer>> all) {
    return CompletableFuture.allOf(all.toArray(CompletableFuture[]::new));
  }
}
