package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StrategyCommandTest {

  @Test
  void oneThresholdWhereNothingIsShown() {
    Run run = Run.of("strategy", "wa/three-card-poker");
    assertEquals(0, run.exit());
    assertTrue(run.out().contains("  Play Q-6-4 or better, fold the rest\n"), run.out());
  }

  @Test
  void aThresholdForEveryCardThatIsShown() {
    Run run = Run.of("strategy", "ca/three-card-poker");
    assertEquals(
        """
        Three Card Poker  ca/three-card-poker

          dealer shows
          A              play A-9-2 or better
          K              play K-9-2 or better
          Q              play Q-9-2 or better
          J to 2         play everything

                                       edge              costs
          These thresholds    1.802205661 %            nothing     229314/12724075
          Play everything    12.938861960 %   + 11.136656299 %    3292701/25448150
          Mimic the dealer    8.734188929 %    + 6.931983268 %    4445379/50896300
          Q-6-4 or better     8.658048817 %    + 6.855843156 %   8813253/101792600
          Costs are against deciding every hand by itself, which gains nothing here.
        """,
        run.out());
  }

  @Test
  void forProgramsAndSpreadsheets() {
    String json = Run.of("strategy", "ca/three-card-poker", "--json").out();
    assertTrue(
        json.contains(
            "\"says\":\"against A play A-9-2 or better; against K play K-9-2 or better; "
                + "against Q play Q-9-2 or better; against J to 2 play everything\","
                + "\"thresholds\":[{\"shown\":\"A\",\"play\":\"A-9-2\",\"says\":\"play A-9-2 or better\"},"),
        json);
    assertTrue(json.contains("{\"shown\":\"2\",\"play\":\"everything\","), json);
    assertTrue(json.contains("\"cost\":{\"fraction\":\"0/1\",\"percent\":\"0.000000000\","), json);
    String csv = Run.of("strategy", "ca/three-card-poker", "--csv").out();
    assertTrue(csv.contains(",threshold,K,K-9-2,,,,\n"), csv);
    assertTrue(csv.contains(",Mimic the dealer,,,4445379/50896300,8.734188929,"), csv);
  }

  @Test
  void whatThresholdsCostIsSaid() {
    Run run = Run.of("strategy", "ca/6-card-bonus");
    assertTrue(run.out().contains("4.313254598 %    + 0.016882367 %"), run.out());
    assertTrue(run.out().contains("deciding every hand and shown card by itself"), run.out());
  }
}
