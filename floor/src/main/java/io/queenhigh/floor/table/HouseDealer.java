package io.queenhigh.floor.table;

import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.Held;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Decide;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The automatic dealer: what he does next, and how long he waits before it. */
public final class HouseDealer {

  /** When everyone has declined the bank, nobody is asked again for a while. */
  private static final long ASK_AGAIN_MILLIS = 30_000;

  private HouseDealer() {}

  /**
   * The next thing that happens without anyone's command.
   *
   * @param here the players who look at the table now
   */
  public static Optional<Due> next(TableState state, PracticeAdvice advice, Set<String> here) {
    if (!state.open() || state.voiding().isPresent()) {
      return Optional.empty();
    }
    Optional<Due> practice = PracticePlayers.due(state, advice);
    return practice.isPresent() ? practice : withoutPractice(state, here);
  }

  /** The same with practice players waited for like people: they wanted what is refused. */
  public static Optional<Due> withoutPractice(TableState state, Set<String> here) {
    if (!state.open() || state.round().suspended() || state.voiding().isPresent()) {
      return Optional.empty();
    }
    return CallsOff.lockedAndEmpty(state)
        .or(() -> state.setup().isAutomatic() ? due(state, here) : Optional.empty());
  }

  /**
   * Whether one person has the table for himself: nobody waits for him, at this table or at another
   * of its link, and no time is set for the bank to rotate.
   */
  public static boolean isPractice(TableState state) {
    TableSetup setup = state.setup();
    return setup.isAutomatic()
        && setup.link().isEmpty()
        && !state.offersEveryHand()
        && isOnePerson(state.people());
  }

  private static boolean isOnePerson(List<Spot> seats) {
    return !seats.isEmpty()
        && seats.stream().allMatch(spot -> spot.player().equals(seats.getFirst().player()));
  }

  /** He may take his time while he is there; the clock starts when he goes. */
  private static boolean hasTime(TableState state, Set<String> here) {
    return isPractice(state) && here.contains(state.people().getFirst().player());
  }

  private static Optional<Due> due(TableState state, Set<String> here) {
    Pace pace = state.setup().pace();
    return switch (state.round().phase()) {
      case BETTING -> betting(state, pace, here);
      case BETS_CLOSED -> deal(state, pace);
      case DECIDING ->
          Awaited.of(state)
              .filter(_ -> !hasTime(state, here))
              .map(awaited -> timeOut(state, awaited));
      case DECIDED, FORFEITS_COLLECTED, REVEALED -> finish(state);
      case SETTLED, VOID ->
          at(state, "next", pace.pauseMillis(), Step.floor(new Command.NextRound()));
    };
  }

  /** Cuts that are not open yet get their moment. */
  private static Optional<Due> deal(TableState state, Pace pace) {
    Step deal = new Step(Actor.Staff.FLOOR, new TableCommand.DealSealed());
    return CutRules.cuts(state).unopened().isEmpty()
        ? at(state, "deal", 0, deal)
        : at(state, "cuts", pace.cutMillis(), deal);
  }

  private static Optional<Due> betting(TableState state, Pace pace, Set<String> here) {
    Round round = state.round();
    if (round.game().isBankedByAPlayer()) {
      Optional<Awaited> awaited = Awaited.of(state);
      if (awaited.isPresent()) {
        return awaited.filter(_ -> !hasTime(state, here)).map(one -> timeOut(state, one));
      }
      if (!round.rotation().isHeld()) {
        return offerOrCallOff(state);
      }
    }
    if (!round.hasBets()) {
      return Optional.empty();
    }
    Step close = Step.floor(new Command.NoMoreBets());
    Step deal = new Step(Actor.Staff.FLOOR, new TableCommand.DealSealed());
    Step[] closeAndDeal =
        CutRules.cuts(state).isEmpty() ? new Step[] {close, deal} : new Step[] {close};
    if (round.progressiveLocked()) {
      return at(state, "locked", 0, closeAndDeal);
    }
    // The link takes the wagers in before a card is dealt, so locking is a step of its own.
    Step[] next =
        sensorsAreLit(state) ? new Step[] {press(new ConsoleCommand.Lock())} : closeAndDeal;
    if (everyoneIsReady(state)) {
      return at(state, "everyone-ready", 0, next);
    }
    return hasTime(state, here)
        ? Optional.empty()
        : at(state, "no-more-bets", pace.bettingMillis(), next);
  }

  private static boolean sensorsAreLit(TableState state) {
    return state.controller().filter(console -> !console.lit().isEmpty()).isPresent();
  }

  private static Step press(ConsoleCommand.Pressed button) {
    return new Step(Actor.Staff.FLOOR, button);
  }

  /** Whoever sits there and has not bet is waited for as long as the table waits for bets. */
  private static boolean everyoneIsReady(TableState state) {
    List<Spot> people =
        state.people().stream()
            .filter(spot -> spot.seat() != state.round().rotation().seat())
            .toList();
    return people.stream().allMatch(spot -> state.ready().contains(spot.seat()));
  }

  /** Wagers that lie there are not kept until everyone is asked again, or company comes. */
  private static Optional<Due> offerOrCallOff(TableState state) {
    Optional<Due> offer = offer(state);
    boolean atOnce = offer.filter(due -> due.afterMillis() == 0).isPresent();
    return state.round().hasBets() && !atOnce ? Optional.of(CallsOff.unbanked(state)) : offer;
  }

  /** Offered only while a person is there to play; a practice player banks first. */
  private static Optional<Due> offer(TableState state) {
    if (state.people().isEmpty() || state.round().spots().size() < 2) {
      return Optional.empty();
    }
    List<Spot> may =
        state.round().spots().values().stream()
            .filter(spot -> mayBeOffered(state.round(), spot.seat()))
            .toList();
    long wait = state.round().rotation().declined().isEmpty() ? 0 : ASK_AGAIN_MILLIS;
    return may.stream()
        .filter(spot -> PracticePlayers.isOne(spot.player()))
        .findFirst()
        .or(() -> may.stream().findFirst())
        .flatMap(spot -> at(state, "offer", wait, Step.floor(new Command.OfferBank(spot.seat()))));
  }

  private static boolean mayBeOffered(Round round, int seat) {
    return Decide.on(round, Actor.Staff.FLOOR, new Command.OfferBank(seat))
        instanceof Ruling.Accepted;
  }

  private static Optional<Due> finish(TableState state) {
    Phase phase = state.round().phase();
    Optional<Console> controller = state.controller().filter(LinkRules::isLocked);
    if (phase == Phase.REVEALED && controller.isPresent()) {
      return settleOrCall(state, controller.get());
    }
    List<Step> steps = new ArrayList<>();
    if (phase == Phase.DECIDED) {
      steps.add(Step.floor(new Command.CollectForfeits()));
    }
    if (phase != Phase.REVEALED) {
      steps.add(Step.floor(new Command.Reveal()));
    }
    if (controller.isPresent()) {
      return at(state, "reveal", 0, steps.toArray(new Step[0]));
    }
    steps.add(Step.floor(new Command.Settle(Optional.empty())));
    return at(state, "finish", 0, steps.toArray(new Step[0]));
  }

  /** Marks what wins off the meter and waits for a supervisor; with everything done, settles. */
  private static Optional<Due> settleOrCall(TableState state, Console console) {
    List<Step> steps = new ArrayList<>();
    if (!console.unmarked().isEmpty()) {
      steps.addAll(marks(console));
      steps.add(press(new ConsoleCommand.CallSupervisor()));
      return at(state, "call", 0, steps.toArray(new Step[0]));
    }
    if (console.winsNotDone().isPresent()) {
      return Optional.empty();
    }
    steps.add(Step.floor(new Command.Settle(Optional.empty())));
    if (console.envyIsDue()) {
      steps.add(press(new ConsoleCommand.PayEnvy()));
    }
    steps.add(press(new ConsoleCommand.EndRound()));
    return at(state, "finish", 0, steps.toArray(new Step[0]));
  }

  /** A keypad marks a hand wherever it lies; a display wants the spot first. */
  private static List<Step> marks(Console console) {
    List<Held> winners = console.unmarked();
    if (console.controller() == Controller.GAME_MANAGER) {
      return winners.stream()
          .map(Held::hand)
          .distinct()
          .map(hand -> press(new ConsoleCommand.PressHand(hand)))
          .toList();
    }
    List<Step> steps = new ArrayList<>();
    for (Held held : winners) {
      steps.add(press(new ConsoleCommand.SelectSpot(held.seat())));
      steps.add(press(new ConsoleCommand.PressHand(held.hand())));
    }
    return steps;
  }

  private static Due timeOut(TableState state, Awaited awaited) {
    Step fold = Step.floor(new Command.TimeOut(awaited.seat()));
    return Due.at(state, awaited.what(), awaited.seat(), awaited.millis(), List.of(fold));
  }

  private static Optional<Due> at(TableState state, String what, long afterMillis, Step... steps) {
    return Optional.of(Due.at(state, what, 0, afterMillis, List.of(steps)));
  }
}
