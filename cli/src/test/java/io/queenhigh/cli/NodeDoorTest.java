package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.nodes.Alone;
import io.queenhigh.floor.nodes.Certificates;
import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.floor.store.Port;
import io.queenhigh.floor.store.Postgres;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The door by which other nodes come in. A node that begins after all would serve for ever. */
@Timeout(120)
class NodeDoorTest {

  @TempDir Path folder = Path.of("");

  @Test
  void whereAnotherNodeAlreadyIsTheSentenceNamesTheNodesDoor() throws Exception {
    Path keys = Certificates.in(folder.resolve("keys")).node("127.0.0.1");
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String url = "https://127.0.0.1:" + taken.getLocalPort();
      Run run =
          Run.of(
              "serve",
              "--no-demo",
              "--port",
              "0",
              "--store",
              Postgres.server().database("door"),
              "--node-url",
              url,
              "--node-keys",
              keys.toString());
      assertEquals(1, run.exit());
      assertTrue(
          run.said()
              .contains(
                  url
                      + " cannot be had: Address already in use. Every node has a --node-url of its"
                      + " own, with a port that is free."),
          run.said());
    }
  }

  /** One that is started again and again would be given tables each time, and go with them. */
  @Test
  void aNodeWhosePortForGuestsIsTakenNeverWasOne() throws Exception {
    Path keys = Certificates.in(folder.resolve("keys")).node("127.0.0.1");
    String store = Postgres.server().database("guests");
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Run run =
          Run.of(
              "serve",
              "--no-demo",
              "--port",
              String.valueOf(taken.getLocalPort()),
              "--store",
              store,
              "--node-url",
              "https://127.0.0.1:" + Port.free(),
              "--node-keys",
              keys.toString());
      isRefused(run, "Port %d of".formatted(taken.getLocalPort()));
    }
    try (Connection connection =
            DriverManager.getConnection(
                "jdbc:" + store.replace("queenhigh@", ""), "queenhigh", "");
        Statement select = connection.createStatement();
        ResultSet rows = select.executeQuery("select 1 from node")) {
      assertFalse(rows.next(), "nobody has joined");
    }
  }

  private Run serve(Path keys) throws Exception {
    return Run.of(
        "serve",
        "--no-demo",
        "--port",
        "0",
        "--store",
        Postgres.server().database("keys"),
        "--node-url",
        "https://127.0.0.1:" + Port.free(),
        "--node-keys",
        keys.toString());
  }

  private static void isRefused(Run run, String why) {
    assertEquals(1, run.exit());
    assertTrue(run.said().contains(why), run.said());
  }

  private Path made(String folder, String host) throws Exception {
    return Certificates.in(this.folder.resolve(folder)).node(host);
  }

  private static void copy(Path from, String file, Path to) throws Exception {
    Files.copy(from.resolve(file), to.resolve(file), StandardCopyOption.REPLACE_EXISTING);
  }

  /** It would live, have tables, and nobody could reach them. */
  @Test
  void aNodeWithTheFolderOfAnotherDoesNotBegin() throws Exception {
    isRefused(serve(made("keys", "10.0.0.2")), "--node-keys takes the folder that was made for");
  }

  @Test
  void aNodeWhoseAuthorityIsNotItsOwnDoesNotBegin() throws Exception {
    Path keys = made("keys", "127.0.0.1");
    copy(made("others", "127.0.0.1"), NodeKeys.AUTHORITY, keys);
    isRefused(serve(keys), "nobody can speak with this node as https://127.0.0.1:");
  }

  @Test
  void aNodeWithTheKeyOfAnotherCertificateDoesNotBegin() throws Exception {
    Path keys = made("keys", "127.0.0.1");
    copy(made("others", "127.0.0.1"), NodeKeys.KEY, keys);
    isRefused(serve(keys), "nobody can speak with this node as https://127.0.0.1:");
  }

  @ParameterizedTest
  @ValueSource(strings = {NodeKeys.KEY, NodeKeys.CERTIFICATE, NodeKeys.AUTHORITY})
  void aFolderWithSomethingElseInAFileIsNamed(String file) throws Exception {
    for (String text : List.of("", "no certificate, no key: nothing\n")) {
      Path keys = made("keys" + text.length(), "127.0.0.1");
      Files.writeString(keys.resolve(file), text);
      isRefused(serve(keys), "The certificates in " + keys + " cannot be used (");
    }
  }

  /** It would play at all tables without a word to those who have them. */
  @Test
  void whoeverForgetsThatThereAreNodesDoesNotBegin() throws Exception {
    String address = Postgres.server().database("beside");
    try (NodeRoom _ = NodeRoom.of(address, "one")) {
      Run run = Run.of("serve", "--no-demo", "--port", "0", "--store", address);
      isRefused(run, "https://one.test:1");
      isRefused(run, "--node-url");
    }
  }

  /** Copied with all options to another machine: whoever asks one of them would miss the other. */
  @Test
  void whereANodeIsReachedNoOtherBegins() throws Exception {
    String address = Postgres.server().database("same");
    try (NodeRoom _ = NodeRoom.of(address, "one")) {
      Run run =
          Run.of(
              "serve",
              "--no-demo",
              "--port",
              "0",
              "--store",
              address,
              "--node-url",
              "https://one.test:1",
              "--node-keys",
              made("keys", "one.test").toString());
      isRefused(run, "At https://one.test:1 another node is reached already");
    }
  }

  /** Two of them would play at the same tables, and nobody would hear of the other's. */
  @Test
  void whereAServerHasTheFloorToItselfNobodyElseBegins() throws Exception {
    String address = Postgres.server().database("alone");
    try (Alone _ = Alone.on(address).orElseThrow()) {
      isRefused(
          Run.of("serve", "--no-demo", "--port", "0", "--store", address),
          "Another server has this floor to itself");
      isRefused(
          Run.of(
              "serve",
              "--no-demo",
              "--port",
              "0",
              "--store",
              address,
              "--node-url",
              "https://127.0.0.1:" + Port.free(),
              "--node-keys",
              made("keys", "127.0.0.1").toString()),
          "A server that is no node has this floor to itself");
    }
  }

  @Test
  void aNodeOnAFileLeavesNothingBehind() throws Exception {
    Path file = folder.resolve("floor.db");
    Run run =
        Run.of(
            "serve",
            "--no-demo",
            "--store",
            "sqlite:" + file,
            "--node-url",
            "https://127.0.0.1:" + Port.free(),
            "--node-keys",
            made("keys", "127.0.0.1").toString());
    isRefused(run, "Several nodes need one PostgreSQL; an SQLite file has one node.");
    assertFalse(Files.exists(file), "nothing is made");
  }
}
