package io.queenhigh.floor.nodes;

import io.queenhigh.floor.hash.Sha256;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/**
 * Who should have a stream: every node draws a number for it, and the highest has it. All nodes
 * come to the same answer, and when one goes, only what it had moves.
 */
final class Rendezvous {

  private Rendezvous() {}

  static Optional<Long> choose(Collection<Long> nodes, String stream) {
    return nodes.stream()
        .max(Comparator.<Long>comparingLong(node -> drawn(node, stream)).thenComparing(n -> n));
  }

  private static long drawn(long node, String stream) {
    return ByteBuffer.wrap(Sha256.of(node + "/" + stream)).getLong();
  }
}
