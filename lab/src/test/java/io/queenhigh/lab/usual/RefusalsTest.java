package io.queenhigh.lab.usual;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bad input is refused with what is wrong and what would be right. */
class RefusalsTest {

  private static Studied game(String id) {
    return Studies.of(
        ((UsualGames.Opening.Opened) UsualGames.open("usual/" + id, List.of(), List.of())).game());
  }

  private static List<Card> cards(String text) {
    return text.isBlank()
        ? List.of()
        : List.of(text.split(" ", -1)).stream()
            .map(card -> Card.parse(card).orElseThrow())
            .toList();
  }

  @ParameterizedTest(name = "{0} {1}: {5}")
  @CsvSource(
      delimiter = '|',
      value = {
        "mississippi-stud | Ks 9d 2c | | | | A hand of Mississippi Stud has 2 cards, not 3.",
        "mississippi-stud | Ks 9d | | | Ks | Ks stands in the seen cards and once before: a deck has it once.",
        "mississippi-stud | Ks 9d | 2c | | | In Mississippi Stud the dealer shows no card before the decision: leave it out.",
        "caribbean-stud | As Kd 7c 4h 2d | | | | In Caribbean Stud the dealer shows a card: say which, such as Kd.",
        "caribbean-stud | As Kd 7c 4h 2d | Qh | 3c | | Caribbean Stud has no community cards: leave the board out.",
        "ultimate-texas-holdem | As Kd | | Qs 7d | | A decision in Ultimate Texas Hold'em is due with 0, 3 or 5 community cards open, not with 2."
      })
  void situations(String id, String own, String shows, String board, String seen, String why) {
    Situation situation =
        new Situation(
            Cards.of(cards(own)),
            cards(shows == null ? "" : shows).stream().findFirst(),
            cards(board == null ? "" : board),
            Cards.of(cards(seen == null ? "" : seen)),
            List.of());

    assertEquals(Optional.of(why), game(id).refusal(situation));
  }

  @Test
  @DisplayName("too many seen cards leave too few to deal")
  void tooManySeen() {
    Cards own = Cards.of(cards("Ks 9d"));
    List<Card> others = Cards.DECK.minus(own).list();
    Situation situation = Situation.of(own).seen(Cards.of(others.subList(0, 48)));

    assertEquals(
        Optional.of(
            "With 48 cards seen only 2 are left, and 3 more must be dealt: see at most 47."),
        game("mississippi-stud").refusal(situation));
  }

  @ParameterizedTest(name = "{0} spots")
  @CsvSource({"1", "8"})
  void spots(int spots) {
    assertEquals(
        Optional.of(
            "From 2 to 7 spots are studied, not %d: with one spot nothing is seen, and a layout has no more than 7."
                .formatted(spots)),
        game("crazy-4-poker").spotsRefusal(spots));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "straight=7 | straight pays 7 and flush only 6: a better hand must pay at least as much.",
        "straight=many | \"straight=many\": write what straight pays to 1, as a whole number up to 5,000 or as 3:2.",
        "strait=5 | \"strait\" is no line of the pay table of Mississippi Stud. Write one of royal-flush,"
            + " straight-flush, four-of-a-kind, full-house, flush, straight, three-of-a-kind, two-pair,"
            + " jacks-or-better, sixes-to-tens, such as sixes-to-tens=5."
      })
  void payTables(String pays, String why) {
    assertEquals(
        new UsualGames.Opening.Refused(why),
        UsualGames.open("usual/mississippi-stud", List.of(), List.of(pays)));
  }

  @Test
  @DisplayName("a choice or a game that is not there is answered with those that are")
  void unknown() {
    assertEquals(
        new UsualGames.Opening.Refused(
            "Mississippi Stud has no choice \"MS-9\". Choose MS-1 or MS-2."),
        UsualGames.open("usual/mississippi-stud", List.of("MS-9"), List.of()));
    assertEquals(
        "There is no game \"usual/misisipi\"",
        ((UsualGames.Opening.Refused) UsualGames.open("usual/misisipi", List.of(), List.of()))
            .why()
            .substring(0, 33));
  }
}
