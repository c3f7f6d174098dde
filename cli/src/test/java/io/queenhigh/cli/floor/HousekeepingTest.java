package io.queenhigh.cli.floor;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.fail;

import io.queenhigh.floor.people.Badge;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.store.Store;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a node does by itself to what all of them share. */
class HousekeepingTest {

  @TempDir Path folder = Path.of("");

  @Test
  void sessionsAreNotSweptByAClockThatIsWrong() {
    InstantSource right = () -> Instant.parse("2026-11-18T20:00:00Z");
    InstantSource wrong = () -> right.instant().plus(Duration.ofDays(1));
    try (Store store = Store.open("sqlite:" + folder.resolve("floor.db"))) {
      Badge ann =
          switch (people(store, right).door().guest()) {
            case Reply.Given<Badge>(Badge badge) -> badge;
            case Reply<Badge> no -> fail(no.toString());
          };
      Housekeeping.sweep(people(store, wrong), () -> false);
      assertInstanceOf(Reply.Given.class, people(store, right).door().who(ann.token()));
      Housekeeping.sweep(people(store, wrong), () -> true);
      assertInstanceOf(Reply.No.class, people(store, right).door().who(ann.token()));
    }
  }

  /** The clock that does chores gives up one that throws, and says nothing. */
  @Test
  void aMistakeDoesNotEndAChoreForGood() {
    assertDoesNotThrow(
        () ->
            Housekeeping.quietly(
                () -> {
                  throw new IllegalStateException("a mistake");
                }));
  }

  private static People people(Store store, InstantSource clock) {
    return People.of(store, clock, new SecureRandom());
  }
}
