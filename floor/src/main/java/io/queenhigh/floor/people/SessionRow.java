package io.queenhigh.floor.people;

/** All that is kept of a session, under the hash of its token. */
record SessionRow(String name, int generation, long sinceMillis) {

  /** Whether it still holds for its person, who gave the last sign of life at a time. */
  boolean isOn(PersonRow person, long seenMillis, long now) {
    return person.active()
        && person.generation() == generation
        && now - seenMillis < person.role().idle().toMillis()
        && now - sinceMillis < person.role().longest().toMillis();
  }
}
