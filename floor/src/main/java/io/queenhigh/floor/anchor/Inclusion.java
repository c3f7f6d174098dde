package io.queenhigh.floor.anchor;

import java.util.List;
import java.util.stream.Stream;

/**
 * That lines are in the log, for whoever has them in hand. A line carries the hash of the one
 * before it, so that the last line of a piece stands for all of the piece.
 *
 * @param checkpoint the signed note of the tree that has them
 */
public record Inclusion(String checkpoint, List<Line> lines) {

  public Inclusion {
    lines = List.copyOf(lines);
  }

  /** These lines and others, in the same tree. */
  public Inclusion and(Inclusion more) {
    return new Inclusion(checkpoint, Stream.concat(lines.stream(), more.lines.stream()).toList());
  }

  /**
   * One line, and what leads from it to the root.
   *
   * @param seq the line's number in its stream
   * @param leaf its number in the log, from 0
   * @param salt what goes into its leaf besides the line
   * @param path the hashes from the leaf up to the root, in base64
   */
  public record Line(long seq, long leaf, String salt, List<String> path) {
    public Line {
      path = List.copyOf(path);
    }
  }
}
