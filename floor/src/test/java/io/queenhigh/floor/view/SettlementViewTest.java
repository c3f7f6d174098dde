package io.queenhigh.floor.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.view.SettlementView.Line;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Settling;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.SettledWager.Result;
import io.queenhigh.rules.settlement.Settlement;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A settlement in words, whatever the bank could cover. */
class SettlementViewTest {

  @ParameterizedTest
  @CsvSource({
    // stake, paid, returned, result, outcome, word, taken, net
    "1000, 1000, 1000, WINS,           WON,  wins,           0,    1000",
    "1000, 400,  1000, PARTLY_COVERED, WON,  wins in part,   0,    400",
    "1000, 0,    0,    LOSES,          LOST, loses,          1000, -1000",
    "1000, 0,    700,  PARTLY_COVERED, LOST, loses in part,  300,  -300",
    "1000, 0,    1000, UNCOVERED,      EVEN, is not covered, 0,    0",
    "1000, 0,    1000, PUSHES,         EVEN, pushes,         0,    0",
    "1000, 0,    0,    FORFEITED,      LOST, is forfeited,   1000, -1000",
    "0,    500,  0,    WINS,           WON,  wins,           0,    500"
  })
  void everyResultHasItsOutcomeItsWordAndItsMoney(
      long stake,
      long paid,
      long returned,
      Result result,
      SettlementView.Outcome outcome,
      String word,
      long taken,
      long net) {
    Citation by = new Citation("CA-6CB", "Dealing 8");
    SettledWager wager =
        new SettledWager(3, Wager.ANTE, stake, result, paid, returned, "reasons", by);
    Settlement settlement =
        new Settlement(
            Settling.Procedure.SEAT_BY_SEAT, List.of(wager), List.of(), -net, Optional.empty());
    Line line = SettlementView.of(settlement, one -> "The " + one.title()).wagers().getFirst();
    assertEquals(
        new Line(
            3,
            Wager.ANTE,
            "The Ante",
            stake,
            result,
            outcome,
            word,
            paid,
            returned,
            taken,
            net,
            "reasons",
            by),
        line);
  }
}
