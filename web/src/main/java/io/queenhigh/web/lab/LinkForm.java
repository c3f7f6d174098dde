package io.queenhigh.web.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.link.LinkPlan;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.web.http.Call;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads the plan of a progressive link from a query; what is not said is as usual. */
final class LinkForm {
  private final Call call;
  private final List<String> wrong = new ArrayList<>();

  private LinkForm(Call call) {
    this.call = call;
  }

  /** The plan, or what is wrong with it. */
  sealed interface Planned {
    record Good(LinkPlan plan) implements Planned {}

    record Bad(String why) implements Planned {}
  }

  static Planned of(Call call, Game game) {
    LinkForm form = new LinkForm(call);
    LinkPlan plan = form.plan(game);
    return form.wrong.isEmpty()
        ? new Planned.Good(plan)
        : new Planned.Bad(String.join("; ", form.wrong));
  }

  private LinkPlan plan(Game game) {
    Fraction wager = dollars("wager").orElse(Fraction.ONE);
    boolean paysAll = call.query("allFromMeter").filter("true"::equals).isPresent();
    LinkPlan.Feed usual = LinkPlan.usual(game, wager, paysAll);
    LinkPlan.Pace pace = LinkPlan.Pace.USUAL;
    Fraction seed = dollars("seed").orElse(usual.seed());
    return new LinkPlan(
        game,
        new LinkPlan.Feed(
            wager,
            percent("contribution").orElse(usual.contribution()),
            percent("reserve").orElse(usual.reserve()),
            seed,
            dollars("limit"),
            paysAll),
        new LinkPlan.Pace(
            number("tables", pace.tables()),
            number("players", pace.players()),
            number("roundsPerHour", pace.roundsPerHour())),
        dollars("meter").orElse(seed));
  }

  private Optional<Fraction> dollars(String name) {
    Optional<String> text = call.query(name);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    OptionalLong cents = Dollars.parse(text.get());
    if (cents.isEmpty()) {
      wrong.add(name + ": must be dollars, like 1000 or 2.50");
    }
    return cents.isPresent() ? Optional.of(Fraction.of(cents.getAsLong(), 100)) : Optional.empty();
  }

  private Optional<Fraction> percent(String name) {
    Optional<String> text = call.query(name);
    if (text.isPresent() && !text.get().matches("\\d{1,3}(\\.\\d{1,6})?")) {
      wrong.add(name + ": must be percent of the wager, like 20 or 2.5");
      return Optional.empty();
    }
    return text.map(
        number ->
            Fraction.of(new BigDecimal(number).movePointRight(6).longValueExact(), 100_000_000));
  }

  private int number(String name, int usual) {
    Optional<String> text = call.query(name);
    if (text.isPresent() && !text.get().matches("\\d{1,6}")) {
      wrong.add(name + ": must be a whole number");
      return usual;
    }
    return text.map(Integer::parseInt).orElse(usual);
  }
}
