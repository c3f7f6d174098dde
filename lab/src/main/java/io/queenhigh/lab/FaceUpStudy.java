package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Game;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Studies every hand of the player on all processors and adds up what seen cards change. */
final class FaceUpStudy {

  private static final int NOTHING = -1;

  private final int seen;
  private final AntePlayCount antePlay;
  private final AnteTerms terms;
  private final Map<Situation, Found> found = new TreeMap<>();

  /**
   * Hands that fare alike.
   *
   * @param shown the dealer's card or {@link #NOTHING}
   * @param weight how many hands, or hands with a shown card, it stands for
   */
  private record Case(int hand, int shown, long weight) {}

  private record Studied(Case of, Changes changes) {}

  /** What changes are added up by. */
  private record Situation(int shownRank, int strength, boolean plays)
      implements Comparable<Situation> {

    @Override
    public int compareTo(Situation other) {
      return Comparator.comparingInt(Situation::shownRank)
          .thenComparingInt(Situation::strength)
          .thenComparing(Situation::plays)
          .compare(this, other);
    }
  }

  private record Found(BigInteger sets, Fraction units) {

    private Found plus(Found other) {
      return new Found(sets.add(other.sets), units.plus(other.units));
    }
  }

  FaceUpStudy(Game game, int seen) {
    this.seen = seen;
    terms = AnteTerms.of(game);
    antePlay = AntePlayCount.of(terms);
  }

  FaceUp run(Progress progress) {
    Collection<Case> cases = terms.showsDealerCard() ? againstCards() : againstNothing();
    boolean complete = study(cases, progress);
    return result(complete);
  }

  private List<Case> againstNothing() {
    List<Case> cases = new ArrayList<>();
    for (int hand = 0; hand < HandClasses.COUNT; hand++) {
      cases.add(new Case(hand, NOTHING, HandClasses.WEIGHT[hand]));
    }
    return cases;
  }

  /** Of the suits only the shown card's matters: which of the player's ranks he has in it. */
  private Collection<Case> againstCards() {
    Map<Long, Case> cases = new HashMap<>();
    for (int hand = 0; hand < HandClasses.COUNT; hand++) {
      for (int shown = 0; shown < 52; shown++) {
        if ((HandClasses.mask(hand) >>> shown & 1) == 0) {
          long ranksOfSuit =
              Long.compress(HandClasses.mask(hand), SuitArithmetic.CLUBS << (shown & 3));
          long alike =
              (ranksOfSuit * ThreeCards.CLASSES + HandClasses.STRENGTH[hand]) * 13 + shown / 4;
          Case one = new Case(hand, shown, HandClasses.WEIGHT[hand]);
          cases.merge(alike, one, (a, b) -> new Case(a.hand(), a.shown(), a.weight() + b.weight()));
        }
      }
    }
    return cases.values();
  }

  /** Returns whether all was studied. */
  private boolean study(Collection<Case> cases, Progress progress) {
    int processors = Processors.toUse();
    try (ExecutorService workers =
        Executors.newFixedThreadPool(processors, Thread.ofPlatform().daemon().factory())) {
      CompletionService<Studied> studies = new ExecutorCompletionService<>(workers);
      cases.forEach(of -> studies.submit(() -> new Studied(of, study(of))));
      try {
        for (int done = 1; done <= cases.size(); done++) {
          add(studies.take().get());
          progress.at(done, cases.size());
        }
        return true;
      } catch (InterruptedException interrupted) {
        workers.shutdownNow();
        Thread.currentThread().interrupt();
        return false;
      } catch (ExecutionException failed) {
        workers.shutdownNow();
        throw new IllegalStateException(failed.getCause());
      }
    }
  }

  private Changes study(Case of) {
    return of.shown() == NOTHING
        ? FaceUpHand.study(terms, of.hand(), seen)
        : FaceUpAgainstCard.study(terms, of.hand(), of.shown(), seen);
  }

  private void add(Studied studied) {
    Changes changes = studied.changes();
    if (changes.sets() == 0) {
      return;
    }
    Case of = studied.of();
    boolean playsUnseen =
        of.shown() == NOTHING ? antePlay.plays(of.hand()) : antePlay.plays(of.hand(), of.shown());
    Situation situation =
        new Situation(
            of.shown() == NOTHING ? NOTHING : of.shown() / 4,
            HandClasses.STRENGTH[of.hand()],
            !playsUnseen);
    Found weighted =
        new Found(
            BigInteger.valueOf(changes.sets()).multiply(BigInteger.valueOf(of.weight())),
            changes.units().times(of.weight()));
    found.merge(situation, weighted, Found::plus);
  }

  private FaceUp result(boolean complete) {
    int cards = terms.showsDealerCard() ? 48 : 49;
    int unknown = terms.showsDealerCard() ? 2 : 3;
    Fraction deals =
        Fraction.of(terms.showsDealerCard() ? HandClasses.HANDS * 49L : HandClasses.HANDS)
            .times(Binomial.ways(cards, seen));
    Fraction outcomes = deals.times(Binomial.ways(cards - seen, unknown));
    List<FaceUp.Change> changes = new ArrayList<>();
    Fraction gain = Fraction.ZERO;
    Fraction deviates = Fraction.ZERO;
    for (Map.Entry<Situation, Found> entry : found.entrySet()) {
      Situation situation = entry.getKey();
      Fraction chance = new Fraction(entry.getValue().sets(), BigInteger.ONE).over(deals);
      Fraction part = entry.getValue().units().over(outcomes);
      gain = gain.plus(part);
      deviates = deviates.plus(chance);
      changes.add(
          new FaceUp.Change(
              ThreeCards.example(situation.strength()),
              situation.shownRank() == NOTHING
                  ? Optional.empty()
                  : Optional.of(Rank.values()[situation.shownRank()]),
              situation.plays() ? PlayOrFold.Choice.PLAY : PlayOrFold.Choice.FOLD,
              chance,
              part));
    }
    changes.sort(Comparator.comparing(FaceUp.Change::gain).reversed());
    Fraction edge = Fraction.of(antePlay.deals() - antePlay.gained(), antePlay.deals());
    return new FaceUp(seen, edge, gain, deviates, changes, complete);
  }
}
