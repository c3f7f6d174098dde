package io.queenhigh.catalogue;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.rules.game.Bank;
import io.queenhigh.rules.game.Cited;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The four approved games, side by side as the documents have them. */
class GameFilesTest {
  private static final Catalogue CATALOGUE = Catalogue.approved();

  static List<String> ids() {
    return CATALOGUE.ids();
  }

  @Test
  @DisplayName("four games are approved, and nothing is wrong with any file")
  void shelf() {
    assertEquals(List.of(), CATALOGUE.problems());
    assertEquals(
        List.of(
            "ca/6-card-bonus CA-6CB California Bureau of Gambling Control",
            "ca/three-card-poker CA-TCP California Bureau of Gambling Control",
            "ca/players-casino-ventura CA-PCV California Bureau of Gambling Control",
            "wa/three-card-poker WA-TCP Washington State Gambling Commission"),
        CATALOGUE.games().stream()
            .map(game -> game.id() + " " + game.document() + " " + game.regulator())
            .toList());
    assertTrue(CATALOGUE.games().stream().allMatch(GameFile::approved));
  }

  @ParameterizedTest(name = "{0}: {1} is {2} by {3}")
  @CsvSource({
    "ca/6-card-bonus, bank, player-dealer 2 MAY_GO_ON_IF_ALL_DECLINE NET, CA-6CB Type of Game",
    "ca/6-card-bonus, places, 7, CA-6CB Table",
    "ca/6-card-bonus, spots, 1, CA-6CB Table",
    "ca/6-card-bonus, shown, ONE_DEALER_CARD, CA-6CB Dealing 8",
    "ca/6-card-bonus, deals-from, PLAYER_DEALERS_LEFT, CA-6CB Dealing 7",
    "ca/6-card-bonus, qualifier, QUEEN, CA-6CB Dealing 13",
    "ca/6-card-bonus, unqualified ante, WINS_IF_HIGHER_ELSE_PUSHES, CA-6CB Winners 1.b",
    "ca/6-card-bonus, unqualified play, PUSHES, CA-6CB Winners 1.a",
    "ca/6-card-bonus, procedure, SEAT_BY_SEAT, CA-6CB Dealing 7",
    "ca/6-card-bonus, around, CLOCKWISE_FROM_ACTION, CA-6CB Dealing 7",
    "ca/6-card-bonus, order, ante play pair-plus six-card-bonus, CA-6CB Dealing 7",
    "ca/three-card-poker, bank, player-dealer 2 MUST_PASS NET, CA-TCP Round 10",
    "ca/three-card-poker, places, 8, CA-TCP Players",
    "ca/three-card-poker, spots, 1, CA-TCP Table",
    "ca/three-card-poker, shown, ONE_DEALER_CARD, CA-TCP Dealing 2.a",
    "ca/three-card-poker, deals-from, PLAYER_DEALERS_LEFT, CA-TCP Dealing 2.a",
    "ca/three-card-poker, qualifier, QUEEN, CA-TCP Round 5",
    "ca/three-card-poker, unqualified ante, WINS, CA-TCP Round 5.a",
    "ca/three-card-poker, unqualified play, PUSHES, CA-TCP Round 5.a",
    "ca/three-card-poker, procedure, COLLECT_FIRST, CA-TCP Round 8",
    "ca/three-card-poker, around, CLOCKWISE_FROM_ACTION, CA-TCP Glossary Action",
    "ca/three-card-poker, order, ante play pair-plus, QH Settling order",
    "ca/players-casino-ventura, bank, player-dealer 2 MUST_PASS NET, QH Ventura silent",
    "ca/players-casino-ventura, places, 8, QH Ventura silent",
    "ca/players-casino-ventura, spots, 1, QH Ventura silent",
    "ca/players-casino-ventura, shown, ONE_DEALER_CARD, CA-PCV How to Play 4",
    "ca/players-casino-ventura, deals-from, PLAYER_DEALERS_LEFT, CA-PCV How to Play 4",
    "ca/players-casino-ventura, qualifier, QUEEN, CA-PCV Game Rules 1",
    "ca/players-casino-ventura, unqualified ante, WINS, CA-PCV Game Rules 3",
    "ca/players-casino-ventura, unqualified play, PUSHES, CA-PCV Game Rules 2",
    "ca/players-casino-ventura, procedure, COLLECT_FIRST, QH Ventura silent",
    "ca/players-casino-ventura, around, CLOCKWISE_FROM_ACTION, QH Ventura silent",
    "ca/players-casino-ventura, order, ante play pair-plus six-card-bonus, QH 6 Card Bonus last",
    "wa/three-card-poker, bank, house, WA-TCP Ways 1",
    "wa/three-card-poker, places, 7, QH Places",
    "wa/three-card-poker, spots, 1, WA-TCP Dealing 1",
    "wa/three-card-poker, shown, NOTHING, WA-TCP Dealing 3",
    "wa/three-card-poker, deals-from, HOUSE_DEALERS_LEFT, WA-TCP Dealing 3",
    "wa/three-card-poker, qualifier, QUEEN, WA-TCP Ways 1",
    "wa/three-card-poker, unqualified ante, WINS, WA-TCP Ways 1",
    "wa/three-card-poker, unqualified play, PUSHES, WA-TCP Ways 1",
    "wa/three-card-poker, procedure, HOUSE, WA-TCP Dealing 7",
    "wa/three-card-poker, around, COUNTER_CLOCKWISE_FROM_DEALERS_RIGHT, WA-TCP Dealing 7",
    "wa/three-card-poker, order, play ante-bonus ante pair-plus, WA-TCP Dealing 7",
  })
  void howTheTableIsRun(String id, String field, String is, String by) {
    Game game = open(id);

    Cited<?> cited =
        switch (field) {
          case "bank" -> new Cited<>(words(game.bank().is()), game.bank().by());
          case "places" -> game.places();
          case "spots" -> game.spotsPerPlayer();
          case "shown" -> game.shown();
          case "deals-from" -> game.dealsFrom();
          case "qualifier" -> game.qualifier().high();
          case "unqualified ante" -> game.qualifier().ante();
          case "unqualified play" -> game.qualifier().play();
          case "procedure" -> game.settling().procedure();
          case "around" -> game.settling().around();
          case "order" ->
              new Cited<>(
                  game.settling().insideASeat().is().stream().map(Wager::key).collect(joining(" ")),
                  game.settling().insideASeat().by());
          default -> throw new IllegalArgumentException(field);
        };

    assertEquals(is, cited.is().toString());
    assertEquals(by, cited.by().toString());
  }

  @ParameterizedTest(name = "{0} with {1}: {2} is called {3}, needs {4}, and a fold leaves it {5}")
  @CsvSource({
    "ca/6-card-bonus, 6B4, ante, Ante, NOTHING, FORFEITED",
    "ca/6-card-bonus, 6B4, play, Play, ANTE, FORFEITED",
    "ca/6-card-bonus, 6B4, pair-plus, Pair Plus, ANTE, FORFEITED",
    "ca/6-card-bonus, 6B4, six-card-bonus, 6 Card Bonus, ANTE, STANDS",
    "ca/three-card-poker, gross-limit, ante, Ante, NOTHING, FORFEITED",
    "ca/three-card-poker, gross-limit, play, Play, ANTE, FORFEITED",
    "ca/three-card-poker, gross-limit, pair-plus, Bonus, ANTE, FORFEITED",
    "ca/players-casino-ventura, 6B3, ante, Ante, NOTHING, FORFEITED",
    "ca/players-casino-ventura, 6B3, play, Play, ANTE, FORFEITED",
    "ca/players-casino-ventura, 6B3, pair-plus, Pair Plus, ANTE, FORFEITED",
    "ca/players-casino-ventura, 6B3, six-card-bonus, 6 Card Bonus, ANTE, STANDS",
    "wa/three-card-poker, 6B1 P1, ante, Ante, NOTHING, FORFEITED",
    "wa/three-card-poker, 6B1 P1, play, Play, ANTE, FORFEITED",
    "wa/three-card-poker, 6B1 P1, ante-bonus, Ante Bonus, ANTE, FORFEITED",
    "wa/three-card-poker, 6B1 P1, pair-plus, Pair Plus, NOTHING, FORFEITED",
    "wa/three-card-poker, 6B1 P1, six-card-bonus, 6 Card Bonus, STANDARD_WAGER, STANDS",
    "wa/three-card-poker, 6B1 P1, progressive, Progressive, STANDARD_WAGER, FORFEITED",
  })
  void wagers(String id, String choices, String wager, String label, String needs, String onFold) {
    WagerRule rule =
        open(id, choices.split(" ", -1)).rule(Wager.of(wager).orElseThrow()).orElseThrow();

    assertEquals(label, rule.label().is());
    assertEquals(needs, rule.needs().is().name());
    assertEquals(onFold, rule.onFold().is().name());
  }

  @ParameterizedTest(name = "{0} offers {1} and nothing else")
  @CsvSource({
    "ca/6-card-bonus, ANTE PLAY PAIR_PLUS SIX_CARD_BONUS",
    "ca/three-card-poker, ANTE PLAY PAIR_PLUS",
    "ca/players-casino-ventura, ANTE PLAY PAIR_PLUS SIX_CARD_BONUS",
    "wa/three-card-poker, ANTE PLAY ANTE_BONUS PAIR_PLUS",
  })
  void offers(String id, String wagers) {
    assertEquals(
        wagers,
        open(id).wagers().keySet().stream().sorted().map(Wager::name).collect(joining(" ")));
  }

  @Test
  @DisplayName("CA-6CB Fees Option 1, Fees Option 2")
  void feeSchedules() {
    assertEquals(
        List.of(
            new FeeSchedule(
                "option-1",
                500,
                10_000,
                Map.of(Wager.ANTE, 100L),
                List.of(new FeeSchedule.Tier(0, 100), new FeeSchedule.Tier(10_000, 200)),
                CATALOGUE.clauses().cite("Fees Option 1", "CA-6CB")),
            new FeeSchedule(
                "option-2",
                5_000,
                FeeSchedule.NO_LIMIT,
                Map.of(Wager.ANTE, 100L),
                List.of(new FeeSchedule.Tier(0, 100), new FeeSchedule.Tier(20_000, 200)),
                CATALOGUE.clauses().cite("Fees Option 2", "CA-6CB"))),
        open("ca/6-card-bonus").fees());
    assertEquals(List.of(), open("ca/three-card-poker").fees());
    assertEquals(List.of(), open("ca/players-casino-ventura").fees());
    assertEquals(List.of(), open("wa/three-card-poker").fees());
  }

  @ParameterizedTest(name = "{0} cites a clause for every point that concerns it")
  @MethodSource("ids")
  void points(String id) {
    Game game = open(id);

    for (Point point : Point.values()) {
      boolean concerns =
          switch (point.scope()) {
            case EVERY_GAME -> true;
            case PLAYER_DEALER -> game.isBankedByAPlayer();
            case PROGRESSIVE, COMMUNITY -> false;
          };
      assertEquals(concerns, game.points().containsKey(point), point.key());
    }
  }

  @ParameterizedTest(name = "every field of {0} stands on a clause that says something")
  @MethodSource("ids")
  void fields(String id) {
    List<FieldRow> fields = file(id).fields();

    assertTrue(fields.size() > 50, id + " has " + fields.size() + " fields");
    for (FieldRow field : fields) {
      assertFalse(field.value().isBlank(), field::toString);
      assertFalse(field.summary().isBlank(), field::toString);
      assertTrue(CATALOGUE.clauses().find(field.citation()).isPresent(), field::toString);
    }
  }

  @Test
  @DisplayName("fields come in the order of the file, in words, with what their clause says")
  void fieldsInWords() {
    List<FieldRow> fields = file("ca/6-card-bonus").fields();
    FieldRow bank = fields.getFirst();

    assertEquals("", bank.section());
    assertEquals("bank", bank.field());
    assertEquals("player-dealer; rounds in a row 2; then may go on if all decline", bank.value());
    assertEquals("CA-6CB Type of Game", bank.citation().toString());
    assertEquals(CATALOGUE.clauses().find(bank.citation()).orElseThrow().says(), bank.summary());
    assertEquals(
        List.of("hand queen high", "ante wins if higher else pushes", "play pushes"),
        fields.stream()
            .filter(field -> field.section().equals("qualifier"))
            .map(field -> field.field() + " " + field.value())
            .toList());
  }

  @ParameterizedTest(name = "{0} prints {2} {3} for the {1} of {4} ({5})")
  @CsvSource({
    "ca/6-card-bonus, six-card-bonus, HOUSE_ADVANTAGE, 8.56 %, 6B4, CA-6CB 6 Card Bonus 10",
    "ca/6-card-bonus, six-card-bonus, HIT_FREQUENCY, 7.2798 %, 6B4, CA-6CB 6 Card Bonus 10",
    "wa/three-card-poker, ante, PAR_PER_ANTE, 3.37 %, AB-A, WA-TCP Paytables",
    "wa/three-card-poker, ante, PAR_PER_ANTE, 3.61 %, AB-B, WA-TCP Paytables",
    "wa/three-card-poker, ante, PAR_PER_ANTE, 3.83 %, AB-C, WA-TCP Paytables",
    "wa/three-card-poker, six-card-bonus, HOUSE_ADVANTAGE, 10.23 %, 6B1, WA-6CB 4",
    "wa/three-card-poker, six-card-bonus, HOUSE_ADVANTAGE, 15.28 %, 6B2, WA-6CB 4",
    "wa/three-card-poker, six-card-bonus, HOUSE_ADVANTAGE, 6.74 %, 6B3, WA-6CB 4",
    "wa/three-card-poker, six-card-bonus, HOUSE_ADVANTAGE, 8.56 %, 6B4, WA-6CB 4",
    "wa/three-card-poker, six-card-bonus, HIT_FREQUENCY, 7.2798 %, 6B1, WA-6CB 4",
    "wa/three-card-poker, six-card-bonus, HIT_FREQUENCY, 7.2798 %, 6B2, WA-6CB 4",
    "wa/three-card-poker, six-card-bonus, HIT_FREQUENCY, 7.2798 %, 6B3, WA-6CB 4",
    "wa/three-card-poker, six-card-bonus, HIT_FREQUENCY, 7.2798 %, 6B4, WA-6CB 4",
    "wa/three-card-poker, ante, FACE_UP_GAIN, 0.1 % to 0.2 %, face-up,"
        + " WA-FACE Report Three Card Poker",
  })
  void published(String id, String wager, String figure, String prints, String of, String by) {
    assertEquals(
        List.of(prints + " " + by),
        file(id).published().stream()
            .filter(each -> each.of().equals(of))
            .filter(each -> each.wager().key().equals(wager))
            .filter(each -> each.figure().name().equals(figure))
            .map(each -> each.prints() + " " + each.by())
            .toList());
  }

  @ParameterizedTest(name = "{0} with {1} has the published figures {2}")
  @CsvSource({
    "wa/three-card-poker, TCP-05, 3.83 %",
    "wa/three-card-poker, TCP-01 6B1, 3.37 % 10.23 % 7.2798 %",
    "wa/three-card-poker, TCP-03 face-up, 3.61 % 0.1 % to 0.2 %",
    "ca/6-card-bonus, 6B4, 8.56 % 7.2798 %",
  })
  void publishedForChoices(String id, String choices, String figures) {
    Game game = open(id, choices.split(" ", -1));

    assertEquals(
        figures, file(id).publishedFor(game).stream().map(Published::prints).collect(joining(" ")));
  }

  @Test
  @DisplayName(
      "WA-MGL Paytables: the link's envy carries a remark to acknowledge, other tables none")
  void acknowledged() {
    GameFile file = file("wa/three-card-poker");

    assertEquals(
        List.of("QH MGL envy"),
        file.remarksFor(open("wa/three-card-poker", "MGL")).stream()
            .filter(Remark::mustBeAcknowledged)
            .map(remark -> remark.reading().toString())
            .toList());
    assertTrue(
        file.remarksFor(open("wa/three-card-poker", "P1")).stream()
            .noneMatch(Remark::mustBeAcknowledged));
  }

  private static String words(Bank bank) {
    return switch (bank) {
      case Bank.HouseBank _ -> "house";
      case Bank.PlayerDealerBank(int rounds, Bank.AfterThat then, Bank.PayoffLimit limit) ->
          "player-dealer " + rounds + " " + then + " " + limit;
    };
  }

  private static GameFile file(String id) {
    return switch (CATALOGUE.look(id)) {
      case Catalogue.Look.Found(GameFile file) -> file;
      case Catalogue.Look.NotFound(String why) -> throw new AssertionError(why);
    };
  }

  private static Game open(String id, String... choices) {
    return switch (CATALOGUE.open(id, List.of(choices))) {
      case Opening.Opened(Game game) -> game;
      case Opening.Unknown(String why) -> throw new AssertionError(why);
    };
  }
}
