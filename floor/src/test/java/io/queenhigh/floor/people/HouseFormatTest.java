package io.queenhigh.floor.people;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.journal.Shapes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the house stores keeps its shape, whatever Java calls it. */
class HouseFormatTest {

  @Test
  void whatTheHouseStoresKeepsItsShape() throws IOException {
    List<Form<?>> all = new ArrayList<>(HouseForms.lines());
    all.addAll(HouseForms.rows());
    Shapes.areKept("house", all);
  }

  @Test
  void everythingThatHappensToPeopleHasAName() {
    Set<Class<?>> named = new HashSet<>();
    HouseLines.FORMAT.forms().forEach(form -> named.add(form.type()));
    assertEquals(HouseForms.everyFact(), named);
  }
}
