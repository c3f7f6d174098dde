package io.queenhigh.floor.view;

import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.PracticePlayers;
import io.queenhigh.floor.table.TableRules;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.table.Visitors;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.CountedCards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Regulation;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.hands.FiveCardHand;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.round.Collecting;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Fee;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Rotation;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.ShufflerStep;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Spot;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Draws a table for a viewer. */
public final class Views {

  private final TableState state;
  private final Round round;
  private final Viewer viewer;
  private final TableRules judge;

  private Views(TableState state, Viewer viewer, TableRules judge) {
    this.state = state;
    this.round = state.round();
    this.viewer = viewer;
    this.judge = judge;
  }

  /**
   * The table as this viewer sees it.
   *
   * @param here the players who are connected
   * @param judge who would judge a command of his now
   */
  public static TableView of(
      TableState state,
      Viewer viewer,
      Set<String> here,
      Optional<TableView.Clock> clock,
      TableRules judge) {
    return new Views(state, viewer, judge).view(here, clock);
  }

  /** What concerns the viewer himself; nothing for bystanders. */
  static Optional<TableView.You> you(TableState state, Viewer viewer, TableRules judge) {
    return viewer.player().map(new Views(state, viewer, judge)::you);
  }

  private TableView view(Set<String> here, Optional<TableView.Clock> clock) {
    return new TableView(
        state.seq(),
        judge.nowMillis(),
        state.id(),
        state.setup().title(),
        state.open(),
        posted(),
        state.roundId(),
        round.number(),
        round.phase(),
        round.suspended(),
        round.suspended() ? Optional.of(shuffler()) : Optional.empty(),
        round.deck(),
        state.seal().map(this::seal),
        toKey(),
        round.spots().values().stream().map(spot -> seat(spot, here)).toList(),
        dealer(),
        round.game().isBankedByAPlayer() ? Optional.of(bank()) : Optional.empty(),
        isRevealed() ? round.community() : List.of(),
        round.turn(),
        clock,
        round.fees(),
        feesDue(),
        round.settlement().map(settled -> SettlementView.of(settled, round.game()::label)),
        round.voided().map(Event.RoundVoided::reason),
        viewer.player().map(this::you),
        state.controller().map(this::controls),
        state.dealers().stream().map(Staff::name).toList(),
        state.voiding().map(wanted -> new TableView.Voiding(wanted.by().name(), wanted.reason())),
        state
            .correcting()
            .map(
                wanted ->
                    new TableView.Correcting(
                        state.setup().roundId(wanted.round()),
                        wanted.by().name(),
                        wanted.reason(),
                        wanted.hands())));
  }

  private TableView.Shuffler shuffler() {
    Map<ShufflerStep, String> steps = new EnumMap<>(ShufflerStep.class);
    for (ShufflerStep step : ShufflerStep.values()) {
      steps.put(step, step.says());
    }
    return new TableView.Shuffler(round.shufflerSteps(), steps);
  }

  /** Hands that lie open and are not keyed yet, or will be turned up next. */
  private List<Integer> toKey() {
    boolean settling = round.byHand() && round.phase() == Phase.REVEALED;
    return settling
        ? round.turnedUpToSettle().stream()
            .filter(seat -> round.spot(seat).filter(Spot::isSeen).isEmpty())
            .toList()
        : List.of();
  }

  private TableView.Seal seal(TableState.Seal seal) {
    boolean dealt = round.phase() != Phase.BETTING && round.phase() != Phase.BETS_CLOSED;
    return new TableView.Seal(
        round.deck(),
        seal.commitment(),
        seal.cuts().bySeat().entrySet().stream()
            .map(
                cut ->
                    new TableView.Cut(
                        cut.getKey(),
                        cut.getValue().commitment(),
                        cut.getValue().value(),
                        dealt && cut.getValue().value().isEmpty()))
            .toList());
  }

  private TableView.Controls controls(Console console) {
    return new TableView.Controls(
        state.setup().link().orElseThrow().id(),
        console.controller(),
        console.controller().lockButton(),
        console.controller().overButton(),
        console.phase(),
        List.copyOf(console.lit()),
        console.buttons(),
        console.spot(),
        List.copyOf(console.marked()),
        console.unmarked(),
        console.waiting(),
        console.called(),
        console.amounts(),
        console.recorded(),
        console.key(),
        console.confirming(),
        console.envyIsDue(),
        reads(),
        state.wins().entrySet().stream().map(win -> win(win.getKey(), win.getValue())).toList());
  }

  private int reads() {
    return round
            .game()
            .rule(Wager.PROGRESSIVE)
            .flatMap(WagerRule::table)
            .filter(table -> table.reads() == PayTable.Reads.OWN_THREE)
            .isPresent()
        ? 3
        : CountedCards.FIVE;
  }

  private TableView.KeyedWin win(int seat, TableState.KeyedWin win) {
    return new TableView.KeyedWin(
        seat, win.cards(), named(win.cards()), win.by().name(), win.verifiedBy().map(Staff::name));
  }

  private static String named(List<Card> hand) {
    return hand.size() == CountedCards.FIVE
        ? FiveCardHand.of(hand).toString()
        : ThreeCardHand.of(hand).toString();
  }

  private TableView.Posted posted() {
    Game game = round.game();
    TableSetup setup = state.setup();
    Map<Wager, String> wagers = new EnumMap<>(Wager.class);
    Map<Wager, Limits> limits = new EnumMap<>(Wager.class);
    for (Wager wager : Wager.values()) {
      if (game.offers(wager)) {
        wagers.put(wager, game.label(wager));
      }
      if (game.offers(wager) && wager.isBeforeTheDeal()) {
        limits.put(wager, round.terms().limitsOf(wager));
      }
    }
    return new TableView.Posted(
        game.id(),
        game.title(),
        game.document(),
        setup.choices(),
        game.approved(),
        game.fingerprint(),
        game.shown().is(),
        game.isBankedByAPlayer(),
        dealerTitle(),
        game.qualifier().high().is().word() + " high or better",
        round.terms().places(),
        round.terms().mostPlayers(),
        game.communityCards(),
        wagers,
        limits,
        round.terms().fees(),
        setup.isAutomatic(),
        setup.isShuffled(),
        setup.isControllerOnly(),
        state.offersEveryHand(),
        state.inForce(),
        state.clearance(),
        judge.halts(state).map(Refused::why),
        judge.fold().games().regulation(game.document()).map(Regulation::helpline),
        waits(setup.pace()));
  }

  private static TableView.Waits waits(Pace pace) {
    return new TableView.Waits(
        pace.bettingMillis(), pace.offerMillis(), pace.decisionMillis(), pace.cutMillis());
  }

  private TableView.Seat seat(Spot spot, Set<String> here) {
    boolean practice = PracticePlayers.isOne(spot.player());
    boolean visitor = Visitors.isOne(spot.player());
    Optional<List<Card>> cards =
        sees(spot) && !spot.cards().isEmpty()
            ? Optional.of(Cards.of(spot.cards()).list())
            : Optional.empty();
    Optional<Long> net =
        round
            .settlement()
            .filter(settled -> !settled.at(spot.seat()).isEmpty())
            .map(settled -> settled.netOf(spot.seat()));
    return new TableView.Seat(
        spot.seat(),
        spot.player(),
        practice,
        visitor,
        !spot.left() && (practice || visitor || here.contains(spot.player())),
        state.rack(spot.player()),
        spot.stakes(),
        state.ready().contains(spot.seat()),
        spot.hasBet() && round.isDealt(),
        cards,
        cards.map(Views::named),
        spot.decision(),
        net,
        net.map(cents -> cents - feeAt(spot.seat())));
  }

  private String dealerTitle() {
    return round.game().isBankedByAPlayer() ? "Player-dealer" : "Dealer";
  }

  /** One's own cards, cards dealt face up, and hands turned up for the settling. */
  private boolean sees(Spot spot) {
    boolean own = viewer.is(spot.player());
    boolean faceUp = round.game().shown().is() == Shown.PLAYERS_FACE_UP;
    boolean opened = round.phase() == Phase.SETTLED && !spot.hasFolded();
    boolean keyed = round.byHand() && spot.isSeen();
    return own || faceUp || opened || keyed || state.isTurnedUp(spot);
  }

  private TableView.Dealer dealer() {
    List<Card> all = round.dealer();
    if (!round.isDealt()) {
      return new TableView.Dealer(0, List.of(), Optional.empty(), Optional.empty());
    }
    if (isRevealed()) {
      ThreeCardHand hand = ThreeCardHand.of(all);
      return new TableView.Dealer(
          0, Cards.of(all).list(), Optional.of(hand.toString()), Optional.of(announced(hand)));
    }
    boolean showsOne = round.game().shown().is() == Shown.ONE_DEALER_CARD;
    List<Card> shown = showsOne && !all.isEmpty() ? List.of(all.getLast()) : List.of();
    return new TableView.Dealer(3 - shown.size(), shown, Optional.empty(), Optional.empty());
  }

  private String announced(ThreeCardHand hand) {
    boolean plays = hand.isAtLeastHigh(round.game().qualifier().high().is());
    return dealerTitle() + (plays ? " plays with " + hand : " doesn't play");
  }

  private boolean isRevealed() {
    return round.phase() == Phase.REVEALED || round.phase() == Phase.SETTLED;
  }

  private TableView.Bank bank() {
    Rotation rotation = round.rotation();
    return new TableView.Bank(
        rotation.seat(),
        round.spot(rotation.seat()).map(Spot::player).orElse(""),
        round.bankCents(),
        rotation.offeredTo(),
        rotation.roundsInARow(),
        rotation.isHeld() ? round.settlingStart() : 0,
        round.spots().values().stream()
            .filter(spot -> spot.seat() != rotation.seat())
            .flatMap(spot -> spot.stakes().values().stream())
            .mapToLong(Long::longValue)
            .sum(),
        round.settlement().map(settled -> Math.max(0, round.bankCents() + settled.bankNetCents())),
        BankOffer.says(round));
  }

  private TableView.You you(String player) {
    List<Integer> seats =
        round.spots().values().stream()
            .filter(spot -> spot.player().equals(player) && !spot.left())
            .map(Spot::seat)
            .toList();
    Optional<Long> net = round.settlement().flatMap(settled -> net(settled, seats));
    long fee = fee(player);
    return new TableView.You(
        player,
        seats,
        state.rack(player),
        Choices.of(judge, state, player, seats),
        round
            .spot(round.turn())
            .filter(spot -> seats.contains(spot.seat()))
            .map(spot -> spot.stake(Wager.ANTE)),
        fee,
        net,
        net.map(cents -> cents - fee));
  }

  private List<Fee> feesDue() {
    return round.phase() == Phase.BETTING ? Collecting.due(round) : List.of();
  }

  /** What was dropped for the wagers at a seat; the player-dealer's is another matter. */
  private long feeAt(int seat) {
    return round.fees().stream()
        .filter(fee -> fee.seat() == seat && !fee.playerDealer())
        .mapToLong(Fee::cents)
        .sum();
  }

  private long fee(String player) {
    return Stream.concat(round.fees().stream(), feesDue().stream())
        .filter(fee -> fee.player().equals(player))
        .mapToLong(Fee::cents)
        .sum();
  }

  /** Nothing for whoever had nothing on the table. */
  private Optional<Long> net(Settlement settled, List<Integer> seats) {
    boolean banks = round.game().isBankedByAPlayer() && seats.contains(round.rotation().seat());
    boolean bets = seats.stream().anyMatch(seat -> !settled.at(seat).isEmpty());
    long net = seats.stream().mapToLong(settled::netOf).sum();
    return banks || bets
        ? Optional.of(net + (banks ? settled.bankNetCents() : 0))
        : Optional.empty();
  }
}
