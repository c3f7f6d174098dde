package io.queenhigh.audit.anchor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/** A checkpoint: a signed note that names a log, how many leaves its tree has, and the root. */
public final class SignedTree {

  private final SignedNote note;
  private final String origin;
  private final long size;
  private final byte[] root;

  private SignedTree(SignedNote note, String origin, long size, byte[] root) {
    this.note = note;
    this.origin = origin;
    this.size = size;
    this.root = root;
  }

  /** What a note says; nothing when it is not a checkpoint. */
  public static Optional<SignedTree> parse(String text) {
    return SignedNote.parse(text).flatMap(SignedTree::of);
  }

  private static Optional<SignedTree> of(SignedNote note) {
    List<String> lines = note.text().lines().toList();
    if (lines.size() < 3
        || lines.stream().anyMatch(String::isEmpty)
        || !lines.get(1).matches("0|[1-9]\\d{0,17}")
        || !lines.get(2).matches("[A-Za-z0-9+/]{43}=")) {
      return Optional.empty();
    }
    byte[] root = Base64.getDecoder().decode(lines.get(2));
    return Optional.of(new SignedTree(note, lines.getFirst(), Long.parseLong(lines.get(1)), root));
  }

  /**
   * All checkpoints of a file, one after the other, with or without empty lines in between. A
   * checkpoint has no empty line but the one above its signatures: lines of its text may look like
   * signatures and are none.
   *
   * @return nothing when something in it is not a checkpoint, or it has none
   */
  public static Optional<List<SignedTree>> parseAll(String text) {
    List<SignedTree> all = new ArrayList<>();
    StringBuilder note = new StringBuilder();
    boolean below = false;
    for (String line : (text + "\n").split("\n", -1)) {
      if (below && !line.startsWith("— ")) {
        Optional<SignedTree> tree = parse(note.toString());
        if (tree.isEmpty()) {
          return Optional.empty();
        }
        all.add(tree.get());
        note.setLength(0);
        below = false;
      }
      if (!line.isEmpty() || !note.isEmpty()) {
        note.append(line).append('\n');
        below |= line.isEmpty();
      }
    }
    return note.toString().isBlank() && !all.isEmpty()
        ? Optional.of(List.copyOf(all))
        : Optional.empty();
  }

  public String origin() {
    return origin;
  }

  public long size() {
    return size;
  }

  public byte[] root() {
    return root.clone();
  }

  /** What is signed: all but the signatures. */
  public String text() {
    return note.text();
  }

  public boolean isSignedBy(VerifierKey key) {
    return note.isSignedBy(key);
  }

  public boolean hasRoot(byte[] other) {
    return Arrays.equals(root, other);
  }

  /** A root for people. */
  static String shown(byte[] root) {
    return Base64.getEncoder().encodeToString(root);
  }

  @Override
  public String toString() {
    return "%s at %,d lines, root %s".formatted(origin, size, shown(root));
  }
}
