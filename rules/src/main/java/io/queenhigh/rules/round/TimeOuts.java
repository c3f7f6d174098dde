package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.round.Ruling.Accepted;
import io.queenhigh.rules.round.Ruling.Refused;
import java.util.Optional;

/** Nobody can hold up a table by doing nothing. */
final class TimeOuts {

  private TimeOuts() {}

  static Ruling timeOut(Round round, Actor actor, Command.TimeOut command) {
    int seat = command.seat();
    Optional<Refused> notTheDealer =
        Check.houseDealer(round, actor, "calls time", Point.LEAVING_FOLDS);
    if (notTheDealer.isPresent()) {
      return notTheDealer.get();
    }
    boolean beforeTheDeal = round.phase() == Phase.BETTING && round.spot(seat).isPresent();
    if (beforeTheDeal && round.rotation().offeredTo() == seat) {
      return new Accepted(Banking.declining(round, seat));
    }
    if (beforeTheDeal && round.isBanker(seat) && round.bankCents() == 0) {
      return new Accepted(Banking.vacating(round));
    }
    Optional<Refused> no = Deciding.inTurn(round, seat);
    return no.isPresent()
        ? no.get()
        : Ruling.accepted(new Event.Folded(seat, Event.Folded.Why.TIMED_OUT));
  }
}
