package io.queenhigh.audit.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Tally;
import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.link.LinkLedger;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.Funds.Fund;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkDecide;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkEvolve;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Ceilings;
import io.queenhigh.rules.progressive.LinkTerms.Configured;
import io.queenhigh.rules.progressive.LinkTerms.ExecutiveLevel;
import io.queenhigh.rules.progressive.LinkTerms.Limit;
import io.queenhigh.rules.progressive.LinkTerms.Limit.Excess;
import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import io.queenhigh.rules.progressive.LinkTerms.Rates;
import io.queenhigh.rules.progressive.LinkTerms.Stake;
import io.queenhigh.rules.progressive.LockedWager;
import io.queenhigh.rules.progressive.MeterChance;
import io.queenhigh.rules.progressive.MicroCents;
import io.queenhigh.rules.progressive.PendingHit;
import io.queenhigh.rules.progressive.Reason;
import io.queenhigh.rules.progressive.TableFit;
import io.queenhigh.rules.progressive.TableOnLink;
import io.queenhigh.rules.progressive.TableOnLink.Lock;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Ruling;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Links of all kinds, with limits that change, reserves that run out, several hits in one round and
 * void rounds between them: whatever the engine accepts the auditor accepts, to the same account.
 */
class LinkHistoriesTest {

  private static final int HISTORIES = Repeats.times(40, 1_000);
  private static final int STEPS = 250;
  private static final String ID = "onyx";
  private static final Catalogue CATALOGUE = Catalogue.approved();

  /** Opened once each: tables come and go all the time. */
  private static final Map<String, Opening> OPENED = new HashMap<>();

  private static final GameBook GAMES =
      (id, choices) -> OPENED.computeIfAbsent(id + choices, _ -> CATALOGUE.open(id, choices));
  private static final List<String> TABLES = List.of("a", "b", "c");

  private static final Staff DAN = new Staff("dan", Post.DEALER);
  private static final Staff SUE = new Staff("sue", Post.SUPERVISOR);
  private static final Staff EVE = new Staff("eve", Post.EXECUTIVE);
  private static final Staff MAX = new Staff("max", Post.MANAGER);
  private static final Staff MIA = new Staff("mia", Post.MANAGER);
  private static final Staff CAL = new Staff("cal", Post.CASHIER);
  private static final List<Staff> PEOPLE = List.of(DAN, SUE, EVE, MAX, MIA, CAL);

  private static final List<String> OF_FIVE =
      List.of(
          "royal-flush As Ks Qs Ts Js",
          "straight-flush 7s 8s 9s Ts Js",
          "four-of-a-kind 9s 9h 9d 9c 2s",
          "three-of-a-kind 9s 9h 9d 4c 2s");
  private static final List<String> OF_THREE =
      List.of(
          "mini-royal-of-spades As Ks Qs",
          "mini-royal Ah Kh Qh",
          "straight-flush 7s 8s 9s",
          "three-of-a-kind 9s 9h 9d");

  private final long seed = Repeats.seed(LinkHistoriesTest.class);
  private final Random random = new Random(seed);

  @Test
  void whatTheEngineAcceptsTheAuditorAccepts() {
    Map<String, Integer> happened = new TreeMap<>();
    for (int number = 0; number < HISTORIES; number++) {
      History history = new History(someTerms());
      try {
        history.runs();
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(Repeats.repeat(seed) + " history " + number, e);
      }
      history.happened.forEach((type, times) -> happened.merge(type, times, Integer::sum));
    }
    for (String type :
        List.of(
            "Contributed",
            "ContributionReturned",
            "ContributionKept",
            "HitsFixed",
            "HitCancelled",
            "MeterMoved",
            "AwardPaid",
            "AwardBackedOut",
            "TermsChanged",
            "FundsAdjusted",
            "FundsReceived",
            "LinkRetired")) {
      assertTrue(happened.containsKey(type), () -> type + " never happened: " + happened);
    }
  }

  // ---- links of all kinds ----

  private LinkTerms someTerms() {
    Controller controller = Controller.values()[random.nextInt(Controller.values().length)];
    String table =
        switch (controller) {
          case GAME_MANAGER -> "P1";
          case NEXUS -> "P2";
          case MULTI_GAME_LINK -> "MGL";
        };
    PaysFrom pays = random.nextBoolean() ? PaysFrom.PERCENTAGES_ONLY : PaysFrom.ALL_FROM_METER;
    return terms(
        controller, table, new Stake(37, 37 * 5), pays, new Configured(1_000_00, 1_850, "sheet"));
  }

  private LinkTerms terms(
      Controller controller, String table, Stake stake, PaysFrom pays, Configured configured) {
    long start = 1L + random.nextInt(random.nextBoolean() ? 300 : 60_000);
    int contribution = random.nextInt(8_001);
    Optional<Limit> limit =
        random.nextInt(3) == 0
            ? Optional.empty()
            : Optional.of(
                new Limit(
                    start + random.nextInt(600),
                    random.nextInt(3) == 0 ? Excess.OVERFLOW_POOL : Excess.RESERVE));
    return new LinkTerms(
        ID,
        "The onyx",
        controller,
        table,
        stake,
        pays,
        start,
        new Rates(contribution, random.nextInt(10_001 - contribution)),
        configured,
        limit,
        false,
        random.nextBoolean()
            ? MeterOrder.DEALERS_FAR_RIGHT_FIRST
            : MeterOrder.DEALERS_FAR_LEFT_FIRST,
        random.nextBoolean()
            ? ExecutiveLevel.NEVER
            : new ExecutiveLevel(random.nextBoolean(), Optional.of(random.nextLong(1, 500_00))),
        Ceilings.WASHINGTON);
  }

  private static Game game(LinkTerms terms) {
    String kind = terms.controller() == Controller.GAME_MANAGER ? "game-manager" : "nexus";
    return switch (GAMES.open("wa/three-card-poker", List.of(terms.payTable(), kind))) {
      case Opening.Opened(Game game) -> game;
      case Opening.Unknown(String why) -> throw new AssertionError(why);
    };
  }

  private static PayTable payTable(LinkTerms terms) {
    return game(terms).rule(Wager.PROGRESSIVE).orElseThrow().table().orElseThrow();
  }

  // ---- one link, and its auditor ----

  private final class History {
    private final Notebook notebook = new Notebook();
    private final LinkFold fold =
        new LinkFold(LinkFold.STREAMS + ID, GAMES, new Linked(new Hashes()), notebook, new Tally());
    private final Map<String, Integer> happened = new TreeMap<>();
    private Link link;
    private long seq;

    History(LinkTerms terms) {
      LinkEvent first =
          switch (LinkDecide.setUp(terms, payTable(terms), MAX)) {
            case Ruling.Accepted(List<LinkEvent> events) -> events.getFirst();
            case Ruling.No(var refused) -> throw new AssertionError(refused + " " + terms);
          };
      link = LinkEvolve.first(payTable(terms), (LinkEvent.LinkSetUp) first);
      read(LinkLines.write(first));
      acknowledges();
      tries(EVE, new LinkCommand.Open());
      TABLES.forEach(table -> joins(MAX, table));
    }

    void runs() {
      for (int step = 0; step < STEPS && link.standing() != Link.Standing.RETIRED; step++) {
        doesSomething();
      }
      retires();
      fold.end();
      assertEquals(List.of(), notebook.findings());
    }

    private void acknowledges() {
      link.openSlips().forEach(slip -> tries(MAX, new LinkCommand.Acknowledge(slip.id())));
    }

    private void joins(Staff by, String table) {
      MeterChance chance =
          link.terms().controller() == Controller.MULTI_GAME_LINK
              ? new MeterChance("royal-flush", BigInteger.valueOf(4), BigInteger.valueOf(2_598_960))
              : new MeterChance("mini-royal-of-spades", BigInteger.ONE, BigInteger.valueOf(22_100));
      tries(
          by,
          new LinkCommand.Join(
              TableFit.of(
                  table,
                  game(link.terms()),
                  link.terms().stake(),
                  link.terms().meterOrder(),
                  chance)));
    }

    private void doesSomething() {
      String table = TABLES.get(random.nextInt(TABLES.size()));
      Optional<TableOnLink> row = link.table(table);
      long round = row.map(TableOnLink::round).orElse(0L);
      Staff anybody = PEOPLE.get(random.nextInt(PEOPLE.size()));
      switch (random.nextInt(26)) {
        case 0, 1, 2 -> row.ifPresent(on -> claims(table, on));
        case 3, 4, 5 -> confirms();
        case 6, 7 -> cancels(anybody);
        case 8, 9 -> tries(DAN, new LinkCommand.ReturnContribution(table, round));
        case 10 -> tries(DAN, new LinkCommand.KeepForRedeal(table, round));
        case 11 -> tries(DAN, new LinkCommand.EndRound(table, round));
        case 12 -> tries(anybody, new LinkCommand.Pay(1 + random.nextInt(9)));
        case 13, 14 -> adjusts();
        case 15 -> backsOut();
        case 16 -> changesTerms();
        case 17 -> tries(anybody, new LinkCommand.Suspend("a look at the meter"));
        case 18 -> resumes();
        case 19 -> receives();
        case 20 -> tries(MAX, new LinkCommand.Leave(table));
        case 21 -> joins(anybody, table);
        default -> row.ifPresent(on -> contributes(table, on));
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
      tries(DAN, new LinkCommand.Contribute(table, row.round() + 1, wagers));
    }

    private void claims(String table, TableOnLink row) {
      List<String> hands =
          link.terms().controller() == Controller.MULTI_GAME_LINK ? OF_FIVE : OF_THREE;
      List<LinkCommand.Claimed> claimed = new ArrayList<>();
      for (LockedWager wager : row.wagers()) {
        if (random.nextInt(3) == 0) {
          String[] words = hands.get(random.nextInt(hands.size())).split(" ", 2);
          claimed.add(new LinkCommand.Claimed(wager.seat(), words[0], cards(words[1])));
        }
      }
      tries(DAN, new LinkCommand.Claim(table, row.round(), claimed));
    }

    private static List<Card> cards(String text) {
      return Arrays.stream(text.split(" ", -1))
          .map(card -> Card.parse(card).orElseThrow())
          .toList();
    }

    private void confirms() {
      for (PendingHit pending : link.pending()) {
        if (!pending.isLogged()) {
          tries(random.nextBoolean() ? SUE : EVE, new LinkCommand.Confirm(pending.hit().number()));
          return;
        }
        if (random.nextBoolean()) {
          tries(SUE, new LinkCommand.MoveMeter(pending.hit().number()));
          return;
        }
      }
    }

    private void cancels(Staff by) {
      if (!link.pending().isEmpty()) {
        PendingHit any = link.pending().get(random.nextInt(link.pending().size()));
        tries(by, new LinkCommand.Cancel(any.hit().number(), "misread"));
      }
    }

    private void adjusts() {
      Fund fund = Fund.values()[random.nextInt(3)];
      Reason reason = Reason.values()[random.nextInt(Reason.values().length)];
      long held = link.live().of(fund) / MicroCents.PER_CENT;
      long cents = random.nextInt(4) == 0 ? -held : random.nextInt(2_001) - 1_000L;
      isDone(new LinkCommand.ProposeAdjustment(fund, cents, reason, "counted"));
    }

    private void backsOut() {
      if (!link.awards().isEmpty()) {
        long page = link.awards().get(random.nextInt(link.awards().size())).page();
        isDone(new LinkCommand.ProposeBackOut(page, "misread"));
      }
    }

    /** Terms change only while nothing is locked, so whatever lies there goes back or ends. */
    private void changesTerms() {
      for (String table : TABLES) {
        link.table(table)
            .filter(row -> row.lock() == Lock.KEPT)
            .ifPresent(row -> tries(DAN, new LinkCommand.ReturnContribution(table, row.round())));
        link.table(table)
            .ifPresent(row -> tries(DAN, new LinkCommand.EndRound(table, row.round())));
      }
      tries(SUE, new LinkCommand.Suspend("new terms"));
      LinkTerms now = link.terms();
      LinkTerms other =
          terms(now.controller(), now.payTable(), now.stake(), now.paysFrom(), now.configured());
      TABLES.forEach(table -> tries(MAX, new LinkCommand.Leave(table)));
      isDone(new LinkCommand.ProposeTerms(other, "a quiet day"));
      resumes();
      TABLES.forEach(table -> joins(MAX, table));
    }

    private void resumes() {
      acknowledges();
      tries(MAX, new LinkCommand.Resume());
    }

    private void receives() {
      Funds funds =
          new Funds(
              random.nextLong(1_000_000_000), random.nextLong(50_000_000), random.nextInt(3_000));
      tries(
          MAX,
          new LinkCommand.Receive(
              "opal-" + random.nextInt(3), funds, MicroCents.begunCents(funds.totalMicroCents())));
    }

    private void retires() {
      while (!link.pending().isEmpty()) {
        long number = link.pending().getFirst().hit().number();
        tries(EVE, new LinkCommand.Confirm(number));
        tries(SUE, new LinkCommand.MoveMeter(number));
      }
      link.awards().forEach(award -> tries(CAL, new LinkCommand.Pay(award.page())));
      for (String table : TABLES) {
        link.table(table)
            .ifPresent(row -> tries(DAN, new LinkCommand.EndRound(table, row.round())));
        link.table(table)
            .ifPresent(row -> tries(DAN, new LinkCommand.ReturnContribution(table, row.round())));
        tries(MAX, new LinkCommand.Leave(table));
      }
      tries(SUE, new LinkCommand.Suspend("the end"));
      isDone(new LinkCommand.ProposeRetirement("opal", "the end"));
    }

    private void isDone(LinkCommand proposal) {
      if (tries(MAX, proposal)) {
        tries(MIA, new LinkCommand.Approve(link.proposals().lastKey()));
      }
    }

    /** Whether the link accepted it. */
    private boolean tries(Staff person, LinkCommand command) {
      if (!(LinkDecide.on(link, person, command) instanceof Ruling.Accepted(var events))) {
        return false;
      }
      for (LinkEvent event : events) {
        Link before = link;
        link = LinkEvolve.one(before, event);
        Map<String, Long> gains = new TreeMap<>();
        for (Transfer transfer : LinkLedger.of(before, event, link, 0)) {
          gains.merge(transfer.from(), -transfer.cents(), Long::sum);
          gains.merge(transfer.to(), transfer.cents(), Long::sum);
        }
        gains.values().removeIf(cents -> cents == 0);
        assertEquals(gains, read(LinkLines.write(event)), event::toString);
        assertEquals(List.of(), notebook.findings(), event::toString);
        assertEquals(link.counters().balanceMicroCents(), link.settledMicroCents());
        holdsNoDebt(link.live(), event);
        holdsNoDebt(link.shown(), event);
      }
      return true;
    }

    private static void holdsNoDebt(Funds funds, LinkEvent event) {
      for (Fund fund : Fund.values()) {
        assertTrue(funds.of(fund) >= 0, () -> funds + " after " + event);
      }
    }

    private Map<String, Long> read(Fact fact) {
      String type = fact.type().split("/", 2)[0];
      happened.merge(type, 1, Integer::sum);
      seq++;
      JournalLine line =
          new JournalLine(
              LinkFold.STREAMS + ID,
              seq,
              type,
              fact.payload(),
              "somebody",
              1_794_859_200_000L + seq * 60_000,
              Optional.empty(),
              Optional.empty(),
              "",
              "");
      return fold.read(line)
          .orElseThrow(() -> new AssertionError(notebook.findings() + " " + fact));
    }
  }
}
