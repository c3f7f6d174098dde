package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.cli.line.ProgressBar;
import io.queenhigh.cli.line.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressBarTest {

  private final ByteArrayOutputStream talk = new ByteArrayOutputStream();
  private final AtomicLong seconds = new AtomicLong();

  @Test
  void aBarWithTheTimeThatIsLeft() {
    try (ProgressBar bar = bar(Terminal.Audience.PERSON)) {
      at(bar, 1, 10);
      at(bar, 2, 10);
      at(bar, 3, 50);
      at(bar, 100, 100);
    }
    assertEquals(
        """
        \r[KDealing  ███░░░░░░░░░░░░░░░░░░░░░░░░░░░  10 %  19 s left
        \r[KDealing  ███████████████░░░░░░░░░░░░░░░  50 %  4 s left
        \r[KDealing  ██████████████████████████████ 100 %  1 s left
        \r[K"""
            .replace("\n", ""),
        said());
  }

  @Test
  void longWorkCountsInMinutes() {
    try (ProgressBar bar = bar(Terminal.Audience.PERSON)) {
      at(bar, 60, 20);
    }
    assertEquals("\r[KDealing  ██████░░░░░░░░░░░░░░░░░░░░░░░░  20 %  4 min 1 s left\r[K", said());
  }

  @Test
  void shortWorkAndProgramsAreLeftAlone() {
    try (ProgressBar bar = bar(Terminal.Audience.PERSON)) {
      at(bar, 1, 100);
    }
    try (ProgressBar bar = bar(Terminal.Audience.PROGRAM)) {
      at(bar, 60, 20);
    }
    assertEquals("", said());
  }

  private ProgressBar bar(Terminal.Audience audience) {
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(new byte[0]),
            new ByteArrayOutputStream(),
            talk,
            false,
            audience);
    seconds.set(0);
    return new ProgressBar("Dealing", terminal, () -> seconds.get() * 1_000_000_000L);
  }

  private void at(ProgressBar bar, long second, long done) {
    seconds.set(second);
    bar.at(done, 100);
  }

  private String said() {
    return talk.toString(StandardCharsets.UTF_8).replace("\u001b", "");
  }
}
