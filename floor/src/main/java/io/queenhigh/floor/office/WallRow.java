package io.queenhigh.floor.office;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is kept of the control room's wall.
 *
 * @param crossed what is beyond its threshold, in the order in which it was noticed
 */
public record WallRow(WallThresholds thresholds, List<Crossed> crossed) {

  public static final String ID = "wall";

  public static final WallRow NEW = new WallRow(WallThresholds.USUAL, List.of());

  public WallRow {
    crossed = List.copyOf(crossed);
  }

  /** A figure that is beyond its threshold, and since when. */
  public record Crossed(String of, WallSignal signal, long sinceMillis) {}

  public WallRow with(WallThresholds others) {
    return new WallRow(others, crossed);
  }

  public WallRow crossing(String of, WallSignal signal, long millis) {
    List<Crossed> all = new ArrayList<>(crossed);
    all.add(new Crossed(of, signal, millis));
    return new WallRow(thresholds, all);
  }

  public WallRow regaining(String of, WallSignal signal) {
    return new WallRow(
        thresholds,
        crossed.stream().filter(one -> !one.of.equals(of) || one.signal != signal).toList());
  }

  public Optional<Crossed> since(String of, WallSignal signal) {
    return crossed.stream().filter(one -> one.of.equals(of) && one.signal == signal).findFirst();
  }
}
