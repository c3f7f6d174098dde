package io.queenhigh.lab.link;

import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.Progress;
import io.queenhigh.lab.ProgressiveHands;
import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.parts.Part;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * All that can be said about a link before it opens.
 *
 * @param growthPerRound what a round of one table adds to the meter on average while it is not won,
 *     shares of the meter apart
 * @param next what the next winner finds, from what the meter shows now
 * @param inTheLongRun what a winner finds on average when the link has run for long
 * @param histories how many meters were simulated where that was necessary; 0 where it was not
 */
public record LinkStudy(
    LinkPlan plan,
    ProgressivePrice price,
    LongRun longRun,
    ToWin toWin,
    Fraction growthPerRound,
    AtWin next,
    AtWin inTheLongRun,
    List<Growth> growth,
    List<EnvyCost> envy,
    Optional<Dry> dry,
    int histories) {

  private static final int FEW_HISTORIES = 400;

  public LinkStudy {
    growth = List.copyOf(growth);
    envy = List.copyOf(envy);
  }

  /** Why this link cannot be studied, if so, with the clause that stands against it. */
  public static Optional<String> refusal(LinkPlan plan, Pricing pricing) {
    return plan.refusal()
        .or(
            () -> {
              Optional<ProgressiveHands> hands = pricing.progressiveHands();
              if (hands.isEmpty()) {
                return Optional.of(
                    "Which hands are folded depends on the card that the dealer shows, so that the players of a"
                        + " round cannot be followed together ("
                        + plan.game().shown().by()
                        + ").");
              }
              return AwardCounting.canCount(hands.get().onTheMeter())
                  ? Optional.empty()
                  : Optional.of(
                      "Too many hands take a share of the meter to follow the players of a round"
                          + " together.");
            });
  }

  /**
   * Studies a link.
   *
   * @param pricing of the link's game
   * @param histories how many meters to simulate where that is necessary; as many as a second or
   *     two allow where nothing is said
   */
  public static LinkStudy of(
      LinkPlan plan, Pricing pricing, OptionalInt histories, Progress progress) {
    return studying(plan, pricing, histories, Followed.here(), progress).study();
  }

  /**
   * What a winner finds on average when the link has run for long, without the rest of a study;
   * with so few meters, where they have to be simulated, that it takes no second.
   */
  public static AtWin whenWon(LinkPlan plan, Pricing pricing) {
    OptionalInt few = OptionalInt.of(FEW_HISTORIES);
    return studying(plan, pricing, few, Followed.here(), Progress.UNHEARD).whenWon();
  }

  /**
   * Follows one part of the meters, and says in lines how they went: {@link #merged} reads them.
   */
  public static List<String> part(
      LinkPlan plan, Pricing pricing, OptionalInt histories, Part part, Progress progress) {
    Followed followed = Followed.part(part);
    studying(plan, pricing, histories, followed, progress).follow();
    return followed.lines();
  }

  /** The study that all parts of its meters come to: the same as a single one. */
  public static LinkStudy merged(
      LinkPlan plan, Pricing pricing, OptionalInt histories, List<List<String>> parts) {
    return studying(plan, pricing, histories, Followed.elsewhere(parts), Progress.UNHEARD).study();
  }

  private static Studying studying(
      LinkPlan plan, Pricing pricing, OptionalInt histories, Followed followed, Progress progress) {
    refusal(plan, pricing)
        .ifPresent(
            why -> {
              throw new IllegalArgumentException(why);
            });
    return new Studying(plan, pricing, histories, followed, progress);
  }

  /** What the documents would have otherwise. */
  public List<LinkAdvice> advice() {
    return Recommendations.of(plan, longRun);
  }

  /** The dollars that each hour adds to the meter while it is not won. */
  public Fraction growthPerHour() {
    return growthPerRound.times(plan.pace().allRoundsPerHour());
  }

  /** From this meter on the wager favours the player, with the link's players at his table. */
  public Optional<Fraction> breakEven() {
    return envy.get(plan.pace().players() - 1).breakEven();
  }
}
