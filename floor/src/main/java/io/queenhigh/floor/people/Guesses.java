package io.queenhigh.floor.people;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.SequencedMap;
import java.util.SequencedSet;

/**
 * Slows down whoever guesses passwords. After a few wrong ones a name has to wait, longer each
 * time, but only at the address they came from; an address has a pace of its own, whatever the
 * names; and so has the whole house, for those it has not seen come in from there. Nobody can keep
 * somebody else out who sits elsewhere.
 *
 * <p>A guess is counted before it is judged, so that guesses made at once count one by one, and
 * taken back if it was none. A restart forgets it all.
 */
final class Guesses {

  static final int FREE = 5;
  static final long LONGEST_WAIT_MILLIS = 15 * 60 * 1000L;

  static final int FREE_OF_AN_ADDRESS = 30;
  static final long MILLIS_OF_AN_ADDRESS = 10_000;

  static final int FREE_OF_THE_HOUSE = 300;
  static final long MILLIS_OF_THE_HOUSE = 1_000;

  private static final long FORGOTTEN_MILLIS = 24 * 60 * 60 * 1000L;
  private static final int MOST_REMEMBERED = 100_000;

  /** Who is meant, and from where. */
  private record Pair(String address, String name) {}

  private record Tries(int wrong, long notBeforeMillis, long lastMillis) {}

  private final SequencedMap<Pair, Tries> pairs = new LinkedHashMap<>();
  private final SequencedMap<String, Long> addresses = new LinkedHashMap<>();
  private final SequencedSet<Pair> welcome = new LinkedHashSet<>();
  private long houseFullAgainAt;

  /** Counts a guess: 0 when it may be judged, else the milliseconds to wait. */
  synchronized long take(String name, String from, long now) {
    Pair pair = pair(name, from);
    Tries tries = triesOf(pair, now);
    boolean known = welcome.contains(pair);
    long addressFull = Math.max(addresses.getOrDefault(pair.address, 0L), now);
    long houseFull = Math.max(houseFullAgainAt, now);
    long wait =
        Math.max(
            tries.notBeforeMillis - now,
            Math.max(
                addressFull - now - MILLIS_OF_AN_ADDRESS * (FREE_OF_AN_ADDRESS - 1),
                known ? 0 : houseFull - now - MILLIS_OF_THE_HOUSE * (FREE_OF_THE_HOUSE - 1)));
    if (wait > 0) {
      return wait;
    }
    int wrong = tries.wrong + 1;
    pairs.putLast(pair, new Tries(wrong, now + delay(wrong), now));
    addresses.putLast(pair.address, addressFull + MILLIS_OF_AN_ADDRESS);
    houseFullAgainAt = houseFull + MILLIS_OF_THE_HOUSE;
    forgetSome();
    return 0;
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
    houseFullAgainAt -= MILLIS_OF_THE_HOUSE;
  }

  /** Somebody has come in, and is known from there. */
  synchronized void cameIn(String name, String from, long now) {
    takeBack(name, from, now);
    Pair pair = pair(name, from);
    pairs.remove(pair);
    welcome.addLast(pair);
    forgetSome();
  }

  private static long delay(int wrong) {
    int doublings = wrong - FREE;
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
