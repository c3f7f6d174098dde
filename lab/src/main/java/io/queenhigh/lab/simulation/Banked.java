package io.queenhigh.lab.simulation;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.parts.Part;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A player-dealer's place: what he posts, and who bets what against him, round after round. Players
 * decide every hand as well as it can be, whatever the bank can cover.
 *
 * @param seats what each player stakes before the deal, in cents, in the order of settling
 * @param bankCents what the player-dealer posts in every round
 * @param fees the collection schedule in force, if any
 * @param sitting how many rounds he banks before he gets up
 * @param bankrollCents all the money he sits down with: when less than {@code bankCents} is left he
 *     posts what he has, and when nothing is left he gets up. Empty when he never runs out
 */
public record Banked(
    Game game,
    List<Map<Wager, Long>> seats,
    long bankCents,
    Optional<FeeSchedule> fees,
    int sitting,
    OptionalLong bankrollCents) {

  public static final long MOST_ROUNDS = 10_000_000_000L;
  public static final long MOST_CENTS = 1_000_000_00L;
  public static final int LONGEST_SITTING = 10_000;

  public Banked {
    seats = seats.stream().map(stakes -> Map.copyOf(stakes)).toList();
  }

  /** Why this cannot be played, if so, with the clause that stands against it. */
  public Optional<String> refusal() {
    if (!game.isBankedByAPlayer()) {
      return no(
          "The house banks "
              + game.id()
              + " and covers every wager; only a player-dealer can run out",
          game.bank().by());
    }
    int most = game.places().is() - 1;
    if (seats.isEmpty() || seats.size() > most) {
      return no(
          "From 1 to %d players sit against the player-dealer, not %d"
              .formatted(most, seats.size()),
          game.places().by());
    }
    if (isOutside(bankCents, MOST_CENTS)) {
      return no(
          "The bank posts from $0.01 to $%s, not $%s".formatted(text(MOST_CENTS), text(bankCents)),
          game.cite(Point.BANK_POSTED));
    }
    if (bankrollCents.isPresent() && isOutside(bankrollCents.getAsLong(), MOST_CENTS)) {
      return Optional.of("A bankroll goes from $0.01 to $%s.".formatted(text(MOST_CENTS)));
    }
    if (sitting < 1 || sitting > LONGEST_SITTING) {
      return Optional.of(
          String.format(
              Locale.ROOT, "A sitting has 1 to %,d rounds, not %,d.", LONGEST_SITTING, sitting));
    }
    for (Map<Wager, Long> stakes : seats) {
      Optional<String> why = refusal(stakes);
      if (why.isPresent()) {
        return why;
      }
    }
    return Optional.empty();
  }

  private Optional<String> refusal(Map<Wager, Long> stakes) {
    if (!stakes.containsKey(Wager.ANTE)) {
      return no("Every player makes an Ante", game.rule(Wager.ANTE).orElseThrow().needs().by());
    }
    for (Map.Entry<Wager, Long> stake : new EnumMap<>(stakes).entrySet()) {
      Wager wager = stake.getKey();
      if (!wager.isBeforeTheDeal() || !game.offers(wager)) {
        return no(game.id() + " has no " + wager.title(), game.cite(Point.LIMITS));
      }
      Optional<String> why = fees.flatMap(schedule -> refusal(schedule, wager, stake.getValue()));
      if (why.isPresent()) {
        return why;
      }
      if (isOutside(stake.getValue(), MOST_CENTS)) {
        return Optional.of(
            "A wager goes from $0.01 to $%s here, not $%s."
                .formatted(text(MOST_CENTS), text(stake.getValue())));
      }
    }
    return Optional.empty();
  }

  private static Optional<String> refusal(FeeSchedule schedule, Wager wager, long cents) {
    boolean unlimited = schedule.tableMaximumCents() == FeeSchedule.NO_LIMIT;
    return cents < schedule.tableMinimumCents() || cents > schedule.tableMaximumCents()
        ? no(
            "%s of $%s is outside the limits of %s: $%s %s"
                .formatted(
                    wager.title(),
                    text(cents),
                    schedule.id(),
                    text(schedule.tableMinimumCents()),
                    unlimited ? "or more" : "to $" + text(schedule.tableMaximumCents())),
            schedule.by())
        : Optional.empty();
  }

  /**
   * Plays so many rounds, in whole sittings. Interrupt the calling thread to leave early with what
   * is known by then.
   *
   * @param progress hears how many sittings are done
   */
  public BankView run(long rounds, long seed, int threads, Progress progress) {
    return BankStudy.of(this, rounds, seed, threads, progress);
  }

  /** Plays one part of it, and says in lines what came out: {@link #merged} adds them up. */
  public List<String> part(long rounds, long seed, int threads, Part part, Progress progress) {
    return BankStudy.part(this, rounds, seed, threads, part, progress);
  }

  /** What all parts of it come to: the same as a single run. */
  public BankView merged(long rounds, long seed, List<List<String>> parts) {
    return BankStudy.merged(this, rounds, seed, parts);
  }

  /** Why that many rounds cannot be played, if so. */
  public static Optional<String> refusal(long rounds) {
    return rounds < 1 || rounds > MOST_ROUNDS
        ? Optional.of(
            String.format(
                Locale.ROOT,
                "A bank is followed for 1 to %,d rounds, not %,d.",
                MOST_ROUNDS,
                rounds))
        : Optional.empty();
  }

  /** The sum of all Antes: what the documents call total table action. */
  long action() {
    return seats.stream().mapToLong(stakes -> stakes.getOrDefault(Wager.ANTE, 0L)).sum();
  }

  /** What the player-dealer drops before every round. */
  public long feeCents() {
    return fees.map(schedule -> schedule.playerDealerFee(action())).orElse(0L);
  }

  /** What a seat drops before every round. */
  public long feeCents(int seat) {
    long fee = 0;
    for (Wager wager : seats.get(seat - 1).keySet()) {
      fee += fees.map(schedule -> schedule.perWagerCents().getOrDefault(wager, 0L)).orElse(0L);
    }
    return fee;
  }

  private static boolean isOutside(long cents, long most) {
    return cents < 1 || cents > most;
  }

  private static String text(long cents) {
    return cents % 100 == 0 ? String.format(Locale.ROOT, "%,d", cents / 100) : Dollars.text(cents);
  }

  private static Optional<String> no(String why, Citation by) {
    return Optional.of(why + " (" + by + ").");
  }
}
