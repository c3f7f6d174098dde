package io.queenhigh.floor.table;

import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.settlement.Envy;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;

/** Which chips move when something happens. The only place where the floor moves money. */
final class Moves {

  private final TableState before;
  private final List<Move> moves = new ArrayList<>();

  private Moves(TableState before) {
    this.before = before;
  }

  static List<Move> of(TableState before, TableEvent event) {
    Moves moves = new Moves(before);
    moves.add(event);
    return moves.moves;
  }

  private void add(TableEvent event) {
    switch (event) {
      case TableEvent.InRound(Event inRound) -> add(inRound);
      case TableEvent.BoughtIn(String player, long cents) ->
          move(Accounts.wallet(player), rack(player), cents);
      case TableEvent.CashedOut(String player, long cents) ->
          move(rack(player), Accounts.wallet(player), cents);
      case TableEvent.PracticeStaked(String player, long cents) ->
          move(Accounts.CAGE, rack(player), cents);
      case TableEvent.PracticeReturned(String player, long cents) ->
          move(rack(player), Accounts.CAGE, cents);
      case TableEvent.SeatChipsIn(int seat, long cents, _) ->
          move(Accounts.CAGE, Accounts.seat(table(), seat), cents);
      case TableEvent.SeatChipsOut(int seat, long cents, _) ->
          move(Accounts.seat(table(), seat), Accounts.CAGE, cents);
      case TableEvent.RoundCorrected corrected -> correct(corrected);
      case TableEvent.ProgressiveReturned(List<Integer> seats, _) ->
          seats.forEach(seat -> move(tray(), rack(seat), progressive(seat)));
      case TableEvent.AllowanceSpent(String player, List<String> accounts, long cents) ->
          accounts.forEach(account -> move(account, Accounts.limit(player), cents));
      case TableEvent.AllowanceReturned(String player, long cents) -> allow(player, cents);
      case TableEvent.AllowanceSettled(String player, long setAside, long net) ->
          allow(player, Math.max(0, setAside + net));
      case TableEvent.TrayFilled(long cents) -> move(Accounts.CAGE, tray(), cents);
      case TableEvent.TrayEmptied(long cents) -> move(tray(), Accounts.CAGE, cents);
      case TableEvent.AtController _,
          TableEvent.HandsTurnedUp _,
          TableEvent.WinKeyed _,
          TableEvent.WinVerified _,
          TableEvent.TableOpened _,
          TableEvent.TableConfigured _,
          TableEvent.RulesCameIntoForce _,
          TableEvent.ClearanceJudged _,
          TableEvent.TableClosed _,
          TableEvent.DeckSealed _,
          TableEvent.DeckOpened _,
          TableEvent.CutSealed _,
          TableEvent.CutOpened _,
          TableEvent.CutWithheld _,
          TableEvent.SaidReady _,
          TableEvent.DealersAssigned _,
          TableEvent.VoidProposed _,
          TableEvent.CorrectionProposed _,
          TableEvent.CorrectionRejected _,
          TableEvent.VoidConfirmed _,
          TableEvent.VoidRejected _ -> {}
    }
  }

  private void add(Event event) {
    switch (event) {
      case Event.BetPlaced(int seat, Wager wager, long cents) ->
          stake(seat, cents - spot(seat).stake(wager));
      case Event.BetWithdrawn(int seat, Wager wager) -> stake(seat, -spot(seat).stake(wager));
      case Event.Played(int seat, long cents) -> stake(seat, cents);
      case Event.BankPosted(int seat, long cents) ->
          between(rack(seat), bank(), cents - before.bankCents());
      case Event.BankVacated(int seat) -> move(bank(), rack(seat), before.bankCents());
      case Event.FeeDropped(int seat, long cents, _) ->
          move(rack(seat), Accounts.drop(table()), cents);
      case Event.ProgressiveLocked(List<Integer> seats) ->
          move(
              layout(),
              Accounts.coinIn(table()),
              seats.stream().mapToLong(this::progressive).sum());
      case Event.RoundSettled(Settlement settlement) -> settle(settlement);
      case Event.RoundVoided _ -> giveBack();
      case Event.TermsSet _,
          Event.SatDown _,
          Event.StoodUp _,
          Event.LeftTheTable _,
          Event.BankOffered _,
          Event.BankDeclined _,
          Event.BankTaken _,
          Event.OffersRestarted _,
          Event.ActionButtonPlaced _,
          Event.BetsClosed _,
          Event.DeckBroughtIn _,
          Event.StacksDealt _,
          Event.HandKeyed _,
          Event.HandDealt _,
          Event.DealerDealt _,
          Event.DealerCardShown _,
          Event.CommunitySetAside _,
          Event.Folded _,
          Event.ForfeitsCollected _,
          Event.DealerRevealed _,
          Event.CommunityRevealed _,
          Event.HandsOpened _,
          Event.ShufflerFailed _,
          Event.ShufflerStepDone _,
          Event.PlayResumed _,
          Event.NextRoundOpened _ -> {}
    }
  }

  /** One transfer between any two accounts: the settlement says wager by wager what is in it. */
  private void settle(Settlement settlement) {
    boolean playerDealer = before.round().game().isBankedByAPlayer();
    String bank = playerDealer ? bank() : tray();
    long collected =
        settlement.wagers().stream()
            .filter(wager -> wager.wager() != Wager.PROGRESSIVE)
            .mapToLong(SettledWager::collectedCents)
            .sum();
    NavigableMap<String, Long> returned = new TreeMap<>();
    NavigableMap<String, Long> paid = new TreeMap<>();
    for (SettledWager wager : settlement.wagers()) {
      // Locked progressive wagers left the layout at COIN IN, and the link pays its own awards.
      if (wager.wager() == Wager.PROGRESSIVE) {
        long fromTray = before.isPaidByTheLink(wager.seat()) ? 0 : wager.paidCents();
        paid.merge(rack(wager.seat()), fromTray, Long::sum);
        continue;
      }
      returned.merge(rack(wager.seat()), wager.returnedCents(), Long::sum);
      paid.merge(rack(wager.seat()), wager.paidCents(), Long::sum);
    }
    for (Envy envy : settlement.envy()) {
      paid.merge(rack(envy.toSeat()), envy.cents(), Long::sum);
    }
    move(layout(), bank, collected);
    returned.forEach((rack, cents) -> move(layout(), rack, cents));
    paid.forEach((rack, cents) -> move(bank, rack, cents));
    if (playerDealer) {
      long paidOut = paid.values().stream().mapToLong(Long::longValue).sum();
      long left = before.bankCents() + collected - paidOut;
      move(bank(), rack(before.round().rotation().seat()), left);
    }
  }

  /** What is owed comes in before anything is paid; whoever banked the round stands for it. */
  private void correct(TableEvent.RoundCorrected corrected) {
    SettledRound settled = Objects.requireNonNull(before.settled().get(corrected.round()));
    List<TableEvent.Difference> differences = corrected.differences();
    String bank = settled.round().game().isBankedByAPlayer() ? rack(settled.banker()) : tray();
    differences.stream()
        .filter(one -> one.cents() < 0)
        .forEach(one -> move(rack(one.player()), bank, -one.cents()));
    differences.stream()
        .filter(one -> one.cents() > 0)
        .forEach(one -> move(bank, rack(one.player()), one.cents()));
  }

  private void giveBack() {
    for (Spot spot : before.round().bettingSpots().values()) {
      long staked = spot.stakes().values().stream().mapToLong(Long::longValue).sum();
      // The link hands its shares back to the house, which does not let players wait for it.
      long locked = before.round().progressiveLocked() ? spot.stake(Wager.PROGRESSIVE) : 0;
      move(layout(), rack(spot.player()), staked - locked);
      move(tray(), rack(spot.player()), locked);
    }
    if (before.bankCents() > 0) {
      move(bank(), rack(before.round().rotation().seat()), before.bankCents());
    }
  }

  private void allow(String player, long cents) {
    Objects.requireNonNull(before.counted().get(player))
        .accounts()
        .forEach(account -> move(Accounts.limit(player), account, cents));
  }

  private void stake(int seat, long more) {
    between(rack(seat), layout(), more);
  }

  private void between(String from, String to, long cents) {
    if (cents >= 0) {
      move(from, to, cents);
    } else {
      move(to, from, -cents);
    }
  }

  private void move(String from, String to, long cents) {
    if (cents != 0) {
      moves.add(new Move(from, to, cents));
    }
  }

  private Spot spot(int seat) {
    return before.round().spot(seat).orElseThrow();
  }

  private long progressive(int seat) {
    return spot(seat).stake(Wager.PROGRESSIVE);
  }

  private String table() {
    return before.setup().id();
  }

  private String rack(int seat) {
    return rack(spot(seat).player());
  }

  private String rack(String player) {
    return Accounts.rack(table(), player);
  }

  private String layout() {
    return Accounts.layout(table());
  }

  private String bank() {
    return Accounts.bank(table());
  }

  private String tray() {
    return Accounts.tray(table());
  }
}
