package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.Badge;
import io.queenhigh.floor.people.LightPeople;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.store.Store;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A demo whose guest has kept his name and had fresh chips, and somebody at its books. */
@DisplayName("Fresh chips and kept names")
class FreshChipsForgeryTest {

  private static final Password RIGHT = new Password("correct horse 9");

  @TempDir static Path folder = Path.of("");

  private static Path played() {
    return folder.resolve("floor.db");
  }

  @BeforeAll
  static void play() {
    try (Store store = Store.open("sqlite:" + played())) {
      People people = LightPeople.of(store, InstantSource.system());
      var mia = given(people.demo().open("mia", RIGHT));
      Who manager = new Who(mia.name(), mia.role());
      given(people.demo().register(manager, "carl", RIGHT, Role.CASHIER));
      Badge guest = given(people.door().guest());
      Who player = given(people.door().keepName(guest.who(), RIGHT)).who();
      given(
          people
              .cashier()
              .redeem(new Who("carl", Role.CASHIER), player.name(), 1_000_00, "lost-it-all"));
      given(people.freshChips().give(player));
      // Asked for and done; asked for and still waiting.
      given(people.cashier().ask(player, 50_00));
      given(people.cashier().redeem(new Who("carl", Role.CASHIER), player.name(), 50_00, "asked"));
      assertEquals(Optional.empty(), people.cashier().asked(player));
      given(people.cashier().ask(player, 20_00));
    }
  }

  private static <T> T given(Reply<T> reply) {
    if (reply instanceof Reply.Given<T>(T value)) {
      return value;
    }
    throw new AssertionError(reply.toString());
  }

  @Test
  @DisplayName("are clean as they are written")
  void clean() {
    assertEquals(List.of(), audit(played()).findings());
  }

  private interface Forging {
    void by(Forger forger) throws SQLException;
  }

  /** What somebody might do to the books. */
  enum Forgery {
    BY_SOMEBODY(
        "fresh chips from the door of a demo; found carl",
        forger ->
            forger.execute("update journal set actor = 'carl' where type = 'FreshChipsGiven'")),
    A_FOURTH(
        "at most 3 stacks a day, each once; found number 4",
        forger -> say(forger, "\"time\":1", "\"time\":4")),
    ANOTHER_DAY(
        "at most 3 stacks a day, each once; found number 1 of day 7",
        forger -> {
          long seq = forger.find("house", "FreshChipsGiven", "");
          forger.say("house", seq, line -> line.replaceAll("\"day\":\\d+", "\"day\":7"));
        }),
    TO_STAFF(
        "chips for somebody who plays; found carl",
        forger -> {
          long seq = forger.find("house", "FreshChipsGiven", "");
          forger.say("house", seq, line -> line.replaceAll("guest-[a-z0-9-]+", "carl"));
        }),
    IN_A_REAL_HOUSE(
        "which is no demo",
        forger -> forger.remove("house", forger.find("house", "OpenedAsDemo", ""))),
    NAMED_BY_ANOTHER(
        "a guest who keeps his own name; found guest",
        forger ->
            forger.execute("update journal set actor = 'carl' where type = 'GuestRegistered'"));

    private final String finding;

    @SuppressWarnings("ImmutableEnumChecker") // each is a lambda without a state of its own
    private final Forging forging;

    Forgery(String finding, Forging forging) {
      this.finding = finding;
      this.forging = forging;
    }

    private static void say(Forger forger, String was, String is) throws SQLException {
      long seq = forger.find("house", "FreshChipsGiven", "");
      forger.say("house", seq, line -> line.replace(was, is));
    }
  }

  @ParameterizedTest(name = "are found out: {0}")
  @EnumSource
  void found(Forgery forgery) throws Exception {
    Path forged = Files.copy(played(), folder.resolve(forgery + ".db"));
    try (Forger forger = new Forger("sqlite:" + forged)) {
      forgery.forging.by(forger);
      forger.rehash("house");
    }
    List<String> findings = audit(forged).findings().stream().map(Object::toString).toList();
    assertTrue(
        findings.stream().anyMatch(one -> one.contains(forgery.finding)), findings::toString);
  }

  private static Report audit(Path file) {
    return Audit.store("sqlite:" + file, CardRoom.CATALOGUE, Progress.SILENT);
  }
}
