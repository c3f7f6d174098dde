package io.queenhigh.web.home;

import io.queenhigh.floor.Rounds.OnRecord;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.SettledWager.Result;
import io.queenhigh.web.home.Verdict.Judged;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A finished round as one of its players had it.
 *
 * @param beganMillis when he came into the round
 * @param atMillis when it was settled
 * @param netCents what it brought him, the bank included where he held it, fees not
 * @param bankCents what he gained or lost as the player-dealer
 * @param progressiveCents what the progressive wager and envy brought; in {@code netCents}, too
 * @param voided whether it was void, so that nothing but its collection is left of it
 * @param expected nothing where he bet nothing that can be priced, or the bank could not cover it
 */
public record OwnRound(
    String round,
    String table,
    String game,
    List<String> choices,
    String title,
    long beganMillis,
    long atMillis,
    List<Wagered> wagers,
    long netCents,
    long feeCents,
    long bankCents,
    long progressiveCents,
    boolean voided,
    Optional<ExpectedResult> expected,
    List<Judged> decisions) {

  private static final Set<Wager> PRICED =
      Set.of(Wager.ANTE, Wager.PLAY, Wager.ANTE_BONUS, Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS);

  /** A wager of his, under the name its layout has for it. */
  public record Wagered(int seat, String label, long stakeCents, long netCents) {}

  /** What his chips have changed by. */
  public long resultCents() {
    return netCents - feeCents;
  }

  public long stakedCents() {
    return wagers.stream().mapToLong(Wagered::stakeCents).sum();
  }

  public Fraction cost() {
    return decisions.stream().map(Judged::cost).reduce(Fraction.ZERO, Fraction::plus);
  }

  /**
   * Reads a round.
   *
   * @param game by which it was played; nothing where it is no longer on the shelf
   */
  static OwnRound of(
      OnRecord round, Optional<Game> game, String player, long atMillis, long netCents, Odds odds) {
    RoundReading reading = RoundReading.of(round);
    List<Integer> seats = reading.seatsOf(player);
    List<SettledWager> settled =
        seats.stream().flatMap(seat -> reading.wagersAt(seat).stream()).toList();
    long envy = seats.stream().mapToLong(reading::envyTo).sum();
    long onWagers = settled.stream().mapToLong(SettledWager::netCents).sum() + envy;
    return new OwnRound(
        round.id(),
        round.table(),
        game.map(Game::id).orElse(""),
        game.map(Game::chosen).orElse(List.of()),
        game.map(Game::title).orElse("A game that is no longer on the shelf"),
        reading.beganFor(seats),
        atMillis,
        settled.stream().map(wager -> wagered(game, wager)).toList(),
        netCents,
        seats.stream().mapToLong(reading::feeOf).sum(),
        netCents - onWagers,
        envy + net(settled, Set.of(Wager.PROGRESSIVE)),
        reading.isVoid(),
        game.flatMap(known -> expected(known, reading, seats, odds)),
        game.map(known -> own(reading.verdicts(known), seats)).orElse(List.of()));
  }

  private static Wagered wagered(Optional<Game> game, SettledWager wager) {
    String label = game.map(known -> known.label(wager.wager())).orElse(wager.wager().title());
    return new Wagered(wager.seat(), label, wager.stakeCents(), wager.netCents());
  }

  private static List<Judged> own(List<Judged> all, List<Integer> seats) {
    return all.stream().filter(one -> seats.contains(one.verdict().seat())).toList();
  }

  private static Optional<ExpectedResult> expected(
      Game game, RoundReading reading, List<Integer> seats, Odds odds) {
    List<ExpectedResult> hands = new ArrayList<>();
    for (int seat : seats) {
      List<SettledWager> wagers = reading.wagersAt(seat);
      Map<Wager, Long> stakes = stakes(wagers);
      if (wagers.stream().anyMatch(OwnRound::isUncovered)) {
        return Optional.empty();
      }
      if (!stakes.isEmpty()) {
        hands.add(
            new ExpectedResult(
                odds.mean(game, stakes), odds.variance(game, stakes), net(wagers, PRICED)));
      }
    }
    return hands.stream().reduce(OwnRound::plus);
  }

  /** Two hands of one round are counted like hands of two rounds. */
  private static ExpectedResult plus(ExpectedResult one, ExpectedResult other) {
    return new ExpectedResult(
        one.mean().plus(other.mean()),
        one.variance().plus(other.variance()),
        one.broughtCents() + other.broughtCents());
  }

  /** What was staked before the deal; the Ante's price takes Play and Ante Bonus in. */
  private static Map<Wager, Long> stakes(List<SettledWager> wagers) {
    Map<Wager, Long> stakes = new EnumMap<>(Wager.class);
    for (SettledWager wager : wagers) {
      if (PRICED.contains(wager.wager())
          && wager.wager().isBeforeTheDeal()
          && wager.stakeCents() > 0) {
        stakes.put(wager.wager(), wager.stakeCents());
      }
    }
    return stakes;
  }

  private static boolean isUncovered(SettledWager wager) {
    return wager.result() == Result.UNCOVERED || wager.result() == Result.PARTLY_COVERED;
  }

  private static long net(List<SettledWager> wagers, Set<Wager> which) {
    return wagers.stream()
        .filter(wager -> which.contains(wager.wager()))
        .mapToLong(SettledWager::netCents)
        .sum();
  }
}
