package io.queenhigh.cli.floor;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.games.OpenCatalogue;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.cli.line.WholeNumbers;
import io.queenhigh.floor.Ask;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.FeeWords;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.web.demo.Book;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code queenhigh play GAME}: sit down at a table of its own floor, here in the terminal. */
public final class PlayCommand implements CliCommand {

  static final String YOU = "you";

  /** Rows of a house in which somebody has an account. */
  private static final List<String> PEOPLE = List.of("house", "person", "guest");

  private static final String TABLE = "here";
  private static final int MOST_PRACTICE = 5;
  private static final long CHIPS_CENTS = 1_000_00;

  /** People take their time; practice players and the dealer need none. */
  private static final Pace PACE =
      new Pace(Pace.MOST_MILLIS, Pace.MOST_MILLIS, Pace.MOST_MILLIS, 0, Pace.MOST_MILLIS, 0);

  @Override
  public String name() {
    return "play";
  }

  @Override
  public String summary() {
    return "seats you at a table, right here in the terminal";
  }

  @Override
  public String help() {
    return """
        queenhigh play wa/three-card-poker
        queenhigh play wa/three-card-poker --choose 6B1
        queenhigh play ca/6-card-bonus               and be the bank when your turn comes
        printf 'ante 5\\np\\nq\\n' | queenhigh play wa/three-card-poker

        You have $1,000 in play chips, practice players beside you, and all the time you want. Type ? for the words
        the table understands, c before a decision for the coach, q to leave.

          --choose NAME     a pay table or option; may be repeated
          --fees FEES       what the table collects where a player banks: option-2, "ante 1 player-dealer 2"
          --practice N      how many practice players; 2 unless you say otherwise
          --store STORE     keep the rounds, to verify them later: sqlite:FILE; not a house's with people
          --games FOLDER    game files of your own""";
  }

  @Override
  public Set<String> valued() {
    return Set.of("--choose", "--fees", "--games", "--practice", "--store");
  }

  @Override
  public Set<String> flags() {
    return Set.of();
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    ChosenGame chosen = ChosenGame.from(this, arguments);
    if (chosen.game().progressive().isPresent()) {
      throw new SaidNo("A progressive wager needs a link; leave that choice out to play here.");
    }
    long practice = WholeNumbers.read(arguments, "--practice").orElse(2L);
    if (practice < 0 || practice > MOST_PRACTICE) {
      throw new Usage("--practice takes 0 to " + MOST_PRACTICE);
    }
    Terms terms = terms(chosen.game(), arguments.value("--fees"));
    Table table =
        new Table(OpenCatalogue.from(arguments), chosen, terms, Math.toIntExact(practice));
    Optional<String> store = arguments.value("--store");
    if (store.isPresent()) {
      return play(OpenStore.withoutPassword(store.get()), table, terminal);
    }
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      return play(folder.store(), table, terminal);
    }
  }

  private static Terms terms(Game game, Optional<String> fees) throws SaidNo {
    if (fees.isEmpty()) {
      return Terms.opening(game);
    }
    return switch (FeeWords.read(game, List.of(fees.get().strip().split("\\s+", -1)))) {
      case FeeWords.Read.Schedule(FeeSchedule schedule) -> Terms.usual(game).withFees(schedule);
      case FeeWords.Read.Wrong(String why, Citation by) ->
          throw new SaidNo("%s (%s).".formatted(why, by));
    };
  }

  private record Table(Catalogue catalogue, ChosenGame chosen, Terms terms, int practice) {}

  private static int play(String address, Table wanted, Terminal terminal) throws SaidNo {
    try (Store store = OpenStore.at(address)) {
      isNoHouse(store);
      play(store, wanted, terminal);
    }
    return Exit.DONE;
  }

  /** Where people have accounts, a table and chips that nobody of the house gave look forged. */
  private static void isNoHouse(Store store) throws SaidNo {
    if (PEOPLE.stream().anyMatch(kind -> !store.keptOf(kind).isEmpty())) {
      throw new SaidNo(
          "People have accounts there, and nobody of that house would have given you these chips:"
              + " play keeps its rounds in a store of its own.");
    }
  }

  private static void play(Store store, Table wanted, Terminal terminal) throws SaidNo {
    try (Floor floor = Floor.open(store, FloorSettings.usual(wanted.catalogue(), new Book()))) {
      String table = freeName(store);
      TableSetup setup = setup(table, wanted);
      accept(floor.openTable("floor", "open-" + table, setup).join());
      issue(store, table);
      LiveTable live = floor.table(table).orElseThrow();
      try (Visit visit = new Visit(live, floor, terminal)) {
        accept(
            live.ask(Ask.player(YOU, "sit-" + table, new TableCommand.Sit(0, CHIPS_CENTS))).join());
        terminal.print(wanted.chosen().heading(terminal));
        visit.run();
      }
    }
  }

  /** A store that is used again has had a table of that name; every visit gets a new one. */
  private static String freeName(Store store) {
    Set<String> taken = store.keptOf("table").keySet();
    String name = TABLE;
    for (int i = 2; taken.contains(name); i++) {
      name = TABLE + "-" + i;
    }
    return name;
  }

  private static TableSetup setup(String id, Table wanted) {
    Game game = wanted.chosen().game();
    return new TableSetup(
        id,
        game.title(),
        game.id(),
        game.chosen(),
        game.fingerprint(),
        wanted.terms(),
        PACE,
        Dealer.AUTOMATIC,
        CardSource.SHUFFLER,
        wanted.practice(),
        false);
  }

  private static void issue(Store store, String table) {
    Head head = store.head("house");
    store
        .write(
            new Writing(
                "house",
                head.seq(),
                head.hash(),
                "cashier",
                System.currentTimeMillis(),
                Optional.of("chips-" + table),
                List.of(
                    new Fact(
                        "ChipsIssued",
                        "{\"player\":\"" + YOU + "\",\"cents\":" + CHIPS_CENTS + "}")),
                List.of(new Transfer(0, Accounts.CAGE, Accounts.wallet(YOU), CHIPS_CENTS)),
                List.of()))
        .join();
  }

  private static void accept(Answer answer) throws SaidNo {
    switch (answer) {
      case Answer.Done _ -> {}
      case Answer.No(var no) -> throw new SaidNo(no.toString());
      case Answer.Unavailable(String why) -> throw new SaidNo(why);
    }
  }
}
