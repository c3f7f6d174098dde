package io.queenhigh.web.home;

import java.util.LinkedHashMap;
import java.util.Map;

/** Answers that were worked out once; of too many, those that nobody asks for are forgotten. */
public final class Remembered<K, V> extends LinkedHashMap<K, V> {
  private static final long serialVersionUID = 1;

  private final int most;

  public Remembered(int most) {
    super(64, 0.75f, true);
    this.most = most;
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return size() > most;
  }
}
