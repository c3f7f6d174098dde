package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.nodes.Certificates;
import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.floor.store.Port;
import io.queenhigh.web.nodes.Forwarding;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whoever runs {@code nodes certificates} on a second machine makes a second authority: its node
 * would have tables, and whoever asks any other node for them would be told that nobody has them.
 */
@Timeout(120)
class StrangeNodeTest {

  @TempDir Path folder = Path.of("");

  private SharedFloor shared;

  @BeforeEach
  void begin() throws IOException {
    shared = SharedFloor.in(folder);
  }

  private Path made(String authority) throws IOException {
    return Certificates.in(folder.resolve(authority)).node("127.0.0.1");
  }

  private NodeHouse with(Path keys) {
    URI url = URI.create("https://127.0.0.1:" + Port.free());
    return new NodeHouse(shared.address(), url, NodeKeys.in(keys));
  }

  private void isRefusedBeside(NodeHouse one, Path keys) {
    Forwarding.StrangeKeys no =
        assertThrows(Forwarding.StrangeKeys.class, () -> with(keys).close());
    assertTrue(String.valueOf(no.getMessage()).contains("https://127.0.0.1:"), no::getMessage);
    assertEquals(1, one.room().nodes().living().size(), "nobody has joined");
  }

  @Test
  void aNodeOfAnotherAuthorityDoesNotBegin() throws Exception {
    try (NodeHouse one = shared.node()) {
      isRefusedBeside(one, made("elsewhere"));
    }
  }

  /** It knows their authority, and they do not know its own. */
  @Test
  void aNodeThatTheOthersDoNotKnowDoesNotBegin() throws Exception {
    try (NodeHouse one = shared.node()) {
      Path keys = made("elsewhere");
      both(keys.resolve(NodeKeys.AUTHORITY), shared.keys().resolve(NodeKeys.AUTHORITY));
      // Whether it is cut off before or after it has spoken is a matter of chance.
      for (int i = 0; i < 10; i++) {
        isRefusedBeside(one, keys);
      }
    }
  }

  private static void both(Path file, Path more) throws IOException {
    Files.write(file, (Files.readString(file) + Files.readString(more)).lines().toList());
  }

  /** Node by node, another authority takes the place of the first. */
  @Test
  void whereAllKnowBothAuthoritiesNodesOfEitherBegin() throws Exception {
    Path old = shared.keys();
    Path fresh = made("elsewhere");
    for (Path keys : Arrays.asList(old, fresh)) {
      both(
          keys.resolve(NodeKeys.AUTHORITY),
          (keys.equals(old) ? fresh : old).resolve(NodeKeys.AUTHORITY));
    }
    try (NodeHouse one = shared.node();
        NodeHouse two = with(fresh)) {
      SharedFloor.awaitThatTheyKnowEachOther(one, two);
    }
  }
}
