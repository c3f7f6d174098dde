package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.people.OpenHouse.On;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.Allowance;
import io.queenhigh.proof.Clause;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LossLimitsTest {

  private static final OptionalLong NO = OptionalLong.empty();

  @TempDir Path folder = Path.of("");

  /** It is noon on Sunday, the 15th of November 2026. */
  @ParameterizedTest(name = "days, weeks and months begin by the calendar: {0}")
  @Clause("FLOOR Loss limits")
  @EnumSource
  void periods(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      Who ann = house.player("ann").who();
      assertEquals(Optional.empty(), given(house.people().care().allowance("ann")));
      OptionalLong some = OptionalLong.of(50_00);
      given(house.people().care().limit(ann, new PlayLimits(NO, NO, some, some, some)));
      assertEquals(accounts("2026-11-15.1", "2026-11-09.1", "2026-11-01.1"), open(house));

      house.pass(Duration.ofHours(12));
      assertEquals(accounts("2026-11-16.1", "2026-11-16.1", "2026-11-01.1"), open(house));
      house.restart();
      assertEquals(accounts("2026-11-16.1", "2026-11-16.1", "2026-11-01.1"), open(house));
      OptionalLong less = OptionalLong.of(40_00);
      given(house.people().care().limit(ann, new PlayLimits(NO, NO, some, less, some)));
      assertEquals(accounts("2026-11-16.1", "2026-11-16.2", "2026-11-01.1"), open(house));
      assertEquals(0, house.store().balance("allowance/ann/week/2026-11-16.1"));
      assertEquals(40_00, house.store().balance("allowance/ann/week/2026-11-16.2"));
      assertEquals(-50_00 * 4 - 40_00, house.store().balance("limit/ann"));
    }
  }

  /** Two bets at midnight, of which the one that came first is counted last. */
  @Test
  @Clause("FLOOR Loss limits")
  void aPeriodThatIsOverIsNotOpenedAgain() {
    long midnight = Instant.parse("2026-11-16T00:00:00Z").toEpochMilli();
    LocalDate monday = LocalDate.parse("2026-11-16");
    for (LossPeriod period : List.of(LossPeriod.DAY, LossPeriod.WEEK)) {
      OpenAllowance opened = new OpenAllowance(period, monday, 1, 50_00);
      LossLimits limits = LossLimits.NONE.with(opened);
      assertEquals(Optional.of(opened), limits.open(period, midnight));
      assertEquals(Optional.of(opened), limits.open(period, midnight - 1));
      assertEquals(Optional.empty(), limits.open(period, midnight + 7 * 24 * 60 * 60 * 1000L));
    }
  }

  /** Whoever changes his limits all day long keeps nobody from the pen for longer each time. */
  @Test
  void howOftenSomebodyHasChangedHisLimitsMakesNoDifference() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who ann = house.player("ann").who();
      AtomicInteger looks = new AtomicInteger();
      ResponsiblePlay care = LightPeople.of(counted(house.store(), looks), house::now).care();
      int third = 0;
      for (int i = 1; i <= 100; i++) {
        looks.set(0);
        OptionalLong less = OptionalLong.of(900_00 - i);
        given(care.limit(ann, new PlayLimits(NO, NO, less, less, less)));
        third = i == 3 ? looks.get() : third;
      }
      assertEquals(third, looks.get());
    }
  }

  private static Store counted(Store store, AtomicInteger looks) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, given) -> {
              looks.incrementAndGet();
              try {
                return method.invoke(store, given);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private static Optional<Allowance> open(OpenHouse house) {
    return given(house.people().care().allowance("ann"));
  }

  private static Optional<Allowance> accounts(String day, String week, String month) {
    return Optional.of(
        new Allowance(
            "ann",
            List.of(
                "allowance/ann/day/" + day,
                "allowance/ann/week/" + week,
                "allowance/ann/month/" + month)));
  }
}
