package io.queenhigh.floor.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.journal.Reading;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every line and row of every golden floor can be read, and is spelled the same if it is new. */
class GoldenLinesTest {

  private static final Vault VAULT = new Vault(StoreKeys.parse(Postgres.KEY, "the tests"));

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
      // How a day began is a snapshot, too; when a session was used is a bare number, and which
      // key seals a bare name.
      Form<?> form = forms.get(fields[0].equals("link-day") ? "link-snapshot" : fields[0]);
      if (form != null) {
        check(form, VAULT.open(fields[0] + "/" + fields[1], fields[2]));
      } else if (!Set.of("session-seen", "key").contains(fields[0])) {
        unknown.add(fields[0]);
      }
    }
    assertEquals(List.of(), unknown);
  }

  private static <T> void check(Form<T> form, String body) {
    if (form.oldest() > 1 && !body.startsWith("{\"format\"")) {
      assertInstanceOf(Reading.Unreadable.class, form.tryRead(body, Function.identity()));
      return;
    }
    T value = form.read(body);
    boolean today = form.version() == 1 || body.startsWith("{\"format\":" + form.version() + ",");
    if (today) {
      assertEquals(body, form.write(value), form.name());
    }
  }
}
