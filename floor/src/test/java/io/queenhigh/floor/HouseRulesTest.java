package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Clauses;
import io.queenhigh.floor.people.PeopleRule;
import io.queenhigh.rules.game.Citation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever is refused on the floor can look the rule up. */
class HouseRulesTest {

  private static final Clauses CLAUSES = CardRoom.CATALOGUE.clauses();

  @ParameterizedTest
  @EnumSource
  @DisplayName("every rule about people stands in the house rules")
  void aboutPeople(PeopleRule rule) {
    assertTrue(CLAUSES.find(rule.cite()).isPresent(), rule.cite()::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Table stakes",
        "Changes between rounds",
        "Open tables",
        "Sealed deck",
        "Practice players",
        "Rotation of 2026",
        "Progressive wagers",
        "Table setup"
      })
  @DisplayName("every rule about tables stands in the house rules")
  void aboutTables(String clause) {
    assertTrue(CLAUSES.find(new Citation("FLOOR", clause)).isPresent(), clause);
  }
}
