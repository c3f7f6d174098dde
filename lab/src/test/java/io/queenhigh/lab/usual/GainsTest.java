package io.queenhigh.lab.usual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.exact.Fraction;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What seen cards are worth: sampled, exact, shipped, stopped and continued. */
class GainsTest {

  private static UsualGame open(String id) {
    return ((UsualGames.Opening.Opened) UsualGames.open(id, List.of(), List.of())).game();
  }

  private static Gains.Sampled sample(String id, List<Integer> spots, int shards) {
    Gains gains = new Gains(Studies.of(open(id)), spots, 7);
    return gains.run(gains.nothing(), 1, Optional.of(shards), Progress.UNHEARD, _ -> {});
  }

  @ParameterizedTest(name = "{0}: a sample of the shipped figures, with another seed")
  @CsvSource({
    "usual/let-it-ride, 1",
    "usual/mississippi-stud, 1",
    "usual/caribbean-stud, 2",
    "usual/crazy-4-poker, 1",
    "usual/four-card-poker, 1",
    "usual/ultimate-texas-holdem, 1"
  })
  void shippedFiguresComeOutAgain(String id, int shards) {
    Study shipped = StudyFile.shipped(id).orElseThrow();
    GainTally tally = sample(id, List.of(2, 3, 7), shards).tally();

    int size = 0;
    for (int spots : List.of(2, 3, 7)) {
      AtSpots table = shipped.at(spots).orElseThrow();
      double error = Math.hypot(tally.standardError(size), table.standardError());
      double apart = Math.abs(tally.gainAt(size) - table.gain());
      assertTrue(
          apart < 5 * error,
          "%s at %d spots: %f against %f, %f apart, error %f"
              .formatted(id, spots, tally.gainAt(size), table.gain(), apart, error));
      double basic = Math.abs(tally.basicAt(size) + shipped.base().edge().approximately());
      assertTrue(basic < 5 * tally.basicError(size), id + ": basic strategy's sampled mean");
      size++;
    }
  }

  @Test
  @DisplayName(
      "which deals of Ultimate Texas Hold'em are weighed depends on no card: every eighth, and at large tables more or all")
  void smallTablesInFewerDeals() {
    GainTally tally = sample("usual/ultimate-texas-holdem", List.of(2, 6, 7), 1).tally();

    assertEquals(List.of(4L, 14L, 25L), List.of(tally.deals(0), tally.deals(1), tally.deals(2)));
  }

  @Test
  @DisplayName("two spots of Let It Ride and Mississippi Stud, every set of seen cards")
  void exactly() {
    for (String id : List.of("usual/let-it-ride", "usual/mississippi-stud")) {
      assertEquals(
          StudyFile.shipped(id).orElseThrow().at(2).orElseThrow().exact(),
          Studies.of(open(id)).exactGain(2, CountedParts.NOTHING, Progress.UNHEARD),
          id);
    }
  }

  @Test
  @DisplayName("an exact count takes the parts that were kept as they are, and keeps the others")
  void countedOn() {
    Studied game = Studies.of(open("usual/let-it-ride"));
    Map<Integer, BigInteger> parts = new ConcurrentHashMap<>();
    CountedParts book =
        new CountedParts() {
          @Override
          public Optional<BigInteger> found(int spots, int part) {
            return Optional.ofNullable(parts.get(part));
          }

          @Override
          public void keep(int spots, int part, BigInteger sum) {
            assertEquals(2, spots);
            parts.put(part, sum);
          }
        };
    Optional<Fraction> whole = game.exactGain(2, book, Progress.UNHEARD);
    int all = parts.size();
    parts.keySet().removeIf(part -> part % 3 == 0);

    assertEquals(whole, game.exactGain(2, book, Progress.UNHEARD));
    assertEquals(all, parts.size());
    parts.merge(5, BigInteger.ONE, BigInteger::add);
    assertNotEquals(whole, game.exactGain(2, book, Progress.UNHEARD));
  }

  @Test
  @DisplayName(
      "Ultimate Texas Hold'em: a deck that shares what it knows of other suits weighs as a fresh one does, and basic strategy is worth the same over all pairs of seen cards as with none seen")
  void sharedSums() {
    short[] blind = open("usual/ultimate-texas-holdem").pays().fiveCards(0);
    HoldemDeck shared = new HoldemDeck(blind);
    long own = CardBits.of(11, 0) | CardBits.of(2, 1);
    HoldemBasic basic = new HoldemBasic();
    shared.weigh(own, 0, basic, true);
    shared.weigh(own, 0, basic, false);
    Fraction unseen = Fraction.of(shared.checkedBasic(), shared.deals());
    Fraction sum = Fraction.ZERO;
    int sets = 0;
    for (int high = 0; high < 13; high++) {
      for (int low = 0; low <= high; low++) {
        for (int one = 4 * high; one < 4 * high + 4; one++) {
          for (int other = 4 * low; other < Math.min(one, 4 * low + 4); other++) {
            long seen = 1L << one | 1L << other;
            int many = (seen & own) != 0 ? 0 : Suits.alike(own, seen);
            if (many == 0) {
              continue;
            }
            shared.weigh(own, seen, basic, false);
            sets += many;
            sum = sum.plus(Fraction.of(many * shared.checkedBasic(), shared.deals()));
            if (high == 11 && low == 5) {
              HoldemDeck fresh = new HoldemDeck(blind);
              fresh.weigh(own, seen, basic, false);
              assertEquals(fresh.raised(4), shared.raised(4));
              assertEquals(fresh.checked(), shared.checked());
              assertEquals(fresh.checkedBasic(), shared.checkedBasic());
            }
          }
        }
      }
    }

    assertEquals(1225, sets);
    assertEquals(unseen, sum.over(Fraction.of(sets)));
  }

  @Test
  @DisplayName(
      "Ultimate Texas Hold'em: how often basic strategy acts is counted the same whatever was weighed before")
  void countedAfterWeighing() {
    short[] blind = open("usual/ultimate-texas-holdem").pays().fiveCards(0);
    long own = CardBits.of(11, 0) | CardBits.of(2, 1);
    HoldemBasic basic = new HoldemBasic();
    HoldemDeck used = new HoldemDeck(blind);
    used.weigh(own, 0, basic, true);
    used.weigh(own, 0, basic, false);

    assertEquals(new HoldemDeck(blind).taken(own, basic), used.taken(own, basic));
  }

  @ParameterizedTest(name = "{0}: stopped, written, read and continued is the same as in one go")
  @ValueSource(strings = {"usual/let-it-ride", "usual/crazy-4-poker"})
  void continued(String id) {
    Gains gains = new Gains(Studies.of(open(id)), List.of(3), 7);
    Gains.Sampled whole = gains.run(gains.nothing(), 1, Optional.of(3), Progress.UNHEARD, _ -> {});
    Gains.Sampled part = gains.run(gains.nothing(), 1, Optional.of(1), Progress.UNHEARD, _ -> {});
    Gains.Sampled read =
        KeptShards.read(gains, id, KeptShards.write(gains, id, part)).orElseThrow();
    Gains.Sampled rest = gains.run(read, 1, Optional.of(3), Progress.UNHEARD, _ -> {});

    assertEquals(KeptShards.write(gains, id, whole), KeptShards.write(gains, id, rest));
    assertEquals(
        Optional.empty(),
        KeptShards.read(gains, "another game", KeptShards.write(gains, id, part)));
  }

  @Test
  @DisplayName("tallies add up to the same in any order: it does not matter who dealt which shard")
  void anyOrder() {
    Gains gains = new Gains(Studies.of(open("usual/let-it-ride")), List.of(2, 4), 7);
    GainTally forwards = gains.nothing().tally();
    GainTally backwards = gains.nothing().tally();
    for (int shard = 0; shard < 3; shard++) {
      forwards.add(gains.shard(shard));
      backwards.add(gains.shard(2 - shard));
    }

    assertEquals(
        KeptShards.write(gains, "", new Gains.Sampled(3, forwards)),
        KeptShards.write(gains, "", new Gains.Sampled(3, backwards)));
  }

  @Test
  @DisplayName(
      "Three Card Poker satisfies the same interface: its exact gains are the shipped ones")
  void theSeventh() {
    Studied game = new ThreeCardStudied(Impact.threeCardPoker());
    Study shipped = StudyFile.shipped(game.id()).orElseThrow();

    assertEquals(
        shipped.at(2).orElseThrow().exact(),
        game.exactGain(2, CountedParts.NOTHING, Progress.UNHEARD));
    assertEquals(shipped.base(), game.base(Progress.UNHEARD));
  }
}
