package io.queenhigh.floor.table;

import io.queenhigh.floor.office.Clearance;
import io.queenhigh.floor.office.RulesInForce;
import io.queenhigh.floor.table.TableState.Draft;
import io.queenhigh.floor.table.TableState.KeyedWin;
import io.queenhigh.floor.table.TableState.ProposedCorrection;
import io.queenhigh.floor.table.TableState.ProposedVoid;
import io.queenhigh.floor.table.TableState.Seal;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.progressive.controller.ConsoleEvolve;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Evolve;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Rotation;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Folds what happened into the table. It judges nothing: {@link TableRules} has done that. */
public final class Fold {

  private final GameBook games;

  public Fold(GameBook games) {
    this.games = games;
  }

  /** A table that has just been opened; its opening is the first line of its journal. */
  public TableState first(TableEvent.TableOpened opened, long atMillis) {
    TableSetup setup = opened.setup();
    return new TableState(
        1,
        setup,
        1,
        true,
        Round.first(game(setup), setup.terms()),
        1,
        atMillis,
        new TreeMap<>(),
        Optional.empty(),
        new TreeSet<>(),
        BankTurns.NONE,
        DayTotals.start(DayTotals.dayOf(atMillis), named(setup), 1),
        Controllers.of(setup, game(setup), 1),
        new TreeMap<>(),
        opened.dealers(),
        names(opened.dealers()),
        Optional.empty(),
        new TreeMap<>(),
        new TreeMap<>(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        new TreeMap<>(),
        atMillis);
  }

  /** The table after one more thing has happened. */
  public TableState after(TableState state, TableEvent event, long atMillis) {
    return after(state, event, Moves.of(state, event), atMillis);
  }

  TableState after(TableState state, TableEvent event, List<Move> moves, long atMillis) {
    return state.with(
        draft -> {
          draft.seq++;
          moves.forEach(move -> apply(draft, move));
          count(draft, state, event, moves);
          newDay(draft, atMillis);
          draft.coinIn = CoinIn.after(state, event);
          apply(draft, event, atMillis);
          draft.today = draft.today.with(event);
          if (!Awaited.of(draft).equals(Awaited.of(state))) {
            draft.awaitedSinceMillis = atMillis;
          }
        });
  }

  /** The game by the edition that the table was set up with. */
  public Game game(TableSetup setup) {
    return switch (games.edition(setup.game(), setup.choices(), setup.fingerprint())) {
      case GameBook.Opening.Opened(Game game) -> game;
      case GameBook.Opening.Unknown(String why) -> throw new NotOnTheShelf(why);
    };
  }

  /** The shelf that tables are set up from. */
  public GameBook games() {
    return games;
  }

  /** The game as a table can be set up with it now. */
  GameBook.Opening opening(TableSetup setup) {
    return games.open(setup.game(), setup.choices());
  }

  private static void apply(Draft table, Move move) {
    change(table, move.from(), -move.cents());
    change(table, move.to(), move.cents());
  }

  /** The table knows its own accounts only; wallets, cage and coin-in have other users. */
  private static void change(Draft table, String account, long cents) {
    if (account.equals(Accounts.CAGE)
        || account.startsWith(Accounts.wallet(""))
        || account.startsWith(Accounts.coinIn(""))
        || Accounts.isACount(account)) {
      return;
    }
    long after = table.chips.getOrDefault(account, 0L) + cents;
    if (after == 0) {
      table.chips.remove(account);
    } else {
      table.chips.put(account, after);
    }
  }

  /** What a round does to the racks of those whose losses are counted. */
  private static void count(Draft table, TableState before, TableEvent event, List<Move> moves) {
    if (!(event instanceof TableEvent.RoundCorrected)) {
      table.counted.replaceAll(
          (player, counted) -> counted.gained(gained(moves, Accounts.rack(before.id(), player))));
    }
    switch (event) {
      case TableEvent.AllowanceSpent(String player, List<String> accounts, long cents) ->
          table.counted.merge(
              player,
              new Counted(accounts, cents, -AllowanceRules.down(before, player)),
              (old, _) -> old.setAside(cents));
      case TableEvent.AllowanceReturned(String player, long cents) ->
          table.counted.computeIfPresent(player, (_, old) -> kept(old.setAside(-cents)));
      case TableEvent.AllowanceSettled(String player, _, _) -> table.counted.remove(player);
      default -> {}
    }
  }

  /** Nothing set aside is nothing to remember. */
  private static @Nullable Counted kept(Counted counted) {
    return counted.setAsideCents() == 0 ? null : counted;
  }

  /** Chips that come from a wallet or from outside are no winnings. */
  private static long gained(List<Move> moves, String rack) {
    long gained = 0;
    for (Move move : moves) {
      boolean played = isPlayedFor(move.from()) && isPlayedFor(move.to());
      if (played && move.to().equals(rack)) {
        gained += move.cents();
      }
      if (played && move.from().equals(rack)) {
        gained -= move.cents();
      }
    }
    return gained;
  }

  private static boolean isPlayedFor(String account) {
    return !account.equals(Accounts.CAGE) && !account.startsWith(Accounts.wallet(""));
  }

  private static void newDay(Draft table, long atMillis) {
    var day = DayTotals.dayOf(atMillis);
    if (day.isAfter(table.today.day())) {
      table.today = DayTotals.start(day, named(table.setup), table.seq);
    }
  }

  private static String named(TableSetup setup) {
    return String.join(" ", setup.game(), String.join(" ", setup.choices())).strip();
  }

  private void apply(Draft table, TableEvent event, long atMillis) {
    switch (event) {
      case TableEvent.InRound(Event inRound) -> apply(table, inRound, atMillis);
      case TableEvent.AtController(ConsoleEvent atController) ->
          table.controller =
              table.controller.map(console -> ConsoleEvolve.one(console, atController));
      case TableEvent.HandsTurnedUp _ ->
          table.controller = table.controller.map(c -> Controllers.shown(c, table.round));
      case TableEvent.WinKeyed(int seat, List<Card> cards, Staff by) ->
          keyed(table, seat, cards, by);
      case TableEvent.WinVerified(int seat, _, Staff by) ->
          table.wins.computeIfPresent(seat, (_, win) -> win.verified(by));
      case TableEvent.ProgressiveReturned(List<Integer> seats, _) ->
          seats.forEach(seat -> givenBack(table, seat));
      case TableEvent.TableConfigured(TableSetup setup) -> configure(table, setup);
      case TableEvent.RulesCameIntoForce(RulesInForce rules) -> table.inForce = Optional.of(rules);
      case TableEvent.ClearanceJudged(Clearance clearance) ->
          table.clearance = Optional.of(clearance);
      case TableEvent.TableClosed _ -> table.open = false;
      case TableEvent.DeckSealed(long number, _, String commitment) ->
          table.seal = Optional.of(new Seal(number, commitment, Cuts.NONE));
      case TableEvent.DeckOpened _ -> table.seal = Optional.empty();
      case TableEvent.CutSealed(int seat, String commitment) ->
          table.seal = table.seal.map(seal -> seal.with(seal.cuts().sealed(seat, commitment)));
      case TableEvent.CutOpened(int seat, String value) ->
          table.seal = table.seal.map(seal -> seal.with(seal.cuts().opened(seat, value)));
      case TableEvent.SaidReady(int seat) -> table.ready.add(seat);
      case TableEvent.DealersAssigned(List<Staff> dealers, _) -> {
        table.dealers = dealers;
        table.dealtRound.addAll(names(dealers));
      }
      case TableEvent.VoidProposed(String reason, Citation clause, Staff by) ->
          table.voiding = Optional.of(new ProposedVoid(reason, clause, by));
      case TableEvent.CorrectionProposed(long round, var hands, String reason, Staff by) ->
          table.correcting = Optional.of(new ProposedCorrection(round, hands, reason, by));
      case TableEvent.CorrectionRejected _ -> table.correcting = Optional.empty();
      case TableEvent.RoundCorrected corrected -> {
        table.correcting = Optional.empty();
        table.settled = SettledRound.corrected(table.settled, corrected);
        if (table.round.number() == corrected.round()) {
          table.round = SettledRound.by(corrected).apply(table.round);
        }
      }
      case TableEvent.VoidConfirmed _, TableEvent.VoidRejected _ ->
          table.voiding = Optional.empty();
      case TableEvent.TableOpened _,
          TableEvent.CutWithheld _,
          TableEvent.BoughtIn _,
          TableEvent.AllowanceSpent _,
          TableEvent.AllowanceReturned _,
          TableEvent.AllowanceSettled _,
          TableEvent.CashedOut _,
          TableEvent.PracticeStaked _,
          TableEvent.PracticeReturned _,
          TableEvent.SeatChipsIn _,
          TableEvent.SeatChipsOut _,
          TableEvent.TrayFilled _,
          TableEvent.TrayEmptied _ -> {}
    }
  }

  private static void apply(Draft table, Event event, long atMillis) {
    table.round = Evolve.one(table.round, event);
    remember(table, event, atMillis);
    if (event instanceof Event.NextRoundOpened) {
      table.controller = Controllers.of(table.setup, table.round.game(), table.round.number());
      table.roundFrom = table.seq;
      table.roundAtMillis = atMillis;
      table.ready.clear();
      table.dealtRound = names(table.dealers);
      table.wins.clear();
    }
    boolean dealt = event instanceof Event.DealerDealt || event instanceof Event.StacksDealt;
    if (dealt && table.round.game().isBankedByAPlayer()) {
      int banker = table.round.rotation().seat();
      String player = table.round.spot(banker).orElseThrow().player();
      table.turns = table.turns.dealt(player, atMillis);
    }
    table.controller = table.controller.map(console -> Controllers.lit(console, table.round));
    if (event instanceof Event.BetsClosed && table.setup.isControllerOnly()) {
      table.controller = table.controller.map(console -> Controllers.keyed(console, table.round));
    }
    table.seal = table.seal.map(seal -> after(seal, table.round, event, atMillis));
    // Who takes his chips back or goes has nothing to be ready with.
    table.ready.removeIf(seat -> !table.round.hasBet(seat));
  }

  private static NavigableSet<String> names(List<Staff> dealers) {
    return dealers.stream().map(Staff::name).collect(Collectors.toCollection(TreeSet::new));
  }

  /** The chip is off its sensor, whatever was locked before. */
  private static void givenBack(Draft table, int seat) {
    table.round = Evolve.one(table.round, new Event.BetWithdrawn(seat, Wager.PROGRESSIVE));
    table.controller =
        table.controller.map(
            console -> ConsoleEvolve.one(console, new ConsoleEvent.SensorCleared(seat)));
  }

  /** A hand without cards was no winner after all. */
  private static void keyed(Draft table, int seat, List<Card> cards, Staff by) {
    table.round = Evolve.one(table.round, new Event.HandDealt(seat, cards));
    if (cards.isEmpty()) {
      table.wins.remove(seat);
    } else {
      table.wins.put(seat, new KeyedWin(cards, by, Optional.empty()));
    }
    table.controller = table.controller.map(console -> Controllers.keyed(console, table.round));
  }

  /** What was keyed can be corrected, as long as whom it concerns is known. */
  private static void remember(Draft table, Event event, long atMillis) {
    switch (event) {
      case Event.RoundSettled _ when table.round.byHand() ->
          table.settled =
              SettledRound.after(
                  table.settled,
                  new SettledRound(
                      table.round,
                      DayTotals.dayOf(atMillis),
                      table.dealtRound,
                      Collections.emptyNavigableSet()));
      case Event.StoodUp(int seat) -> table.settled = SettledRound.without(table.settled, seat);
      case Event.LeftTheTable(int seat) ->
          table.settled = SettledRound.without(table.settled, seat);
      default -> {}
    }
  }

  private static Seal after(Seal seal, Round round, Event event, long atMillis) {
    return seal.cuts().isEmpty() ? seal : seal.with(seal.cuts().after(round, event, atMillis));
  }

  /** Seats, chips and the round's number stay; only the game and its terms are others. */
  private void configure(Draft table, TableSetup setup) {
    Round old = table.round;
    Game game = game(setup);
    boolean sameBank = old.game().isBankedByAPlayer() == game.isBankedByAPlayer();
    table.setup = setup;
    table.setupAt = table.seq;
    table.inForce = Optional.empty();
    table.clearance = Optional.empty();
    table.round =
        new Round(
            game,
            setup.terms(),
            old.number(),
            Phase.BETTING,
            false,
            0,
            old.spots(),
            sameBank ? old.rotation() : Rotation.NONE,
            0,
            0,
            old.deck(),
            false,
            false,
            List.of(),
            List.of(),
            List.of(),
            old.feesPaidBefore(),
            Optional.empty(),
            Optional.empty());
    table.today = DayTotals.start(table.today.day(), named(setup), table.seq);
    table.controller = Controllers.of(setup, game, old.number());
  }
}
