package io.queenhigh.floor.people;

import java.util.List;

/**
 * What somebody puts into his authenticator; shown once.
 *
 * @param secret in base 32, to be typed
 * @param uri the same as an authenticator reads it
 * @param recovery codes to put by, each good for one sign-in without the authenticator
 */
public record SecondFactor(String secret, String uri, List<String> recovery) {

  public SecondFactor {
    recovery = List.copyOf(recovery);
  }

  /** Without the secret. */
  @Override
  public String toString() {
    return "a second factor";
  }
}
