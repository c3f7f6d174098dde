package io.queenhigh.catalogue.page;

import static java.util.Comparator.comparingInt;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds what somebody probably meant to type. */
public final class Nearest {
  private Nearest() {}

  /** The name that was probably meant, if any is close enough to suggest. */
  public static Optional<String> to(String typed, Collection<String> names) {
    return sorted(typed, names).stream()
        .findFirst()
        .filter(name -> distance(typed, name) <= Math.max(1, name.length() / 3));
  }

  /** The name that was begun, or else the one that was probably meant. */
  public static Optional<String> begunOrMeant(String typed, Collection<String> names) {
    return names.stream()
        .filter(name -> typed.length() >= 2 && name.startsWith(typed))
        .sorted()
        .findFirst()
        .or(() -> to(typed, names));
  }

  /** The names most like what was typed, nearest first. */
  public static List<String> to(String typed, Collection<String> names, int atMost) {
    return sorted(typed, names).stream().limit(atMost).toList();
  }

  /** {@code a}, {@code a or b}, {@code a, b or c}. */
  public static String listed(Collection<String> names, String last) {
    List<String> all = List.copyOf(names);
    if (all.size() < 2) {
      return String.join("", all);
    }
    return String.join(", ", all.subList(0, all.size() - 1)) + " " + last + " " + all.getLast();
  }

  private static List<String> sorted(String typed, Collection<String> names) {
    return names.stream().sorted(comparingInt(name -> distance(typed, name))).toList();
  }

  /** How many letters must be typed, deleted, changed or swapped with a neighbour; case is free. */
  private static int distance(String typed, String name) {
    String a = typed.toLowerCase(Locale.ROOT);
    String b = name.toLowerCase(Locale.ROOT);
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          cost[i][j] = i + j;
          continue;
        }
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        cost[i][j] =
            Math.min(Math.min(cost[i - 1][j], cost[i][j - 1]) + 1, cost[i - 1][j - 1] + change);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
      }
    }
    return cost[a.length()][b.length()];
  }
}
