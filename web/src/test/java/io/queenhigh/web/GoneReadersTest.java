package io.queenhigh.web;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.nodes.Certificates;
import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.floor.store.Port;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.table.Pace;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Readers who go as soon as they have come leave nobody speaking to them at another node. */
class GoneReadersTest {

  private static final int MANY = 400;

  private static final Pace SLOW =
      new Pace(3_600_000, 3_600_000, 3_600_000, 3_600_000, 3_600_000, 0);

  private static final List<String> TABLES =
      List.of("t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9");

  @TempDir Path folder = Path.of("");

  private NodeHouse node(String address, Path keys) throws IOException {
    return new NodeHouse(
        address, URI.create("https://127.0.0.1:" + Port.free()), NodeKeys.in(keys));
  }

  @Test
  void nobodySpeaksToThoseWhoHaveGone() throws Exception {
    String address = Postgres.server().database("gone");
    Path keys = Certificates.in(folder.resolve("keys")).node("127.0.0.1");
    try (NodeHouse one = node(address, keys);
        NodeHouse two = node(address, keys)) {
      NodeRoom.await(
          "both know each other",
          () -> Stream.of(one, two).allMatch(house -> house.room().nodes().living().size() == 2));
      TABLES.forEach(
          id -> one.room().open(CardRoom.setup(id, "wa/three-card-poker", List.of(), SLOW, 0)));
      NodeRoom.await("it has its share", () -> TABLES.stream().anyMatch(two.room()::has));
      String table = TABLES.stream().filter(two.room()::has).findFirst().orElseThrow();

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
