package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.anchor.Anchor;
import io.queenhigh.floor.anchor.AnchorSettings;
import io.queenhigh.floor.anchor.NoteKey;
import io.queenhigh.floor.anchor.SigningKeys;
import io.queenhigh.floor.people.LightPeople;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.store.Store;
import io.queenhigh.web.WebServer;
import io.queenhigh.web.WebSettings;
import io.queenhigh.web.demo.Book;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A witness over real HTTP, at a floor that is honest, one that was put back, and one that forked.
 */
class WitnessCommandTest {

  private static final NoteKey KEY = NoteKey.create(new SecureRandom());

  @TempDir Path folder = Path.of("");

  /** A floor that signs when it is told to. */
  private static final class SignedFloor implements AutoCloseable {
    private final Store store;
    private final Floor floor;
    private final People people;
    private final Anchor log;
    private final WebServer server;

    SignedFloor(String address) {
      store = Store.open(address);
      floor = Floor.open(store, FloorSettings.usual(Catalogue.approved(), new Book()));
      people = LightPeople.of(store, InstantSource.system());
      log =
          Anchor.at(store, AnchorSettings.usual(new SigningKeys.Found.Key(KEY), Optional.empty()));
      server =
          WebServer.start(floor, people, Optional.of(log), WebSettings.usual().at("localhost", 0));
    }

    String url() {
      return "http://localhost:" + server.port();
    }

    void guestsArrive(int many) {
      for (int i = 0; i < many; i++) {
        people.door().guest();
      }
      log.turn();
    }

    @Override
    public void close() {
      server.close();
      floor.close();
      log.close();
      store.close();
    }
  }

  private Run witness(SignedFloor floor, String... more) {
    return witness(floor.url(), more);
  }

  private Run witness(String url, String... more) {
    Path file = folder.resolve("checkpoints");
    String[] words = {"witness", url, "--key", KEY.verifier(), "--file", file.toString()};
    String[] all = Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return Run.of(all);
  }

  @Test
  void checkpointsAreKeptAndAForkOrARollbackIsShouted() throws Exception {
    Path kept = folder.resolve("checkpoints");
    String address = "sqlite:" + folder.resolve("floor.db");
    try (SignedFloor floor = new SignedFloor(address)) {
      floor.guestsArrive(150);
      assertEquals(0, witness(floor).exit());
      assertTrue(witness(floor).out().startsWith("Nothing new"));
      floor.guestsArrive(150);
      Run grown = witness(floor, "--cosign", folder.resolve("witness-key").toString());
      assertEquals(0, grown.exit(), grown.said());
      assertTrue(Files.readString(kept).contains("— queenhigh.witness/"));
      floor.guestsArrive(3);
      assertEquals(0, witness(floor).exit());
      assertEquals(3, Files.readAllLines(kept).stream().filter(KEY.name()::equals).count());
      Run audit = Run.of("verify", address, "--against", kept.toString(), "--key", KEY.verifier());
      assertEquals(0, audit.exit(), audit.out() + audit.said());
    }
    try (SignedFloor early = new SignedFloor("sqlite:" + folder.resolve("early.db"))) {
      early.guestsArrive(5);
      Run back = witness(early);
      assertEquals(3, back.exit());
      assertTrue(back.said().contains("rolled back"), back.said());
      early.guestsArrive(400);
      Run forked = witness(early);
      assertEquals(3, forked.exit());
      assertTrue(forked.said().contains("History forked"), forked.said());
      assertTrue(Files.exists(folder.resolve("checkpoints.refused")));
      assertEquals(3, Files.readAllLines(kept).stream().filter(KEY.name()::equals).count());
    }
    Run other =
        Run.of(
            "verify",
            "sqlite:" + folder.resolve("early.db"),
            "--against",
            kept.toString(),
            "--key",
            KEY.verifier());
    assertEquals(1, other.exit());
    assertTrue(other.out().contains("as they were signed"), other.out());
  }

  /**
   * A floor shows another history once, signed, and hides its tiles; then it is honest again. What
   * it signed was kept, and the honest log does not go on from there.
   */
  @Test
  void aForkWithoutTilesIsKeptAndCriedAtLater() throws Exception {
    HttpServer liar =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    try (SignedFloor honest = new SignedFloor("sqlite:" + folder.resolve("floor.db"));
        SignedFloor other = new SignedFloor("sqlite:" + folder.resolve("other.db"))) {
      honest.guestsArrive(20);
      other.guestsArrive(30);
      assertEquals(0, witness(honest).exit());
      byte[] note = other.log.newest().orElseThrow().note().getBytes(StandardCharsets.UTF_8);
      liar.createContext("/checkpoint", exchange -> answers(exchange, 200, note));
      liar.createContext("/tile", exchange -> answers(exchange, 404, new byte[0]));
      liar.start();
      String address = "http://localhost:" + liar.getAddress().getPort();
      for (int i = 0; i < 2; i++) {
        Run unproven = witness(address);
        assertEquals(1, unproven.exit());
        assertTrue(unproven.said().contains("not proven to go on"), unproven.said());
      }
      Path apart = folder.resolve("checkpoints.unproven");
      assertEquals(1, Files.readAllLines(apart).stream().filter(KEY.name()::equals).count());
      honest.guestsArrive(20);
      Run forked = witness(honest);
      assertEquals(3, forked.exit(), forked.out());
      assertTrue(forked.said().contains("History forked"), forked.said());
      assertTrue(Files.exists(apart), "evidence");
    } finally {
      liar.stop(0);
    }
  }

  /** The tiles come a minute later: nothing was wrong, and nothing is left behind. */
  @Test
  void whatIsProvenLaterIsKeptAsAnyOther() throws Exception {
    HttpServer slow =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    try (SignedFloor honest = new SignedFloor("sqlite:" + folder.resolve("floor.db"))) {
      honest.guestsArrive(20);
      assertEquals(0, witness(honest).exit());
      honest.guestsArrive(20);
      byte[] note = honest.log.newest().orElseThrow().note().getBytes(StandardCharsets.UTF_8);
      slow.createContext("/checkpoint", exchange -> answers(exchange, 200, note));
      slow.start();
      assertEquals(1, witness("http://localhost:" + slow.getAddress().getPort()).exit());
      honest.guestsArrive(20);
      assertEquals(0, witness(honest).exit());
      assertTrue(Files.notExists(folder.resolve("checkpoints.unproven")));
    } finally {
      slow.stop(0);
    }
  }

  private static void answers(HttpExchange exchange, int status, byte[] body) throws IOException {
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  @Test
  void aKeyThatTheFloorShowedItselfIsSaidToBeTakenOnTrustEveryTime() throws Exception {
    try (SignedFloor floor = new SignedFloor("sqlite:" + folder.resolve("floor.db"))) {
      floor.guestsArrive(3);
      String file = folder.resolve("trusted").toString();
      for (int i = 0; i < 2; i++) {
        Run run = Run.of("witness", floor.url(), "--file", file);
        assertEquals(0, run.exit(), run.said());
        assertTrue(run.said().contains("Taken on trust: " + KEY.name()), run.said());
      }
    }
    HttpServer nonsense =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    nonsense.createContext("/", exchange -> answers(exchange, 200, new byte[] {'x'}));
    nonsense.start();
    String address = "http://localhost:" + nonsense.getAddress().getPort();
    Path file = folder.resolve("nothing");
    assertEquals(1, Run.of("witness", address, "--file", file.toString()).exit());
    assertTrue(Files.notExists(folder.resolve("nothing.key")), "what is no key is not kept");
    nonsense.stop(0);
  }

  @Test
  void theKeyIsShownAndMadeByACommand() throws Exception {
    String store = "sqlite:" + folder.resolve("floor.db");
    Run none = Run.of("log", "key", "--store", store);
    assertEquals(1, none.exit());
    Run made = Run.of("log", "new-key", "--store", store);
    assertEquals(0, made.exit(), made.said());
    assertEquals(made.out(), Run.of("log", "key", "--store", store).out());
    Run again = Run.of("log", "new-key", "--store", store);
    assertTrue(!again.out().equals(made.out()));
    assertTrue(Files.exists(folder.resolve("floor.db.log-key.old")));
  }

  @Test
  void whatIsNoCheckpointIsRefusedInWords() throws Exception {
    Path poem = Files.writeString(folder.resolve("poem"), "roses are red\n");
    Run run = Run.of("verify", poem.toString(), "--against", poem.toString());
    assertEquals(1, run.exit());
    assertTrue(run.said().contains("no checkpoint"), run.said());
    assertEquals(1, Run.of("witness", "http://127.0.0.1:1", "--key", KEY.verifier()).exit());
  }
}
