package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.HERE;
import static io.queenhigh.floor.people.OpenHouse.RIGHT;
import static io.queenhigh.floor.people.OpenHouse.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.store.PostgresPair;
import io.queenhigh.floor.store.Sessions;
import io.queenhigh.floor.store.StandbyRecipe;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A line about people that could be read on the primary, and that the promoted standby has not. */
class LostHouseLineTest {

  private static final Password ANOTHER = new Password("battery staple 7");

  private final PostgresPair pair;

  LostHouseLineTest() throws IOException {
    pair = PostgresPair.create();
  }

  @AfterEach
  void end() {
    pair.close();
  }

  @Test
  void isForgottenByWhoeverHasReadIt() throws IOException {
    String address = pair.database("house");
    StandbyRecipe.give(pair);
    try (OpenHouse one = OpenHouse.at(address);
        OpenHouse other = one.another()) {
      Badge ann = one.player("ann");
      other.people().refresh();
      given(other.door().who(ann.token()));
      long before = one.store().head(HouseStream.STREAM).seq();

      pair.stopStandby();
      CompletableFuture<Reply<Badge>> told =
          CompletableFuture.supplyAsync(
              () -> one.door().changePassword(ann.who(), RIGHT, ANOTHER, HERE));
      NodeRoom.await("it waits", () -> Sessions.waitingForTheStandby(address) == 1);
      Sessions.cutThoseWhoWaitForTheStandby(address);
      NodeRoom.await("it can be read", () -> other.store().head(HouseStream.STREAM).seq() > before);
      other.people().refresh();
      assertInstanceOf(Reply.No.class, other.door().who(ann.token()));

      pair.killPrimary();
      pair.startStandby();
      StandbyRecipe.promote(pair);
      pair.promoted();
      assertInstanceOf(Reply.Unavailable.class, told.join());

      other.people().refresh();
      assertEquals(ann.who(), given(other.door().who(ann.token())));
      given(other.door().login("ann", RIGHT, HERE));
      given(one.door().changePassword(ann.who(), RIGHT, ANOTHER, HERE));
      other.people().refresh();
      given(other.door().login("ann", ANOTHER, HERE));
      assertEquals(List.of(), other.store().wrongInTheBooks());
    }
  }
}
