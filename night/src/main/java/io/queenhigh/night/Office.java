package io.queenhigh.night;

import static io.queenhigh.night.OpenRoom.CAL;
import static io.queenhigh.night.OpenRoom.EVE;
import static io.queenhigh.night.OpenRoom.MAX;
import static io.queenhigh.night.OpenRoom.SUE;

import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Funds.Fund;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.Reason;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * The people who run a link: a manager who cannot leave its meter alone, and a cashier who pays.
 */
final class Office {

  /** What one of them wants of a link. */
  record Order(Staff by, LinkCommand.OfTheOffice command) {}

  private Office() {}

  static Optional<Order> next(Link link, Random random) {
    if (!link.proposals().isEmpty() && random.nextBoolean()) {
      int number = link.proposals().lastKey();
      return Optional.of(
          new Order(
              EVE,
              random.nextInt(3) == 0
                  ? new LinkCommand.Withdraw(number)
                  : new LinkCommand.Approve(number)));
    }
    return switch (random.nextInt(8)) {
      case 0 -> Optional.of(new Order(SUE, new LinkCommand.Suspend("a look at the meter")));
      case 1, 2 -> Optional.of(new Order(MAX, new LinkCommand.Resume()));
      case 3 ->
          Optional.of(
              new Order(
                  MAX,
                  new LinkCommand.ProposeAdjustment(
                      Fund.METER,
                      random.nextLong(1, 50_00) * (random.nextBoolean() ? 1 : -1),
                      Reason.MALFUNCTION,
                      "the sensor of seat 2")));
      case 4 -> {
        List<Award> awards = link.awards();
        yield awards.isEmpty()
            ? Optional.empty()
            : Optional.of(
                new Order(
                    MAX,
                    new LinkCommand.ProposeBackOut(
                        awards.getLast().page(), "the wrong seat was paid")));
      }
      default -> pays(link);
    };
  }

  /** The first award that is due. */
  static Optional<Order> pays(Link link) {
    return link.awards().stream()
        .filter(award -> award.state() == Award.State.DUE)
        .findFirst()
        .map(award -> new Order(CAL, new LinkCommand.Pay(award.page())));
  }
}
