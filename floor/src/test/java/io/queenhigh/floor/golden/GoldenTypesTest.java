package io.queenhigh.floor.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.people.HouseForms;
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
          "assignment",
          "credentials",
          "day",
          "deck",
          "drill",
          "guest",
          "house",
          "key",
          "link",
          "link-day",
          "link-day-signed",
          "link-snapshot",
          "people-bound",
          "person",
          "played",
          "proposal",
          "register",
          "room",
          "round",
          "school",
          "session",
          "session-seen",
          "sign-off",
          "snapshot",
          "table",
          "wall",
          "win-page",
          "window",
          "withheld");

  @Test
  void everyKindOfLineIsOnAGoldenFloor() throws IOException {
    Set<String> found = new TreeSet<>();
    for (GoldenFloor floor : GoldenFloor.all()) {
      for (String line : StoreText.JOURNAL.stored(floor.folder())) {
        String[] fields = line.split("\t", -1);
        found.add(fields[0].replaceFirst("/.*", "") + "/" + EventFormat.name(fields[2]));
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

  /** What was raised to another version is there in it, too. */
  @Test
  void everyVersionOfALineIsOnAGoldenFloor() throws IOException {
    Set<String> found = new TreeSet<>();
    for (GoldenFloor floor : GoldenFloor.all()) {
      for (String line : StoreText.JOURNAL.stored(floor.folder())) {
        found.add(line.split("\t", -1)[2]);
      }
    }
    for (Form<?> form : TableLines.FORMAT.forms()) {
      for (int version = 2; version <= form.version(); version++) {
        assertTrue(found.contains(form.name() + "/" + version), form.name() + "/" + version);
      }
    }
  }

  /** Every kind of line there is. */
  private static Set<String> types() {
    Set<String> names = new TreeSet<>();
    HouseForms.lines().forEach(form -> names.add("house/" + form.name()));
    TableLines.FORMAT.forms().forEach(form -> names.add("table/" + form.name()));
    LinkLines.FORMAT.forms().forEach(form -> names.add("link/" + form.name()));
    return names;
  }
}
