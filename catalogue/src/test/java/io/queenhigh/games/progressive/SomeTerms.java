package io.queenhigh.games.progressive;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Ceilings;
import io.queenhigh.rules.progressive.LinkTerms.ExecutiveLevel;
import io.queenhigh.rules.progressive.LinkTerms.Limit;
import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import io.queenhigh.rules.progressive.LinkTerms.Rates;
import io.queenhigh.rules.progressive.LinkTerms.Stake;
import io.queenhigh.rules.progressive.MeterChance;
import io.queenhigh.rules.progressive.TableFit;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Terms to start from, and the same with one thing changed. */
final class SomeTerms {

  static final GameBook GAMES = Catalogue.approved();

  private SomeTerms() {}

  /** Game Manager, table 1: $1 wager, $1,000 seed, 18.5 % to the meter, 1.25 % to the reserve. */
  static LinkTerms gameManager() {
    return usual("emerald", Controller.GAME_MANAGER, "P1", 1_000_00);
  }

  static LinkTerms nexus() {
    return usual("topaz", Controller.NEXUS, "P2", 1_000_00);
  }

  /** Multi Game Link with the seed at which its printed envy looks least odd. */
  static LinkTerms multiGameLink() {
    return usual("sapphire", Controller.MULTI_GAME_LINK, "MGL", 50_000_00);
  }

  private static LinkTerms usual(String id, Controller controller, String table, long seedCents) {
    return LinkTerms.usual(
        id, "The " + id, controller, table, 1_00, seedCents, new Rates(1_850, 125));
  }

  static PayTable payTable(LinkTerms terms) {
    return game(terms).rule(Wager.PROGRESSIVE).orElseThrow().table().orElseThrow();
  }

  /** The game of a table on this link, with more choices if wanted. */
  static Game game(LinkTerms terms, String... more) {
    List<String> choices = new ArrayList<>(choices(terms));
    choices.addAll(List.of(more));
    return switch (GAMES.open("wa/three-card-poker", choices)) {
      case GameBook.Opening.Opened(Game game) -> game;
      case GameBook.Opening.Unknown(String why) -> throw new AssertionError(why);
    };
  }

  static List<String> choices(LinkTerms terms) {
    return List.of(
        terms.payTable(), terms.controller() == Controller.GAME_MANAGER ? "game-manager" : "nexus");
  }

  static TableFit fit(LinkTerms terms, String table) {
    return fit(terms, table, "wa/three-card-poker", chance(terms));
  }

  static TableFit fit(LinkTerms terms, String table, String game, MeterChance chance) {
    return new TableFit(
        table,
        game,
        terms.controller(),
        terms.payTable(),
        terms.stake(),
        terms.foldedHandsQualify(),
        terms.meterOrder(),
        4,
        chance);
  }

  static MeterChance chance(LinkTerms terms) {
    return terms.controller() == Controller.MULTI_GAME_LINK
        ? chance("royal-flush", 4, 2_598_960)
        : chance("mini-royal-of-spades", 1, 22_100);
  }

  static MeterChance chance(String hand, long ways, long of) {
    return new MeterChance(hand, BigInteger.valueOf(ways), BigInteger.valueOf(of));
  }

  static LinkTerms withId(LinkTerms t, String id) {
    return copy(t, id, t.payTable(), t.stake(), t.paysFrom(), t.seedCents(), t.rates());
  }

  static LinkTerms withPayTable(LinkTerms t, String table) {
    return copy(t, t.id(), table, t.stake(), t.paysFrom(), t.seedCents(), t.rates());
  }

  static LinkTerms withStake(LinkTerms t, long unitCents, long mostCents) {
    Stake stake = new Stake(unitCents, mostCents);
    return copy(t, t.id(), t.payTable(), stake, t.paysFrom(), t.seedCents(), t.rates());
  }

  static LinkTerms allFromMeter(LinkTerms t) {
    PaysFrom all = PaysFrom.ALL_FROM_METER;
    return copy(t, t.id(), t.payTable(), t.stake(), all, t.seedCents(), t.rates());
  }

  static LinkTerms withSeed(LinkTerms t, long cents) {
    return copy(t, t.id(), t.payTable(), t.stake(), t.paysFrom(), cents, t.rates());
  }

  static LinkTerms withRates(LinkTerms t, int contributionPer10000, int reservePer10000) {
    Rates rates = new Rates(contributionPer10000, reservePer10000);
    return copy(t, t.id(), t.payTable(), t.stake(), t.paysFrom(), t.seedCents(), rates);
  }

  static LinkTerms withLimit(LinkTerms t, long cents, Limit.Excess excess) {
    Optional<Limit> limit = Optional.of(new Limit(cents, excess));
    return house(t, limit, t.foldedHandsQualify(), t.meterOrder(), t.executive(), t.ceilings());
  }

  static LinkTerms withFoldedHands(LinkTerms t) {
    return house(t, t.limit(), true, t.meterOrder(), t.executive(), t.ceilings());
  }

  static LinkTerms leftFirst(LinkTerms t) {
    MeterOrder order = MeterOrder.DEALERS_FAR_LEFT_FIRST;
    return house(t, t.limit(), t.foldedHandsQualify(), order, t.executive(), t.ceilings());
  }

  static LinkTerms withExecutive(LinkTerms t, ExecutiveLevel level) {
    return house(t, t.limit(), t.foldedHandsQualify(), t.meterOrder(), level, t.ceilings());
  }

  static LinkTerms withCeilings(LinkTerms t, Ceilings ceilings) {
    return house(t, t.limit(), t.foldedHandsQualify(), t.meterOrder(), t.executive(), ceilings);
  }

  static LinkTerms withConfigured(LinkTerms t, LinkTerms.Configured configured) {
    return new LinkTerms(
        t.id(),
        t.title(),
        t.controller(),
        t.payTable(),
        t.stake(),
        t.paysFrom(),
        t.seedCents(),
        t.rates(),
        configured,
        t.limit(),
        t.foldedHandsQualify(),
        t.meterOrder(),
        t.executive(),
        t.ceilings());
  }

  private static LinkTerms copy(
      LinkTerms t,
      String id,
      String payTable,
      Stake stake,
      PaysFrom paysFrom,
      long seedCents,
      Rates rates) {
    return new LinkTerms(
        id,
        t.title(),
        t.controller(),
        payTable,
        stake,
        paysFrom,
        seedCents,
        rates,
        t.configured(),
        t.limit(),
        t.foldedHandsQualify(),
        t.meterOrder(),
        t.executive(),
        t.ceilings());
  }

  private static LinkTerms house(
      LinkTerms t,
      Optional<Limit> limit,
      boolean folded,
      MeterOrder order,
      ExecutiveLevel executive,
      Ceilings ceilings) {
    return new LinkTerms(
        t.id(),
        t.title(),
        t.controller(),
        t.payTable(),
        t.stake(),
        t.paysFrom(),
        t.seedCents(),
        t.rates(),
        t.configured(),
        limit,
        folded,
        order,
        executive,
        ceilings);
  }
}
