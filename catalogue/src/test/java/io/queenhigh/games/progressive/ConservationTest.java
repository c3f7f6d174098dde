package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.HousePeople.CAL;
import static io.queenhigh.games.progressive.HousePeople.DAN;
import static io.queenhigh.games.progressive.HousePeople.EVE;
import static io.queenhigh.games.progressive.HousePeople.MAX;
import static io.queenhigh.games.progressive.HousePeople.MIA;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.Funds.Fund;
import io.queenhigh.rules.progressive.Hit;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkDecide;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Limit;
import io.queenhigh.rules.progressive.LockedWager;
import io.queenhigh.rules.progressive.PendingHit;
import io.queenhigh.rules.progressive.Reason;
import io.queenhigh.rules.progressive.TableOnLink;
import io.queenhigh.rules.progressive.TableOnLink.Lock;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Long random histories beside a naive twin: funds, every pending amount and every account agree to
 * the last micro-cent. A failure names the seed that repeats it.
 */
class ConservationTest {

  private static final long SEED = Repeats.seed(ConservationTest.class);
  private static final int HISTORIES = Repeats.times(30, 1_000);
  private static final int STEPS = 250;
  private static final List<String> TABLES = List.of("a", "b", "c");
  private static final List<String> HANDS =
      List.of(
          "royal-flush As Ks Qs Ts Js",
          "straight-flush 7s 8s 9s Ts Js",
          "four-of-a-kind 9s 9h 9d 9c 2s",
          "three-of-a-kind 9s 9h 9d 4c 2s");

  private final Random random = new Random(SEED);

  @Test
  void everyMicroCentIsWhereTheTwinSaysItIs() {
    int accepted = 0;
    for (int history = 0; history < HISTORIES; history++) {
      accepted += new History(terms()).runs();
    }
    assertTrue(accepted > HISTORIES * STEPS / 4, "commands that were accepted: " + accepted);
  }

  private LinkTerms terms() {
    int contribution = random.nextInt(8_001);
    LinkTerms terms =
        SomeTerms.withRates(
            SomeTerms.withSeed(SomeTerms.multiGameLink(), 1 + random.nextInt(60_000)),
            contribution,
            random.nextInt(10_001 - contribution));
    terms = SomeTerms.withStake(terms, 37, 37 * 5);
    if (random.nextBoolean()) {
      Limit.Excess excess =
          random.nextBoolean() ? Limit.Excess.RESERVE : Limit.Excess.OVERFLOW_POOL;
      terms = SomeTerms.withLimit(terms, terms.seedCents() + random.nextInt(2_000), excess);
    }
    return random.nextBoolean() ? terms : SomeTerms.allFromMeter(terms);
  }

  /** One link and its twin. */
  private final class History {
    private final TestLink live;
    private final NaiveLink twin;
    private final LinkTerms terms;
    private int accepted;

    History(LinkTerms terms) {
      this.terms = terms;
      this.live = TestLink.open(terms, TABLES.toArray(String[]::new));
      this.twin = new NaiveLink(terms);
    }

    int runs() {
      try {
        for (int step = 0; step < STEPS; step++) {
          doesSomething();
          agrees();
        }
        live.replays();
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(Repeats.repeat(SEED) + " " + terms, e);
      }
      return accepted;
    }

    private void doesSomething() {
      String table = TABLES.get(random.nextInt(TABLES.size()));
      TableOnLink row = live.link().table(table).orElseThrow();
      switch (random.nextInt(20)) {
        case 0, 1 -> claims(table, row);
        case 2, 3 -> confirms();
        case 4 -> cancels();
        case 5 -> returns(row);
        case 6 -> tries(DAN, new LinkCommand.KeepForRedeal(table, row.round()));
        case 7 -> tries(CAL, new LinkCommand.Pay(1 + random.nextInt(9)));
        case 8 -> adjusts();
        case 9 -> backsOut();
        default -> contributes(table, row);
      }
    }

    private void contributes(String table, TableOnLink row) {
      List<LockedWager> wagers = new ArrayList<>();
      if (row.lock() == Lock.KEPT) {
        wagers.addAll(row.wagers());
      }
      for (int seat = 1; seat <= 6; seat++) {
        LockedWager wager = new LockedWager(seat, "p" + seat, 37L * (1 + random.nextInt(5)));
        if (random.nextBoolean() && wagers.stream().noneMatch(w -> w.seat() == wager.seat())) {
          wagers.add(wager);
        }
      }
      long before = sum(row.lock() == Lock.KEPT ? row.wagers() : List.of());
      if (tries(DAN, new LinkCommand.Contribute(table, row.round() + 1, wagers))) {
        twin.feeds(sum(wagers) - before);
      }
    }

    private void returns(TableOnLink row) {
      String table = row.fit().table();
      if (row.lock() != Lock.RETURNED
          && tries(DAN, new LinkCommand.ReturnContribution(table, row.round()))) {
        twin.returns(sum(row.wagers()));
      }
    }

    private void claims(String table, TableOnLink row) {
      List<String> hands = new ArrayList<>();
      for (LockedWager wager : row.wagers()) {
        if (random.nextInt(3) == 0) {
          hands.add(wager.seat() + " " + HANDS.get(random.nextInt(HANDS.size())));
        }
      }
      int before = live.link().pending().size();
      if (tries(DAN, TestLink.claim(table, row.round(), hands.toArray(String[]::new)))) {
        for (PendingHit pending :
            live.link().pending().subList(before, live.link().pending().size())) {
          Hit hit = pending.hit();
          twin.wins(
              hit.number(), hit.percent(), odds(hit.winner().hand()) * hit.winner().wagerCents());
        }
      }
    }

    private static long odds(String hand) {
      return switch (hand) {
        case "four-of-a-kind" -> 300;
        case "three-of-a-kind" -> 9;
        default -> 0;
      };
    }

    private void confirms() {
      if (!live.link().pending().isEmpty()) {
        tries(EVE, new LinkCommand.Confirm(live.link().pending().getFirst().hit().number()));
      }
    }

    private void cancels() {
      List<PendingHit> pending = live.link().pending();
      if (!pending.isEmpty()) {
        long number = pending.get(random.nextInt(pending.size())).hit().number();
        if (tries(DAN, new LinkCommand.Cancel(number, "misread"))) {
          twin.cancels(number);
        }
      }
    }

    private void adjusts() {
      Fund fund = Fund.values()[random.nextInt(3)];
      long cents = random.nextInt(2_001) - 1_000L;
      if (isDone(new LinkCommand.ProposeAdjustment(fund, cents, Reason.MALFUNCTION, "counted"))) {
        Ratio more = Ratio.cents(cents);
        twin.changes(
            fund == Fund.METER ? more : Ratio.ZERO,
            fund == Fund.RESERVE ? more : Ratio.ZERO,
            fund == Fund.OVERFLOW ? more : Ratio.ZERO);
      }
    }

    private void backsOut() {
      Link link = live.link();
      if (link.awards().isEmpty()) {
        return;
      }
      Award award = link.awards().get(random.nextInt(link.awards().size()));
      NaiveLink.State at = twin.now();
      if (isDone(new LinkCommand.ProposeBackOut(award.page(), "misread"))) {
        NaiveLink.Worth worth =
            twin.hits().stream()
                .filter(hit -> hit.number() == award.hit().number())
                .findFirst()
                .orElseThrow();
        Ratio restored = at.meter().plus(Ratio.cents(worth.offTheMeterCents()));
        long seed = Math.min(worth.seedCents(), restored.wholeCents());
        long reserve = Math.min(worth.reserveCents(), restored.wholeCents() - seed);
        twin.changes(
            Ratio.cents(worth.offTheMeterCents() - seed - reserve),
            Ratio.cents(reserve),
            Ratio.ZERO);
      }
    }

    private boolean isDone(LinkCommand proposal) {
      return tries(MAX, proposal)
          && tries(MIA, new LinkCommand.Approve(live.link().proposals().lastKey()));
    }

    /** Whether the link accepted it and something happened. */
    private boolean tries(Staff person, LinkCommand command) {
      if (LinkDecide.on(live.link(), person, command) instanceof Ruling.Accepted(var events)
          && !events.isEmpty()) {
        live.does(person, command);
        accepted++;
        return true;
      }
      return false;
    }

    private void agrees() {
      Link link = live.link();
      assertEquals(twin.now().funds(), link.live());
      List<NaiveLink.Worth> hits = twin.hits();
      int settled = hits.size() - link.pending().size();
      for (int i = 0; i < link.pending().size(); i++) {
        Hit hit = link.pending().get(i).hit();
        NaiveLink.Worth worth = hits.get(settled + i);
        assertEquals(worth.number(), hit.number());
        assertEquals(worth.awardCents(), hit.awardCents());
        assertEquals(worth.seedCents(), hit.seedCents());
        assertEquals(worth.reserveCents(), hit.reserveCents());
      }
      long first = link.pending().isEmpty() ? -1 : link.pending().getFirst().hit().number();
      assertEquals(first < 0 ? twin.now().funds() : twin.before(first).funds(), link.shown());
      holdsNoDebt(link.live());
      link.pending().forEach(pending -> holdsNoDebt(pending.hit().before()));
      link.pending().forEach(pending -> holdsNoDebt(pending.hit().after()));
    }

    private static void holdsNoDebt(Funds funds) {
      assertTrue(
          funds.meterMicroCents() >= 0
              && funds.reserveMicroCents() >= 0
              && funds.overflowMicroCents() >= 0,
          funds::toString);
    }

    private static long sum(List<LockedWager> wagers) {
      return wagers.stream().mapToLong(LockedWager::cents).sum();
    }
  }
}
