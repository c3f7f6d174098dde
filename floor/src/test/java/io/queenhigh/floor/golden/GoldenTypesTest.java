package io.queenhigh.floor.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.HouseFactNames;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.round.Event;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Whatever a floor can write is on a golden floor: every kind of line of every kind of stream, and
 * every kind of thing kept beside them.
 */
class GoldenTypesTest {

  /** What has a name and a reader, and is written by no floor. */
  private static final Map<String, String> NEVER =
      Map.of(
          "table/TermsSet", "terms are changed with a table's setup, which is TableConfigured",
          "table/SensorLit", "sensors follow the bets; the bet is the line",
          "table/SensorCleared", "sensors follow the bets; the bet is the line",
          "table/CardsShown", "the engine reads the cards when HandsTurnedUp says they are open",
          "link/ContributionKept", "a void round's wagers go back; no table asks to keep them");

  private static final Set<String> KEPT =
      Set.of(
          "day",
          "deck",
          "guest",
          "link",
          "link-day",
          "link-day-signed",
          "link-snapshot",
          "person",
          "played",
          "round",
          "session",
          "session-seen",
          "snapshot",
          "table",
          "win-page",
          "withheld");

  @Test
  void everyKindOfLineIsOnAGoldenFloor() throws IOException {
    Set<String> found = new TreeSet<>();
    for (GoldenFloor floor : GoldenFloor.all()) {
      for (String line : StoreText.JOURNAL.stored(floor.folder())) {
        String[] fields = line.split("\t", -1);
        found.add(fields[0].replaceFirst("/.*", "") + "/" + fields[2]);
      }
    }
    Set<String> missing = types();
    missing.removeAll(found);
    assertEquals(new TreeSet<>(NEVER.keySet()), missing);
    found.removeAll(types());
    assertTrue(found.isEmpty(), () -> "not known any more: " + found);
  }

  @Test
  void everyKindOfKeptThingIsOnAGoldenFloor() throws IOException {
    Set<String> found = new TreeSet<>();
    for (GoldenFloor floor : GoldenFloor.all()) {
      for (String line : StoreText.KEPT.stored(floor.folder())) {
        found.add(line.substring(0, line.indexOf('\t')));
      }
    }
    assertEquals(new TreeSet<>(KEPT), found);
  }

  /** Every kind of line there is. */
  private static Set<String> types() {
    Set<String> names = new TreeSet<>();
    HouseFactNames.all().forEach(name -> names.add("house/" + name));
    add(names, "table/", Event.class);
    add(names, "table/", ConsoleEvent.class);
    add(names, "table/", TableEvent.class);
    add(names, "link/", LinkEvent.class);
    // These only hold the others.
    names.removeAll(Set.of("table/InRound", "table/AtController"));
    return names;
  }

  private static void add(Set<String> names, String kind, Class<?> sealed) {
    for (Class<?> type : sealed.getPermittedSubclasses()) {
      if (type.isSealed()) {
        add(names, kind, type);
      } else {
        names.add(kind + type.getSimpleName());
      }
    }
  }
}
