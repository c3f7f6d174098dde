package io.queenhigh.lab.link;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;

import io.queenhigh.lab.Binomial;
import io.queenhigh.lab.ProgressiveHands.MeterHand;
import io.queenhigh.lab.exact.Fraction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/**
 * Counts the sets of hands on the meter that players can hold at once, and sorts out by inclusion
 * and exclusion how often just these are held and no others.
 *
 * <p>A set is told by how many of its hands win each percentage: the digits of a number in base
 * {@code players + 1}.
 */
final class AwardCounting {

  /** With more hands beside the same community cards there are too many sets to count. */
  private static final int MOST_HANDS = 60;

  private final int communityCards;
  private final int players;
  private final List<Integer> percents;

  /** How many sets of disjoint hands there are, over all community cards. */
  private final long[] sets;

  private AwardCounting(List<MeterHand> hands, int communityCards, int players) {
    this.communityCards = communityCards;
    this.players = players;
    percents =
        List.copyOf(hands.stream().map(MeterHand::percent).collect(toCollection(TreeSet::new)));
    sets = new long[Math.toIntExact(power(percents.size()))];
    hands.stream()
        .collect(groupingBy(MeterHand::community))
        .values()
        .forEach(beside -> count(beside, 0, 0, 0, 0));
  }

  /** Whether so few hands are on the meter that a round can be counted out. */
  static boolean canCount(List<MeterHand> hands) {
    return hands.stream().collect(groupingBy(MeterHand::community, counting())).values().stream()
        .allMatch(count -> count <= MOST_HANDS);
  }

  static RoundAwards count(List<MeterHand> hands, int communityCards, int players) {
    AwardCounting counting = new AwardCounting(hands, communityCards, players);
    List<RoundAwards.Draw> draws = new ArrayList<>();
    for (int set = 1; set < counting.sets.length; set++) {
      Fraction chance = counting.exactly(set);
      if (chance.sign() > 0) {
        List<List<Integer>> orders = new ArrayList<>();
        counting.order(counting.digits(set), new ArrayList<>(), orders);
        for (List<Integer> order : orders) {
          draws.add(new RoundAwards.Draw(order, chance.over(Fraction.of(orders.size()))));
        }
      }
    }
    return new RoundAwards(draws);
  }

  private void count(List<MeterHand> beside, int from, long taken, int size, int set) {
    sets[set]++;
    for (int at = from; size < players && at < beside.size(); at++) {
      MeterHand hand = beside.get(at);
      if ((hand.own() & taken) == 0) {
        int digit = (int) power(percents.indexOf(hand.percent()));
        count(beside, at + 1, taken | hand.own(), size + 1, set + digit);
      }
    }
  }

  /** The chance that the awards of a round are just these. */
  private Fraction exactly(int set) {
    int[] wanted = digits(set);
    Fraction chance = Fraction.ZERO;
    for (int larger = set; larger < sets.length; larger++) {
      int[] held = digits(larger);
      long ways = sets[larger];
      for (int digit = 0; digit < held.length; digit++) {
        ways *= Binomial.ways(held[digit], wanted[digit]);
      }
      if (ways > 0) {
        int size = Arrays.stream(held).sum();
        Fraction term = held(size).times(ways);
        boolean even = (size - Arrays.stream(wanted).sum()) % 2 == 0;
        chance = even ? chance.plus(term) : chance.minus(term);
      }
    }
    return chance;
  }

  /** How often any of the players hold these very hands beside these very community cards. */
  private Fraction held(int size) {
    Fraction chance = Fraction.of(1, Binomial.ways(52, communityCards));
    for (int hand = 0; hand < size; hand++) {
      long left = Binomial.ways(52 - communityCards - 3 * hand, 3);
      chance = chance.times(Fraction.of(players - hand, left));
    }
    return chance;
  }

  /** All orders of these awards; every one is as likely, because no seat is favoured. */
  private void order(int[] left, List<Integer> begun, List<List<Integer>> orders) {
    if (Arrays.stream(left).sum() == 0) {
      orders.add(List.copyOf(begun));
    }
    for (int digit = 0; digit < left.length; digit++) {
      if (left[digit] > 0) {
        left[digit]--;
        begun.addLast(percents.get(digit));
        order(left, begun, orders);
        begun.removeLast();
        left[digit]++;
      }
    }
  }

  private int[] digits(int set) {
    int[] digits = new int[percents.size()];
    int rest = set;
    for (int digit = 0; digit < digits.length; digit++) {
      digits[digit] = rest % (players + 1);
      rest /= players + 1;
    }
    return digits;
  }

  private long power(int exponent) {
    long power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= players + 1L;
    }
    return power;
  }
}
