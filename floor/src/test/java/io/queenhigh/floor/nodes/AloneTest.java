package io.queenhigh.floor.nodes;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.Overheard;
import io.queenhigh.floor.store.Postgres;
import java.net.URI;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** Of those who are no nodes one serves a floor, and none beside nodes. */
class AloneTest {

  private final String address = Postgres.server().database("alone");
  private final List<String> said = new CopyOnWriteArrayList<>();

  @Test
  void whoeverComesSecondDoesNotBeginUntilTheFirstHasEnded() {
    try (Alone _ = Alone.on(address).orElseThrow()) {
      assertTrue(Alone.on(address).isEmpty());
    }
    Alone.on(address).orElseThrow().close();
  }

  @Test
  void besideANodeNobodyIsAlone() {
    try (NodeRoom _ = NodeRoom.of(address, "one")) {
      assertTrue(Alone.on(address).isEmpty());
    }
    Alone.on(address).orElseThrow().close();
  }

  @Test
  void beforeOneWhoIsAloneNoNodeLives() {
    try (NodeRoom late = new NodeRoom(address, URI.create("https://late.test:1"))) {
      try (Alone _ = Alone.on(address).orElseThrow();
          Overheard _ = overheard()) {
        assertTrue(late.nodes().isServedAlone());
        late.nodes().begin(late.floor().residents());
        NodeRoom.await(
            "it says why it does not live",
            () -> said.stream().anyMatch(line -> line.contains("has this floor to itself")));
        assertTrue(late.nodes().me().isEmpty());
      }
      NodeRoom.await("the floor is free", late.nodes()::isSure);
    }
  }

  /**
   * Two that are started at once with the same options: nobody would reach what one of them has.
   */
  @Test
  void atOneAddressOneNodeLives() {
    URI url = URI.create("https://same.test:1");
    try (NodeRoom second = new NodeRoom(address, url)) {
      try (NodeRoom first = new NodeRoom(address, url)) {
        first.nodes().begin(first.floor().residents());
        NodeRoom.await("the first lives", first.nodes()::isSure);
        try (Overheard _ = overheard()) {
          second.nodes().begin(second.floor().residents());
          NodeRoom.await(
              "it says why it does not live",
              () -> said.stream().anyMatch(line -> line.contains("another node is reached at")));
        }
        assertTrue(second.nodes().me().isEmpty());
      }
      NodeRoom.await("the address is free", second.nodes()::isSure);
    }
  }

  @Test
  void whoeverLosesHisSessionBeginsAnother() throws Exception {
    try (Alone _ = Alone.on(address).orElseThrow();
        Connection connection =
            DriverManager.getConnection(
                "jdbc:" + address.replace("queenhigh@", ""), "queenhigh", "")) {
      long before = holder(connection);
      try (Statement cut = connection.createStatement()) {
        cut.execute("select pg_terminate_backend(" + before + ")");
      }
      NodeRoom.await(
          "somebody else holds it",
          () -> {
            long now = holder(connection);
            return now > 0 && now != before;
          });
    }
  }

  private Overheard overheard() {
    return new Overheard("io.queenhigh.floor.nodes", said::add);
  }

  private static long holder(Connection connection) {
    try (Statement select = connection.createStatement();
        ResultSet rows =
            select.executeQuery(
                "select pid from pg_locks where locktype = 'advisory' and granted"
                    + " and mode = 'ExclusiveLock' and database ="
                    + " (select oid from pg_database where datname = current_database())")) {
      return rows.next() ? rows.getLong(1) : 0;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
