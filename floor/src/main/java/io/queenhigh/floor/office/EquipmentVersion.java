package io.queenhigh.floor.office;

import io.queenhigh.rules.game.Regulation.Approved;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Whether a piece of equipment is what a document names, or newer where it allows that. */
final class EquipmentVersion {

  private static final Pattern BETWEEN_NUMBERS = Pattern.compile("[^0-9]+");

  private EquipmentVersion() {}

  static boolean fits(Approved approved, String name, String version) {
    if (!plain(name).equals(plain(approved.name()))) {
      return false;
    }
    return plain(version).equals(plain(approved.version()))
        || (approved.orHigher() && isHigher(numbers(version), numbers(approved.version())));
  }

  private static String plain(String text) {
    return text.strip().toLowerCase(Locale.ROOT).replaceFirst("^v(?=[0-9])", "");
  }

  private static List<Integer> numbers(String version) {
    return Stream.of(BETWEEN_NUMBERS.split(version, -1))
        .filter(part -> !part.isEmpty() && part.length() <= 8)
        .map(Integer::valueOf)
        .toList();
  }

  private static boolean isHigher(List<Integer> has, List<Integer> needs) {
    for (int i = 0; i < Math.max(has.size(), needs.size()); i++) {
      int difference = at(has, i) - at(needs, i);
      if (difference != 0) {
        return difference > 0;
      }
    }
    return true;
  }

  private static int at(List<Integer> numbers, int place) {
    return place < numbers.size() ? numbers.get(place) : 0;
  }
}
