package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.HERE;
import static io.queenhigh.floor.people.OpenHouse.RIGHT;
import static io.queenhigh.floor.people.OpenHouse.given;
import static io.queenhigh.floor.people.OpenHouse.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.people.OpenHouse.On;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Several nodes on one database")
class SeveralNodesTest {

  @TempDir Path folder = Path.of("");

  @Test
  @DisplayName("know each other's people and sessions, and one journal has it all in order")
  void shared() {
    try (OpenHouse one = OpenHouse.on(On.POSTGRESQL, folder);
        OpenHouse other = one.another()) {
      Badge ann = one.player("ann");
      assertEquals(ann.who(), given(other.door().who(ann.token())));
      assertEquals(
          "The name ann is taken (FLOOR Names)", refusal(other.door().register("ann", RIGHT)));
      Badge bob = other.player("bob");
      given(one.door().login("bob", RIGHT, HERE));
      assertEquals(bob.who(), given(one.door().who(bob.token())));
      assertEquals(5, one.journal().size());
      assertEquals(List.of(), one.store().wrongInTheBooks());
    }
  }

  @Test
  @DisplayName("end each other's sessions as soon as they read what the other has written")
  void logoutElsewhere() {
    try (OpenHouse one = OpenHouse.on(On.POSTGRESQL, folder);
        OpenHouse other = one.another()) {
      Badge phone = one.player("ann");
      Badge laptop = given(one.door().login("ann", RIGHT, HERE));
      given(other.door().who(phone.token()));
      given(other.door().who(laptop.token()));

      given(one.door().logout(phone.token()));
      other.people().refresh();
      assertInstanceOf(Reply.No.class, other.door().who(phone.token()));
      given(other.door().who(laptop.token()));

      given(one.door().changePassword(laptop.who(), RIGHT, new Password("battery staple 7"), HERE));
      other.people().refresh();
      assertInstanceOf(Reply.No.class, other.door().who(laptop.token()));
    }
  }

  @Test
  @DisplayName("believe nothing they remember while the journal has lines of a later version")
  void newerLine() {
    try (OpenHouse one = OpenHouse.on(On.POSTGRESQL, folder);
        OpenHouse other = one.another()) {
      Badge ann = one.player("ann");
      other.people().refresh();
      given(other.door().who(ann.token()));

      // A later version ends the session, with a line that this one does not know.
      writesAsALaterVersion(one, List.of(PeopleRows.SESSION.giveUp(Tokens.sessionId(ann.token()))));

      assertThrows(StoreUnavailable.class, other.people()::refresh);
      assertInstanceOf(Reply.No.class, other.door().who(ann.token()));
    }
  }

  @Test
  @DisplayName("note signs of life also while the journal has lines of a later version")
  void lifeBesideANewerLine() {
    try (OpenHouse one = OpenHouse.on(On.POSTGRESQL, folder);
        OpenHouse other = one.another()) {
      Badge ann = one.player("ann");
      other.people().refresh();
      given(other.door().who(ann.token()));
      writesAsALaterVersion(one, List.of());
      assertThrows(StoreUnavailable.class, other.people()::refresh);

      other.pass(Duration.ofMinutes(10));
      given(other.door().who(ann.token()));

      String now = Long.toString(other.now().toEpochMilli());
      NodeRoom.await(
          "it is on disk",
          () ->
              one.store()
                  .kept(PeopleCache.SEEN, Tokens.sessionId(ann.token()))
                  .filter(now::equals)
                  .isPresent());
    }
  }

  private static void writesAsALaterVersion(OpenHouse house, List<Kept> kept) {
    Head head = house.store().head("house");
    Writing later =
        new Writing(
            "house",
            head.seq(),
            head.hash(),
            "ann",
            house.now().toEpochMilli(),
            Optional.empty(),
            List.of(new Fact("LeftByTheBackDoor", "{\"name\":\"ann\"}")),
            List.of(),
            kept);
    assertInstanceOf(Written.Durable.class, house.store().write(later).join());
  }

  @Test
  @DisplayName("write at the same time without losing or doubling anything")
  void together() throws Exception {
    try (OpenHouse one = OpenHouse.on(On.POSTGRESQL, folder);
        OpenHouse other = one.another();
        ExecutorService street = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Reply<Badge>>> arriving = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        arriving.add(street.submit(() -> one.door().guest()));
        arriving.add(street.submit(() -> other.door().guest()));
      }
      for (Future<Reply<Badge>> guest : arriving) {
        given(guest.get());
      }
      assertEquals(160, one.journal().size());
      assertEquals(-80 * 1_000_00, one.store().balance("cage"));
      assertEquals(List.of(), one.store().wrongInTheBooks());
    }
  }

  @Test
  @DisplayName("say so when the database is gone, know who is in, and go on when it is back")
  void databaseGone() {
    try (OpenHouse house = OpenHouse.on(On.POSTGRESQL, folder)) {
      Badge ann = house.player("ann");
      given(house.door().who(ann.token()));
      Postgres.server().stop();
      try {
        assertInstanceOf(Reply.Unavailable.class, house.door().guest());
        assertInstanceOf(Reply.Unavailable.class, house.door().login("bob", RIGHT, HERE));
        assertInstanceOf(Reply.Unavailable.class, house.door().logout(ann.token()));
        assertInstanceOf(Reply.Unavailable.class, house.door().who("another token"));
        assertEquals(ann.who(), given(house.door().who(ann.token())));
      } finally {
        Postgres.server().start();
      }

      given(house.door().guest());
      given(house.door().logout(ann.token()));
      assertEquals(List.of(), house.store().wrongInTheBooks());
    }
  }
}
