package io.queenhigh.games.progressive;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.ControllerStep;
import io.queenhigh.rules.progressive.LinkRule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No refusal of a link cites what cannot be looked up. */
class HouseRulesOfLinksTest {

  private static final Catalogue CATALOGUE = Catalogue.approved();

  @ParameterizedTest
  @EnumSource
  void everyRuleOfALinkStandsInTheHouseRules(LinkRule rule) {
    assertTrue(CATALOGUE.clauses().find(rule.cite()).isPresent(), rule.cite()::toString);
  }

  @ParameterizedTest
  @EnumSource
  void everyStepStandsInEachControllersDocument(ControllerStep step) {
    for (Controller controller : Controller.values()) {
      assertTrue(
          CATALOGUE.clauses().find(controller.cite(step)).isPresent(),
          controller.cite(step)::toString);
    }
  }
}
