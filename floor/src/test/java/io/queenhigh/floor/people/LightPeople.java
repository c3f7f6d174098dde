package io.queenhigh.floor.people;

import io.queenhigh.floor.store.Store;
import java.security.SecureRandom;
import java.time.InstantSource;

/** People whose passwords are hashed with next to no work: nobody guesses at them in a test. */
public final class LightPeople {
  private static final HashWork LIGHT = new HashWork(8, 1);

  private LightPeople() {}

  public static People of(Store store, InstantSource clock) {
    return People.of(store, clock, new SecureRandom(), LIGHT);
  }
}
