package io.queenhigh.floor.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.journal.SnapshotReading;
import io.queenhigh.floor.journal.Snapshots;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.journal.TableRows;
import io.queenhigh.floor.link.LinkForms;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.people.HouseForms;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.StoreKeys;
import io.queenhigh.floor.store.Vault;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every line and row of every golden floor can be read, and is spelled the same if it is new. */
class GoldenLinesTest {

  private static final Vault VAULT = new Vault(StoreKeys.parse(Postgres.KEY, "the tests"));

  private static final Pattern FORMAT = Pattern.compile("\\{\"format\":(\\d+)");

  /** The kind of the row that says that all rows of people are bound. */
  private static final String MARK = "people-bound";

  private static final Snapshots SNAPSHOTS = new Snapshots(CardRoom.CATALOGUE);

  static List<GoldenFloor> all() throws IOException {
    return GoldenFloor.all();
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyLineIsReadAndThoseOfTodaysVersionAreSpelledTheSame(GoldenFloor floor)
      throws IOException {
    for (String row : StoreText.JOURNAL.stored(floor.folder())) {
      String[] fields = row.split("\t", -1);
      String stream = fields[0];
      EventFormat<?> format =
          stream.startsWith("table/")
              ? TableLines.FORMAT
              : stream.startsWith("link/") ? LinkLines.FORMAT : HouseForms.format();
      check(
          format,
          new Entry(
              stream,
              Long.parseLong(fields[1]),
              fields[2],
              fields[3],
              "",
              0,
              Optional.empty(),
              Optional.empty(),
              "",
              ""));
    }
  }

  private static <E> void check(EventFormat<E> format, Entry line) {
    Fact again = format.write(format.read(line));
    if (again.type().equals(line.type())) {
      assertEquals(line.payload(), again.payload(), line.stream() + " " + line.seq());
    }
    assertEquals(EventFormat.name(line.type()), EventFormat.name(again.type()));
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyRowIsReadAndThoseOfTodaysVersionAreSpelledTheSame(GoldenFloor floor)
      throws IOException {
    Map<String, Form<?>> forms =
        Stream.of(
                List.of(
                    SNAPSHOTS.form(),
                    TableRows.TABLE,
                    TableRows.ROUND,
                    TableRows.PLAYED,
                    TableRows.DAY,
                    TableRows.WITHHELD,
                    TableRows.DECK),
                LinkForms.rows(),
                HouseForms.rows())
            .flatMap(List::stream)
            .collect(Collectors.toMap(Form::name, Function.identity()));
    List<String> unknown = new ArrayList<>();
    for (String row : StoreText.KEPT.stored(floor.folder())) {
      String[] fields = row.split("\t", -1);
      // How a day began is a snapshot, too; when a session was used is a bare number, which key
      // seals a bare name, and the mark of bound rows says nothing but its own.
      Form<?> form = forms.get(fields[0].equals("link-day") ? "link-snapshot" : fields[0]);
      if (form != null) {
        check(form, text(fields[0] + "/" + fields[1], fields[2]));
      } else if (!Set.of("session-seen", "key", MARK).contains(fields[0])) {
        unknown.add(fields[0]);
      }
    }
    assertEquals(List.of(), unknown);
  }

  /** Since format 3 nobody who lacks the floor's key can have put a row of people there. */
  @ParameterizedTest
  @MethodSource("all")
  void everyRowOfPeopleIsBoundWhereTheHouseSaysSo(GoldenFloor floor) throws IOException {
    List<String[]> rows =
        StoreText.KEPT.stored(floor.folder()).stream().map(row -> row.split("\t", -1)).toList();
    boolean isOld = List.of("format-1", "format-2").contains(floor.version().toFile().getName());
    assertEquals(!isOld, rows.stream().anyMatch(row -> row[0].equals(MARK)));
    Set<String> people = HouseForms.rows().stream().map(Form::name).collect(Collectors.toSet());
    for (String[] row : rows) {
      if (row[0].equals(MARK) || people.contains(row[0])) {
        String place = row[0] + "/" + row[1];
        assertEquals(!isOld, Vault.isBound(row[2]), place);
        assertFalse(text(place, row[2]).isEmpty(), place);
      }
    }
  }

  /** What a row says, whether it is sealed for its place, bound to it, or lies there openly. */
  private static String text(String place, String stored) {
    if (Vault.isBound(stored)) {
      return VAULT.unbind(place, stored);
    }
    return Vault.isSealed(stored) ? VAULT.open(place, stored) : stored;
  }

  private static <T> void check(Form<T> form, String body) {
    if (written(body) < form.oldest()) {
      assertTrue(form.name().endsWith("snapshot"), "can be made again: " + form.name());
      assertInstanceOf(SnapshotReading.Unreadable.class, form.tryRead(body, Function.identity()));
      return;
    }
    T value = form.read(body);
    if (written(body) == form.version()) {
      assertEquals(body, form.write(value), form.name());
    }
  }

  /** The version a row says it is of; the first said nothing. */
  private static int written(String body) {
    Matcher format = FORMAT.matcher(body);
    return format.lookingAt() ? Integer.parseInt(format.group(1)) : 1;
  }
}
