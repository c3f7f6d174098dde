package io.queenhigh.games.progressive;

import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Limit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A link's twin that remembers everything and computes nothing ahead: after every step it walks
 * through its whole history again, in fractions of dollars.
 */
final class NaiveLink {

  private final LinkTerms terms;
  private final List<Step> steps = new ArrayList<>();

  private sealed interface Step {}

  private record Fed(Ratio meter, Ratio reserve) implements Step {}

  /** Of a percentage, or a fixed amount where the percentage is 0. */
  private record Won(long number, int percent, long fixedCents) implements Step {}

  /** Funds changed by hand. */
  private record Changed(Ratio meter, Ratio reserve, Ratio overflow) implements Step {}

  /** What a walk through the history comes to. */
  record State(Ratio meter, Ratio reserve, Ratio overflow) {
    Funds funds() {
      return new Funds(meter.microCents(), reserve.microCents(), overflow.microCents());
    }
  }

  /** What a hit is worth and what it did to the funds. */
  record Worth(
      long number, long awardCents, long offTheMeterCents, long seedCents, long reserveCents) {}

  NaiveLink(LinkTerms terms) {
    this.terms = terms;
    steps.add(new Changed(Ratio.cents(terms.seedCents()), Ratio.ZERO, Ratio.ZERO));
  }

  void feeds(long wageredCents) {
    steps.add(
        new Fed(
            part(wageredCents, terms.rates().contributionPer10000()),
            part(wageredCents, terms.rates().reservePer10000())));
  }

  /**
   * What wagers fed goes back as it came. Where that would leave the reserve short, it gives what
   * leaves it with nothing, and the meter the rest.
   */
  void returns(long wageredCents) {
    Ratio meter = part(wageredCents, terms.rates().contributionPer10000());
    Ratio reserve = part(wageredCents, terms.rates().reservePer10000());
    takes(meter, reserve);
    while (now().reserve.compareTo(Ratio.ZERO) < 0) {
      // The more the meter gives, the less of its excess the reserve is left with.
      Ratio missing = Ratio.ZERO.minus(now().reserve);
      steps.removeLast();
      meter = meter.plus(missing);
      reserve = reserve.minus(missing);
      takes(meter, reserve);
    }
  }

  private void takes(Ratio meter, Ratio reserve) {
    steps.add(new Fed(Ratio.ZERO.minus(meter), Ratio.ZERO.minus(reserve)));
  }

  private static Ratio part(long cents, int per10000) {
    return Ratio.cents(cents).times(Ratio.of(per10000, 10_000));
  }

  void wins(long number, int percent, long fixedCents) {
    steps.add(new Won(number, percent, fixedCents));
  }

  void cancels(long number) {
    steps.removeIf(step -> step instanceof Won won && won.number == number);
  }

  void changes(Ratio meter, Ratio reserve, Ratio overflow) {
    steps.add(new Changed(meter, reserve, overflow));
  }

  State now() {
    return walk(Long.MAX_VALUE, new ArrayList<>());
  }

  /** As of before this hit. */
  State before(long number) {
    return walk(number, new ArrayList<>());
  }

  List<Worth> hits() {
    List<Worth> hits = new ArrayList<>();
    walk(Long.MAX_VALUE, hits);
    return hits;
  }

  private State walk(long until, List<Worth> hits) {
    State start = new State(Ratio.ZERO, Ratio.ZERO, Ratio.ZERO);
    Ratio fed = Ratio.ZERO;
    Ratio reserveFed = Ratio.ZERO;
    for (Step step : steps) {
      switch (step) {
        case Fed(Ratio meter, Ratio reserve) -> {
          fed = fed.plus(meter);
          reserveFed = reserveFed.plus(reserve);
        }
        case Changed(Ratio meter, Ratio reserve, Ratio overflow) -> {
          State end = limited(start, fed, reserveFed);
          start =
              new State(
                  end.meter.plus(meter), end.reserve.plus(reserve), end.overflow.plus(overflow));
          fed = reserveFed = Ratio.ZERO;
        }
        case Won won when won.number == until -> {
          return limited(start, fed, reserveFed);
        }
        case Won won -> {
          start = won(won, limited(start, fed, reserveFed), hits);
          fed = reserveFed = Ratio.ZERO;
        }
      }
    }
    return limited(start, fed, reserveFed);
  }

  private State limited(State start, Ratio fed, Ratio reserveFed) {
    Ratio raw = start.meter.plus(fed);
    Ratio reserve = start.reserve.plus(reserveFed);
    Optional<Limit> limit = terms.limit();
    if (limit.isEmpty()) {
      return new State(raw, reserve, start.overflow);
    }
    Ratio most = Ratio.cents(limit.get().cents()).max(start.meter);
    Ratio excess = raw.minus(most).max(Ratio.ZERO);
    return limit.get().excess() == Limit.Excess.RESERVE
        ? new State(raw.minus(excess), reserve.plus(excess), start.overflow)
        : new State(raw.minus(excess), reserve, start.overflow.plus(excess));
  }

  private State won(Won won, State at, List<Worth> hits) {
    long shown = at.meter.wholeCents();
    long award = won.percent == 0 ? won.fixedCents : shown * won.percent / 100;
    long offTheMeter = Math.min(award, shown);
    Ratio left = at.meter.minus(Ratio.cents(offTheMeter));
    if (offTheMeter < shown) {
      hits.add(new Worth(won.number, award, offTheMeter, 0, 0));
      return new State(left, at.reserve, at.overflow);
    }
    long reserve = at.reserve.wholeCents();
    if (terms.limit().isPresent()) {
      long begun = left.compareTo(Ratio.ZERO) > 0 ? 1 : 0;
      long room = terms.limit().get().cents() - terms.seedCents() - begun;
      reserve = Math.min(reserve, Math.max(0, room));
    }
    hits.add(new Worth(won.number, award, offTheMeter, terms.seedCents(), reserve));
    return new State(
        left.plus(Ratio.cents(terms.seedCents() + reserve)),
        at.reserve.minus(Ratio.cents(reserve)),
        at.overflow);
  }
}
