package io.queenhigh.floor.table;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Seats that the house fills so that one visitor can play at once. They bet the minimum, play by
 * the book, bank when it is their turn, and are always marked by their name.
 */
public final class PracticePlayers {

  /** How their names begin; nobody else's may. */
  public static final String PREFIX = "practice-";

  static final int MOST = 6;

  static final long MOST_STAKED_CENTS = 10 * Dollars.MOST_CENTS;

  private static final long STAKE_CENTS = 5_000_00;
  private static final long BANK_CENTS = 2_000_00;

  private PracticePlayers() {}

  public static boolean isOne(String player) {
    return player.startsWith(PREFIX);
  }

  /** What sits them down, or sends away those the setup has no place for. */
  static List<Step> seats(TableState state) {
    List<Step> steps = new ArrayList<>();
    List<Spot> here =
        state.round().spots().values().stream()
            .filter(spot -> isOne(spot.player()) && !spot.left())
            .toList();
    for (int i = state.setup().practicePlayers(); i < here.size(); i++) {
      steps.add(Step.player(here.get(i).player(), new Command.StandUp(here.get(i).seat())));
    }
    int missing = state.setup().practicePlayers() - here.size();
    // From the far end, so that visitors find the seats at the dealer's left free.
    for (int seat = state.round().terms().places(); seat >= 1 && missing > 0; seat--) {
      String name = PREFIX + seat;
      if (state.round().spot(seat).isEmpty() && !state.isSeated(name)) {
        steps.add(Step.player(name, new Command.SitDown(seat)));
        steps.add(stake(name, STAKE_CENTS));
        missing--;
      }
    }
    return steps;
  }

  private static Step stake(String name, long cents) {
    return new Step(
        Actor.Staff.FLOOR, new TableCommand.StakePractice(name, Math.max(STAKE_CENTS, cents)));
  }

  /** What a practice player does now, if it is for one of them to act. */
  static Optional<Due> due(TableState state, PracticeAdvice advice) {
    Round round = state.round();
    if (round.suspended()) {
      return Optional.empty();
    }
    if (round.phase() == Phase.DECIDING) {
      return round
          .spot(round.turn())
          .filter(spot -> isOne(spot.player()) && spot.isSeen())
          .map(spot -> decides(state, spot, advice));
    }
    if (round.phase() != Phase.BETTING) {
      return Optional.empty();
    }
    int offered = round.rotation().offeredTo();
    Optional<Spot> asked = round.spot(offered).filter(spot -> isOne(spot.player()));
    if (asked.isPresent()) {
      return Optional.of(takesTheBank(state, asked.get()));
    }
    Optional<Spot> banker =
        round.spot(round.rotation().seat()).filter(spot -> isOne(spot.player()));
    if (banker.isPresent() && round.bankCents() == 0) {
      return Optional.of(posts(state, banker.get()));
    }
    return bets(state);
  }

  private static Due decides(TableState state, Spot spot, PracticeAdvice advice) {
    Round round = state.round();
    boolean seesOthers = round.game().shown().is() == Shown.PLAYERS_FACE_UP;
    Cards seen = Cards.NONE;
    for (Spot other : round.bettingSpots().values()) {
      if (seesOthers && other.seat() != spot.seat()) {
        seen = seen.plus(Cards.of(other.cards()));
      }
    }
    Optional<Card> shown =
        round.game().shown().is() == Shown.ONE_DEALER_CARD
            ? Optional.of(round.dealer().getLast())
            : Optional.empty();
    boolean plays = advice.plays(round.game(), Cards.of(spot.cards()), shown, seen);
    List<Step> steps = new ArrayList<>();
    if (plays && state.rack(spot.player()) < spot.stake(Wager.ANTE)) {
      steps.add(stake(spot.player(), spot.stake(Wager.ANTE)));
    }
    steps.add(
        Step.player(
            spot.player(), plays ? new Command.Play(spot.seat()) : new Command.Fold(spot.seat())));
    return after(state, "practice-decides", spot.seat(), steps);
  }

  private static Due takesTheBank(TableState state, Spot spot) {
    List<Step> steps = new ArrayList<>();
    steps.add(Step.player(spot.player(), new Command.TakeBank(spot.seat())));
    return after(state, "practice-banks", spot.seat(), steps);
  }

  private static Due posts(TableState state, Spot spot) {
    List<Step> steps = new ArrayList<>();
    if (state.rack(spot.player()) < 2 * BANK_CENTS) {
      steps.add(stake(spot.player(), 2 * BANK_CENTS));
    }
    steps.add(Step.player(spot.player(), new Command.PostBank(spot.seat(), BANK_CENTS)));
    return after(state, "practice-posts", spot.seat(), steps);
  }

  private static Due after(TableState state, String what, int seat, List<Step> steps) {
    return Due.at(state, what, seat, state.setup().pace().practiceMillis(), steps);
  }

  /** They bet once a person plays: against the bank, or as the bank. */
  private static Optional<Due> bets(TableState state) {
    Round round = state.round();
    if (round.game().isBankedByAPlayer() && round.bankCents() == 0) {
      return Optional.empty();
    }
    List<Spot> idle =
        round.spots().values().stream()
            .filter(spot -> isOne(spot.player()) && !spot.left() && !spot.hasBet())
            .filter(spot -> spot.seat() != round.rotation().seat())
            .toList();
    if (idle.isEmpty()) {
      return Optional.empty();
    }
    List<Spot> people = state.people();
    boolean aPersonPlays =
        people.stream().anyMatch(Spot::hasBet)
            || people.stream().anyMatch(spot -> spot.seat() == round.rotation().seat());
    if (!aPersonPlays) {
      return Optional.empty();
    }
    int room = round.terms().mostPlayers() - round.bettingSpots().size() - waiting(people, round);
    List<Step> steps =
        idle.stream().limit(Math.max(0, room)).flatMap(spot -> bets(state, spot).stream()).toList();
    return steps.isEmpty()
        ? Optional.empty()
        : Optional.of(after(state, "practice-bets", 0, steps));
  }

  /** People who have not bet yet keep their place. */
  private static int waiting(List<Spot> people, Round round) {
    return (int)
        people.stream()
            .filter(spot -> !spot.hasBet() && spot.seat() != round.rotation().seat())
            .count();
  }

  private static List<Step> bets(TableState state, Spot spot) {
    Round round = state.round();
    long ante = round.terms().limitsOf(Wager.ANTE).minimumCents();
    List<Step> steps = new ArrayList<>();
    long enough = 10 * Math.min(ante, MOST_STAKED_CENTS / 10);
    if (state.rack(spot.player()) < enough) {
      steps.add(stake(spot.player(), enough));
    }
    steps.add(Step.player(spot.player(), new Command.Bet(spot.seat(), Wager.ANTE, ante)));
    if (spot.seat() % 2 == 0 && round.game().offers(Wager.PAIR_PLUS)) {
      long pairPlus = round.terms().limitsOf(Wager.PAIR_PLUS).minimumCents();
      steps.add(
          Step.player(spot.player(), new Command.Bet(spot.seat(), Wager.PAIR_PLUS, pairPlus)));
    }
    return steps;
  }
}
