package io.queenhigh.floor.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.Samples;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.round.Event;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that can happen at a table can be written down and read again. */
class TableLinesTest {

  private static final long SEED = Repeats.seed(TableLinesTest.class);
  private static final int SAMPLES = Repeats.times(100, 1_000);

  static Stream<Class<?>> everything() {
    return Stream.of(Event.class, ConsoleEvent.class, TableEvent.class)
        .<Class<?>>flatMap(type -> Arrays.stream(type.getPermittedSubclasses()))
        .filter(type -> type != TableEvent.InRound.class && type != TableEvent.AtController.class);
  }

  private static Entry entry(Fact fact) {
    return new Entry(
        "table/t1",
        1,
        fact.type(),
        fact.payload(),
        "",
        0,
        Optional.empty(),
        Optional.empty(),
        "",
        "");
  }

  @ParameterizedTest
  @MethodSource("everything")
  void whatIsWrittenIsReadAgainByteForByte(Class<?> type) throws ReflectiveOperationException {
    Samples samples = new Samples(new Random(SEED));
    for (int i = 0; i < SAMPLES; i++) {
      Object sample = samples.of(type);
      TableEvent event =
          switch (sample) {
            case Event inRound -> TableEvent.of(inRound);
            case ConsoleEvent atController -> new TableEvent.AtController(atController);
            case Object own -> (TableEvent) own;
          };
      Fact fact = TableLines.write(event);
      assertEquals(type.getSimpleName(), fact.type().replaceFirst("/\\d+$", ""));
      assertTrue(fact.payload().indexOf(0) < 0, "both stores keep it");
      TableEvent read = TableLines.read(entry(fact));
      assertEquals(event, read, Repeats.repeat(SEED));
      assertEquals(fact, TableLines.write(read), Repeats.repeat(SEED));
    }
  }

  @Test
  void twoKindsOfEventsNeverShareAName() {
    assertEquals(everything().count(), everything().map(Class::getSimpleName).distinct().count());
  }

  @Test
  void aLineOfALaterVersionIsNamed() {
    Exception no =
        assertThrows(
            IllegalStateException.class, () -> TableLines.read(entry(new Fact("CardEaten", "{}"))));
    assertEquals(
        "line 1 of table/t1 says CardEaten, which this version does not know: use a newer Queenhigh",
        no.getMessage());
  }
}
