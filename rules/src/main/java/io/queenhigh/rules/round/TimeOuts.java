package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.Optional;

/** Nobody can hold up a table by doing nothing. */
final class TimeOuts {

  private TimeOuts() {}

  static Ruling<Event> timeOut(Round round, Actor actor, Command.TimeOut command) {
    int seat = command.seat();
    Optional<Refused> notTheDealer =
        RoundChecks.houseDealer(round, actor, "calls time", Point.LEAVING_FOLDS);
    if (notTheDealer.isPresent()) {
      return Ruling.no(notTheDealer.get());
    }
    boolean beforeTheDeal = round.phase() == Phase.BETTING && round.spot(seat).isPresent();
    if (beforeTheDeal && round.rotation().offeredTo() == seat) {
      return new Ruling.Accepted<>(Banking.declining(round, seat));
    }
    if (beforeTheDeal && round.isBanker(seat) && round.bankCents() == 0) {
      return new Ruling.Accepted<>(Banking.vacating(round));
    }
    return Ruling.unless(
        Deciding.inTurn(round, seat), () -> new Event.Folded(seat, Event.Folded.Why.TIMED_OUT));
  }
}
