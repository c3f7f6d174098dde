package io.queenhigh.lab.usual;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * For a table of four suited ranks and one more: which ranks keep the hand below a limit, as bits.
 * Made when a limit is first asked for; there are fewer than two thousand.
 */
final class FourCardMasks {

  /** Strengths that ranks alone can have, weakest first. */
  private static final int[] STRENGTHS =
      Arrays.stream(new RankSets(5).valued(FourCards::plain)).sorted().distinct().toArray();

  private static final short[] PLACES = new short[9 << 16];

  static {
    int place = 0;
    for (int limit = 0; limit < PLACES.length; limit++) {
      while (place < STRENGTHS.length && STRENGTHS[place] < limit) {
        place++;
      }
      PLACES[limit] = (short) place;
    }
  }

  private final int[] table;
  private final AtomicReferenceArray<short[]> masks =
      new AtomicReferenceArray<>(STRENGTHS.length + 1);

  /**
   * Of a table by place and rank.
   *
   * @param table as in {@link FourCardTables#FOUR_AND_ONE}
   */
  FourCardMasks(int[] table) {
    this.table = table;
  }

  /** By place. */
  short[] below(int limit) {
    int place = PLACES[limit];
    short[] found = masks.get(place);
    if (found == null) {
      found = make(limit);
      masks.set(place, found);
    }
    return found;
  }

  private short[] make(int limit) {
    short[] made = new short[715];
    for (int place = 0; place < made.length; place++) {
      int mask = 0;
      for (int rank = 0; rank < 13; rank++) {
        mask |= table[place * FourCardTables.ROW + rank] < limit ? 1 << rank : 0;
      }
      made[place] = (short) mask;
    }
    return made;
  }
}
