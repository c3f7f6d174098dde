package io.queenhigh.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a slow reader finds in his queue. */
class EventStreamTest {

  /** A reader's end. */
  private static final class Paper extends ServletOutputStream {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private Runnable atFlush = () -> {};

    @Override
    public void flush() {
      atFlush.run();
    }

    @Override
    public void write(int one) {
      bytes.write(one);
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void setWriteListener(WriteListener listener) {
      throw new UnsupportedOperationException("whoever writes here waits");
    }

    String text() {
      return bytes.toString(StandardCharsets.UTF_8);
    }
  }

  @Test
  void linesAllWaitAndOfWhatIsShownOnlyTheNewest() throws IOException {
    Paper paper = new Paper();
    EventStream stream = new EventStream(paper, 8);
    stream.send(1, "one");
    stream.show("meter 1");
    stream.send(2, "two");
    stream.show("meter 2");
    stream.show("meter 3");
    stream.end();
    stream.write(new byte[0], Duration.ofHours(1), () -> Welcome.YES);
    assertEquals(
        "id: 1\ndata: one\n\ndata: meter 3\n\nid: 2\ndata: two\n\n",
        paper.text(),
        "a meter that moves fast fills nobody's queue");
  }

  /** He may have been dismissed at another node, whose words go on coming. */
  @Test
  void whileNobodyCanTellWhoSomebodyIsHeHearsNothing() throws IOException {
    Paper paper = new Paper();
    EventStream stream = new EventStream(paper, 8);
    List<Welcome> told =
        new ArrayList<>(List.of(Welcome.YES, Welcome.NOBODY_KNOWS, Welcome.YES, Welcome.NO));
    List<String> heardByThen = new ArrayList<>();
    stream.send(1, "one");
    stream.write(
        new byte[0],
        Duration.ofMillis(1),
        () -> {
          heardByThen.add(paper.text());
          Welcome now = told.removeFirst();
          stream.send(1 + heardByThen.size(), "more");
          return now;
        });
    assertEquals(List.of(), told);
    String betweenTheTwo = heardByThen.get(2).substring(heardByThen.get(1).length());
    assertTrue(betweenTheTwo.matches("(: \n\n)+"), betweenTheTwo);
    assertTrue(heardByThen.get(3).contains("id: 4"), heardByThen.get(3));
    assertFalse(paper.text().contains("id: 5"), paper.text());
  }

  @Test
  void theLastWordIsHeardAlsoWhenItComesWhileTheOneBeforeIsOnItsWay() throws IOException {
    Paper paper = new Paper();
    EventStream stream = new EventStream(paper, 8);
    stream.send(1, "one");
    paper.atFlush =
        () -> {
          if (paper.text().contains("one")) {
            stream.bye("closing");
          }
        };
    stream.write(new byte[0], Duration.ofHours(1), () -> Welcome.YES);
    assertEquals("id: 1\ndata: one\n\nevent: bye\ndata: closing\n\n", paper.text());
  }
}
