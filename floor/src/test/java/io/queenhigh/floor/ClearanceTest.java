package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.office.ApprovalRecord;
import io.queenhigh.floor.office.Clearance;
import io.queenhigh.floor.office.RegisterEntry;
import io.queenhigh.floor.office.RoomOffice;
import io.queenhigh.floor.office.RoomRules;
import io.queenhigh.floor.people.OfficeWord;
import io.queenhigh.floor.people.Register;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Regulation;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What must be on file for a table, and what happens where it is not. */
class ClearanceTest {

  private static final String TCP = "wa/three-card-poker";

  @TempDir Path folder = Path.of("");

  private static final long IN_2026 = 1_780_000_000_000L;

  private final HandClock clock = new HandClock();

  private CardRoom room() {
    CardRoom room =
        new CardRoom(
            "sqlite:" + folder.resolve("floor.db"),
            new FloorSettings(CardRoom.CATALOGUE, CardRoom.ADVICE, Shuffler.start(), clock));
    room.issue("ann", 10_000_00);
    return room;
  }

  private void file(CardRoom room, String requirement, Optional<String> until) {
    Register register = OfficeWord.register(room.store(), clock);
    register.enter(
        OfficeWord.manager(),
        new ApprovalRecord(
            requirement, "A paper", "17", Optional.empty(), "2020-01-01", until, false));
    room.floor().room().refresh();
  }

  private void strict(CardRoom room) {
    OfficeWord.says(
        room.store(), clock, new RoomRules(new TreeMap<>(), new TreeMap<>(), List.of(), true));
    room.floor().room().refresh();
  }

  @Test
  @Clause({"WA-APP Letter 2", "WA-APP Letter 3", "WA-FACE Letter 3", "FLOOR On file"})
  void aTableSaysWhatIsNotOnFileAndIsClearedFromTheNextRoundOnWhenItIs() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP, "face-up"))) {
      assertEquals(
          List.of("wa-internal-controls", "wa-supplier-licence", "wa-face-up-controls"),
          felt.state().clearance().orElseThrow().missing());
      felt.sits("ann", 1, 1_000_00).bets("ann", 1, 10_00);
      file(room, "wa-internal-controls", Optional.empty());
      file(room, "wa-supplier-licence", Optional.empty());
      file(room, "wa-face-up-controls", Optional.empty());
      felt.isReady("ann", 1).untilTurnOf(1);
      felt.does("ann", new Command.Fold(1)).until(Phase.SETTLED);
      felt.floor(new Command.NextRound());
      assertTrue(felt.state().clearance().orElseThrow().isCleared());
    }
  }

  @Test
  @Clause("FLOOR On file")
  void aStrictRoomOpensNothingThatIsNotClearedAndStopsWhenAPaperRunsOut() throws Exception {
    try (CardRoom room = room()) {
      file(room, "wa-supplier-licence", Optional.empty());
      strict(room);
      Answer no =
          room.floor().openTable("floor", CardRoom.nextId(), TableOrder.of(TCP).setup()).join();
      assertEquals(
          "This room is strict, and not everything that the table needs is on file:"
              + " wa-internal-controls",
          assertInstanceOf(Answer.No.class, no).refused().why());
      file(room, "wa-internal-controls", Optional.of("2023-11-15"));
      try (Felt felt = room.felt(TableOrder.of(TCP))) {
        felt.sits("ann", 1, 1_000_00).bets("ann", 1, 10_00);
        clock.advance(Duration.ofDays(3));
        felt.isReady("ann", 1).untilTurnOf(1);
        felt.does("ann", new Command.Fold(1)).until(Phase.SETTLED);
        felt.floor(new Command.NextRound());
        felt.refuses(
            "ann",
            new Command.Bet(1, Wager.ANTE, 10_00),
            "This room is strict, and not everything that the table needs is on file:"
                + " wa-internal-controls (FLOOR On file)");
      }
    }
  }

  @Test
  @Clause({"WA-GM Components", "WA-NX Components", "WA-MGL Components"})
  void equipmentIsWhatTheDocumentNamesOrNewerWhereItSaysSo() {
    Regulation washington = CardRoom.CATALOGUE.regulation("WA-TCP").orElseThrow();
    assertTrue(meets(washington, "wa-gm-manager", "Game Manager", "6.6 Build 520"));
    assertTrue(meets(washington, "wa-gm-manager", "Game Manager", "v6.6 Build 521"));
    assertTrue(!meets(washington, "wa-gm-manager", "Game Manager", "6.6 Build 519"));
    assertTrue(meets(washington, "wa-gm-controller", "Aquarius Controller", "6.5.6SP"));
    assertTrue(!meets(washington, "wa-gm-controller", "Aquarius Controller", "6.5.7"));
    assertTrue(meets(washington, "wa-nx-manager", "Nexus Command Game Manager 2", "2.10.0"));
    assertTrue(!meets(washington, "wa-nx-manager", "Nexus Command Game Manager 2", "1.9"));
    assertTrue(!meets(washington, "wa-nx-manager", "Another Manager", "9.0"));
  }

  @Test
  @Clause({"WA-NX Components", "WA-MGL Components"})
  void twoGenerationsOfNexusMakeNoSystem() {
    assertEquals(List.of("wa-nx-manager", "wa-nx-controller"), lacks());
    assertEquals(List.of("wa-nx-manager", "wa-nx-controller"), lacks("Game Manager 1.3.0"));
    assertEquals(
        List.of("wa-nx-manager", "wa-nx-controller"),
        lacks("Game Manager 1.3.0", "Table Controller 2 2.6.0"));
    assertEquals(List.of(), lacks("Game Manager 1.3.0", "Table Controller 2.0.0"));
    assertEquals(List.of(), lacks("Game Manager 2 2.6.0", "Table Controller 2 2.6.0"));
    assertEquals(
        List.of(),
        lacks("Game Manager 1.3.0", "Table Controller 2 2.6.0", "Table Controller 2.1.0"));
  }

  /** What a Nexus table lacks with this equipment, its version last. */
  private static List<String> lacks(String... equipment) {
    List<RegisterEntry> entries =
        Stream.of(equipment)
            .map(
                each ->
                    new ApprovalRecord(
                        each.contains("Manager") ? "wa-nx-manager" : "wa-nx-controller",
                        "Nexus Command " + each.substring(0, each.lastIndexOf(' ')),
                        "1",
                        Optional.of(each.substring(each.lastIndexOf(' ') + 1)),
                        "2020-01-01",
                        Optional.empty(),
                        false))
            .map(OfficeWord::counting)
            .toList();
    Game game = CardRoom.game(TCP, List.of("TCP-01", "P2", "nexus"));
    return Clearance.of(CardRoom.CATALOGUE, game, new RoomOffice(RoomRules.NONE, entries), IN_2026)
        .orElseThrow()
        .missing()
        .stream()
        .filter(id -> id.startsWith("wa-nx") && !id.endsWith("display"))
        .toList();
  }

  private static boolean meets(Regulation of, String id, String name, String version) {
    Regulation.Required required =
        of.required().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
    ApprovalRecord record =
        new ApprovalRecord(
            id, name, "1", Optional.of(version), "2020-01-01", Optional.empty(), false);
    return !Clearance.meeting(required, List.of(OfficeWord.counting(record)), "2026-01-01", 1)
        .isEmpty();
  }
}
