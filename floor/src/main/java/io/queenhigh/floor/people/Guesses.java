package io.queenhigh.floor.people;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.stream.LongStream;

/**
 * Slows down whoever guesses passwords. After a few wrong ones a name has to wait, longer each
 * time, but only at the address they came from; an address has a pace of its own, whatever the
 * names; a name has one for addresses that nobody has come in from under it; and the whole house
 * has one for addresses that have been wrong several times. Nobody can keep somebody else out who
 * sits elsewhere, and no crowd those whom a second factor guards.
 *
 * <p>Wrong codes of a second factor come from somebody who has the password: they slow the name
 * down wherever they come from, except where its owner has come in before.
 *
 * <p>A guess is counted before it is judged, so that guesses made at once count one by one, and
 * taken back if it was none. A restart forgets it all.
 */
final class Guesses {

  static final int FREE = 5;
  static final long LONGEST_WAIT_MILLIS = 15 * 60 * 1000L;

  static final int FREE_OF_AN_ADDRESS = 30;
  static final long MILLIS_OF_AN_ADDRESS = 10_000;

  /** An address that has not been wrong more often than this is like any newcomer's. */
  static final int FRESH = 3;

  static final int FREE_OF_A_NAME = 300;
  static final long MILLIS_OF_A_NAME = 1_000;

  static final int FREE_OF_THE_HOUSE = 300;
  static final long MILLIS_OF_THE_HOUSE = 1_000;

  static final int FREE_FACTORS = 10;

  private static final long FORGOTTEN_MILLIS = 24 * 60 * 60 * 1000L;
  private static final int MOST_REMEMBERED = 100_000;

  /** Who is meant, and from where. */
  private record Pair(String address, String name) {}

  private record Tries(int wrong, long notBeforeMillis, long lastMillis) {}

  private final SequencedMap<Pair, Tries> pairs = new LinkedHashMap<>();
  private final SequencedMap<String, Long> addresses = new LinkedHashMap<>();
  private final SequencedMap<String, Long> names = new LinkedHashMap<>();
  private final SequencedMap<String, Tries> factors = new LinkedHashMap<>();
  private final SequencedSet<Pair> welcome = new LinkedHashSet<>();
  private long houseFullAgainAt;

  /**
   * Counts a guess: 0 when it may be judged, else the milliseconds to wait.
   *
   * @param guarded whether a password alone does not open the door under this name
   */
  synchronized long take(String name, String from, boolean guarded, long now) {
    long wait = wait(name, from, guarded, now);
    if (wait > 0) {
      return wait;
    }
    Pair pair = pair(name, from);
    int wrong = triesOf(pair, now).wrong + 1;
    pairs.putLast(pair, new Tries(wrong, now + delay(wrong, FREE), now));
    addresses.putLast(pair.address, fullAgain(addresses, pair.address, now) + MILLIS_OF_AN_ADDRESS);
    // Those who need not wait do not let the others wait longer and longer.
    names.putLast(
        pair.name,
        Math.min(
            now + MILLIS_OF_A_NAME * FREE_OF_A_NAME,
            fullAgain(names, pair.name, now) + MILLIS_OF_A_NAME));
    houseFullAgainAt =
        Math.min(
            now + MILLIS_OF_THE_HOUSE * FREE_OF_THE_HOUSE,
            Math.max(houseFullAgainAt, now) + MILLIS_OF_THE_HOUSE);
    forgetSome();
    return 0;
  }

  /** How long a guess would have to wait. */
  synchronized long wait(String name, String from, boolean guarded, long now) {
    Pair pair = pair(name, from);
    boolean known = welcome.contains(pair);
    long spent = fullAgain(addresses, pair.address, now) - now;
    boolean fresh = spent < MILLIS_OF_AN_ADDRESS * FRESH;
    long ofTheAddress = spent - MILLIS_OF_AN_ADDRESS * (FREE_OF_AN_ADDRESS - 1);
    long ofTheName =
        fullAgain(names, pair.name, now) - now - MILLIS_OF_A_NAME * (FREE_OF_A_NAME - 1);
    long ofTheHouse =
        Math.max(houseFullAgainAt, now) - now - MILLIS_OF_THE_HOUSE * (FREE_OF_THE_HOUSE - 1);
    return LongStream.of(
            0,
            triesOf(pair, now).notBeforeMillis - now,
            ofTheAddress,
            known || (fresh && guarded) ? 0 : ofTheName,
            known || fresh ? 0 : ofTheHouse)
        .max()
        .orElse(0);
  }

  private static long fullAgain(SequencedMap<String, Long> buckets, String key, long now) {
    return Math.max(buckets.getOrDefault(key, 0L), now);
  }

  /** How long the second factor of a name has to wait there. */
  synchronized long factorWait(String name, String from, long now) {
    Tries tries = factors.getOrDefault(Names.id(name), new Tries(0, 0, now));
    boolean forgotten = now - tries.lastMillis >= FORGOTTEN_MILLIS;
    return forgotten || welcome.contains(pair(name, from))
        ? 0
        : Math.max(0, tries.notBeforeMillis - now);
  }

  /** Somebody who has the password has typed a wrong code. */
  synchronized void wrongFactor(String name, long now) {
    String id = Names.id(name);
    int wrong = factors.getOrDefault(id, new Tries(0, 0, now)).wrong + 1;
    factors.putLast(id, new Tries(wrong, now + delay(wrong, FREE_FACTORS), now));
    forgetSome();
  }

  /** It was no guess, or none that could be judged. */
  synchronized void takeBack(String name, String from, long now) {
    Pair pair = pair(name, from);
    int wrong = triesOf(pair, now).wrong - 1;
    if (wrong > 0) {
      pairs.putLast(pair, new Tries(wrong, 0, now));
    } else {
      pairs.remove(pair);
    }
    addresses.computeIfPresent(pair.address, (_, full) -> full - MILLIS_OF_AN_ADDRESS);
    names.computeIfPresent(pair.name, (_, full) -> full - MILLIS_OF_A_NAME);
    houseFullAgainAt -= MILLIS_OF_THE_HOUSE;
  }

  /** Somebody has come in, and is known from there. */
  synchronized void cameIn(String name, String from, long now) {
    takeBack(name, from, now);
    Pair pair = pair(name, from);
    pairs.remove(pair);
    factors.remove(pair.name);
    welcome.addLast(pair);
    forgetSome();
  }

  private static long delay(int wrong, int free) {
    int doublings = wrong - free;
    return doublings < 0
        ? 0
        : Math.min(LONGEST_WAIT_MILLIS, 1_000L << Math.min(doublings, Integer.SIZE / 2));
  }

  private Tries triesOf(Pair pair, long now) {
    Tries tries = pairs.getOrDefault(pair, new Tries(0, 0, now));
    return now - tries.lastMillis < FORGOTTEN_MILLIS ? tries : new Tries(0, 0, now);
  }

  private void forgetSome() {
    while (pairs.size() > MOST_REMEMBERED) {
      pairs.pollFirstEntry();
    }
    while (addresses.size() > MOST_REMEMBERED) {
      addresses.pollFirstEntry();
    }
    while (names.size() > MOST_REMEMBERED) {
      names.pollFirstEntry();
    }
    while (factors.size() > MOST_REMEMBERED) {
      factors.pollFirstEntry();
    }
    while (welcome.size() > MOST_REMEMBERED) {
      welcome.removeFirst();
    }
  }

  private static Pair pair(String name, String from) {
    return new Pair(network(from), Names.id(name));
  }

  /** Neighbours in one IPv6 network cost nothing to change. */
  private static String network(String address) {
    try {
      return InetAddress.ofLiteral(address) instanceof Inet6Address v6
          ? Arrays.toString(Arrays.copyOf(v6.getAddress(), 8))
          : address;
    } catch (IllegalArgumentException _) {
      return address;
    }
  }
}
