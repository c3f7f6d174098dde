package io.queenhigh.web.demo;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.LightPeople;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.store.Store;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A floor is a demo by its staff and its mark, and by nobody's choice of a name. */
class DemoStaffTest {

  @TempDir Path folder = Path.of("");

  @Test
  void aPlayerWhoCallsHimselfTheDemosManagerMakesNoDemo() {
    try (Store store = Store.open("sqlite:" + folder.resolve("floor.db"))) {
      People people = LightPeople.of(store, InstantSource.system());
      assertInstanceOf(
          Reply.Given.class,
          people.door().register("demo-manager", new Password("a long enough one 7")));
      assertFalse(DemoStaff.isIn(people));
    }
  }

  @Test
  void theDemosOwnStaffDo() {
    try (Store store = Store.open("sqlite:" + folder.resolve("floor.db"))) {
      People people = LightPeople.of(store, InstantSource.system());
      assertTrue(DemoStaff.register(people));
      assertTrue(DemoStaff.isIn(people));
    }
  }

  @Test
  void everyOneOfThemSignsInWithThePasswordThatEverybodyKnows() {
    try (Store store = Store.open("sqlite:" + folder.resolve("floor.db"))) {
      People people = LightPeople.of(store, InstantSource.system());
      assertTrue(DemoStaff.register(people));
      for (Role role : List.of(Role.MANAGER, Role.DEALER, Role.EXECUTIVE, Role.DISPLAY)) {
        assertInstanceOf(
            Reply.Given.class,
            people
                .door()
                .login(DemoStaff.name(role), new Password(DemoStaff.PASSWORD), "127.0.0.1"),
            role.toString());
      }
      assertInstanceOf(
          Reply.No.class,
          people
              .door()
              .login(DemoStaff.name(Role.CASHIER), new Password("queenhigh-dem0"), "127.0.0.1"));
    }
  }
}
