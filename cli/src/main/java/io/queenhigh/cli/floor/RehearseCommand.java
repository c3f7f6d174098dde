package io.queenhigh.cli.floor;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.audit.Report;
import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.GameFile;
import io.queenhigh.cli.audit.AuditPage;
import io.queenhigh.cli.floor.RehearsalGuest.Played;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.anchor.Anchor;
import io.queenhigh.floor.anchor.AnchorSettings;
import io.queenhigh.floor.anchor.SigningKeys;
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
import io.queenhigh.web.demo.DemoRegister;
import io.queenhigh.web.demo.DemoStaff;
import io.queenhigh.web.demo.PracticeSupervisor;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code queenhigh rehearse}: opens a floor nobody else sees, plays a round of every game over HTTP
 * and has it audited. Shows that an installation works; the launcher also warms Java up with it.
 */
public final class RehearseCommand implements CliCommand {

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

        Prices every game, opens a floor in a temporary folder, plays a round of every demo table over HTTP, closes and
        opens it again, and lets the auditor go through it. Nothing of it stays.""";
  }

  @Override
  public Set<String> flags() {
    return Set.of();
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    if (!arguments.words().isEmpty()) {
      throw new Usage("rehearse takes no arguments; see queenhigh help rehearse");
    }
    Catalogue catalogue = Catalogue.approved();
    done(terminal, priced(catalogue) + " games read and priced");
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      String store = folder.store();
      List<Played> rounds = onTheFloor(store, catalogue, RehearseCommand::play);
      for (Played played : rounds) {
        if (!Audit.round(played.proof(), catalogue).isClean()) {
          throw new SaidNo("The proof of " + played.round() + " does not hold");
        }
        done(
            terminal,
            "%s played over HTTP: round %s, %d events, its proof holds"
                .formatted(played.game(), played.round(), played.events()));
      }
      // As most starts are: with tables to put together again.
      List<String> tables = onTheFloor(store, catalogue, RehearsalGuest::tables);
      if (tables.size() != rounds.size()) {
        throw new SaidNo("Closed with %d tables, opened with %s".formatted(rounds.size(), tables));
      }
      done(terminal, "closed and opened again: " + tables.size() + " tables");
      Report report = Audit.store(store, catalogue, Progress.SILENT);
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

  /** What is done while the floor is open. */
  private interface Evening<T> {
    T with(RehearsalGuest guest) throws SaidNo;
  }

  /** Opens the floor as {@code serve} opens a demo, new or as it was left, and closes it again. */
  private static <T> T onTheFloor(String address, Catalogue catalogue, Evening<T> evening)
      throws SaidNo {
    try (Store store = OpenStore.at(address);
        Floor floor = Floor.open(store, FloorSettings.usual(catalogue, new Book()))) {
      People people = People.of(store, InstantSource.system(), new SecureRandom());
      DemoStaff.register(people);
      DemoRegister.file(people, floor);
      DemoFloor.open(floor, BRISK);
      WebSettings settings = WebSettings.usual().at("localhost", 0).withoutRates().keptHere();
      AnchorSettings log =
          AnchorSettings.usual(
              SigningKeys.find(address, Anchor.isSigned(store), _ -> ""), Optional.empty());
      try (PracticeSupervisor _ = PracticeSupervisor.on(floor);
          Anchor anchor = Anchor.open(store, log);
          WebServer server = WebServer.start(floor, people, Optional.of(anchor), settings);
          RehearsalGuest guest = new RehearsalGuest(server.port())) {
        return evening.with(guest);
      }
    }
  }

  private static List<Played> play(RehearsalGuest guest) throws SaidNo {
    List<Played> rounds = new ArrayList<>();
    for (String table : guest.tables()) {
      rounds.add(guest.playARound(table));
    }
    return rounds;
  }
}
