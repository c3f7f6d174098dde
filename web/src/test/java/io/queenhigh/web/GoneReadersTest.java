package io.queenhigh.web;

import static io.queenhigh.web.SharedFloor.awaitThatTheyKnowEachOther;
import static io.queenhigh.web.SharedFloor.someTableOf;

import io.queenhigh.floor.NodeRoom;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Readers who go as soon as they have come leave nobody speaking to them at another node. */
class GoneReadersTest {

  private static final int MANY = 400;

  @TempDir Path folder = Path.of("");

  @Test
  void nobodySpeaksToThoseWhoHaveGone() throws Exception {
    SharedFloor shared = SharedFloor.in(folder);
    try (NodeHouse one = shared.node();
        NodeHouse two = shared.node()) {
      awaitThatTheyKnowEachOther(one, two);
      SharedFloor.openAll(one);
      String table = someTableOf(two);

      for (int i = 0; i < MANY; i++) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), one.server().port())) {
          socket
              .getOutputStream()
              .write(
                  ("GET /api/tables/" + table + "/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
                      .getBytes(StandardCharsets.US_ASCII));
          // Some go before they are answered, some after.
          if (i % 2 == 0) {
            socket.getInputStream().read();
          }
          socket.setSoLinger(true, 0);
        }
      }

      TestPerson stranger = new TestPerson(one.url());
      NodeRoom.await(
          "all have gone",
          () -> stranger.get("/metrics").body().contains("queenhigh_streams_open 0"));
      NodeRoom.await("nobody speaks to nobody", () -> two.room().table(table).watchers() == 0);
    }
  }
}
