package io.queenhigh.floor.people;

import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.store.Written;
import io.queenhigh.rules.ruling.Refused;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/**
 * The one pen of this process for the stream {@code house}. Whoever decides something about people
 * holds it until the decision is on disk; if another node was quicker, he decides again.
 */
final class HouseJournal {

  static final String STREAM = "house";

  private static final int MOST_TRIES = 50;
  private static final int LINES_AT_ONCE = 500;

  private final Store store;
  private final InstantSource clock;
  private final PeopleCache roll;
  private final ReentrantLock pen = new ReentrantLock(true);
  private Head head;

  HouseJournal(Store store, InstantSource clock, PeopleCache roll) {
    this.store = store;
    this.clock = clock;
    this.roll = roll;
    this.head = store.head(STREAM);
  }

  long now() {
    return clock.millis();
  }

  /** Answers, also when the database cannot. */
  static <T> Reply<T> asking(Supplier<Reply<T>> ask) {
    try {
      return ask.get();
    } catch (StoreUnavailable unavailable) {
      return new Reply.Unavailable<>(String.valueOf(unavailable.getMessage()));
    }
  }

  /** Decides, writes and answers; the decision may be taken several times. */
  <T> Reply<T> write(Supplier<HouseDecision<T>> decide) {
    pen.lock();
    try {
      return asking(() -> writeOnce(decide));
    } finally {
      pen.unlock();
    }
  }

  /** Writes for somebody who, with the pen in hand, still holds the office for it. */
  <T> Reply<T> writeAs(Who by, Right right, Supplier<HouseDecision<T>> decide) {
    return write(
        () ->
            switch (roll.inOffice(by, right)) {
              case Reply.Given<Who> _ -> decide.get();
              case Reply.No<Who>(Refused refused) -> HouseDecision.blank(new Reply.No<>(refused));
              case Reply.Unavailable<Who>(String why) ->
                  HouseDecision.blank(new Reply.Unavailable<>(why));
            });
  }

  private <T> Reply<T> writeOnce(Supplier<HouseDecision<T>> decide) {
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      HouseDecision<T> page = decide.get();
      if (page.isBlank()) {
        return page.reply();
      }
      switch (store.write(page.writing(head, now())).join()) {
        case Written.Durable(long seq, String hash) -> {
          head = new Head(seq, hash);
          roll.changed(page.kept());
          return page.reply();
        }
        case Written.Fenced() -> catchUp();
        // Another node has written the command since it was looked up; now it will be found.
        case Written.Repeated(long _) -> catchUp();
        case Written.Overdrawn(String account) -> {
          return PeopleRule.PLAY_CHIPS.deny(
              "cage-too-small", "There are not so many chips in " + account);
        }
        case Written.Failed(String why) -> {
          return new Reply.Unavailable<>(why);
        }
      }
    }
    return new Reply.Unavailable<>("Others are writing in the house's journal; try again");
  }

  /** Runs a small task of the pen's holder, unless somebody is writing. */
  void ifFree(Runnable task) {
    if (pen.tryLock()) {
      try {
        task.run();
      } finally {
        pen.unlock();
      }
    }
  }

  /** Reads what other nodes have written and forgets what it has changed. */
  void refresh() {
    pen.lock();
    try {
      catchUp();
    } finally {
      pen.unlock();
    }
  }

  private void catchUp() {
    while (true) {
      List<Entry> lines = store.read(STREAM, head.seq(), LINES_AT_ONCE);
      for (Entry line : lines) {
        JsonNode about = Spelling.JSON.readTree(line.payload());
        roll.forget(about.path("name").asString(""));
        roll.forget(about.path("player").asString(""));
        head = line.head();
      }
      if (lines.size() < LINES_AT_ONCE) {
        return;
      }
    }
  }
}
