package io.queenhigh.floor.people;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the lines of the stream {@code house} are called. */
public final class HouseFactNames {

  private HouseFactNames() {}

  public static Set<String> all() {
    return Stream.of(HouseFact.class.getPermittedSubclasses())
        .map(Class::getSimpleName)
        .collect(Collectors.toUnmodifiableSet());
  }
}
