package io.queenhigh.web;

import io.queenhigh.floor.office.WallFigure;
import io.queenhigh.floor.office.WallThresholds;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.store.StoreUnavailable;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Looks at the wall now and then, whether or not somebody stands before it, and has each crossing
 * of a threshold written down.
 */
final class WallWatch implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(WallWatch.class.getName());

  /** A tray empties over minutes, and a look reads every table's day. */
  private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(15);

  private final People people;
  private final WallFigures figures;
  private final Predicate<String> isHere;
  private final Thread thread;

  /**
   * Begins to look.
   *
   * @param isHere whether this node has a stream; each is watched by one node
   */
  WallWatch(People people, WallFigures figures, Predicate<String> isHere) {
    this.people = people;
    this.figures = figures;
    this.isHere = isHere;
    this.thread = Thread.ofVirtual().name("wall").start(this::watch);
  }

  private void watch() {
    try {
      while (true) {
        Thread.sleep(BETWEEN_LOOKS);
        try {
          look();
        } catch (StoreUnavailable unavailable) {
          LOG.log(Level.DEBUG, "The wall is looked at again later", unavailable);
        } catch (RuntimeException mistake) {
          LOG.log(Level.ERROR, "The wall could not be looked at", mistake);
        }
      }
    } catch (InterruptedException _) {
      // Closed.
    }
  }

  /** One look. */
  void look() {
    WallThresholds thresholds = people.wall().row().thresholds();
    List<WallFigure> here =
        Stream.concat(
                figures.tables().stream().flatMap(table -> table.beside(thresholds).stream()),
                figures.links().stream().flatMap(link -> link.beside(thresholds).stream()))
            .filter(figure -> isHere.test(figure.of()))
            .toList();
    Reply<?> _ = people.wall().looked(here, isHere);
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
