package io.queenhigh.floor.people;

import io.queenhigh.floor.table.PracticePlayers;
import io.queenhigh.floor.table.Visitors;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which names a person may have, and when two names are the same. */
final class Names {

  static final String GUEST_PREFIX = "guest-";

  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{0,39}");

  /** Names that would pass for the house itself in a journal. */
  private static final List<String> THE_HOUSE =
      List.of("cage", "door", "floor", "house", "operator", "player-dealer", "queenhigh");

  /** Names that would pass for somebody who has a say here. */
  private static final List<String> POSTS =
      Stream.concat(
              Stream.of(Role.values()).map(Role::toString),
              Stream.of("admin", "administrator", "security", "staff", "support", "system"))
          .toList();

  /** Loaded when somebody registers: looking a name up needs none of it. */
  private static final class Reserved {
    static final Set<String> LOOKS =
        Stream.of(THE_HOUSE, POSTS)
            .flatMap(List::stream)
            .map(LookAlikes::looks)
            .flatMap(Set::stream)
            .collect(Collectors.toUnmodifiableSet());

    static final Set<String> BEGINNINGS =
        Stream.of(GUEST_PREFIX, PracticePlayers.PREFIX, Visitors.PREFIX)
            .map(LookAlikes::withSigns)
            .flatMap(Set::stream)
            .collect(Collectors.toUnmodifiableSet());
  }

  private Names() {}

  /** Why nobody can be registered under this name, if that is so. */
  static Optional<Refused> problem(String name) {
    if (!isName(name)) {
      return Check.no(
          "name-malformed",
          "A name is 1 to 40 letters, digits, dots, dashes and underscores, a letter or digit first",
          PeopleRule.NAMES);
    }
    if (!LookAlikes.isOpen(name)) {
      return Check.no(
          "name-misleads",
          "A name has no invisible signs, no letters of scripts that look alike, and is written"
              + " plainly",
          PeopleRule.NAMES);
    }
    String id = id(name);
    if (id.startsWith(GUEST_PREFIX)
        || id.startsWith(PracticePlayers.PREFIX)
        || id.startsWith(Visitors.PREFIX)
        || THE_HOUSE.contains(id)
        || POSTS.contains(id)) {
      return Check.no(
          "name-is-the-houses", name + " is a name that the house uses", PeopleRule.NAMES);
    }
    if (looksReserved(name)) {
      return Check.no(
          "name-like-the-houses",
          name + " looks like a name that the house uses",
          PeopleRule.NAMES);
    }
    return Check.fine();
  }

  private static boolean looksReserved(String name) {
    Set<String> looks = LookAlikes.looks(name);
    Set<String> written = LookAlikes.withSigns(name);
    return Reserved.LOOKS.stream().anyMatch(looks::contains)
        || Reserved.BEGINNINGS.stream()
            .anyMatch(beginning -> written.stream().anyMatch(look -> look.startsWith(beginning)));
  }

  static boolean isName(String name) {
    return name.length() <= 80 && NAME.matcher(name).matches() && NAME.matcher(id(name)).matches();
  }

  /** The same for all spellings that people would take for one name. */
  static String id(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
  }
}
