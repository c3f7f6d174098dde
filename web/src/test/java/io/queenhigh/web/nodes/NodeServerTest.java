package io.queenhigh.web.nodes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.nodes.Certificates;
import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.web.http.PassedOn;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.http.Route.Verb;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A later version may ask in words that this one does not know: it says so, and goes on. */
class NodeServerTest {

  @TempDir Path folder = Path.of("");

  /** A verb that is none, as another version might have one. */
  private static byte[] asking(String verb) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new DataOutputStream(bytes).writeUTF(verb);
    return bytes.toByteArray();
  }

  private static PassedOn known() {
    return new PassedOn(
        Verb.GET,
        "/known",
        "/known",
        Map.of(),
        Map.of(),
        Map.of(),
        Optional.empty(),
        "",
        new byte[0]);
  }

  @Test
  void whatItDoesNotUnderstandIsNotItsOwnAndTheNextQuestionIsAnswered() throws IOException {
    NodeKeys keys = NodeKeys.in(Certificates.in(folder).node("127.0.0.1"));
    try (NodeServer server =
            new NodeServer(
                URI.create("https://127.0.0.1:0"),
                keys,
                _ -> Optional.of(Response.text("text/plain", "here")),
                _ -> {},
                () -> {});
        Wire wire = new Wire(keys.connect("127.0.0.1", server.port()))) {
      wire.endsAfter(Duration.ofSeconds(30));
      byte[][] strange = {asking("SING"), {}};
      for (int i = 0; i < strange.length; i++) {
        wire.send(new Frame(Frame.Kind.ASK, i, strange[i]));
        Frame said = wire.next();
        assertEquals(Frame.Kind.NOT_MINE, said.kind());
        assertEquals(i, said.number());
      }
      wire.send(Frame.ask(7, known()));
      Frame answer = wire.next();
      assertEquals(Frame.Kind.ANSWER, answer.kind());
      assertArrayEquals("here".getBytes(StandardCharsets.UTF_8), answer.answered().bytes());
    }
  }

  /** Its reader has gone before it began: nobody would ever end it. */
  @Test
  void aStreamThatIsGivenUpBeforeItHasBegunIsOver() throws Exception {
    NodeKeys keys = NodeKeys.in(Certificates.in(folder).node("127.0.0.1"));
    CountDownLatch given = new CountDownLatch(1);
    CountDownLatch stopped = new CountDownLatch(1);
    CountDownLatch looked = new CountDownLatch(1);
    try (NodeServer server =
            new NodeServer(
                URI.create("https://127.0.0.1:0"),
                keys,
                _ -> {
                  await(given);
                  return Optional.of(
                      new Response.Events(Optional.empty(), _ -> stopped::countDown));
                },
                _ -> {},
                looked::countDown);
        Wire wire = new Wire(keys.connect("127.0.0.1", server.port()))) {
      wire.endsAfter(Duration.ofSeconds(30));
      wire.send(Frame.ask(7, known()));
      wire.send(new Frame(Frame.Kind.END, 7, new byte[0]));
      // By then it has heard the word before this one.
      wire.send(new Frame(Frame.Kind.LOOK, 0, new byte[0]));
      await(looked);
      given.countDown();
      assertTrue(stopped.await(30, TimeUnit.SECONDS), "it goes on, and nobody hears it");
      assertEquals(Frame.Kind.END, wire.next().kind());
    }
  }

  /**
   * His machine has lost its power, or a firewall his connection: no word says that he has gone.
   */
  @Test
  void aStreamIsOverWhenNothingMoreIsHeardOfWhoeverAskedForIt() throws Exception {
    NodeKeys keys = NodeKeys.in(Certificates.in(folder).node("127.0.0.1"));
    CountDownLatch stopped = new CountDownLatch(1);
    try (NodeServer server =
            new NodeServer(
                URI.create("https://127.0.0.1:0"),
                keys,
                _ -> Optional.of(new Response.Events(Optional.empty(), _ -> stopped::countDown)),
                _ -> {},
                () -> {});
        Wire wire = new Wire(keys.connect("127.0.0.1", server.port()))) {
      wire.send(Frame.ask(7, known()));
      assertTrue(stopped.await(30, TimeUnit.SECONDS), "it goes on, and nobody hears it");
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
