package io.queenhigh.floor.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.Rounds;
import io.queenhigh.floor.Samples;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.round.Event;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What tables store keeps its shape, whatever Java calls it. */
class TableFormatTest {

  private static final int SAMPLES = 50;

  @Test
  void whatTablesStoreKeepsItsShape() throws IOException {
    List<Form<?>> all = new ArrayList<>(TableLines.FORMAT.forms());
    all.add(new Snapshots(CardRoom.CATALOGUE).form());
    all.addAll(
        List.of(
            TableRows.TABLE,
            TableRows.ROUND,
            TableRows.PLAYED,
            TableRows.DAY,
            TableRows.WITHHELD,
            TableRows.DECK));
    all.add(Rounds.EXPORT);
    Shapes.areKept("table", all);
  }

  @Test
  void everyEventOfATableHasAName() {
    Set<Class<?>> named = new HashSet<>();
    TableLines.FORMAT.forms().forEach(form -> named.add(form.type()));
    Set<Class<?>> all = new HashSet<>();
    Stream.of(Event.class, ConsoleEvent.class, TableEvent.class)
        .forEach(type -> all.addAll(Arrays.asList(type.getPermittedSubclasses())));
    all.removeAll(Set.of(TableEvent.InRound.class, TableEvent.AtController.class));
    assertEquals(all, named);
  }

  @Test
  void theListSaysAllThatIsWritten() throws ReflectiveOperationException {
    long seed = new Random().nextLong();
    System.out.println("TableFormatTest: seed " + seed);
    Samples samples = new Samples(new Random(seed));
    for (Form<?> form : TableLines.FORMAT.forms()) {
      for (int i = 0; i < SAMPLES; i++) {
        Shapes.covers(form, form.json().writeValueAsString(samples.of(form.type())));
      }
    }
  }
}
