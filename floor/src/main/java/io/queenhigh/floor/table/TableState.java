package io.queenhigh.floor.table;

import io.queenhigh.floor.office.Clearance;
import io.queenhigh.floor.office.RulesInForce;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.LockedWager;
import io.queenhigh.rules.progressive.TableOnLink.Count;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.table.Spot;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * A table as it stands: a fold of everything that happened at it.
 *
 * @param seq the last line of its journal that is in here
 * @param setupAt the line that says how it is set up
 * @param roundFrom the line its round began with
 * @param roundAtMillis when its round began
 * @param chips what lies in the table's own accounts, by account
 * @param seal the promise about this round's deck; empty when cards are keyed
 * @param ready seats that need not wait for the clock
 * @param turns who has banked lately
 * @param today the takings of the current day
 * @param controller the progressive controller in this round; empty without a link
 * @param coinIn what the table itself has counted for each link it was on, never set back
 * @param dealers who deals here; nobody else's dealing commands count
 * @param dealtRound the names of all who were assigned at some time of this round
 * @param voiding what somebody proposes, while the round waits for a second person's word
 * @param wins winning hands of this round that were keyed at a table that is dealt elsewhere
 * @param settled the day's rounds that were settled with cards dealt by hand, by number
 * @param correcting what somebody says of one, while it waits for a second person's word
 * @param inForce the dated rules that the table keeps, as its journal has said last
 * @param clearance whether all that it needs is on file, as its journal has said last
 * @param counted what this round has taken from the allowances of players with limits of their own
 * @param awaitedSinceMillis since when the table has waited for whom it waits for now
 */
public record TableState(
    long seq,
    TableSetup setup,
    long setupAt,
    boolean open,
    Round round,
    long roundFrom,
    long roundAtMillis,
    NavigableMap<String, Long> chips,
    Optional<Seal> seal,
    NavigableSet<Integer> ready,
    BankTurns turns,
    DayTotals today,
    Optional<Console> controller,
    NavigableMap<String, Count> coinIn,
    List<Staff> dealers,
    NavigableSet<String> dealtRound,
    Optional<ProposedVoid> voiding,
    NavigableMap<Integer, KeyedWin> wins,
    NavigableMap<Long, SettledRound> settled,
    Optional<ProposedCorrection> correcting,
    Optional<RulesInForce> inForce,
    Optional<Clearance> clearance,
    NavigableMap<String, Counted> counted,
    long awaitedSinceMillis) {

  /** Other hands than were keyed in a settled round; one person says so, another has to agree. */
  public record ProposedCorrection(
      long round, NavigableMap<Integer, List<Card>> hands, String reason, Staff by) {}

  /** A void that one person wants and another has to confirm. */
  public record ProposedVoid(String reason, Citation clause, Staff by) {}

  /** A hand that the dealer has keyed as winning, and who has verified it with the same cards. */
  public record KeyedWin(List<Card> cards, Staff by, Optional<Staff> verifiedBy) {
    public KeyedWin {
      cards = List.copyOf(cards);
    }

    KeyedWin verified(Staff person) {
      return new KeyedWin(cards, by, Optional.of(person));
    }
  }

  /** The hash that binds us to a deck before anyone bets on it, and how players cut that deck. */
  public record Seal(long round, String commitment, Cuts cuts) {

    Seal with(Cuts changed) {
      return new Seal(round, commitment, changed);
    }
  }

  /** What it is given is its own from then on: a table changes with every line of its journal. */
  public TableState {
    chips = Collections.unmodifiableNavigableMap(chips);
    ready = Collections.unmodifiableNavigableSet(ready);
    coinIn = Collections.unmodifiableNavigableMap(coinIn);
    settled = Collections.unmodifiableNavigableMap(settled);
    dealers = List.copyOf(dealers);
    dealtRound = Collections.unmodifiableNavigableSet(dealtRound);
    counted = Collections.unmodifiableNavigableMap(counted);
    wins = Collections.unmodifiableNavigableMap(wins);
  }

  public String id() {
    return setup.id();
  }

  public String roundId() {
    return setup.roundId(round.number());
  }

  public long rack(String player) {
    return chips(Accounts.rack(id(), player));
  }

  public long trayCents() {
    return chips(Accounts.tray(id()));
  }

  /** What lies in the player-dealer's bank now; nothing once the round is settled. */
  public long bankCents() {
    return chips(Accounts.bank(id()));
  }

  private long chips(String account) {
    return chips.getOrDefault(account, 0L);
  }

  public boolean isSeated(String player) {
    for (Spot spot : round.spots().values()) {
      if (spot.player().equals(player)) {
        return true;
      }
    }
    return false;
  }

  /** Seats taken by people, practice players not counted. */
  public List<Spot> people() {
    return round.spots().values().stream()
        .filter(spot -> !PracticePlayers.isOne(spot.player()) && !spot.left())
        .toList();
  }

  /** The progressive wagers that lie on the sensors or, once locked, were taken off them. */
  public List<LockedWager> progressiveWagers() {
    return round.bettingSpots().values().stream()
        .filter(spot -> spot.has(Wager.PROGRESSIVE))
        .map(spot -> new LockedWager(spot.seat(), spot.player(), spot.stake(Wager.PROGRESSIVE)))
        .toList();
  }

  /**
   * Whether a seat's progressive award comes off the meter, which the link pays and not the tray.
   */
  boolean isPaidByTheLink(int seat) {
    return controller.filter(console -> console.isPaidByTheLink(seat)).isPresent();
  }

  /** Whether everyone sees this hand already, because the controller's dealer has read it. */
  public boolean isTurnedUp(Spot spot) {
    return controller.filter(console -> console.evidence().isPresent()).isPresent()
        && Controllers.isRead(round.game(), spot);
  }

  /** What the progressive wagers come to that were taken off the sensors. */
  long lockedCents() {
    return round.progressiveLocked()
        ? progressiveWagers().stream().mapToLong(LockedWager::cents).sum()
        : 0;
  }

  /** The last round whose hands could have been keyed wrong. */
  public Optional<Round> lastSettled() {
    return Optional.ofNullable(settled.lastEntry()).map(last -> last.getValue().round());
  }

  boolean isDealtBy(String name) {
    return dealers.stream().anyMatch(dealer -> dealer.name().equals(name));
  }

  /** Whether he is or was this round's dealer, who confirms nothing of it. */
  boolean hasDealt(String name) {
    return dealtRound.contains(name);
  }

  boolean isOver() {
    return round.phase().isOver();
  }

  /** Whether the bank is offered before every hand: the table says so, or a dated rule does. */
  public boolean offersEveryHand() {
    return setup.rotation2026() || inForce.filter(RulesInForce::bankOffered).isPresent();
  }

  /** Bets are open and nothing lies on the table yet, so that its terms may change. */
  boolean isUntouched() {
    return round.phase() == Phase.BETTING && !round.hasBets() && round.bankCents() == 0;
  }

  /** The same table with some things changed. */
  TableState with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.done();
  }

  /** A table while it is being changed; lives only inside {@link #with}. */
  static final class Draft {
    long seq;
    TableSetup setup;
    long setupAt;
    boolean open;
    Round round;
    long roundFrom;
    long roundAtMillis;
    NavigableMap<String, Long> chips;
    Optional<Seal> seal;
    NavigableSet<Integer> ready;
    BankTurns turns;
    DayTotals today;
    Optional<Console> controller;
    NavigableMap<String, Count> coinIn;
    List<Staff> dealers;
    NavigableSet<String> dealtRound;
    Optional<ProposedVoid> voiding;
    NavigableMap<Integer, KeyedWin> wins;
    NavigableMap<Long, SettledRound> settled;
    Optional<ProposedCorrection> correcting;
    Optional<RulesInForce> inForce;
    Optional<Clearance> clearance;
    NavigableMap<String, Counted> counted;
    long awaitedSinceMillis;

    private Draft(TableState state) {
      seq = state.seq;
      setup = state.setup;
      setupAt = state.setupAt;
      open = state.open;
      round = state.round;
      roundFrom = state.roundFrom;
      roundAtMillis = state.roundAtMillis;
      chips = new TreeMap<>(state.chips);
      seal = state.seal;
      ready = new TreeSet<>(state.ready);
      turns = state.turns;
      today = state.today;
      controller = state.controller;
      coinIn = state.coinIn;
      dealers = state.dealers;
      dealtRound = new TreeSet<>(state.dealtRound);
      voiding = state.voiding;
      wins = new TreeMap<>(state.wins);
      settled = state.settled;
      correcting = state.correcting;
      inForce = state.inForce;
      clearance = state.clearance;
      counted = new TreeMap<>(state.counted);
      awaitedSinceMillis = state.awaitedSinceMillis;
    }

    private TableState done() {
      return new TableState(
          seq,
          setup,
          setupAt,
          open,
          round,
          roundFrom,
          roundAtMillis,
          chips,
          seal,
          ready,
          turns,
          today,
          controller,
          coinIn,
          dealers,
          dealtRound,
          voiding,
          wins,
          settled,
          correcting,
          inForce,
          clearance,
          counted,
          awaitedSinceMillis);
    }
  }
}
