package io.queenhigh.rules.roundfile;

import java.util.List;
import java.util.Optional;

/** Small readings of single words. */
final class Words {

  private Words() {}

  static Optional<Integer> number(String word) {
    return word.matches("\\d{1,4}") ? Optional.of(Integer.parseInt(word)) : Optional.empty();
  }

  /** {@code ; did you mean seat?} when a known word is close, else what there is. */
  static String didYouMean(String word, List<String> known) {
    for (String candidate : known) {
      if (distance(word, candidate) <= 2) {
        return "; did you mean " + candidate + "?";
      }
    }
    return "; there are " + String.join(", ", known);
  }

  /** Edits between two words: letters added, dropped or changed. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }
}
