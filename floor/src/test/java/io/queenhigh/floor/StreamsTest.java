package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.table.TableCommand.BuyIn;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What watchers of a table are told: everything once, in order, from where they left off. */
class StreamsTest {

  private static final String TCP = "wa/three-card-poker";

  @TempDir Path folder = Path.of("");

  private CardRoom room() {
    CardRoom room = new CardRoom("sqlite:" + folder.resolve("floor.db"));
    room.issue("ann", 1_000_00);
    return room;
  }

  private static List<Long> lines(List<StreamEvent> events) {
    return events.stream().map(StreamEvent::seq).filter(seq -> seq > 0).toList();
  }

  /** The lines themselves: the table that comes with the last of a group says the time as well. */
  private static List<JsonNode> said(List<StreamEvent> events, long after) {
    return events.stream()
        .filter(event -> event.seq() > after)
        .map(event -> Spelling.JSON.readTree(event.json()))
        .map(line -> (JsonNode) ((ObjectNode) line).without("view"))
        .toList();
  }

  private static JsonNode view(StreamEvent event) {
    return Spelling.JSON.readTree(event.json()).path("view");
  }

  private static void plays(Felt felt) throws Exception {
    felt.bets("ann", 1, 10_00).isReady("ann", 1).untilTurnOf(1);
    felt.does("ann", new Command.Fold(1)).until(Phase.SETTLED);
    felt.floor(new Command.NextRound());
  }

  @Test
  void aStreamBeginsWithTheTableAndThenHasEveryLineOnce() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).practice(2))) {
      felt.sits("ann", 1, 100_00);
      long from = felt.state().seq();
      try (Story story = new Story(felt.table(), Viewer.player("ann"))) {
        plays(felt);
        List<Long> seen = lines(story.events());
        List<Long> expected = new ArrayList<>();
        for (long seq = from; seq <= felt.state().seq(); seq++) {
          expected.add(seq);
        }
        assertTrue(story.events().getFirst().json().contains("\"type\":\"State\""));
        assertEquals(expected, seen);
      }
    }
  }

  @Test
  void whoComesBackGetsTheLinesHeMissed() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).practice(2))) {
      felt.sits("ann", 1, 100_00);
      List<StreamEvent> whole;
      long left = felt.state().seq();
      try (Story story = new Story(felt.table(), Viewer.player("ann"))) {
        plays(felt);
        whole = story.events();
      }
      try (Story back = new Story(felt.table(), Viewer.player("ann"), OptionalLong.of(left))) {
        assertEquals(said(whole, left), said(back.events(), 0));
      }
      try (Story still =
          new Story(felt.table(), Viewer.BYSTANDER, OptionalLong.of(felt.state().seq()))) {
        assertEquals(List.of(), lines(still.events()));
        assertEquals(1, still.events().size(), "what the table waits for, and nothing else");
      }
    }
  }

  @Test
  void everyGroupOfLinesEndsWithTheTableAsItThenStands() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).practice(2))) {
      felt.sits("ann", 1, 100_00);
      for (Viewer viewer :
          List.of(Viewer.player("ann"), Viewer.player("elsewhere"), Viewer.BYSTANDER)) {
        try (Story story = new Story(felt.table(), viewer)) {
          long before = felt.state().seq();
          plays(felt);
          List<StreamEvent> shown =
              story.events().stream().filter(event -> !view(event).isMissingNode()).toList();
          assertTrue(shown.size() < felt.state().seq() - before, "not every line has one");
          shown.forEach(event -> assertEquals(event.seq(), view(event).path("seq").asLong()));
          assertEquals(felt.state().seq(), shown.getLast().seq());
          assertEquals(asSeen(felt, viewer), timeless(view(shown.getLast())), viewer.toString());
        }
      }
    }
  }

  @Test
  void whoComesBackSeesTheTableAsItStandsWithTheLastLineHeMissed() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).practice(2))) {
      felt.sits("ann", 1, 100_00);
      long left = felt.state().seq();
      plays(felt);
      Viewer ann = Viewer.player("ann");
      try (Story back = new Story(felt.table(), ann, OptionalLong.of(left))) {
        List<StreamEvent> shown =
            back.events().stream().filter(event -> !view(event).isMissingNode()).toList();
        assertEquals(List.of(felt.state().seq()), lines(shown));
        assertEquals(asSeen(felt, ann), timeless(view(shown.getFirst())));
      }
    }
  }

  private static JsonNode asSeen(Felt felt, Viewer viewer) {
    String json = Spelling.JSON.writeValueAsString(felt.table().view(viewer));
    return timeless(Spelling.JSON.readTree(json));
  }

  /** The clock is told right after the lines; who is here changes with who looks. */
  private static JsonNode timeless(JsonNode view) {
    view.path("seats").forEach(seat -> ((ObjectNode) seat).remove("here"));
    return ((ObjectNode) view).without(List.of("now", "clock"));
  }

  @Test
  void whatNobodyReadsIsNotDrawn() {
    AtomicInteger spelled = new AtomicInteger();
    StreamEvent event = new StreamEvent(7, () -> "drawn " + spelled.incrementAndGet());
    assertEquals(0, spelled.get());
    assertEquals("drawn 1", event.json());
    assertEquals("drawn 1", event.json(), "once for all readers");
  }

  @Test
  void whoWasAwayTooLongOrKnowsTooMuchGetsTheWholeTable() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      felt.sits("ann", 1, 100_00);
      for (int i = 0; i < 300; i++) {
        felt.does("ann", new BuyIn(1));
      }
      for (long strange : new long[] {0, 5, felt.state().seq() + 1, Long.MAX_VALUE, -1}) {
        try (Story back = new Story(felt.table(), Viewer.BYSTANDER, OptionalLong.of(strange))) {
          assertEquals(List.of(felt.state().seq()), lines(back.events()));
        }
      }
    }
  }

  @Test
  void aReaderWhoBreaksOffDisturbsNobody() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      List<StreamEvent> broken = new ArrayList<>();
      felt.table()
          .watch(
              Viewer.BYSTANDER,
              OptionalLong.empty(),
              event -> {
                broken.add(event);
                if (broken.size() > 1) {
                  throw new IllegalStateException("the connection is gone");
                }
              });
      try (Story story = new Story(felt.table(), Viewer.player("ann"))) {
        felt.sits("ann", 1, 100_00);
        plays(felt);
        assertEquals(felt.state().seq(), lines(story.events()).getLast());
      }
      assertEquals(2, broken.size(), "he is told nothing more");
    }
  }

  @Test
  void aReaderMayGoWhileHeIsToldSomething() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      AtomicReference<Watch> watch = new AtomicReference<>(() -> {});
      AtomicInteger told = new AtomicInteger();
      watch.set(
          felt.table()
              .watch(
                  Viewer.BYSTANDER,
                  OptionalLong.empty(),
                  _ -> {
                    told.incrementAndGet();
                    Objects.requireNonNull(watch.get()).close();
                  }));
      int watching = felt.table().watchers();
      try (Story story = new Story(felt.table(), Viewer.player("ann"))) {
        felt.sits("ann", 1, 100_00);
        plays(felt);
        assertEquals(felt.state().seq(), lines(story.events()).getLast());
      }
      assertEquals(2, told.get(), "the table, and one line");
      assertEquals(watching - 1, felt.table().watchers());
    }
  }
}
