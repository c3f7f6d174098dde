package io.queenhigh.bench;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkDecide;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkEvolve;
import io.queenhigh.rules.progressive.LinkMoves;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Ceilings;
import io.queenhigh.rules.progressive.LinkTerms.Rates;
import io.queenhigh.rules.progressive.LockedWager;
import io.queenhigh.rules.progressive.MeterChance;
import io.queenhigh.rules.progressive.TableFit;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What one contribution costs a link, judged, folded and put into transfers, by its tables. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class LinkBench {

  private static final Staff MAX = new Staff("max", Post.MANAGER);
  private static final Staff EVE = new Staff("eve", Post.EXECUTIVE);
  private static final Staff DAN = new Staff("dan", Post.DEALER);

  private static final List<LockedWager> WAGERS =
      List.of(
          new LockedWager(1, "ann", 1_00),
          new LockedWager(2, "bob", 1_00),
          new LockedWager(3, "cat", 1_00));

  @Param({"1", "10", "100", "1000", "10000"})
  public int tables;

  private String[] names = {};
  private Link link = empty();
  private long contributions;

  /** Every table has joined and none has played. */
  @Setup(Level.Iteration)
  public void joinTables() {
    names = new String[tables];
    link = does(empty(), EVE, new LinkCommand.Open());
    contributions = 0;
    for (int table = 0; table < tables; table++) {
      names[table] = "table-" + table;
      link = does(link, MAX, new LinkCommand.Join(fit(names[table])));
    }
  }

  @Benchmark
  public Link contribution() {
    long round = 1 + contributions / tables;
    String table = names[(int) (contributions % tables)];
    contributions++;
    link = does(link, DAN, new LinkCommand.Contribute(table, round, WAGERS));
    return link;
  }

  private static Link does(Link before, Staff person, LinkCommand command) {
    return switch (LinkDecide.on(before, person, command)) {
      case Ruling.Accepted(List<LinkEvent> events) -> {
        Link link = before;
        for (LinkEvent event : events) {
          Link after = LinkEvolve.one(link, event);
          LinkMoves.between(link, event, after);
          link = after;
        }
        yield link;
      }
      case Ruling.No(Refused refused) -> throw new IllegalStateException(refused.toString());
    };
  }

  private static Link empty() {
    PayTable payTable = payTable();
    return switch (LinkDecide.setUp(terms(), payTable, MAX)) {
      case Ruling.Accepted(List<LinkEvent> events) ->
          LinkEvolve.first(payTable, (LinkEvent.LinkSetUp) events.getFirst());
      case Ruling.No(Refused refused) -> throw new IllegalStateException(refused.toString());
    };
  }

  private static LinkTerms terms() {
    LinkTerms usual =
        LinkTerms.usual(
            "bench",
            "A link",
            Controller.GAME_MANAGER,
            "P1",
            1_00,
            1_000_00,
            new Rates(1_850, 125));
    return new LinkTerms(
        usual.id(),
        usual.title(),
        usual.controller(),
        usual.payTable(),
        usual.stake(),
        usual.paysFrom(),
        usual.seedCents(),
        usual.rates(),
        usual.configured(),
        usual.limit(),
        usual.foldedHandsQualify(),
        usual.meterOrder(),
        usual.executive(),
        new Ceilings(10_000, 4, 300_00, 10_000_00));
  }

  private static TableFit fit(String table) {
    LinkTerms terms = terms();
    return new TableFit(
        table,
        "wa/three-card-poker",
        terms.controller(),
        terms.payTable(),
        terms.stake(),
        terms.foldedHandsQualify(),
        terms.meterOrder(),
        4,
        new MeterChance("mini-royal-of-spades", BigInteger.ONE, BigInteger.valueOf(22_100)));
  }

  private static PayTable payTable() {
    return switch (Catalogue.approved()
        .open("wa/three-card-poker", List.of("P1", "game-manager"))) {
      case Opening.Opened(Game game) ->
          game.rule(Wager.PROGRESSIVE).orElseThrow().table().orElseThrow();
      case Opening.Unknown(String why) -> throw new IllegalStateException(why);
    };
  }
}
