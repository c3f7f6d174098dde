package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.web.TestPerson.Got;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A node that nothing reaches from the database, which the others do reach. */
class CutOffFromTheDatabaseTest {

  @TempDir Path folder = Path.of("");

  @Test
  void itAnswersForNoTableTheOthersGoOnAndItComesBackToWhatTheyHaveDone() throws Exception {
    SharedFloor shared = SharedFloor.in(folder);
    try (Firewall firewall = new Firewall(Postgres.server().port());
        NodeHouse one = shared.node();
        NodeHouse two = shared.nodeThatReachesItsStoreBy(firewall)) {
      SharedFloor.awaitThatTheyKnowEachOther(one, two);
      SharedFloor.openAll(one);
      TestPerson ann = SharedFloor.guest(one);
      String table = SharedFloor.someTableOf(two);
      String at = "/api/tables/" + table;
      ann.command(at + "/sit", ",\"seat\":1,\"buyIn\":\"50.00\"").expect(200);

      firewall.silence();
      NodeRoom.await("it is not sure of itself", () -> !two.room().nodes().isSure());
      NodeRoom.await("the other one has it", () -> one.room().has(table));
      assertFalse(two.room().has(table));
      new TestPerson(two.url()).get("/ready").expect(503);
      String buyIn = "{\"id\":\"bought-in-once\",\"amount\":\"1.00\"}";
      ann.at(two.url()).post(at + "/buy-in", buyIn).expect(503);
      Got done = ann.post(at + "/buy-in", buyIn).expect(200);

      firewall.passes();
      NodeRoom.await("it lives again", two.room().nodes()::isSure);
      SharedFloor.awaitThatTheyKnowEachOther(one, two);
      NodeRoom.await("it is ready", () -> ready(two));
      assertEquals(done.body(), ann.at(two.url()).post(at + "/buy-in", buyIn).expect(200).body());
      assertEquals(
          94_900, ann.at(two.url()).get("/api/me").expect(200).json().path("walletCents").asLong());
    }
  }

  private static boolean ready(NodeHouse house) {
    return new TestPerson(house.url()).get("/ready").status() == 200;
  }
}
