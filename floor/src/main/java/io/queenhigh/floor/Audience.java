package io.queenhigh.floor;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.table.Decks;
import io.queenhigh.floor.table.Happened;
import io.queenhigh.floor.table.TableRules;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.Drawing;
import io.queenhigh.floor.view.Seen;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.floor.view.Views;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;

/** Everyone who looks at a table: what they have been told, and who is still there. */
final class Audience {

  /** Who was away for longer gets the whole table again. */
  private static final int LINES_REMEMBERED = 128;

  /** What others are told of a line that is one player's own. */
  private static final String WITHHELD = "Withheld";

  private record Line(long seq, long atMillis, String type, Seen seen) {

    StreamEvent to(Viewer viewer) {
      return event(seq, atMillis, typeFor(viewer), seen.to(viewer));
    }

    private String typeFor(Viewer viewer) {
      return seen.isHisOwn() && !seen.isFor(viewer) ? WITHHELD : type;
    }

    /** The last line of a group also shows the table as it stands after it. */
    StreamEvent to(Viewer viewer, Drawing after) {
      return new StreamEvent(
          seq,
          () ->
              spelled(
                  seq,
                  atMillis,
                  typeFor(viewer),
                  seen.to(viewer),
                  ",\"view\":" + after.to(viewer)));
    }
  }

  private static final class Watcher {
    private final Viewer viewer;
    private final Consumer<StreamEvent> stream;
    private final Runnable ended;

    Watcher(Viewer viewer, Consumer<StreamEvent> stream, Runnable ended) {
      this.viewer = viewer;
      this.stream = stream;
      this.ended = ended;
    }

    /** Whether he is still there: a stream that fails has lost its reader. */
    private boolean hears(StreamEvent event) {
      try {
        stream.accept(event);
        return true;
      } catch (RuntimeException _) {
        return false;
      }
    }
  }

  private final Services services;
  private final Deque<Line> lines = new ArrayDeque<>();
  private final Set<Watcher> watchers = new LinkedHashSet<>();
  private final Map<String, Long> lastSeen = new HashMap<>();
  private Set<String> here = Set.of();
  private TableState state;
  private Optional<TableView.Clock> clock = Optional.empty();

  Audience(Services services, TableState state) {
    this.services = services;
    this.state = state;
    everyoneMayComeBack();
  }

  /** After a restart, or on another node, everyone has the whole time for it. */
  synchronized void everyoneMayComeBack() {
    state.people().forEach(spot -> lastSeen.put(spot.player(), services.now()));
  }

  /** The table is on another node now, and everyone looks there. */
  void sendAway() {
    List<Watcher> all;
    synchronized (this) {
      all = List.copyOf(watchers);
      watchers.clear();
      here = Set.of();
    }
    all.forEach(watcher -> watcher.ended.run());
  }

  /** Tells everyone what happened, each what he may see. */
  synchronized void tell(List<Happened> happened, List<Fact> facts, long atMillis) {
    state = happened.getLast().after();
    Drawing after = drawing();
    for (int i = 0; i < happened.size(); i++) {
      Happened one = happened.get(i);
      Fact fact = facts.get(i);
      Line line =
          new Line(one.after().seq(), atMillis, EventFormat.name(fact.type()), Seen.of(one, fact));
      lines.addLast(line);
      if (lines.size() > LINES_REMEMBERED) {
        lines.removeFirst();
      }
      boolean last = i == happened.size() - 1;
      send(last ? viewer -> line.to(viewer, after) : line::to);
    }
  }

  /** What the table waits for from now on. */
  synchronized void tell(Optional<TableView.Clock> waitsFor) {
    if (clock.equals(waitsFor)) {
      return;
    }
    clock = waitsFor;
    StreamEvent event = clockNow();
    send(_ -> event);
  }

  private StreamEvent clockNow() {
    String json = clock.map(Spelling.JSON::writeValueAsString).orElse("null");
    return event(0, services.now(), "Clock", json);
  }

  /** Who sees the same is told the same, spelled once. */
  private void send(Function<Viewer, StreamEvent> event) {
    Map<Viewer, StreamEvent> events = new HashMap<>();
    // A reader may end his stream while he is told something.
    for (Watcher watcher : List.copyOf(watchers)) {
      if (!watcher.hears(events.computeIfAbsent(watcher.viewer, event))) {
        leave(watcher);
      }
    }
  }

  private Drawing drawing() {
    return new Drawing(state, here(), clock, judge());
  }

  Watch watch(Viewer viewer, OptionalLong after, Consumer<StreamEvent> stream) {
    return watch(viewer, after, stream, () -> {});
  }

  /**
   * Begins a stream: from the line after the given one, or with the whole table when that is too
   * long ago.
   *
   * @param ended called when the table is on another node, and this one says nothing more
   */
  synchronized Watch watch(
      Viewer viewer, OptionalLong after, Consumer<StreamEvent> stream, Runnable ended) {
    if (after.isPresent() && remembers(after.getAsLong())) {
      Drawing now = drawing();
      lines.stream()
          .filter(line -> line.seq > after.getAsLong())
          .map(line -> line.seq == state.seq() ? line.to(viewer, now) : line.to(viewer))
          .forEach(stream);
      // It is in no line, and may have been set while he was away.
      stream.accept(clockNow());
    } else {
      stream.accept(event(state.seq(), services.now(), "State", drawing().to(viewer)));
    }
    Watcher watcher = new Watcher(viewer, stream, ended);
    watchers.add(watcher);
    lookAround();
    viewer.player().ifPresent(this::seen);
    return () -> leave(watcher);
  }

  private boolean remembers(long seq) {
    boolean nothingMissed = seq == state.seq();
    boolean inMemory = !lines.isEmpty() && lines.getFirst().seq <= seq + 1 && seq < state.seq();
    return nothingMissed || inMemory;
  }

  private synchronized void leave(Watcher watcher) {
    watchers.remove(watcher);
    lookAround();
    watcher.viewer.player().ifPresent(this::seen);
  }

  synchronized TableView view(Viewer viewer) {
    return Views.of(state, viewer, here(), clock, judge());
  }

  /** Who would judge a command now; he has no deck that could be read off his answers. */
  private TableRules judge() {
    return new TableRules(
        services.fold(),
        Decks.NONE,
        services.links().of(state),
        services.room().office(),
        services.now());
  }

  synchronized int size() {
    return watchers.size();
  }

  /** A command is a sign of life, too. */
  synchronized void seen(String player) {
    lastSeen.put(player, services.now());
  }

  /** Players who look at the table now. */
  synchronized Set<String> here() {
    return here;
  }

  /** They come and go more rarely than anything happens. */
  private void lookAround() {
    Set<String> players = new TreeSet<>();
    watchers.forEach(watcher -> watcher.viewer.player().ifPresent(players::add));
    here = Collections.unmodifiableSet(players);
  }

  /** Seats of people who have been away for longer than the table keeps a seat. */
  synchronized List<Integer> abandoned() {
    if (lastSeen.isEmpty() && state.round().spots().isEmpty()) {
      return List.of();
    }
    long longAgo = services.now() - state.setup().pace().reserveMillis();
    List<Integer> seats =
        state.people().stream()
            .filter(spot -> !here.contains(spot.player()))
            .filter(spot -> lastSeen.getOrDefault(spot.player(), Long.MAX_VALUE) <= longAgo)
            .map(spot -> spot.seat())
            .toList();
    lastSeen.keySet().removeIf(player -> !state.isSeated(player) && !here.contains(player));
    return seats;
  }

  private static StreamEvent event(long seq, long atMillis, String type, String json) {
    return new StreamEvent(seq, () -> spelled(seq, atMillis, type, json, ""));
  }

  private static String spelled(long seq, long atMillis, String type, String json, String more) {
    return "{\"seq\":"
        + seq
        + ",\"at\":"
        + atMillis
        + ",\"type\":\""
        + type
        + "\",\"event\":"
        + json
        + more
        + "}";
  }
}
