package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.HERE;
import static io.queenhigh.floor.people.OpenHouse.RIGHT;
import static io.queenhigh.floor.people.OpenHouse.WRONG;
import static io.queenhigh.floor.people.OpenHouse.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Vault;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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
      Writing gone = Writing.keeping(List.of(new Kept("credentials", "mia", Optional.empty())));
      assertInstanceOf(Written.Durable.class, house.store().write(gone).join());
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

  private static long count(OpenHouse house, String type) {
    return house.store().read("house", 0, 1_000).stream()
        .filter(line -> line.type().equals(type))
        .count();
  }
}
