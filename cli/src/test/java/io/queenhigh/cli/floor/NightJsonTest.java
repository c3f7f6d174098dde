package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.floor.journal.OutputSchema;
import io.queenhigh.night.Broken;
import io.queenhigh.night.Nights.Failure;
import io.queenhigh.night.Nights.FaultCount;
import io.queenhigh.night.Nights.Result;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NightJsonTest {

  @Test
  void aNightIsAsItsSchemaSaysWhetherItBrokeSomethingOrNot() {
    Broken broken = new Broken("books", "the books are clean", "ledger", "a cent is missing");
    Failure failure = new Failure(8, List.of(broken), 3, 361, List.of("a machine is killed"));
    for (Optional<Failure> end : List.of(Optional.<Failure>empty(), Optional.of(failure))) {
      Result result =
          new Result(
              1,
              Map.of("hours", 6L),
              List.of(new FaultCount("power-cut", "a machine", "loses its power", 3)),
              "bb8268f9c0a41798",
              end);
      OutputSchema.assertJson("night", JsonLine.of(NightCommand.json(7, result, 17)));
    }
  }
}
