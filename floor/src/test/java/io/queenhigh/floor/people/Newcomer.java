package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.given;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** Somebody of the staff of a real house, with a password and an authenticator of his own. */
public final class Newcomer {

  private final People people;
  private final InstantSource clock;
  private final String name;
  private final Password password;
  private final byte[] secret;
  private long lastStep;

  private Newcomer(
      People people, InstantSource clock, String name, Password password, byte[] secret) {
    this.people = people;
    this.clock = clock;
    this.name = name;
    this.password = password;
    this.secret = secret;
  }

  /** Comes in for the first time by the code that he was given. */
  public static Newcomer by(String code, String name, People people, InstantSource clock) {
    Password own = new Password("chosen by " + name + " 7");
    FirstSignIn first = given(people.door().firstSignIn(name, code, own, OpenHouse.HERE));
    return new Newcomer(
        people, clock, name, own, Totp.fromBase32(first.factor().orElseThrow().secret()));
  }

  public String name() {
    return name;
  }

  public Password password() {
    return password;
  }

  /** What his authenticator shows; each code once, so the next one where this one was used. */
  public String shows() {
    lastStep = Math.max(lastStep + 1, Totp.step(clock.millis()));
    return Totp.code(secret, lastStep);
  }

  /** What an authenticator with this secret shows at a time. */
  public static String shows(String secret, Instant now) {
    return Totp.code(Totp.fromBase32(secret), Totp.step(now.toEpochMilli()));
  }

  public Badge signsIn() {
    return given(people.door().login(name, password, Optional.of(shows()), OpenHouse.HERE));
  }
}
