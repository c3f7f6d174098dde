package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.MayKnow.Text;
import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Shown;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Function;

/** Everybody who looks at a table: its players, a bystander, somebody from another table. */
final class Onlookers {

  private static final List<Viewer> VIEWERS =
      List.of(
          Viewer.player("ann"),
          Viewer.player("bob"),
          Viewer.player("cat"),
          Viewer.BYSTANDER,
          Viewer.player("sits-at-another-table"));

  /** How a table is watched. */
  @FunctionalInterface
  interface Window {
    Watch watch(Viewer viewer, OptionalLong after, Consumer<StreamEvent> stream);
  }

  private final MayKnow model;
  private final Window window;
  private final Function<Viewer, TableView> view;
  private final Random random;
  private final Queue<Text> texts = new ConcurrentLinkedQueue<>();
  private final Map<Viewer, Watch> watches = new HashMap<>();

  Onlookers(Shown shown, Window window, Function<Viewer, TableView> view, Random random) {
    this.model = new MayKnow(shown);
    this.window = window;
    this.view = view;
    this.random = random;
    VIEWERS.forEach(viewer -> watch(viewer, OptionalLong.empty()));
  }

  MayKnow model() {
    return model;
  }

  /** One of them looks at the table, and loses his connection now and then. */
  void look(long seq) {
    Viewer one = VIEWERS.get(random.nextInt(VIEWERS.size()));
    TableView seen = view.apply(one);
    texts.add(new Text(one.player(), seen.seq(), Spelling.JSON.writeValueAsString(seen)));
    if (random.nextInt(20) == 0) {
      Optional.ofNullable(watches.remove(one)).ifPresent(Watch::close);
      boolean knowsNothing = random.nextInt(3) == 0;
      watch(one, knowsNothing ? OptionalLong.empty() : OptionalLong.of(seq - random.nextInt(30)));
    }
  }

  private void watch(Viewer viewer, OptionalLong after) {
    watches.put(
        viewer,
        window.watch(
            viewer,
            after,
            event -> texts.add(new Text(viewer.player(), event.seq(), event.json()))));
  }

  void leave() {
    watches.values().forEach(Watch::close);
  }

  /** Holds what was told against the next lines of the journal. */
  void check(List<Entry> lines) {
    Map<Long, List<Text>> byLine = new HashMap<>();
    for (Text text = texts.poll(); text != null; text = texts.poll()) {
      if (text.seq() == 0) {
        assertEquals(Set.of(), MayKnow.cardsIn(text.json()), "a clock has no cards");
      }
      byLine.computeIfAbsent(text.seq(), _ -> new ArrayList<>()).add(text);
    }
    for (Entry line : lines) {
      model.read(line, byLine.getOrDefault(line.seq(), List.of()));
    }
  }
}
