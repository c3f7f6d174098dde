package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.nodes.Certificates;
import io.queenhigh.floor.store.Port;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Sessions;
import io.queenhigh.floor.store.Store;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A node that begins beside a database whose clock says something else. */
class NodeClockTest {

  @TempDir Path folder = Path.of("");

  @ParameterizedTest
  @CsvSource({"5 min, 'behind'", "-5 min, 'ahead of'"})
  void whoseClockIsOffDoesNotBegin(String much, String where) throws Exception {
    String address = Postgres.server().database("clock");
    Store.open(address).close();
    // This machine has one clock; so the database tells another time.
    Sessions.tellsAnotherTime(address, much);
    Run run =
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
            Certificates.in(folder.resolve("keys")).node("127.0.0.1").toString());
    assertEquals(1, run.exit());
    assertTrue(
        run.said()
            .matches(
                "(?s).*This machine's clock is (299\\.[5-9]|300\\.0) s "
                    + where
                    + " PostgreSQL's, and nodes may be a second off: set the one that is wrong.*"),
        run.said());
  }
}
