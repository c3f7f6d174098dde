package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.findings.Finding;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lines of the second format and decks that are sealed, on a floor stopped in its first round. */
class SealedBooksTest {

  private static final String TABLE = "table/t";

  @TempDir Path folder = Path.of("");

  private String store() {
    return "sqlite:" + folder.resolve("floor.db");
  }

  @BeforeEach
  void aRoundIsOn() {
    try (CardRoom room = new CardRoom(store())) {
      room.issue("ann", 10_000_00);
      LiveTable table =
          room.open(CardRoom.setup("t", "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0));
      CardRoom.go(table, "ann", new TableCommand.Sit(1, 500_00));
      CardRoom.go(table, "ann", new Command.Bet(1, Wager.ANTE, 5_00));
    }
  }

  private Report audited() {
    return Audit.store(store(), CardRoom.CATALOGUE, Progress.SILENT);
  }

  private List<String> decksNotChecked() {
    return audited().notChecked().stream().filter(each -> each.contains("deck")).toList();
  }

  private void found(Kind kind, String words) {
    Report report = audited();
    Finding finding =
        report.findings().stream().filter(each -> each.kind() == kind).findFirst().orElseThrow();
    assertTrue(finding.toString().contains(words), finding.toString());
  }

  @Test
  void withItsKeyTheRunningDeckIsCheckedAndWithoutItEverythingElse() throws Exception {
    assertEquals(List.of(), audited().findings());
    assertEquals(List.of(), decksNotChecked());
    Files.delete(folder.resolve("floor.db.key"));
    assertEquals(List.of(), audited().findings());
    assertEquals(
        List.of("running deck not checked: 1 sealed with a key that is not here"),
        decksNotChecked());
  }

  /**
   * Whoever has the database and not the key puts a deck of his own there, as old floors had them.
   */
  @Test
  void anOpenDeckInTheSealedOnesPlaceIsFoundAndNotDealt() throws Exception {
    String open;
    try (CardRoom room = new CardRoom(store())) {
      Map.Entry<String, String> deck = room.store().keptOf("deck").firstEntry();
      open = room.store().vault().open("deck/" + deck.getKey(), deck.getValue());
    }
    try (Forger forger = new Forger(store())) {
      forger.execute("update kept set body = ? where kind = 'deck'", open);
    }
    found(Kind.DECK_PROOF, "a kept deck that is sealed; found an open one");
    try (CardRoom room = new CardRoom(store())) {
      assertEquals(Optional.empty(), room.floor().table("t"));
    }
    found(Kind.DECK_PROOF, "a kept deck that is sealed; found an open one");
  }

  @Test
  void aSealedDeckThatSomebodyHasChangedIsFound() throws Exception {
    try (Forger forger = new Forger(store())) {
      forger.execute(
          "update kept set body = substr(body, 1, length(body) - 8) || 'AAAAAAAA'"
              + " where kind = 'deck'");
    }
    found(Kind.DECK_PROOF, "a kept deck that opens with its key");
  }

  @Test
  void aCommandThatSomebodyHasChangedIsFound() throws Exception {
    try (Forger forger = new Forger(store())) {
      assertEquals(
          1,
          forger.execute(
              "update journal set command = 'another' where stream = ? and seq ="
                  + " (select max(seq) from journal where stream = ? and command is not null)",
              TABLE,
              TABLE));
    }
    found(Kind.HASH_CHAIN, "the hash of what the");
  }

  @Test
  void aStreamThatGoesBackToTheFirstFormatIsFound() throws Exception {
    try (Forger forger = new Forger(store())) {
      forger.execute("update journal set nonce = null where stream = ? and seq > 3", TABLE);
      forger.rehash(TABLE);
    }
    found(Kind.HASH_CHAIN, "a nonce of 32 bytes, as in the lines before");
  }

  @Test
  void aNonceThatIsTooShortIsFound() throws Exception {
    try (Forger forger = new Forger(store())) {
      forger.execute("update journal set nonce = x'00' where stream = ? and seq = 3", TABLE);
      forger.rehash(TABLE);
    }
    found(Kind.HASH_CHAIN, "a nonce of 32 bytes");
  }
}
