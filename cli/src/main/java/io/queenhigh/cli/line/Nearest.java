package io.queenhigh.cli.line;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** What somebody may have meant who typed a word that does not exist. */
public final class Nearest {

  /** A slip for every three letters; whoever is further off meant something else. */
  private static final int LETTERS_PER_SLIP = 3;

  private Nearest() {}

  public static Optional<String> to(String typed, Collection<String> known) {
    Optional<String> begun =
        typed.length() < 2
            ? Optional.empty()
            : known.stream().filter(word -> word.startsWith(typed)).sorted().findFirst();
    return begun.or(
        () ->
            known.stream()
                .filter(
                    word -> slips(typed, word) <= Math.max(1, typed.length() / LETTERS_PER_SLIP))
                .min(
                    Comparator.comparingInt((String word) -> slips(typed, word))
                        .thenComparing(Comparator.naturalOrder())));
  }

  /** Letters left out, put in, mistaken, or swapped with their neighbour. */
  static int slips(String typed, String meant) {
    int[][] slips = new int[typed.length() + 1][meant.length() + 1];
    for (int i = 0; i <= typed.length(); i++) {
      for (int j = 0; j <= meant.length(); j++) {
        slips[i][j] = i == 0 || j == 0 ? i + j : fewest(slips, i, j, typed, meant);
      }
    }
    return slips[typed.length()][meant.length()];
  }

  private static int fewest(int[][] slips, int i, int j, String typed, String meant) {
    boolean same = typed.charAt(i - 1) == meant.charAt(j - 1);
    int least =
        Math.min(
            Math.min(slips[i - 1][j], slips[i][j - 1]) + 1, slips[i - 1][j - 1] + (same ? 0 : 1));
    boolean swapped =
        i > 1
            && j > 1
            && typed.charAt(i - 1) == meant.charAt(j - 2)
            && typed.charAt(i - 2) == meant.charAt(j - 1);
    return swapped ? Math.min(least, slips[i - 2][j - 2] + 1) : least;
  }
}
