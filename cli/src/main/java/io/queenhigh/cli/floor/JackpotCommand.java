package io.queenhigh.cli.floor;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.audit.Report;
import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.cli.audit.AuditPage;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.cli.line.WholeNumbers;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.store.Store;
import io.queenhigh.web.WebServer;
import io.queenhigh.web.WebSettings;
import io.queenhigh.web.demo.Book;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Set;
import java.util.UUID;

/** {@code queenhigh jackpot}: a link of three tables, from its set-up to its audit, in a minute. */
public final class JackpotCommand implements CliCommand {
  private static final long USUAL_SEED = 7;

  @Override
  public String name() {
    return "jackpot";
  }

  @Override
  public String summary() {
    return "sets up a progressive link of three tables, has it hit, confirmed, paid and audited";
  }

  @Override
  public String help() {
    return """
    queenhigh jackpot
    queenhigh jackpot --seed 42

    Opens a floor in a temporary folder, sets up a link of three tables over HTTP as a manager would, plays until
    its meter is hit, has the hit confirmed and paid, reconciles the day and lets the auditor go through it.
    The dealer keys the cards in as from a physical deck; they follow from the seed, and the last hand is laid out
    beforehand so that nobody has to wait for it. Nothing of it stays.

      --seed N          other cards, and another number of rounds; 7 unless you say otherwise\
    """;
  }

  @Override
  public Set<String> valued() {
    return Set.of("--seed");
  }

  @Override
  public Set<String> flags() {
    return Set.of();
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    if (!arguments.words().isEmpty()) {
      throw new Usage("jackpot takes --seed only; see queenhigh help jackpot");
    }
    long seed = WholeNumbers.read(arguments, "--seed").orElse(USUAL_SEED);
    Catalogue catalogue = Catalogue.approved();
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      String store = folder.store();
      play(store, catalogue, seed, terminal);
      Report report = Audit.store(store, catalogue, Progress.SILENT);
      terminal.print("");
      terminal.print(terminal.strong("queenhigh verify"));
      AuditPage.text(report, terminal).forEach(terminal::print);
      return report.isClean() ? Exit.DONE : Exit.REFUSED;
    }
  }

  private static void play(String address, Catalogue catalogue, long seed, Terminal terminal)
      throws SaidNo {
    try (Store store = OpenStore.at(address);
        Floor floor = Floor.open(store, FloorSettings.usual(catalogue, new Book()))) {
      People people = People.of(store, InstantSource.system(), new SecureRandom());
      String password = UUID.randomUUID().toString();
      appoint(people, password);
      WebSettings settings = WebSettings.usual().at("localhost", 0).withoutRates();
      try (WebServer server = WebServer.start(floor, people, settings);
          JackpotShow show = new JackpotShow(server.port(), password, seed, terminal)) {
        show.run();
      }
    }
  }

  private static void appoint(People people, String password) throws SaidNo {
    given(people.demo().open(JackpotShow.MANAGER, new Password(password)));
    Who manager = new Who(JackpotShow.MANAGER, Role.MANAGER);
    for (Role role : JackpotShow.STAFF) {
      given(people.demo().register(manager, JackpotShow.name(role), new Password(password), role));
    }
  }

  private static void given(Reply<?> reply) throws SaidNo {
    switch (reply) {
      case Reply.Given<?> _ -> {}
      case Reply.No<?>(var no) -> throw new SaidNo(no.why());
      case Reply.Unavailable<?>(String why) -> throw new SaidNo(why);
    }
  }
}
