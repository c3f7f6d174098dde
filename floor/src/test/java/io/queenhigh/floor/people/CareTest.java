package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.HERE;
import static io.queenhigh.floor.people.OpenHouse.RIGHT;
import static io.queenhigh.floor.people.OpenHouse.given;
import static io.queenhigh.floor.people.OpenHouse.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.people.OpenHouse.On;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Responsible play")
class CareTest {

  private static final OptionalLong NO = OptionalLong.empty();

  @TempDir Path folder = Path.of("");

  @ParameterizedTest(name = "who excludes himself neither comes in nor sits down until then: {0}")
  @Clause("FLOOR Self-exclusion")
  @EnumSource
  void exclusion(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Who ann = house.player("ann").who();
      given(house.people().care().mayPlay("ann"));

      assertEquals(
          Instant.parse("2026-11-22T12:00:00Z"),
          given(house.people().care().exclude(ann, Duration.ofDays(7))));

      String no =
          "You have excluded yourself from play until 2026-11-22 12:00 UTC (FLOOR Self-exclusion)";
      assertEquals(no, refusal(house.people().care().mayPlay("ann")));
      house.restart();
      assertEquals(no, refusal(house.people().care().mayPlay("ann")));
      assertEquals(no, refusal(house.door().login("ann", RIGHT, HERE)));
      house.pass(Duration.ofDays(7).minusMillis(1));
      assertEquals(no, refusal(house.door().login("ann", RIGHT, HERE)));
      house.pass(Duration.ofMillis(1));
      given(house.door().login("ann", RIGHT, HERE));
      given(house.people().care().mayPlay("ann"));
    }
  }

  @Test
  @Clause("FLOOR Self-exclusion")
  @DisplayName("an exclusion gets longer and never shorter")
  void notShortened() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who ann = house.player("ann").who();
      ResponsiblePlay care = house.people().care();
      given(care.exclude(ann, Duration.ofDays(30)));

      assertEquals(
          "You are excluded until 2026-12-15 12:00 UTC, and that cannot be shortened"
              + " (FLOOR Self-exclusion)",
          refusal(care.exclude(ann, Duration.ofDays(29))));
      given(care.exclude(ann, Duration.ofDays(31)));
      assertEquals(
          Optional.of(Instant.parse("2026-12-16T12:00:00Z")),
          given(care.standing(ann)).excludedUntil());
    }
  }

  @ParameterizedTest(name = "an exclusion of {0} hours is too short or too long")
  @Clause("FLOOR Self-exclusion")
  @ValueSource(longs = {-1, 0, 23, 24 * 366 * 5 + 1, Long.MAX_VALUE / 3600})
  void howLong(long hours) {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who ann = house.player("ann").who();
      assertEquals(
          "An exclusion lasts from one day to five years (FLOOR Self-exclusion)",
          refusal(house.people().care().exclude(ann, Duration.ofHours(hours))));
    }
  }

  @ParameterizedTest(name = "a limit of minutes ends play for the day, whoever logs in again: {0}")
  @Clause("FLOOR Play limits")
  @EnumSource
  void minutes(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Who ann = house.player("ann").who();
      given(house.people().care().limit(ann, PlayLimits.of(OptionalLong.of(90), NO)));
      house.pass(Duration.ofHours(5));
      given(house.people().care().mayPlay("ann"));
      house.pass(Duration.ofMinutes(90).minusMillis(1));
      given(house.people().care().mayPlay("ann"));
      house.pass(Duration.ofMillis(1));

      String no =
          "Your limit of 90 minutes is used up; you can play again from 2026-11-16 17:00 UTC"
              + " (FLOOR Play limits)";
      assertEquals(no, refusal(house.people().care().mayPlay("ann")));
      given(house.door().login("ann", RIGHT, HERE));
      house.restart();
      assertEquals(no, refusal(house.people().care().mayPlay("ann")));
      house.pass(Duration.ofMinutes(24 * 60 - 90));
      given(house.people().care().mayPlay("ann"));
      assertEquals(2, house.story().stream().filter("SittingStarted by ann"::equals).count());
    }
  }

  @ParameterizedTest(
      name = "a deposit limit bounds what is brought to the tables and not brought back: {0}")
  @Clause("FLOOR Play limits")
  @EnumSource
  void loss(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Who ann = house.player("ann").who();
      move(house, "wallet/ann", "rack/wa-1/ann", 500_00);
      house.pass(Duration.ofMinutes(1));
      ResponsiblePlay care = house.people().care();
      given(care.limit(ann, PlayLimits.of(NO, OptionalLong.of(200_00))));

      given(care.mayBuyIn("ann", 200_00));
      move(house, "wallet/ann", "rack/wa-1/ann", 150_00);
      given(care.mayPlay("ann"));
      given(care.mayBuyIn("ann", 50_00));
      assertEquals(
          "Your deposit limit of 200.00 leaves 50.00 to bring to the tables until 2026-11-16 12:01 UTC"
              + " (FLOOR Play limits)",
          refusal(care.mayBuyIn("ann", 50_01)));
      move(house, "rack/wa-1/ann", "wallet/ann", 120_00);
      given(care.mayBuyIn("ann", 170_00));
      house.pass(Duration.ofDays(1));
      given(care.mayBuyIn("ann", 200_00));
    }
  }

  /** As a table would. */
  private static void move(OpenHouse house, String from, String to, long cents) {
    Head head = house.store().head("table/wa-1");
    house
        .store()
        .write(
            new Writing(
                "table/wa-1",
                head.seq(),
                head.hash(),
                "ann",
                house.now().toEpochMilli(),
                Optional.empty(),
                List.of(new Fact("Moved", "{}")),
                List.of(new Transfer(0, from, to, cents)),
                List.of()))
        .join();
  }

  @ParameterizedTest(
      name = "limits are tightened at once and loosened after a day, also over a restart: {0}")
  @Clause("FLOOR Play limits")
  @EnumSource
  void loosening(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Who ann = house.player("ann").who();
      PlayLimits tight = PlayLimits.of(OptionalLong.of(60), OptionalLong.of(100_00));
      PlayLimits mixed = PlayLimits.of(OptionalLong.of(30), NO);
      given(house.people().care().limit(ann, tight));
      Standing asked = given(house.people().care().limit(ann, mixed));

      PlayLimits meanwhile = PlayLimits.of(OptionalLong.of(30), OptionalLong.of(100_00));
      assertEquals(
          new Standing(Optional.empty(), Optional.empty(), meanwhile, mixed, List.of()), asked);
      house.restart();
      house.pass(Duration.ofDays(1).minusMillis(1));
      assertEquals(meanwhile, given(house.people().care().standing(ann)).limits());
      house.pass(Duration.ofMillis(1));
      assertEquals(mixed, given(house.people().care().standing(ann)).limits());
      assertEquals(
          "{\"name\":\"ann\",\"minutes\":30,\"loosenedFromMillis\":1794830400000}",
          house.journal().getLast().payload());
    }
  }

  @Test
  @DisplayName("limits are for those who play, and so is play")
  void whoPlays() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who maria = house.manager();
      ResponsiblePlay care = house.people().care();
      String no = "This is not for a manager to do (FLOOR Roles)";

      assertEquals(no, refusal(care.limit(maria, PlayLimits.NONE)));
      assertEquals(no, refusal(care.exclude(maria, Duration.ofDays(1))));
      assertEquals(no, refusal(care.mayPlay("maria")));
      assertEquals("Nobody is called bob (FLOOR Names)", refusal(care.mayPlay("bob")));
      Who guest = given(house.door().guest()).who();
      given(care.mayBuyIn(guest.name(), 1_000_00));
      given(care.limit(guest, PlayLimits.of(OptionalLong.of(1), NO)));
      assertEquals(
          "A limit is 1 minute to 24 hours of play, and an amount of more than nothing"
              + " (FLOOR Play limits)",
          refusal(care.limit(guest, PlayLimits.of(OptionalLong.of(0), NO))));
    }
  }
}
