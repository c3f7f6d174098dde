package io.queenhigh.cli.floor;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.audit.Report;
import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.GameFile;
import io.queenhigh.cli.audit.AuditPage;
import io.queenhigh.cli.floor.RehearsalGuest.Played;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.Command;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.Refused;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.lab.Pricing;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.web.WebServer;
import io.queenhigh.web.WebSettings;
import io.queenhigh.web.demo.Book;
import io.queenhigh.web.demo.DemoFloor;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * {@code queenhigh rehearse}: opens a floor nobody else sees, plays a round of every game over HTTP
 * and has it audited. Shows that an installation works; the launcher also warms Java up with it.
 */
public final class RehearseCommand implements Command {

  /** Nobody watches, so practice players need not pretend to think. */
  private static final Pace BRISK = new Pace(12_000, 12_000, 25_000, 5_000, 300_000, 0);

  @Override
  public String name() {
    return "rehearse";
  }

  @Override
  public String summary() {
    return "plays and audits a round of every game on a floor that nobody else sees";
  }

  @Override
  public String help() {
    return """
        queenhigh rehearse

        Prices every game, opens a floor in a temporary folder, plays a round of every demo table over HTTP, and lets
        the auditor go through it. Nothing of it stays.""";
  }

  @Override
  public Set<String> flags() {
    return Set.of();
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, Refused {
    if (!arguments.words().isEmpty()) {
      throw new Usage("rehearse takes no arguments; see queenhigh help rehearse");
    }
    Catalogue catalogue = Catalogue.approved();
    done(terminal, priced(catalogue) + " games read and priced");
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      Path file = folder.resolve("floor.db");
      for (Played played : play("sqlite:" + file, catalogue)) {
        if (!Audit.round(played.proof(), catalogue).isClean()) {
          throw new Refused("The proof of " + played.round() + " does not hold");
        }
        done(
            terminal,
            "%s played over HTTP: round %s, %d events, its proof holds"
                .formatted(played.game(), played.round(), played.events()));
      }
      Report report = Audit.store("sqlite:" + file, catalogue, Progress.SILENT);
      if (!report.isClean()) {
        AuditPage.text(report, terminal).forEach(terminal::print);
        return Exit.REFUSED;
      }
      done(
          terminal,
          "audited: %d lines, %d wagers, %d transfers; nothing is wrong"
              .formatted(
                  report.counts().lines(), report.counts().wagers(), report.counts().transfers()));
    }
    return Exit.DONE;
  }

  private static void done(Terminal terminal, String what) {
    terminal.print(terminal.good("✓ ") + what);
    terminal.flush();
  }

  private static int priced(Catalogue catalogue) {
    List<GameFile> games = catalogue.games();
    for (GameFile file : games) {
      if (file.choose(List.of()) instanceof GameBook.Opening.Opened(Game game)) {
        Pricing.of(game);
      }
    }
    return games.size();
  }

  private static List<Played> play(String address, Catalogue catalogue) throws Refused {
    List<Played> rounds = new ArrayList<>();
    try (Store store = OpenStore.at(address);
        Floor floor = Floor.open(store, FloorSettings.usual(catalogue, new Book()))) {
      DemoFloor.open(floor, BRISK);
      People people = People.of(store, InstantSource.system(), new SecureRandom());
      WebSettings settings = WebSettings.usual().at("localhost", 0).withoutRates();
      try (WebServer server = WebServer.start(floor, people, settings);
          RehearsalGuest guest = new RehearsalGuest(server.port())) {
        for (String table : guest.tables()) {
          rounds.add(guest.playARound(table));
        }
      }
    }
    return rounds;
  }
}
