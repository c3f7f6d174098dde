package io.queenhigh.games;

import static io.queenhigh.games.TestTable.DEALER;
import static io.queenhigh.games.TestTable.SUPERVISOR;
import static io.queenhigh.games.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.proof.Clause;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.FeeSchedule.Tier;
import io.queenhigh.rules.game.FeeWords;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Collecting;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Fee;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.table.Spot;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Collection fees in California: flat, before the deal, outside the net. */
class FeesTest {

  @ParameterizedTest(name = "{0}: Antes of {1} and {2}: player-dealer {3}")
  @Clause({"CA-6CB Fees", "CA-6CB Fees Option 1", "CA-6CB Fees Option 2", "QH Above 100"})
  @CsvSource({
    "option-1, 5, 20, 1",
    "option-1, 50, 50, 1",
    "option-1, 50, 50.01, 2",
    "option-1, 50, 50.50, 2",
    "option-1, 100, 1, 2",
    "option-2, 50, 150, 1",
    "option-2, 100, 100.01, 2",
    "option-2, 500, 500, 2"
  })
  void theSchedulesOfSixCardBonus(String option, String ante1, String ante2, String playerDealer) {
    Round round =
        RoundStories.settled(
            """
            game   ca/6-card-bonus
            fees   %s
            bank   5000
            dealer Kh 9d 4c
            seat 1 ante %s pair-plus 25 six-card-bonus 5 cards Qs 6h 4d plays
            seat 2 ante %s cards As 9h 4h plays
            """
                .formatted(option, ante1, ante2));
    // One dollar per Ante, nothing for Play, Pair Plus or the 6 Card Bonus.
    assertEquals("seat-1 1, seat-2 1, player-dealer " + playerDealer + " (bank)", told(round));
  }

  private static String told(Round round) {
    return round.fees().stream()
        .map(
            fee ->
                fee.player()
                    + " "
                    + Dollars.shortest(fee.cents())
                    + (fee.playerDealer() ? " (bank)" : ""))
        .collect(Collectors.joining(", "));
  }

  @Test
  @Clause({"CA-6CB Fees"})
  void netsLeaveFeesOut() {
    String round =
        """
        game   ca/6-card-bonus
        %s
        bank   500
        dealer Kh 9d 4c
        seat 1 ante 25 cards Qs 6h 4d plays
        """;
    assertEquals(
        RoundStories.told(round.formatted("")),
        RoundStories.told(round.formatted("fees option-1")));
  }

  @Test
  @Clause({"CA-TCP Fees", "CA-PCV How to Play 1", "CA-TCP Round 9"})
  void threeCardPokerPostsAFlatFeePerWager() {
    for (String game : List.of("ca/three-card-poker", "ca/players-casino-ventura")) {
      Round round =
          RoundStories.settled(
              """
              game   %s
              fees   ante 1 pair-plus 0.50 player-dealer 2
              bank   500
              dealer Kh 9d 4c
              seat 1 ante 25 pair-plus 5 cards Qs 6h 4d plays
              seat 2 ante 900 cards As 9h 4h plays
              """
                  .formatted(game));
      assertEquals("seat-1 1.50, seat-2 1, player-dealer 2 (bank)", told(round));
    }
  }

  @Test
  @Clause({"CA-6CB Fees", "CA-TCP Fees"})
  void feesAreDroppedBeforeTheDeal() {
    TestTable table = TestTable.bankedByDan("ca/6-card-bonus", 500);
    FeeSchedule option = table.round().game().fees().getFirst();
    table.does(DEALER, new Command.SetTerms(table.round().terms().withFees(option)));
    table.antes("ann", 1, 10).closes();
    table.deals("Kh 9d 4c", "1 Qs 6h 4d");
    List<String> kinds =
        table.events().stream().map(event -> event.getClass().getSimpleName()).toList();
    assertEquals(
        List.of("BetsClosed", "FeeDropped", "FeeDropped", "DeckBroughtIn"),
        kinds.subList(kinds.indexOf("BetsClosed"), kinds.indexOf("DeckBroughtIn") + 1));
  }

  @Test
  @Clause({"CA-6CB Fees", "CA-6CB Fees Option 1"})
  void theScheduleInForceSetsTheTableLimit() {
    TestTable table = TestTable.bankedByDan("ca/6-card-bonus", 500);
    FeeSchedule option = table.round().game().fees().getFirst();
    table.does(DEALER, new Command.SetTerms(table.round().terms().withFees(option)));
    table.sits("ann", 1);
    table.refuses(
        player("ann"),
        new Command.Bet(1, Wager.ANTE, 101_00),
        "Ante of 101.00 is outside the limits: 5.00 to 100.00 (CA-6CB Dealing 1)");
    table.bets("ann", 1, Wager.ANTE, 100);
    table.refuses(
        DEALER,
        new Command.SetTerms(table.round().terms()),
        "Terms change only between rounds (CA-6CB Dealing 1)");
  }

  @Test
  @Clause({"CA-6CB Fees", "CA-TCP Fees", "CA-6CB Winners 4"})
  void aScheduleIsFlatHasAtMostFiveRatesAndIsTheDocumentsWhereItPrintsOne() {
    TestTable sixCardBonus = TestTable.of("ca/6-card-bonus");
    FeeSchedule own = posted(Map.of(Wager.ANTE, 1_00L), List.of(new Tier(0, 1_00)));
    sixCardBonus.refuses(
        DEALER,
        new Command.SetTerms(sixCardBonus.round().terms().withFees(own)),
        "Fee schedule posted is not one of [option-1, option-2] (CA-6CB Fees)");

    TestTable threeCardPoker = TestTable.of("ca/three-card-poker");
    FeeSchedule six =
        posted(
            Map.of(Wager.ANTE, 1_00L, Wager.PAIR_PLUS, 2_00L),
            List.of(
                new Tier(0, 3_00),
                new Tier(100_00, 4_00),
                new Tier(200_00, 5_00),
                new Tier(300_00, 6_00)));
    threeCardPoker.refuses(
        DEALER,
        new Command.SetTerms(threeCardPoker.round().terms().withFees(six)),
        "At most five different fees per table limit; this schedule has 6 (CA-TCP Fees)");
    threeCardPoker.refuses(
        DEALER,
        new Command.SetTerms(
            threeCardPoker.round().terms().withFees(posted(Map.of(Wager.ANTE, -1L), List.of()))),
        "A fee is a flat amount and cannot be negative (CA-TCP Fees)");
    threeCardPoker.does(DEALER, new Command.SetTerms(threeCardPoker.round().terms().withFees(own)));

    TestTable washington = TestTable.of("wa/three-card-poker");
    washington.refuses(
        DEALER,
        new Command.SetTerms(washington.round().terms().withFees(own)),
        "The house banks this game and collects no fees (WA-TCP Ways 1)");
  }

  @Test
  @Clause({"CA-6CB Fees", "CA-TCP Fees", "CA-PCV How to Play 1"})
  void aTableWithoutTheCollectionThatItsDocumentDemandsCannotBeSetUp() {
    String[][] cases = {
      {"ca/6-card-bonus", "option-1 or option-2 (CA-6CB Fees)"},
      {"ca/three-card-poker", "flat fees of its own, such as ante 1 player-dealer 1 (CA-TCP Fees)"},
      {
        "ca/players-casino-ventura",
        "flat fees of its own, such as ante 1 player-dealer 1 (CA-PCV How to Play 1)"
      },
    };
    for (String[] each : cases) {
      TestTable table = TestTable.of(each[0]);
      table.refuses(
          DEALER,
          new Command.SetTerms(table.round().terms()),
          "This game's document demands a collection: the table posts " + each[1]);
      table.does(DEALER, new Command.SetTerms(Terms.opening(table.round().game())));
    }
    TestTable washington = TestTable.of("wa/three-card-poker");
    washington.does(DEALER, new Command.SetTerms(washington.round().terms()));
  }

  @Test
  @Clause({"CA-6CB Fees", "CA-TCP Fees", "CA-PCV How to Play 1"})
  void whatIsDroppedIsWhatANaiveTwinReadsOffThePostedWords() {
    long seed = Repeats.seed(getClass());
    String seeded = getClass().getSimpleName() + ": repeat with " + Repeats.repeat(seed);
    Random random = new Random(seed);
    for (int i = 0; i < Repeats.times(300, 5_000); i++) {
      String game =
          List.of("ca/6-card-bonus", "ca/three-card-poker", "ca/players-casino-ventura")
              .get(random.nextInt(3));
      TestTable table = TestTable.bankedByDan(game, 500);
      Game opened = table.round().game();
      String words = opened.fees().isEmpty() ? anyWords(opened, random) : anyOption(random);
      FeeSchedule schedule =
          assertInstanceOf(
                  FeeWords.Read.Schedule.class,
                  FeeWords.read(opened, List.of(words.split(" ", -1))),
                  seeded)
              .schedule();
      assertEquals(words, FeeWords.write(opened, schedule), seeded);
      table.does(DEALER, new Command.SetTerms(table.round().terms().withFees(schedule)));
      for (int seat = 1; seat <= 1 + random.nextInt(5); seat++) {
        table.antes("p" + seat, seat, 50 + random.nextInt(50));
        for (Wager wager : List.of(Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS)) {
          if (opened.offers(wager) && random.nextBoolean()) {
            table.bets("p" + seat, seat, wager, 50 + random.nextInt(50));
          }
        }
      }
      List<Fee> due = Collecting.due(table.round());
      table.closes();
      assertEquals(naive(table.round(), spelledOut(words)), dropped(table.round()), seeded);
      assertEquals(due, table.round().fees(), seeded);
    }
  }

  private static String anyOption(Random random) {
    return random.nextBoolean() ? "option-1" : "option-2";
  }

  /** At most five rates: fifty cents a step, up to two dollars and a half. */
  private static String anyWords(Game game, Random random) {
    StringBuilder words = new StringBuilder("ante " + anyRate(random));
    for (Wager wager : List.of(Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS)) {
      if (game.offers(wager) && random.nextBoolean()) {
        words.append(' ').append(wager.key()).append(' ').append(anyRate(random));
      }
    }
    if (random.nextBoolean()) {
      words.append(" player-dealer ").append(anyRate(random));
      for (int above = 60; random.nextBoolean(); above += 1 + random.nextInt(100)) {
        words.append(" above ").append(above).append(' ').append(anyRate(random));
      }
    }
    return words.toString();
  }

  private static String anyRate(Random random) {
    return List.of("0.50", "1", "1.50", "2", "2.50").get(random.nextInt(5));
  }

  private static String spelledOut(String words) {
    return switch (words) {
      case "option-1" -> "ante 1 player-dealer 1 above 100 2";
      case "option-2" -> "ante 1 player-dealer 1 above 200 2";
      default -> words;
    };
  }

  /** Seat by seat and word by word, in cents; 0 is the player-dealer. */
  private static Map<Integer, Long> naive(Round round, String posted) {
    String[] words = posted.split(" ", -1);
    Map<Integer, Long> fees = new TreeMap<>();
    long antes = 0;
    for (Spot spot : round.spots().values()) {
      antes += spot.stake(Wager.ANTE);
      for (int i = 0; i + 1 < words.length; i++) {
        Optional<Wager> wager = Wager.of(words[i]);
        if (wager.isPresent() && spot.stake(wager.get()) > 0) {
          fees.merge(spot.seat(), cents(words[i + 1]), Long::sum);
        }
      }
    }
    for (int i = 0; i < words.length; i++) {
      if (words[i].equals("player-dealer")) {
        fees.put(0, cents(words[i + 1]));
      } else if (words[i].equals("above") && antes > cents(words[i + 1])) {
        fees.put(0, cents(words[i + 2]));
      }
    }
    return fees;
  }

  private static long cents(String dollars) {
    return new BigDecimal(dollars).movePointRight(2).longValueExact();
  }

  private static Map<Integer, Long> dropped(Round round) {
    Map<Integer, Long> fees = new TreeMap<>();
    round
        .fees()
        .forEach(fee -> fees.merge(fee.playerDealer() ? 0 : fee.seat(), fee.cents(), Long::sum));
    return fees;
  }

  private static FeeSchedule posted(Map<Wager, Long> perWager, List<Tier> playerDealer) {
    return new FeeSchedule(
        "posted", 1, FeeSchedule.NO_LIMIT, perWager, playerDealer, new Citation("CA-TCP", "Fees"));
  }

  @Test
  @Clause("QH Fees kept")
  void aVoidRoundKeepsItsFeesAndTheRedealIsNotChargedAgain() {
    TestTable table = TestTable.bankedByDan("ca/6-card-bonus", 500);
    FeeSchedule option = table.round().game().fees().getFirst();
    table.does(DEALER, new Command.SetTerms(table.round().terms().withFees(option)));
    table.antes("ann", 1, 10).closes();
    table.does(SUPERVISOR, new Command.VoidRound("a card was exposed"));
    assertEquals(
        List.of(new Fee(1, "ann", 1_00, false), new Fee(7, "dan", 1_00, true)),
        table.round().fees());
    table.nextRound();
    table.does(player("dan"), new Command.PostBank(7, 500_00));
    // ann bets as before, bob is new, and together they reach the next tier.
    table.bets("ann", 1, Wager.ANTE, 10).antes("bob", 2, 95).closes();
    assertEquals(
        List.of(new Event.FeeDropped(2, 1_00, false), new Event.FeeDropped(7, 1_00, true)),
        table.happened(Event.FeeDropped.class).subList(2, 4));
    table.deals("Kh 9d 4c", "1 Qs 6h 4d", "2 As 9h 4h").allPlay().settles().nextRound();
    table.does(player("dan"), new Command.PostBank(7, 500_00));
    table.bets("ann", 1, Wager.ANTE, 10).closes();
    // The round after that is an ordinary one again.
    assertEquals(
        List.of(new Fee(1, "ann", 1_00, false), new Fee(7, "dan", 1_00, true)),
        table.round().fees());
  }
}
