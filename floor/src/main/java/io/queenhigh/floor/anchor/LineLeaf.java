package io.queenhigh.floor.anchor;

import io.queenhigh.floor.hash.Sha256;
import java.nio.charset.StandardCharsets;

/**
 * A journal's line as a leaf of the log: five lines of text, each ended by a line feed, that anyone
 * can hash by hand.
 *
 * <pre>
 *   queenhigh line 1
 *   table/wa-1          the stream
 *   17                  the line's number in it
 *   9f86d081…           the line's own hash, 64 hex digits
 *   2c26b46b…           a salt, 64 hex digits, handed out with the line's proof
 * </pre>
 *
 * <p>The salt is there because tiles are public: a line of a running round that says little could
 * otherwise be guessed from its leaf.
 */
final class LineLeaf {

  private LineLeaf() {}

  static TreeHash of(String stream, long seq, String hash, String salt) {
    String text = "queenhigh line 1\n" + stream + "\n" + seq + "\n" + hash + "\n" + salt + "\n";
    return TreeHash.leaf(text.getBytes(StandardCharsets.UTF_8));
  }

  /** One salt tells nothing of the others of its run. */
  static String salt(String secret, long seq) {
    String text = "queenhigh salt 1\n" + secret + "\n" + seq + "\n";
    return Sha256.hex(text);
  }
}
