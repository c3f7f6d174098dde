package io.queenhigh.web.nodes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.nodes.Certificates;
import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.web.http.PassedOn;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.http.Route.Verb;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever waits for another node's words hears of it when none will come. */
class PeerTest {

  @TempDir Path folder = Path.of("");

  private static PassedOn asked() {
    return asked(Verb.GET);
  }

  private static PassedOn asked(Verb verb) {
    return new PassedOn(
        verb,
        "/events",
        "/events",
        Map.of(),
        Map.of(),
        Map.of(),
        Optional.empty(),
        "",
        new byte[0]);
  }

  /** As a reader does who comes while the connection of another is being cut. */
  private static void begin(Peer peer, List<CountDownLatch> begun, Runnable andThen) {
    CountDownLatch ended = new CountDownLatch(1);
    try {
      Peer.Passing _ =
          peer.events(
              asked(),
              _ -> {},
              () -> {
                ended.countDown();
                andThen.run();
              });
      begun.add(ended);
    } catch (IOException _) {
      // He knows that nobody hears him.
    }
  }

  /** Whoever reads all of a large link's awards elsewhere keeps nobody else from his table. */
  @Test
  void aLongAnswerIsHeardToItsEnd() throws Exception {
    NodeKeys keys = NodeKeys.in(Certificates.in(folder).node("127.0.0.1"));
    String awards = "award ".repeat(4_000_000);
    try (NodeServer server =
            new NodeServer(
                URI.create("https://127.0.0.1:0"),
                keys,
                _ -> Optional.of(Response.text("text/plain", awards)),
                _ -> {},
                () -> {});
        Peer peer = new Peer(URI.create("https://127.0.0.1:" + server.port()), keys)) {
      assertEquals(
          awards.length(), peer.ask(asked(), Duration.ofSeconds(30)).orElseThrow().bytes().length);
    }
  }

  @Test
  void whoSpeaksOnAConnectionThatIsJustBeingCutIsToldThatItIs() throws Exception {
    NodeKeys keys = NodeKeys.in(Certificates.in(folder).node("127.0.0.1"));
    try (SSLServerSocket door = keys.listen("127.0.0.1", 0)) {
      Thread.ofVirtual().start(() -> letInAndSayNothing(door));
      Peer peer = new Peer(URI.create("https://127.0.0.1:" + door.getLocalPort()), keys);
      List<CountDownLatch> begun = new CopyOnWriteArrayList<>();
      CountDownLatch cut = new CountDownLatch(1);
      begin(
          peer,
          begun,
          () -> {
            // Several, so that each of its connections has some.
            for (int more = 0; more < 8; more++) {
              begin(peer, begun, () -> {});
            }
            cut.countDown();
          });
      assertTrue(cut.await(30, TimeUnit.SECONDS), "nobody minds that nothing is said");
      for (CountDownLatch ended : begun) {
        assertTrue(ended.await(30, TimeUnit.SECONDS), "it waits for words that will never come");
      }
      peer.close();
    }
  }

  /** Of a later version, perhaps: whoever else waits on the same connection goes on waiting. */
  @Test
  void anAnswerThatNobodyUnderstandsCutsOffOnlyWhoHasAsked() throws Exception {
    NodeKeys keys = NodeKeys.in(Certificates.in(folder).node("127.0.0.1"));
    try (SSLServerSocket door = keys.listen("127.0.0.1", 0)) {
      List<Wire> wires = new CopyOnWriteArrayList<>();
      Thread.ofVirtual().start(() -> letInAndSpeakStrangely(door, wires));
      try (Peer peer = new Peer(URI.create("https://127.0.0.1:" + door.getLocalPort()), keys)) {
        List<CountDownLatch> begun = new CopyOnWriteArrayList<>();
        for (int i = 0; i < 4; i++) {
          begin(peer, begun, () -> {});
        }
        for (int i = 0; i < 4; i++) {
          assertEquals(Optional.empty(), peer.ask(asked(Verb.POST), Duration.ofSeconds(30)));
        }
        assertEquals(4, begun.size());
        assertTrue(begun.stream().allMatch(ended -> ended.getCount() == 1), "all go on");
        assertEquals(2, wires.size());
      }
    }
  }

  /** Answers each command with one byte, and everything else not at all. */
  private static void letInAndSpeakStrangely(SSLServerSocket door, List<Wire> wires) {
    try {
      while (true) {
        SSLSocket socket = (SSLSocket) door.accept();
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    NodeKeys.shakeHands(socket);
                    Wire wire = new Wire(socket);
                    wires.add(wire);
                    while (true) {
                      Frame frame = wire.next();
                      if (frame.kind() == Frame.Kind.ASK && frame.asked().verb() == Verb.POST) {
                        wire.send(new Frame(Frame.Kind.ANSWER, frame.number(), new byte[1]));
                      } else {
                        // As a sign of life, which is for nobody.
                        wire.send(new Frame(Frame.Kind.NOT_MINE, 0, new byte[0]));
                      }
                    }
                  } catch (IOException _) {
                    // It was cut.
                  }
                });
      }
    } catch (IOException _) {
      // The door is shut.
    }
  }

  private static void letInAndSayNothing(SSLServerSocket door) {
    try {
      while (true) {
        SSLSocket socket = (SSLSocket) door.accept();
        Thread.ofVirtual().start(() -> sayNothing(socket));
      }
    } catch (IOException _) {
      // The door is shut.
    }
  }

  private static void sayNothing(SSLSocket socket) {
    try (socket) {
      NodeKeys.shakeHands(socket);
      socket.getInputStream().transferTo(OutputStream.nullOutputStream());
    } catch (IOException _) {
      // It was cut.
    }
  }
}
