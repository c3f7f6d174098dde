package io.queenhigh.floor.office;

/**
 * A figure as it stands, beside its threshold.
 *
 * @param of the stream of the table or link whose figure it is
 */
public record WallFigure(String of, WallSignal signal, long found, long threshold) {

  public boolean isBeyond() {
    return signal.isLow() ? found < threshold : found > threshold;
  }

  /** So far on the good side, by a tenth, that its tile does not flicker. */
  public boolean isBack() {
    return signal.isLow() ? found * 10 >= threshold * 11 : found * 10 <= threshold * 9;
  }
}
