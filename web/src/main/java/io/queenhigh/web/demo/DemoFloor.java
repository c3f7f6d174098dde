package io.queenhigh.web.demo;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.Answer;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Terms;
import java.util.List;

/** Opens the demo's tables where they are not open yet. */
public final class DemoFloor {

  private record Table(
      String id, String title, String game, List<String> choices, int practicePlayers) {}

  /** Ids are short, because every round is named after its table for good. */
  private static final List<Table> TABLES =
      List.of(
          new Table("wa-1", "Cascade", "wa/three-card-poker", List.of("6B1"), 3),
          new Table("wa-face", "Open Hand", "wa/three-card-poker", List.of("face-up"), 1),
          new Table("ca-6cb", "Golden Six", "ca/6-card-bonus", List.of(), 3),
          new Table("ca-tcp", "Pacific", "ca/three-card-poker", List.of(), 3),
          new Table("ca-pcv", "Ventura", "ca/players-casino-ventura", List.of(), 3));

  private DemoFloor() {}

  public static void open(Floor floor) {
    open(floor, Pace.USUAL);
  }

  /** The same tables at another pace. */
  public static void open(Floor floor, Pace pace) {
    for (Table table : TABLES) {
      if (floor.table(table.id()).isEmpty()) {
        Answer answer =
            floor
                .openTable("floor", "demo-" + table.id(), setup(floor.catalogue(), table, pace))
                .join();
        if (answer instanceof Answer.Unavailable(String why)) {
          throw new IllegalStateException(why);
        }
      }
    }
  }

  private static TableSetup setup(Catalogue catalogue, Table table, Pace pace) {
    Game game =
        switch (catalogue.open(table.game(), table.choices())) {
          case GameBook.Opening.Opened(Game opened) -> opened;
          case GameBook.Opening.Unknown(String why) -> throw new IllegalStateException(why);
        };
    return new TableSetup(
        table.id(),
        table.title(),
        table.game(),
        table.choices(),
        game.fingerprint(),
        terms(game),
        pace,
        Dealer.AUTOMATIC,
        CardSource.SHUFFLER,
        table.practicePlayers(),
        false);
  }

  private static Terms terms(Game game) {
    Terms terms = Terms.usual(game);
    if (!game.fees().isEmpty()) {
      return terms.withFees(game.fees().getFirst());
    }
    for (Wager wager : Wager.values()) {
      if (wager.isBeforeTheDeal() && game.offers(wager)) {
        terms = terms.withLimits(wager, new Limits(1_00, 100_00));
      }
    }
    return terms;
  }
}
