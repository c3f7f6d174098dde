package io.queenhigh.floor;

import static io.queenhigh.floor.LinkedRoom.DAN;
import static io.queenhigh.floor.LinkedRoom.EVE;
import static io.queenhigh.floor.LinkedRoom.MAX;
import static io.queenhigh.floor.LinkedRoom.SUE;

import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.Funds.Fund;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.Reason;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.Held;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.table.Spot;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * An evening on three links with decks that hit all the time, a dealer who forgets things, and a
 * manager who cannot leave the meters alone.
 */
public final class LinkedEvening {

  private static final Staff SAM = new Staff("sam", Post.EXECUTIVE);
  private static final Staff CAL = new Staff("cal", Post.CASHIER);
  private static final List<LinkTerms> TERMS =
      List.of(LinkedRoom.gameManager(), LinkedRoom.nexus(), LinkedRoom.multiGameLink());

  static final String STEP = "step";

  private final String address;
  private final Random random;
  private LinkedRoom linked;

  public LinkedEvening(String address, long seed) {
    this.address = address;
    this.random = new Random(seed);
    this.linked = start();
  }

  private LinkedRoom start() {
    FloorSettings settings =
        new FloorSettings(
            CardRoom.CATALOGUE,
            CardRoom.ADVICE,
            ColdDeck.dealing(random.nextLong(), decks()),
            InstantSource.system());
    return new LinkedRoom(new CardRoom(address, settings));
  }

  public LinkedRoom linked() {
    return linked;
  }

  /** In one of three decks seat 1 holds A-K-Q of spades, and a royal flush with the community. */
  private List<Deck> decks() {
    List<Deck> decks = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      List<Card> order = new ArrayList<>(Card.all());
      Collections.shuffle(order, random);
      if (random.nextInt(3) == 0) {
        put(order, 0, "As", "Ks", "Qs");
        put(order, random.nextBoolean() ? 6 : 9, "Js", "Ts");
      } else if (random.nextInt(2) == 0) {
        put(order, 3, "Ah", "Kh", "Qh");
      }
      decks.add(new Deck(order));
    }
    return decks;
  }

  private static void put(List<Card> order, int at, String... cards) {
    for (int i = 0; i < cards.length; i++) {
      Collections.swap(order, at + i, order.indexOf(Card.parse(cards[i]).orElseThrow()));
    }
  }

  /**
   * Plays on the store of the first argument by the seed of the second, until it is killed; says a
   * line after every step.
   */
  public static void main(String[] arguments) {
    LinkedEvening evening = new LinkedEvening(arguments[0], Long.parseLong(arguments[1]));
    evening.opens();
    while (true) {
      evening.plays(1);
      System.out.println(STEP);
    }
  }

  /** Sets everything up that is not there yet. */
  public void opens() {
    if (!linked.room().floor().links().all().isEmpty()) {
      return;
    }
    for (LinkTerms terms : TERMS) {
      LiveLink link = linked.open(terms);
      String name = "t-" + (terms.controller() == Controller.GAME_MANAGER ? "gm" : terms.id());
      for (int i = 1; i <= 3; i++) {
        TableSetup setup = LinkedRoom.setup(name + "-" + i, terms);
        linked.join(link, i == 3 ? byHand(setup) : setup);
      }
      boolean several = terms.controller() == Controller.MULTI_GAME_LINK;
      String game = several ? "links/let-it-ride" : "links/three-card-poker";
      linked.join(link, LinkedRoom.beside(name + "-4", game, terms));
    }
    List.of("ann", "bob").forEach(player -> linked.room().issue(player, 10_000_000_00L));
  }

  private static TableSetup byHand(TableSetup setup) {
    return new TableSetup(
        setup.id(),
        setup.title(),
        setup.game(),
        setup.choices(),
        setup.fingerprint(),
        setup.terms(),
        setup.pace(),
        Dealer.PERSON,
        setup.cards(),
        0,
        false,
        setup.link());
  }

  public void plays(int steps) {
    for (int i = 0; i < steps; i++) {
      List<LiveTable> tables = List.copyOf(linked.room().floor().tables());
      LiveTable table = tables.get(random.nextInt(tables.size()));
      someoneActs(table);
      if (random.nextInt(40) == 0) {
        theManagerActs();
      }
    }
  }

  void restarts() {
    linked.close();
    linked = start();
  }

  /** Every round is brought to its end, every award paid, every link open. */
  void clearsUp() {
    for (LiveLink link : linked.room().floor().links().all()) {
      link.ask(MAX, CardRoom.nextId(), new LinkCommand.Resume()).join();
    }
    for (int times = 0; times < 200; times++) {
      linked.room().floor().tables().forEach(this::onlyForward);
      linked.room().floor().links().all().forEach(this::paysOne);
    }
  }

  long hits() {
    return linked.room().floor().links().all().stream()
        .mapToLong(link -> link.state().counters().wins().hits())
        .sum();
  }

  private void someoneActs(LiveTable table) {
    switch (random.nextInt(12)) {
      case 0 -> mistake(table);
      case 2 -> shuffler(table);
      case 1 -> supervisor(table, new Command.VoidRound("the evening"), 25);
      default -> forward(table, true);
    }
  }

  /** It fails at any moment, or works again. */
  private void shuffler(LiveTable table) {
    dealer(
        table,
        switch (random.nextInt(3)) {
          case 0 -> new Command.ReportShufflerFailure();
          case 1 -> new Command.ResumeAfterFailure();
          default -> CardRoom.nextShufflerStep(table.state().round());
        });
  }

  private void onlyForward(LiveTable table) {
    while (table.state().round().suspended()) {
      dealer(
          table,
          table.state().round().shufflerSteps() == 0
              ? new Command.ResumeAfterFailure()
              : CardRoom.nextShufflerStep(table.state().round()));
    }
    forward(table, table.state().round().phase() != Phase.BETTING);
  }

  /** Something that somebody might press at the wrong time. */
  private void mistake(LiveTable table) {
    List<ConsoleCommand.Pressed> buttons =
        List.of(
            new ConsoleCommand.Lock(),
            new ConsoleCommand.PressHand("mini-royal-of-spades"),
            new ConsoleCommand.SelectSpot(1),
            new ConsoleCommand.CallSupervisor(),
            new ConsoleCommand.TurnKey(SupervisorKey.JPH),
            new ConsoleCommand.PressJPot(),
            new ConsoleCommand.TurnKey(SupervisorKey.RUN),
            new ConsoleCommand.SwipeCard(),
            new ConsoleCommand.LockUpCards(1),
            new ConsoleCommand.EndRound());
    List<Staff> people = List.of(DAN, SUE, EVE, MAX);
    LinkedRoom.press(
        table,
        people.get(random.nextInt(people.size())),
        buttons.get(random.nextInt(buttons.size())));
  }

  private void forward(LiveTable table, boolean bets) {
    TableState state = table.state();
    if (state.setup().isControllerOnly()) {
      beside(table, state, bets);
      return;
    }
    switch (state.round().phase()) {
      case BETTING, BETS_CLOSED -> betting(table, state, bets);
      case DECIDING -> decides(table, state);
      case DECIDED -> dealer(table, new Command.CollectForfeits());
      case FORFEITS_COLLECTED -> dealer(table, new Command.Reveal());
      case REVEALED -> revealed(table, state.controller().orElseThrow());
      case SETTLED, VOID -> {
        LinkedRoom.press(table, DAN, new ConsoleCommand.PayEnvy());
        LinkedRoom.press(table, DAN, new ConsoleCommand.EndRound());
        dealer(table, new Command.NextRound());
      }
    }
  }

  /** A table that is dealt elsewhere: chips on sensors, and hands that people key. */
  private void beside(LiveTable table, TableState state, boolean bets) {
    switch (state.round().phase()) {
      case BETTING -> {
        if (bets) {
          tell(table, DAN, LinkedRoom.sensors(1, 2 + random.nextInt(3)));
          tell(table, DAN, LinkedRoom.sensors(1, 2 + random.nextInt(3), 6));
        }
        LinkedRoom.press(table, DAN, new ConsoleCommand.Lock());
      }
      case BETS_CLOSED -> keysAndEnds(table, state.controller().orElseThrow());
      default -> {
        LinkedRoom.press(table, DAN, new ConsoleCommand.EndRound());
        dealer(table, new Command.NextRound());
      }
    }
  }

  private void keysAndEnds(LiveTable table, Console console) {
    boolean five = console.controller() == Controller.MULTI_GAME_LINK;
    List<Card> top = LinkedRoom.cards(five ? "As Ks Qs Js Ts" : "As Ks Qs");
    if (random.nextInt(3) == 0) {
      tell(table, DAN, new TableCommand.KeyWin(1, top));
      tell(
          table,
          DAN,
          new TableCommand.KeyWin(6, LinkedRoom.cards(five ? "Jh Jd 4c Js Ts" : "Ah Kh Qh")));
    }
    for (Held held : table.state().controller().orElseThrow().unmarked()) {
      LinkedRoom.press(table, DAN, new ConsoleCommand.SelectSpot(held.seat()));
      LinkedRoom.press(table, DAN, new ConsoleCommand.PressHand(held.hand()));
    }
    LinkedRoom.press(table, DAN, new ConsoleCommand.CallSupervisor());
    for (Staff person : List.of(SUE, EVE, SAM)) {
      tell(table, person, new TableCommand.VerifyWin(1, top));
      confirms(table, console, person);
    }
    LinkedRoom.press(table, DAN, new ConsoleCommand.PayEnvy());
    LinkedRoom.press(table, DAN, new ConsoleCommand.EndRound());
  }

  private static void tell(LiveTable table, Staff by, TableCommand command) {
    table.ask(Ask.of(by, CardRoom.nextId(), command)).join();
  }

  private void betting(LiveTable table, TableState state, boolean bets) {
    if (bets) {
      for (int seat = 1; seat <= 2; seat++) {
        String player = seat == 1 ? "ann" : "bob";
        if (!state.isSeated(player)) {
          CardRoom.ask(table, player, new TableCommand.Sit(seat, 500_00));
        }
        if (state.rack(player) < 50_00) {
          CardRoom.ask(table, player, new TableCommand.BuyIn(500_00));
        }
        CardRoom.ask(table, player, new Command.Bet(seat, Wager.ANTE, 5_00));
        if (random.nextInt(4) > 0) {
          CardRoom.ask(table, player, new Command.Bet(seat, Wager.PROGRESSIVE, 1_00));
        }
        CardRoom.ask(table, player, new TableCommand.Ready(seat));
      }
    }
    if (!state.setup().isAutomatic()) {
      LinkedRoom.press(table, DAN, new ConsoleCommand.Lock());
      dealer(table, new Command.NoMoreBets());
      table
          .ask(
              Ask.of(
                  new Staff("dan", Post.DEALER), CardRoom.nextId(), new TableCommand.DealSealed()))
          .join();
    }
  }

  private void decides(LiveTable table, TableState state) {
    Optional<Spot> spot = state.round().spot(state.round().turn());
    spot.ifPresent(
        turn ->
            CardRoom.ask(
                table,
                turn.player(),
                random.nextInt(6) == 0
                    ? new Command.Fold(turn.seat())
                    : new Command.Play(turn.seat())));
  }

  private void revealed(LiveTable table, Console console) {
    if (!table.state().setup().isAutomatic()) {
      for (Held held : console.unmarked()) {
        LinkedRoom.press(table, DAN, new ConsoleCommand.SelectSpot(held.seat()));
        LinkedRoom.press(table, DAN, new ConsoleCommand.PressHand(held.hand()));
      }
      LinkedRoom.press(table, DAN, new ConsoleCommand.CallSupervisor());
    }
    // Whoever has marked by mistake confirms nothing in this round, so each of them tries.
    List<Staff> people = List.of(SUE, EVE, SAM);
    people.forEach(person -> confirms(table, console, person));
    if (!table.state().setup().isAutomatic()) {
      dealer(table, new Command.Settle(Optional.empty()));
    }
  }

  private static void confirms(LiveTable table, Console console, Staff person) {
    if (console.controller() == Controller.GAME_MANAGER) {
      LinkedRoom.press(table, person, new ConsoleCommand.TurnKey(SupervisorKey.JPH));
      LinkedRoom.press(table, person, new ConsoleCommand.PressJPot());
      LinkedRoom.press(table, person, new ConsoleCommand.PressJPot());
      LinkedRoom.press(table, person, new ConsoleCommand.TurnKey(SupervisorKey.RUN));
    } else {
      LinkedRoom.press(table, person, new ConsoleCommand.PressConfirm());
      LinkedRoom.press(table, EVE, new ConsoleCommand.SwipeCard());
      LinkedRoom.press(table, SAM, new ConsoleCommand.SwipeCard());
    }
  }

  private void theManagerActs() {
    List<LiveLink> links = List.copyOf(linked.room().floor().links().all());
    LiveLink link = links.get(random.nextInt(links.size()));
    switch (random.nextInt(6)) {
      case 0 -> ask(link, SUE, new LinkCommand.Suspend("a look at the meter"));
      case 1, 2 -> ask(link, MAX, new LinkCommand.Resume());
      case 3 -> {
        long cents = random.nextLong(1, 50_00) * (random.nextBoolean() ? 1 : -1);
        propose(
            link,
            new LinkCommand.ProposeAdjustment(
                Fund.METER, cents, Reason.MALFUNCTION, "the sensor of seat 2"));
      }
      case 4 -> {
        List<Award> awards = link.state().awards();
        if (!awards.isEmpty()) {
          propose(
              link,
              new LinkCommand.ProposeBackOut(awards.getLast().page(), "the wrong seat was paid"));
        }
      }
      default -> paysOne(link);
    }
  }

  private void propose(LiveLink link, LinkCommand.OfTheOffice command) {
    ask(link, MAX, command);
    Link state = link.state();
    if (!state.proposals().isEmpty()) {
      ask(link, EVE, new LinkCommand.Approve(state.proposals().lastKey()));
      ask(link, EVE, new LinkCommand.Withdraw(state.proposals().lastKey()));
    }
  }

  private void paysOne(LiveLink link) {
    link.state().awards().stream()
        .filter(award -> award.state() == Award.State.DUE)
        .findFirst()
        .ifPresent(
            award -> {
              ask(link, CAL, new LinkCommand.Pay(award.page()));
              ask(link, CAL, new LinkCommand.Pay(award.page()));
            });
  }

  private static void ask(LiveLink link, Staff by, LinkCommand.OfTheOffice command) {
    link.ask(by, CardRoom.nextId(), command).join();
  }

  private static void dealer(LiveTable table, Command command) {
    table
        .ask(
            Ask.of(
                new Staff("dan", Post.DEALER),
                CardRoom.nextId(),
                new TableCommand.InRound(command)))
        .join();
  }

  private void supervisor(LiveTable table, Command command, int oneIn) {
    if (random.nextInt(oneIn) == 0) {
      table
          .ask(
              Ask.of(
                  new Staff("sue", Post.SUPERVISOR),
                  CardRoom.nextId(),
                  new TableCommand.InRound(command)))
          .join();
      table.ask(Ask.of(EVE, CardRoom.nextId(), new TableCommand.ConfirmVoid())).join();
    }
  }
}
