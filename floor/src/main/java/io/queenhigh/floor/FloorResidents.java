package io.queenhigh.floor;

import io.queenhigh.floor.journal.NewerLine;
import io.queenhigh.floor.journal.SnapshotReading;
import io.queenhigh.floor.journal.Snapshots;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.journal.TableRows;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.nodes.Residents;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.LiveStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;

/** The tables and links of a floor, as they come to a node and leave it. */
final class FloorResidents implements Residents {

  private static final String TABLES = TableLines.stream("");
  private static final String LINKS = LinkLines.stream("");

  private final Floor floor;
  private final Services services;

  /** Tables that are closed, or cannot be opened here: looked at once. */
  private final Set<String> closed = ConcurrentHashMap.newKeySet();

  /** Tables that cannot be opened here, with the line of a newer Queenhigh, where that is why. */
  private final Map<String, Optional<NewerLine>> unread = new ConcurrentHashMap<>();

  FloorResidents(Floor floor, Services services) {
    this.floor = floor;
    this.services = services;
  }

  @Override
  public Set<String> all() {
    Set<String> all = new HashSet<>();
    services.links().all().forEach(link -> all.add(LinkLines.stream(link.id())));
    floor.tables().stream()
        .filter(table -> table.state().open())
        .forEach(table -> all.add(table.heldBy()));
    notAllHere().forEach(all::add);
    return all;
  }

  /** Links that stay away here, or have a table that stays closed. */
  Stream<String> notAllHere() {
    return Stream.concat(
        services.links().away().map(LinkLines::stream),
        services.unreadable().holders().stream()
            .filter(stream -> stream.startsWith(LINKS) && !unreadable().contains(stream)));
  }

  @Override
  public Set<String> unreadable() {
    return services.unreadable().all();
  }

  /**
   * A table that is broken takes no turn on any node, says why to whoever asks, and keeps no other
   * of its link from living on; so does the link itself.
   */
  @Override
  public CompletableFuture<?> prepare(String stream) {
    return each(
        stream,
        link -> read(link.readOn(), link::isBroken),
        table -> read(table.readOn(), table::isBroken));
  }

  /** Until it is ours, whoever has read it is told that another has it. */
  private static CompletableFuture<Answer> read(
      CompletableFuture<Answer> on, BooleanSupplier broken) {
    return on.thenApply(
        answer -> {
          if (answer instanceof Answer.Unavailable(String why)
              && !answer.equals(LiveStream.ELSEWHERE)
              && !broken.getAsBoolean()) {
            throw new StoreUnavailable(why, null);
          }
          return answer;
        });
  }

  /** A mistake at one table keeps no other of its link from it, here and below. */
  @Override
  public void begin(String stream) {
    List<RuntimeException> mistakes = new ArrayList<>();
    for (LiveTable table : tablesOf(stream)) {
      try {
        table.begin();
      } catch (RuntimeException mistake) {
        mistakes.add(mistake);
      }
    }
    if (!mistakes.isEmpty()) {
      throw mistakes.getFirst();
    }
  }

  @Override
  public CompletableFuture<?> rest(String stream) {
    return each(stream, LiveLink::rest, LiveTable::rest);
  }

  private CompletableFuture<?> each(
      String stream,
      Function<LiveLink, CompletableFuture<Answer>> link,
      Function<LiveTable, CompletableFuture<Answer>> table) {
    return CompletableFuture.allOf(
        Stream.concat(
                linkOf(stream).stream().map(one -> attempt(one, link)),
                tablesOf(stream).stream().map(one -> attempt(one, table)))
            .toArray(CompletableFuture[]::new));
  }

  private static <T> CompletableFuture<Answer> attempt(
      T one, Function<T, CompletableFuture<Answer>> step) {
    try {
      return step.apply(one);
    } catch (RuntimeException mistake) {
      return CompletableFuture.failedFuture(mistake);
    }
  }

  private Optional<LiveLink> linkOf(String stream) {
    return stream.startsWith(LINKS)
        ? services.links().link(stream.substring(LINKS.length()))
        : Optional.empty();
  }

  private List<LiveTable> tablesOf(String stream) {
    return floor.tables().stream().filter(table -> table.heldBy().equals(stream)).toList();
  }

  @Override
  public void readOn() {
    services
        .store()
        .heads()
        .forEach(
            (stream, head) -> {
              if (stream.startsWith(LINKS)) {
                readOnLink(stream.substring(LINKS.length()), head.seq());
              } else if (stream.startsWith(TABLES)) {
                readOnTable(stream.substring(TABLES.length()), head.seq());
              }
            });
  }

  private void readOnLink(String id, long seq) {
    services.links().found(services, id);
    services
        .links()
        .link(id)
        .filter(link -> link.seq() < seq)
        .ifPresent(link -> unheard(link.readOn()));
  }

  private void readOnTable(String id, long seq) {
    Optional<LiveTable> table = floor.table(id);
    if (table.isPresent()) {
      table.filter(live -> live.state().seq() < seq).ifPresent(live -> unheard(live.readOn()));
    } else {
      findTable(id);
      // Others may have put it on a link since, or taken it off.
      Optional.ofNullable(unread.get(id))
          .ifPresent(
              newer -> newer.ifPresentOrElse(line -> cannotRead(id, line), () -> staysClosed(id)));
    }
  }

  /** The stream logs its own mistakes. */
  private static void unheard(CompletableFuture<Answer> read) {
    CompletableFuture<Answer> _ = read;
  }

  void findLink(String id) {
    if (services.store().head(LinkLines.stream(id)).seq() > 0) {
      services.links().found(services, id);
    }
  }

  /** A table may have been opened by another node; one that is closed stays so. */
  void findTable(String id) {
    if (!closed.contains(id) && services.store().head(TableLines.stream(id)).seq() > 0) {
      if (!isOpenedHere(id)) {
        closed.add(id);
      }
    }
  }

  /** One that another node has opened; its link may be ours since before it was found. */
  private boolean isOpenedHere(String id) {
    boolean opened =
        services
            .store()
            .kept(TableRows.TABLE.name(), id)
            .filter(body -> floor.restore(id, body, snapshot(id)))
            .isPresent();
    floor.table(id).ifPresent(LiveTable::start);
    return opened;
  }

  /** Open tables of which this node knows no more than by what they are held. */
  Stream<String> openElsewhere() {
    return services.unreadable().tables().stream().filter(this::isOpen);
  }

  /** Whoever cannot read that either, knows of no end. */
  private boolean isOpen(String id) {
    return services
        .store()
        .kept(TableRows.TABLE.name(), id)
        .map(body -> TableRows.TABLE.tryRead(body, TableRows.Standing::open))
        .filter(read -> !read.equals(new SnapshotReading.Read<>(false)))
        .isPresent();
  }

  private Optional<String> snapshot(String id) {
    return services.store().kept(Snapshots.kind(), id);
  }

  /** A newer Queenhigh has written on it. */
  void cannotRead(String id, NewerLine line) {
    unread.put(id, Optional.of(line));
    LastSetup.noteUnreadable(services, id, line);
  }

  /**
   * Its game is not on the shelf, or its lines cannot be followed. A link is not without its other
   * tables for that: whoever has them all is given it, if there is one.
   */
  void staysClosed(String id) {
    unread.put(id, Optional.empty());
    services.unreadable().add(TableLines.stream(id));
    services.unreadable().noteHolder(id, LastSetup.heldBy(services.store(), id));
  }
}
