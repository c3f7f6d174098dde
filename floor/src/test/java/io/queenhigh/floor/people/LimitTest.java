package io.queenhigh.floor.people;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.proof.Clause;
import java.time.Duration;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@Clause("FLOOR Play limits")
@DisplayName("A limit")
class LimitTest {

  private static final long DAY = Duration.ofDays(1).toMillis();
  private static final OptionalLong NO = OptionalLong.empty();

  @Test
  @DisplayName("holds at once where there was none, and at once when it is tighter")
  void tighter() {
    Limit sixty = Limit.NONE.ask(OptionalLong.of(60), 0);
    Limit thirty = sixty.ask(OptionalLong.of(30), 5);

    assertEquals(OptionalLong.of(60), sixty.at(0));
    assertEquals(OptionalLong.of(30), thirty.at(5));
    assertEquals(OptionalLong.of(30), thirty.at(10 * DAY));
  }

  @Test
  @DisplayName("gets looser, or goes, only after a day")
  void looser() {
    Limit looser = Limit.NONE.ask(OptionalLong.of(60), 0).ask(OptionalLong.of(90), 5);
    Limit none = Limit.NONE.ask(OptionalLong.of(60), 0).ask(NO, 5);

    assertEquals(OptionalLong.of(60), looser.at(5 + DAY - 1));
    assertEquals(OptionalLong.of(90), looser.at(5 + DAY));
    assertEquals(OptionalLong.of(60), none.at(5 + DAY - 1));
    assertEquals(NO, none.at(5 + DAY));
  }

  @Test
  @DisplayName("starts the day anew when he asks again, and forgets the wish when he tightens")
  void changesHisMind() {
    Limit waiting = Limit.NONE.ask(OptionalLong.of(60), 0).ask(NO, 0);

    Limit again = waiting.ask(OptionalLong.of(120), 10);
    assertEquals(OptionalLong.of(60), again.at(DAY));
    assertEquals(OptionalLong.of(120), again.at(10 + DAY));

    Limit tighter = waiting.ask(OptionalLong.of(50), 10);
    assertEquals(OptionalLong.of(50), tighter.at(9 * DAY));

    Limit same = waiting.ask(OptionalLong.of(60), 10);
    assertEquals(OptionalLong.of(60), same.at(9 * DAY));
  }
}
