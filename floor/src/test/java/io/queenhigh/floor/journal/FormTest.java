package io.queenhigh.floor.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What was stored once is read for ever, whatever becomes of its record. */
class FormTest {

  private enum Mood {
    GOOD,
    QUITE_GOOD
  }

  private record Seated(int seat, String player, Mood mood) {}

  /** The same record after a refactoring that was bold with names. */
  private record Placed(int spot, String person, Feeling feeling) {}

  private enum Feeling {
    HAPPY,
    CONTENT
  }

  /** The third version: a rack for everyone, and a spot instead of a seat. */
  private record Arrived(int spot, String player, List<Long> rackCents) {}

  private static final Form<Seated> FIRST = Form.of("seated", 1, Seated.class);

  private static final String OLD = "{\"seat\":3,\"player\":\"ann\",\"mood\":\"quite-good\"}";

  private static final Form<Arrived> THIRD =
      Form.of(
          "seated",
          3,
          Arrived.class,
          tree -> {
            tree.remove("mood");
            tree.set("spot", tree.remove("seat"));
            return tree;
          },
          tree -> {
            tree.putArray("rackCents");
            return tree;
          });

  private static Entry line(String type, String payload) {
    return new Entry(
        "table/t1", 7, type, payload, "", 0, Optional.empty(), Optional.empty(), "", "");
  }

  @Test
  void javasNamesMayChangeAndNotAByteOfWhatIsStored() {
    SpelledNames names =
        SpelledNames.TODAY
            .with(Placed.class, "spot", "seat")
            .with(Placed.class, "person", "player")
            .with(Placed.class, "feeling", "mood")
            .with(Feeling.class, "HAPPY", "good")
            .with(Feeling.class, "CONTENT", "quite-good");
    Form<Placed> renamed = new Form<>("seated", 1, Placed.class, List.of(), Spelling.stored(names));
    assertEquals(OLD, FIRST.write(new Seated(3, "ann", Mood.QUITE_GOOD)));
    assertEquals(OLD, renamed.write(new Placed(3, "ann", Feeling.CONTENT)));
    assertEquals(new Placed(3, "ann", Feeling.CONTENT), renamed.read(OLD));
    assertEquals(
        Shapes.of(FIRST, SpelledNames.TODAY), Shapes.of(renamed, names), "the shape is the same");
  }

  @Test
  void anOldVersionBecomesTodaysStepByStep() {
    assertEquals(new Arrived(3, "ann", List.of()), THIRD.read(OLD));
    assertEquals(
        new Arrived(3, "ann", List.of()),
        THIRD.read("{\"format\":2,\"player\":\"ann\",\"spot\":3}"));
    Arrived now = new Arrived(3, "ann", List.of(5_00L));
    String written = "{\"format\":3,\"spot\":3,\"player\":\"ann\",\"rackCents\":[500]}";
    assertEquals(written, THIRD.write(now));
    assertEquals(now, THIRD.read(written));
  }

  @Test
  void aLineOfAJournalSaysItsVersionByItsType() {
    EventFormat<Arrived> format =
        new EventFormat<>(List.of(THIRD), event -> event, Arrived.class::cast);
    Arrived now = new Arrived(3, "ann", List.of(5_00L));
    assertEquals(
        new Fact("seated/3", "{\"spot\":3,\"player\":\"ann\",\"rackCents\":[500]}"),
        format.write(now));
    assertEquals(now, format.read(line("seated/3", format.write(now).payload())));
    assertEquals(new Arrived(3, "ann", List.of()), format.read(line("seated", OLD)));
    assertEquals(
        new Fact("seated", "{\"spot\":3,\"player\":\"ann\",\"rackCents\":[]}"),
        format.today(line("seated", OLD)));
    assertEquals("seated", EventFormat.name("seated/3"));
  }

  @Test
  void whatIsNewerSaysSo() {
    EventFormat<Arrived> format =
        new EventFormat<>(List.of(THIRD), event -> event, Arrived.class::cast);
    assertEquals(
        "line 7 of table/t1 says seated/4, which this version does not know: use a newer Queenhigh",
        assertThrows(IllegalStateException.class, () -> format.read(line("seated/4", "{}")))
            .getMessage());
    assertEquals(
        "seated is of version 4, and this Queenhigh reads up to 3: use a newer one",
        assertThrows(IllegalStateException.class, () -> THIRD.read("{\"format\":4}")).getMessage());
  }

  /** Only where everything can be made again from the journal. */
  @Test
  void aSnapshotMayGiveUpItsPast() {
    Form<Arrived> fresh = Form.of("snapshot", 3, Arrived.class);
    assertEquals(
        new SnapshotReading.Unreadable<Arrived>(
            "snapshot is of version 1, which is not read any more"),
        fresh.tryRead(OLD, Function.identity()));
    assertThrows(
        IllegalArgumentException.class,
        () -> new EventFormat<>(List.of(fresh), event -> event, Arrived.class::cast));
  }

  @Test
  void nothingIsReadThatIsNotExactlyItsForm() {
    for (String body :
        List.of(
            "",
            "{}",
            "{\"spot\":3,\"player\":\"ann\"}",
            "{\"format\":3,\"spot\":3,\"player\":\"ann\"}",
            "{\"format\":3,\"spot\":3,\"player\":\"ann\",\"rackCents\":[],\"hat\":1}",
            "{\"format\":3,\"spot\":3,\"player\":null,\"rackCents\":[]}",
            "{\"format\":0,\"spot\":3,\"player\":\"ann\",\"rackCents\":[]}",
            "{\"format\":99999999999999,\"spot\":3}")) {
      assertInstanceOf(
          SnapshotReading.Unreadable.class, THIRD.tryRead(body, Function.identity()), () -> body);
    }
  }
}
