package io.queenhigh.web;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.link.AtWin;
import io.queenhigh.lab.link.EnvyCost;
import io.queenhigh.lab.link.LinkPlan;
import io.queenhigh.lab.link.LinkStudy;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import io.queenhigh.rules.progressive.MicroCents;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** What the lab expects of a link's terms, for whoever sets them up. */
final class LinkOutlook {
  private final Catalogue catalogue;
  private final Map<List<String>, Optional<Pricing>> priced = new ConcurrentHashMap<>();
  private final Map<LinkTerms, Optional<Planned>> whenWon = new ConcurrentHashMap<>();

  LinkOutlook(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * What the house keeps of each dollar in the long run at a table with so many players, hands that
   * a good player folds taken out where they do not qualify.
   */
  record Edge(int players, String fraction, String percent) {}

  /**
   * What a meter is won at by its terms. Of the whole spread, which may be large, hundredths are
   * remembered.
   *
   * @param quantiles in cents: one, two, … of a hundred meters are won at no more than this
   */
  record Planned(long meanCents, List<Long> quantiles) {

    static Planned of(AtWin won) {
      return new Planned(
          Math.round(won.bestMean() * 100),
          IntStream.range(1, 100)
              .mapToObj(of -> Math.round(won.spread().quantile(of / 100.0).middle() * 100))
              .toList());
    }

    /** So many of a hundred meters are won at this amount or more. */
    int laterPercent(long cents) {
      return 100 - (int) quantiles.stream().filter(lower -> lower < cents).count();
    }
  }

  /** Nothing where it cannot be worked out. */
  Optional<Planned> whenWon(LinkTerms terms) {
    return whenWon.computeIfAbsent(
        terms,
        of ->
            priced
                .computeIfAbsent(choices(of), this::price)
                .filter(pricing -> LinkStudy.refusal(plan(of, pricing.game()), pricing).isEmpty())
                .map(pricing -> LinkStudy.whenWon(plan(of, pricing.game()), pricing))
                .map(Planned::of));
  }

  /** Nothing where no game on the shelf is dealt by the link's pay table. */
  List<Edge> longRun(LinkTerms terms) {
    return priced.computeIfAbsent(choices(terms), this::price).stream()
        .flatMap(
            pricing ->
                EnvyCost.of(plan(terms, pricing.game()), pricing.progressive().orElseThrow())
                    .stream())
        .map(
            cost ->
                new Edge(cost.players(), cost.edge().toString(), cost.edge().times(100).decimal(4)))
        .toList();
  }

  private static List<String> choices(LinkTerms terms) {
    List<String> choices = new ArrayList<>();
    choices.add(terms.payTable());
    choices.add(terms.controller() == Controller.GAME_MANAGER ? "game-manager" : "nexus");
    if (terms.foldedHandsQualify()) {
      choices.add("folded-hands-qualify");
    }
    return choices;
  }

  private Optional<Pricing> price(List<String> choices) {
    return catalogue.ids().stream()
        .map(id -> catalogue.open(id, choices))
        .flatMap(
            opening ->
                opening instanceof Opening.Opened(Game game)
                    ? Optional.of(game).stream()
                    : Optional.<Game>empty().stream())
        .filter(game -> game.offers(Wager.PROGRESSIVE))
        .findFirst()
        .map(Pricing::of);
  }

  private static LinkPlan plan(LinkTerms terms, Game game) {
    Fraction seed = dollars(terms.seedCents());
    return new LinkPlan(
        game,
        new LinkPlan.Feed(
            dollars(terms.stake().unitCents()),
            Fraction.of(terms.rates().contributionPer10000(), MicroCents.WHOLE),
            Fraction.of(terms.rates().reservePer10000(), MicroCents.WHOLE),
            seed,
            terms.limit().map(limit -> dollars(limit.cents())),
            terms.paysFrom() == PaysFrom.ALL_FROM_METER),
        LinkPlan.Pace.USUAL,
        seed);
  }

  private static Fraction dollars(long cents) {
    return Fraction.of(cents, 100);
  }
}
