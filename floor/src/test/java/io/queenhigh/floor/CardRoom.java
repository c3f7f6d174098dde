package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.Machinery;
import io.queenhigh.floor.stream.Tenure;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.floor.table.Allowance;
import io.queenhigh.floor.table.Fold;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.PracticeAdvice;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.FeeWords;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.ShufflerStep;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/** A floor for tests: practice players answer at once, people have all the time they want. */
public final class CardRoom implements AutoCloseable {

  public static final Catalogue CATALOGUE = Catalogue.approved();

  /** Queen high or better plays: good enough for practice. */
  public static final PracticeAdvice ADVICE =
      (_, hand, _, _) -> ThreeCardHand.of(hand.list()).isAtLeastHigh(Rank.QUEEN);

  /** Nothing happens by the clock but what needs no waiting. */
  public static final Pace PATIENT =
      new Pace(3_600_000, 3_600_000, 3_600_000, 3_600_000, 3_600_000, 0);

  /** As fast as the machine goes. */
  public static final Pace BRISK = new Pace(0, 3_600_000, 3_600_000, 0, 3_600_000, 0);

  /** A store that another run has written knows its commands, and would not do them again. */
  private static final String RUN = UUID.randomUUID().toString().substring(0, 8);

  private static final AtomicLong COMMANDS = new AtomicLong();

  private final Store store;
  private final Floor floor;

  public CardRoom(String address) {
    this(address, FloorSettings.usual(CATALOGUE, ADVICE));
  }

  public CardRoom(String address, FloorSettings settings) {
    this(address, settings, Formats.today(CATALOGUE));
  }

  /** A floor of another version. */
  public CardRoom(String address, FloorSettings settings, Formats formats) {
    this.store = Store.open(address);
    this.floor = Floor.open(store, settings, formats);
  }

  public Floor floor() {
    return floor;
  }

  public Store store() {
    return store;
  }

  public static Game game(String id, List<String> choices) {
    return assertInstanceOf(GameBook.Opening.Opened.class, CATALOGUE.open(id, choices)).game();
  }

  public static TableSetup setup(
      String id, String game, List<String> choices, Pace pace, int practicePlayers) {
    Game opened = game(game, choices);
    Terms terms = Terms.opening(opened);
    return new TableSetup(
        id,
        "Table " + id,
        game,
        choices,
        opened.fingerprint(),
        terms,
        pace,
        Dealer.AUTOMATIC,
        CardSource.SHUFFLER,
        practicePlayers,
        false);
  }

  /**
   * With a collection where the document demands one: a printed schedule, or a fee that falls due
   * only above a million, for tests that are about something else.
   */
  public static Terms collecting(Game game, Terms terms) {
    if (terms.fees().isPresent() || game.collection().isEmpty()) {
      return terms;
    }
    return terms.withFees(
        game.fees().isEmpty()
            ? posted(game, "player-dealer 0 above 1000000 1")
            : game.fees().getFirst());
  }

  public static FeeSchedule posted(Game game, String fees) {
    return assertInstanceOf(
            FeeWords.Read.Schedule.class, FeeWords.read(game, List.of(fees.split(" ", -1))))
        .schedule();
  }

  /** Dora and dan take turns wherever a person deals. */
  public static List<Staff> dealersOf(TableSetup setup) {
    return setup.isAutomatic()
        ? List.of()
        : List.of(new Staff("dora", Post.DEALER), new Staff("dan", Post.DEALER));
  }

  public LiveTable open(TableSetup setup) {
    Answer answer = floor.openTable("floor", nextId(), setup, dealersOf(setup)).join();
    assertInstanceOf(Answer.Done.class, answer);
    return floor.table(setup.id()).orElseThrow();
  }

  /** What tables need that are put together without a floor. */
  static Services services(Store store, Executor hands) {
    return new Services(
        new Machinery(store, InstantSource.system(), hands, (_, _) -> () -> {}),
        new Fold(CATALOGUE),
        Formats.today(CATALOGUE),
        Shuffler.start(),
        ADVICE,
        new Links(CATALOGUE, _ -> {}),
        new Room(store),
        new KeptAway(),
        Tenure.ALONE,
        new Unreadable());
  }

  Felt felt(TableOrder order) {
    return new Felt(store, open(order.setup()));
  }

  /** A table that was open before this room was. */
  Felt felt(String id) {
    return new Felt(store, floor.table(id).orElseThrow());
  }

  public void issue(String player, long cents) {
    issue(store, player, cents);
  }

  static void issue(Store store, String player, long cents) {
    Head head = store.head("house");
    Writing writing =
        new Writing(
            "house",
            head.seq(),
            head.hash(),
            "cashier",
            0,
            Optional.empty(),
            List.of(
                new Fact("ChipsIssued", "{\"player\":\"" + player + "\",\"cents\":" + cents + "}")),
            List.of(new Transfer(0, Accounts.CAGE, Accounts.wallet(player), cents)),
            List.of());
    assertInstanceOf(Written.Durable.class, store.write(writing).join());
  }

  /** Lets a player lose so much, as the house would. */
  Allowance allow(String player, long cents) {
    String account = Accounts.allowance(player, "day/2026-11-16.1");
    Head head = store.head("house");
    Writing writing =
        new Writing(
            "house",
            head.seq(),
            head.hash(),
            player,
            0,
            Optional.empty(),
            List.of(
                new Fact(
                    "AllowanceOpened",
                    ("{\"name\":\"%s\",\"allowance\":{\"period\":\"day\",\"firstDay\":\"2026-11-16\","
                            + "\"turn\":1,\"limitCents\":%d},\"cents\":%d}")
                        .formatted(player, cents, cents))),
            List.of(new Transfer(0, Accounts.limit(player), account, cents)),
            List.of());
    assertInstanceOf(Written.Durable.class, store.write(writing).join());
    return new Allowance(player, List.of(account));
  }

  public static Answer ask(LiveTable table, String player, TableCommand command) {
    return table.ask(Ask.player(player, nextId(), command)).join();
  }

  public static Answer ask(LiveTable table, String player, Command command) {
    return ask(table, player, new TableCommand.InRound(command));
  }

  /** Asks, and expects a yes. */
  public static void go(LiveTable table, String player, TableCommand command) {
    assertInstanceOf(Answer.Done.class, ask(table, player, command), command.toString());
  }

  public static void go(LiveTable table, String player, Command command) {
    go(table, player, new TableCommand.InRound(command));
  }

  public static String nextId() {
    return "command-" + RUN + "-" + COMMANDS.incrementAndGet();
  }

  @Override
  public void close() {
    floor.close();
    store.close();
  }

  /** The next step of a failing shuffler's replacement, or the end of it. */
  public static Command nextShufflerStep(Round round) {
    return Stream.of(ShufflerStep.values())
        .skip(round.shufflerSteps())
        .findFirst()
        .<Command>map(Command.ReplaceShuffler::new)
        .orElseGet(Command.ResumeAfterFailure::new);
  }
}
