package io.queenhigh.cli;

import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.floor.people.People;
import io.queenhigh.web.WebServer;
import io.queenhigh.web.WebSettings;
import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/**
 * What {@code queenhigh serve} may be one day: a node that writes lines which today's cannot read.
 */
final class LaterNode {

  private LaterNode() {}

  /**
   * Serves until it is killed.
   *
   * @param arguments the store's address, where the others reach this node, and the folder of its
   *     keys
   */
  public static void main(String[] arguments) throws InterruptedException {
    URI url = URI.create(arguments[1]);
    NodeRoom room = NodeRoom.later(arguments[0], url);
    try (WebServer server =
        WebServer.start(
            room.floor(),
            People.of(room.store(), InstantSource.system(), new SecureRandom()),
            Optional.empty(),
            WebSettings.usual().at("127.0.0.1", 0),
            Optional.of(
                new WebServer.Shared(room.nodes(), NodeKeys.in(Path.of(arguments[2])), url)))) {
      System.out.println("Later Queenhigh is open: http://localhost:" + server.port());
      new CountDownLatch(1).await();
    }
  }
}
