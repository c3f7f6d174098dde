package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Forgeries.Deed;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.Story;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A real floor that collects, and somebody who has been at its fees and knows the hashes. */
class CollectionForgeryTest {

  private static final Map<String, String> TABLES =
      Map.of(
          "six", "ca/6-card-bonus",
          "tcp", "ca/three-card-poker",
          "pcv", "ca/players-casino-ventura");

  @TempDir static Path folder = Path.of("");

  private static Path played() {
    return folder.resolve("floor.db");
  }

  @BeforeAll
  static void play() throws Exception {
    try (CardRoom room = new CardRoom("sqlite:" + played())) {
      room.issue("ann", 10_000_00);
      for (Map.Entry<String, String> each : TABLES.entrySet()) {
        LiveTable table =
            room.open(
                CardRoom.setup(each.getKey(), each.getValue(), List.of(), CardRoom.PATIENT, 2));
        aRound(table);
      }
    }
  }

  /** A practice player banks. */
  private static void aRound(LiveTable table) throws Exception {
    try (Story story = new Story(table, Viewer.player("ann"))) {
      CardRoom.go(table, "ann", new TableCommand.Sit(0, 500_00));
      int seat =
          story
              .until(
                  state ->
                      state.round().bankCents() > 0 || state.round().rotation().offeredTo() > 0)
              .round()
              .spots()
              .values()
              .stream()
              .filter(spot -> spot.player().equals("ann"))
              .findFirst()
              .orElseThrow()
              .seat();
      if (table.state().round().rotation().offeredTo() == seat) {
        CardRoom.go(table, "ann", new Command.DeclineBank(seat));
      }
      story.until(state -> state.round().bankCents() > 0);
      CardRoom.go(table, "ann", new Command.Bet(seat, Wager.ANTE, 10_00));
      CardRoom.ask(table, "ann", new TableCommand.Ready(seat));
      story.until(state -> state.round().turn() == seat);
      CardRoom.go(table, "ann", new Command.Play(seat));
      story.until(state -> state.round().settlement().isPresent());
    }
  }

  @Test
  @Clause({"CA-6CB Fees", "CA-TCP Fees", "CA-PCV How to Play 1"})
  void aSoundFloorIsClean() {
    Report report = Audit.store("sqlite:" + played(), CardRoom.CATALOGUE, Progress.SILENT);
    assertEquals(List.of(), report.findings());
    assertEquals(TABLES.size(), report.counts().settled());
  }

  @Test
  @Clause({"CA-6CB Fees", "CA-TCP Fees", "CA-PCV How to Play 1"})
  void everyWrongFeeIsFound() throws Exception {
    for (String table : TABLES.keySet()) {
      String stream = "table/" + table;
      isFound(stream, Kind.FEES, "a fee of", Forgeries.oneMore(stream, "FeeDropped", "cents"));
      isFound(stream, Kind.FEES, "before the deal", Forgeries.removed(stream, "FeeDropped"));
      isFound(
          stream,
          Kind.FEES,
          "the collection that the document demands",
          forger -> {
            long seq = forger.find(stream, "TableOpened/4", "");
            forger.say(stream, seq, CollectionForgeryTest::withoutFees);
            return seq;
          });
      isFound(
          stream,
          Kind.TRANSFER,
          "drop/" + table,
          forger -> {
            forger.execute(
                "update transfer set credit = 'wallet/me' where stream = ? and credit = ?",
                stream,
                "drop/" + table);
            return 0;
          });
    }
  }

  private static String withoutFees(String payload) {
    JsonMapper json = JsonMapper.shared();
    ObjectNode tree = (ObjectNode) json.readTree(payload);
    ((ObjectNode) tree.path("setup").path("terms")).remove("fees");
    return json.writeValueAsString(tree);
  }

  private static void isFound(String stream, Kind kind, String words, Deed deed) throws Exception {
    Path forged = ForgeryTest.copyOf(played(), folder);
    try (Forger forger = new Forger("sqlite:" + forged)) {
      deed.does(forger);
      forger.rehash(stream);
    }
    Report report = Audit.store("sqlite:" + forged, CardRoom.CATALOGUE, Progress.SILENT);
    assertTrue(
        report.findings().stream()
            .anyMatch(
                found ->
                    found.kind() == kind
                        && found.where().stream().equals(stream)
                        && found.toString().contains(words)),
        () -> stream + " " + words + ": " + report.findings());
  }
}
