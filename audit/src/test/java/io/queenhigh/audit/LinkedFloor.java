package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.Ask;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.Story;
import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.link.LinkBooks;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.Linked;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Ceilings;
import io.queenhigh.rules.progressive.LinkTerms.Configured;
import io.queenhigh.rules.progressive.LinkTerms.ExecutiveLevel;
import io.queenhigh.rules.progressive.LinkTerms.Limit;
import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import io.queenhigh.rules.progressive.LinkTerms.Rates;
import io.queenhigh.rules.progressive.LinkTerms.Stake;
import io.queenhigh.rules.progressive.MicroCents;
import io.queenhigh.rules.progressive.Reason;
import io.queenhigh.rules.progressive.Reconciliation;
import io.queenhigh.rules.progressive.TableOnLink.Count;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/**
 * A floor with three links, played by chance: hits that wait while other tables feed the next
 * meter, marks taken back, void rounds, suspensions, changes by two people.
 */
final class LinkedFloor implements AutoCloseable {

  private static final Pace PACE = new Pace(3_600_000, 3_600_000, 3_600_000, 0, 3_600_000, 0);

  private final Random random;
  private final LinkedRoom linked;
  private final List<LiveTable> tables = new ArrayList<>();
  private final Map<String, Story> stories = new TreeMap<>();
  private final LiveLink emerald;
  private final LiveLink topaz;
  private final LiveLink ruby;

  LinkedFloor(String address, long seed) {
    random = new Random(seed);
    List<Deck> decks = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      decks.add(deck());
    }
    FloorSettings settings =
        new FloorSettings(
            CardRoom.CATALOGUE,
            CardRoom.ADVICE,
            ColdDeck.dealing(seed, decks),
            InstantSource.system());
    linked = new LinkedRoom(new CardRoom(address, settings));
    emerald = linked.open(LinkedRoom.gameManager());
    topaz = linked.open(LinkedRoom.nexus());
    ruby = linked.open(everything());
    open(emerald, LinkedRoom.setup("t1", LinkedRoom.gameManager()));
    open(emerald, LinkedRoom.setup("t2", LinkedRoom.gameManager()));
    open(topaz, LinkedRoom.setup("t3", LinkedRoom.nexus()));
    open(
        ruby, LinkedRoom.setup("t4", everything()).on(new Linked("ruby", PaysFrom.ALL_FROM_METER)));
  }

  /** A link whose meter pays every award, with a limit that it soon reaches. */
  private static LinkTerms everything() {
    return new LinkTerms(
        "ruby",
        "The ruby",
        Controller.GAME_MANAGER,
        "P1",
        new Stake(1_00, 5_00),
        PaysFrom.ALL_FROM_METER,
        600_00,
        new Rates(7_033, 1_217),
        new Configured(600_00, 7_033, "the maker's letter"),
        Optional.of(new Limit(606_00, Limit.Excess.OVERFLOW_POOL)),
        false,
        MeterOrder.DEALERS_FAR_LEFT_FIRST,
        new ExecutiveLevel(true, Optional.of(200_00L)),
        Ceilings.WASHINGTON);
  }

  /** One deck in four begins with a hand that wins off some meter. */
  private Deck deck() {
    List<Card> cards = new ArrayList<>(Card.all());
    Collections.shuffle(cards, random);
    List<String> hands = List.of("As Ks Qs", "Ah Kh Qh", "9d 8d 7d", "As Ks Qs 5h 4h 3h");
    return random.nextInt(3) > 0
        ? new Deck(cards)
        : ColdDeck.startingWith(hands.get(random.nextInt(hands.size())));
  }

  private void open(LiveLink link, TableSetup setup) {
    TableSetup brisk =
        new TableSetup(
            setup.id(),
            setup.title(),
            setup.game(),
            setup.choices(),
            setup.fingerprint(),
            setup.terms(),
            PACE,
            setup.dealer(),
            setup.cards(),
            0,
            false,
            setup.link());
    LiveTable table = linked.join(link, brisk);
    tables.add(table);
    stories.put(table.id(), new Story(table, Viewer.player("nobody")));
    for (int seat = 1; seat <= 2; seat++) {
      linked.room().issue(name(table, seat), 50_000_00);
      CardRoom.go(table, name(table, seat), new TableCommand.Sit(seat, 20_000_00));
    }
  }

  private static String name(LiveTable table, int seat) {
    return table.id() + (seat == 1 ? "-ann" : "-bob");
  }

  /** Plays so many steps, then brings everything to an end. */
  void play(int steps) throws Exception {
    for (int i = 0; i < steps; i++) {
      if (random.nextInt(12) == 0) {
        office(List.of(emerald, topaz, ruby).get(random.nextInt(3)));
      }
      act(tables.get(random.nextInt(tables.size())), false);
    }
    for (LiveLink link : List.of(emerald, topaz, ruby)) {
      ask(link, LinkedRoom.MAX, new LinkCommand.Resume());
    }
    settleHits();
  }

  /** Nothing waits for a supervisor any more. */
  private void settleHits() throws Exception {
    for (int i = 0; i < 8; i++) {
      for (LiveTable table : tables) {
        if (waits(table.state())) {
          act(table, true);
        }
      }
    }
  }

  private void act(LiveTable table, boolean surely) throws Exception {
    TableState state = untilForUs(table);
    int turn = state.round().turn();
    if (turn != 0) {
      boolean voids = random.nextInt(12) == 0;
      if (voids) {
        voided(table);
      } else {
        boolean folds = random.nextInt(5) == 0;
        CardRoom.ask(
            table, name(table, turn), folds ? new Command.Fold(turn) : new Command.Play(turn));
      }
    } else if (waits(state)) {
      verify(table, state, surely);
    } else {
      bet(table, state);
    }
  }

  private TableState untilForUs(LiveTable table) throws Exception {
    return Objects.requireNonNull(stories.get(table.id())).until(LinkedFloor::isForUs);
  }

  private static boolean isForUs(TableState state) {
    boolean bets = state.round().phase() == Phase.BETTING && !state.round().hasBets();
    return bets || state.round().turn() != 0 || waits(state);
  }

  private static boolean waits(TableState state) {
    return state.round().phase() == Phase.REVEALED
        && state.controller().flatMap(Console::nextToConfirm).isPresent();
  }

  private void voided(LiveTable table) {
    TableCommand voids = new TableCommand.InRound(new Command.VoidRound("a drink on the felt"));
    table.ask(Ask.of(new Staff("sue", Post.SUPERVISOR), CardRoom.nextId(), voids)).join();
    TableCommand confirms = new TableCommand.ConfirmVoid();
    table.ask(Ask.of(new Staff("eve", Post.EXECUTIVE), CardRoom.nextId(), confirms)).join();
  }

  private void bet(LiveTable table, TableState state) {
    long unit = state.setup().terms().limitsOf(Wager.PROGRESSIVE).minimumCents();
    long most = state.setup().terms().limitsOf(Wager.PROGRESSIVE).maximumCents() / unit;
    for (int seat = 1; seat <= 2; seat++) {
      CardRoom.ask(table, name(table, seat), new Command.Bet(seat, Wager.ANTE, 5_00));
      if (random.nextInt(8) > 0) {
        long cents = unit * (1 + random.nextInt((int) most));
        CardRoom.ask(table, name(table, seat), new Command.Bet(seat, Wager.PROGRESSIVE, cents));
      }
    }
    if (random.nextInt(15) == 0) {
      voided(table);
      return;
    }
    for (int seat = 1; seat <= 2; seat++) {
      CardRoom.ask(table, name(table, seat), new TableCommand.Ready(seat));
    }
  }

  /** A supervisor comes at once, later, or after the dealer has taken the mark back. */
  private void verify(LiveTable table, TableState state, boolean surely) {
    Console console = state.controller().orElseThrow();
    int whim = surely ? 9 : random.nextInt(10);
    if (whim < 3) {
      return;
    }
    if (whim == 3) {
      int seat = console.nextToConfirm().orElseThrow().seat();
      String hand =
          console.evidence().orElseThrow().held().stream()
              .filter(held -> held.seat() == seat)
              .findFirst()
              .orElseThrow()
              .hand();
      LinkedRoom.press(table, LinkedRoom.DAN, new ConsoleCommand.PressHand(hand));
      return;
    }
    if (console.controller() == Controller.GAME_MANAGER) {
      press(table, new ConsoleCommand.TurnKey(SupervisorKey.JPH));
      while (waits(table.state()) && press(table, new ConsoleCommand.PressJPot())) {}
      press(table, new ConsoleCommand.TurnKey(SupervisorKey.RUN));
    } else {
      press(table, new ConsoleCommand.PressConfirm());
      press(table, new ConsoleCommand.SwipeCard());
    }
  }

  private static boolean press(LiveTable table, ConsoleCommand.Pressed button) {
    return LinkedRoom.press(table, LinkedRoom.EVE, button) instanceof Answer.Done;
  }

  /** What may be refused at this moment is refused, and that is that. */
  private void office(LiveLink link) {
    switch (random.nextInt(8)) {
      case 0 -> ask(link, LinkedRoom.SUE, new LinkCommand.Suspend("a fault"));
      case 1, 2 -> ask(link, LinkedRoom.MAX, new LinkCommand.Resume());
      case 3 -> {
        long cents = random.nextInt(200) - 100L;
        Funds.Fund fund = Funds.Fund.values()[random.nextInt(3)];
        Reason reason = Reason.values()[random.nextInt(Reason.values().length)];
        both(
            link,
            new LinkCommand.ProposeAdjustment(fund, cents, reason, "as found"),
            LinkedRoom.MAX);
      }
      case 4 -> {
        long page = 1L + random.nextInt(3);
        both(link, new LinkCommand.ProposeBackOut(page, "misread"), LinkedRoom.EVE);
      }
      default ->
          link.state().awards().stream()
              .filter(award -> award.state() == Award.State.DUE)
              .findFirst()
              .ifPresent(award -> ask(link, LinkedRoom.CAL, new LinkCommand.Pay(award.page())));
    }
  }

  private static void both(LiveLink link, LinkCommand.OfTheOffice proposal, Staff approves) {
    int number = link.state().next().proposal();
    ask(link, LinkedRoom.SUE, proposal);
    ask(link, random(number) ? LinkedRoom.SUE : approves, new LinkCommand.Approve(number));
    ask(link, approves, new LinkCommand.Approve(number));
  }

  /** Now and then the same person tries to sign twice. */
  private static boolean random(int number) {
    return number % 3 == 0;
  }

  private static Answer ask(LiveLink link, Staff by, LinkCommand.OfTheOffice command) {
    return link.ask(by, CardRoom.nextId(), command).join();
  }

  /** What an evening may bring at least once: each of it is done, and none refused. */
  void everythingOnce() throws Exception {
    while (hits(emerald) < 3 || hits(topaz) < 1 || hits(ruby) < 1) {
      play(10);
    }
    finish(); // the meter stays as it is while a hit waits
    List<Award> due =
        emerald.state().awards().stream()
            .filter(award -> award.state() == Award.State.DUE)
            .toList();
    if (!due.isEmpty()) {
      go(emerald, LinkedRoom.CAL, new LinkCommand.Pay(due.getFirst().page()));
    }
    approve(
        emerald,
        new LinkCommand.ProposeAdjustment(
            Funds.Fund.METER, 5_00, Reason.HOUSE_ADDS, "a holiday gift"));
    Award last = emerald.state().awards().getLast();
    if (last.state() == Award.State.DUE || last.state() == Award.State.PAID) {
      approve(emerald, new LinkCommand.ProposeBackOut(last.page(), "misread"));
    }
    signOff(emerald);
    go(ruby, LinkedRoom.SUE, new LinkCommand.Suspend("new rates"));
    finish();
    LinkTerms other = withRates(ruby.state(), new Rates(7_000, 1_000));
    approve(ruby, new LinkCommand.ProposeTerms(other, "new"));
    go(ruby, LinkedRoom.MAX, new LinkCommand.Resume());
    retireTopaz();
  }

  private static int hits(LiveLink link) {
    return link.state().awards().size();
  }

  /** Plays every table's round to its end. */
  private void finish() throws Exception {
    boolean goesOn = true;
    while (goesOn) { // in turns, for one table's hit may have to wait for another's
      goesOn = false;
      for (LiveTable table : tables) {
        if (untilForUs(table).round().phase() != Phase.BETTING) {
          act(table, true);
          goesOn = true;
        }
      }
    }
  }

  /**
   * An adjustment may have brought the meter above its limit, which new terms must not be below.
   */
  private static LinkTerms withRates(Link link, Rates rates) {
    LinkTerms terms = link.terms();
    long above = link.live().shownCents() + 1_00;
    return new LinkTerms(
        terms.id(),
        terms.title(),
        terms.controller(),
        terms.payTable(),
        terms.stake(),
        terms.paysFrom(),
        terms.seedCents(),
        rates,
        terms.configured(),
        terms.limit().map(limit -> new Limit(Math.max(limit.cents(), above), limit.excess())),
        terms.foldedHandsQualify(),
        terms.meterOrder(),
        terms.executive(),
        terms.ceilings());
  }

  private void signOff(LiveLink link) {
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    Map<String, Count> counted = new TreeMap<>();
    for (LiveTable table : tables) {
      Optional.ofNullable(table.state().coinIn().get(link.state().terms().id()))
          .ifPresent(count -> counted.put(table.id(), count));
    }
    Reconciliation books =
        LinkBooks.reconciled(
            LinkBooks.opening(linked.room().store(), link.state(), today).orElseThrow(),
            link.state(),
            counted);
    go(link, LinkedRoom.MAX, new LinkCommand.SignOff(today.toString(), books));
  }

  private void retireTopaz() {
    topaz.state().awards().stream()
        .filter(award -> award.state() == Award.State.DUE)
        .forEach(award -> go(topaz, LinkedRoom.CAL, new LinkCommand.Pay(award.page())));
    go(topaz, LinkedRoom.SUE, new LinkCommand.Suspend("it is late"));
    go(topaz, LinkedRoom.MAX, new LinkCommand.Leave("t3"));
    Funds funds = topaz.state().live();
    approve(topaz, new LinkCommand.ProposeRetirement("emerald", "it is late"));
    go(
        emerald,
        LinkedRoom.MAX,
        new LinkCommand.Receive("topaz", funds, MicroCents.begunCents(funds.totalMicroCents())));
  }

  private static void approve(LiveLink link, LinkCommand.OfTheOffice proposal) {
    int number = link.state().next().proposal();
    go(link, LinkedRoom.SUE, proposal);
    go(link, LinkedRoom.MAX, new LinkCommand.Approve(number));
  }

  private static void go(LiveLink link, Staff by, LinkCommand.OfTheOffice command) {
    Answer answer = ask(link, by, command);
    assertInstanceOf(Answer.Done.class, answer, () -> command + ": " + answer);
  }

  @Override
  public void close() {
    stories.values().forEach(Story::close);
    linked.close();
  }
}
