package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.OpenHouse.given;
import static io.queenhigh.floor.people.OpenHouse.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.office.WallFigure;
import io.queenhigh.floor.office.WallRow;
import io.queenhigh.floor.office.WallSignal;
import io.queenhigh.floor.office.WallThresholds;
import io.queenhigh.floor.people.OpenHouse.On;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** When a tile of the control room's wall turns, and what is written down of it. */
@DisplayName("The wall's book")
class WallBookTest {

  private static final String TABLE = "table/wa-1";

  @TempDir Path folder = Path.of("");

  private static WallFigure tray(long dollars, long threshold) {
    return new WallFigure(TABLE, WallSignal.TRAY, dollars * 100, threshold * 100);
  }

  @ParameterizedTest(name = "each crossing is one line, and so is the way back by a tenth: {0}")
  @Clause("FLOOR Wall")
  @EnumSource
  void crossings(On database) {
    try (OpenHouse house = OpenHouse.on(database, folder)) {
      WallBook wall = house.people().wall();
      Who maria = house.manager();
      given(wall.set(maria, new WallThresholds(500_00, 4, 30, 250)));
      given(wall.set(maria, new WallThresholds(500_00, 4, 30, 250)));
      for (long dollars : List.of(500, 499, 300, 520, 499, 549, 550, 499)) {
        given(wall.looked(List.of(tray(dollars, 500)), _ -> true));
      }
      assertEquals(
          List.of(
              "WallThresholdsSet by maria",
              "ThresholdCrossed by floor",
              "ThresholdRegained by floor",
              "ThresholdCrossed by floor"),
          house.story().stream().filter(line -> line.contains("Threshold")).toList());
      house.restart();
      WallRow row = house.people().wall().row();
      assertEquals(new WallThresholds(500_00, 4, 30, 250), row.thresholds());
      assertEquals(
          List.of(new WallRow.Crossed(TABLE, WallSignal.TRAY, house.now().toEpochMilli())),
          row.crossed());

      given(house.people().wall().looked(List.of(), _ -> false));
      assertEquals(1, house.people().wall().row().crossed().size(), "another node watches it");
      given(house.people().wall().looked(List.of(), _ -> true));
      assertEquals(List.of(), house.people().wall().row().crossed(), "its table is closed");
    }
  }

  @Test
  @Clause("FLOOR Wall")
  @DisplayName("only a manager sets thresholds, and only such as there can be")
  void onlyManagers() {
    try (OpenHouse house = OpenHouse.in(folder)) {
      Who maria = house.manager();
      WallThresholds wanted = new WallThresholds(1_00, 2, 0, 0);
      for (Role role : Role.values()) {
        Reply<WallThresholds> reply =
            house.people().wall().set(house.somebody(maria, role), wanted);
        if (role == Role.MANAGER) {
          given(reply);
        } else {
          assertEquals(
              "This is not for " + role.withArticle() + " to do (FLOOR Roles)", refusal(reply));
        }
      }
      Stream.of(
              new WallThresholds(-1, 3, 0, 0),
              new WallThresholds(0, 0, 0, 0),
              new WallThresholds(0, 10, 0, 0),
              new WallThresholds(0, 3, -1, 0),
              new WallThresholds(0, 3, 0, -1))
          .forEach(
              no ->
                  assertEquals(
                      "Held is watched from one to nine deviations, and no threshold is below"
                          + " nothing (FLOOR Wall)",
                      refusal(house.people().wall().set(maria, no))));
    }
  }
}
