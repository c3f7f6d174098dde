package io.queenhigh.floor.table;

import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LockedWager;
import io.queenhigh.rules.progressive.Person;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.ConsoleDecide;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.progressive.controller.ConsoleRuling;
import io.queenhigh.rules.round.Actor;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Decide;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Fee;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Ruling;
import io.queenhigh.rules.round.Ruling.Refused;
import io.queenhigh.rules.settlement.Envy;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Judges what is asked of a table: the game's rules first, then the floor's own (chips, decks,
 * seats of those who are gone).
 */
public final class TableRules {

  /** What the house puts into a tray at once. */
  static final long TRAY_FILL_CENTS = 100_000_00;

  private final Fold fold;
  private final Decks decks;
  private final Optional<Link> link;
  private final long nowMillis;
  private TableState state;
  private final List<Happened> happened = new ArrayList<>();

  private TableRules(
      Fold fold, TableState state, Decks decks, Optional<Link> link, long nowMillis) {
    this.fold = fold;
    this.state = state;
    this.decks = decks;
    this.link = link;
    this.nowMillis = nowMillis;
  }

  /** The answer to a procedure. */
  public sealed interface Verdict {
    record Accepted(List<Happened> happened) implements Verdict {
      public Accepted {
        happened = List.copyOf(happened);
      }
    }

    record No(Refused refused) implements Verdict {}
  }

  /**
   * Judges steps that are done together: all of them or none.
   *
   * @param link the table's progressive link as it stands; empty when there is none to be reached
   */
  public static Verdict judge(
      Fold fold,
      TableState state,
      List<Step> steps,
      Decks decks,
      Optional<Link> link,
      long nowMillis) {
    TableRules rules = new TableRules(fold, state, decks, link, nowMillis);
    for (Step step : steps) {
      Optional<Refused> no = rules.judge(step.actor(), step.command());
      if (no.isPresent()) {
        return new Verdict.No(no.get());
      }
    }
    rules.payOutWhoIsGone();
    return new Verdict.Accepted(rules.happened);
  }

  private Optional<Refused> judge(Actor actor, TableCommand command) {
    if (!state.open()) {
      return no(HouseRule.OPEN_TABLE, "Table " + state.id() + " is closed");
    }
    return switch (command) {
      case TableCommand.InRound(Command inRound) -> inRound(actor, inRound);
      case TableCommand.Sit(int seat, long cents) -> sit(actor, seat, cents);
      case TableCommand.BuyIn(long cents) -> buyIn(actor, cents);
      case TableCommand.CashOut(long cents) -> cashOut(actor, cents);
      case TableCommand.Ready(int seat) -> ready(actor, seat);
      case TableCommand.DealSealed _ -> deal(actor);
      case TableCommand.Configure(TableSetup setup) -> configure(actor, setup);
      case TableCommand.Close(String reason) -> close(actor, reason);
      case TableCommand.AtController(Person person, ConsoleCommand button) ->
          atController(person, button);
      case TableCommand.ReturnProgressive(String because) -> returnProgressive(actor, because);
      case TableCommand.StakePractice(String player, long cents) ->
          stakePractice(actor, player, cents);
    };
  }

  private Optional<Refused> inRound(Actor actor, Command command) {
    Optional<Refused> before = beforehand(actor, command);
    if (before.isPresent()) {
      return before;
    }
    return switch (Decide.on(state.round(), actor, withMeter(command))) {
      case Refused refused -> Optional.of(refused);
      case Ruling.Accepted(List<Event> all) -> {
        for (Event event : all) {
          Optional<Refused> short_ = happen(event);
          if (short_.isPresent()) {
            yield short_;
          }
        }
        yield afterwards(command);
      }
    };
  }

  /** Nobody hands in a meter: it is the link's. */
  private Command withMeter(Command command) {
    return command instanceof Command.Settle ? new Command.Settle(onLink().meter()) : command;
  }

  private LinkRules onLink() {
    return new LinkRules(state, link);
  }

  /** What the floor asks before the game's rules are asked. */
  private Optional<Refused> beforehand(Actor actor, Command command) {
    if (hasAnotherGame() && !leadsOut(command)) {
      return anotherGame();
    }
    return switch (command) {
      case Command.Deal _ ->
          no(HouseRule.SEALED_DECK, "The deck of a round is the one sealed for it");
      case Command.DealKeyed _ when state.setup().isShuffled() ->
          no(HouseRule.SEALED_DECK, "This table deals from the shuffler; no cards are keyed in");
      case Command.SetTerms _ ->
          no(HouseRule.BETWEEN_ROUNDS, "Terms are changed with the table's setup");
      case Command.SitDown _
          when actor instanceof Actor.Player(String name)
              && PracticePlayers.isOne(name)
              && state.round().spots().size() >= state.setup().terms().places() ->
          no(HouseRule.PRACTICE, "There is no seat for a practice player");
      case Command.Bet(_, Wager wager, long cents) when wager == Wager.PROGRESSIVE -> {
        Optional<Refused> no = onLink().takesWagers();
        yield no.isPresent() ? no : onLink().isWholeUnits(cents);
      }
      case Command.LockProgressive _ when state.controller().isPresent() ->
          no(HouseRule.PROGRESSIVE, "Progressive wagers are locked at the table's controller");
      case Command.VoidRound _ -> onLink().mayVoid();
      case Command.Settle _ -> onLink().maySettle();
      case Command.NextRound _ -> onLink().mayOpenNextRound();
      case Command.TakeBank(int seat) -> rotationAllows(seat, nowMillis + untilTheDeal());
      case Command.Bet _ ->
          rotationAllows(
              state.round().rotation().seat(), nowMillis + state.setup().pace().bettingMillis());
      case Command.NoMoreBets _ -> rotationAllows(state.round().rotation().seat(), nowMillis);
      default -> Optional.empty();
    };
  }

  /** A round is played by the rules it was bet on; a game file that has changed is another game. */
  private boolean hasAnotherGame() {
    return !state.setup().fingerprint().equals(state.round().game().fingerprint());
  }

  private static boolean leadsOut(Command command) {
    return command instanceof Command.StandUp
        || command instanceof Command.WithdrawBet
        || command instanceof Command.DeclineBank
        || command instanceof Command.PassBank
        || command instanceof Command.RemoveFromSeat
        || command instanceof Command.VoidRound
        || command instanceof Command.NextRound;
  }

  private static Optional<Refused> anotherGame() {
    return no(
        HouseRule.SETUP,
        "The game file has changed since this table was set up: a supervisor voids the round, if one"
            + " is on, and sets the table up again");
  }

  /** Who takes the bank must still be allowed to deal when the bets are in. */
  private long untilTheDeal() {
    return state.setup().pace().offerMillis() + state.setup().pace().bettingMillis();
  }

  private Optional<Refused> rotationAllows(int seat, long atMillis) {
    String banker = state.round().spot(seat).map(Spot::player).orElse("");
    boolean overdue =
        state.setup().rotation2026()
            && !banker.isEmpty()
            && state.turns().isOverdue(banker, atMillis);
    return overdue
        ? no(
            HouseRule.ROTATION,
            "For forty minutes nobody but "
                + banker
                + " has banked: play goes on when another player takes the bank")
        : Optional.empty();
  }

  private Optional<Refused> afterwards(Command command) {
    return switch (command) {
      case Command.Bet bet -> coversFees(bet.seat());
      case Command.PostBank post -> coversBankFee(post.seat());
      case Command.Reveal _ -> turnUpHands();
      case Command.Settle _, Command.VoidRound _, Command.ReportWrongNumberOfCards _ -> openDeck();
      case Command.ResumeAfterFailure _ -> sealDeck();
      case Command.NextRound _ -> {
        Optional<Refused> no = offerBeforeEveryHand();
        yield no.isPresent() ? no : sealDeck();
      }
      default -> Optional.empty();
    };
  }

  /** Under the rotation rules of 2026 nobody keeps the bank without its being offered round. */
  private Optional<Refused> offerBeforeEveryHand() {
    int seat = state.round().rotation().seat();
    if (!state.setup().rotation2026() || seat == 0) {
      return Optional.empty();
    }
    String banker = state.round().spot(seat).orElseThrow().player();
    return inRound(new Actor.Player(banker), new Command.PassBank(seat));
  }

  /** The fee is due before the deal, so a bet must leave it in the rack. */
  private Optional<Refused> coversFees(int seat) {
    String player = state.round().spot(seat).orElseThrow().player();
    long due = feesOf(player) - feesPaidBefore(player, false);
    return state.rack(player) < due
        ? tableStakes(player, "the collection fee of " + Dollars.text(due))
        : Optional.empty();
  }

  private long feesOf(String player) {
    return state.round().bettingSpots().values().stream()
        .filter(spot -> spot.player().equals(player))
        .flatMap(spot -> spot.stakes().keySet().stream())
        .mapToLong(this::feeOf)
        .sum();
  }

  private long feeOf(Wager wager) {
    return state
        .round()
        .terms()
        .fees()
        .map(schedule -> schedule.perWagerCents().getOrDefault(wager, 0L))
        .orElse(0L);
  }

  private Optional<Refused> coversBankFee(int seat) {
    String player = state.round().spot(seat).orElseThrow().player();
    long most =
        state.round().terms().fees().stream()
                .flatMap(fees -> fees.playerDealer().stream())
                .mapToLong(FeeSchedule.Tier::feeCents)
                .max()
                .orElse(0)
            - feesPaidBefore(player, true);
    return state.rack(player) < most
        ? tableStakes(player, "the player-dealer's fee of up to " + Dollars.text(most))
        : Optional.empty();
  }

  /** The redeal of a void round does not cost a second fee. */
  private long feesPaidBefore(String player, boolean playerDealer) {
    return state.round().feesPaidBefore().stream()
        .filter(paid -> paid.player().equals(player) && paid.playerDealer() == playerDealer)
        .mapToLong(Fee::cents)
        .sum();
  }

  private Optional<Refused> atController(Person person, ConsoleCommand button) {
    if (state.controller().isEmpty()) {
      return no(HouseRule.PROGRESSIVE, "This table has no progressive controller");
    }
    if (button instanceof ConsoleCommand.Lock) {
      return lock(person);
    }
    if (button instanceof ConsoleCommand.EndRound && state.round().phase() != Phase.SETTLED) {
      return no(
          HouseRule.PROGRESSIVE,
          state.controller().get().controller().overButton() + " comes when everything is settled");
    }
    return press(person, button);
  }

  private Optional<Refused> press(Person person, ConsoleCommand button) {
    return switch (ConsoleDecide.on(state.controller().orElseThrow(), person, button)) {
      case ConsoleRuling.Refused refused -> Optional.of(new Refused(refused.why(), refused.by()));
      case ConsoleRuling.Accepted(List<ConsoleEvent> events) -> {
        events.forEach(event -> happen(new TableEvent.AtController(event)));
        yield Optional.empty();
      }
    };
  }

  /** COIN IN or START GAME: without a link in play the chips go back, and the game goes on. */
  private Optional<Refused> lock(Person person) {
    Optional<Refused> away = onLink().takesWagers();
    if (away.isPresent() && !state.round().progressiveLocked()) {
      for (LockedWager wager : state.progressiveWagers()) {
        happen(TableEvent.of(new Event.BetWithdrawn(wager.seat(), Wager.PROGRESSIVE)));
      }
      return Optional.empty();
    }
    Optional<Refused> no = press(person, new ConsoleCommand.Lock());
    if (no.isPresent()) {
      return no;
    }
    return switch (Decide.on(
        state.round(), new Actor.HouseDealer(), new Command.LockProgressive())) {
      case Refused refused -> Optional.of(refused);
      case Ruling.Accepted(List<Event> all) -> {
        all.forEach(event -> happen(TableEvent.of(event)));
        yield Optional.empty();
      }
    };
  }

  private Optional<Refused> returnProgressive(Actor actor, String because) {
    List<Integer> seats = state.progressiveWagers().stream().map(LockedWager::seat).toList();
    if (!(actor instanceof Actor.HouseDealer)
        || !LinkRules.holdsWagers(state.round())
        || !state.round().dealer().isEmpty()) {
      return no(HouseRule.PROGRESSIVE, "There are no locked wagers that could go back");
    }
    fillTray(lockedCents());
    happen(new TableEvent.ProgressiveReturned(seats, because));
    return Optional.empty();
  }

  /** The controller's dealer reads every hand that could win. */
  private Optional<Refused> turnUpHands() {
    if (state.controller().filter(LinkRules::isLocked).isPresent()) {
      happen(new TableEvent.HandsTurnedUp(Controllers.readable(state.round())));
    }
    return Optional.empty();
  }

  private long lockedCents() {
    return state.round().progressiveLocked()
        ? state.progressiveWagers().stream().mapToLong(LockedWager::cents).sum()
        : 0;
  }

  private Optional<Refused> sit(Actor actor, int seat, long cents) {
    int place = seat != 0 ? seat : firstFreeSeat();
    Optional<Refused> no = inRound(actor, new Command.SitDown(place));
    if (no.isPresent() || cents == 0) {
      return no;
    }
    return buyIn(actor, cents);
  }

  /** With every seat taken the rules say no to seat 1 and name who sits there. */
  private int firstFreeSeat() {
    return IntStream.rangeClosed(1, state.round().terms().places())
        .filter(place -> state.round().spot(place).isEmpty())
        .findFirst()
        .orElse(1);
  }

  private Optional<Refused> buyIn(Actor actor, long cents) {
    if (!(actor instanceof Actor.Player(String name)) || !state.isSeated(name)) {
      return no(HouseRule.TABLE_STAKES, "Chips are for those who sit at the table: sit down first");
    }
    if (cents <= 0 || cents > Dollars.MOST_CENTS) {
      return no(
          HouseRule.TABLE_STAKES,
          "Chips are bought for more than nothing and at most " + Dollars.text(Dollars.MOST_CENTS));
    }
    happen(new TableEvent.BoughtIn(name, cents));
    return Optional.empty();
  }

  private Optional<Refused> cashOut(Actor actor, long cents) {
    if (!(actor instanceof Actor.Player(String name)) || !state.isSeated(name)) {
      return no(HouseRule.TABLE_STAKES, "Only who sits at the table has chips to cash");
    }
    boolean engaged =
        state.round().spots().values().stream()
            .anyMatch(
                spot ->
                    spot.player().equals(name)
                        && (spot.hasBet() || state.round().rotation().seat() == spot.seat()));
    if (engaged && !isOver()) {
      return no(HouseRule.TABLE_STAKES, "Chips leave the table between rounds, not during one");
    }
    if (cents <= 0 || cents > state.rack(name)) {
      return no(
          HouseRule.TABLE_STAKES,
          "The rack holds " + Dollars.text(state.rack(name)) + "; nothing else can be cashed");
    }
    happen(new TableEvent.CashedOut(name, cents));
    return Optional.empty();
  }

  private Optional<Refused> ready(Actor actor, int seat) {
    boolean own =
        actor instanceof Actor.Player(String name)
            && state.round().spot(seat).filter(spot -> spot.player().equals(name)).isPresent();
    if (!own) {
      return no(HouseRule.TABLE_STAKES, "Seat " + seat + " belongs to somebody else");
    }
    if (state.round().phase() != Phase.BETTING || !state.round().bettingSpots().containsKey(seat)) {
      return no(
          HouseRule.TABLE_STAKES, "There is no open bet at seat " + seat + " to be ready with");
    }
    if (!state.ready().contains(seat)) {
      happen(new TableEvent.SaidReady(seat));
    } else {
      return no(HouseRule.TABLE_STAKES, "Seat " + seat + " is ready already");
    }
    return Optional.empty();
  }

  private Optional<Refused> deal(Actor actor) {
    if (hasAnotherGame()) {
      return anotherGame();
    }
    if (!state.setup().isShuffled()) {
      return no(HouseRule.SEALED_DECK, "The cards of this table are keyed in by its dealer");
    }
    Optional<Decks.Sealed> deck = decks.sealed();
    if (deck.isEmpty() || deck.get().round() != state.round().number()) {
      return no(HouseRule.SEALED_DECK, "No deck is sealed for this round: the shuffler has failed");
    }
    Command deal = new Command.Deal(deck.get().colour(), deck.get().deck());
    return switch (Decide.on(state.round(), actor, deal)) {
      case Refused refused -> Optional.of(refused);
      case Ruling.Accepted(List<Event> all) -> {
        all.forEach(this::happen);
        yield Optional.empty();
      }
    };
  }

  /** After the round its deck lies open for anyone to check. */
  private Optional<Refused> openDeck() {
    if (isOver()) {
      openDeckOfThisRound();
    }
    return Optional.empty();
  }

  private void openDeckOfThisRound() {
    decks
        .sealed()
        .filter(_ -> state.seal().isPresent())
        .ifPresent(
            deck ->
                happen(
                    new TableEvent.DeckOpened(
                        deck.round(), deck.colour(), deck.deck().order(), deck.salt())));
  }

  /** Before anyone bets the deck is shuffled and its seal published. */
  private Optional<Refused> sealDeck() {
    if (!state.setup().isShuffled()
        || state.seal().isPresent()
        || state.round().phase() != Phase.BETTING) {
      return Optional.empty();
    }
    Optional<Decks.Sealed> deck = decks.shuffle(state.round().number(), state.round().deck());
    if (deck.isEmpty()) {
      happen(new Event.ShufflerFailed());
    } else {
      happen(
          new TableEvent.DeckSealed(
              deck.get().round(), deck.get().colour(), deck.get().commitment()));
    }
    return Optional.empty();
  }

  private Optional<Refused> configure(Actor actor, TableSetup setup) {
    if (!(actor instanceof Actor.Supervisor)) {
      return no(HouseRule.SETUP, "Only a supervisor changes how a table is set up");
    }
    if (isOver()) {
      Optional<Refused> no = inRound(new Actor.HouseDealer(), new Command.NextRound());
      if (no.isPresent()) {
        return no;
      }
    }
    if (!state.isUntouched()) {
      return no(HouseRule.BETWEEN_ROUNDS, "A table is changed between rounds, not during one");
    }
    Optional<Refused> no = onLink().mayBecome(setup).or(() -> SetupRules.check(fold, setup, state));
    if (no.isPresent()) {
      return no;
    }
    if (!setup.isShuffled()) {
      openDeckOfThisRound();
    }
    happen(new TableEvent.TableConfigured(setup));
    PracticePlayers.seats(state).forEach(this::follow);
    return sealDeck();
  }

  /** Practice players come and go with the setup. */
  private void follow(Step step) {
    judge(step.actor(), step.command());
  }

  private Optional<Refused> stakePractice(Actor actor, String player, long cents) {
    if (actor instanceof Actor.Player) {
      return no(HouseRule.PRACTICE, "Only the house gives practice players chips");
    }
    if (!PracticePlayers.isOne(player) || !state.isSeated(player)) {
      return no(HouseRule.PRACTICE, "Only practice players play with the house's chips");
    }
    if (cents <= 0 || cents > PracticePlayers.MOST_STAKED_CENTS) {
      return no(HouseRule.PRACTICE, "The house lends more than nothing, and no fortune");
    }
    happen(new TableEvent.PracticeStaked(player, cents));
    return Optional.empty();
  }

  private Optional<Refused> close(Actor actor, String reason) {
    if (!(actor instanceof Actor.Supervisor)) {
      return no(HouseRule.OPEN_TABLE, "Only a supervisor closes a table");
    }
    if (reason.isBlank()) {
      return no(HouseRule.OPEN_TABLE, "Closing a table needs a reason");
    }
    if (!state.isUntouched() && !isOver()) {
      return no(HouseRule.BETWEEN_ROUNDS, "A table is closed between rounds, not during one");
    }
    for (int seat : new TreeSet<>(state.round().spots().keySet())) {
      boolean gone = state.round().spot(seat).map(Spot::left).orElse(true);
      if (!gone) {
        Optional<Refused> no = inRound(new Actor.Supervisor(), new Command.RemoveFromSeat(seat));
        if (no.isPresent()) {
          return no;
        }
      }
    }
    chipOwners().forEach(this::payOut);
    if (state.trayCents() > 0) {
      happen(new TableEvent.TrayEmptied(state.trayCents()));
    }
    openDeckOfThisRound();
    happen(new TableEvent.TableClosed(reason));
    return Optional.empty();
  }

  /** Opens a table: its first lines. */
  public static Verdict open(Fold fold, TableSetup setup, Decks decks, long nowMillis) {
    Optional<Refused> no = SetupRules.check(fold, setup);
    if (no.isPresent()) {
      return new Verdict.No(no.get());
    }
    TableRules rules =
        new TableRules(fold, fold.first(setup, nowMillis), decks, Optional.empty(), nowMillis);
    rules.happened.add(new Happened(new TableEvent.TableOpened(setup), List.of(), rules.state));
    if (!rules.state.round().game().isBankedByAPlayer()) {
      rules.happen(new TableEvent.TrayFilled(TRAY_FILL_CENTS));
    }
    PracticePlayers.seats(rules.state).forEach(rules::follow);
    rules.sealDeck();
    return new Verdict.Accepted(rules.happened);
  }

  private void payOutWhoIsGone() {
    if (!state.open()) {
      return;
    }
    chipOwners().stream().filter(player -> !state.isSeated(player)).forEach(this::payOut);
  }

  private List<String> chipOwners() {
    String racks = Accounts.rack(state.id(), "");
    return state.chips().navigableKeySet().stream()
        .filter(account -> account.startsWith(racks))
        .map(account -> account.substring(racks.length()))
        .toList();
  }

  private void payOut(String player) {
    long cents = state.rack(player);
    if (cents > 0) {
      happen(
          PracticePlayers.isOne(player)
              ? new TableEvent.PracticeReturned(player, cents)
              : new TableEvent.CashedOut(player, cents));
    }
  }

  private boolean isOver() {
    return state.round().phase() == Phase.SETTLED || state.round().phase() == Phase.VOID;
  }

  /** Lets it happen if the player's rack can pay for it; the house fills its tray by itself. */
  private Optional<Refused> happen(Event event) {
    if (event instanceof Event.RoundSettled(Settlement settlement)) {
      Optional<Refused> no = onLink().agrees(settlement);
      if (no.isPresent()) {
        return no;
      }
      fillTray(dueFromTray(settlement));
    }
    if (event instanceof Event.RoundVoided) {
      fillTray(lockedCents());
    }
    for (Move move : Moves.of(state, TableEvent.of(event))) {
      String racks = Accounts.rack(state.id(), "");
      if (move.from().startsWith(racks)
          && state.chips().getOrDefault(move.from(), 0L) < move.cents()) {
        return tableStakes(move.from().substring(racks.length()), Dollars.text(move.cents()));
      }
    }
    happen(TableEvent.of(event));
    return Optional.empty();
  }

  private long dueFromTray(Settlement settlement) {
    return settlement.wagers().stream()
            .filter(
                wager -> wager.wager() != Wager.PROGRESSIVE || !state.isPaidByTheLink(wager.seat()))
            .mapToLong(SettledWager::paidCents)
            .sum()
        + settlement.envy().stream().mapToLong(Envy::cents).sum();
  }

  private void fillTray(long due) {
    if (state.round().game().isBankedByAPlayer()) {
      return;
    }
    while (state.trayCents() < due) {
      happen(new TableEvent.TrayFilled(Math.max(TRAY_FILL_CENTS, due - state.trayCents())));
    }
  }

  private void happen(TableEvent event) {
    List<Move> moves = Moves.of(state, event);
    state = fold.after(state, event, nowMillis);
    happened.add(new Happened(event, moves, state));
  }

  private Optional<Refused> tableStakes(String player, String what) {
    return no(
        HouseRule.TABLE_STAKES,
        player
            + " has "
            + Dollars.text(state.rack(player))
            + " at the table, and "
            + what
            + " is needed: buy chips first");
  }

  private static Optional<Refused> no(HouseRule rule, String why) {
    return Optional.of(rule.refuse(why));
  }
}
