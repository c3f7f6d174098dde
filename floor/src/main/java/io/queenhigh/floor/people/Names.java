package io.queenhigh.floor.people;

import io.queenhigh.floor.table.PracticePlayers;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Which names a person may have, and when two names are the same. */
final class Names {

  static final String GUEST_PREFIX = "guest-";

  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{0,39}");

  /** Names that would pass for the house itself in a journal. */
  private static final List<String> THE_HOUSE =
      List.of("cage", "dealer", "door", "floor", "house", "operator", "player-dealer");

  private Names() {}

  /** Why nobody can be registered under this name, if that is so. */
  static Optional<Refused> problem(String name) {
    if (!isName(name)) {
      return Check.no(
          "name-malformed",
          "A name is 1 to 40 letters, digits, dots, dashes and underscores, a letter or digit first",
          PeopleRule.NAMES);
    }
    String id = id(name);
    if (id.startsWith(GUEST_PREFIX)
        || id.startsWith(PracticePlayers.PREFIX)
        || THE_HOUSE.contains(id)) {
      return Check.no(
          "name-is-the-houses", name + " is a name that the house uses", PeopleRule.NAMES);
    }
    return Check.fine();
  }

  static boolean isName(String name) {
    return name.length() <= 80 && NAME.matcher(name).matches() && NAME.matcher(id(name)).matches();
  }

  /** The same for all spellings that people would take for one name. */
  static String id(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
  }
}
