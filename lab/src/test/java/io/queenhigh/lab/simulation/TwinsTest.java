package io.queenhigh.lab.simulation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The fast table and the rules, deal by deal. */
class TwinsTest {

  private static final int DEALS = Repeats.times(20_000, 100_000);
  private static final int PARTS = 4;
  private static final long SEED = Repeats.seed(TwinsTest.class, 3_036);
  private static final long METER = 24_815;

  static List<String> games() {
    return ApprovedGames.ALL;
  }

  @ParameterizedTest(name = "{0}: the rules settle every deal as the fast table does")
  @MethodSource("games")
  void everyRoundIsSettledAlike(String words) {
    Game game = ApprovedGames.open(words);
    long[] plays = BestPlay.of(game);
    QuickPlay quick = new QuickPlay(game, plays);

    IntStream.range(0, PARTS)
        .parallel()
        .forEach(
            part -> {
              long[] endings = new long[Endings.COUNT];
              BookTable book = new BookTable(game, plays, METER);
              RandomGenerator random = ChanceStreams.of(SEED, part);
              for (int i = 0; i < DEALS / PARTS; i++) {
                Deals.Deal deal = Deals.next(random, game.communityCards() > 0);
                int ending = quick.ending(deal.player(), deal.dealer(), deal.community());
                assertEquals(book.settled(deal), nets(game, ending), deal::toString);
                endings[ending]++;
              }
              long[] counted = new long[Endings.COUNT];
              quick.play(ChanceStreams.of(SEED, part), DEALS / PARTS, counted);
              assertArrayEquals(endings, counted);
            });
  }

  @ParameterizedTest(name = "{0}: so does every ending that any deal can have, the rarest too")
  @ValueSource(
      strings = {
        "wa/three-card-poker TCP-04 6B4 P1",
        "ca/6-card-bonus",
        "ca/players-casino-ventura"
      })
  void everyEndingIsSettledAlike(String words) {
    Game game = ApprovedGames.open(words);
    long[] plays = BestPlay.of(game);
    QuickPlay quick = new QuickPlay(game, plays);
    Deals.Deal[] found = new Deals.Deal[Endings.COUNT];
    for (int player : SuitClasses.EXAMPLE) {
      for (int dealer = 0; dealer < Deals.DEALER_HANDS; dealer++) {
        if (!HandTable.cards(player).overlaps(HandTable.cards(dealer / 3))) {
          found[quick.ending(player, dealer, 0)] = new Deals.Deal(player, dealer, 0);
        }
      }
    }

    BookTable book = new BookTable(game, plays, METER);
    int endings = 0;
    for (int ending = 0; ending < found.length; ending++) {
      if (found[ending] != null) {
        endings++;
        assertEquals(book.settled(found[ending]), nets(game, ending), found[ending]::toString);
      }
    }
    assertTrue(endings > 100, endings + " endings");
  }

  @DisplayName("a whole run by the book comes to the same counts as a quick one")
  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"wa/three-card-poker TCP-01 6B1 P1", "ca/three-card-poker"})
  void wholeRuns(String words) {
    Simulation simulation = Simulation.of(ApprovedGames.open(words));
    Simulation.Order order = new Simulation.Order(80_000, 5).withMeter(METER);

    Simulated quick = simulation.run(order, (_, _) -> {});
    Simulated book = simulation.run(order.with(Simulation.Way.BY_THE_BOOK), (_, _) -> {});

    assertEquals(quick.wagers(), book.wagers());
  }

  private static Map<Wager, Long> nets(Game game, int ending) {
    Payoffs payoffs = new Payoffs(game, METER);
    Map<Wager, Long> nets = new EnumMap<>(Wager.class);
    Payoffs.wagers(game).forEach(wager -> nets.put(wager, payoffs.net(wager, ending)));
    return nets;
  }
}
