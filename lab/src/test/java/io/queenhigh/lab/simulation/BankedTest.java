package io.queenhigh.lab.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.Progress;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BankedTest {

  private static final long DEALS = 1_221_511_200L;
  private static final int THREADS = 2;
  private static final long SEED = Repeats.seed(BankedTest.class, 4);

  @ParameterizedTest(name = "{0}: a bank of {1} against one player is as every deal says")
  @CsvSource({
    "ca/6-card-bonus, 60",
    "ca/6-card-bonus gross-limit, 200",
    "ca/three-card-poker, 100",
    "ca/players-casino-ventura, 500"
  })
  void oneOpponent(String words, long bank) {
    Banked banked = banked(words, 1, bank, 20, OptionalLong.empty());

    BankView view = banked.run(200_000, SEED, THREADS, Progress.UNHEARD);

    assertFalse(view.disagrees(), () -> "z " + view.z());
    BankView.Figures chance = view.simulated().orElseThrow();
    BankView.Figures exact = view.exact().orElseThrow();
    assertNear(exact.exhausted(), chance.exhausted());
    assertNear(exact.full(), chance.full());
    assertNear(exact.shortRounds(), chance.shortRounds());
    assertNear(exact.uncovered(), chance.uncovered());
    Spread sitting = exact.sitting().orElseThrow();
    assertEquals(20 * exact.round().mean(), sitting.mean(), 1e-6);
    assertEquals(
        Math.sqrt(20) * exact.round().standardDeviation(), sitting.standardDeviation(), 1e-6);
    Spread played = chance.sitting().orElseThrow();
    assertEquals(10_000, played.samples());
    assertTrue(Math.abs(played.mean() - sitting.mean()) < 4.4 * played.standardError());
  }

  private static void assertNear(BankView.Share exact, BankView.Share chance) {
    assertEquals(0, exact.standardError());
    assertEquals(exact.chance(), chance.chance(), 4.4 * chance.standardError() + 1e-9);
  }

  @ParameterizedTest(name = "{0}: a bank that covers everything earns the edges")
  @ValueSource(strings = {"ca/6-card-bonus", "ca/three-card-poker", "ca/players-casino-ventura"})
  void bottomless(String words) {
    Banked banked = banked(words, 1, 1_000_000, 1, OptionalLong.empty());
    long[] plays = BestPlay.of(banked.game());
    BankedCounts counts = OneOpponent.count(banked, plays, new QuickPlay(banked.game(), plays));

    assertEquals(DEALS, counts.rounds());
    Pricing pricing = Pricing.of(banked.game());
    double edges = 0;
    for (Map.Entry<Wager, Long> stake : banked.seats().getFirst().entrySet()) {
      edges +=
          stake.getValue() * pricing.price(stake.getKey()).orElseThrow().edge().approximately();
    }
    BankView.Figures exact = counts.exactly();
    assertEquals(edges - banked.feeCents(), exact.round().mean(), 1e-6);
    assertEquals(0, exact.uncovered().chance());
    assertEquals(-edges - banked.feeCents(1), exact.seats().getFirst().meanCents(), 1e-6);
  }

  @ParameterizedTest(name = "{0}: rounds whose seats end alike move the same money")
  @ValueSource(
      strings = {"ca/6-card-bonus", "ca/6-card-bonus gross-limit", "ca/players-casino-ventura"})
  void alike(String words) {
    Banked banked = banked(words, 3, 150, 1, OptionalLong.empty());
    long[] plays = BestPlay.of(banked.game());
    QuickPlay quick = new QuickPlay(banked.game(), plays);
    short[] alike = AlikeEndings.of(banked.game(), banked.seats().getFirst().keySet());
    RandomGenerator random = ChanceStreams.of(SEED, 0);
    Map<List<Integer>, BankedRound> before = new HashMap<>();
    int again = 0;
    for (int round = 0; round < 10_000; round++) {
      int[] hands = new int[3];
      long dealt = 0;
      for (int seat = 0; seat < 3; seat++) {
        hands[seat] = Deals.hand(random, dealt);
        dealt |= HandTable.cards(hands[seat]).mask();
      }
      int dealer = Deals.dealerHand(random, dealt);
      List<Integer> endings = new ArrayList<>();
      for (int hand : hands) {
        endings.add((int) alike[quick.ending(hand, dealer, 0) / Endings.WITH_COMMUNITY]);
      }
      BankedRound settled = BankedTable.settle(banked, plays, hands, dealer, banked.bankCents());
      again += before.containsKey(endings) ? 1 : 0;
      assertEquals(before.getOrDefault(endings, settled), settled);
      before.put(endings, settled);

      long players = settled.seats().stream().mapToLong(BankedRound.Seat::netCents).sum();
      assertEquals(0, players + settled.netCents());
      assertTrue(Math.abs(settled.netCents()) <= banked.bankCents());
    }
    assertTrue(again > 4_000, again + " came again");
  }

  @Test
  @DisplayName("the same seed and rounds give the same view on any number of threads")
  void threads() {
    Banked banked = banked("ca/6-card-bonus", 4, 200, 7, OptionalLong.of(300_00));
    String alone = told(banked.run(30_000, 3, 1, Progress.UNHEARD));

    assertEquals(alone, told(banked.run(30_000, 3, 3, Progress.UNHEARD)));
  }

  @Test
  @DisplayName("a bankroll is never overdrawn, and who is broke gets up")
  void bankroll() {
    Banked banked = banked("ca/three-card-poker", 5, 200, 50, OptionalLong.of(400_00));

    BankView view = banked.run(20_000, SEED, THREADS, Progress.UNHEARD);

    BankView.Figures figures = view.simulated().orElseThrow();
    assertEquals(-400_00, figures.sitting().orElseThrow().quantile(0));
    assertTrue(figures.goesBroke().orElseThrow().chance() > 0.1);
    assertEquals(400, view.sittings());
    assertTrue(view.rounds() < 20_000, view.rounds() + " rounds");
  }

  @Test
  @DisplayName("with a short bank the last seats are covered least")
  void lastSeats() {
    List<BankView.Seat> seats =
        banked("ca/6-card-bonus", 6, 200, 1, OptionalLong.empty())
            .run(15_000, SEED, THREADS, Progress.UNHEARD)
            .simulated()
            .orElseThrow()
            .seats();
    for (int seat = 1; seat < seats.size(); seat++) {
      assertTrue(seats.get(seat - 1).uncovered() < seats.get(seat).uncovered(), seats::toString);
    }
  }

  @Test
  @DisplayName("CA-6CB Fees Option 1: $1 up to $100 of Antes, $2 above, from the player-dealer")
  void fees() {
    assertEquals(100, banked("ca/6-card-bonus", 4, 200, 1, OptionalLong.empty()).feeCents());
    assertEquals(200, banked("ca/6-card-bonus", 5, 200, 1, OptionalLong.empty()).feeCents());
    assertEquals(100, banked("ca/6-card-bonus", 5, 200, 1, OptionalLong.empty()).feeCents(5));
    assertEquals(0, banked("ca/three-card-poker", 5, 200, 1, OptionalLong.empty()).feeCents());
  }

  @Test
  @DisplayName("an interrupted study leaves with the sittings it has seen")
  void interrupted() {
    BankView view =
        banked("ca/three-card-poker", 2, 200, 10, OptionalLong.empty())
            .run(
                Banked.MOST_ROUNDS,
                7,
                THREADS,
                (done, _) -> {
                  if (done > 0) {
                    Thread.currentThread().interrupt();
                  }
                });
    assertTrue(Thread.interrupted());
    assertTrue(view.isInterrupted());
    assertEquals(view.rounds(), 10 * view.sittings());
  }

  @ParameterizedTest(name = "{0}, {1} players, bank {2}, sitting {3}: {4}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          wa/three-card-poker | 1 | 200     | 1     | The house banks wa/three-card-poker and covers every wager; only a player-dealer can run out (WA-TCP Ways 1).
          ca/6-card-bonus     | 0 | 200     | 1     | From 1 to 6 players sit against the player-dealer, not 0 (CA-6CB Table).
          ca/6-card-bonus     | 7 | 200     | 1     | From 1 to 6 players sit against the player-dealer, not 7 (CA-6CB Table).
          ca/6-card-bonus     | 5 | 0       | 1     | The bank posts from $0.01 to $1,000,000, not $0 (QH Bank posted).
          ca/6-card-bonus     | 5 | 2000000 | 1     | The bank posts from $0.01 to $1,000,000, not $2,000,000 (QH Bank posted).
          ca/6-card-bonus     | 5 | 200     | 0     | A sitting has 1 to 10,000 rounds, not 0.
          ca/6-card-bonus     | 5 | 200     | 20000 | A sitting has 1 to 10,000 rounds, not 20,000.
          """)
  void refused(String words, int players, long bank, int sitting, String why) {
    assertEquals(
        why, banked(words, players, bank, sitting, OptionalLong.empty()).refusal().orElseThrow());
  }

  @Test
  void wagersOutsideTheRulesAreRefused() {
    Game game = ApprovedGames.open("ca/6-card-bonus");
    assertEquals(
        "Every player makes an Ante (CA-6CB Dealing 3).",
        refusal(game, Map.of(Wager.PAIR_PLUS, 5_00L)));
    assertEquals(
        "Ante of $500 is outside the limits of option-1: $5 to $100 (CA-6CB Fees Option 1).",
        refusal(game, Map.of(Wager.ANTE, 500_00L)));
    assertEquals(
        "ca/6-card-bonus has no Progressive (CA-6CB Dealing 1).",
        refusal(game, Map.of(Wager.ANTE, 50_00L, Wager.PROGRESSIVE, 1_00L)));
    assertEquals(
        "A bank is followed for 1 to 10,000,000,000 rounds, not 0.",
        Banked.refusal(0).orElseThrow());
  }

  private static String refusal(Game game, Map<Wager, Long> stakes) {
    return new Banked(
            game,
            List.of(stakes),
            200_00,
            game.fees().stream().findFirst(),
            1,
            OptionalLong.empty())
        .refusal()
        .orElseThrow();
  }

  /** Antes of 25, side bets of 5, and the first fee schedule where there is one. */
  private static Banked banked(
      String words, int players, long bankDollars, int sitting, OptionalLong bankroll) {
    Game game = ApprovedGames.open(words);
    Map<Wager, Long> stakes = new EnumMap<>(Wager.class);
    stakes.put(Wager.ANTE, 25_00L);
    stakes.put(Wager.PAIR_PLUS, 5_00L);
    if (game.offers(Wager.SIX_CARD_BONUS)) {
      stakes.put(Wager.SIX_CARD_BONUS, 5_00L);
    }
    return new Banked(
        game,
        Collections.nCopies(players, stakes),
        bankDollars * 100,
        game.fees().stream().findFirst(),
        sitting,
        bankroll);
  }

  private static String told(BankView view) {
    BankView.Figures figures = view.simulated().orElseThrow();
    Optional<Spread> sitting = figures.sitting();
    return String.join(
        " ",
        List.of(
            "" + view.rounds(),
            "" + figures.round().mean(),
            "" + figures.round().bars(50),
            "" + sitting.map(spread -> spread.bars(50)),
            figures.exhausted().toString(),
            figures.uncovered().toString(),
            figures.goesBroke().toString(),
            figures.seats().toString()));
  }
}
