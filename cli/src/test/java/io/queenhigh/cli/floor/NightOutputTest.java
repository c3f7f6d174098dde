package io.queenhigh.cli.floor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Terminal.Audience;
import io.queenhigh.floor.journal.OutputSchema;
import io.queenhigh.night.Broken;
import io.queenhigh.night.Nights.Failure;
import io.queenhigh.night.Nights.FaultCount;
import io.queenhigh.night.Nights.Result;
import io.queenhigh.night.Nights.StoreKind;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NightOutputTest {

  private static final Failure FAILURE =
      new Failure(
          8,
          List.of(new Broken("books", "the books are clean", "ledger", "a cent is missing")),
          3,
          361,
          List.of("a machine is killed"));

  private static Result result(Optional<Failure> end) {
    return new Result(
        1,
        Map.of("hours", 6L),
        List.of(new FaultCount("power-cut", "a machine", "loses its power", 3)),
        "bb8268f9c0a41798",
        end);
  }

  @Test
  void aNightIsAsItsSchemaSaysWhetherItBrokeSomethingOrNot() {
    for (Optional<Failure> end : List.of(Optional.<Failure>empty(), Optional.of(FAILURE))) {
      OutputSchema.assertJson("night", JsonLine.of(NightCommand.json(7, result(end), 17)));
    }
  }

  @Test
  void aNightThatBrokeSomethingSaysHowToPlayItAgain() {
    Map.of(StoreKind.MEMORY, "night --seed 8\n", StoreKind.SQLITE, "night --seed 8 --sqlite\n")
        .forEach(
            (kind, again) -> {
              ByteArrayOutputStream out = new ByteArrayOutputStream();
              Terminal terminal =
                  new Terminal(InputStream.nullInputStream(), out, out, false, Audience.PROGRAM);
              NightCommand.text(7, kind, result(Optional.of(FAILURE)), 17, terminal);
              terminal.flush();
              String said = out.toString(StandardCharsets.UTF_8);
              assertTrue(
                  said.contains("3 of its 361 steps are enough; again: queenhigh " + again), said);
            });
  }
}
