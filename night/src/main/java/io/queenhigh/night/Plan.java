package io.queenhigh.night;

import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.night.NightStep.Doer;
import io.queenhigh.night.NightStep.Role;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * A night as it is foreseen: hours of quiet, and between them minutes in which a few tables are
 * busy and things go wrong.
 *
 * @param nodes how many floors run on the one store
 * @param tables which of the room's tables are open, by number
 */
record Plan(long seed, int nodes, List<Integer> tables, List<NightStep> steps, long endMillis) {

  /** Eight in the evening. */
  static final long START = 1_794_859_200_000L;

  private static final long MINUTE = 60_000;

  Plan {
    tables = List.copyOf(tables);
    steps = List.copyOf(steps);
  }

  /** A whole night with every table. */
  static Plan of(long seed) {
    Random random = chance(seed);
    return of(seed, OpenRoom.everyTable(), 4 + random.nextInt(5), random);
  }

  /** An hour or two with a few tables, for whoever has little time. */
  static Plan brief(long seed) {
    Random random = chance(seed);
    return of(seed, OpenRoom.someTables(random), 1 + random.nextInt(2), random);
  }

  /** Small seeds alone would begin alike. */
  private static Random chance(long seed) {
    return new Random(seed * 0x9E3779B97F4A7C15L);
  }

  private static Plan of(long seed, List<Integer> tables, int bursts, Random random) {
    int nodes = 1 + random.nextInt(2);
    List<NightStep> steps = new ArrayList<>();
    long at = START;
    for (int burst = 0; burst < bursts; burst++) {
      at += MINUTE * (5 + random.nextInt(85));
      at = burst(random, at, tables, steps);
    }
    return new Plan(seed, nodes, tables, steps, at + MINUTE * (5 + random.nextInt(60)));
  }

  /** Only these of its steps. */
  Plan with(List<NightStep> some) {
    return new Plan(seed, nodes, tables, some, endMillis);
  }

  private static long burst(Random random, long from, List<Integer> open, List<NightStep> steps) {
    int busy = 1 + random.nextInt(3);
    int[] tables = random.ints(busy, 0, open.size()).map(open::get).toArray();
    int faultsIn100 = random.nextInt(25);
    int paceMillis = 300 + random.nextInt(2_500);
    int size = 40 + random.nextInt(80);
    long at = from;
    for (int i = 0; i < size; i++) {
      at += 1 + random.nextInt(2 * paceMillis);
      int table = tables[random.nextInt(tables.length)];
      Doer doer =
          random.nextInt(100) < faultsIn100
              ? new Doer.Goes(fault(random))
              : new Doer.Person(role(random, OpenRoom.TABLES.get(table)));
      steps.add(new NightStep(at, doer, table, random.nextLong()));
    }
    return at;
  }

  private static Fault fault(Random random) {
    int drawn = random.nextInt(Arrays.stream(Fault.values()).mapToInt(Fault::weight).sum());
    for (Fault fault : Fault.values()) {
      drawn -= fault.weight();
      if (drawn < 0) {
        return fault;
      }
    }
    throw new IllegalStateException("one of them is drawn");
  }

  private static Role role(Random random, TableSetup table) {
    int drawn = random.nextInt(100);
    if (drawn < 4) {
      return Role.CAGE;
    }
    if (drawn < 8) {
      return Role.ONLOOKER;
    }
    if (drawn < 16 && table.link().isPresent()) {
      return Role.OFFICE;
    }
    if (drawn < 30) {
      return Role.PIT;
    }
    return !table.isAutomatic() && drawn < 75 ? Role.DEALER : Role.GUEST;
  }
}
