package io.queenhigh.web;

import static io.queenhigh.web.SharedFloor.TABLES;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.NodeRoom;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Whoever runs tables reads at any node which nodes there are, and what each of them has. */
class WhoHasWhatTest {

  @TempDir Path folder = Path.of("");

  private static JsonNode nodes(TestPerson person) {
    return person.get("/api/nodes").expect(200).json().path("nodes");
  }

  /** The tables of every node that is told of, by its number. */
  private static Map<Long, List<String>> tables(JsonNode nodes) {
    Map<Long, List<String>> all = new TreeMap<>();
    for (JsonNode node : nodes) {
      List<String> its = new ArrayList<>();
      node.path("tables").forEach(table -> its.add(table.asString()));
      all.put(node.path("id").asLong(), its);
    }
    return all;
  }

  private static long self(JsonNode nodes) {
    List<Long> selves = new ArrayList<>();
    for (JsonNode node : nodes) {
      if (node.path("self").asBoolean()) {
        selves.add(node.path("id").asLong());
      }
    }
    assertEquals(1, selves.size(), nodes.toString());
    return selves.getFirst();
  }

  private static boolean isTold(JsonNode nodes, NodeHouse one, long first, NodeHouse two) {
    Map<Long, List<String>> told = tables(nodes);
    return told.size() == 2
        && told.entrySet().stream()
            .allMatch(
                node ->
                    node.getValue().stream()
                        .sorted()
                        .toList()
                        .equals(has(node.getKey() == first ? one : two)))
        && told.values().stream().mapToInt(List::size).sum() == TABLES.size();
  }

  private static List<String> has(NodeHouse house) {
    return TABLES.stream().filter(house.room()::has).sorted().toList();
  }

  @Test
  void everyNodeTellsWhichOfThemHasATable() throws Exception {
    SharedFloor shared = SharedFloor.in(folder);
    try (NodeHouse one = shared.node();
        NodeHouse two = shared.node()) {
      SharedFloor.awaitThatTheyKnowEachOther(one, two);
      SharedFloor.openAll(one);
      TestPerson mia = one.manager();
      TestPerson elsewhere = mia.at(two.url());
      SharedFloor.guest(one).get("/api/nodes").expect(403);
      long first = self(nodes(mia));
      long second = self(nodes(elsewhere));
      assertTrue(first != second);
      NodeRoom.await("the first says so", () -> isTold(nodes(mia), one, first, two));
      NodeRoom.await("the second says so", () -> isTold(nodes(elsewhere), one, first, two));

      assertTrue(two.room().nodes().leave(Duration.ofSeconds(60)));
      NodeRoom.await(
          "all of it is at the first, and the second is told to be leaving or not at all",
          () -> {
            JsonNode now = nodes(mia);
            Map<Long, List<String>> told = tables(now);
            for (JsonNode node : now) {
              if (node.path("id").asLong() == second && !node.path("leaving").asBoolean()) {
                return false;
              }
            }
            return told.getOrDefault(first, List.of()).size() == TABLES.size()
                && told.getOrDefault(second, List.of()).isEmpty();
          });
    }
  }

  @Test
  void whereOneHasEverythingThereAreNoNodes() {
    try (TestHouse house = new TestHouse(folder)) {
      house.appointManager();
      assertEquals(0, nodes(house.signedIn(TestHouse.MANAGER)).size());
    }
  }
}
