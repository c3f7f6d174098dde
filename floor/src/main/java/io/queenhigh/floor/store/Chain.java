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
    Spelled spelled = new Spelled();
    if (line.nonce().isPresent()) {
      spelled.add(SECOND);
      spelled.add(HexFormat.of().parseHex(line.nonce().get()));
    }
    spelled.add(line.prevHash());
    spelled.add(line.stream());
    spelled.room(2 * Long.BYTES).putLong(line.seq()).putLong(line.atMillis());
    spelled.add(line.type());
    spelled.add(line.payload());
    spelled.add(line.actor());
    if (line.nonce().isPresent()) {
      spelled.room(1).put((byte) (line.command().isPresent() ? 1 : 0));
      line.command().ifPresent(spelled::add);
    }
    return spelled.hash();
  }

  /** All that goes into one hash, put together first: many small pieces cost more than hashing. */
  private static final class Spelled {

    /** Enough for every line but a settlement's. */
    private ByteBuffer bytes = ByteBuffer.allocate(640);

    ByteBuffer room(int more) {
      if (bytes.remaining() < more) {
        bytes = ByteBuffer.allocate(2 * (bytes.position() + more)).put(bytes.flip());
      }
      return bytes;
    }

    void add(byte[] some) {
      room(some.length).put(some);
    }

    void add(String text) {
      byte[] some = text.getBytes(StandardCharsets.UTF_8);
      room(Integer.BYTES + some.length).putInt(some.length).put(some);
    }

    String hash() {
      MessageDigest digest = Sha256.digest();
      digest.update(bytes.array(), 0, bytes.position());
      return HexFormat.of().formatHex(digest.digest());
    }
  }
}
