package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.HERE;
import static io.queenhigh.floor.people.OpenHouse.RIGHT;
import static io.queenhigh.floor.people.OpenHouse.WRONG;
import static io.queenhigh.floor.people.OpenHouse.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.office.RoomRules;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.store.Vault;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Whoever holds the database and not the key")
class BoundRowsTest {

  @TempDir Path folder = Path.of("");

  private static void puts(Store store, String kind, String id, String body) {
    Writing writing = Writing.keeping(List.of(new Kept(kind, id, Optional.of(body))));
    assertInstanceOf(Written.Durable.class, store.write(writing).join());
  }

  private static void deletes(Store store, String kind, String id) {
    Writing writing = Writing.keeping(List.of(new Kept(kind, id, Optional.empty())));
    assertInstanceOf(Written.Durable.class, store.write(writing).join());
  }

  private static String row(OpenHouse house, String kind, String id) {
    return house.store().kept(kind, id).orElseThrow();
  }

  /** What a row says, without its mark. */
  private static String said(String row) {
    return row.substring(row.indexOf('{'));
  }

  @Test
  @Clause("FLOOR Login")
  @DisplayName("puts his own password's hash in another's place, and comes in as nobody")
  void hash() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      house.player("ann");
      given(house.door().register("mallory", WRONG));
      String own = row(house, "person", "mallory");
      String hash = said(own).replaceFirst(".*\"password\":\"([^\"]+)\".*", "$1");
      String anns = row(house, "person", "ann");
      String annsHash = said(anns).replaceFirst(".*\"password\":\"([^\"]+)\".*", "$1");
      String with = said(anns).replace(annsHash, hash);
      assertTrue(with.contains(hash));
      String mark = anns.substring(0, anns.indexOf('{'));
      String moved = own.replace("mallory", "ann");
      for (String forged : List.of(with, mark + with, moved, own, "bound/1:" + with)) {
        puts(house.store(), "person", "ann", forged);
        house.restart();
        assertInstanceOf(
            Reply.Unavailable.class, house.door().login("ann", WRONG, HERE), () -> forged);
        assertInstanceOf(
            Reply.Unavailable.class, house.door().register("ann", WRONG), "she is not unknown");
      }
      puts(house.store(), "person", "ann", anns);
      house.restart();
      given(house.door().login("ann", RIGHT, HERE));
    }
  }

  @Test
  @Clause("FLOOR Sessions")
  @DisplayName("makes a session of somebody who has not come in")
  void session() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Badge ann = house.player("ann");
      Badge mallory = house.player("mallory");
      String annsId = Tokens.sessionId(ann.token());
      String own = Tokens.sessionId(mallory.token());
      String anns = row(house, "session", annsId);
      for (String forged : List.of(anns, said(anns))) {
        puts(house.store(), "session", own, forged);
        house.restart();
        assertInstanceOf(Reply.No.class, house.door().who(mallory.token()), () -> forged);
      }
      assertEquals(ann.who(), given(house.door().who(ann.token())));
    }
  }

  @Test
  @Clause("FLOOR Second factor")
  @DisplayName("gives somebody recovery codes that he knows himself")
  void recovery() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Newcomer mia = house.named("mia");
      String kept = row(house, "credentials", "mia");
      puts(
          house.store(),
          "credentials",
          "mia",
          said(kept).replace("\"recovery\":[", "\"recovery\":[\"00\","));
      assertInstanceOf(
          Reply.Unavailable.class,
          house.door().login("mia", mia.password(), Optional.of("00"), HERE));
    }
  }

  @Test
  @Clause("FLOOR Second factor")
  @DisplayName("takes somebody's second factor away, and sets up none of his own")
  void factorDeleted() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Newcomer mia = house.named("mia");
      mia.signsIn();
      deletes(house.store(), "credentials", "mia");
      house.restart();
      assertInstanceOf(
          Reply.Unavailable.class, house.door().secondFactor("mia", mia.password(), HERE));
      assertInstanceOf(
          Reply.Unavailable.class,
          house.door().login("mia", mia.password(), Optional.of("000000"), HERE));
    }
  }

  @Test
  @Clause("FLOOR Login")
  @DisplayName("finds rows of before taken once, bound then, and never again")
  void oldRows() {
    String old;
    try (OpenHouse house = OpenHouse.in(folder)) {
      house.player("ann");
      old = said(row(house, "person", "ann"));
    }
    Path later = folder.resolve("later");
    assertTrue(later.toFile().mkdir());
    try (OpenHouse house = OpenHouse.in(later)) {
      puts(house.store(), "person", "ann", old);
      given(house.door().login("ann", RIGHT, HERE));
      assertTrue(Vault.isBound(row(house, "person", "ann")));
      assertEquals(1, count(house, "PeopleBound"));
      puts(house.store(), "person", "ann", old);
      house.restart();
      assertInstanceOf(Reply.Unavailable.class, house.door().login("ann", RIGHT, HERE));
      puts(house.store(), "people-bound", "house", "");
      house.restart();
      assertInstanceOf(
          Reply.Unavailable.class, house.door().login("ann", RIGHT, HERE), "the journal says so");
      assertEquals(1, count(house, "PeopleBound"));
    }
  }

  @Test
  @Clause("FLOOR Login")
  @DisplayName("puts a row of before back, and nobody comes in by the password of then")
  void oldPassword() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Badge ann = house.player("ann");
      String before = row(house, "person", "ann");
      given(house.door().changePassword(ann.who(), RIGHT, WRONG, HERE));
      String after = row(house, "person", "ann");
      puts(house.store(), "person", "ann", before);
      house.restart();
      assertInstanceOf(Reply.Unavailable.class, house.door().login("ann", RIGHT, HERE));
      assertInstanceOf(Reply.Unavailable.class, house.door().login("ann", WRONG, HERE));
      puts(house.store(), "person", "ann", after);
      given(house.door().login("ann", WRONG, HERE));
    }
  }

  @Test
  @Clause("FLOOR Login")
  @DisplayName("does it while the floor runs, and on a node that heard of the change from another")
  void oldPasswordLater() {
    try (OpenHouse house = OpenHouse.on(OpenHouse.On.POSTGRESQL, folder);
        OpenHouse other = house.another()) {
      Badge ann = house.player("ann");
      String before = row(house, "person", "ann");
      given(other.door().login("ann", RIGHT, HERE));
      given(house.door().changePassword(ann.who(), RIGHT, WRONG, HERE));
      puts(house.store(), "person", "ann", before);
      other.people().refresh();
      assertInstanceOf(Reply.Unavailable.class, other.door().login("ann", RIGHT, HERE));
    }
  }

  @Test
  @Clause("FLOOR Login")
  @DisplayName("takes somebody's row away, and registers under that name to no chips of hers")
  void accountDeleted() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      house.player("ann");
      deletes(house.store(), "person", "ann");
      house.restart();
      assertInstanceOf(Reply.Unavailable.class, house.door().register("ann", WRONG));
      assertInstanceOf(Reply.Unavailable.class, house.door().login("ann", RIGHT, HERE));
    }
  }

  @Test
  @Clause("FLOOR Login")
  @DisplayName("makes a guest again of somebody who has kept his name")
  void guestAgain() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Badge guest = given(house.door().guest());
      String id = guest.who().name();
      String before = row(house, "guest", id);
      given(house.door().keepName(guest.who(), RIGHT));
      puts(house.store(), "guest", id, before);
      house.restart();
      assertInstanceOf(Reply.Unavailable.class, house.door().who(guest.token()));
    }
  }

  @Test
  @Clause("FLOOR Self-exclusion")
  @DisplayName("ends an exclusion by what was kept before it")
  void exclusion() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Badge ann = house.player("ann");
      String before = row(house, "person", "ann");
      given(house.people().care().exclude(ann.who(), Duration.ofDays(200)));
      puts(house.store(), "person", "ann", before);
      house.restart();
      assertInstanceOf(Reply.Unavailable.class, house.door().login("ann", RIGHT, HERE));
    }
  }

  @Test
  @Clause("FLOOR Second factor")
  @DisplayName("puts a used code back, used recovery codes, or a second factor of before a reset")
  void credentials() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      String code = given(house.people().staff().nameManager("mia")).code().orElseThrow();
      String withCode = row(house, "credentials", "mia");
      Newcomer mia = house.comes("mia", code);
      mia.signsIn();
      String factor = row(house, "credentials", "mia");
      puts(house.store(), "credentials", "mia", withCode);
      assertInstanceOf(Reply.Unavailable.class, house.door().firstSignIn("mia", code, WRONG, HERE));
      puts(house.store(), "credentials", "mia", factor);
      mia.signsIn();
      String next = given(house.people().staff().resetManager("mia")).code().orElseThrow();
      String reset = row(house, "credentials", "mia");
      puts(house.store(), "credentials", "mia", factor);
      assertInstanceOf(Reply.Unavailable.class, house.door().firstSignIn("mia", next, WRONG, HERE));
      puts(house.store(), "credentials", "mia", reset);
      house.comes("mia", next).signsIn();
    }
  }

  @Test
  @Clause("FLOOR Two managers")
  @DisplayName("puts older limits of the house back, none at all, or what has been approved")
  void houseRules() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Newcomer mia = house.named("mia");
      Newcomer max = house.named("max");
      HouseLimits tight = new HouseLimits(100_00, 100_00, 0, HouseLimits.USUAL.askMillis());
      long number =
          given(house.people().staff().limit(mia.signsIn().who(), tight)).proposal().orElseThrow();
      String proposal = row(house, "proposal", "" + number);
      String before = row(house, "house", "house");
      given(house.people().proposals().approve(max.signsIn().who(), number));
      String after = row(house, "house", "house");
      assertEquals(tight, house.people().staff().limits());

      puts(house.store(), "house", "house", before);
      assertThrows(StoreUnavailable.class, () -> house.people().staff().limits());
      deletes(house.store(), "house", "house");
      house.restart();
      assertThrows(StoreUnavailable.class, () -> house.people().demo().isDemo());
      assertInstanceOf(Reply.Unavailable.class, house.people().demo().open("demo-manager", RIGHT));

      puts(house.store(), "house", "house", after);
      puts(house.store(), "proposal", "" + number, proposal);
      house.restart();
      Who again =
          given(house.door().login("max", max.password(), Optional.of(max.shows()), HERE)).who();
      assertEquals(List.of(), given(house.people().proposals().waiting(again)));
      assertInstanceOf(Reply.Unavailable.class, house.people().proposals().approve(again, number));
    }
  }

  @Test
  @Clause("FLOOR Login")
  @DisplayName(
      "takes all marks off and the line that tells of them, and passes his rows for old ones")
  void marksTakenOff() throws SQLException {
    Path file = folder.resolve("house.db");
    try (OpenHouse house = OpenHouse.in(folder)) {
      house.player("ann");
      given(house.door().register("mallory", WRONG));
    }
    forgetsMarks(file);
    try (OpenHouse house = OpenHouse.in(folder)) {
      puts(
          house.store(),
          "person",
          "ann",
          row(house, "person", "mallory").replace("mallory", "ann"));
      assertInstanceOf(Reply.Unavailable.class, house.door().login("ann", WRONG, HERE));
      given(house.door().register("bob", RIGHT));
      assertEquals(1, count(house, "PeopleBound"), "a journal without it says it again");
      assertTrue(!Vault.isBound(row(house, "person", "ann")), "and binds nothing that it finds");
    }
  }

  /**
   * A journal that never told of marks, every number and hash made to fit, and rows without any.
   */
  private static void forgetsMarks(Path file) throws SQLException {
    try (Connection store = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement tell = store.createStatement()) {
      try (ResultSet triggers =
          tell.executeQuery("select name from sqlite_master where type = 'trigger'")) {
        List<String> names = new ArrayList<>();
        while (triggers.next()) {
          names.add(triggers.getString(1));
        }
        for (String name : names) {
          tell.execute("drop trigger " + name);
        }
      }
      tell.execute(
          "update journal set type = 'RecordsRead', payload = '{\"name\":\"x\",\"what\":\"y\"}' where type = 'PeopleBound'");
      tell.execute("delete from kept where kind = 'people-bound'");
      tell.execute(
          "update kept set body = substr(body, instr(body, '{')) where body like 'bound/1:%'");
    }
  }

  @Test
  @Clause("FLOOR Second factor")
  @DisplayName(
      "puts recovery codes back that are used, or a second factor while the next is offered")
  void usedRecovery() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      String code = given(house.people().staff().nameManager("mia")).code().orElseThrow();
      SecondFactor factor =
          given(house.door().firstSignIn("mia", code, RIGHT, HERE)).factor().orElseThrow();
      String first = Newcomer.shows(factor.secret(), house.now());
      given(house.door().login("mia", RIGHT, Optional.of(first), HERE));
      String before = row(house, "credentials", "mia");
      Optional<String> recovery = Optional.of(factor.recovery().getFirst());
      given(house.door().login("mia", RIGHT, recovery, HERE));
      puts(house.store(), "credentials", "mia", before);
      assertInstanceOf(Reply.Unavailable.class, house.door().login("mia", RIGHT, recovery, HERE));

      String next = given(house.people().staff().resetManager("mia")).code().orElseThrow();
      given(house.door().firstSignIn("mia", next, WRONG, HERE));
      puts(house.store(), "credentials", "mia", before);
      house.pass(Duration.ofMinutes(2));
      Optional<String> old = Optional.of(Newcomer.shows(factor.secret(), house.now()));
      assertInstanceOf(Reply.Unavailable.class, house.door().login("mia", WRONG, old, HERE));
    }
  }

  @Test
  @Clause("FLOOR First sign-in")
  @DisplayName("puts the code back by which a player has come in after a reset")
  void usedCode() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who mia = house.named("mia").signsIn().who();
      Who max = house.named("max").signsIn().who();
      house.player("ann");
      StaffChange reset = given(house.people().staff().reset(mia, "ann"));
      StaffChange done =
          given(house.people().proposals().approve(max, reset.proposal().orElseThrow()));
      String code = reset.code().orElseThrow() + done.code().orElseThrow();
      String before = row(house, "credentials", "ann");
      given(house.door().firstSignIn("ann", code, RIGHT, HERE));
      puts(house.store(), "credentials", "ann", before);
      assertInstanceOf(Reply.Unavailable.class, house.door().firstSignIn("ann", code, WRONG, HERE));
    }
  }

  @Test
  @Clause("FLOOR Cooling off")
  @DisplayName("ends a break by what was kept before it")
  void coolingOff() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who ann = house.player("ann").who();
      String before = row(house, "person", "ann");
      given(house.people().care().coolOff(ann, Duration.ofDays(7)));
      puts(house.store(), "person", "ann", before);
      house.restart();
      assertInstanceOf(Reply.Unavailable.class, house.people().care().mayPlay("ann"));
    }
  }

  @Test
  @Clause("FLOOR Register")
  @DisplayName(
      "puts older rules of the room back, none at all, or a paper as it was before it ended")
  void roomAndRegister() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who mia = house.named("mia").signsIn().who();
      Who max = house.named("max").signsIn().who();
      Register register = house.people().register();
      given(register.setRules(mia, most(500_00)));
      String before = row(house, "room", "room");
      given(register.setRules(mia, most(400_00)));
      String after = row(house, "room", "room");
      puts(house.store(), "room", "room", before);
      assertThrows(StoreUnavailable.class, register::roomRules);
      deletes(house.store(), "room", "room");
      assertThrows(StoreUnavailable.class, register::roomRules);
      puts(house.store(), "room", "room", after);
      assertEquals(most(400_00), register.roomRules());

      String looser =
          String.valueOf(given(register.setRules(mia, most(600_00))).orElseThrow().number());
      given(register.confirm(max, Long.parseLong(looser)));
      puts(house.store(), "room", "room", after);
      assertThrows(StoreUnavailable.class, register::roomRules, "the second person's word is gone");
    }
  }

  @Test
  @Clause("FLOOR Register")
  @DisplayName("takes a second person's word out of the register, or makes an ended paper count")
  void papers() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who mia = house.named("mia").signsIn().who();
      Who max = house.named("max").signsIn().who();
      Register register = house.people().register();
      long number = given(register.enter(mia, OfficeWord.paper())).number();
      String waits = row(house, "register", "" + number);
      given(register.confirm(max, number));
      String counts = row(house, "register", "" + number);
      puts(house.store(), "register", "" + number, waits);
      assertEquals(List.of(), register.entries());
      assertInstanceOf(Reply.Unavailable.class, register.confirm(max, number));
      puts(house.store(), "register", "" + number, counts);
      given(register.end(mia, number, "it was withdrawn"));
      puts(house.store(), "register", "" + number, counts);
      assertEquals(List.of(), register.entries());
    }
  }

  @Test
  @Clause("FLOOR Training")
  @DisplayName("signs a dealer off again whose word was taken back")
  void signOffs() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who maria = house.manager();
      house.staff(maria, "dora", Role.DEALER);
      School school = house.people().school();
      long number = given(school.signOff(maria, "dora", "wa/three-card-poker", "fine")).number();
      String before = row(house, "sign-off", "" + number);
      given(school.end(maria, number, "not fine"));
      puts(house.store(), "sign-off", "" + number, before);
      assertEquals(List.of(), school.signOffs().signOffs());
    }
  }

  private static RoomRules most(long cents) {
    return new RoomRules(new TreeMap<>(), new TreeMap<>(Map.of("wa", cents)), List.of(), false);
  }

  private static long count(OpenHouse house, String type) {
    return house.store().read("house", 0, 1_000).stream()
        .filter(line -> line.type().equals(type))
        .count();
  }
}
