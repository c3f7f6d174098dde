package io.queenhigh.cli.floor;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.web.WebServer;
import io.queenhigh.web.WebSettings;
import io.queenhigh.web.demo.Book;
import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;

/**
 * Some rounds over HTTP on a floor that nobody sees, before a node gets its share of the tables.
 * Java is slow in everything that it does for the first time, and those who sit at a table that
 * moves to a new node would wait for it.
 */
final class WarmUp {

  private static final System.Logger LOG = System.getLogger(WarmUp.class.getName());

  private static final int ROUNDS = 3;
  private static final String TABLE = "warm-up";
  private static final String GAME = "wa/three-card-poker";

  /** Nobody is waited for, and nobody keeps a table from its next round. */
  private static final Pace BRISK = new Pace(60_000, 60_000, 60_000, 0, 60_000, 0);

  private WarmUp() {}

  /** A node that could not warm up is slow for a moment, which is no reason to stay away. */
  static void tryToPlay(Catalogue catalogue) {
    try {
      play(catalogue);
    } catch (SaidNo | RuntimeException cold) {
      LOG.log(Level.WARNING, "This node begins without having warmed up: " + cold.getMessage());
    }
  }

  static void play(Catalogue catalogue) throws SaidNo {
    try (TemporaryFolder folder = TemporaryFolder.create();
        Store store = OpenStore.at(folder.store());
        Floor floor = Floor.open(store, FloorSettings.usual(catalogue, new Book()))) {
      floor.openTable("floor", "open", setup(catalogue)).join();
      People people = People.of(store, InstantSource.system(), new SecureRandom());
      WebSettings settings = WebSettings.usual().at("localhost", 0).withoutRates();
      try (WebServer server = WebServer.start(floor, people, settings);
          RehearsalGuest guest = new RehearsalGuest(server.port())) {
        for (int i = 0; i < ROUNDS; i++) {
          guest.playARound(TABLE);
        }
      }
    }
  }

  private static TableSetup setup(Catalogue catalogue) {
    if (catalogue.open(GAME, List.of()) instanceof GameBook.Opening.Opened(Game game)) {
      return new TableSetup(
          TABLE,
          "Warm-up",
          GAME,
          List.of(),
          game.fingerprint(),
          Terms.opening(game),
          BRISK,
          Dealer.AUTOMATIC,
          CardSource.SHUFFLER,
          0,
          false);
    }
    throw new IllegalStateException(GAME + " is not to be had");
  }
}
