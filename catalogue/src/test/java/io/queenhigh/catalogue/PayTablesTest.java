package io.queenhigh.catalogue;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Wager;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every pay table of every document, keyed in a second time from the documents. */
class PayTablesTest {
  private static final String PAIR_PLUS_CA =
      "mini-royal 200, straight-flush 40, three-of-a-kind 30, straight 6, flush 3, pair 1";
  private static final Catalogue CATALOGUE = Catalogue.approved();

  @ParameterizedTest(name = "WA-TCP Paytables: {0} pays Ante Bonus {1}, Pair Plus {2}")
  @CsvSource({
    "TCP-01, 5/4/1, 40/30/6/4/1",
    "TCP-02, 5/4/1, 40/25/6/4/1",
    "TCP-03, 5/3/1, 40/30/6/4/1",
    "TCP-04, 5/3/1, 40/25/6/4/1",
    "TCP-05, 4/3/1, 40/30/6/4/1",
    "TCP-06, 4/3/1, 40/25/6/4/1",
    "TCP-07, 5/4/1, 40/30/5/4/1",
    "TCP-08, 5/3/1, 40/30/5/4/1",
    "TCP-09, 4/3/1, 40/30/5/4/1",
    "TCP-10, 5/4/1, 40/30/6/3/1",
    "TCP-11, 5/3/1, 40/30/6/3/1",
    "TCP-12, 4/3/1, 40/30/6/3/1",
  })
  void designators(String designator, String anteBonus, String pairPlus) {
    Game game = open("wa/three-card-poker", designator);

    assertEquals(
        lines(List.of("straight-flush", "three-of-a-kind", "straight"), anteBonus),
        table(game, Wager.ANTE_BONUS));
    assertEquals(
        lines(List.of("straight-flush", "three-of-a-kind", "straight", "flush", "pair"), pairPlus),
        table(game, Wager.PAIR_PLUS));
    assertEquals("WA-TCP Paytables", cited(game, Wager.ANTE_BONUS));
    assertEquals("WA-TCP Paytables", cited(game, Wager.PAIR_PLUS));
  }

  @ParameterizedTest(name = "{3}: {0} with {1} pays {2}")
  @CsvSource({
    "wa/three-card-poker, 6B1, 1000/200/50/25/20/10/5, WA-6CB 4",
    "wa/three-card-poker, 6B2, 1000/200/50/25/15/10/5, WA-6CB 4",
    "wa/three-card-poker, 6B3, 1000/200/100/20/15/9/8, WA-6CB 4",
    "wa/three-card-poker, 6B4, 1000/200/100/20/15/10/7, WA-6CB 4",
    "ca/6-card-bonus, 6B4, 1000/200/100/20/15/10/7, CA-6CB 6 Card Bonus 10",
    "ca/players-casino-ventura, 6B3, 1000/200/100/20/15/9/8, CA-PCV 6 Card Bonus Table",
  })
  void sixCardBonus(String id, String choice, String odds, String clause) {
    Game game = open(id, choice);

    assertEquals(
        lines(
            List.of(
                "royal-flush",
                "straight-flush",
                "four-of-a-kind",
                "full-house",
                "flush",
                "straight",
                "three-of-a-kind"),
            odds),
        table(game, Wager.SIX_CARD_BONUS));
    assertEquals(clause, cited(game, Wager.SIX_CARD_BONUS));
  }

  @ParameterizedTest(name = "{1}: {0} pays the one Pair Plus table of California")
  @CsvSource({
    "ca/6-card-bonus, CA-6CB Pair Plus 10",
    "ca/three-card-poker, CA-TCP Bonus 8",
    "ca/players-casino-ventura, CA-PCV Pair Plus",
  })
  void pairPlusOfCalifornia(String id, String clause) {
    Game game = open(id);

    assertEquals(PAIR_PLUS_CA, table(game, Wager.PAIR_PLUS));
    assertEquals(clause, cited(game, Wager.PAIR_PLUS));
  }

  @ParameterizedTest(name = "{2}: {0} on {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "P1|game-manager|WA-GM Paytables|mini-royal-of-spades 100% envy 10000,"
            + " mini-royal for 500 envy 2500, straight-flush for 70, three-of-a-kind for 60,"
            + " straight for 6",
        "P1|nexus|WA-NX Paytables|mini-royal-of-spades 100% envy 10000,"
            + " mini-royal for 500 envy 2500, straight-flush for 70, three-of-a-kind for 60,"
            + " straight for 6",
        "P2|game-manager|WA-GM Paytables|mini-royal-of-spades 100% envy 10000,"
            + " mini-royal for 500 envy 2500, straight-flush for 100, three-of-a-kind for 90",
        "P2|nexus|WA-NX Paytables|mini-royal-of-spades 100% envy 10000,"
            + " mini-royal for 500 envy 2500, straight-flush for 100, three-of-a-kind for 90",
        "MGL|nexus|WA-MGL Paytables|royal-flush 100% envy 100000, straight-flush 10% envy 500000,"
            + " four-of-a-kind for 300, full-house for 50, flush for 40, straight for 30,"
            + " three-of-a-kind for 9",
      })
  void progressive(String table, String controller, String clause, String lines) {
    Game game = open("wa/three-card-poker", table, controller);

    assertEquals(lines, table(game, Wager.PROGRESSIVE));
    assertEquals(clause, cited(game, Wager.PROGRESSIVE));
  }

  @Test
  @DisplayName("no two shipped tables share a name, across all files")
  void namesAreUnique() {
    List<String> ids =
        List.of("ante-bonus", "pair-plus", "six-card-bonus", "progressive").stream()
            .flatMap(
                file -> new EditedShelf().text("tables/" + file + ".toml").orElseThrow().lines())
            .filter(line -> line.startsWith("id"))
            .toList();

    assertEquals(ids.stream().distinct().toList(), ids);
    assertEquals(15, ids.size());
  }

  private static Game open(String id, String... choices) {
    return switch (CATALOGUE.open(id, List.of(choices))) {
      case Opening.Opened(Game game) -> game;
      case Opening.Unknown(String why) -> throw new AssertionError(why);
    };
  }

  private static String cited(Game game, Wager wager) {
    return game.rule(wager).flatMap(rule -> rule.table()).orElseThrow().by().toString();
  }

  private static String table(Game game, Wager wager) {
    PayTable table = game.rule(wager).flatMap(rule -> rule.table()).orElseThrow();
    return table.lines().stream().map(PayTablesTest::line).collect(joining(", "));
  }

  private static String line(PayLine line) {
    String pays =
        switch (line.pays()) {
          case Pays.ToOne(long odds) -> "" + odds;
          case Pays.ForOne(long odds) -> "for " + odds;
          case Pays.MeterShare(int percent) -> percent + "%";
        };
    return line.hand().key()
        + " "
        + pays
        + (line.envyCents() > 0 ? " envy " + line.envyCents() : "");
  }

  private static String lines(List<String> hands, String odds) {
    List<String> each = Arrays.asList(odds.split("/", -1));
    assertEquals(hands.size(), each.size());
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < hands.size(); i++) {
      lines.append(i == 0 ? "" : ", ").append(hands.get(i)).append(' ').append(each.get(i));
    }
    return lines.toString();
  }
}
