package io.queenhigh.floor.store;

import io.queenhigh.floor.hash.Sha256;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;

/**
 * The SHA-256 that chains one line to the next. Each text goes in with its length before it.
 *
 * <pre>
 *   format 1   prevHash stream seq at type payload actor
 *   format 2   "queenhigh line 2" nonce prevHash stream seq at type payload actor command
 * </pre>
 */
final class Chain {

  private static final String SECOND = "queenhigh line 2";

  private Chain() {}

  /** The hash that a line must have, whatever it says its hash is. */
  static String hash(Entry line) {
    MessageDigest digest = Sha256.digest();
    if (line.nonce().isPresent()) {
      add(digest, SECOND);
      digest.update(HexFormat.of().parseHex(line.nonce().get()));
    }
    add(digest, line.prevHash());
    add(digest, line.stream());
    digest.update(ByteBuffer.allocate(16).putLong(line.seq()).putLong(line.atMillis()).flip());
    add(digest, line.type());
    add(digest, line.payload());
    add(digest, line.actor());
    if (line.nonce().isPresent()) {
      digest.update((byte) (line.command().isPresent() ? 1 : 0));
      line.command().ifPresent(command -> add(digest, command));
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void add(MessageDigest digest, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    digest.update(ByteBuffer.allocate(4).putInt(bytes.length).flip());
    digest.update(bytes);
  }
}
