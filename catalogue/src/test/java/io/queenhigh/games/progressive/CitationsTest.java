package io.queenhigh.games.progressive;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.Clauses;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.ControllerStep;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whoever is refused at a controller can look the step up. */
class CitationsTest {

  private static final Clauses CLAUSES = Catalogue.approved().clauses();

  @ParameterizedTest(name = "{0} stands in all three documents")
  @EnumSource
  void everyStepStandsInItsDocument(ControllerStep step) {
    for (Controller controller : Controller.values()) {
      Citation by = controller.cite(step);
      assertTrue(CLAUSES.find(by).isPresent(), by::toString);
    }
  }
}
