package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.audit.findings.Finding;
import io.queenhigh.floor.Ask;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;

/** The books of a table that people deal and key, and whoever tells its lines otherwise. */
record KeyedBooks(String address) {

  static final Staff DORA = new Staff("dora", Post.DEALER);
  static final Staff SUE = new Staff("sue", Post.SUPERVISOR);

  private static final String STREAM = "table/t";

  /** Plays at the table and closes the floor. */
  static KeyedBooks of(Path folder, BiConsumer<CardRoom, LiveTable> evening) {
    KeyedBooks books = new KeyedBooks("sqlite:" + folder.resolve("floor.db"));
    try (CardRoom room = new CardRoom(books.address)) {
      evening.accept(
          room,
          room.open(
              LinkedRoom.keyed(
                  CardRoom.setup("t", "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0))));
    }
    return books;
  }

  static void ask(LiveTable table, Staff by, Command command) {
    ask(table, by, new TableCommand.InRound(command));
  }

  static void ask(LiveTable table, Staff by, TableCommand command) {
    Answer answer = table.ask(Ask.of(by, CardRoom.nextId(), command)).join();
    assertInstanceOf(Answer.Done.class, answer, answer::toString);
  }

  /** A line of this type says something else, by somebody else, with hashes to match. */
  void forge(String type, String what, String instead, String actor) throws Exception {
    try (Forger forger = new Forger(address)) {
      long seq = forger.find(STREAM, type, what);
      if (!what.isEmpty()) {
        forger.say(STREAM, seq, payload -> payload.replace(what, instead));
      }
      forger.execute(
          "update journal set actor = ? where seq = " + seq + " and stream = ?", actor, STREAM);
      forger.rehash(STREAM);
    }
  }

  List<Finding> findings() {
    return Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT).findings();
  }
}
