package io.queenhigh.floor.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** However a record is made, the first or the thousandth of its kind: it is read the same. */
class QuickRecordsTest {

  private record Seat(int number, Optional<String> player) {}

  private record Stakes(String table, long cents, boolean open, List<Seat> seats) {
    Stakes {
      if (cents < 0) {
        throw new IllegalArgumentException("less than nothing at " + table);
      }
      seats = List.copyOf(seats);
    }
  }

  private static final int MORE_THAN_THE_FIRST = 1_200;

  private final JsonMapper quick = Spelling.stored(SpelledNames.TODAY, QuickRecords.always());
  private final JsonMapper usual = Spelling.stored(SpelledNames.TODAY);

  @Test
  void theSameRecordComesOut() {
    Stakes stakes =
        new Stakes(
            "wa-1",
            500,
            true,
            List.of(new Seat(1, Optional.of("ann")), new Seat(2, Optional.empty())));
    String text = usual.writeValueAsString(stakes);
    for (int i = 0; i < MORE_THAN_THE_FIRST; i++) {
      assertEquals(stakes, quick.readValue(text, Stakes.class));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"table\":\"wa-1\",\"cents\":-1,\"open\":true,\"seats\":[]}",
        "{\"table\":\"wa-1\",\"cents\":1,\"open\":true}",
        "{\"table\":\"wa-1\",\"cents\":null,\"open\":true,\"seats\":[]}",
        "{\"table\":\"wa-1\",\"cents\":1,\"open\":true,\"seats\":[],\"more\":1}",
        "{\"table\":\"wa-1\",\"cents\":1,\"open\":true,\"seats\":[{\"number\":\"one\"}]}"
      })
  void whatIsRefusedIsRefusedInTheSameWords(String text) {
    JacksonException expected =
        assertThrows(JacksonException.class, () -> usual.readValue(text, Stakes.class));
    for (int i = 0; i < MORE_THAN_THE_FIRST; i++) {
      JacksonException refused =
          assertThrows(JacksonException.class, () -> quick.readValue(text, Stakes.class));
      assertEquals(expected.getClass(), refused.getClass());
      assertEquals(expected.getOriginalMessage(), refused.getOriginalMessage());
    }
  }
}
