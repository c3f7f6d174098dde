package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Event;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The documents' rules of settling and betting where they count: at live tables with a journal and
 * a ledger. Every case in full is proven beside the rules; here stands one of each kind.
 */
class PlayedLiveTest {

  private static final String SIX = "ca/6-card-bonus";
  private static final String TCP = "ca/three-card-poker";
  private static final String VENTURA = "ca/players-casino-ventura";
  private static final String WASHINGTON = "wa/three-card-poker";

  @TempDir static Path folder = Path.of("");

  private static CardRoom room;
  private static int tables;

  @BeforeAll
  static void open() {
    room = new CardRoom("sqlite:" + folder.resolve("floor.db"));
    room.issue("ann", 100_000_00);
    room.issue("bob", 100_000_00);
    room.issue("dan", 100_000_00);
  }

  @AfterAll
  static void close() {
    room.close();
  }

  private static String nextTable() {
    tables++;
    return "t" + tables;
  }

  private static void check(String given, String then) {
    assertEquals(then.strip(), LiveRound.played(room, nextTable(), given), given);
  }

  /** One hand against the dealer's, with a bank that lasts. */
  private static void hand(String game, String dealer, String wagers, String cards, String then) {
    String told =
        LiveRound.played(
            room,
            nextTable(),
            """
            game %s
            %s
            dealer %s
            seat 1 %s cards %s
            """
                .formatted(
                    game, game.startsWith("ca/") ? "bank 20000" : "", dealer, wagers, cards));
    assertEquals(then, told.substring(told.indexOf("seat 1 ") + "seat 1 ".length()), cards);
  }

  @ParameterizedTest
  @Clause({
    "CA-6CB Object",
    "CA-6CB Dealing 11",
    "CA-6CB Dealing 13",
    "CA-6CB Winners 1",
    "CA-6CB Winners 1.a",
    "CA-6CB Winners 1.b",
    "CA-6CB Winners 2",
    "CA-6CB Winners 2.a",
    "CA-6CB Winners 2.b",
    "CA-6CB Winners 2.c",
    "QH Tie below the qualifier"
  })
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Jh 9d 4c | Js 9h 5d plays | +10: ante wins 10, play pushes
          Jh 9d 4c | Ts 6h 4d plays | 0: ante pushes, play pushes
          Jh 9d 4c | Js 9h 4d plays | 0: ante pushes, play pushes
          Qh 3d 2c | Qs 4h 2d plays | +20: ante wins 10, play wins 10
          Qh 3d 2c | Js Th 8d plays | -20: ante loses 10, play loses 10
          Qh 3d 2c | Qs 3h 2d plays | 0: ante pushes, play pushes
          Qh 3d 2c | As Ah 2d folds | -10: ante forfeited 10
          """)
  void sixCardBonusMeasuresHandsByTheQualifier(String dealer, String cards, String then) {
    hand(SIX, dealer, "ante 10", cards, then);
  }

  @ParameterizedTest
  @Clause({
    "CA-TCP Round 3",
    "CA-TCP Round 5",
    "CA-TCP Round 5.a",
    "CA-TCP Round 5.b",
    "CA-TCP Round 5.b.i",
    "CA-TCP Round 5.b.ii",
    "CA-TCP Glossary Qualifier",
    "CA-TCP Glossary Fold",
    "CA-TCP Glossary Play Wager",
    "CA-PCV How to Play 5",
    "CA-PCV How to Play 6",
    "CA-PCV How to Play 8",
    "CA-PCV Game Rules 1",
    "CA-PCV Game Rules 2",
    "CA-PCV Game Rules 3",
    "CA-PCV Game Rules 4",
    "CA-PCV Game Rules 5",
    "CA-PCV Game Rules 6",
    "CA-PCV Game Rules 7",
    "QH Tie"
  })
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ca/three-card-poker       | Jh 9d 4c | 5s 3h 2d plays | +10: ante wins 10, play pushes
          ca/three-card-poker       | Qh 3d 2c | Qs 4h 2d plays | +20: ante wins 10, play wins 10
          ca/three-card-poker       | Qh 3d 2c | Js Th 8d plays | -20: ante loses 10, play loses 10
          ca/three-card-poker       | Qh 3d 2c | Qs 3h 2d plays | 0: ante pushes, play pushes
          ca/three-card-poker       | Qh 3d 2c | Qs 4h 2d folds | -10: ante forfeited 10
          ca/players-casino-ventura | Jh 9d 4c | 5s 3h 2d plays | +10: ante wins 10, play pushes
          ca/players-casino-ventura | Ah 3d 2c | 4s 3h 2d plays | +20: ante wins 10, play wins 10
          ca/players-casino-ventura | Ah Kd Qc | As Kh 2d plays | -20: ante loses 10, play loses 10
          ca/players-casino-ventura | Ah Kd Qc | As Kh Qd plays | 0: ante pushes, play pushes
          ca/players-casino-ventura | Ah Kd Qc | As Kh Qd folds | -10: ante forfeited 10
          """)
  void theOtherCaliforniaGamesPayEveryAnteBelowTheQualifier(
      String game, String dealer, String cards, String then) {
    hand(game, dealer, "ante 10", cards, then);
  }

  @ParameterizedTest
  @Clause({"WA-TCP Ways 1", "WA-TCP Dealing 4", "WA-TCP Dealing 5", "WA-TCP Dealing 7", "QH Tie"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Jh 9d 4c | 5s 3h 2d plays | +10: play pushes, ante wins 10
          Qh 3d 2c | Ks 4h 2d plays | +20: play wins 10, ante wins 10
          Kh 3d 2c | Qs Jh 9d plays | -20: play loses 10, ante loses 10
          Kh 3d 2c | Ks 3h 2d plays | 0: play pushes, ante pushes
          Kh 3d 2c | Ks 3h 2d folds | -10: ante forfeited 10
          """)
  void washingtonSettlesPlayBeforeTheAnte(String dealer, String cards, String then) {
    hand(WASHINGTON, dealer, "ante 10", cards, then);
  }

  @ParameterizedTest
  @Clause({
    "CA-6CB Rankings Cards",
    "CA-6CB Rankings Hands",
    "CA-TCP Standards 3",
    "CA-TCP Glossary Suit",
    "CA-PCV Rankings",
    "WA-TCP Ranking",
    "QH Three-card order",
    "QH Five-card glossary"
  })
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ca/6-card-bonus           | Ks Qs Js | Ah Kh Qh | wins 10
          ca/three-card-poker       | As Ac Ad | 4h 3h 2h | wins 10
          ca/players-casino-ventura | Ah Kd Qc | 2s 2h 2d | wins 10
          wa/three-card-poker       | Ah Kh Jh | 3s 2h Ad | wins 10
          ca/6-card-bonus           | As Ad Kc | 5h 3h 2h | wins 10
          ca/three-card-poker       | Ah Kd Jc | 2s 2h 3d | wins 10
          ca/players-casino-ventura | 4h 3d 2c | 3s 2h Ad | loses 10
          wa/three-card-poker       | As Ks Js | Ah Kh Jh | pushes
          ca/6-card-bonus           | Kh 5d 3c | Ks 5h 4d | wins 10
          """)
  void handsRankAsTheDocumentsSay(String game, String dealer, String cards, String ante) {
    assertEquals(ante, result(Wager.ANTE, game, dealer, "ante 10", cards + " plays"));
  }

  /** How one wager of a hand ended. */
  private static String result(
      Wager wager, String game, String dealer, String wagers, String cards) {
    String told =
        LiveRound.played(
            room,
            nextTable(),
            "game %s\n%s\ndealer %s\nseat 1 %s cards %s"
                .formatted(
                    game, game.startsWith("ca/") ? "bank 20000" : "", dealer, wagers, cards));
    Matcher found = Pattern.compile("[ ,]" + wager.key() + " ([^,]*)").matcher(told);
    return found.find() ? found.group(1) : "no " + wager.key();
  }

  @Test
  @Clause({
    "CA-6CB Pair Plus 3",
    "CA-6CB Pair Plus 4",
    "CA-6CB Pair Plus 5",
    "CA-6CB Pair Plus 6",
    "CA-6CB Pair Plus 7",
    "CA-6CB Pair Plus 10",
    "CA-TCP Round 3.a",
    "CA-TCP Bonus 2",
    "CA-TCP Bonus 3",
    "CA-TCP Bonus 4",
    "CA-TCP Bonus 5",
    "CA-TCP Bonus 6",
    "CA-TCP Bonus 8",
    "CA-PCV Game Rules 8",
    "CA-PCV Pair Plus"
  })
  void californiaPaysPairPlusFromTheBankWhateverBecomesOfTheAnte() {
    for (String game : List.of(SIX, TCP, VENTURA)) {
      check(
          "game "
              + game
              + """

              bank 20000
              dealer Jc Jd 4c
              seat 1 ante 10 pair-plus 5 cards As Ks Qs plays
              seat 2 ante 10 pair-plus 5 cards Kc Qd Jh plays
              seat 3 ante 10 pair-plus 5 cards 7s 7h 7d plays
              seat 4 ante 10 pair-plus 5 cards Kh 9h 2h plays
              seat 5 ante 10 pair-plus 5 cards 3s 3h 2d plays
              seat 6 ante 10 pair-plus 5 cards Ad Th 8c plays
              """,
          """
          bank -1235
          seat 1 +1020: ante wins 10, play wins 10, pair-plus wins 1000
          seat 2 +50: ante wins 10, play wins 10, pair-plus wins 30
          seat 3 +170: ante wins 10, play wins 10, pair-plus wins 150
          seat 4 +35: ante wins 10, play wins 10, pair-plus wins 15
          seat 5 -15: ante loses 10, play loses 10, pair-plus wins 5
          seat 6 -25: ante loses 10, play loses 10, pair-plus loses 5
          """);
      check(
          "game "
              + game
              + """

              bank 20000
              dealer Jc Jd 4c
              seat 1 ante 10 pair-plus 5 cards Ks Qs Js plays
              seat 2 ante 10 pair-plus 5 cards 3s 3h 2d folds
              """,
          """
          bank -205
          seat 1 +220: ante wins 10, play wins 10, pair-plus wins 200
          seat 2 -15: ante forfeited 10, pair-plus forfeited 5
          """);
    }
  }

  @ParameterizedTest
  @Clause({"WA-TCP Ways 2", "WA-TCP Ways 3", "WA-TCP Paytables", "WA-TCP Introduction"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          TCP-01 | 7s 7h 7d | wins 30
          TCP-02 | 7s 7h 7d | wins 25
          TCP-07 | Ac Kd Qh | wins 5
          TCP-01 | Ac Kd Qh | wins 6
          TCP-10 | Ks 9s 2s | wins 3
          TCP-01 | Ks 9s 2s | wins 4
          TCP-01 | As Kh Td | loses 1
          """)
  void washingtonPaysPairPlusAloneByTheChosenTable(String table, String cards, String then) {
    assertEquals(
        then, result(Wager.PAIR_PLUS, WASHINGTON + " " + table, "Jc Jd 4c", "pair-plus 1", cards));
  }

  @ParameterizedTest
  @Clause({"WA-TCP Ante Bonus", "WA-TCP Paytables"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          TCP-01 | 9s 8s 7s plays | wins 50
          TCP-05 | 9s 8s 7s plays | wins 40
          TCP-01 | 7s 7h 7d plays | wins 40
          TCP-03 | 7s 7h 7d plays | wins 30
          TCP-01 | 9s 8h 7d plays | wins 10
          TCP-01 | 9s 8h 7d folds | no ante-bonus
          TCP-01 | Ks 9s 2s plays | no ante-bonus
          """)
  void theAnteBonusIsPaidWhateverTheDealerHolds(String table, String cards, String then) {
    String dealer = "Ac Ad Ah";
    assertEquals(
        then, result(Wager.ANTE_BONUS, WASHINGTON + " " + table, dealer, "ante 10", cards));
  }

  @ParameterizedTest
  @Clause({
    "WA-6CB 1",
    "WA-6CB 2",
    "WA-6CB 3",
    "WA-6CB 4",
    "WA-6CB 7",
    "WA-6CB 8",
    "QH Losing bonus collected",
    "QH Folded cards stay",
    "CA-6CB 6 Card Bonus 3",
    "CA-6CB 6 Card Bonus 4",
    "CA-6CB 6 Card Bonus 5",
    "CA-6CB 6 Card Bonus 6",
    "CA-6CB 6 Card Bonus 7",
    "CA-6CB 6 Card Bonus 10",
    "CA-PCV 6 Card Bonus 3",
    "CA-PCV 6 Card Bonus 4",
    "CA-PCV 6 Card Bonus 5",
    "CA-PCV 6 Card Bonus 6",
    "CA-PCV 6 Card Bonus 7",
    "CA-PCV 6 Card Bonus Table"
  })
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ca/6-card-bonus           | Jd Td 2c | Ad Kd Qd plays | wins 5000
          ca/6-card-bonus           | 9d 8d 2c | Qd Jd Td plays | wins 1000
          ca/6-card-bonus           | 9d 9c 2c | 9h 9s 3d folds | wins 500
          ca/6-card-bonus           | 9d 9c 2c | 9h 2s 3d plays | wins 100
          ca/6-card-bonus           | 9d 7d 2c | Ad 4d 3d folds | wins 75
          ca/6-card-bonus           | 9d 8c 2c | 7h 6s 5d plays | wins 50
          ca/6-card-bonus           | 9d 9c 2c | 9h 4s 3d plays | wins 35
          ca/6-card-bonus           | 9d 9c 2c | 4h 4s 3d plays | loses 5
          ca/players-casino-ventura | 9d 8c 2c | 7h 6s 5d plays | wins 45
          ca/players-casino-ventura | 9d 9c 2c | 9h 4s 3d folds | wins 40
          ca/players-casino-ventura | 9d 9c 2c | 4h 4s 3d folds | loses 5
          wa/three-card-poker 6B1   | 9d 9c 2c | 9h 9s 3d plays | wins 250
          wa/three-card-poker 6B2   | 9d 7d 2c | Ad 4d 3d plays | wins 75
          wa/three-card-poker 6B3   | 9d 8c 2c | 7h 6s 5d folds | wins 45
          wa/three-card-poker 6B4   | 9d 9c 2c | 9h 4s 3d plays | wins 35
          wa/three-card-poker 6B4   | 9d 9c 2c | 4h 4s 3d plays | loses 5
          """)
  void theSixCardBonusReadsTheBestFiveOfBothHandsAlsoAfterAFold(
      String game, String dealer, String cards, String then) {
    assertEquals(
        then,
        result(Wager.SIX_CARD_BONUS, game, dealer, "ante 10 six-card-bonus 5", cards)
            .replace(",", ""));
  }

  private static final String TWO_HUNDRED =
      """
      bank      200
      dealer    Kh 9d 4c
      seat 1    ante 25  pair-plus 5  cards 2s 5h 9h  folds
      seat 2    ante 50  pair-plus 5  cards 7s 8h 9c  plays
      seat 3    ante 25  pair-plus 10  cards Qs 6h 4d  plays
      seat 4    ante 100  pair-plus 5  cards Ts Th 2d  plays
      seat 5    ante 50  cards Jd 8c 3s  plays
      """;

  private static final String SIXTY =
      """
      bank      60
      dealer    Kh 9d 4c
      seat 1    ante 25  pair-plus 5  cards 2s 5h 9h  folds
      seat 2    ante 25  cards Qs 6h 4d  plays
      seat 3    ante 50  cards Jd 8c 3s  plays
      seat 4    ante 20  cards Ts Th 2d  plays
      """;

  @Test
  @Clause({
    "CA-6CB Type of Game",
    "CA-6CB Dealing 7",
    "CA-6CB Dealing 12",
    "CA-6CB Winners 4",
    "CA-6CB Pair Plus 8",
    "CA-6CB 6 Card Bonus 8",
    "QH Forfeits first",
    "QH Wins no more than posted",
    "QH 6 Card Bonus last"
  })
  void seatBySeatTheBankPaysWhatItHasAndWinsNoMoreThanItPosted() {
    check(
        "game ca/6-card-bonus\n" + TWO_HUNDRED,
        """
        bank -200
        seat 1 -30: ante forfeited 25, pair-plus forfeited 5
        seat 2 +130: ante wins 50, play wins 50, pair-plus wins 30
        seat 3 -60: ante loses 25, play loses 25, pair-plus loses 10
        seat 4 +160: ante wins 100, play partly-covered +60, pair-plus uncovered
        seat 5 0: ante uncovered, play uncovered
        """);
    check(
        "game ca/6-card-bonus\n" + SIXTY,
        """
        bank +20
        seat 1 -30: ante forfeited 25, pair-plus forfeited 5
        seat 2 -30: ante loses 25, play partly-covered -5
        seat 3 0: ante uncovered, play uncovered
        seat 4 +40: ante wins 20, play wins 20
        """);
    check(
        """
        game ca/6-card-bonus
        bank 100
        dealer 7c 6s 5h
        seat 1 ante 20 pair-plus 20 six-card-bonus 10 cards 9s 8h 7d plays
        """,
        """
        bank -100
        seat 1 +100: ante wins 20, play wins 20, pair-plus partly-covered +60, six-card-bonus uncovered
        """);
  }

  @Test
  @Clause({
    "CA-TCP Standards 1",
    "CA-TCP Round 4",
    "CA-TCP Round 8",
    "CA-TCP Round 9",
    "CA-TCP Bonus 7",
    "CA-TCP Glossary Player/Dealer",
    "CA-TCP Glossary Round of Play",
    "CA-PCV 6 Card Bonus 8",
    "QH Collects losing wagers",
    "QH Ventura silent",
    "QH Wins no more than posted"
  })
  void collectFirstTheLosersAreTakenInAndWhatIsTooMuchGoesBack() {
    check(
        "game ca/three-card-poker\n" + TWO_HUNDRED,
        """
        bank -145
        seat 1 -30: ante forfeited 25, pair-plus forfeited 5
        seat 2 +130: ante wins 50, play wins 50, pair-plus wins 30
        seat 3 -60: ante loses 25, play loses 25, pair-plus loses 10
        seat 4 +205: ante wins 100, play wins 100, pair-plus wins 5
        seat 5 -100: ante loses 50, play loses 50
        """);
    String back =
        """
        bank +60
        seat 1 -30: ante forfeited 25, pair-plus forfeited 5
        seat 2 -50: ante loses 25, play loses 25
        seat 3 -20: ante partly-covered -20, play uncovered
        seat 4 +40: ante wins 20, play wins 20
        """;
    check("game ca/three-card-poker\n" + SIXTY, back);
    check("game ca/players-casino-ventura\n" + SIXTY, back);
    check(
        """
        game ca/three-card-poker
        bank 50
        dealer 2c 5d 9h
        seat 1 ante 5 pair-plus 5 cards As Ks Qs plays
        """,
        """
        bank -50
        seat 1 +50: ante wins 5, play pushes, pair-plus partly-covered +45
        """);
    check(
        """
        game ca/players-casino-ventura
        bank 40
        dealer Ac 6s 5h
        seat 1 ante 20 six-card-bonus 10 cards 9s 8h 7d plays
        """,
        """
        bank -40
        seat 1 +40: ante wins 20, play wins 20, six-card-bonus uncovered
        """);
  }

  // ---- betting and deciding, by people with accounts ----

  /** Dan banks where a player does; ann and bob sit at 1 and 3 and have not bet yet. */
  private static Felt people(String game, String... choices) {
    Felt felt = room.felt(TableOrder.of(game, choices).id(nextTable()).byHand());
    felt.sits("ann", 1, 1_000_00).sits("bob", 3, 1_000_00);
    if (felt.state().round().game().isBankedByAPlayer()) {
      felt.sits("dan", 5, 5_000_00).dealer(new Command.OfferBank(5));
      felt.does("dan", new Command.TakeBank(5)).does("dan", new Command.PostBank(5, 1_000_00));
    }
    return felt;
  }

  private static Felt betting(String game, String... choices) {
    return people(game, choices).bets("ann", 1, 10_00).bets("bob", 3, 10_00);
  }

  @Test
  @Clause({
    "CA-6CB Dealing 3",
    "CA-6CB Dealing 4",
    "CA-6CB Pair Plus 1",
    "CA-6CB 6 Card Bonus 1",
    "CA-TCP Betting 3",
    "CA-TCP Betting 4",
    "CA-TCP Glossary Ante",
    "CA-TCP Glossary Bonus Bet",
    "CA-PCV How to Play 1",
    "CA-PCV How to Play 2",
    "CA-PCV 6 Card Bonus 1",
    "WA-6CB 6",
    "WA-TCP Exceptions"
  })
  void everyOtherWagerNeedsItsFirstOne() {
    needs(SIX, Wager.PAIR_PLUS, "Pair Plus needs an Ante at the same spot (CA-6CB Pair Plus 1)");
    needs(
        SIX,
        Wager.SIX_CARD_BONUS,
        "6 Card Bonus needs an Ante at the same spot (CA-6CB 6 Card Bonus 1)");
    needs(TCP, Wager.PAIR_PLUS, "Bonus needs an Ante at the same spot (CA-TCP Betting 4)");
    needs(
        VENTURA,
        Wager.PAIR_PLUS,
        "Pair Plus needs an Ante at the same spot (CA-PCV How to Play 2)");
    needs(
        VENTURA,
        Wager.SIX_CARD_BONUS,
        "6 Card Bonus needs an Ante at the same spot (CA-PCV 6 Card Bonus 1)");
    needs(
        WASHINGTON + " 6B1",
        Wager.SIX_CARD_BONUS,
        "6 Card Bonus needs an Ante or Pair Plus at the same spot (WA-6CB 6)");
    needs(
        WASHINGTON + " ante-required",
        Wager.PAIR_PLUS,
        "Pair Plus needs an Ante at the same spot (WA-TCP Exceptions)");
  }

  private static void needs(String game, Wager wager, String no) {
    String[] words = game.split(" ", -1);
    try (Felt felt = words.length > 1 ? people(words[0], words[1]) : people(words[0])) {
      felt.refuses("ann", new Command.Bet(1, wager, 5_00), no);
      felt.bets("ann", 1, 10_00).does("ann", new Command.Bet(1, wager, 5_00));
    }
  }

  @Test
  @Clause({
    "CA-6CB Dealing 5",
    "CA-6CB Pair Plus 2",
    "CA-6CB 6 Card Bonus 2",
    "QH 6 Card Bonus closes too",
    "QH Bank posted",
    "CA-TCP Betting 2",
    "CA-TCP Dealing 2",
    "CA-TCP Bonus 1",
    "CA-PCV 6 Card Bonus 2",
    "WA-TCP Dealing 2"
  })
  void afterNoMoreBetsNothingMovesInAnyGame() {
    closed(SIX, "No more bets (CA-6CB Dealing 5)", Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS);
    closed(TCP, "No more bets (CA-TCP Betting 2)", Wager.PAIR_PLUS);
    closed(VENTURA, "No more bets (QH Ventura silent)", Wager.SIX_CARD_BONUS);
    closed(WASHINGTON, "No more bets (WA-TCP Dealing 2)", Wager.PAIR_PLUS);
    try (Felt felt = betting(SIX).dealer(new Command.NoMoreBets())) {
      felt.refuses(
          "dan",
          new Command.PostBank(5, 900_00),
          "Posting the bank is not possible now: bets are closed and no card is dealt yet"
              + " (QH Bank posted)");
    }
  }

  private static void closed(String game, String no, Wager... others) {
    try (Felt felt = betting(game)) {
      felt.refusesDealer(
          new TableCommand.DealSealed(),
          no.replace("No more bets", "Dealing is not possible now: bets are open"));
      felt.dealer(new Command.NoMoreBets());
      felt.refuses("ann", new Command.Bet(1, Wager.ANTE, 20_00), no);
      felt.refuses("ann", new Command.WithdrawBet(1, Wager.ANTE), no);
      for (Wager other : others) {
        felt.refuses("ann", new Command.Bet(1, other, 5_00), no);
      }
    }
  }

  @Test
  @Clause({
    "CA-6CB Dealing 2",
    "CA-6CB Pair Plus 9",
    "CA-6CB 6 Card Bonus 9",
    "CA-PCV 6 Card Bonus 9",
    "WA-TCP Side Bets",
    "QH Back-line"
  })
  void nobodyBetsOnAnothersHandInAnyGame() {
    for (String game : List.of(SIX, TCP, VENTURA, WASHINGTON)) {
      try (Felt felt = betting(game)) {
        String no =
            switch (game) {
              case SIX -> "Seat 3 belongs to bob (CA-6CB Dealing 2)";
              case WASHINGTON -> "Seat 3 belongs to bob (WA-TCP Side Bets)";
              default -> "Seat 3 belongs to bob (QH Back-line)";
            };
        felt.refuses("ann", new Command.Bet(3, Wager.ANTE, 5_00), no);
        felt.refuses("ann", new Command.Bet(3, Wager.PAIR_PLUS, 5_00), no);
        if (felt.state().round().game().offers(Wager.SIX_CARD_BONUS)) {
          felt.refuses("ann", new Command.Bet(3, Wager.SIX_CARD_BONUS, 5_00), no);
        }
      }
    }
  }

  @ParameterizedTest
  @Clause({
    "CA-6CB Dealing 9",
    "CA-6CB Dealing 10",
    "CA-6CB Dealing 11",
    "CA-TCP Round 1",
    "CA-TCP Round 2",
    "CA-TCP Round 3",
    "CA-TCP Glossary Play Bet",
    "CA-PCV How to Play 7",
    "WA-TCP Dealing 4",
    "QH Decisions follow the deal"
  })
  @CsvSource({
    "ca/6-card-bonus, CA-6CB Dealing 11, CA-6CB Dealing 2",
    "ca/three-card-poker, CA-TCP Round 3, QH Back-line",
    "ca/players-casino-ventura, CA-PCV How to Play 5, QH Back-line",
    "wa/three-card-poker, WA-TCP Dealing 4, WA-TCP Side Bets"
  })
  void playersDecideForThemselvesInTurnOnceCardsAreOutAndPlayEqualsTheAnte(
      String game, String decides, String owns) {
    try (Felt felt = betting(game)) {
      felt.refuses(
          "ann",
          new Command.Play(1),
          "Deciding is not possible now: bets are open (%s)".formatted(decides));
      felt.dealer(new Command.NoMoreBets()).dealer(new TableCommand.DealSealed());
      int first = felt.state().round().turn();
      String player = first == 1 ? "ann" : "bob";
      String other = first == 1 ? "bob" : "ann";
      felt.refuses(
          other,
          new Command.Play(first == 1 ? 3 : 1),
          "Seat %d decides first (%s)"
              .formatted(first, game.equals(SIX) ? decides : "QH Decisions follow the deal"));
      felt.refuses(
          other,
          new Command.Fold(first),
          "Seat %d belongs to %s (%s)".formatted(first, player, owns));
      felt.does(player, new Command.Play(first));
      assertEquals(10_00, felt.state().round().spot(first).orElseThrow().stake(Wager.PLAY));
      felt.refuses(
          player,
          new Command.Fold(first),
          "Seat %d has decided already (%s)".formatted(first, decides));
    }
  }

  @ParameterizedTest
  @Clause({
    "CA-6CB Deck Cards",
    "CA-6CB Deck Number",
    "CA-6CB Deck a",
    "CA-6CB Deck c",
    "CA-6CB Deck d",
    "CA-6CB Winners 3",
    "CA-TCP Deck 2",
    "CA-TCP Deck 3",
    "CA-TCP Deck 3.a",
    "CA-TCP Deck 3.c",
    "CA-TCP Deck 3.d",
    "CA-TCP Dealing 3",
    "CA-TCP Round 7",
    "CA-PCV How to Play 3",
    "WA-TCP Introduction",
    "QH Deck backs",
    "QH Washington silent"
  })
  @ValueSource(strings = {SIX, TCP, VENTURA, WASHINGTON})
  void twoWholeDecksTakeTurnsAndEveryHandCanBePutTogetherAgain(String game) {
    List<String> colours = new ArrayList<>();
    try (Felt felt = betting(game)) {
      for (int round = 1; round <= 3; round++) {
        if (round > 1) {
          goOn(felt);
        }
        felt.dealerFinishes();
        String id = felt.table().id() + "." + round;
        List<TableEvent> lines =
            room.floor().rounds().find(id).orElseThrow().lines().stream()
                .map(TableLines::read)
                .toList();
        List<Card> dealt = new ArrayList<>();
        for (TableEvent line : lines) {
          switch (line) {
            case TableEvent.InRound(Event.DeckBroughtIn(DeckColour colour)) ->
                colours.add(colour.name());
            case TableEvent.InRound(Event.HandDealt(_, List<Card> cards)) -> dealt.addAll(cards);
            case TableEvent.InRound(Event.DealerDealt(List<Card> cards)) -> dealt.addAll(cards);
            case TableEvent.DeckOpened(_, _, List<Card> order, _) -> {
              assertEquals(52, new HashSet<>(order).size());
              assertEquals(9, dealt.size(), "two hands and the dealer's");
              assertEquals(order.subList(0, 9), dealt, "from this round's deck, from the top");
            }
            default -> {}
          }
        }
      }
    }
    assertEquals(colours.get(0), colours.get(2));
    assertNotEquals(colours.get(0), colours.get(1));
  }

  /** Dan banks twice, then whoever is offered the bank; the other two bet. */
  private static void goOn(Felt felt) {
    Map<Integer, String> players = new TreeMap<>(Map.of(1, "ann", 3, "bob"));
    if (felt.state().round().game().isBankedByAPlayer()) {
      players.put(5, "dan");
      int offered = felt.state().round().rotation().offeredTo();
      int banker = offered == 0 ? 5 : offered;
      String name = String.valueOf(players.remove(banker));
      if (offered != 0) {
        felt.does(name, new Command.TakeBank(banker));
      }
      felt.does(name, new Command.PostBank(banker, 500_00));
    }
    players.forEach((seat, name) -> felt.bets(name, seat, 10_00));
  }

  @Test
  @Clause({
    "CA-6CB Dealing 1",
    "CA-6CB Table",
    "CA-TCP Table",
    "CA-TCP Players",
    "CA-TCP Betting 1",
    "CA-TCP Glossary Seated-positions",
    "WA-TCP Dealing 1",
    "WA-TCP Limits",
    "WA-6CB Limits",
    "QH Default limits",
    "QH Places"
  })
  void betsStayWithinTheLimitsAndOnThePlacesOfTheTable() {
    try (Felt felt = people(SIX)) {
      felt.refuses(
          "ann",
          new Command.Bet(1, Wager.ANTE, 100_01),
          "Ante of 100.01 is outside the limits: 5.00 to 100.00 (CA-6CB Dealing 1)");
      noSeat(felt, 8, "CA-6CB Table");
    }
    try (Felt felt = people(TCP)) {
      felt.refuses(
          "ann",
          new Command.Bet(1, Wager.ANTE, 50),
          "Ante of 0.50 is outside the limits: 1.00 or more (CA-TCP Betting 1)");
      noSeat(felt, 9, "CA-TCP Players");
    }
    try (Felt felt = people(WASHINGTON, "6B1")) {
      felt.refuses(
          "ann",
          new Command.Bet(1, Wager.ANTE, 300_01),
          "Ante of 300.01 is outside the limits: 1.00 to 300.00 (WA-TCP Limits)");
      felt.bets("ann", 1, 300_00);
      felt.refuses(
          "ann",
          new Command.Bet(1, Wager.SIX_CARD_BONUS, 300_01),
          "6 Card Bonus of 300.01 is outside the limits: 1.00 to 300.00 (WA-TCP Limits)");
      noSeat(felt, 8, "QH Places");
    }
  }

  private static void noSeat(Felt felt, int seat, String by) {
    felt.refuses(
        "eve",
        new TableCommand.Sit(seat, 10_00),
        "There is no seat %d: the table has seats 1 to %d (%s)".formatted(seat, seat - 1, by));
  }
}
