package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.LightPeople;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.school.DrillMark;
import io.queenhigh.floor.school.Exercise;
import io.queenhigh.floor.store.Store;
import io.queenhigh.proof.Clause;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A school with a trainee and a trainer, and somebody at its books. */
@DisplayName("The dealers' school")
class TrainingForgeryTest {

  private static final Password RIGHT = new Password("correct horse 9");
  private static final Exercise ENVY = new Exercise("envy", "wa/three-card-poker", List.of("P1"));

  @TempDir static Path folder = Path.of("");

  private static Path played() {
    return folder.resolve("floor.db");
  }

  @BeforeAll
  static void play() {
    try (Store store = Store.open("sqlite:" + played())) {
      People people = LightPeople.of(store, InstantSource.system());
      given(people.demo().open("mia", RIGHT));
      Who mia = new Who("mia", Role.MANAGER);
      given(people.demo().register(mia, "dora", RIGHT, Role.DEALER));
      given(people.demo().register(mia, "sue", RIGHT, Role.SUPERVISOR));
      given(people.demo().register(mia, "carl", RIGHT, Role.CASHIER));
      Who dora = new Who("dora", Role.DEALER);
      Who sue = new Who("sue", Role.SUPERVISOR);
      given(people.school().assign(sue, "dora", ENVY, 75));
      given(people.school().handIn(dora, "p1", mark(2, List.of("WA-GM 10.a"))));
      given(people.school().handIn(dora, "p2", mark(4, List.of())));
      given(people.school().signOff(sue, "dora", "wa/three-card-poker", "ready"));
      given(people.school().assign(mia, "sue", ENVY, 90));
      given(people.school().withdraw(mia, 5, "not now"));
      given(people.school().signOff(mia, "sue", "ca/6-card-bonus", ""));
      given(people.school().end(mia, 6, "long away"));
    }
  }

  private static DrillMark mark(int right, List<String> missed) {
    return new DrillMark(ENVY, right, 4, 60_000, missed);
  }

  private static <T> T given(Reply<T> reply) {
    if (reply instanceof Reply.Given<T>(T value)) {
      return value;
    }
    throw new AssertionError(reply.toString());
  }

  @Test
  @DisplayName("is clean as it is written")
  void clean() {
    assertEquals(List.of(), audit(played()).findings());
  }

  private interface Forging {
    void by(Forger forger) throws SQLException;
  }

  /** What somebody might do to the books. */
  enum Forgery {
    HANDED_IN_BY_ANOTHER(
        "dora to hand in his own drill; found sue",
        forger -> actor(forger, "DrillHandedIn", "sue")),
    MORE_THAN_ALL(
        "some of the answers right; found 9 of 4",
        forger -> say(forger, "DrillHandedIn", "p2", "\"right\":4", "\"right\":9")),
    NOTHING_MISSED(
        "a clause for what was wrong",
        forger -> say(forger, "DrillHandedIn", "p1", "[\"WA-GM 10.a\"]", "[]")),
    TWICE(
        "a paper that was not marked before; found p1",
        forger -> say(forger, "DrillHandedIn", "p2", "\"p2\"", "\"p1\"")),
    STILL_OWED(
        "no drill of the game owed; found dora for wa/three-card-poker",
        forger -> say(forger, "DrillAssigned", "dora", "\"envy\"", "\"rotation\"")),
    BETTER_IN_THE_ROW(
        "drill p1", forger -> say(forger, "DrillHandedIn", "p1", "\"right\":2", "\"right\":1")),
    OWN_TRAINER(
        "nobody to be his own trainer; found sue for sue",
        forger -> say(forger, "DealerSignedOff", "dora", "\"dora\"", "\"sue\"")),
    NO_TRAINER(
        "a supervisor or a manager to train; found carl",
        forger -> actor(forger, "DealerSignedOff", "carl")),
    NOBODY_WHO_DEALS(
        "somebody who deals to be trained; found carl",
        forger -> say(forger, "DealerSignedOff", "dora", "\"dora\"", "\"carl\"")),
    ANOTHER_GAME(
        "sign-off 4",
        forger ->
            say(forger, "DealerSignedOff", "dora", "wa/three-card-poker", "ca/three-card-poker")),
    ANOTHER_NUMBER(
        "number 4; found number 9",
        forger -> say(forger, "DealerSignedOff", "dora", "\"number\":4", "\"number\":9")),
    ENDED_WHAT_NEVER_WAS(
        "a word that holds; found number 1",
        forger -> say(forger, "SignOffEnded", "sue", "\"number\":6", "\"number\":1"));

    private final String finding;

    @SuppressWarnings("ImmutableEnumChecker") // each is a lambda without a state of its own
    private final Forging forging;

    Forgery(String finding, Forging forging) {
      this.finding = finding;
      this.forging = forging;
    }

    private static void actor(Forger forger, String type, String name) throws SQLException {
      forger.execute("update journal set actor = '%s' where type = '%s'".formatted(name, type));
    }

    private static void say(Forger forger, String type, String with, String was, String is)
        throws SQLException {
      long seq = forger.find("house", type, with);
      forger.say("house", seq, line -> line.replace(was, is));
    }
  }

  @ParameterizedTest(name = "is found out: {0}")
  @EnumSource
  @Clause("FLOOR Training")
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
