package io.queenhigh.lab.usual;

import io.queenhigh.lab.FaceUp;
import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.lab.Price;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.Progress;
import io.queenhigh.lab.Strategy;
import io.queenhigh.lab.StrategyInWords;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.random.RandomGenerator;

/** The seventh game of the report: Three Card Poker, from its documents. */
public final class ThreeCardStudied implements Studied {

  private static final int QUEEN = 10;

  private final Game game;

  public ThreeCardStudied(Game game) {
    this.game = game;
  }

  @Override
  public String id() {
    return game.id();
  }

  @Override
  public String title() {
    return game.title();
  }

  @Override
  public int ownCards() {
    return 3;
  }

  private boolean shows() {
    return game.shown().is() == Shown.ONE_DEALER_CARD;
  }

  @Override
  public Optional<String> refusal(Situation situation) {
    if (!situation.board().isEmpty()) {
      return Optional.of("Three Card Poker has no community cards: leave the board out.");
    }
    return PlayOrFold.refusal(situation.own(), situation.shows(), situation.seen());
  }

  @Override
  public WeighedActions weigh(Situation situation) {
    PlayOrFold decision = PlayOrFold.of(game, situation.own(), situation.shows(), situation.seen());
    SequencedMap<String, Fraction> actions = new LinkedHashMap<>();
    actions.put("fold", decision.fold());
    actions.put("play", decision.play());
    return new WeighedActions("with three cards", actions);
  }

  @Override
  public List<String> inWords() {
    String says = StrategyInWords.sentence(Strategy.of(game));
    return List.of(
        says.substring(0, 1).toUpperCase(Locale.ROOT) + says.substring(1) + "; fold the rest.");
  }

  @Override
  public Base base(Progress progress) {
    Price price = Pricing.ante(game);
    SequencedMap<String, Fraction> actions = new LinkedHashMap<>();
    Fraction played = price.averageWager().minus(Fraction.ONE);
    actions.put("fold", Fraction.ONE.minus(played));
    actions.put("play", played);
    return new Base(
        price.edge(), price.averageWager(), actions, Optional.of(Strategy.of(game).edge()));
  }

  @Override
  public Optional<Fraction> exactGain(int spots, CountedParts counted, Progress progress) {
    if (seen(spots) > FaceUp.MOST_SEEN) {
      return Optional.empty();
    }
    FaceUp faceUp = FaceUp.of(game, seen(spots), progress);
    if (!faceUp.complete()) {
      throw new Stopped();
    }
    return Optional.of(faceUp.gain());
  }

  @Override
  public int dealsPerShard() {
    return 2_000;
  }

  @Override
  public RandomDealing dealing(List<Integer> spots) {
    return new OneDecision(spots);
  }

  private final class OneDecision implements RandomDealing {
    private final int[] seen;
    private final int most;
    private final TopOfDeck stack = new TopOfDeck();

    private OneDecision(List<Integer> spots) {
      seen = spots.stream().mapToInt(ThreeCardStudied.this::seen).toArray();
      most = spots.stream().mapToInt(ThreeCardStudied.this::seen).max().orElse(0);
    }

    @Override
    public void deal(RandomGenerator random, GainTally tally) {
      int open = shows() ? 4 : 3;
      stack.shuffle(random, open + most);
      Cards own = new Cards(stack.set(0, 3));
      Optional<Card> shown = shows() ? Optional.of(Card.of(stack.card(3))) : Optional.empty();
      boolean plays = plays(PlayOrFold.of(game, own, shown, Cards.NONE));
      tally.dealt();
      for (int size = 0; size < seen.length; size++) {
        Cards others = new Cards(stack.set(open, open + seen[size]));
        enter(tally, size, own, others, plays, PlayOrFold.of(game, own, shown, others));
      }
    }

    private void enter(
        GainTally tally, int size, Cards own, Cards others, boolean played, PlayOrFold decision) {
      double play = decision.play().approximately();
      tally.basic(size, played ? play : -1);
      int high =
          UsualStudy.count(others, 12)
              + UsualStudy.count(others, 11)
              + UsualStudy.count(others, QUEEN);
      if (!played && high >= 4) {
        tally.rule(size, 0, play + 1);
      }
      if (plays(decision) != played) {
        double more = Math.abs(play + 1);
        tally.gain(size, more);
        tally.changed(size);
        ThreeCardHand hand = ThreeCards.example(ThreeCards.strength(own));
        tally.kind(size, hand.ranks().getFirst().ordinal() * 2 + (played ? 1 : 0), more);
        if (tally.isLarge(size, more)) {
          tally.large(
              size, more, "%s, seen %s: %s".formatted(own, others, played ? "fold" : "play"));
        }
      }
    }

    private static boolean plays(PlayOrFold decision) {
      return decision.best() == PlayOrFold.Choice.PLAY;
    }
  }

  @Override
  public List<String> ruleNames() {
    return List.of("Four or more queens, kings and aces seen: play everything");
  }

  @Override
  public String kind(int kind) {
    return "%s high: %s"
        .formatted(
            Rank.values()[kind / 2].word(),
            kind % 2 == 1 ? "fold instead of play" : "play instead of fold");
  }
}
