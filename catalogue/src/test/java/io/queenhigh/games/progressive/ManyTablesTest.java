package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.HousePeople.CAL;
import static io.queenhigh.games.progressive.HousePeople.DAN;
import static io.queenhigh.games.progressive.HousePeople.EVE;
import static io.queenhigh.games.progressive.HousePeople.MAX;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.progressive.Hit;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkAccount;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkDecide;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkEvolve;
import io.queenhigh.rules.progressive.LinkMoves;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Ceilings;
import io.queenhigh.rules.progressive.LinkTerms.Limit;
import io.queenhigh.rules.progressive.LockedWager;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Ten thousand tables on one link, up to a thousand rounds each, beside a count without links. */
class ManyTablesTest {

  private static final int TABLES = 10_000;
  private static final int ROUNDS = Repeats.times(100, 1_000);
  private static final long HITS_EVERY = 400_000;
  private static final BigInteger PER_CENT = BigInteger.valueOf(10_000);

  private static final LinkTerms TERMS =
      SomeTerms.withRates(
          SomeTerms.withLimit(
              SomeTerms.withCeilings(
                  SomeTerms.multiGameLink(), new Ceilings(TABLES, 4, 300_00, 10_000_00)),
              300_000_00,
              Limit.Excess.OVERFLOW_POOL),
          1_853,
          127);

  /** What one to six players bet on their sensors, made once. */
  private static final List<List<LockedWager>> WAGERS =
      IntStream.rangeClosed(1, 6)
          .mapToObj(seats -> TestLink.wagers(IntStream.rangeClosed(1, seats).toArray()))
          .toList();

  private final String[] names =
      IntStream.range(0, TABLES).mapToObj(table -> "t" + table).toArray(String[]::new);
  private final long[] wageredCents = new long[TABLES];
  private final Ledger ledger = new Ledger();
  private final Plain plain = new Plain();
  private Link link = TestLink.open(TERMS).link();

  @Test
  void meterReserveOverflowTraysAndLedgerAgreeToTheLastMicroCent() {
    ledger.post(
        LinkMoves.of(
            TestLink.setUp(TERMS).link(), new LinkEvent.LinkOpened(link.live(), Optional.of(EVE))));
    for (String name : names) {
      does(MAX, new LinkCommand.Join(SomeTerms.fit(TERMS, name)));
    }
    SplittableRandom random = new SplittableRandom(Repeats.seed(ManyTablesTest.class, 20_260_401));
    long contributions = 0;
    for (int round = 1; round <= ROUNDS; round++) {
      for (int table = 0; table < TABLES; table++) {
        int seats = 1 + random.nextInt(6);
        does(DAN, new LinkCommand.Contribute(names[table], round, WAGERS.get(seats - 1)));
        wageredCents[table] += seats * 100L;
        plain.feed(seats * 100L);
        contributions++;
        if (contributions % HITS_EVERY == 0) {
          hit(names[table], round, random.nextInt(4) == 0);
        }
      }
    }
    agrees(contributions);
  }

  private void hit(String table, long round, boolean royal) {
    String hand = royal ? "1 royal-flush As Ks Qs Ts Js" : "1 straight-flush 7s 8s 9s Ts Js";
    does(DAN, TestLink.claim(table, round, hand));
    Hit hit = link.pending().getFirst().hit();
    assertEquals(plain.win(royal), hit.awardCents());
    does(EVE, new LinkCommand.Confirm(hit.number()));
    does(CAL, new LinkCommand.Pay(link.next().page() - 1));
  }

  private void does(Staff person, LinkCommand command) {
    switch (LinkDecide.on(link, person, command)) {
      case Ruling.Accepted(List<LinkEvent> events) -> {
        for (LinkEvent event : events) {
          Link after = LinkEvolve.one(link, event);
          ledger.post(LinkMoves.between(link, event, after));
          link = after;
        }
      }
      case Ruling.No(Refused refused) -> throw new AssertionError(command + ": " + refused);
    }
  }

  private void agrees(long contributions) {
    assertEquals((long) TABLES * ROUNDS, contributions);
    assertEquals(plain.meter, tenThousandths(link.live().meterMicroCents()));
    assertEquals(plain.reserve, tenThousandths(link.live().reserveMicroCents()));
    assertEquals(plain.overflow, tenThousandths(link.live().overflowMicroCents()));
    assertTrue(plain.overflow.signum() > 0, "the limit was reached");
    assertEquals(plain.wonCents, link.counters().wins().cents());
    assertEquals(-plain.seedCents, ledger.seed());
    assertEquals(0, ledger.of(new LinkAccount.Awards()));
    for (int table = 0; table < TABLES; table++) {
      // 1,980 of 10,000 parts leave the tray, and a cent that has begun leaves it whole.
      assertEquals(-Math.ceilDiv(wageredCents[table] * 1_980, 10_000), ledger.tray(names[table]));
    }
    ledger.agreesWith(link);
  }

  private static BigInteger tenThousandths(long microCents) {
    BigInteger[] parts = BigInteger.valueOf(microCents).divideAndRemainder(BigInteger.valueOf(100));
    assertEquals(BigInteger.ZERO, parts[1]);
    return parts[0];
  }

  /** The same money in ten-thousandths of a cent, counted without stretches, tables or accounts. */
  private static final class Plain {
    private static final BigInteger LIMIT = BigInteger.valueOf(300_000_00).multiply(PER_CENT);

    private BigInteger meter = BigInteger.valueOf(TERMS.seedCents()).multiply(PER_CENT);
    private BigInteger reserve = BigInteger.ZERO;
    private BigInteger overflow = BigInteger.ZERO;
    private long seedCents = TERMS.seedCents();
    private long wonCents;

    void feed(long cents) {
      meter = meter.add(BigInteger.valueOf(cents * 1_853));
      reserve = reserve.add(BigInteger.valueOf(cents * 127));
      if (meter.compareTo(LIMIT) > 0) {
        overflow = overflow.add(meter.subtract(LIMIT));
        meter = LIMIT;
      }
    }

    long win(boolean royal) {
      long shown = meter.divide(PER_CENT).longValueExact();
      long award = royal ? shown : shown / 10;
      meter = meter.subtract(BigInteger.valueOf(award).multiply(PER_CENT));
      wonCents += award;
      if (royal) {
        long start = reserve.divide(PER_CENT).longValueExact();
        long room = 300_000_00 - TERMS.seedCents() - (meter.signum() > 0 ? 1 : 0);
        start = Math.min(start, room);
        reserve = reserve.subtract(BigInteger.valueOf(start).multiply(PER_CENT));
        meter = meter.add(BigInteger.valueOf(TERMS.seedCents() + start).multiply(PER_CENT));
        seedCents += TERMS.seedCents();
      }
      return award;
    }
  }
}
