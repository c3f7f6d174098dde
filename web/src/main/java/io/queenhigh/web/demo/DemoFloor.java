package io.queenhigh.web.demo;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.floor.table.TableSetup.Linked;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.FeeWords;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.List;
import java.util.Optional;

/** Opens the demo's tables, and the links of some, where they are not open yet. */
public final class DemoFloor {

  private record Table(
      String id,
      String title,
      String game,
      List<String> choices,
      int practicePlayers,
      Optional<LinkTerms> link,
      String fees) {

    Table(String id, String title, String game, List<String> choices, int practicePlayers) {
      this(id, title, game, choices, practicePlayers, Optional.empty(), "");
    }

    Table on(LinkTerms terms) {
      return new Table(id, title, game, choices, practicePlayers, Optional.of(terms), fees);
    }

    Table collecting(String posted) {
      return new Table(id, title, game, choices, practicePlayers, link, posted);
    }
  }

  private static final List<String> GAME_MANAGER = List.of("TCP-01", "P1", "game-manager");
  private static final List<String> MULTI_GAME_LINK = List.of("TCP-01", "MGL", "nexus");

  /** Ids are short, because every round is named after its table for good. */
  private static final List<Table> TABLES =
      List.of(
          new Table("wa-1", "Cascade", "wa/three-card-poker", List.of("6B1"), 3),
          new Table("wa-em-1", "Emerald One", "wa/three-card-poker", GAME_MANAGER, 2)
              .on(DemoLinks.EMERALD),
          new Table("wa-em-2", "Emerald Two", "wa/three-card-poker", GAME_MANAGER, 2)
              .on(DemoLinks.EMERALD),
          new Table("wa-sa-1", "Sapphire", "wa/three-card-poker", MULTI_GAME_LINK, 2)
              .on(DemoLinks.SAPPHIRE),
          // Dealt elsewhere: a visitor signs in as the dealer and works its controller.
          new Table("wa-lir", "Ride Along", "links/let-it-ride", List.of("MGL"), 0)
              .on(DemoLinks.SAPPHIRE),
          new Table("wa-face", "Open Hand", "wa/three-card-poker", List.of("face-up"), 1),
          new Table("ca-6cb", "Golden Six", "ca/6-card-bonus", List.of(), 3).collecting("option-1"),
          new Table("ca-tcp", "Pacific", "ca/three-card-poker", List.of(), 3)
              .collecting("ante 1 pair-plus 0.50 player-dealer 1 above 100 2"),
          new Table("ca-pcv", "Ventura", "ca/players-casino-ventura", List.of(), 3)
              .collecting("ante 1 player-dealer 2"));

  private DemoFloor() {}

  public static void open(Floor floor) {
    open(floor, Pace.USUAL);
  }

  /** The same tables at another pace. */
  public static void open(Floor floor, Pace pace) {
    DemoLinks.open(floor);
    for (Table table : TABLES) {
      if (floor.table(table.id()).isEmpty()) {
        Answer answer =
            floor
                .openTable(
                    "floor",
                    "demo-" + table.id(),
                    setup(floor.catalogue(), table, pace),
                    dealers(floor.catalogue(), table))
                .join();
        if (answer instanceof Answer.Unavailable(String why)) {
          throw new IllegalStateException(why);
        }
      }
      table.link().ifPresent(link -> DemoLinks.join(floor, link, table.id()));
    }
  }

  private static List<Staff> dealers(Catalogue catalogue, Table table) {
    return game(catalogue, table).isDealtElsewhere()
        ? List.of(new Staff(DemoStaff.name(Role.DEALER), Post.DEALER))
        : List.of();
  }

  private static Game game(Catalogue catalogue, Table table) {
    return switch (catalogue.open(table.game(), table.choices())) {
      case GameBook.Opening.Opened(Game opened) -> opened;
      case GameBook.Opening.Unknown(String why) -> throw new IllegalStateException(why);
    };
  }

  private static TableSetup setup(Catalogue catalogue, Table table, Pace pace) {
    Game game = game(catalogue, table);
    boolean elsewhere = game.isDealtElsewhere();
    return new TableSetup(
        table.id(),
        table.title(),
        table.game(),
        table.choices(),
        game.fingerprint(),
        terms(game, table),
        pace,
        elsewhere ? Dealer.PERSON : Dealer.AUTOMATIC,
        elsewhere ? CardSource.CONTROLLER_ONLY : CardSource.SHUFFLER,
        table.practicePlayers(),
        false,
        table.link().map(link -> new Linked(link.id(), link.paysFrom())));
  }

  private static Terms terms(Game game, Table table) {
    Terms terms = Terms.usual(game);
    for (Wager wager : Wager.values()) {
      if (wager.isBeforeTheDeal() && game.offers(wager)) {
        terms = terms.withLimits(wager, new Limits(1_00, 100_00));
      }
    }
    if (table.link().isPresent()) {
      LinkTerms.Stake stake = table.link().get().stake();
      Limits one = new Limits(stake.unitCents(), stake.mostCents());
      terms = terms.withLimits(Wager.PROGRESSIVE, one);
    }
    return table.fees().isEmpty() ? terms : terms.withFees(schedule(game, table.fees()));
  }

  private static FeeSchedule schedule(Game game, String fees) {
    return switch (FeeWords.read(game, List.of(fees.split(" ", -1)))) {
      case FeeWords.Read.Schedule(FeeSchedule schedule) -> schedule;
      case FeeWords.Read.Wrong(String why, _) -> throw new IllegalStateException(why);
    };
  }
}
