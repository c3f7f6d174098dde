package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A primary that has hung up, not down: its machine takes connections, and nobody answers. */
class SilentServerTest {

  @Test
  void whoeverIsAskedFirstAndSaysNothingKeepsNobodyFromTheOther() throws IOException {
    try (ServerSocket silent = new ServerSocket(0, 1_000, InetAddress.getLoopbackAddress())) {
      String address = Postgres.server().database("silent");
      Store.open(address).close();
      String both =
          address.replaceFirst("@([^/]*)/", "@127.0.0.1:%d,$1/".formatted(silent.getLocalPort()));
      try (Store store = Store.open(both)) {
        Writing one = new Scribe(store, "table/1").writing("one", List.of(), Optional.empty());
        assertInstanceOf(Written.Durable.class, store.write(one).join());
      }
    }
  }
}
