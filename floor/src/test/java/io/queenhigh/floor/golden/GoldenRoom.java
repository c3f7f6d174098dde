package io.queenhigh.floor.golden;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.Ask;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.Story;
import io.queenhigh.floor.anchor.Anchor;
import io.queenhigh.floor.anchor.AnchorSettings;
import io.queenhigh.floor.anchor.Checkpoint;
import io.queenhigh.floor.anchor.SigningKeys;
import io.queenhigh.floor.cards.PlayersCut;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.people.Badge;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A floor with its people, on a clock that the script moves: what golden floors are played in. */
public final class GoldenRoom implements AutoCloseable {

  /** What everybody's password is; nobody else will ever use these floors. */
  public static final Password PASSWORD = new Password("correct horse 9");

  /** No wait ends by itself but the pause between two rounds. */
  static final Pace NO_PAUSE = new Pace(3_600_000, 3_600_000, 3_600_000, 0, 3_600_000, 0);

  /** The lines with which a round ends. */
  private static final Set<String> ENDS = Set.of("RoundSettled", "RoundVoided");

  /** What every player's cut is, so that one that is promised can be opened later. */
  static final String CUT = "5e".repeat(32);

  static final String DEALER = "dora";
  static final String SUPERVISOR = "sue";

  private final String address;
  private final CardRoom room;
  private final LinkedRoom linked;
  private final People people;
  private final StepClock clock;

  public GoldenRoom(String address, Shuffler shuffler, StepClock clock) {
    this.address = address;
    this.clock = clock;
    this.room =
        new CardRoom(
            address, new FloorSettings(CardRoom.CATALOGUE, CardRoom.ADVICE, shuffler, clock));
    this.linked = new LinkedRoom(room);
    this.people = People.of(room.store(), clock, new SecureRandom());
  }

  public LinkedRoom linked() {
    return linked;
  }

  public CardRoom room() {
    return room;
  }

  public People people() {
    return people;
  }

  public Store store() {
    return room.store();
  }

  StepClock clock() {
    return clock;
  }

  /** Signs with the key that lies beside the store, and is made where there is none. */
  void signs() {
    signs(SigningKeys.find(address, Anchor.isSigned(store()), _ -> ""));
  }

  /** Takes all there is into the transparency log, and signs it. */
  public Checkpoint signs(SigningKeys.Found key) {
    AnchorSettings settings =
        new AnchorSettings(key, Optional.empty(), _ -> {}, Duration.ofMinutes(1), clock);
    try (Anchor anchor = Anchor.at(store(), settings)) {
      Optional<Checkpoint> signed = anchor.turn();
      if (anchor.trouble().isPresent()) {
        throw new IllegalStateException(anchor.trouble().get());
      }
      return signed.orElseThrow();
    }
  }

  void pass(Duration time) {
    clock.advance(time);
  }

  void seconds(long seconds) {
    pass(Duration.ofSeconds(seconds));
  }

  // People

  public static <T> T given(Reply<T> reply) {
    if (reply instanceof Reply.Given<T>(T value)) {
      return value;
    }
    throw new IllegalStateException(reply.toString());
  }

  static void denied(Reply<?> reply) {
    assertInstanceOf(Reply.No.class, reply);
  }

  /** The first manager, and one of every other post. */
  Who hires() {
    given(people.demo().open("max", PASSWORD));
    Who max = new Who("max", Role.MANAGER);
    Map<String, Role> staff =
        Map.of(
            DEALER,
            Role.DEALER,
            "dan",
            Role.DEALER,
            SUPERVISOR,
            Role.SUPERVISOR,
            "eve",
            Role.EXECUTIVE,
            "cal",
            Role.CASHIER,
            "otto",
            Role.AUDITOR,
            "wall",
            Role.DISPLAY);
    staff.keySet().stream()
        .sorted()
        .forEach(
            name -> {
              given(people.demo().register(max, name, PASSWORD, role(staff, name)));
              seconds(20);
            });
    return max;
  }

  private static Role role(Map<String, Role> staff, String name) {
    return Optional.ofNullable(staff.get(name)).orElseThrow();
  }

  Badge registers(String player, long moreCents) {
    Badge badge = given(people.door().register(player, PASSWORD));
    seconds(5);
    if (moreCents > 0) {
      given(
          people
              .cashier()
              .issue(new Who("cal", Role.CASHIER), player, moreCents, CardRoom.nextId()));
    }
    return badge;
  }

  // Tables

  static TableSetup setup(String id, String game, List<String> choices) {
    return CardRoom.setup(id, game, choices, NO_PAUSE, 0);
  }

  static TableSetup with(
      TableSetup plain, Terms terms, Pace pace, Dealer dealer, CardSource cards, int practice) {
    return new TableSetup(
        plain.id(),
        plain.title(),
        plain.game(),
        plain.choices(),
        plain.fingerprint(),
        terms,
        pace,
        dealer,
        cards,
        practice,
        plain.rotation2026(),
        plain.link());
  }

  static TableSetup byHand(TableSetup plain) {
    return with(plain, plain.terms(), plain.pace(), Dealer.PERSON, plain.cards(), 0);
  }

  static TableSetup practice(TableSetup plain, int players) {
    return with(plain, plain.terms(), plain.pace(), plain.dealer(), plain.cards(), players);
  }

  LiveTable opens(TableSetup setup) {
    Answer answer =
        room.floor()
            .openTable(SUPERVISOR, CardRoom.nextId(), setup, CardRoom.dealersOf(setup))
            .join();
    assertInstanceOf(Answer.Done.class, answer, answer::toString);
    seconds(10);
    return table(setup.id());
  }

  public LiveTable table(String id) {
    return room.floor().table(id).orElseThrow();
  }

  /** Tables go by what the office has said last. */
  void hearsTheOffice() {
    room.floor().room().refresh();
  }

  void sits(LiveTable table, String player, int seat, long cents) {
    does(table, player, new TableCommand.Sit(seat, cents));
  }

  void promises(LiveTable table, String player, int seat) {
    String sealed = PlayersCut.seal(table.state().roundId(), seat, CUT);
    does(table, player, new TableCommand.SealCut(seat, sealed));
  }

  void bets(LiveTable table, String player, int seat, Wager wager, long cents) {
    does(table, player, new Command.Bet(seat, wager, cents));
  }

  void does(LiveTable table, String player, Command command) {
    does(table, player, new TableCommand.InRound(command));
  }

  void does(LiveTable table, String player, TableCommand command) {
    done(table.ask(Ask.player(player, CardRoom.nextId(), command)).join(), command);
  }

  void dealer(LiveTable table, Command... commands) {
    for (Command command : commands) {
      dealer(table, new TableCommand.InRound(command));
    }
  }

  void dealer(LiveTable table, TableCommand command) {
    done(
        table.ask(Ask.of(new Staff(DEALER, Post.DEALER), CardRoom.nextId(), command)).join(),
        command);
  }

  void supervisor(LiveTable table, Command command) {
    supervisor(table, new TableCommand.InRound(command));
  }

  /** Who deals at a table of a floor that was written before dealers were assigned. */
  void assigns(LiveTable table) {
    supervisor(table, new TableCommand.AssignDealers(CardRoom.dealersOf(table.state().setup())));
  }

  /** The second person's word on what somebody has proposed. */
  void confirmsVoid(LiveTable table) {
    TableCommand command = new TableCommand.ConfirmVoid();
    done(
        table.ask(Ask.of(new Staff("eve", Post.EXECUTIVE), CardRoom.nextId(), command)).join(),
        command);
  }

  void supervisor(LiveTable table, TableCommand command) {
    done(
        table
            .ask(Ask.of(new Staff(SUPERVISOR, Post.SUPERVISOR), CardRoom.nextId(), command))
            .join(),
        command);
  }

  /** From the last decision to the money. */
  void settles(LiveTable table) {
    dealer(table, new Command.CollectForfeits(), new Command.Reveal());
    dealer(table, new Command.Settle(Optional.empty()));
  }

  /** Cards that the dealer has dealt by hand, of the deck that is due. */
  Command keyed(LiveTable table, Map<Integer, String> hands, String dealer, String... community) {
    Map<Integer, List<Card>> dealt = new TreeMap<>();
    hands.forEach((seat, text) -> dealt.put(seat, cards(text)));
    return new Command.DealKeyed(
        table.state().round().deck(),
        dealt,
        cards(dealer),
        Stream.of(community).map(GoldenRoom::card).toList());
  }

  static List<Card> cards(String text) {
    return Stream.of(text.split(" ", -1)).map(GoldenRoom::card).toList();
  }

  private static Card card(String text) {
    return Card.parse(text).orElseThrow();
  }

  void done(Answer answer, Object command) {
    assertInstanceOf(Answer.Done.class, answer, () -> command + ": " + answer);
    seconds(1);
  }

  public static TableState until(LiveTable table, Predicate<TableState> wanted) {
    try (Story story = new Story(table, Viewer.BYSTANDER)) {
      return story.until(wanted);
    } catch (Exception e) {
      throw new IllegalStateException(
          table.id() + " stands at " + table.state().round().phase(), e);
    }
  }

  public static TableState until(LiveTable table, Phase phase) {
    return until(table, state -> state.round().phase() == phase);
  }

  public static TableState untilTurnOf(LiveTable table, int seat) {
    return until(table, state -> state.round().turn() == seat);
  }

  static TableState untilRound(LiveTable table, long number) {
    return until(table, state -> state.round().number() == number);
  }

  /** A round that is over, as it is handed out with everything by which it can be checked. */
  private record Exported(
      String id, Optional<Entry> setup, NavigableMap<Integer, String> seated, List<Entry> lines) {}

  /** All rounds that were played; one that only lay there when its table closed proves nothing. */
  List<String> exported() {
    return store().keptOf("round").keySet().stream()
        .map(id -> room.floor().rounds().find(id).orElseThrow())
        .filter(round -> round.lines().stream().map(Entry::type).anyMatch(ENDS::contains))
        .map(one -> new Exported(one.id(), one.setup(), one.seated(), one.lines()))
        .map(Spelling.JSON::writeValueAsString)
        .toList();
  }

  @Override
  public void close() {
    room.close();
  }
}
