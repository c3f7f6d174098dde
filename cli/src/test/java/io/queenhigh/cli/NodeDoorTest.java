package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.nodes.Certificates;
import io.queenhigh.floor.store.Postgres;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The door by which other nodes come in. */
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
}
