package io.queenhigh.floor.nodes;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
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
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest((node + "/" + stream).getBytes(StandardCharsets.UTF_8));
      return ByteBuffer.wrap(digest).getLong();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
