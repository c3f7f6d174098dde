package io.queenhigh.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.GameFile;
import io.queenhigh.proof.Clause;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the documents print about the games is on record, right or wrong. */
class PublishedFiguresInFilesTest {

  @Test
  @Clause({"QH 6B1 printed", "WA-6CB 4", "WA-TCP Paytables"})
  void printedFiguresAreKeptAsPrinted() {
    List<String> printed =
        washington().published().stream()
            .map(figure -> figure.of() + " " + figure.figure() + " " + figure.prints())
            .toList();
    for (String figure :
        List.of(
            "6B1 HOUSE_ADVANTAGE 10.23 %",
            "6B2 HOUSE_ADVANTAGE 15.28 %",
            "6B3 HOUSE_ADVANTAGE 6.74 %",
            "6B4 HOUSE_ADVANTAGE 8.56 %",
            "6B1 HIT_FREQUENCY 7.2798 %")) {
      assertTrue(printed.contains(figure), () -> figure + " in " + printed);
    }
  }

  @Test
  @Clause({"QH 6B1 printed", "QH MGL envy"})
  void oddFiguresCarryARemark() {
    List<String> readings =
        washington().remarks().stream().map(remark -> remark.reading().toString()).toList();
    assertTrue(readings.contains("QH 6B1 printed"), readings::toString);
    assertEquals(
        List.of(true),
        washington().remarks().stream()
            .filter(remark -> remark.reading().toString().equals("QH MGL envy"))
            .map(remark -> remark.mustBeAcknowledged())
            .toList());
  }

  private static GameFile washington() {
    return switch (Catalogue.approved().look("wa/three-card-poker")) {
      case Catalogue.Look.Found(GameFile file) -> file;
      case Catalogue.Look.NotFound(String why) -> throw new AssertionError(why);
    };
  }
}
