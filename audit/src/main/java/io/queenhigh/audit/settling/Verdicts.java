package io.queenhigh.audit.settling;

import io.queenhigh.audit.hands.ThreeCards;
import io.queenhigh.audit.settling.Verdict.Says;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule.OnFold;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the cards say about every wager on the table. */
final class Verdicts {

  private final Laid laid;
  private final Game game;
  private final boolean dealerPlays;
  private final int dealerStrength;

  Verdicts(Laid laid) {
    this.laid = laid;
    this.game = laid.game();
    // Beside a game that is dealt elsewhere nothing is settled against a dealer.
    boolean elsewhere = game.isDealtElsewhere();
    this.dealerPlays =
        !elsewhere && ThreeCards.qualifies(laid.dealer(), game.qualifier().high().is());
    this.dealerStrength = elsewhere ? 0 : ThreeCards.strength(laid.dealer());
  }

  /**
   * In the order of settling: what was given up is collected before the dealer's hand is turned up;
   * the rest follows round the table, and in each seat wager by wager.
   */
  List<Verdict> inSettlingOrder() {
    List<Verdict> givenUp = new ArrayList<>();
    List<Verdict> rest = new ArrayList<>();
    for (Laid.Seat seat : laid.inSettlingOrder()) {
      for (Wager wager : laid.insideASeat()) {
        on(seat, wager)
            .ifPresent(verdict -> (verdict.says() == Says.FORFEIT ? givenUp : rest).add(verdict));
      }
    }
    givenUp.addAll(rest);
    return givenUp;
  }

  private Optional<Verdict> on(Laid.Seat seat, Wager wager) {
    if (wager == Wager.ANTE_BONUS) {
      return anteBonus(seat);
    }
    if (!seat.has(wager)) {
      return Optional.empty();
    }
    long stake = seat.stake(wager);
    if (seat.folded() && isForfeited(wager)) {
      return Optional.of(Verdict.of(seat.number(), wager, stake, Says.FORFEIT));
    }
    return Optional.of(
        switch (wager) {
          case ANTE -> even(seat, wager, ante(seat));
          case PLAY -> even(seat, wager, dealerPlays ? against(seat) : Says.PUSH);
          case ANTE_BONUS, PAIR_PLUS, SIX_CARD_BONUS, PROGRESSIVE -> byTable(seat, wager, stake);
        });
  }

  private boolean isForfeited(Wager wager) {
    return game.rule(wager).filter(rule -> rule.onFold().is() == OnFold.FORFEITED).isPresent();
  }

  private static Verdict even(Laid.Seat seat, Wager wager, Says says) {
    long stake = seat.stake(wager);
    return says == Says.WIN
        ? Verdict.wins(seat.number(), wager, stake, stake)
        : Verdict.of(seat.number(), wager, stake, says);
  }

  private Says ante(Laid.Seat seat) {
    if (dealerPlays) {
      return against(seat);
    }
    boolean always = game.qualifier().ante().is() == Qualifier.Ante.WINS;
    return always || against(seat) == Says.WIN ? Says.WIN : Says.PUSH;
  }

  private Says against(Laid.Seat seat) {
    int own = ThreeCards.strength(seat.cards());
    if (own == dealerStrength) {
      return Says.PUSH;
    }
    return own > dealerStrength ? Says.WIN : Says.LOSE;
  }

  /** Paid on the Ante of a hand that was played, whatever the dealer holds; never lost. */
  private Optional<Verdict> anteBonus(Laid.Seat seat) {
    if (!game.offers(Wager.ANTE_BONUS) || !seat.has(Wager.ANTE) || seat.folded()) {
      return Optional.empty();
    }
    return line(seat, Wager.ANTE_BONUS)
        .map(
            line ->
                Verdict.wins(
                    seat.number(), Wager.ANTE_BONUS, 0, due(line, seat.stake(Wager.ANTE))));
  }

  private Verdict byTable(Laid.Seat seat, Wager wager, long stake) {
    Optional<PayLine> line = line(seat, wager);
    if (line.isEmpty()) {
      return Verdict.of(seat.number(), wager, stake, Says.LOSE);
    }
    boolean staysGone = !(line.get().pays() instanceof Pays.ToOne);
    int percent = line.get().pays() instanceof Pays.MeterShare(int share) ? share : 0;
    return new Verdict(
        seat.number(), wager, stake, Says.WIN, due(line.get(), stake), staysGone, percent);
  }

  private static long due(PayLine line, long stake) {
    return switch (line.pays()) {
      case Pays.ToOne(long odds) -> Math.multiplyExact(stake, odds);
      case Pays.ForOne(long odds) -> Math.multiplyExact(stake, odds);
      case Pays.MeterShare _ -> 0;
    };
  }

  /** The line of a wager's pay table that a seat's cards come under: the first from the top. */
  Optional<PayLine> line(Laid.Seat seat, Wager wager) {
    return game.rule(wager)
        .flatMap(rule -> rule.table())
        .flatMap(table -> PayLines.first(table, read(table, seat)));
  }

  private List<Card> read(PayTable table, Laid.Seat seat) {
    List<Card> cards = new ArrayList<>(seat.cards());
    switch (table.reads()) {
      case OWN_THREE -> {}
      case BEST_FIVE_OF_SIX -> cards.addAll(laid.dealer());
      case THREE_AND_COMMUNITY -> cards.addAll(laid.community());
    }
    return cards;
  }
}
